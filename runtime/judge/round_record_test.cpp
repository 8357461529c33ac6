#include "runtime/judge/round_record.h"

#include <doctest/doctest.h>

#include <functional>
#include <limits>
#include <utility>

namespace qkc::judge {
namespace {

// Three calls on contents 2, 3 and 4, and the judge's own copy: 1.6 ms by the wall.
gpu::Round honestRound() {
  gpu::Round round{};
  round.calls = 3;
  for (std::uint32_t k = 0; k < round.calls; ++k) {
    round.call[k] = {.content = 2 + k, .differs = 0, .eventMs = 0.2, .wallMs = 0.4};
  }
  round.own = {.content = 0, .differs = 0, .eventMs = 0.3, .wallMs = 0.4};
  return round;
}

constexpr AskedRound kAsked{.firstContent = 2, .calls = 3, .milliseconds = 2};

using Change = std::function<void(gpu::Round&)>;

bool isFalseAfter(const Change& change) {
  gpu::Round round = honestRound();
  change(round);
  return isFalseRecord(round, kAsked);
}

TEST_CASE("an honest record is one") {
  CHECK(!isFalseRecord(honestRound(), kAsked));
  CHECK(!isFalseAfter([](gpu::Round& round) { round.call[1].differs = 1; })); // judged by its outputs
  // The same moment twice, and within the grain of the events' clocks.
  CHECK(!isFalseAfter([](gpu::Round& round) { round.call[0].wallMs = round.call[0].eventMs; }));
  CHECK(!isFalseAfter([](gpu::Round& round) { round.call[0].wallMs = round.call[0].eventMs - 0.0005; }));
  // What lies behind the calls of the round is of no round.
  CHECK(!isFalseAfter([](gpu::Round& round) { round.call[3].eventMs = -1; }));
}

TEST_CASE("times that are no positive numbers are false, of calls and of the own copy") {
  using Limits = std::numeric_limits<double>;
  for (const double wrong : {0.0, -0.0, -0.2, Limits::quiet_NaN(), Limits::infinity(), -Limits::infinity()}) {
    CAPTURE(wrong);
    for (std::size_t k = 0; k < kAsked.calls; ++k) {
      CHECK(isFalseAfter([&](gpu::Round& round) { round.call[k].eventMs = wrong; }));
      CHECK(isFalseAfter([&](gpu::Round& round) { round.call[k].wallMs = wrong; }));
    }
    CHECK(isFalseAfter([&](gpu::Round& round) { round.own.eventMs = wrong; }));
    CHECK(isFalseAfter([&](gpu::Round& round) { round.own.wallMs = wrong; }));
  }
}

TEST_CASE("calls that were not asked for are false") {
  for (const std::uint32_t calls : {0U, 2U, 4U, 17U, 0xffffffffU}) {
    CAPTURE(calls);
    CHECK(isFalseAfter([&](gpu::Round& round) { round.calls = calls; }));
  }
  CHECK(isFalseAfter([](gpu::Round& round) { round.call[0].content = 3; })); // one twice
  CHECK(isFalseAfter([](gpu::Round& round) { round.call[2].content = 5; })); // of no such number
  CHECK(isFalseAfter([](gpu::Round& round) { std::swap(round.call[0].content, round.call[1].content); }));
}

TEST_CASE("an idle device before the last event, and more time than passed, are false") {
  CHECK(isFalseAfter([](gpu::Round& round) { round.call[2].wallMs = 0.19; }));
  CHECK(isFalseAfter([](gpu::Round& round) { round.own.wallMs = 0.29; }));
  // An event beyond the wall would be seen; so both.
  const auto slow = [](gpu::Round::Call& call, double ms) { call.eventMs = call.wallMs = ms; };
  CHECK(!isFalseAfter([&](gpu::Round& round) { slow(round.call[0], 1.7); })); // 2.9 ms, clocks differ
  CHECK(isFalseAfter([&](gpu::Round& round) { slow(round.call[0], 1.9); }));
  CHECK(isFalseAfter([&](gpu::Round& round) { slow(round.own, 1e300); }));
  // Each is possible, not all together.
  CHECK(isFalseAfter([&](gpu::Round& round) {
    for (std::size_t k = 0; k < kAsked.calls; ++k) {
      slow(round.call[k], 1);
    }
  }));
}

} // namespace
} // namespace qkc::judge
