#include "runtime/judge/guarded_buffer.h"

#include <sys/mman.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <limits>
#include <system_error>
#include <utility>

namespace qkc::judge {
namespace {

std::size_t roundUp(std::size_t value, std::size_t unit) {
  return (value + unit - 1) / unit * unit;
}

[[noreturn]] void fail(const std::string& what) {
  throw std::system_error(errno, std::generic_category(), what);
}

std::optional<std::ptrdiff_t> firstOther(const std::byte* begin, const std::byte* end, const std::byte* origin,
                                         std::byte pattern) {
  for (const std::byte* at = begin; at != end; ++at) {
    if (*at != pattern) {
      return at - origin;
    }
  }
  return std::nullopt;
}

} // namespace

std::size_t GuardedBuffer::mappedBytes(std::size_t bytes) {
  return roundUp(bytes, static_cast<std::size_t>(sysconf(_SC_PAGESIZE))) + 2 * kGuardBytes;
}

GuardedBuffer::GuardedBuffer(std::string name, std::size_t bytes, Placement placement)
    : name_(std::move(name)), placement_(placement), bytes_(bytes) {
  reserve(nullptr);
  mapBody(MAP_ANONYMOUS, -1);
}

GuardedBuffer::GuardedBuffer(std::string name, std::size_t bytes, Placement placement, SharedFile& file, void* place)
    : name_(std::move(name)), placement_(placement), bytes_(bytes) {
  reserve(place);
  if (bodyBytes_ != 0) {
    fileOffset_ = file.grow(bodyBytes_);
  }
  mapBody(0, file.descriptor());
}

// The guards are a private mapping without rights: no memory is committed for them, whatever the overcommit policy.
void GuardedBuffer::reserve(void* place) {
  const auto page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
  if (bytes_ > std::numeric_limits<std::ptrdiff_t>::max() - 2 * kGuardBytes - page) {
    errno = ENOMEM;
    fail("buffer '" + name_ + "' is too large");
  }
  bodyBytes_ = roundUp(bytes_, page);
  const int fixed = place != nullptr ? MAP_FIXED_NOREPLACE : 0;
  void* mapping = mmap(place, bodyBytes_ + 2 * kGuardBytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | fixed, -1, 0);
  if (mapping == MAP_FAILED) {
    fail("no address space for buffer '" + name_ + "'");
  }
  mapping_ = static_cast<std::byte*>(mapping);
  body_ = mapping_ + kGuardBytes;
  data_ = placement_ == Placement::upper ? body_ + bodyBytes_ - roundUp(bytes_, kAlignment) : body_;
}

void GuardedBuffer::mapBody(int flags, int file) {
  if (bodyBytes_ != 0 && mmap(body_, bodyBytes_, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED | flags, file,
                              static_cast<off_t>(fileOffset_)) == MAP_FAILED) {
    const int error = errno;
    release();
    errno = error;
    fail("no memory for buffer '" + name_ + "'");
  }
}

GuardedBuffer::~GuardedBuffer() {
  release();
}

GuardedBuffer::GuardedBuffer(GuardedBuffer&& other) noexcept
    : name_(std::move(other.name_)), placement_(other.placement_), bytes_(std::exchange(other.bytes_, 0)),
      mapping_(std::exchange(other.mapping_, nullptr)), body_(std::exchange(other.body_, nullptr)),
      bodyBytes_(std::exchange(other.bodyBytes_, 0)), data_(std::exchange(other.data_, nullptr)),
      fileOffset_(other.fileOffset_) {}

GuardedBuffer& GuardedBuffer::operator=(GuardedBuffer&& other) noexcept {
  if (this != &other) {
    release();
    name_ = std::move(other.name_);
    placement_ = other.placement_;
    bytes_ = std::exchange(other.bytes_, 0);
    mapping_ = std::exchange(other.mapping_, nullptr);
    body_ = std::exchange(other.body_, nullptr);
    bodyBytes_ = std::exchange(other.bodyBytes_, 0);
    data_ = std::exchange(other.data_, nullptr);
    fileOffset_ = other.fileOffset_;
  }
  return *this;
}

void GuardedBuffer::release() noexcept {
  if (mapping_ != nullptr) {
    munmap(mapping_, bodyBytes_ + 2 * kGuardBytes);
    mapping_ = nullptr;
  }
}

void GuardedBuffer::fill(std::byte pattern) const {
  if (bytes_ != 0) {
    std::memset(data_, std::to_integer<int>(pattern), bytes_);
  }
}

void GuardedBuffer::fillSlack(std::byte canary) const {
  if (bodyBytes_ != 0) {
    const std::byte* dataEnd = data_ + bytes_;
    std::memset(body_, std::to_integer<int>(canary), static_cast<std::size_t>(data_ - body_));
    std::memset(data_ + bytes_, std::to_integer<int>(canary), static_cast<std::size_t>(body_ + bodyBytes_ - dataEnd));
  }
}

std::optional<std::ptrdiff_t> GuardedBuffer::damagedSlack(std::byte canary) const {
  if (bodyBytes_ == 0) {
    return std::nullopt;
  }
  if (const auto below = firstOther(body_, data_, data_, canary)) {
    return below;
  }
  return firstOther(data_ + bytes_, body_ + bodyBytes_, data_, canary);
}

void GuardedBuffer::protectReadOnly() const {
  if (bodyBytes_ != 0 && mprotect(body_, bodyBytes_, PROT_READ) != 0) {
    fail("cannot protect buffer '" + name_ + "'");
  }
}

bool GuardedBuffer::covers(std::uintptr_t address) const {
  const auto begin = reinterpret_cast<std::uintptr_t>(mapping_);
  return mapping_ != nullptr && address >= begin && address - begin < bodyBytes_ + 2 * kGuardBytes;
}

std::ptrdiff_t GuardedBuffer::offsetOf(std::uintptr_t address) const {
  return static_cast<std::ptrdiff_t>(address - reinterpret_cast<std::uintptr_t>(data_));
}

} // namespace qkc::judge
