#include "runtime/device/cpu/watch.h"

#include "runtime/device/cpu/device_memory.h"
#include "runtime/device/cpu/fault.h"
#include "runtime/device/cpu/fibers.h"
#include "runtime/device/cpu/memory_window.h"
#include "runtime/device/cpu/watch_builtins.h"
#include "runtime/device/cpu/watch_order.h"
#include "runtime/device/cpu/watch_shadow.h"

#include <algorithm>
#include <array>

namespace qkc::device::cpu {
namespace {

using Bytes = const unsigned char*;

std::uintptr_t addressOf(const void* place) {
  return reinterpret_cast<std::uintptr_t>(place);
}

bool holds(const AddressRange& range, std::uintptr_t address, std::uint64_t bytes) {
  return address >= range.begin && address < range.end && bytes <= range.end - address;
}

// Whether one of the sorted ranges holds the bytes: `found` then is that one.
bool holdsOneOf(const std::vector<AddressRange>& sorted, std::uintptr_t place, std::uint64_t bytes,
                AddressRange& found) {
  auto const behind = std::upper_bound(sorted.begin(), sorted.end(), place,
                                       [](std::uintptr_t at, const AddressRange& range) { return at < range.begin; });
  if (behind == sorted.begin() || !holds(*(behind - 1), place, bytes)) {
    return false;
  }
  found = *(behind - 1);
  return true;
}

class Watch {
public:
  void beginLaunch(const Kernel& kernel, const BlockContext& context, std::uintptr_t frame);
  void beginBlock(std::uint64_t block) {
    auto const& size = context_->blockDim;
    order_.beginBlock(block, size[0] * size[1] * size[2], kernel_->thread != nullptr);
  }
  void setThread(unsigned thread) { single_ = thread; }
  WatchOrder& order() { return order_; }

  void read(std::uintptr_t place, std::uint64_t bytes, std::uint32_t line);
  void write(std::uintptr_t place, std::uint64_t bytes, Bytes value, std::uint64_t step, std::uint32_t line);
  void atomic(std::uintptr_t place, std::uint64_t bytes, std::uint32_t how, std::uint32_t line);
  void local(std::uintptr_t place, std::uint64_t bytes, std::uint32_t line);
  unsigned thread() const {
    FiberRunner const* const runner = FiberRunner::current();
    return runner != nullptr ? runner->runningIndex() : single_;
  }

private:
  enum class Kind : std::uint8_t { read, write, update };

  AddressRange ownStack() const;
  bool isOwn(std::uintptr_t place, std::uint64_t bytes) const { return holds(ownStack(), place, bytes); }
  bool isShared(std::uintptr_t place, std::uint64_t bytes) const {
    return holds(staticShared_, place, bytes) || holds(dynamicShared_, place, bytes);
  }
  // Whether the access is one that can race, in memory that others reach too; rejects what no GPU reaches.
  bool canRace(std::uintptr_t place, std::uint64_t bytes, bool shared, Kind kind, std::uint32_t line);
  bool ordered(const AccessMark& earlier, unsigned thread, bool shared) const;
  void noteReader(ByteHistory& byte, const AccessMark& mark, unsigned thread, bool shared) const;
  FaultPlace here(std::uint32_t line, std::uintptr_t address);
  FaultText& name(FaultText& text, std::uintptr_t place) const;
  [[noreturn]] void rejectPlace(std::uintptr_t place, std::uint64_t bytes, Kind kind, std::uint32_t line);
  [[noreturn]] void rejectRace(std::uintptr_t place, const AccessMark& earlier, bool earlierWrote, Kind kind,
                               std::uint32_t line);

  const Kernel* kernel_ = nullptr;
  const BlockContext* context_ = nullptr;
  std::uintptr_t frame_ = 0;
  unsigned single_ = 0;
  AddressRange staticShared_, dynamicShared_;
  std::vector<AddressRange> variable_; // what kernels reach and may write, sorted
  std::vector<AddressRange> constant_; // and may not write
  AddressRange lastVariable_, lastConstant_; // the ranges of the last accesses
  bool armed_ = false;                       // the ranges are known
  WatchOrder order_;
  WatchShadow shadow_;
  std::array<std::uint32_t, 3> index_{}; // of the thread at fault
};

// Never destroyed: a kernel may run while the process ends.
Watch& watch() {
  static auto* const out = new Watch();
  return *out;
}

void Watch::beginLaunch(const Kernel& kernel, const BlockContext& context, std::uintptr_t frame) {
  kernel_ = &kernel;
  context_ = &context;
  frame_ = frame;
  staticShared_ = {addressOf(context.staticShared), addressOf(context.staticShared) + kernel.staticSharedBytes};
  dynamicShared_ = {addressOf(context.dynamicShared), addressOf(context.dynamicShared) + context.dynamicSharedBytes};
  armed_ = hasClosedMemory();
  ProgramData const& data = *kernel.watched->data;
  variable_ = data.device;
  addTensorRanges(true, variable_);
  addDeviceRanges(variable_);
  constant_ = data.deviceConstants;
  addTensorRanges(false, constant_);
  for (auto* ranges : {&variable_, &constant_}) {
    std::sort(ranges->begin(), ranges->end(),
              [](const AddressRange& a, const AddressRange& b) { return a.begin < b.begin; });
  }
  lastVariable_ = {};
  lastConstant_ = {};
  if (order_.beginLaunch()) {
    shadow_.forget();
  }
}

// Of the running thread: a fiber's stack, or what lies between this call and the launch.
AddressRange Watch::ownStack() const {
  FiberRunner const* const runner = FiberRunner::current();
  return runner != nullptr ? runner->runningStack() : AddressRange{addressOf(__builtin_frame_address(0)), frame_};
}

bool Watch::canRace(std::uintptr_t place, std::uint64_t bytes, bool shared, Kind kind, std::uint32_t line) {
  if (shared || holds(lastVariable_, place, bytes)) {
    return true;
  }
  if (kind == Kind::read && holds(lastConstant_, place, bytes)) {
    return false;
  }
  if (isOwn(place, bytes)) {
    return false;
  }
  if (holdsOneOf(variable_, place, bytes, lastVariable_) || !armed_) {
    return true;
  }
  if (!holdsOneOf(constant_, place, bytes, lastConstant_)) {
    rejectPlace(place, bytes, kind, line);
  }
  return kind != Kind::read;
}

// Shared memory of another block is other memory.
bool Watch::ordered(const AccessMark& earlier, unsigned thread, bool shared) const {
  return earlier.stamp == 0 || order_.before(earlier.stamp, thread) || (shared && !order_.inThisBlock(earlier.stamp));
}

void Watch::noteReader(ByteHistory& byte, const AccessMark& mark, unsigned thread, bool shared) const {
  if (byte.read.stamp == mark.stamp || byte.alsoRead.stamp == mark.stamp) {
    return;
  }
  if (ordered(byte.read, thread, shared)) {
    byte.read = mark;
  } else {
    byte.alsoRead = mark;
  }
}

void Watch::read(std::uintptr_t place, std::uint64_t bytes, std::uint32_t line) {
  bool const shared = isShared(place, bytes);
  if (!canRace(place, bytes, shared, Kind::read, line)) {
    return;
  }
  unsigned const me = thread();
  AccessMark const mark{.stamp = order_.stamp(me), .line = line, .atomic = 0};
  for (std::uintptr_t at = place; at < place + bytes; ++at) {
    ByteHistory& byte = *shadow_.at(at);
    if (byte.wrote.stamp != mark.stamp && !ordered(byte.wrote, me, shared)) {
      rejectRace(at, byte.wrote, true, Kind::read, line);
    }
    noteReader(byte, mark, me, shared);
  }
}

// `step` is 0 where one byte of `value` goes to every place.
void Watch::write(std::uintptr_t place, std::uint64_t bytes, Bytes value, std::uint64_t step, std::uint32_t line) {
  bool const shared = isShared(place, bytes);
  if (!canRace(place, bytes, shared, Kind::write, line)) {
    return;
  }
  unsigned const me = thread();
  AccessMark const mark{.stamp = order_.stamp(me), .line = line, .atomic = 0};
  auto const* const present = reinterpret_cast<Bytes>(place); // NOLINT(performance-no-int-to-ptr)
  for (std::uint64_t i = 0; i < bytes; ++i) {
    ByteHistory& byte = *shadow_.at(place + i);
    if (present[i] == value[i * step]) {
      // Whoever else wrote this value, or saw it, is none the worse.
      noteReader(byte, mark, me, shared);
      continue;
    }
    for (AccessMark const* earlier : {&byte.wrote, &byte.read, &byte.alsoRead}) {
      // Behind a fence a plain store may be the flag that another thread waits for.
      bool const flag = earlier->atomic != 0 && order_.afterFence(mark.stamp);
      if (!flag && !ordered(*earlier, me, shared)) {
        rejectRace(place + i, *earlier, earlier == &byte.wrote, Kind::write, line);
      }
    }
    byte = {.wrote = mark, .read = {}, .alsoRead = {}};
  }
}

void Watch::atomic(std::uintptr_t place, std::uint64_t bytes, std::uint32_t how, std::uint32_t line) {
  bool const shared = isShared(place, bytes);
  bool const writes = (how & kAtomicWrites) != 0;
  if (!canRace(place, bytes, shared, writes ? Kind::update : Kind::read, line)) {
    return;
  }
  unsigned const me = thread();
  AccessMark const mark{.stamp = order_.stamp(me), .line = line, .atomic = 1};
  for (std::uintptr_t at = place; at < place + bytes; ++at) {
    ByteHistory& byte = *shadow_.at(at);
    for (AccessMark const* earlier : {&byte.wrote, &byte.read, &byte.alsoRead}) {
      bool const counts = earlier == &byte.wrote || writes;
      bool const flag = earlier == &byte.wrote && earlier->stamp != 0 && order_.afterFence(earlier->stamp);
      if (counts && earlier->atomic == 0 && !flag && !ordered(*earlier, me, shared)) {
        rejectRace(at, *earlier, earlier == &byte.wrote, writes ? Kind::update : Kind::read, line);
      }
    }
    if ((how & kAtomicReads) != 0 && byte.wrote.stamp != 0 && order_.afterFence(byte.wrote.stamp)) {
      order_.learnFrom(me, byte.wrote.stamp);
    }
    if (writes) {
      byte = {.wrote = mark, .read = {}, .alsoRead = {}};
    } else {
      noteReader(byte, mark, me, shared);
    }
  }
  if ((how & kAtomicReads) != 0) {
    order_.learn(me, place, bytes);
  }
  if (writes) {
    order_.publish(me, place, bytes);
  }
}

void Watch::local(std::uintptr_t place, std::uint64_t bytes, std::uint32_t line) {
  if (!isOwn(place, bytes)) {
    rejectPlace(place, bytes, Kind::read, line);
  }
}

FaultPlace Watch::here(std::uint32_t line, std::uintptr_t address) {
  unsigned const me = thread();
  auto const& size = context_->blockDim;
  index_ = {me % size[0], me / size[0] % size[1], me / (size[0] * size[1])};
  return {.kernel = kernel_->name,
          .block = context_->blockIdx.data(),
          .thread = index_.data(),
          .line = line,
          .address = address};
}

// "byte 4 of shared variable 'most'"; nothing for a tensor, whose name the judge knows.
FaultText& Watch::name(FaultText& text, std::uintptr_t place) const {
  if (isShared(place, 1)) {
    bool const dynamic = holds(dynamicShared_, place, 1);
    std::uint64_t const offset = place - (dynamic ? dynamicShared_ : staticShared_).begin;
    for (SharedPlace const& one : kernel_->watched->shared) {
      if (one.dynamic == dynamic && offset >= one.offset && (dynamic || offset - one.offset < one.bytes)) {
        return text << ": byte " << offset - one.offset << " of shared variable '" << one.name << "'";
      }
    }
    return text << ": byte " << offset << " of shared memory";
  }
  for (NamedRange const& one : kernel_->watched->data->variables) {
    if (holds(one.range, place, 1)) {
      return text << ": byte " << std::uint64_t{place - one.range.begin} << " of variable '" << one.name << "'";
    }
  }
  if (auto const memory = deviceRangeAt(place)) {
    return text << ": byte " << std::uint64_t{place - memory->begin} << " of "
                << std::uint64_t{memory->end - memory->begin} << " from cudaMalloc";
  }
  return text;
}

void Watch::rejectPlace(std::uintptr_t place, std::uint64_t bytes, Kind kind, std::uint32_t line) {
  FaultText text;
  text << "a kernel " << (kind == Kind::read ? "reads " : "writes ") << bytes << " bytes (line " << std::uint64_t{line}
       << ") of ";
  const char* what = hostMemoryAt(place);
  if (what == nullptr && place >= frame_ && place - frame_ < (1UL << 20U)) {
    what = "the host's stack";
  }
  text << (what != nullptr ? what : "memory that is no tensor, no variable and not allocated on the device")
       << ", which a GPU does not reach";
  raiseFault(QKC_FAULT_ILLEGAL_ADDRESS, here(line, place), text);
}

void appendThread(FaultText& text, std::uint64_t thread, const std::array<std::uint32_t, 3>& size) {
  text << "thread (" << thread % size[0] << ", " << thread / size[0] % size[1] << ", "
       << thread / (std::uint64_t{size[0]} * size[1]) << ")";
}

void Watch::rejectRace(std::uintptr_t place, const AccessMark& earlier, bool earlierWrote, Kind kind,
                       std::uint32_t line) {
  constexpr std::array<std::string_view, 3> kNow = {"reads", "writes", "updates"};
  WatchOrder::Who const other = order_.who(earlier.stamp);
  auto const& grid = context_->gridDim;
  FaultText text;
  text << "a race: ";
  appendThread(text, thread(), context_->blockDim);
  text << " of block (" << std::uint64_t{context_->blockIdx[0]} << ", " << std::uint64_t{context_->blockIdx[1]} << ", "
       << std::uint64_t{context_->blockIdx[2]} << ") " << kNow[static_cast<std::size_t>(kind)] << " (line "
       << std::uint64_t{line} << ") what ";
  appendThread(text, other.thread, context_->blockDim);
  if (order_.inThisBlock(earlier.stamp)) {
    text << " of the same block ";
  } else {
    text << " of block (" << other.block % grid[0] << ", " << other.block / grid[0] % grid[1] << ", "
         << other.block / (std::uint64_t{grid[0]} * grid[1]) << ") ";
  }
  text << (earlierWrote ? earlier.atomic != 0 ? "updated" : "wrote" : "accessed") << " (line "
       << std::uint64_t{earlier.line} << "), and nothing orders the two";
  raiseFault(QKC_FAULT_RACE, here(line, place), name(text, place));
}

} // namespace

void beginWatchedLaunch(const Kernel& kernel, const BlockContext& context, std::uintptr_t frame) {
  watch().beginLaunch(kernel, context, frame);
}
void beginWatchedBlock(std::uint64_t block) {
  watch().beginBlock(block);
}
void setWatchedThread(unsigned thread) {
  watch().setThread(thread);
}
void noteBlockMeets() {
  watch().order().meetBlock();
}
void noteWarpMeets(unsigned warp, std::uint32_t members) {
  watch().order().meetWarp(warp, members);
}

} // namespace qkc::device::cpu

using qkc::device::cpu::watch;

// NOLINTBEGIN(bugprone-reserved-identifier,readability-identifier-naming): see watch_builtins.h.
extern "C" {
void __qkcw_read(const void* place, std::uint64_t bytes, std::uint32_t line) {
  watch().read(qkc::device::cpu::addressOf(place), bytes, line);
}
void __qkcw_write(void* place, std::uint64_t bytes, const void* value, std::uint32_t line) {
  watch().write(qkc::device::cpu::addressOf(place), bytes, static_cast<qkc::device::cpu::Bytes>(value), 1, line);
}
void __qkcw_copy(void* to, const void* from, std::uint64_t bytes, std::uint32_t line) {
  if (bytes != 0) {
    watch().read(qkc::device::cpu::addressOf(from), bytes, line);
    watch().write(qkc::device::cpu::addressOf(to), bytes, static_cast<qkc::device::cpu::Bytes>(from), 1, line);
  }
}
void __qkcw_fill(void* place, int byte, std::uint64_t bytes, std::uint32_t line) {
  if (bytes != 0) {
    auto const value = static_cast<unsigned char>(byte);
    watch().write(qkc::device::cpu::addressOf(place), bytes, &value, 0, line);
  }
}
void __qkcw_atomic(void* place, std::uint64_t bytes, std::uint32_t how, std::uint32_t line) {
  watch().atomic(qkc::device::cpu::addressOf(place), bytes, how, line);
}
void __qkcw_local(const void* place, std::uint64_t bytes, std::uint32_t line) {
  watch().local(qkc::device::cpu::addressOf(place), bytes, line);
}
void __qkcw_fence() {
  watch().order().fence(watch().thread());
}
}
// NOLINTEND(bugprone-reserved-identifier,readability-identifier-naming)
