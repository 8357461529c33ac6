#include "runtime/device/cpu/turns.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <limits>
#include <utility>

namespace qkc::device::cpu {
namespace {

// Behind so many steps of a call a thread makes several in one turn.
constexpr std::uint64_t kMostTurns = 1U << 18U;
constexpr std::uint64_t kStepsOfLateTurn = 16;
// A thread that finds the same in the same place so often waits for a change, or has nothing to change itself: it is
// passed over until the place holds something else, or nobody else can go on.
constexpr unsigned kPatience = 8;
// Calls with delays come behind those without.
constexpr int kFirstCallWithDelays = kFirstCallInTurns + 2;
constexpr std::uint64_t kOneInDelayed = 4;
// A thread is held for less than two to the power of its block's slowness: of the blocks that run side by side some are
// done long before others, so that these meet blocks that began much later.
constexpr std::uint64_t kMostDelayBits = 12;
constexpr std::uint64_t kAccessesApart = 64;

struct TurnCall {
  std::optional<int> index;
  std::uint64_t launches = 0;
  std::uint64_t steps = 0;
};

TurnCall& turnCall() {
  static TurnCall out;
  return out;
}

// Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014.
std::uint64_t splitMix(std::uint64_t& state) {
  state += 0x9e3779b97f4a7c15U;
  std::uint64_t z = state;
  z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
  z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
  return z ^ (z >> 31U);
}

// The first 8 bytes at most.
std::uint64_t valueAt(const void* place, std::size_t bytes) {
  std::uint64_t out = 0;
  std::memcpy(&out, place, std::min(bytes, sizeof out));
  return out;
}

} // namespace

Turns* Turns::current_ = nullptr;

void setTurns(std::optional<int> index) {
  turnCall() = {.index = index, .launches = 0, .steps = 0};
}

std::optional<TurnRules> nextTurnRules() {
  TurnCall& call = turnCall();
  if (!call.index) {
    return std::nullopt;
  }
  auto const index = static_cast<std::uint64_t>(*call.index);
  return TurnRules{.seed = (index << 32U) + call.launches++,
                   .descending = index % 2 != 0,
                   .delays = *call.index >= kFirstCallWithDelays};
}

Turns::Turns(std::span<FiberRunner* const> runners, const TurnRules& rules)
    : runners_(runners), rules_(rules), state_(rules.seed), turns_(runners.size() * kMaxThreadsPerBlock),
      delayBits_(runners.size(), 1) {
  current_ = this;
}

Turns::~Turns() {
  current_ = nullptr;
}

std::uint64_t Turns::random() {
  return splitMix(state_);
}

// Whether the thread, which is ready, is not passed over in this round.
bool Turns::mayRun(unsigned thread) {
  Turn& its = turn(thread);
  if (its.spins && valueAt(its.place, its.bytes) == its.value) {
    return false;
  }
  its.spins = false;
  if (its.heldUntil > round_) {
    nextHeld_ = std::min(nextHeld_, its.heldUntil);
    return false;
  }
  return true;
}

// One turn for each lane that may run. Returns whether there was any.
bool Turns::visitWarp(unsigned warp) {
  FiberRunner& runner = *runners_[slot_];
  std::uint32_t lanes = runner.readyLanes(warp);
  bool ran = false;
  std::uint64_t const heldBefore = std::exchange(nextHeld_, std::numeric_limits<std::uint64_t>::max());
  while (lanes != 0) {
    std::uint32_t const bit = rules_.descending ? std::bit_floor(lanes) : lanes & (~lanes + 1);
    lanes &= ~bit;
    unsigned const thread = (warp * kWarpSize) + static_cast<unsigned>(std::countr_zero(bit));
    if (mayRun(thread)) {
      ran = true;
      runner.resume(thread);
    }
  }
  // Those that are held back can run: only where none can are the others all that are active.
  bool const held = nextHeld_ != std::numeric_limits<std::uint64_t>::max();
  nextHeld_ = std::min(nextHeld_, heldBefore);
  return ran || (!held && runner.answerMasksOf(warp));
}

bool Turns::visit() {
  FiberRunner& runner = *runners_[slot_];
  unsigned const warps = runner.warps();
  unsigned const first = rules_.delays ? static_cast<unsigned>(random() % warps) : 0;
  bool ran = false;
  for (unsigned i = 0; i < warps && !runner.ended(); ++i) {
    unsigned const at = (first + i) % warps;
    ran = visitWarp(rules_.descending ? warps - 1 - at : at) || ran;
  }
  return ran;
}

// Nobody went on: those that were held back do, else those that wait for a change, since they may give up.
void Turns::release() {
  if (nextHeld_ != std::numeric_limits<std::uint64_t>::max()) {
    round_ = std::max(round_, nextHeld_ - 1);
    return;
  }
  bool any = false;
  for (Turn& one : turns_) {
    any = any || one.spins;
    one.spins = false;
    one.repeats = 0;
  }
  if (any) {
    return;
  }
  auto const stuck = std::find_if(runners_.begin(), runners_.end(), [](FiberRunner* one) { return !one->ended(); });
  (*stuck)->reportDeadlock();
}

void Turns::run(const std::function<bool(std::size_t slot)>& enter) {
  std::size_t const slots = runners_.size();
  std::vector<bool> full(slots, true);
  auto const fill = [&](std::size_t slot) {
    std::fill_n(turns_.begin() + static_cast<std::ptrdiff_t>(slot * kMaxThreadsPerBlock), kMaxThreadsPerBlock, Turn{});
    delayBits_[slot] = 1 + (random() % kMostDelayBits);
    full[slot] = enter(slot);
  };
  for (std::size_t slot = 0; slot < slots; ++slot) {
    fill(slot);
  }
  while (std::find(full.begin(), full.end(), true) != full.end()) {
    bool ran = false;
    nextHeld_ = std::numeric_limits<std::uint64_t>::max();
    std::size_t const first = rules_.delays ? random() % slots : 0;
    for (std::size_t i = 0; i < slots; ++i) {
      std::size_t const at = (first + i) % slots;
      slot_ = rules_.descending ? slots - 1 - at : at;
      if (!full[slot_]) {
        continue;
      }
      ran = visit() || ran;
      if (runners_[slot_]->ended()) {
        fill(slot_);
      }
    }
    if (!ran) {
      release();
    }
    ++round_;
  }
}

void Turns::pause(Turn& mine) {
  if (rules_.delays && random() % kOneInDelayed == 0) {
    mine.heldUntil = round_ + (random() >> (64U - delayBits_[slot_]));
  }
  runners_[slot_]->pause();
}

void Turns::beforeStep(const void* place, std::uint64_t bytes, std::uint32_t line) {
  Turn& mine = turn(runners_[slot_]->runningIndex());
  bool const same = mine.place == place && mine.line == line && valueAt(place, bytes) == mine.value;
  // Who waits for one value of many is soon back.
  bool const waited = mine.place == place && mine.line == line && mine.repeats >= kPatience;
  mine.repeats = static_cast<std::uint16_t>(same ? std::min(mine.repeats + 1U, kPatience) : waited ? kPatience - 1 : 0);
  mine.place = place;
  mine.bytes = static_cast<std::uint16_t>(std::min<std::uint64_t>(bytes, sizeof mine.value));
  mine.line = line;
  mine.value = valueAt(place, bytes);
  mine.spins = mine.repeats >= kPatience;
  if (mine.spins || turnCall().steps++ < kMostTurns || random() % kStepsOfLateTurn == 0) {
    pause(mine);
    mine.value = valueAt(place, bytes);
  }
}

void Turns::beforeAccess() {
  if (rules_.delays && --untilPause_ == 0) {
    untilPause_ = 1 + (random() % kAccessesApart);
    pause(turn(runners_[slot_]->runningIndex()));
  }
}

} // namespace qkc::device::cpu
