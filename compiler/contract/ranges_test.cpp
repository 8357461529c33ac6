#include "compiler/contract/ranges.h"

#include <doctest/doctest.h>

#include <limits>

namespace qkc::contract {

namespace {

using numeric::Rational;

struct Fixture {
  Contract contract;

  NodeId input(const char* format, const char* low, const char* high) {
    Quantity quantity;
    quantity.role = Role::input;
    quantity.type = {Type::Kind::format, numeric::findFormat(format)};
    quantity.domain.rangeLow = Rational(low);
    quantity.domain.rangeHigh = Rational(high);
    contract.quantities.push_back(quantity);
    Node node;
    node.op = Op::read;
    node.quantity = static_cast<QuantityId>(contract.quantities.size() - 1);
    node.type = quantity.type;
    return contract.add(std::move(node));
  }
  NodeId apply(Op op, const char* format, std::vector<NodeId> args) {
    Node node;
    node.op = op;
    node.type = {format == nullptr ? Type::Kind::real : Type::Kind::format,
                 format == nullptr ? nullptr : numeric::findFormat(format)};
    node.args = std::move(args);
    return contract.add(std::move(node));
  }
  Interval of(NodeId id) { return Ranges(contract).of(id); }
};

bool is(const Interval& interval, const char* low, const char* high) {
  return interval.finite && interval.low == Rational(low) && interval.high == Rational(high);
}

} // namespace

TEST_CASE("intervals follow the arithmetic") {
  Fixture f;
  const NodeId a = f.input("f32", "-2", "3");
  const NodeId b = f.input("f32", "1/4", "8");
  CHECK(is(f.of(f.apply(Op::add, nullptr, {a, b})), "-7/4", "11"));
  CHECK(is(f.of(f.apply(Op::sub, nullptr, {a, b})), "-10", "11/4"));
  CHECK(is(f.of(f.apply(Op::mul, nullptr, {a, b})), "-16", "24"));
  CHECK(is(f.of(f.apply(Op::div, nullptr, {a, b})), "-8", "12"));
  CHECK(is(f.of(f.apply(Op::abs, "f32", {a})), "0", "3"));
  CHECK(is(f.of(f.apply(Op::neg, "f32", {a})), "-3", "2"));
  CHECK(is(f.of(f.apply(Op::max, "f32", {a, b})), "1/4", "8"));
  CHECK(is(f.of(f.apply(Op::min, "f32", {a, b})), "-2", "3"));
  // A divisor that may be zero leaves nothing known.
  const Interval quotient = f.of(f.apply(Op::div, nullptr, {b, a}));
  CHECK_FALSE(quotient.finite);
  CHECK_FALSE(quotient.low.has_value());
}

TEST_CASE("a format's arithmetic rounds the ends and may overflow") {
  Fixture f;
  const NodeId a = f.input("f16", "1", "60000");
  CHECK(is(f.of(f.apply(Op::mul, "f32", {a, a})), "1", "3600000000"));
  CHECK_FALSE(f.of(f.apply(Op::mul, "f16", {a, a})).finite);
  const NodeId third = f.input("f32", "1/3", "1/3");
  const Interval rounded = f.of(f.apply(Op::add, "bf16", {third, third}));
  CHECK(rounded.low == Rational(171, 256)); // 2/3 to 8 bits
}

TEST_CASE("conversions clamp, or leave everything possible") {
  Fixture f;
  const NodeId a = f.input("f32", "-1000", "5/2");
  Node cast;
  cast.op = Op::cast;
  cast.type = {Type::Kind::format, numeric::findFormat("i8")};
  cast.args = {a};
  cast.rounding = numeric::Rounding::halfEven;
  cast.overflow = numeric::Overflow::saturate;
  CHECK(is(f.of(f.contract.add(cast)), "-128", "2"));
  cast.overflow = numeric::Overflow::wrap;
  CHECK(is(f.of(f.contract.add(cast)), "-128", "127"));
}

TEST_CASE("which integers a format holds") {
  const auto holds = [](const char* format, std::int64_t low, std::int64_t high) {
    return holdsIntegers(*numeric::findFormat(format), {Rational(low), Rational(high), true});
  };
  CHECK(holds("f32", -(1 << 24), 1 << 24));
  CHECK_FALSE(holds("f32", 0, (1 << 24) + 1));
  CHECK(holds("f16", 0, 2048));
  CHECK_FALSE(holds("f16", 0, 2049));
  CHECK(holds("i8", -128, 127));
  CHECK_FALSE(holds("u8", -1, 5));
  CHECK(holds("e4m3", 0, 16));
  CHECK_FALSE(holds("e4m3", 0, 17));
  CHECK_FALSE(holds("e8m0", 1, 2)); // has no zero
  CHECK_FALSE(holdsIntegers(*numeric::findFormat("f32"), {Rational(0), std::nullopt, true}));
}

} // namespace qkc::contract
