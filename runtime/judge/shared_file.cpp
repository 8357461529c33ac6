#include "runtime/judge/shared_file.h"

#include <sys/mman.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <utility>

namespace qkc::judge {
namespace {

[[noreturn]] void fail(const char* what) {
  throw std::system_error(errno, std::generic_category(), what);
}

} // namespace

SharedFile::SharedFile(const char* name) : descriptor_(memfd_create(name, MFD_CLOEXEC)) {
  if (descriptor_ < 0) {
    fail("no memory to share with another process");
  }
}

SharedFile::SharedFile(const char* name, std::size_t bytes) : SharedFile(name) {
  grow(bytes);
}

SharedFile::SharedFile(const char* name, std::string_view content) : SharedFile(name) {
  while (!content.empty()) {
    const ssize_t written = write(descriptor_, content.data(), content.size());
    if (written <= 0) {
      fail("no memory to share with another process");
    }
    bytes_ += static_cast<std::size_t>(written);
    content.remove_prefix(static_cast<std::size_t>(written));
  }
}

SharedFile::~SharedFile() {
  if (descriptor_ >= 0) {
    close(descriptor_);
  }
}

SharedFile::SharedFile(SharedFile&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)), bytes_(std::exchange(other.bytes_, 0)) {}

std::size_t SharedFile::grow(std::size_t bytes) {
  const std::size_t begin = bytes_;
  if (ftruncate(descriptor_, static_cast<off_t>(begin + bytes)) != 0) {
    fail("no memory to share with another process");
  }
  bytes_ += bytes;
  return begin;
}

} // namespace qkc::judge
