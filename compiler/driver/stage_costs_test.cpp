#include "compiler/driver/stage_costs.h"

#include <doctest/doctest.h>

#include <cmath>

namespace qkc::driver {
namespace {

// Takes so many seconds of processor time.
void work(double seconds) {
  const double begin = processorSeconds();
  volatile double sink = 1;
  while (processorSeconds() - begin < seconds)
    for (int k = 0; k < 1000; ++k)
      sink = std::sqrt(sink + 1);
}

double secondsOf(const StageCosts& costs, const std::string& stage) {
  double seconds = -1;
  for (const StageCosts::Stage& one : costs.stages())
    if (one.name == stage)
      seconds = one.seconds;
  return seconds;
}

TEST_CASE("time belongs to the stage that is named at its end") {
  StageCosts costs;
  work(0.02);
  costs.end("first");
  work(0.06);
  costs.end("second");
  work(0.02);
  costs.end("first"); // a stage may come twice
  REQUIRE(costs.stages().size() == 2);
  CHECK(costs.stages()[0].name == "first");
  CHECK(secondsOf(costs, "first") >= 0.04);
  CHECK(secondsOf(costs, "second") >= 0.06);
  CHECK(secondsOf(costs, "second") < 0.06 + 0.03);
}

TEST_CASE("a stage inside another one takes its time away from it") {
  StageCosts costs;
  work(0.02);
  const int result = costs.within("inner", [] {
    work(0.05);
    return 7;
  });
  CHECK(result == 7);
  costs.end("outer");
  CHECK(secondsOf(costs, "inner") >= 0.05);
  CHECK(secondsOf(costs, "outer") >= 0.02);
  CHECK(secondsOf(costs, "outer") < 0.05);
  const double outer = secondsOf(costs, "outer");
  costs.end("after"); // what was lent is not taken away twice
  CHECK(secondsOf(costs, "after") >= 0);
  CHECK(secondsOf(costs, "outer") == outer);
}

} // namespace
} // namespace qkc::driver
