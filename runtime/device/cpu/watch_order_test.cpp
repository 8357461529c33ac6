#include "runtime/device/cpu/watch_order.h"

#include <doctest/doctest.h>

namespace qkc::device::cpu {
namespace {

constexpr std::uintptr_t kFlag = 0x1000;

// A launch that has entered block 0 of 64 threads.
WatchOrder begun() {
  WatchOrder order;
  order.beginLaunch();
  order.beginBlock(0, 64, true);
  return order;
}

TEST_CASE("threads are unordered until their block meets") {
  WatchOrder order = begun();
  auto const stored = order.stamp(3);
  CHECK(order.before(stored, 3));
  CHECK_FALSE(order.before(stored, 4));
  order.meetBlock();
  CHECK(order.before(stored, 4));
  CHECK(order.before(stored, 63));
  CHECK_FALSE(order.before(order.stamp(3), 4));
}

TEST_CASE("lanes that meet order each other and whom they met before, no other") {
  WatchOrder order = begun();
  auto const first = order.stamp(0);
  order.meetWarp(0, 0b11);
  CHECK(order.before(first, 1));
  CHECK_FALSE(order.before(first, 2));
  auto const second = order.stamp(1);
  order.meetWarp(0, 0b110);
  CHECK(order.before(first, 2));
  CHECK(order.before(second, 2));
  CHECK_FALSE(order.before(second, 0));
  CHECK_FALSE(order.before(first, 32)); // lane 0 of another warp
  order.meetWarp(1, ~0U);
  CHECK_FALSE(order.before(first, 32));
}

TEST_CASE("what is published is known to those who learn it, with all before it") {
  WatchOrder order = begun();
  auto const before = order.stamp(0);
  order.fence(0, true);
  order.publish(0, kFlag, 4);
  auto const behind = order.stamp(0);
  order.beginBlock(1, 64, true);
  CHECK_FALSE(order.before(before, 5));
  order.learn(5, kFlag + 8, 4);
  CHECK_FALSE(order.before(before, 5));
  order.learn(5, kFlag, 4);
  CHECK(order.before(before, 5));
  CHECK_FALSE(order.before(behind, 5));
  CHECK_FALSE(order.before(before, 6));
  order.meetBlock();
  CHECK(order.before(before, 6));
}

TEST_CASE("knowledge goes on from block to block") {
  WatchOrder order = begun();
  auto const first = order.stamp(0);
  order.fence(0, true);
  order.publish(0, kFlag, 4);
  order.beginBlock(1, 64, false);
  order.learn(0, kFlag, 4);
  order.publish(0, kFlag + 64, 4);
  order.beginBlock(2, 64, false);
  CHECK_FALSE(order.before(first, 0));
  order.learn(0, kFlag + 64, 4);
  CHECK(order.before(first, 0));
}

TEST_CASE("bytes beside each other are places of their own") {
  WatchOrder order = begun();
  auto const first = order.stamp(0);
  order.fence(0, true);
  order.publish(0, kFlag, 2);
  order.beginBlock(1, 64, false);
  order.learn(0, kFlag + 2, 2);
  CHECK_FALSE(order.before(first, 0));
  order.learn(0, kFlag, 8);
  CHECK(order.before(first, 0));
}

TEST_CASE("who learns from a plain flag knows what its thread knew") {
  WatchOrder order = begun();
  auto const first = order.stamp(0);
  order.fence(0, true);
  auto const flag = order.stamp(0);
  order.beginBlock(1, 64, false);
  static_cast<void>(order.stamp(0)); // begins before it learns
  order.learnFrom(0, flag);
  order.fence(0, true);
  auto const next = order.stamp(0);
  order.beginBlock(2, 64, false);
  CHECK_FALSE(order.before(first, 0));
  order.learnFrom(0, next);
  CHECK(order.before(first, 0));
}

TEST_CASE("a launch comes after all before it") {
  WatchOrder order = begun();
  auto const stored = order.stamp(0);
  order.publish(0, kFlag, 4);
  auto const behind = order.stamp(0);
  CHECK_FALSE(order.beginLaunch());
  order.beginBlock(0, 64, true);
  CHECK(order.before(stored, 1));
  CHECK(order.before(behind, 1));
  CHECK_FALSE(order.inThisBlock(behind));
  auto const now = order.stamp(2);
  order.beginBlock(1, 64, true);
  CHECK_FALSE(order.inThisBlock(now));
  CHECK_FALSE(order.before(now, 2)); // thread 2 of another block
  CHECK(order.who(now).block == 0);
  CHECK(order.who(now).thread == 2);
}

TEST_CASE("an access behind a fence says so, and behind which") {
  WatchOrder order = begun();
  auto const before = order.stamp(1);
  order.fence(1, false);
  CHECK_FALSE(order.afterFence(before, false));
  CHECK(order.afterFence(order.stamp(1), false));
  CHECK_FALSE(order.afterFence(order.stamp(1), true));
  CHECK_FALSE(order.afterFence(order.stamp(2), false));
  order.fence(1, true);
  CHECK(order.afterFence(order.stamp(1), true));
}

TEST_CASE("another block knows what was published behind a fence for the device alone") {
  for (bool const deviceWide : {false, true}) {
    CAPTURE(deviceWide);
    WatchOrder order = begun();
    auto const before = order.stamp(0);
    order.fence(1, deviceWide);
    auto const behind = order.stamp(1);
    order.publish(1, kFlag, 4);
    order.learn(2, kFlag, 4);
    CHECK(order.before(before, 2)); // the same block
    CHECK(order.before(behind, 2));
    order.beginBlock(1, 64, true);
    order.fence(5, true); // another block's fence
    order.learn(5, kFlag, 4);
    CHECK(order.before(before, 5) == deviceWide);
    CHECK_FALSE(order.before(behind, 5));
    CHECK(order.seen(behind, 5)); // at the place itself
    order.publish(5, kFlag, 4);
    order.beginBlock(2, 64, true);
    order.learn(6, kFlag, 4);
    CHECK(order.before(before, 6) == deviceWide);
  }
}

} // namespace
} // namespace qkc::device::cpu
