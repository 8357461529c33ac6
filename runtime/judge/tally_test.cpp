#include "runtime/judge/tally.h"

#include <doctest/doctest.h>

using namespace qkc;
using namespace qkc::judge;

namespace {

constexpr std::uint64_t kNowhere = ~std::uint64_t{0};

cases::Manifest manifestOf(std::vector<cases::Choice> choices, int combinations, bool hasInstance = false) {
  cases::Manifest manifest;
  manifest.groups.push_back({combinations, hasInstance, std::move(choices)});
  cases::Arm arm;
  arm.clause = "codes";
  arm.group = 0;
  manifest.arms.push_back(arm);
  return manifest;
}

cases::Choice choice(const char* name, const char* scope, std::vector<std::string> labels) {
  return {name, name, scope, scope, std::move(labels)};
}

qkc_check_report reportOf(std::uint64_t alive) {
  qkc_check_report report{};
  report.arms[0].judged = 10;
  report.groups[0].alive = alive;
  report.groups[0].first_instance = kNowhere;
  for (auto& place : report.groups[0].first_failure)
    place = kNowhere;
  return report;
}

} // namespace

TEST_CASE("a path per kernel must explain all calls") {
  const auto manifest = manifestOf({choice("path", "kernel", {"div", "inv"})}, 2);
  CallTally tally(manifest);
  CHECK(tally.add(reportOf(0b01)).empty());
  CHECK(tally.add(reportOf(0b11)).empty());
  CHECK(tally.alive(0) == 0b01);
  const auto empty = tally.add(reportOf(0b10)); // alone lawful, with the first call not
  REQUIRE(empty.size() == 1);
  CHECK(empty[0].scope == "kernel");
  CHECK(tally.scopesRejected(0) == 1);
}

TEST_CASE("a path per call may change between calls, not inside one") {
  const auto manifest = manifestOf({choice("path", "call", {"div", "inv"})}, 2);
  CallTally tally(manifest);
  CHECK(tally.add(reportOf(0b01)).empty());
  CHECK(tally.add(reportOf(0b10)).empty());
  CHECK(tally.scopesRejected(0) == 0);
  CHECK(tally.identified(0) == 0);
  const auto empty = tally.add(reportOf(0));
  REQUIRE(empty.size() == 1);
  CHECK(empty[0].scope == "call");
}

TEST_CASE("a kernel's choice stays open while the call's choice changes") {
  // Combinations: 0 = a div, 1 = a inv, 2 = b div, 3 = b inv; kernel slow, call fast.
  const auto manifest = manifestOf({choice("form", "kernel", {"a", "b"}), choice("path", "call", {"div", "inv"})}, 4);
  CallTally tally(manifest);
  CHECK(tally.add(reportOf(0b0010)).empty()); // a inv
  CHECK(tally.alive(0) == 0b0011);            // a, any path
  CHECK(tally.add(reportOf(0b0101)).empty()); // a div or b div: a goes on
  CHECK(tally.alive(0) == 0b0011);
  const auto empty = tally.add(reportOf(0b1000)); // b inv alone
  REQUIRE(empty.size() == 1);
  CHECK(empty[0].scope == "kernel");
}

TEST_CASE("a kernel's choice that one call refutes is refused by that call") {
  const auto manifest = manifestOf({choice("path", "kernel", {"div", "inv"})}, 2);
  CallTally tally(manifest);
  qkc_check_report report = reportOf(0);
  report.groups[0].first_failure[0] = QKC_PLACE(0, 5);
  report.groups[0].first_failure[1] = QKC_PLACE(0, 7);
  const auto empty = tally.add(report);
  REQUIRE(empty.size() == 1);
  REQUIRE(empty[0].refutations.size() == 2);
  CHECK(QKC_PLACE_ELEMENT(empty[0].refutations[1].place) == 7);
  CHECK(tally.scopesRejected(0) == 1);
}

TEST_CASE("instances are refused by themselves") {
  const auto manifest = manifestOf({choice("scale", "instance", {"div", "mul"})}, 2, true);
  CallTally tally(manifest);
  qkc_check_report report = reportOf(0b11);
  report.groups[0].instances_rejected = 3;
  const auto empty = tally.add(report);
  REQUIRE(empty.size() == 1);
  CHECK(empty[0].scope == "instance");
  CHECK(tally.scopesRejected(0) == 3);
}

TEST_CASE("the paths of a combination are its digits") {
  const auto manifest =
      manifestOf({choice("form", "kernel", {"a", "b"}), choice("path", "call", {"div", "inv", "enc"})}, 6);
  CHECK(combinationText(manifest.groups[0], 0) == "a, div");
  CHECK(combinationText(manifest.groups[0], 5) == "b, enc");
  CHECK(pathOf(manifest.groups[0], 1, 4) == 1);
}
