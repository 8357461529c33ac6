#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace qkc::device {

// Numbers and texts one after another, for files of the cache and between processes of one build.
class ByteWriter {
public:
  void add(std::uint64_t number);
  void add(std::string_view text);
  void add(const std::vector<std::string>& texts);
  std::string take() { return std::move(bytes_); }

private:
  std::string bytes_;
};

// Reads them back in the same order. After the first thing that is not there everything is empty and ok() false.
class ByteReader {
public:
  explicit ByteReader(std::string_view bytes) : rest_(bytes) {}
  std::uint64_t number();
  std::string text();
  std::vector<std::string> texts();
  bool ok() const { return ok_; }
  bool atEnd() const { return ok_ && rest_.empty(); }

private:
  std::string_view rest_;
  bool ok_ = true;
};

} // namespace qkc::device
