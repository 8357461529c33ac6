#pragma once
// Launches of a watched program whose threads take turns at their atomic steps, blocks side by side: what is lost where
// two threads meet between a look at a word and the change that follows from it then shows in the outputs. Every order
// that is taken is one that CUDA allows, and the same program gets the same one again.

#include "runtime/device/cpu/fibers.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace qkc::device::cpu {

// Calls of a watched program from this index on are made in turns.
inline constexpr int kFirstCallInTurns = 4;

// How a launch's threads take turns. Without delays all make each of their steps in turn, so that each has looked
// before any acts; with delays some fall far behind by chance, at other accesses too.
struct TurnRules {
  std::uint64_t seed = 0;
  bool descending = false;
  bool delays = false;
};

// For the launches from now on: `index` is that of their call; nothing where they are not in turns.
void setTurns(std::optional<int> index);
// Of the next launch; nothing where it is not in turns.
std::optional<TurnRules> nextTurnRules();

// Runs the blocks of one launch on the calling OS thread.
class Turns {
public:
  // At most one block in each of the runners at a time.
  Turns(std::span<FiberRunner* const> runners, const TurnRules& rules);
  ~Turns();
  Turns(const Turns&) = delete;
  Turns& operator=(const Turns&) = delete;

  // `enter` puts the launch's next block into the runner of this number; false where no block is left.
  void run(const std::function<bool(std::size_t slot)>& enter);

  // That of the launch that runs; null where threads don't take turns.
  static Turns* current() noexcept { return current_; }

  // The running thread is about to make an atomic or volatile access, or any other.
  void beforeStep(const void* place, std::uint64_t bytes, std::uint32_t line);
  void beforeAccess();

private:
  // Of a thread: its last step, and until when it is passed over.
  struct Turn {
    const void* place = nullptr;
    std::uint64_t value = 0; // what it found there
    std::uint64_t heldUntil = 0;
    std::uint32_t line = 0;
    std::uint16_t bytes = 0;
    std::uint16_t repeats = 0; // how often it came back there, and found the same
    bool spins = false;        // waits for another value
  };

  std::uint64_t random();
  Turn& turn(unsigned thread) { return turns_[(slot_ * kMaxThreadsPerBlock) + thread]; }
  bool mayRun(unsigned thread);
  bool visit();
  bool visitWarp(unsigned warp);
  void release();
  void pause(Turn& mine);

  static Turns* current_; // NOLINT(readability-identifier-naming): a private member like others

  std::span<FiberRunner* const> runners_;
  TurnRules rules_;
  std::uint64_t state_; // of the random numbers
  std::vector<Turn> turns_;
  std::vector<std::uint64_t> delayBits_; // of the block in each runner: for how long its threads may be held
  std::size_t slot_ = 0;                 // of the runner that is visited
  std::uint64_t round_ = 1;              // in each, every thread that may run goes on to its next step
  std::uint64_t nextHeld_ = 0;           // the round in which the first of those that were passed over may run
  std::uint64_t untilPause_ = 1;         // accesses
};

} // namespace qkc::device::cpu
