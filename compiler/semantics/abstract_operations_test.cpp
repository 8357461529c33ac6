#include "compiler/numeric/codes.h"
#include "compiler/semantics/abstract_operations.h"
#include "compiler/semantics/contract_builder.h"
#include "compiler/semantics/operations.h"
#include "compiler/semantics/sampler.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <vector>

using namespace qkc;
using namespace qkc::semantics;
using namespace qkc::semantics::testing;
using contract::Node;
using contract::Op;
using contract::Type;
using numeric::Format;
using numeric::Overflow;
using numeric::Rational;
using numeric::Rounding;
using numeric::Value;

namespace {

// A few values of a format and what is known of them.
struct Sample {
  std::vector<Value> values;
  AbstractValue known;
};

Sample draw(const Format& format, Random& random) {
  Sample sample;
  const auto codes = static_cast<std::uint64_t>(std::uint64_t{1} << static_cast<unsigned>(format.storageBits));
  const std::uint64_t start = random.below(codes);
  const std::uint64_t count = 1 + random.below(3);
  for (std::uint64_t i = 0; i < count; ++i) {
    // Neighbours or any codes; both zeros and specials often.
    static constexpr std::array<std::uint64_t, 4> kSteps = {1, 2, 5, 64};
    const std::uint64_t code =
        random.below(4) == 0 ? random.below(codes) : (start + i * kSteps[random.below(4)]) % codes;
    sample.values.push_back(random.below(8) == 0 ? Value::zero(format.hasNegativeZero && random.below(2) == 0)
                                                 : decode(format, code));
    sample.known = join(sample.known, AbstractValue::constant(sample.values.back(), format.isInteger()));
  }
  return sample;
}

Node operation(Op op, const Type& type) {
  Node node;
  node.op = op;
  node.type = type;
  return node;
}

void checkSound(const Node& node, const std::vector<Sample>& samples) {
  const contract::Contract contract;
  std::vector<AbstractValue> known;
  for (const Sample& sample : samples) {
    known.push_back(sample.known);
  }
  const RoundedValue result = applied(contract, node, known);
  std::vector<std::size_t> at(samples.size());
  while (true) {
    std::vector<Entry> arguments;
    for (std::size_t i = 0; i < samples.size(); ++i) {
      arguments.emplace_back(samples[i].values[at[i]]);
    }
    const Entry exact = apply(contract, node, arguments);
    if (exact) {
      CHECK_MESSAGE(contains(result.value, *exact), "operation ", static_cast<int>(node.op));
    } else {
      CHECK((result.mayLackValue || result.mayBeNan));
    }
    std::size_t i = 0;
    while (i < at.size() && ++at[i] == samples[i].values.size()) {
      at[i++] = 0;
    }
    if (i == at.size()) {
      return;
    }
  }
}

} // namespace

TEST_CASE("arithmetic on what is known holds every result") {
  Random random(11);
  for (const char* name : {"e4m3", "e5m2", "f16", "bf16", "e2m1"}) {
    const Format& format = *numeric::findFormat(name);
    for (const char* target : {"f32", "f16"}) {
      for (const Op op : {Op::add, Op::sub, Op::mul, Op::div, Op::max, Op::min, Op::fma}) {
        for (int i = 0; i < 60; ++i) {
          std::vector<Sample> samples = {draw(format, random), draw(format, random)};
          if (op == Op::fma) {
            samples.push_back(draw(format, random));
          }
          const Type type = random.below(4) == 0
                                ? Type{.kind = Type::Kind::real}
                                : Type{.kind = Type::Kind::format, .format = numeric::findFormat(target)};
          checkSound(operation(op, type), samples);
        }
      }
    }
  }
}

TEST_CASE("one-argument operations and comparisons hold every result") {
  Random random(12);
  const Type f32{.kind = Type::Kind::format, .format = numeric::findFormat("f32")};
  for (const char* name : {"e4m3", "f16", "bf16", "e3m2"}) {
    const Format& format = *numeric::findFormat(name);
    const Type own{.kind = Type::Kind::format, .format = &format};
    for (int i = 0; i < 100; ++i) {
      checkSound(operation(Op::neg, own), {draw(format, random)});
      checkSound(operation(Op::abs, own), {draw(format, random)});
      checkSound(operation(Op::sqrt, f32), {draw(format, random)});
      Node keep = operation(Op::keep, {.kind = Type::Kind::real});
      keep.keepBits = 1 + static_cast<int>(random.below(4));
      keep.rounding = numeric::kRoundings[random.below(8)];
      checkSound(keep, {draw(format, random)});
      for (const Op op : {Op::equal, Op::notEqual, Op::less, Op::lessEqual}) {
        checkSound(operation(op, {.kind = Type::Kind::boolean}), {draw(format, random), draw(format, random)});
      }
    }
  }
}

TEST_CASE("integer operations hold every result") {
  Random random(13);
  const Type integers{.kind = Type::Kind::integer};
  for (const char* name : {"i8", "u8", "i4"}) {
    const Format& format = *numeric::findFormat(name);
    for (int i = 0; i < 200; ++i) {
      for (const Op op : {Op::add, Op::sub, Op::mul, Op::div, Op::mod, Op::max, Op::min, Op::bitAnd, Op::bitOr}) {
        checkSound(operation(op, integers), {draw(format, random), draw(format, random)});
        Node narrow = operation(op, {.kind = Type::Kind::format, .format = &format});
        narrow.wraps = random.below(2) == 0;
        checkSound(narrow, {draw(format, random), draw(format, random)});
      }
      for (const Op op : {Op::shiftLeft, Op::shiftRight}) {
        Sample by;
        by.values = {Value(static_cast<std::int64_t>(random.below(9)))};
        by.known = AbstractValue::constant(by.values[0]);
        checkSound(operation(op, integers), {draw(format, random), by});
      }
    }
  }
}

TEST_CASE("casts hold every result, under every rounding and rule") {
  Random random(14);
  for (const char* from : {"bf16", "f16", "e4m3", "i8", "e8m0"}) {
    for (const char* to : {"e4m3", "e5m2", "e2m1", "e8m0", "i8", "u4", "f16", "ue4m3", "e4m3fnuz"}) {
      const Format& source = *numeric::findFormat(from);
      const Format& target = *numeric::findFormat(to);
      for (const Rounding rounding : numeric::kRoundings) {
        for (const Overflow overflow : numeric::kOverflows) {
          if (!allows(target, overflow)) {
            continue;
          }
          for (int i = 0; i < 8; ++i) {
            Node node = operation(Op::cast, {.kind = Type::Kind::format, .format = &target});
            node.rounding = rounding;
            node.overflow = overflow;
            checkSound(node, {draw(source, random)});
          }
        }
      }
    }
  }
}

TEST_CASE("powers hold every result") {
  Random random(15);
  for (int i = 0; i < 300; ++i) {
    Sample exponent;
    exponent.values = {Value(static_cast<std::int64_t>(random.below(7)) - 2)};
    exponent.known = AbstractValue::constant(exponent.values[0]);
    const Type f32{.kind = Type::Kind::format, .format = numeric::findFormat("f32")};
    checkSound(operation(Op::pow, random.below(2) == 0 ? f32 : Type{.kind = Type::Kind::real}),
               {draw(*numeric::findFormat("e4m3"), random), exponent});
  }
}

TEST_CASE("conditions keep every value that satisfies them") {
  Random random(16);
  for (const char* name : {"e4m3", "f16", "i8"}) {
    const Format& format = *numeric::findFormat(name);
    for (int i = 0; i < 2000; ++i) {
      const Sample a = draw(format, random);
      const Sample b = draw(format, random);
      for (const Op op : {Op::equal, Op::notEqual, Op::less, Op::lessEqual}) {
        const Node node = operation(op, {.kind = Type::Kind::boolean});
        for (const Value& x : a.values) {
          for (const Value& y : b.values) {
            const std::array<Entry, 2> arguments = {x, y};
            const bool holds = !apply({}, node, arguments)->isZero();
            CHECK(contains(restricted(a.known, op, b.known, holds, true), x));
            CHECK(contains(restricted(b.known, op, a.known, holds, false), y));
          }
        }
      }
    }
  }
}

TEST_CASE("conditions exclude what cannot satisfy them") {
  const auto value = [](std::int64_t n) { return AbstractValue::constant(Value(n)); };
  const AbstractValue numbers =
      AbstractValue::ofType({.kind = Type::Kind::format, .format = numeric::findFormat("f32")}, true);
  CHECK_FALSE(restricted(numbers, Op::equal, value(0), false, true).mayBeZero());
  const AbstractValue zero = restricted(numbers, Op::equal, value(0), true, true);
  CHECK((zero.mayBeZero() && !zero.mayBeNonzeroNumber()));
  const AbstractValue low = restricted(numbers, Op::less, value(3), true, true);
  CHECK(low.positive->high == Rational(3));
  const AbstractValue high = restricted(numbers, Op::less, value(3), false, true);
  CHECK((!high.mayBeZero() && !high.negative && high.positive->low == 3));
  // 3 < x seen from the right.
  CHECK(restricted(numbers, Op::less, value(3), true, false).positive->low == 3);
  const AbstractValue whole = AbstractValue::integers(-5, Rational(5));
  CHECK(restricted(whole, Op::less, value(3), true, true).highBound() == Rational(2));
  CHECK(restricted(whole, Op::less, value(3), true, false).lowBound() == Rational(4));
  CHECK(restricted(whole, Op::less, value(-3), true, true).highBound() == Rational(-4));
  CHECK(restricted(whole, Op::notEqual, value(5), true, true).highBound() == Rational(4));
  CHECK(restricted(whole, Op::less, value(-5), true, true).isEmpty());
}
