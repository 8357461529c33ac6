#include "runtime/device/cpu/watch.h"

#include "runtime/device/cpu/device_memory.h"
#include "runtime/device/cpu/memory_window.h"
#include "runtime/device/cpu/watch_builtins.h"
#include "runtime/device/cpu/watch_state.h"

#include <algorithm>

namespace qkc::device::cpu {
namespace {

int watchedPrograms = 0;

bool isAtomic(const AccessMark& mark) {
  return static_cast<Atomicity>(mark.as) != Atomicity::plain;
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

} // namespace

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
  // What is const is read-only memory, but a store to it is undefined, and an optimiser may drop it before it faults.
  tables_ = data.constantVariables;
  tables_.insert(tables_.end(), data.deviceConstants.begin(), data.deviceConstants.end());
  constant_ = tables_;
  addTensorRanges(false, constant_);
  for (auto* ranges : {&variable_, &constant_, &tables_}) {
    std::sort(ranges->begin(), ranges->end(),
              [](const AddressRange& a, const AddressRange& b) { return a.begin < b.begin; });
  }
  lastVariable_ = {};
  lastConstant_ = {};
  if (order_.beginLaunch()) {
    shadow_.forget();
    calling_ = false; // who wrote what is forgotten
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
  AddressRange table;
  if (!holdsOneOf(constant_, place, bytes, lastConstant_) ||
      (kind != Kind::read && holdsOneOf(tables_, place, bytes, table))) {
    rejectPlace(place, bytes, kind, line);
  }
  return kind != Kind::read;
}

// Shared memory of another block is other memory.
bool Watch::ordered(const AccessMark& earlier, unsigned thread, bool shared) const {
  return earlier.stamp == 0 || order_.before(earlier.stamp, thread) || (shared && !order_.inThisBlock(earlier.stamp));
}

// Whether both are atomic with respect to each other: block scope reaches no other block.
bool Watch::together(const AccessMark& earlier, const AccessMark& now) const {
  bool const narrow = (earlier.inBlock | now.inBlock) != 0;
  return isAtomic(earlier) && isAtomic(now) && (!narrow || order_.inThisBlock(earlier.stamp));
}

// Whether the mark's plain store, behind a fence that reaches the other's block, may be a flag.
bool Watch::mayBeFlag(const AccessMark& store, const AccessMark& other) const {
  return store.stamp != 0 && !isAtomic(store) &&
         order_.afterFence(store.stamp, order_.blockOf(store.stamp) != order_.blockOf(other.stamp));
}

void Watch::changed(ByteHistory& byte, const AccessMark& mark) const {
  bool const keeps = mark.inBlock == 0 && order_.inThisBlock(byte.inBlock.stamp);
  byte = {.wrote = mark,
          .read = {},
          .alsoRead = {},
          .inBlock = mark.inBlock != 0 ? mark
                     : keeps           ? byte.inBlock
                                       : AccessMark{},
          .stored = mark.stamp};
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
  if (calling_ && !shared) {
    noteUnwritten(place, bytes, line);
  }
  unsigned const me = thread();
  AccessMark const mark{.stamp = order_.stamp(me), .line = line};
  for (std::uintptr_t at = place; at < place + bytes; ++at) {
    ByteHistory& byte = *shadow_.at(at);
    if (byte.wrote.stamp != mark.stamp && !ordered(byte.wrote, me, shared)) {
      rejectRace(at, byte.wrote, true, mark, Kind::read);
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
  AccessMark const mark{.stamp = order_.stamp(me), .line = line};
  auto const* const present = reinterpret_cast<Bytes>(place); // NOLINT(performance-no-int-to-ptr)
  for (std::uint64_t i = 0; i < bytes; ++i) {
    ByteHistory& byte = *shadow_.at(place + i);
    byte.stored = mark.stamp;
    if (present[i] == value[i * step]) {
      // Whoever else wrote this value, or saw it, is none the worse.
      noteReader(byte, mark, me, shared);
      continue;
    }
    for (AccessMark const* earlier : {&byte.wrote, &byte.read, &byte.alsoRead}) {
      // Behind a fence a plain store may be the flag that another thread waits for, and clear one that it waited for.
      bool const flag = isAtomic(*earlier) && mayBeFlag(mark, *earlier);
      bool const clears =
          earlier == &byte.wrote && mayBeFlag(*earlier, mark) && order_.surelyBefore(earlier->stamp, me);
      if (!flag && !clears && !ordered(*earlier, me, shared)) {
        rejectRace(place + i, *earlier, earlier == &byte.wrote, mark, Kind::write);
      }
    }
    changed(byte, mark);
  }
}

void Watch::atomic(std::uintptr_t place, std::uint64_t bytes, std::uint32_t how, std::uint32_t line) {
  bool const shared = isShared(place, bytes);
  bool const writes = (how & kAtomicWrites) != 0;
  if (!canRace(place, bytes, shared, writes ? Kind::update : Kind::read, line)) {
    return;
  }
  unsigned const me = thread();
  Atomicity const as = !writes                        ? Atomicity::load
                       : (how & kAtomicCompares) != 0 ? Atomicity::exchange
                                                      : Atomicity::update;
  AccessMark const mark{.stamp = order_.stamp(me),
                        .line = line,
                        .as = static_cast<std::uint32_t>(as),
                        .inBlock = (how & kAtomicInBlock) != 0 ? 1U : 0U};
  for (std::uintptr_t at = place; at < place + bytes; ++at) {
    ByteHistory& byte = *shadow_.at(at);
    for (AccessMark const* earlier : {&byte.wrote, &byte.read, &byte.alsoRead, &byte.inBlock}) {
      bool const wrote = earlier == &byte.wrote || earlier == &byte.inBlock;
      bool const flag = earlier == &byte.wrote && mark.inBlock == 0 && mayBeFlag(*earlier, mark);
      if ((wrote || writes) && !together(*earlier, mark) && !flag && !ordered(*earlier, me, shared)) {
        rejectRace(at, *earlier, wrote, mark, writes ? Kind::update : Kind::read);
      }
    }
    if ((how & kAtomicReads) != 0 && mayBeFlag(byte.wrote, mark)) {
      order_.learnFrom(me, byte.wrote.stamp);
    }
    if (writes) {
      changed(byte, mark);
    } else {
      noteReader(byte, mark, me, shared);
    }
  }
  if ((how & kAtomicReads) != 0) {
    order_.learn(me, shared ? order_.placeInBlock(place) : place, bytes, writes || (how & kAtomicWaits) != 0);
  }
  if (writes) {
    order_.publish(me, shared ? order_.placeInBlock(place) : place, bytes);
  }
}

// A store throws away what another thread stored, or added, unless it is known to come behind: a lost update, in atomic
// steps. What an exchange wrote, such as a lock's state, is its owner's to overwrite.
bool Watch::storesInOrder(const AccessMark& earlier, bool earlierWrote, const AccessMark& now, unsigned thread,
                          bool shared) const {
  auto const as = static_cast<Atomicity>(earlier.as);
  if (as == Atomicity::plain || !together(earlier, now)) {
    return (earlierWrote && mayBeFlag(earlier, now)) || ordered(earlier, thread, shared);
  }
  bool const overwrites = as == Atomicity::update || as == Atomicity::store;
  return !earlierWrote || !overwrites || order_.surelyBefore(earlier.stamp, thread) ||
         (shared && !order_.inThisBlock(earlier.stamp));
}

void Watch::store(std::uintptr_t place, std::uint64_t bytes, Bytes value, std::uint32_t line) {
  bool const shared = isShared(place, bytes);
  if (!canRace(place, bytes, shared, Kind::write, line)) {
    return;
  }
  unsigned const me = thread();
  AccessMark const mark{.stamp = order_.stamp(me), .line = line, .as = static_cast<std::uint32_t>(Atomicity::store)};
  auto const* const present = reinterpret_cast<Bytes>(place); // NOLINT(performance-no-int-to-ptr)
  for (std::uint64_t i = 0; i < bytes; ++i) {
    ByteHistory& byte = *shadow_.at(place + i);
    byte.stored = mark.stamp;
    if (present[i] == value[i]) {
      noteReader(byte, mark, me, shared);
      continue;
    }
    for (AccessMark const* earlier : {&byte.wrote, &byte.read, &byte.alsoRead, &byte.inBlock}) {
      bool const wrote = earlier == &byte.wrote || earlier == &byte.inBlock;
      if (earlier->stamp != 0 && !storesInOrder(*earlier, wrote, mark, me, shared)) {
        rejectRace(place + i, *earlier, wrote, mark, Kind::write);
      }
    }
    changed(byte, mark);
  }
  order_.publish(me, shared ? order_.placeInBlock(place) : place, bytes);
}

// Functions of the host, and of the judge, lie in the same address space.
void Watch::call(std::uintptr_t function, std::uint32_t line) {
  auto const& code = kernel_->watched->data->deviceCode;
  if (std::none_of(code.begin(), code.end(), [&](const AddressRange& range) { return holds(range, function, 1); })) {
    FaultText text;
    text << "a kernel calls (line " << std::uint64_t{line} << ") what is no function of the device";
    raiseFault(QKC_FAULT_ILLEGAL_ADDRESS, here(line, function), text);
  }
}

void Watch::local(std::uintptr_t place, std::uint64_t bytes, std::uint32_t line) {
  if (!isOwn(place, bytes)) {
    rejectPlace(place, bytes, Kind::read, line);
  }
}

void addWatchedProgram(int count) {
  watchedPrograms += count;
}
void beginWatchedCall() {
  if (watchedPrograms > 0) {
    watch().beginCall();
  }
}
void endWatchedCall() {
  watch().endCall();
}
void noteCopied(const void* place, std::size_t bytes) {
  watch().noteCopied(addressOf(place), bytes);
}
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
