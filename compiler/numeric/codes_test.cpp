#include "compiler/numeric/books.h"
#include "compiler/numeric/codes.h"
#include "compiler/numeric/rounding.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <map>
#include <random>
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

std::vector<const Format*> smallFormats() {
  std::vector<const Format*> result;
  for (const Format& f : allFormats()) {
    if (f.storageBits <= 16) {
      result.push_back(&f);
    }
  }
  return result;
}

Value fromDouble(double x) {
  if (std::isnan(x)) {
    return Value::nan();
  }
  if (std::isinf(x)) {
    return Value::infinity(x < 0);
  }
  if (x == 0) {
    return Value::zero(std::signbit(x));
  }
  return Value(Rational(x));
}

// A second reading of the standards: exponent and fraction bits, bias, and the codes that are not finite.
struct Layout {
  int exponent;
  int fraction;
  int bias;
};
const std::map<std::string_view, Layout> kLayouts = {
    {"f16", {5, 10, 15}},    {"bf16", {8, 7, 127}}, {"e5m2", {5, 2, 15}}, {"e5m2fnuz", {5, 2, 16}}, {"e4m3", {4, 3, 7}},
    {"e4m3fnuz", {4, 3, 8}}, {"ue4m3", {4, 3, 7}},  {"e3m2", {3, 2, 3}},  {"e2m3", {2, 3, 1}},      {"e2m1", {2, 1, 1}},
};

// Values of codes as their libraries print them, each a float.
const std::map<std::string_view, std::vector<float>> kBooks = {
    {"nf4",
     {-1, -0.6961928F, -0.52507305F, -0.3949175F, -0.28444138F, -0.18477343F, -0.091050036F, 0, 0.0795803F, 0.1609302F,
      0.2461123F, 0.33791524F, 0.44070983F, 0.562617F, 0.72295684F, 1}},
    {"fp4_bnb",
     {0, 0.0625F / 12, 8 / 12.0F, 1, 4 / 12.0F, 6 / 12.0F, 2 / 12.0F, 3 / 12.0F, -0.0F, -0.0625F / 12, -8 / 12.0F, -1,
      -4 / 12.0F, -6 / 12.0F, -2 / 12.0F, -3 / 12.0F}},
    {"iq4_nl", {-127, -104, -83, -65, -49, -35, -22, -10, 1, 13, 25, 38, 53, 69, 89, 113}},
    {"ternary", {-1, 0, 1}},
};

double decodeSlowly(std::string_view name, unsigned code) {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  if (const auto book = kBooks.find(name); book != kBooks.end()) {
    return code < book->second.size() ? book->second[code] : nan;
  }
  if (name == "e8m0") {
    return code == 255 ? nan : std::ldexp(1.0, static_cast<int>(code) - 127);
  }
  const Layout& l = kLayouts.at(name);
  const unsigned field = (code >> l.fraction) % (1U << l.exponent);
  const unsigned fraction = code % (1U << l.fraction);
  const bool negative = name != "ue4m3" && (code >> (l.fraction + l.exponent)) % 2 == 1;
  if ((name == "e4m3fnuz" || name == "e5m2fnuz") && code == 0x80) {
    return nan;
  }
  if ((name == "e4m3" || name == "ue4m3") && code % 128 == 127) {
    return nan;
  }
  if ((name == "f16" || name == "bf16" || name == "e5m2") && field == (1U << l.exponent) - 1) {
    const double inf = std::numeric_limits<double>::infinity();
    return fraction != 0 ? nan : (negative ? -inf : inf);
  }
  double magnitude = fraction;
  int exponent = 1;
  if (field != 0) {
    magnitude += std::ldexp(1.0, l.fraction);
    exponent = static_cast<int>(field);
  }
  magnitude = std::ldexp(magnitude, exponent - l.bias - l.fraction);
  return negative ? -magnitude : magnitude;
}

double decodeIntegerSlowly(const Format& f, unsigned code) {
  const bool negative = f.isSigned && code >= (1U << (f.storageBits - 1));
  return static_cast<double>(code) - (negative ? std::ldexp(1.0, f.storageBits) : 0.0);
}

} // namespace

TEST_CASE("every code of every format of 16 bits or fewer") {
  for (const Format* f : smallFormats()) {
    CAPTURE(f->name);
    std::size_t used = 0;
    for (unsigned code = 0; code < (1U << f->storageBits); ++code) {
      const double want = f->isInteger() ? decodeIntegerSlowly(*f, code) : decodeSlowly(f->name, code);
      const Value got = decode(*f, code);
      REQUIRE_MESSAGE(identical(got, fromDouble(want)), code);
      if (isCodeBook(*f) && got.isNan()) {
        continue; // no code of the book
      }
      REQUIRE(isRepresentable(*f, got));
      const std::uint64_t back = encode(*f, got);
      if (f->name == "ue4m3" && code >= 128) {
        REQUIRE(back == code - 128);
        continue;
      }
      ++used;
      REQUIRE(back == (got.isNan() ? f->canonicalNan : code));
    }
    CHECK(allCodes(*f).size() == used);
    CHECK(decode(*f, f->canonicalNan).isNan() == f->hasNan);
    CHECK_THROWS_AS(decode(*f, std::uint64_t{1} << f->storageBits), std::invalid_argument);
  }
}

TEST_CASE("wide formats decode as the hardware reads them") {
  std::mt19937_64 random(1);
  for (int i = 0; i < 200000; ++i) {
    const std::uint64_t bits = random();
    const auto low = static_cast<std::uint32_t>(bits);
    REQUIRE(identical(decode(format("f64"), bits), fromDouble(std::bit_cast<double>(bits))));
    REQUIRE(identical(decode(format("f32"), low), fromDouble(std::bit_cast<float>(low))));
    REQUIRE(identical(decode(format("tf32"), low), decode(format("f32"), low & ~0x1fffU)));
    REQUIRE(identical(decode(format("i64"), bits), Value(static_cast<std::int64_t>(bits))));
    REQUIRE(identical(decode(format("u64"), bits), Value::scaled(false, bits, 0)));
    REQUIRE(identical(decode(format("i32"), low), Value(static_cast<std::int32_t>(low))));
    for (const auto* name : {"f64", "i64", "u64"}) {
      const Value value = decode(format(name), bits);
      REQUIRE((value.isNan() || encode(format(name), value) == bits));
    }
    for (const auto* name : {"f32", "i32", "u32"}) {
      const Value value = decode(format(name), low);
      REQUIRE((value.isNan() || encode(format(name), value) == low));
    }
  }
  CHECK_THROWS_AS(allCodes(format("tf32")), std::invalid_argument);
}

TEST_CASE("values that a format lacks") {
  const auto lacks = [](std::string_view name, const Value& value) {
    CAPTURE(name);
    CHECK(!isRepresentable(format(name), value));
    CHECK_THROWS_AS(encode(format(name), value), std::invalid_argument);
  };
  lacks("e2m1", Value::nan());
  lacks("i8", Value::nan());
  lacks("e4m3", Value::infinity());
  lacks("e4m3", Value(464));
  lacks("e4m3", Value(449));
  lacks("e4m3", Value::scaled(false, 1, -10));
  lacks("e4m3fnuz", Value::zero(true));
  lacks("ue4m3", Value::zero(true));
  lacks("ue4m3", Value(-1));
  lacks("i8", Value::zero(true));
  lacks("i8", Value(128));
  lacks("i8", Value(Rational(1, 2)));
  lacks("u8", Value(-1));
  lacks("e8m0", Value());
  lacks("e8m0", Value(3));
  lacks("e8m0", Value(-1));
  lacks("e8m0", Value::scaled(false, 1, -128));
  lacks("f64", Value(Rational(1, 3)));
  lacks("f64", Value(Rational(powerOfTwo(200) + 1)));
  lacks("f32", Value(16777217));
  CHECK(isRepresentable(format("e5m2"), Value::infinity(true)));
  CHECK(isRepresentable(format("f32"), Value::scaled(false, 1, -149)));
}

TEST_CASE("order, neighbours") {
  for (const Format* f : smallFormats()) {
    CAPTURE(f->name);
    // Codes by value, each zero once.
    std::vector<std::pair<double, std::uint64_t>> sorted;
    for (const std::uint64_t code : allCodes(*f)) {
      const double x = f->isInteger() ? decodeIntegerSlowly(*f, static_cast<unsigned>(code))
                                      : decodeSlowly(f->name, static_cast<unsigned>(code));
      if (std::isnan(x)) {
        CHECK(!orderIndex(*f, code));
        CHECK(!stepsBetween(*f, 0, code));
      } else if (x != 0 || !std::signbit(x)) {
        sorted.emplace_back(x, code);
      }
    }
    std::ranges::sort(sorted);
    const std::int64_t first = *orderIndex(*f, sorted.front().second);
    CHECK(!codeAt(*f, first - 1));
    CHECK(!codeAt(*f, first + static_cast<std::int64_t>(sorted.size())));
    for (std::size_t i = 0; i < sorted.size(); ++i) {
      const auto [x, code] = sorted[i];
      REQUIRE(orderIndex(*f, code) == first + static_cast<std::int64_t>(i));
      REQUIRE(codeAt(*f, first + static_cast<std::int64_t>(i)) == code);
      const auto up = nextUp(*f, fromDouble(x));
      const auto down = nextDown(*f, fromDouble(x));
      REQUIRE(up.has_value() == (i + 1 < sorted.size()));
      REQUIRE(down.has_value() == (i > 0));
      if (up) {
        REQUIRE(identical(*up, fromDouble(sorted[i + 1].first)));
      }
      if (down) {
        REQUIRE(identical(*down, fromDouble(sorted[i - 1].first)));
      }
      if (i > 0 && std::isfinite(x) && std::isfinite(sorted[i - 1].first)) {
        const Value between = div(add(fromDouble(x), fromDouble(sorted[i - 1].first)), Value(2));
        REQUIRE(identical(*nextUp(*f, between), fromDouble(x)));
        REQUIRE(identical(*nextDown(*f, between), fromDouble(sorted[i - 1].first)));
      }
    }
  }
}

TEST_CASE("order at the ends") {
  CHECK(orderIndex(format("e4m3"), 0x80) == 0);
  CHECK(stepsBetween(format("e4m3"), 0x81, 0x01) == 2);
  CHECK(stepsBetween(format("u64"), 0, ~std::uint64_t{0}) == ~std::uint64_t{0});
  CHECK(stepsBetween(format("i64"), std::uint64_t{1} << 63U, ~std::uint64_t{0} >> 1U) == ~std::uint64_t{0});
  CHECK(stepsBetween(format("f32"), 0xff800000, 0x7f800000) == 2U * 0x7f800000U);
  CHECK(codeAt(format("u64"), std::numeric_limits<std::int64_t>::min()) == 0);
  CHECK(codeAt(format("i64"), -1) == ~std::uint64_t{0});
  CHECK(codeAt(format("tf32"), 1) == 0x2000);
  CHECK(!codeAt(format("f32"), std::numeric_limits<std::int64_t>::min()));
  CHECK(!nextUp(format("e4m3"), Value(448)));
  CHECK(!nextUp(format("e4m3"), Value::infinity()));
  CHECK(!nextUp(format("e4m3"), Value::nan()));
  CHECK(identical(*nextDown(format("e4m3"), Value::infinity()), Value(448)));
  CHECK(identical(*nextDown(format("f16"), Value::infinity()), Value(65504)));
  CHECK(identical(*nextUp(format("f16"), Value(65519)), Value::infinity()));
  CHECK(identical(*nextUp(format("f16"), Value::infinity(true)), Value(-65504)));
  CHECK(identical(*nextUp(format("f32"), Value::zero(true)), Value::scaled(false, 1, -149)));
  CHECK(identical(*nextUp(format("f32"), Value::scaled(true, 1, -149)), Value()));
  CHECK(identical(*nextUp(format("e8m0"), Value(-5)), Value::scaled(false, 1, -127)));
  CHECK(identical(*nextUp(format("f32"), Value(Rational(1, 3))), decode(format("f32"), 0x3eaaaaab)));
}

TEST_CASE("subsets by enumeration") {
  std::vector<const Format*> inners;
  for (const Format* f : smallFormats()) {
    if (f->isFloating() || f->storageBits <= 12 || f->storageBits == 16) {
      inners.push_back(f);
    }
  }
  for (const Format* inner : inners) {
    std::vector<Value> values;
    for (const std::uint64_t code : allCodes(*inner)) {
      values.push_back(decode(*inner, code));
    }
    for (const Format& outer : allFormats()) {
      Containment want{.finite = true, .negativeZero = true, .infinities = true, .nan = true};
      for (const Value& value : values) {
        if (!isRepresentable(outer, value)) {
          (value.isNan()                          ? want.nan
           : value.isInfinite()                   ? want.infinities
           : value.isZero() && value.isNegative() ? want.negativeZero
                                                  : want.finite) = false;
        }
      }
      const Containment got = containment(*inner, outer);
      CAPTURE(inner->name);
      CAPTURE(outer.name);
      REQUIRE(got.finite == want.finite);
      REQUIRE(got.negativeZero == want.negativeZero);
      REQUIRE(got.infinities == want.infinities);
      REQUIRE(got.nan == want.nan);
      REQUIRE(isSubsetOf(*inner, outer) == want.all());
    }
  }
}

TEST_CASE("subsets of wide formats, joins") {
  const auto isSubset = [](std::string_view a, std::string_view b) { return isSubsetOf(format(a), format(b)); };
  for (const auto* inner :
       {"e4m3", "e5m2", "e2m1", "e3m2", "e8m0", "f16", "bf16", "tf32", "i16", "u16", "i25", "u24", "f32"}) {
    CHECK_MESSAGE(isSubset(inner, "f32"), inner);
  }
  for (const auto* inner : {"i26", "u25", "i32", "u32", "f64"}) {
    CHECK_MESSAGE(!isSubset(inner, "f32"), inner);
  }
  CHECK(isSubset("i54", "f64"));
  CHECK(!isSubset("i55", "f64"));
  CHECK(isSubset("u63", "i64"));
  CHECK(!isSubset("u64", "i64"));
  CHECK(!isSubset("i8", "u64"));
  CHECK(isSubset("f16", "tf32"));
  CHECK(isSubset("bf16", "tf32"));
  CHECK(!isSubset("f16", "bf16"));
  CHECK(!isSubset("e3m2", "e4m3fnuz")); // -0
  CHECK(containment(format("e3m2"), format("e4m3fnuz")).finite);

  const auto joined = [](std::string_view a, std::string_view b) -> std::string_view {
    const Format* f = join(format(a), format(b));
    return f == nullptr ? "none" : std::string_view(f->name);
  };
  CHECK(joined("f16", "bf16") == "f32");
  CHECK(joined("bf16", "e4m3") == "bf16");
  CHECK(joined("e4m3", "i8") == "f16");
  CHECK(joined("i8", "bf16") == "bf16");
  CHECK(joined("u9", "bf16") == "f32");
  CHECK(joined("e8m0", "f16") == "f32");
  CHECK(joined("f32", "i32") == "f64");
  CHECK(joined("tf32", "tf32") == "f32");
  CHECK(joined("i64", "i2") == "none");
  for (const Format& a : allFormats()) {
    CHECK(isSubsetOf(a, a));
    for (const Format& b : allFormats()) {
      const Format* ab = join(a, b);
      REQUIRE(ab == join(b, a));
      REQUIRE((ab == nullptr || (isSubsetOf(a, *ab) && isSubsetOf(b, *ab))));
    }
  }
}
