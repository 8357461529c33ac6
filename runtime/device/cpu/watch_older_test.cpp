#include "runtime/device/cpu/watch_older.h"

#include <doctest/doctest.h>

namespace qkc::device::cpu {
namespace {

constexpr std::uintptr_t kPlace = 0x1000;
constexpr OlderValues::Bytes kBefore{1, 2, 3, 4};

OlderValues changedAt(WatchOrder::Stamp stamp) {
  OlderValues values;
  values.beginLaunch();
  values.beginBlock();
  values.changes(kPlace, kBefore.data(), 4, stamp);
  return values;
}

TEST_CASE("a word is found as it was before its last change, by an access of its width") {
  OlderValues values = changedAt(5);
  CHECK(values.find(kPlace, 8) == nullptr);
  CHECK(values.find(kPlace + 1, 4) == nullptr);
  auto const* older = values.find(kPlace, 4);
  REQUIRE(older != nullptr);
  CHECK(older->held == kBefore);
  CHECK(older->until == 5);
  OlderValues::Bytes const next{9};
  values.changes(kPlace, next.data(), 2, 6);
  CHECK(values.find(kPlace, 4) == nullptr);
  REQUIRE(values.find(kPlace, 2) != nullptr);
  CHECK(values.find(kPlace, 2)->held == OlderValues::Bytes{9, 0});
  values.beginLaunch();
  CHECK(values.find(kPlace, 2) == nullptr);
}

TEST_CASE("who waits gets the new value in the end") {
  OlderValues values = changedAt(5);
  auto const& older = *values.find(kPlace, 4);
  for (std::uint32_t i = 0; i < OlderValues::kTimes; ++i) {
    REQUIRE(values.give(3, kPlace, older));
  }
  CHECK_FALSE(values.give(3, kPlace, older));
  CHECK(values.give(4, kPlace, older));     // another thread
  CHECK(values.give(3, kPlace + 8, older)); // another place
  values.beginBlock();
  CHECK(values.give(3, kPlace, older)); // another block's thread
}

TEST_CASE("who has found a value never finds one before it") {
  OlderValues values = changedAt(5);
  auto const& older = *values.find(kPlace, 4);
  values.found(3, kPlace, 7);
  CHECK_FALSE(values.give(3, kPlace, older));
  CHECK(values.give(4, kPlace, older));
  values.changes(kPlace, kBefore.data(), 4, 8);
  CHECK(values.give(3, kPlace, *values.find(kPlace, 4)));
}

} // namespace
} // namespace qkc::device::cpu
