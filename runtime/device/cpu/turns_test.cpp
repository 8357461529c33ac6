#include "runtime/device/cpu/turns.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <vector>

namespace qkc::device::cpu {
namespace {

constexpr std::uint32_t kThreads = 64; // of each block
constexpr std::size_t kBlocks = 3;
constexpr int kIndices = 8; // of calls, the four before those in turns left out below

// What a kernel's access is in a watched program: the watcher's call, then the access.
int looked(const int& word) {
  Turns::current()->beforeStep(&word, sizeof word, 1);
  return word;
}
void stored(int& word, int value) {
  Turns::current()->beforeStep(&word, sizeof word, 2);
  word = value;
}
bool exchanged(int& word, int expected, int value) {
  Turns::current()->beforeStep(&word, sizeof word, 3);
  bool const found = word == expected;
  word = found ? value : word;
  return found;
}

struct Words {
  int sum = 0;
  int lock = 0;
};

Words& wordsOf(void** arguments) {
  return *static_cast<Words*>(arguments[0]);
}

void addsInTwoSteps(void** arguments, const BlockContext*, std::uint32_t, std::uint32_t, std::uint32_t) {
  Words& words = wordsOf(arguments);
  stored(words.sum, looked(words.sum) + 1);
}

void addsUnderLock(void** arguments, const BlockContext*, std::uint32_t, std::uint32_t, std::uint32_t) {
  Words& words = wordsOf(arguments);
  while (!exchanged(words.lock, 0, 1)) {
  }
  stored(words.sum, looked(words.sum) + 1);
  stored(words.lock, 0);
}

// Each waits for the one before it, through all blocks.
void addsInTurn(void** arguments, const BlockContext* context, std::uint32_t x, std::uint32_t, std::uint32_t) {
  Words& words = wordsOf(arguments);
  int const before = static_cast<int>((context->blockIdx[0] * kThreads) + x);
  while (looked(words.sum) != before) {
  }
  stored(words.sum, before + 1);
}

// Gives up at last.
void looksOften(void** arguments, const BlockContext*, std::uint32_t, std::uint32_t, std::uint32_t) {
  Words& words = wordsOf(arguments);
  for (int k = 0; k < 100 && looked(words.lock) == 0; ++k) {
  }
  while (true) {
    int const found = looked(words.sum);
    if (exchanged(words.sum, found, found + 1)) {
      break;
    }
  }
}

// The sum behind a launch of all blocks, of which `together` run side by side.
int sumOf(ThreadFunction* thread, int index, std::size_t together) {
  struct Slot {
    BlockContext context{};
    FiberStacks stacks;
    FiberRunner runner{context, stacks};
  };
  static std::array<Slot, kBlocks> slots;
  Kernel kernel;
  kernel.single = thread;
  Words words;
  std::array<void*, 1> arguments = {&words};
  std::vector<FiberRunner*> runners;
  for (std::size_t k = 0; k < together; ++k) {
    REQUIRE(slots[k].stacks.reserve(kThreads, 1U << 16U));
    slots[k].context.blockDim = {kThreads, 1, 1};
    slots[k].context.gridDim = {kBlocks, 1, 1};
    runners.push_back(&slots[k].runner);
  }
  setTurns(index);
  auto const rules = nextTurnRules();
  REQUIRE(rules);
  std::uint32_t next = 0;
  Turns(runners, *rules).run([&](std::size_t slot) {
    if (next == kBlocks) {
      return false;
    }
    slots[slot].context.blockIdx = {next++, 0, 0};
    slots[slot].runner.beginInTurns(kernel, arguments.data(), rules->descending);
    return true;
  });
  setTurns(std::nullopt);
  return words.sum;
}

constexpr int kAll = kThreads * kBlocks;

TEST_CASE("updates in two steps are lost, in the same number each time") {
  for (int index = kFirstCallInTurns; index < kIndices; ++index) {
    CAPTURE(index);
    int const sum = sumOf(addsInTwoSteps, index, kBlocks);
    CHECK(sum < kAll);
    CHECK(sum == sumOf(addsInTwoSteps, index, kBlocks));
  }
}

TEST_CASE("without delays every thread looks before any acts") {
  CHECK(sumOf(addsInTwoSteps, kFirstCallInTurns, kBlocks) == 1);
  CHECK(sumOf(addsInTwoSteps, kFirstCallInTurns + 1, 1) == static_cast<int>(kBlocks));
}

TEST_CASE("threads that wait do not keep those from running that they wait for") {
  for (int index = kFirstCallInTurns; index < kIndices; ++index) {
    for (std::size_t together = 1; together <= kBlocks; ++together) {
      CAPTURE(index);
      CAPTURE(together);
      CHECK(sumOf(addsUnderLock, index, together) == kAll);
      CHECK(sumOf(addsInTurn, index, together) == kAll);
      CHECK(sumOf(looksOften, index, together) == kAll);
    }
  }
}

TEST_CASE("launches outside of turns have no rules") {
  setTurns(std::nullopt);
  CHECK_FALSE(nextTurnRules());
  CHECK(Turns::current() == nullptr);
}

} // namespace
} // namespace qkc::device::cpu
