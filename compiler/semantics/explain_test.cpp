#include "compiler/semantics/example_contracts.h"
#include "compiler/semantics/explain.h"

#include <doctest/doctest.h>

using namespace qkc;
using namespace qkc::semantics;
using namespace qkc::semantics::testing;

namespace {

std::size_t at(std::int32_t id) {
  return static_cast<std::size_t>(id);
}

struct Run {
  Sym sym;
  Call call;

  Run(std::int64_t rows, std::int64_t columns, std::vector<std::uint64_t> x)
      : call(emptyCall(sym.b.contract, {rows, columns})) {
    call.given[at(sym.x)].codes = std::move(x);
    call.returned = computeReference(sym.b.contract, call).outputs;
  }
  std::string explained(contract::QuantityId output, std::size_t offset) {
    Judge judge(sym.b.contract);
    judge.add(call);
    return explain(judge, *judge.find(0, output, offset)).text();
  }
};

} // namespace

TEST_CASE("a tie rounded the wrong way") {
  Run run(1, 2, {0x42fe, 0x4148});
  run.call.returned[at(run.sym.q)].codes[1] = 13;
  CHECK(run.explained(run.sym.q, 1) == "q[0, 1] = 13, judged by codes\n"
                                       "  x[0, 1] = 0x4148 (12.5)\n"
                                       "  s[0] = 0x3f800000 (1), returned\n"
                                       "  x[0, 0] = 0x42fe (127)\n" // where the maximum is attained
                                       "  a[0] = 0x42fe (127)\n"
                                       "  y[0, 1] = 0x41480000 (12.5) by div or inv or enc\n"
                                       "  admissible: 12 by div or inv or enc\n"
                                       "  div: 12.5 is a tie: half_even gives 12, returned 13\n"
                                       "  inv: 12.5 is a tie: half_even gives 12, returned 13\n"
                                       "  enc: 12.5 is a tie: half_even gives 12, returned 13\n");
}

TEST_CASE("paths that differ, a scale that none gives") {
  Run run(1, 2, {0x4049, 0x3dcc});
  run.call.returned[at(run.sym.s)].codes[0] = 0x3f800000;
  const std::string scale = run.explained(run.sym.s, 0);
  CHECK(scale.find("s[0] = 0x3f800000 (1), judged by scale") == 0);
  CHECK(scale.find("a[0] = 0x4049") != std::string::npos);
  CHECK(scale.find("by div") != std::string::npos);
  CHECK(run.explained(run.sym.q, 0).find("not judged: it reads an element that was rejected") != std::string::npos);
}

TEST_CASE("an accepted element names the paths that explain it") {
  Run run(1, 1, {0x42fe});
  CHECK(run.explained(run.sym.q, 0).find("explained by div or inv or enc") != std::string::npos);
}

TEST_CASE("a conflict names an element for each path") {
  Run run(2, 1, {0, 0});
  run.call.returned[at(run.sym.s)].codes = {0, 0x3f800000};
  Judge judge(run.sym.b.contract);
  judge.add(run.call);
  const Verdict verdict = judge.verdict();
  REQUIRE(verdict.conflicts.size() == 1);
  CHECK(explain(judge, verdict.conflicts[0]) ==
        std::vector<std::string>{"zero is excluded by s[1] = 0x3f800000 (1) of call 0",
                                 "one is excluded by s[0] = 0 of call 0"});
}

TEST_CASE("saturation and NaN") {
  ContractBuilder b;
  const auto x = b.tensor(contract::Role::input, "x", "f32", {});
  const auto q = b.tensor(contract::Role::output, "q", "i8", {});
  b.clause("codes");
  b.define(q, {}, b.cast("i8", b.read(x), numeric::Rounding::halfEven, numeric::Overflow::saturate));
  const auto explained = [&](std::uint64_t given, std::uint64_t returned) {
    Call call = emptyCall(b.contract, {});
    call.given[at(x)].codes = {given};
    call.returned[at(q)].codes = {returned};
    Judge judge(b.contract);
    judge.add(call);
    return explain(judge, judge.element(0)).reasons;
  };
  CHECK(explained(0x43160000, 126) ==
        std::vector<std::string>{"150 lies outside i8: saturate gives 127, returned 126"});
  CHECK(explained(0x40490fdb, 5) ==
        std::vector<std::string>{"3.1415927 rounds (half_even) to 3, returned 5, 2 steps away"});
}
