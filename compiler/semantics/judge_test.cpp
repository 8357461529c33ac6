#include "compiler/semantics/example_contracts.h"
#include "compiler/semantics/judge.h"

#include <doctest/doctest.h>

#include <ctime>

using namespace qkc;
using namespace qkc::semantics;
using namespace qkc::semantics::testing;
using contract::Op;
using contract::Role;
using contract::Scope;

namespace {

std::size_t at(std::int32_t id) {
  return static_cast<std::size_t>(id);
}

struct SymRun {
  Sym sym;
  Call call;

  SymRun(std::int64_t rows, std::int64_t columns, std::vector<std::uint64_t> x, std::vector<int> paths = {})
      : call(emptyCall(sym.b.contract, {rows, columns})) {
    call.given[at(sym.x)].codes = std::move(x);
    const Reference reference = computeReference(sym.b.contract, call, std::move(paths));
    REQUIRE_FALSE(reference.problem);
    call.returned = reference.outputs;
  }
  std::vector<std::uint64_t>& scales() { return call.returned[at(sym.s)].codes; }
  std::vector<std::uint64_t>& codes() { return call.returned[at(sym.q)].codes; }
  Verdict judge() {
    Judge judge(sym.b.contract);
    judge.add(call);
    return judge.verdict();
  }
  ClauseCounts counts(const Verdict& verdict, contract::ClauseId clause) { return verdict.clauses[at(clause)]; }
};

// amax 127 = 0x42fe: scale 1.
const std::vector<std::uint64_t> kTies = {0x42fe, 0x4148, 0x4158, 0xc148};

} // namespace

TEST_CASE("every joint path of a reference is accepted") {
  for (int zero = 0; zero < 2; ++zero) {
    for (int scale = 0; scale < 2; ++scale) {
      for (int path = 0; path < 3; ++path) {
        SymRun run(2, 3, {0x4049, 0x3dcc, 0xbf1b, 0, 0x8000, 0}, {zero, scale, path});
        CHECK(run.judge().outcome == Outcome::accepted);
      }
    }
  }
}

TEST_CASE("a wrong tie is rejected by the codes alone") {
  SymRun run(1, 4, kTies);
  run.codes()[1] = 13; // half_away
  const Verdict verdict = run.judge();
  CHECK(verdict.outcome == Outcome::rejected);
  CHECK(run.counts(verdict, run.sym.codes).judged == 4);
  CHECK(run.counts(verdict, run.sym.codes).rejected == 1);
  CHECK(run.counts(verdict, run.sym.scale).rejected == 0);
  CHECK(verdict.conflicts.empty());
}

TEST_CASE("N21: a wrong scale is blamed alone and its codes are not judged") {
  // NaN, +0, -0, -s, inf, the next step up, a subnormal.
  for (const std::uint64_t scale : {0x7fc00000U, 0U, 0x80000000U, 0xbf800000U, 0x7f800000U, 0x3f800001U, 0x00000001U}) {
    SymRun run(2, 4, {0x42fe, 0x4148, 0x4158, 0xc148, 0x42fe, 0x4148, 0x4158, 0xc148});
    run.scales()[0] = scale;
    run.codes()[0] = 5; // would be wrong under any scale
    const Verdict verdict = run.judge();
    CHECK(verdict.outcome == Outcome::rejected);
    CHECK(run.counts(verdict, run.sym.scale).rejected == 1);
    CHECK(run.counts(verdict, run.sym.codes).rejected == 0);
    CHECK(run.counts(verdict, run.sym.codes).notJudged == 4);
    CHECK(run.counts(verdict, run.sym.codes).judged == 4); // the other row
  }
}

TEST_CASE("codes are judged under the scale that came back") {
  // amax 3.140625 = 0x4049: a / 127 is 0x3cca9d54, a * i127 the same or a neighbour; both edges are lawful, each with
  // codes of its own.
  SymRun div(1, 2, {0x4049, 0x3dcc}, {0, 0, 0});
  SymRun mul(1, 2, {0x4049, 0x3dcc}, {0, 1, 0});
  CHECK(div.judge().outcome == Outcome::accepted);
  CHECK(mul.judge().outcome == Outcome::accepted);
  // One step from both is not.
  const std::uint64_t least = std::min(div.scales()[0], mul.scales()[0]);
  div.scales()[0] = least - 1;
  const Verdict verdict = div.judge();
  CHECK(div.counts(verdict, div.sym.scale).rejected == 1);
}

TEST_CASE("N22: zero scales are one choice per call, scales one per row") {
  SymRun run(2, 1, {0, 0});
  run.scales() = {0, 0x3f800000};
  const Verdict mixed = run.judge();
  CHECK(mixed.outcome == Outcome::rejected);
  REQUIRE(mixed.conflicts.size() == 1);
  // Each path has the element that excludes it.
  CHECK(mixed.conflicts[0].killer == std::vector<std::vector<ElementId>>{{1}, {0}});
  run.scales() = {0x3f800000, 0x3f800000};
  CHECK(run.judge().outcome == Outcome::accepted);
  // Two calls may differ.
  Judge judge(run.sym.b.contract);
  judge.add(run.call);
  run.scales() = {0, 0};
  judge.add(run.call);
  CHECK(judge.verdict().outcome == Outcome::accepted);
}

namespace {

// q[t, h] = one of { up: x + 1; down: x - 1 } at the given scope, and a second choice { times: 1; minus: -1 } on top.
struct Scoped {
  ContractBuilder b;
  contract::NodeId t, h;
  contract::QuantityId x, q;

  explicit Scoped(const std::function<contract::Scope(const Scoped&)>& scope) {
    const auto rows = b.dim("T");
    const auto columns = b.dim("H");
    t = b.index("t", rows);
    h = b.index("h", columns);
    x = b.tensor(Role::input, "x", "i8", {rows, columns});
    q = b.tensor(Role::output, "q", "i16", {rows, columns});
    b.clause("codes");
    const auto read = b.read(x, {t, h});
    const auto value = b.oneOf(
        "way", scope(*this),
        {{"up", b.integral(Op::add, {read, b.integer(1)})}, {"down", b.integral(Op::sub, {read, b.integer(1)})}});
    b.define(q, {t, h}, value);
  }
  // 1 for up, 0 for down, row by row.
  Outcome judge(const std::vector<std::vector<int>>& calls) {
    Judge judge(b.contract);
    for (const std::vector<int>& ups : calls) {
      Call call = emptyCall(b.contract, {2, static_cast<std::int64_t>(ups.size()) / 2});
      for (std::size_t i = 0; i < ups.size(); ++i) {
        call.given[at(x)].codes[i] = 10;
        call.returned[at(q)].codes[i] = ups[i] != 0 ? 11 : 9;
      }
      judge.add(call);
    }
    return judge.verdict().outcome;
  }
};

} // namespace

TEST_CASE("N22: a path chosen by element, by row, by call or for the kernel is accepted just at its scope") {
  const std::vector<std::vector<int>> byElement = {{1, 0, 0, 1}, {1, 1, 1, 1}};
  const std::vector<std::vector<int>> byRow = {{1, 1, 0, 0}, {0, 0, 0, 0}};
  const std::vector<std::vector<int>> byCall = {{1, 1, 1, 1}, {0, 0, 0, 0}};
  const std::vector<std::vector<int>> one = {{1, 1, 1, 1}, {1, 1, 1, 1, 1, 1}};
  const std::vector<std::vector<int>> cutColumn = {{1, 1, 0, 1, 1, 0}, {1, 1, 1, 1}};
  const auto accepted = [&](Scoped& scoped) {
    std::vector<bool> result;
    for (const auto& calls : {byElement, byRow, byCall, one, cutColumn}) {
      result.push_back(scoped.judge(calls) == Outcome::accepted);
    }
    return result;
  };
  Scoped element([](const Scoped&) { return ContractBuilder::per(Scope::Kind::element); });
  Scoped row([](const Scoped& s) { return ContractBuilder::per({s.t}); });
  Scoped call([](const Scoped&) { return ContractBuilder::per(Scope::Kind::call); });
  Scoped kernel([](const Scoped&) { return ContractBuilder::per(Scope::Kind::kernel); });
  CHECK(accepted(element) == std::vector<bool>{true, true, true, true, true});
  CHECK(accepted(row) == std::vector<bool>{false, true, true, true, false});
  CHECK(accepted(call) == std::vector<bool>{false, false, true, true, false});
  CHECK(accepted(kernel) == std::vector<bool>{false, false, false, true, false});
}

namespace {

// q[t] = (one of {0, 1} at `first`) + (one of {0, 10} at `second`) where x = 0; with x = 1 the second is {10, 0}, so
// that a mixture explains each element but no joint path explains both.
struct TwoChoices {
  ContractBuilder b;
  contract::QuantityId x, q;

  TwoChoices(Scope::Kind first, Scope::Kind second) {
    const auto rows = b.dim("T");
    const auto t = b.index("t", rows);
    x = b.tensor(Role::input, "x", "i8", {rows});
    q = b.tensor(Role::output, "q", "i8", {rows});
    b.clause("codes");
    const auto low = b.oneOf("low", ContractBuilder::per(first), {{"zero", b.integer(0)}, {"one", b.integer(1)}});
    const auto high = b.oneOf("high", ContractBuilder::per(second), {{"zero", b.integer(0)}, {"ten", b.integer(10)}});
    b.define(q, {t}, b.integral(Op::add, {b.read(x, {t}), b.integral(Op::add, {low, high})}));
  }
  Verdict judge(const std::vector<std::vector<std::uint64_t>>& calls) {
    Judge judge(b.contract);
    for (const auto& codes : calls) {
      Call call = emptyCall(b.contract, {static_cast<std::int64_t>(codes.size())});
      call.returned[at(q)].codes = codes;
      judge.add(call);
    }
    return judge.verdict();
  }
};

} // namespace

TEST_CASE("N23: mixtures of two choices that no joint path explains are rejected") {
  // 1 needs (one, zero), 10 needs (zero, ten): each choice alone has a path for each element.
  TwoChoices both(Scope::Kind::call, Scope::Kind::call);
  CHECK(both.judge({{11, 11}}).outcome == Outcome::accepted);
  const Verdict verdict = both.judge({{1, 10}});
  CHECK(verdict.outcome == Outcome::rejected);
  REQUIRE(verdict.conflicts.size() == 1);
  CHECK(verdict.conflicts[0].over.size() == 2);
  CHECK(verdict.conflicts[0].killer.size() == 4);
}

TEST_CASE("finer choices are decided inside coarser ones") {
  TwoChoices mixed(Scope::Kind::kernel, Scope::Kind::call);
  CHECK(mixed.judge({{1, 1}, {11, 11}}).outcome == Outcome::accepted); // low = one; high changes by call
  CHECK(mixed.judge({{1, 1}, {10, 10}}).outcome == Outcome::rejected); // low changes by call
  CHECK(mixed.judge({{1, 11}}).outcome == Outcome::rejected);          // high changes inside a call
  const Verdict verdict = mixed.judge({{1, 1}, {11, 11}});
  int kernels = 0;
  for (const AlivePaths& alive : verdict.alive) {
    kernels += alive.paths == 2 && alive.variable == 0 ? 1 : 0;
  }
  CHECK(kernels == 1);
  TwoChoices element(Scope::Kind::call, Scope::Kind::element);
  CHECK(element.judge({{1, 11, 1}}).outcome == Outcome::accepted);
  CHECK(element.judge({{1, 10}}).outcome == Outcome::rejected);
}

TEST_CASE("updates in place: untouched elements keep their content") {
  ContractBuilder b;
  const auto tokens = b.dim("T");
  const auto slots = b.dim("P");
  const auto t = b.index("t", tokens);
  const auto v = b.tensor(Role::input, "v", "i8", {tokens});
  const auto slot = b.tensor(Role::input, "slot", "i64", {tokens});
  const auto cache = b.tensor(Role::inout, "cache", "i8", {slots});
  b.clause("write");
  b.define(cache, {b.read(slot, {t})}, b.read(v, {t}), b.test(Op::lessEqual, {b.integer(0), b.read(slot, {t})}));
  b[cache].indices = {b.contract.node(t).index};
  Call call = emptyCall(b.contract, {3, 4});
  call.given[at(v)].codes = {1, 2, 3};
  call.given[at(slot)].codes = {2, ~std::uint64_t{0}, 0};
  call.given[at(cache)].codes = {9, 9, 9, 9};
  const Reference reference = computeReference(b.contract, call);
  CHECK(reference.outputs[at(cache)].codes == std::vector<std::uint64_t>{3, 9, 1, 9});
  call.returned = reference.outputs;
  const auto outcome = [&] {
    Judge judge(b.contract);
    judge.add(call);
    return judge.verdict().outcome;
  };
  CHECK(outcome() == Outcome::accepted);
  call.returned[at(cache)].codes[1] = 0;
  CHECK(outcome() == Outcome::rejected);
  call.returned[at(cache)].codes = {3, 9, 1, 9};
  call.given[at(slot)].codes = {2, 2, 0};
  CHECK_THROWS_AS(outcome(), EvaluationError);
}

TEST_CASE("an output judged against another is judged against what came back") {
  ContractBuilder b;
  const auto n = b.dim("N");
  const auto i = b.index("i", n);
  const auto x = b.tensor(Role::input, "x", "i8", {n});
  const auto q = b.tensor(Role::output, "q", "i8", {n});
  const auto copy = b.tensor(Role::output, "copy", "i8", {n});
  b.clause("codes");
  b.define(q, {i}, b.read(x, {i}));
  b.clause("copy");
  b.define(copy, {i}, b.read(q, {i}));
  Call call = emptyCall(b.contract, {2});
  call.given[at(x)].codes = {1, 2};
  call.returned[at(q)].codes = {1, 3};
  call.returned[at(copy)].codes = {7, 2};
  Judge judge(b.contract);
  judge.add(call);
  CHECK(judge.find(0, q, 0)->standing == Standing::accepted);
  CHECK(judge.find(0, q, 1)->standing == Standing::rejected);
  CHECK(judge.find(0, copy, 0)->standing == Standing::rejected);
  CHECK(judge.find(0, copy, 1)->standing == Standing::notJudged);
}

TEST_CASE("zeros and NaN: the same where the contract says so") {
  ContractBuilder b;
  const auto x = b.tensor(Role::input, "x", "f32", {});
  const auto y = b.tensor(Role::output, "y", "f32", {});
  b.clause("copy");
  b.define(y, {}, b.read(x));
  const auto outcome = [&](std::uint64_t given, std::uint64_t returned) {
    Call call = emptyCall(b.contract, {});
    call.given[at(x)].codes = {given};
    call.returned[at(y)].codes = {returned};
    Judge judge(b.contract);
    judge.add(call);
    return judge.verdict().outcome;
  };
  CHECK(outcome(0, 0x80000000) == Outcome::rejected);
  CHECK(outcome(0x80000000, 0x80000000) == Outcome::accepted);
  CHECK(outcome(0x7fc00000, 0x7fc00001) == Outcome::rejected);
  b[y].zeros = contract::SameDistinct::same;
  b[y].nans = contract::SameDistinct::same;
  CHECK(outcome(0, 0x80000000) == Outcome::accepted);
  CHECK(outcome(0x7fc00000, 0xff800001) == Outcome::accepted);
  CHECK(outcome(0x7fc00000, 0x7f800000) == Outcome::rejected);
}

TEST_CASE("thousands of choices per element are decided one by one") {
  Scoped element([](const Scoped&) { return ContractBuilder::per(Scope::Kind::element); });
  std::vector<int> ups(8192);
  for (std::size_t i = 0; i < ups.size(); ++i) {
    ups[i] = static_cast<int>(i % 3 == 0);
  }
  const std::clock_t start = std::clock();
  CHECK(element.judge({ups}) == Outcome::accepted);
  CHECK(static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC < 2);
}

TEST_CASE("judging 8 x 256 takes well under a second") {
  std::vector<std::uint64_t> x;
  std::uint64_t state = 1;
  for (int i = 0; i < 8 * 256; ++i) {
    state = state * 6364136223846793005U + 1442695040888963407U;
    x.push_back(0x3f00 + (state >> 55U & 0xffU) + (state >> 63U << 15U));
  }
  SymRun run(8, 256, std::move(x));
  const std::clock_t start = std::clock(); // processor time: the machine may be busy
  CHECK(run.judge().outcome == Outcome::accepted);
  const double taken = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
  CHECK(taken < 1);
  MESSAGE("judging: ", taken, " s");
}
