// Roundings into the formats of 16 bits or fewer against an oracle that knows nothing of exponents: it looks the
// argument up in the sorted list of a format's values, made one step longer at each end, and compares distances.

#include "compiler/numeric/books.h"
#include "compiler/numeric/codes.h"
#include "compiler/numeric/rounding.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <string>
#include <string_view>
#include <vector>

using namespace qkc::numeric;

namespace {

const Format& format(std::string_view name) {
  const Format* found = findFormat(name);
  REQUIRE_MESSAGE(found != nullptr, name);
  return *found;
}

std::string show(const std::optional<Value>& v) {
  if (!v) {
    return "none";
  }
  if (v->isNan()) {
    return "nan";
  }
  const std::string sign = v->isNegative() ? "-" : "+";
  return sign + (v->isInfinite() ? "inf" : abs(*v).rational().get_str());
}

// A format's finite values in order, zero once, with one more at each end: the next that the format would have, had it
// more exponents (or, without a sign, a sign).
class Ladder {
public:
  explicit Ladder(const Format& f) : format_(f) {
    for (const std::uint64_t code : allCodes(f)) {
      const Value value = decode(f, code);
      if (value.isFinite() && !(value.isZero() && value.isNegative())) {
        rungs_.push_back(value.rational());
      }
    }
    std::ranges::sort(rungs_);
    if (f.name == "e8m0") {
      rungs_.insert(rungs_.begin(), rungs_.front() / 2);
      rungs_.emplace_back(rungs_.back() * 2);
    } else {
      rungs_.insert(rungs_.begin(), 2 * rungs_[0] - rungs_[1]);
      rungs_.push_back(2 * rungs_.back() - rungs_[rungs_.size() - 2]);
    }
    for (const Rational& rung : rungs_) {
      values_.emplace_back(rung);
    }
    zero_ = std::ranges::lower_bound(rungs_, Rational(0)) - rungs_.begin();
  }

  const std::vector<Rational>& rungs() const { return rungs_; }

  // Where an argument lies: the first rung that isn't below it, and how its distances up and down compare.
  struct Spot {
    std::ptrdiff_t above = 0;
    bool isRung = true; // or beyond the rungs
    bool isPositive = false;
    int upAgainstDown = 0;
  };

  Spot locate(const Rational& x) const {
    const auto last = static_cast<std::ptrdiff_t>(rungs_.size()) - 1;
    const auto above = std::ranges::lower_bound(rungs_, x) - rungs_.begin();
    if (above > last) {
      return {.above = last};
    }
    if (above == 0 || rungs_[above] == x) {
      return {.above = above, .isPositive = x > 0};
    }
    const int order = cmp(Rational(rungs_[above] - x), Rational(x - rungs_[above - 1]));
    return {.above = above, .isRung = false, .isPositive = x > 0, .upAgainstDown = order};
  }

  // The place of the rounded value, 0 and the last for everything beyond the values.
  std::ptrdiff_t place(const Spot& spot, Rounding rounding) const {
    const std::ptrdiff_t rounded = spot.above - (spot.isRung || choosesUpper(rounding, spot) ? 0 : 1);
    // The smallest value of a format without zero takes what is positive and smaller.
    return format_.name == "e8m0" && spot.isPositive ? std::max<std::ptrdiff_t>(rounded, 1) : rounded;
  }

  // The value at a place that isn't beyond the ends.
  const Value& value(std::ptrdiff_t place) const { return values_[place]; }
  const Value& top() const { return values_[values_.size() - 2]; }
  const Value& bottom() const { return values_[1]; }

  bool isBeyond(std::ptrdiff_t place) const {
    return place == 0 || place == static_cast<std::ptrdiff_t>(rungs_.size()) - 1;
  }

private:
  bool choosesUpper(Rounding rounding, const Spot& spot) const {
    const bool positive = spot.isPositive;
    const bool nearer = spot.upAgainstDown < 0;
    const bool tie = spot.upAgainstDown == 0;
    switch (rounding) {
    case Rounding::toPlus:
      return true;
    case Rounding::toMinus:
      return false;
    case Rounding::toZero:
      return !positive;
    case Rounding::halfToPlus:
      return nearer || tie;
    case Rounding::halfToMinus:
      return nearer;
    case Rounding::halfAway:
      return nearer || (tie && positive);
    case Rounding::halfToZero:
      return nearer || (tie && !positive);
    case Rounding::halfEven:
      break;
    }
    // Steps from zero are even just where the last bit of the significand is 0. In e8m0 no significand is even.
    const bool upperIsEven = format_.name == "e8m0" || (spot.above - zero_) % 2 == 0;
    return nearer || (tie && upperIsEven);
  }

  const Format& format_;
  std::vector<Rational> rungs_;
  std::vector<Value> values_; // the same
  std::ptrdiff_t zero_ = 0;
};

Value signedZero(const Format& f, bool negative) {
  return Value::zero(negative && f.hasNegativeZero);
}

// The integer of a mode, found by halves, taken round the circle of 2^bits.
Value wrappedSlowly(const Format& f, const Rational& x, Rounding rounding) {
  mpz_class floor;
  mpz_fdiv_q(floor.get_mpz_t(), x.get_num_mpz_t(), x.get_den_mpz_t());
  const Rational rest = x - floor;
  bool up = rest > Rational(1, 2);
  if (rest == Rational(1, 2)) {
    up = rounding == Rounding::halfToPlus || (rounding == Rounding::halfEven && floor % 2 != 0) ||
         (rounding == Rounding::halfAway && x > 0) || (rounding == Rounding::halfToZero && x < 0);
  }
  up = rounding == Rounding::toPlus ? rest != 0 : up;
  up = rounding == Rounding::toMinus ? false : up;
  up = rounding == Rounding::toZero ? rest != 0 && x < 0 : up;
  mpz_class integer = floor + (up ? 1 : 0);
  const mpz_class circle = mpz_class(1) << f.storageBits;
  const mpz_class least = f.min.rational().get_num();
  mpz_class turned;
  mpz_fdiv_r(turned.get_mpz_t(), mpz_class(integer - least).get_mpz_t(), circle.get_mpz_t());
  turned += least;
  return turned == 0 ? Value() : Value(Rational(turned));
}

// The oracle's answer for a finite argument that rounds to that place; `negative` tells -0 from +0.
std::optional<Value> expected(const Format& f, const Ladder& ladder, const Rational& x, std::ptrdiff_t place,
                              bool negative, Rounding rounding, Overflow overflow) {
  if (!ladder.isBeyond(place)) {
    const Value& value = ladder.value(place);
    return value.isZero() ? signedZero(f, negative) : value;
  }
  const bool above = place != 0;
  const Value& end = above ? ladder.top() : ladder.bottom();
  switch (overflow) {
  case Overflow::saturate:
    return end;
  case Overflow::nan:
    return Value::nan();
  case Overflow::never:
    return std::nullopt;
  case Overflow::inf: {
    const bool stays = rounding == Rounding::toZero || rounding == (above ? Rounding::toMinus : Rounding::toPlus);
    return stays ? end : Value::infinity(!above);
  }
  case Overflow::wrap:
    break;
  }
  return wrappedSlowly(f, x, rounding);
}

// Every value, the middles, and points close to both; then far beyond the ends.
std::vector<Rational> hardPoints(const Ladder& ladder, bool isWide) {
  std::vector<Rational> points;
  const auto& rungs = ladder.rungs();
  for (std::size_t i = 0; i + 1 < rungs.size(); ++i) {
    const Rational gap = rungs[i + 1] - rungs[i];
    const Rational middle = (rungs[i] + rungs[i + 1]) / 2;
    const Rational bit = gap * powerOfTwo(-90);
    points.insert(points.end(), {rungs[i], Rational(middle), Rational(middle - bit), Rational(middle + bit)});
    if (!isWide || i % 16 == 0 || i + 3 > rungs.size()) {
      points.insert(points.end(), {Rational(rungs[i] + bit), Rational(rungs[i + 1] - bit), Rational(rungs[i] + gap / 3),
                                   Rational(middle + gap / 3000000), Rational(middle - gap * powerOfTwo(-200))});
    }
  }
  const Rational& top = rungs.back();
  const Rational& bottom = rungs.front();
  const std::vector<Rational> far = {top,
                                     top * Rational(3, 2),
                                     top * 2,
                                     top * 1024 + Rational(1, 2),
                                     top * 1024 + Rational(3, 2),
                                     top * powerOfTwo(64) + 5,
                                     powerOfTwo(300) / 3,
                                     powerOfTwo(300) + Rational(1, 2),
                                     powerOfTwo(200),
                                     bottom * 2,
                                     bottom * 1024 - Rational(1, 2),
                                     powerOfTwo(-1100),
                                     powerOfTwo(-1100) / 7};
  for (const Rational& x : far) {
    points.push_back(x);
    points.emplace_back(-x);
  }
  return points;
}

void compareAll(const Format& f, const Ladder& ladder, const Rational& x, const Value& argument) {
  const Ladder::Spot spot = ladder.locate(x);
  for (const Rounding rounding : kRoundings) {
    const std::ptrdiff_t place = ladder.place(spot, rounding);
    for (const Overflow overflow : kOverflows) {
      if (!allows(f, overflow)) {
        continue;
      }
      const auto want = expected(f, ladder, x, place, argument.isNegative(), rounding, overflow);
      const auto got = tryRound(f, argument, rounding, overflow);
      const bool same = want.has_value() == got.has_value() && (!want || identical(*want, *got));
      if (!same) {
        FAIL(f.name, "(", show(argument), ", ", name(rounding), ", ", name(overflow), ") = ", show(got), ", oracle ",
             show(want));
      }
    }
    if (overflows(f, argument, rounding) != ladder.isBeyond(place)) {
      FAIL("overflow of ", show(argument), " in ", f.name);
    }
  }
}

} // namespace

TEST_CASE("every format of 16 bits or fewer, every mode and rule, at every hard point") {
  for (const Format& f : allFormats()) {
    if (isCodeBook(f) || f.usedBits() > 16 || (f.isInteger() && f.storageBits > 9 && f.storageBits < 16)) {
      continue;
    }
    const Ladder ladder(f);
    for (const Rational& x : hardPoints(ladder, f.usedBits() > 9)) {
      compareAll(f, ladder, x, Value(x));
    }
    compareAll(f, ladder, 0, Value::zero());
    compareAll(f, ladder, 0, Value::zero(true));
  }
}

TEST_CASE("infinite and NaN arguments") {
  for (const Format& f : allFormats()) {
    CAPTURE(f.name);
    for (const Rounding rounding : kRoundings) {
      for (const bool negative : {false, true}) {
        const Value inf = Value::infinity(negative);
        const Value end = negative ? f.min : f.max;
        CHECK(identical(round(f, inf, rounding, Overflow::saturate), end));
        const auto kept = tryRound(f, inf, rounding, Overflow::never);
        CHECK(kept.has_value() == f.hasInfinity);
        CHECK((!kept || identical(*kept, inf)));
        CHECK((!f.hasInfinity || identical(round(f, inf, rounding, Overflow::inf), inf)));
        CHECK((!f.hasNan || round(f, inf, rounding, Overflow::nan).isNan()));
        CHECK((!f.isInteger() || !tryRound(f, inf, rounding, Overflow::wrap)));
        CHECK((!f.isInteger() || identical(round(f, inf, rounding, Overflow::wrap, Value(1)), Value(1))));
        CHECK(overflows(f, inf, rounding) == !f.hasInfinity);
      }
      for (const Overflow overflow : kOverflows) {
        if (allows(f, overflow)) {
          const auto plain = tryRound(f, Value::nan(), rounding, overflow);
          CHECK(plain.has_value() == f.hasNan);
          CHECK((!plain || plain->isNan()));
          CHECK(identical(round(f, Value::nan(), rounding, overflow, f.max), f.max));
        } else {
          CHECK_THROWS_AS(tryRound(f, Value(1), rounding, overflow), std::invalid_argument);
        }
      }
    }
    CHECK(!overflows(f, Value::nan(), Rounding::halfEven));
  }
  CHECK_THROWS_AS(round(format("i8"), Value::nan(), Rounding::halfEven, Overflow::saturate), NoValueError);
  CHECK_THROWS_AS(round(format("i8"), Value(128), Rounding::halfEven, Overflow::never), NoValueError);
  CHECK_THROWS_AS(round(format("i8"), Value(1), Rounding::halfEven, Overflow::saturate, Value(200)),
                  std::invalid_argument);
}

TEST_CASE("examples from the standards and from shipped kernels") {
  struct Row {
    const char* format;
    const char* argument;
    Rounding rounding;
    Overflow overflow;
    const char* want;
  };
  using enum Rounding;
  const Row rows[] = {
      {"f16", "65519", halfEven, Overflow::inf, "+65504"},
      {"f16", "65520", halfEven, Overflow::inf, "+inf"},
      {"f16", "65520", halfToZero, Overflow::inf, "+65504"},
      {"f16", "65536", halfToZero, Overflow::inf, "+inf"},
      {"f16", "1e30", toZero, Overflow::inf, "+65504"},
      {"f16", "1e30", toMinus, Overflow::inf, "+65504"},
      {"f16", "65505", toPlus, Overflow::inf, "+inf"},
      {"e4m3", "464", halfEven, Overflow::nan, "+448"},
      {"e4m3", "464.1", halfEven, Overflow::nan, "nan"},
      {"e4m3", "464", halfAway, Overflow::nan, "nan"},
      {"e4m3", "470", toZero, Overflow::never, "+448"},
      {"e4m3", "500", toZero, Overflow::never, "none"},
      {"e4m3", "500", halfEven, Overflow::saturate, "+448"},
      {"e5m2", "61440", halfEven, Overflow::inf, "+inf"},
      {"e5m2", "61439", halfEven, Overflow::inf, "+57344"},
      {"e2m1", "7", halfEven, Overflow::saturate, "+6"},
      {"e2m1", "2.5", halfEven, Overflow::saturate, "+2"},
      {"e2m1", "5", halfEven, Overflow::saturate, "+4"},
      {"e2m1", "5", halfAway, Overflow::saturate, "+6"},
      {"e2m1", "0.25", halfEven, Overflow::saturate, "+0"},
      {"e8m0", "0", halfEven, Overflow::saturate, "+1/170141183460469231731687303715884105728"},
      {"e8m0", "1e-40", toMinus, Overflow::never, "+1/170141183460469231731687303715884105728"},
      {"e8m0", "1e-300", halfEven, Overflow::nan, "+1/170141183460469231731687303715884105728"},
      {"e8m0", "0", halfEven, Overflow::nan, "nan"},
      {"e8m0", "0", halfEven, Overflow::never, "none"},
      {"e8m0", "1.5", halfEven, Overflow::saturate, "+2"},
      {"e8m0", "3", halfEven, Overflow::saturate, "+4"},
      {"e8m0", "3", halfToZero, Overflow::saturate, "+2"},
      {"e8m0", "1.0001", toPlus, Overflow::saturate, "+2"},
      {"e8m0", "1.9999", toMinus, Overflow::saturate, "+1"},
      {"i8", "12.5", halfEven, Overflow::saturate, "+12"},
      {"i8", "12.5", halfAway, Overflow::saturate, "+13"},
      {"i8", "127.5", halfEven, Overflow::never, "none"},
      {"i8", "127.5", toZero, Overflow::never, "+127"},
      {"i8", "128", halfEven, Overflow::wrap, "-128"},
      {"i8", "300.5", halfEven, Overflow::wrap, "+44"},
      {"u4", "16", halfEven, Overflow::wrap, "+0"},
      {"i64", "9223372036854775808", halfEven, Overflow::wrap, "-9223372036854775808"},
      {"u64", "18446744073709551616.5", toPlus, Overflow::wrap, "+1"},
  };
  for (const Row& row : rows) {
    const Value argument(*parseNumber(row.argument));
    CHECK_MESSAGE(show(tryRound(format(row.format), argument, row.rounding, row.overflow)) == row.want,
                  row.format << " " << row.argument << " " << name(row.rounding));
  }
  CHECK(show(round(format("i8"), Value(Rational(-1, 2)), halfEven, Overflow::saturate)) == "+0");
  CHECK(show(round(format("f32"), neg(Value(powerOfTwo(-200))), halfEven, Overflow::inf)) == "-0");
  CHECK(show(round(format("e4m3fnuz"), neg(Value(powerOfTwo(-200))), halfEven, Overflow::nan)) == "+0");
  CHECK(show(round(format("u8"), Value(-1), halfEven, Overflow::wrap)) == "+255");
  CHECK(show(round(format("u8"), Value(-1), halfEven, Overflow::saturate)) == "+0");
  CHECK(show(round(format("e8m0"), Value(-4), halfEven, Overflow::nan)) == "nan");
}

TEST_CASE("words") {
  for (const Rounding rounding : kRoundings) {
    CHECK(findRounding(name(rounding)) == rounding);
  }
  for (const Overflow overflow : kOverflows) {
    CHECK(findOverflow(name(overflow)) == overflow);
  }
  CHECK(name(Rounding::halfToMinus) == "half_to_minus");
  CHECK(findRounding("to_zero") == Rounding::toZero);
  CHECK(!findRounding("half_up"));
  CHECK(!findOverflow("clamp"));
}

TEST_CASE("keep and integers") {
  const auto kept = [](const char* x, int bits, Rounding rounding) {
    return show(keep(Value(*parseNumber(x)), bits, rounding));
  };
  CHECK(kept("1.75", 2, Rounding::halfAway) == "+2");
  CHECK(kept("1.7499", 2, Rounding::halfAway) == "+3/2");
  CHECK(kept("1.25", 2, Rounding::halfEven) == "+1");
  CHECK(kept("1e300", 1, Rounding::toMinus) == show(Value(powerOfTwo(996))));
  CHECK(kept("0x1p-2000", 3, Rounding::toPlus) == show(Value(powerOfTwo(-2000))));
  CHECK(show(keep(div(Value(-1), Value(3)), 24, Rounding::halfEven)) == "-11184811/33554432");
  CHECK(show(keep(Value::infinity(true), 3, Rounding::toPlus)) == "-inf");
  CHECK(show(keep(Value::zero(true), 3, Rounding::toPlus)) == "-0");
  CHECK_THROWS_AS(keep(Value(1), 0, Rounding::toPlus), std::invalid_argument);
  CHECK_THROWS_AS(keep(Value(1), 65, Rounding::toPlus), std::invalid_argument);
  CHECK(show(roundToInteger(Value(Rational(-1, 2)), Rounding::halfEven)) == "-0");
  CHECK(show(roundToInteger(Value(Rational(7, 2)), Rounding::halfEven)) == "+4");
  CHECK(show(roundToInteger(Value(Rational(powerOfTwo(200) + Rational(1, 3))), Rounding::toPlus)) ==
        show(Value(Rational(powerOfTwo(200) + 1))));
  for (const int bits : {126, 127, 128, 129}) { // around the width of the fast path
    for (const Rational& x : {powerOfTwo(bits), Rational(powerOfTwo(bits) - 1)}) {
      CHECK(show(roundToInteger(Value(Rational(x + Rational(1, 3))), Rounding::halfEven)) == show(Value(x)));
      CHECK(show(roundToInteger(Value(Rational(x - Rational(1, 3))), Rounding::halfEven)) == show(Value(x)));
      CHECK(show(roundToInteger(Value(Rational(x + Rational(1, 2))), Rounding::toPlus)) ==
            show(Value(Rational(x + 1))));
    }
  }
}
