#include "runtime/device/cpu/watch_builtins.h"

#include "runtime/device/cpu/turns.h"
#include "runtime/device/cpu/watch_state.h"

using qkc::device::cpu::addressOf;
using qkc::device::cpu::Turns;
using qkc::device::cpu::Watch;
using qkc::device::cpu::watch;

// NOLINTBEGIN(bugprone-reserved-identifier,readability-identifier-naming): see watch_builtins.h.
namespace {

// Where threads take turns, accesses are not looked at.
bool takesTurn() {
  Turns* const turns = Turns::current();
  if (turns != nullptr) {
    turns->beforeAccess();
  }
  return turns != nullptr;
}

bool takesTurnAt(const void* place, std::uint64_t bytes, std::uint32_t line) {
  Turns* const turns = Turns::current();
  if (turns != nullptr) {
    turns->beforeStep(place, bytes, line);
  }
  return turns != nullptr;
}

} // namespace

extern "C" {
void __qkcw_read(const void* place, std::uint64_t bytes, std::uint32_t line) {
  if (!takesTurn()) {
    watch().read(addressOf(place), bytes, line);
  }
}
const void* __qkcw_guess(const void* place, std::uint64_t bytes, std::uint32_t line) {
  return takesTurnAt(place, bytes, line) ? place : watch().guess(static_cast<Watch::Bytes>(place), bytes, line);
}
const void* __qkcw_load(const void* place, std::uint64_t bytes, std::uint32_t how, std::uint32_t line) {
  return takesTurnAt(place, bytes, line) ? place : watch().load(static_cast<Watch::Bytes>(place), bytes, how, line);
}
void __qkcw_write(void* place, std::uint64_t bytes, const void* value, std::uint32_t line) {
  if (!takesTurn()) {
    watch().write(addressOf(place), bytes, static_cast<Watch::Bytes>(value), 1, line);
  }
}
void __qkcw_copy(void* to, const void* from, std::uint64_t bytes, std::uint32_t line) {
  if (bytes != 0 && !takesTurn()) {
    watch().read(addressOf(from), bytes, line);
    watch().write(addressOf(to), bytes, static_cast<Watch::Bytes>(from), 1, line);
  }
}
void __qkcw_fill(void* place, int byte, std::uint64_t bytes, std::uint32_t line) {
  if (bytes != 0 && !takesTurn()) {
    auto const value = static_cast<unsigned char>(byte);
    watch().write(addressOf(place), bytes, &value, 0, line);
  }
}
void __qkcw_update(void* place, std::uint64_t bytes, std::uint32_t how, std::uint32_t line) {
  if (!takesTurnAt(place, bytes, line)) {
    watch().update(addressOf(place), bytes, how, line);
  }
}
void __qkcw_store(void* place, std::uint64_t bytes, const void* value, std::uint32_t how, std::uint32_t line) {
  if (!takesTurnAt(place, bytes, line)) {
    watch().store(addressOf(place), bytes, static_cast<Watch::Bytes>(value), how, line);
  }
}
void __qkcw_call(const void* function, std::uint32_t line) {
  if (Turns::current() == nullptr) {
    watch().call(addressOf(function), line);
  }
}
void __qkcw_local(const void* place, std::uint64_t bytes, std::uint32_t line) {
  if (Turns::current() == nullptr) {
    watch().local(addressOf(place), bytes, line);
  }
}
void __qkcw_barrier(std::uint32_t site) {
  if (auto* const runner = qkc::device::cpu::FiberRunner::current()) {
    runner->noteBarrierSite(site);
  }
}
void __qkcw_fence(std::uint32_t deviceWide) {
  if (Turns::current() == nullptr) {
    watch().order().fence(watch().thread(), deviceWide != 0);
  }
}
}
// NOLINTEND(bugprone-reserved-identifier,readability-identifier-naming)
