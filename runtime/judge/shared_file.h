#pragma once
#include <cstddef>
#include <string_view>

/// A file in memory, without a name, to be mapped here and in another process.
namespace qkc::judge {

class SharedFile {
public:
  /// Throws std::system_error where it can't be had.
  explicit SharedFile(const char* name);
  SharedFile(const char* name, std::size_t bytes); ///< of zeros
  SharedFile(const char* name, std::string_view content);
  ~SharedFile();
  SharedFile(SharedFile&& other) noexcept;
  SharedFile& operator=(SharedFile&&) = delete;
  SharedFile(const SharedFile&) = delete;
  SharedFile& operator=(const SharedFile&) = delete;

  int descriptor() const { return descriptor_; }
  std::size_t bytes() const { return bytes_; }
  /// Adds zeros at the end; gives where they begin.
  std::size_t grow(std::size_t bytes);

private:
  int descriptor_ = -1;
  std::size_t bytes_ = 0;
};

} // namespace qkc::judge
