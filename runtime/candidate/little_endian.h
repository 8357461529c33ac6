#pragma once
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string_view>
#include <vector>

/// Little-endian numbers in byte strings, on any host.
namespace qkc::candidate {

/// The number at `offset`; the caller has checked that it lies within.
template <typename T> T loadLittle(std::span<const std::byte> bytes, std::size_t offset) {
  T value = 0;
  for (std::size_t i = 0; i < sizeof(T); ++i) {
    value = static_cast<T>(value |
                           static_cast<T>(static_cast<T>(std::to_integer<std::uint8_t>(bytes[offset + i])) << (8 * i)));
  }
  return value;
}

template <typename T> void appendLittle(std::vector<std::byte>& bytes, T value) {
  for (std::size_t i = 0; i < sizeof(T); ++i) {
    bytes.push_back(static_cast<std::byte>((value >> (8 * i)) & 0xFF));
  }
}

inline void appendBytes(std::vector<std::byte>& bytes, std::span<const std::byte> more) {
  if (!more.empty()) {
    const std::size_t end = bytes.size();
    bytes.resize(end + more.size());
    std::memcpy(bytes.data() + end, more.data(), more.size());
  }
}

inline void appendText(std::vector<std::byte>& bytes, std::string_view text) {
  appendBytes(bytes, std::as_bytes(std::span(text)));
}

} // namespace qkc::candidate
