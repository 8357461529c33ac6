// Loads that may find older values, and what they teach.
#include "runtime/device/cpu/watch_builtins.h"
#include "runtime/device/cpu/watch_state.h"

#include <bit>

namespace qkc::device::cpu {

void Watch::noteOlder(std::uintptr_t place, std::uint64_t bytes, WatchOrder::Stamp by, bool shared) {
  if (bytes <= OlderValues::kMostBytes) {
    // NOLINTNEXTLINE(performance-no-int-to-ptr)
    older_.changes(placeOf(place, shared), reinterpret_cast<Bytes>(place), bytes, by);
  }
}

// What the bytes held before their last change, if this is all that was changed and nothing orders the thread behind.
const OlderValues::Older* Watch::olderValue(std::uintptr_t place, std::uint64_t bytes, unsigned thread, bool shared) {
  OlderValues::Older const* const older = older_.find(placeOf(place, shared), bytes);
  if (older == nullptr || order_.seen(older->until, thread)) {
    return nullptr;
  }
  auto const* const present = reinterpret_cast<Bytes>(place); // NOLINT(performance-no-int-to-ptr)
  bool differs = false;
  for (std::uint64_t i = 0; i < bytes; ++i) {
    bool const same = present[i] == older->held[i];
    if (!same && shadow_.at(place + i)->wrote.stamp != older->until) {
      return nullptr;
    }
    differs = differs || !same;
  }
  metOlder_ = metOlder_ || differs;
  return differs && findsOlder_ && older_.give(thread, placeOf(place, shared), *older) ? older : nullptr;
}

// Rejects a load that races.
void Watch::look(std::uintptr_t place, std::uint64_t bytes, const AccessMark& mark, unsigned thread, bool shared) {
  for (std::uintptr_t at = place; at < place + bytes; ++at) {
    ByteHistory& byte = *shadow_.at(at);
    for (AccessMark const* earlier : {&byte.wrote, &byte.inBlock}) {
      bool const flag = earlier == &byte.wrote && !isGuess(mark) && mark.inBlock == 0 && mayBeFlag(*earlier, mark);
      if (earlier->stamp != mark.stamp && !together(*earlier, mark) && !flag && !ordered(*earlier, thread, shared)) {
        rejectRace(at, *earlier, true, mark, Kind::read);
      }
    }
    noteReader(byte, mark, thread, shared);
  }
}

// By what was read, if the launch wrote it.
void Watch::learn(std::uintptr_t place, std::uint64_t bytes, const AccessMark& mark, unsigned thread, bool shared) {
  bool written = false;
  for (std::uintptr_t at = place; at < place + bytes; ++at) {
    ByteHistory const& byte = *shadow_.at(at);
    written = written || byte.wrote.stamp != 0;
    if (mayBeFlag(byte.wrote, mark)) {
      order_.learnFrom(thread, byte.wrote.stamp);
    }
  }
  if (written) {
    order_.learn(thread, placeOf(place, shared), bytes);
  }
  older_.found(thread, placeOf(place, shared), order_.last());
}

Watch::Bytes Watch::guess(Bytes place, std::uint64_t bytes, std::uint32_t line) {
  std::uintptr_t const at = addressOf(place);
  if (idle_ || bytes > OlderValues::kMostBytes || !std::has_single_bit(bytes) || at % bytes != 0) {
    read(at, bytes, line);
    return place;
  }
  bool const shared = isShared(at, bytes);
  if (!canRace(at, bytes, shared, Kind::read, line)) {
    return place;
  }
  if (calling_ && !shared) {
    noteUnwritten(at, bytes, line);
  }
  unsigned const me = thread();
  AccessMark const mark{.stamp = order_.stamp(me),
                        .line = line,
                        .as = static_cast<std::uint32_t>(Atomicity::guess),
                        .width = widthOf(bytes)};
  look(at, bytes, mark, me, shared);
  OlderValues::Older const* const older = olderValue(at, bytes, me, shared);
  return older != nullptr ? older->held.data() : place;
}

Watch::Bytes Watch::load(Bytes place, std::uint64_t bytes, std::uint32_t how, std::uint32_t line) {
  std::uintptr_t const at = addressOf(place);
  bool const shared = isShared(at, bytes);
  if (idle_ || !canRace(at, bytes, shared, Kind::read, line)) {
    return place;
  }
  unsigned const me = thread();
  AccessMark const mark{.stamp = order_.stamp(me),
                        .line = line,
                        .as = static_cast<std::uint32_t>(Atomicity::load),
                        .inBlock = (how & kAtomicInBlock) != 0 ? 1U : 0U};
  look(at, bytes, mark, me, shared);
  if ((how & kAtomicReads) == 0) {
    return place;
  }
  if (OlderValues::Older const* const older = olderValue(at, bytes, me, shared)) {
    return older->held.data();
  }
  learn(at, bytes, mark, me, shared);
  return place;
}

} // namespace qkc::device::cpu
