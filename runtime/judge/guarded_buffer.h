#pragma once
#include "runtime/judge/shared_file.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace qkc::judge {

/// Which end of a buffer touches its guard.
enum class Placement {
  upper, ///< the data end at the upper guard, but for the slack that the alignment leaves
  lower, ///< the data start at the lower guard
};

/// Memory shared with child processes, between two guards that may not be touched.
///
/// Bases are aligned to kAlignment bytes in both placements. The pages around the data hold slack:
///   upper: [guard][slack < 1 page][data][slack < kAlignment][guard]
///   lower: [guard][data][slack < 1 page][guard]
/// An access to a guard faults at once. A write to the slack is found afterwards by its canary. A read of the slack is
/// not seen by itself: below the data the lower placement turns it into a fault, above them only reads that go further
/// than the next multiple of kAlignment fault. A buffer of no bytes points at its upper guard: every access faults.
class GuardedBuffer {
public:
  static constexpr std::size_t kAlignment = 256;
  /// Bytes of each guard: far strays (a wrong row stride) should land in it too. It costs address space only.
  static constexpr std::size_t kGuardBytes = std::size_t{16} << 20;

  /// Throws std::system_error where the memory can't be had. Data and slack start as zeros.
  GuardedBuffer(std::string name, std::size_t bytes, Placement placement);
  /// The same in new pages at the end of `file`, which another process can map too. `place` is where its lower guard
  /// begins; null: anywhere. Throws std::system_error, with EEXIST where something lies at the place.
  GuardedBuffer(std::string name, std::size_t bytes, Placement placement, SharedFile& file, void* place);
  ~GuardedBuffer();
  GuardedBuffer(GuardedBuffer&& other) noexcept;
  GuardedBuffer& operator=(GuardedBuffer&& other) noexcept;
  GuardedBuffer(const GuardedBuffer&) = delete;
  GuardedBuffer& operator=(const GuardedBuffer&) = delete;

  const std::string& name() const { return name_; }
  Placement placement() const { return placement_; }
  std::byte* data() const { return data_; }
  std::size_t size() const { return bytes_; }
  std::span<std::byte> bytes() const { return {data_, bytes_}; }

  void fill(std::byte pattern) const;
  void fillSlack(std::byte canary) const;
  /// The first byte of slack that no longer holds `canary`, as an offset from data(): negative, or at least size().
  std::optional<std::ptrdiff_t> damagedSlack(std::byte canary) const;
  bool slackIntact(std::byte canary) const { return !damagedSlack(canary).has_value(); }

  /// Takes the right to write from the calling process alone; other processes that share the buffer keep theirs.
  /// Throws std::system_error.
  void protectReadOnly() const;

  /// Where its pages begin in their file.
  std::size_t fileOffset() const { return fileOffset_; }
  /// Address space that a buffer takes, guards included.
  static std::size_t mappedBytes(std::size_t bytes);

  /// The pages that hold the data and the slack.
  std::span<std::byte> pages() const { return {body_, bodyBytes_}; }

  /// Whether `address` lies in the data, the slack or a guard of this buffer.
  bool covers(std::uintptr_t address) const;
  /// The offset of `address` from data().
  std::ptrdiff_t offsetOf(std::uintptr_t address) const;

private:
  void reserve(void* place);
  void mapBody(int flags, int file);
  void release() noexcept;

  std::string name_;
  Placement placement_ = Placement::upper;
  std::size_t bytes_ = 0;
  std::byte* mapping_ = nullptr; ///< start of the lower guard
  std::byte* body_ = nullptr;    ///< first usable byte
  std::size_t bodyBytes_ = 0;    ///< whole pages
  std::byte* data_ = nullptr;
  std::size_t fileOffset_ = 0;
};

} // namespace qkc::judge
