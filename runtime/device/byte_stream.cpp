#include "runtime/device/byte_stream.h"

#include <cstring>

namespace qkc::device {

void ByteWriter::add(std::uint64_t number) {
  bytes_.append(reinterpret_cast<const char*>(&number), sizeof number);
}

void ByteWriter::add(std::string_view text) {
  add(static_cast<std::uint64_t>(text.size()));
  bytes_ += text;
}

void ByteWriter::add(const std::vector<std::string>& texts) {
  add(static_cast<std::uint64_t>(texts.size()));
  for (auto const& text : texts) {
    add(std::string_view(text));
  }
}

std::uint64_t ByteReader::number() {
  std::uint64_t out = 0;
  if (!ok_ || rest_.size() < sizeof out) {
    ok_ = false;
    return 0;
  }
  std::memcpy(&out, rest_.data(), sizeof out);
  rest_.remove_prefix(sizeof out);
  return out;
}

std::string ByteReader::text() {
  std::uint64_t const size = number();
  if (!ok_ || rest_.size() < size) {
    ok_ = false;
    return {};
  }
  std::string out(rest_.substr(0, size));
  rest_.remove_prefix(size);
  return out;
}

std::vector<std::string> ByteReader::texts() {
  std::uint64_t const count = number();
  std::vector<std::string> out;
  for (std::uint64_t k = 0; k < count && ok_; ++k) {
    out.push_back(text());
  }
  return out;
}

} // namespace qkc::device
