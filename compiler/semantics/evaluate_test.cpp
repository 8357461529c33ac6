#include "compiler/numeric/codes.h"
#include "compiler/semantics/evaluate.h"
#include "compiler/semantics/example_contracts.h"

#include <doctest/doctest.h>

#include <ctime>

using namespace qkc;
using namespace qkc::semantics;
using namespace qkc::semantics::testing;
using contract::Op;
using contract::Reduction;
using contract::Role;
using contract::Scope;
using numeric::Rational;

namespace {

std::size_t at(std::int32_t id) {
  return static_cast<std::size_t>(id);
}

Call symCall(const Sym& sym, std::int64_t rows, std::int64_t columns, std::vector<std::uint64_t> x) {
  Call call = emptyCall(sym.b.contract, {rows, columns});
  call.given[at(sym.x)].codes = std::move(x);
  return call;
}

} // namespace

TEST_CASE("reference of int8_dyn_token_sym") {
  const Sym sym;
  // Row 0: amax 127, scale 1; 12.5 and 13.5 are ties. Row 1: zeros.
  const Call call = symCall(sym, 2, 4, {0x42fe, 0x4148, 0x4158, 0xc148, 0x0000, 0x8000, 0x0000, 0x0000});
  const Reference reference = computeReference(sym.b.contract, call);
  CHECK_FALSE(reference.problem);
  CHECK(reference.outputs[at(sym.s)].codes == std::vector<std::uint64_t>{0x3f800000, 0x00000000});
  CHECK(reference.outputs[at(sym.q)].codes == std::vector<std::uint64_t>{127, 12, 14, 0xf4, 0, 0, 0, 0});
  const Reference one = computeReference(sym.b.contract, call, {1, 0, 0});
  CHECK(one.outputs[at(sym.s)].codes == std::vector<std::uint64_t>{0x3f800000, 0x3f800000});
}

TEST_CASE("N03: the two scales and the three paths of amax 2^-122") {
  const Sym sym({.hasGuards = true, .hasMagnitude = false});
  Call call = symCall(sym, 1, 2, {0x0280, 0x0000});
  CHECK(computeReference(sym.b.contract, call, {0, 0, 0}).outputs[at(sym.s)].codes[0] == 0x00102041);
  CHECK(computeReference(sym.b.contract, call, {0, 1, 0}).outputs[at(sym.s)].codes[0] == 0x00102040);
  call.returned[at(sym.s)].codes[0] = 0x00102041;
  Variables variables(sym.b.contract);
  Evaluator evaluator(sym.b.contract, variables, call, Options::open());
  Bindings bindings = {0, 0};
  const Alternatives y =
      evaluator.value(sym.b.contract.node(sym.b.contract.quantity(sym.q).arms[1].value).args[0], bindings);
  REQUIRE(y.entries.size() == 3);
  CHECK(numeric::encode(*numeric::findFormat("f32"), *y.entries[0]) == 0x42fdfff8); // 126.99994
  CHECK(y.entries[1]->isInfinite());
  bindings = {0, 1};
  CHECK(evaluator.value(sym.invPath, bindings).single()->isNan());
}

TEST_CASE("a choice is one value for all its readers, and alternatives of one choice do not multiply") {
  ContractBuilder b;
  const auto x = b.tensor(Role::input, "x", "f32", {});
  const auto two = b.oneOf("c", ContractBuilder::per(Scope::Kind::call), {{"a", b.read(x)}, {"b", b.number(3, "f32")}});
  const auto let = b.let("v", {}, two);
  const auto square = b.in("f32", Op::mul, {b.read(let), b.read(let)});
  Call call = emptyCall(b.contract, {});
  call.given[at(x)].codes[0] = 0x40000000; // 2
  Variables variables(b.contract);
  Evaluator evaluator(b.contract, variables, call, Options::open());
  const Alternatives value = evaluator.value(square, evaluator.unbound());
  REQUIRE(value.entries.size() == 2);
  CHECK(compare(*value.entries[0], numeric::Value(std::int64_t{4})) == 0);
  CHECK(compare(*value.entries[1], numeric::Value(std::int64_t{9})) == 0);
}

TEST_CASE("reductions: order, where, empty, ties, NaN") {
  ContractBuilder b;
  const auto n = b.dim("N", 0);
  const auto i = b.index("i", n);
  const auto x = b.tensor(Role::input, "x", "f32", {n});
  const auto body = b.read(x, {i});
  const auto sum = b.reduce(Reduction::sum, {i}, body);
  const auto most = b.reduce(Reduction::max, {i}, body, b.test(Op::less, {body, b.number(10)}), b.number(-1));
  const auto first = b.reduce(Reduction::argmax, {i}, body);
  const auto last = b.reduce(Reduction::argmax, {i}, body);
  b.contract.node(first).tie = contract::Tie::first;
  b.contract.node(last).tie = contract::Tie::last;
  const auto drops = b.reduce(Reduction::max, {i}, body);
  b.contract.node(drops).nanRule = contract::NanRule::drops;
  const auto evaluate = [&](std::vector<std::uint64_t> codes, contract::NodeId node) {
    Call call = emptyCall(b.contract, {static_cast<std::int64_t>(codes.size())});
    call.given[at(x)].codes = std::move(codes);
    Variables variables(b.contract);
    Evaluator evaluator(b.contract, variables, call, Options::open());
    return evaluator.value(node, evaluator.unbound()).single();
  };
  const std::vector<std::uint64_t> cancelling = {0x4b800000, 0x3f800000, 0xcb800000}; // 2^24, 1, -2^24
  CHECK(evaluate(cancelling, sum)->isZero());
  CHECK(toInteger(evaluate({0x40000000, 0x41200000, 0x40400000}, most)) == 3); // 2, 10, 3
  CHECK(toInteger(evaluate({0x41200000}, most)) == -1);
  CHECK_FALSE(evaluate({}, first));
  CHECK(toInteger(evaluate({0x3f800000, 0x40000000, 0x40000000}, first)) == 1);
  CHECK(toInteger(evaluate({0x3f800000, 0x40000000, 0x40000000}, last)) == 2);
  CHECK(toInteger(evaluate({0x7fc00000, 0x40000000}, drops)) == 2);
  // Sums start from +0.
  const Entry zero = evaluate({0x80000000, 0x80000000}, sum);
  CHECK((zero->isZero() && !zero->isNegative()));
}

TEST_CASE("exact reals round once, formats at every operation") {
  ContractBuilder b;
  const auto x = b.tensor(Role::input, "x", "f32", {});
  // 1 + 2^-24 + 2^-25 in f32 stays 1; the exact sum lies above the tie.
  const auto tiny = b.number(numeric::powerOfTwo(-24), "f32");
  const auto tinier = b.number(numeric::powerOfTwo(-25), "f32");
  const auto twice = b.in("f32", Op::add, {b.in("f32", Op::add, {b.read(x), tiny}), tinier});
  const auto once = b.cast("f32", b.real(Op::add, {b.real(Op::add, {b.read(x), tiny}), tinier}),
                           numeric::Rounding::halfEven, numeric::Overflow::inf);
  Call call = emptyCall(b.contract, {});
  call.given[at(x)].codes[0] = 0x3f800000;
  Variables variables(b.contract);
  Evaluator evaluator(b.contract, variables, call, Options::open());
  const auto code = [&](contract::NodeId node) {
    return numeric::encode(*numeric::findFormat("f32"), *evaluator.value(node, evaluator.unbound()).single());
  };
  CHECK(code(twice) == 0x3f800000);
  CHECK(code(once) == 0x3f800001);
}

TEST_CASE("integers: floors, wrapping, and what does not fit") {
  ContractBuilder b;
  const auto seven = b.integer(-7);
  const auto two = b.integer(2);
  const auto quotient = b.integral(Op::div, {seven, two});
  const auto remainder = b.integral(Op::mod, {seven, two});
  const auto wrapping = b.in("i8", Op::mul, {b.integer(100), b.integer(2)});
  const auto strict = b.in("i8", Op::mul, {b.integer(100), b.integer(2)});
  b.contract.node(wrapping).wraps = true;
  const auto shifted = b.integral(Op::shiftRight, {seven, two});
  Call call = emptyCall(b.contract, {});
  Variables variables(b.contract);
  Evaluator evaluator(b.contract, variables, call, Options::open());
  const auto value = [&](contract::NodeId node) { return toInteger(evaluator.value(node, {}).single()); };
  CHECK(value(quotient) == -4);
  CHECK(value(remainder) == 1);
  CHECK(value(wrapping) == -56);
  CHECK_FALSE(value(strict));
  CHECK(value(shifted) == -2);
}

TEST_CASE("a guarded let has no value outside its guard, reads outside a tensor have none") {
  ContractBuilder b;
  const auto x = b.tensor(Role::input, "x", "f32", {});
  const auto guard = b.test(Op::less, {b.number(0), b.read(x)});
  const auto let = b.let("v", {}, b.in("f32", Op::div, {b.number(1, "f32"), b.read(x)}), guard);
  const auto guarded = b.in("f32", Op::add, {b.read(let), b.number(1, "f32")});
  const auto lazy = b.same(Op::select, {guard, b.read(let), b.number(0)});
  Call call = emptyCall(b.contract, {});
  Variables variables(b.contract);
  Evaluator evaluator(b.contract, variables, call, Options::open());
  CHECK_FALSE(evaluator.value(guarded, {}).single());
  CHECK(evaluator.lastProblem() == "v[] is read where its guard does not hold");
  CHECK(evaluator.value(lazy, {}).single()->isZero());
}

TEST_CASE("a call of 8 x 256 takes well under a second") {
  const Sym sym;
  std::vector<std::uint64_t> x;
  std::uint64_t state = 1;
  for (int i = 0; i < 8 * 256; ++i) {
    state = state * 6364136223846793005U + 1442695040888963407U;
    x.push_back(0x3f00 + (state >> 55U & 0xffU) + (state >> 63U << 15U));
  }
  const Call call = symCall(sym, 8, 256, std::move(x));
  const std::clock_t start = std::clock(); // processor time: the machine may be busy
  CHECK_FALSE(computeReference(sym.b.contract, call).problem);
  const double taken = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
  CHECK(taken < 1);
  MESSAGE("reference: ", taken, " s");
}
