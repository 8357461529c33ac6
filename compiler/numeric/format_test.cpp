#include "compiler/numeric/books.h"
#include "compiler/numeric/format.h"

#include <doctest/doctest.h>

#include <array>
#include <set>
#include <string>

using namespace qkc::numeric;

namespace {

// Facts as the standards print them.
struct Facts {
  const char* name;
  int storageBits;
  int significand;
  int emin;
  int emax;
  const char* max;
  const char* smallestNormal;
  const char* smallest;
  bool isSigned;
  bool negativeZero;
  bool infinity;
  bool nan;
};

// NOLINTBEGIN(modernize-use-designated-initializers): rows of a table
const auto kFacts = std::to_array<Facts>({
    {"f64", 64, 53, -1022, 1023, "0x1.fffffffffffffp1023", "0x1p-1022", "0x1p-1074", true, true, true, true},
    {"f32", 32, 24, -126, 127, "0x1.fffffep127", "0x1p-126", "0x1p-149", true, true, true, true},
    {"tf32", 32, 11, -126, 127, "0x1.ffcp127", "0x1p-126", "0x1p-136", true, true, true, true},
    {"f16", 16, 11, -14, 15, "65504", "0x1p-14", "0x1p-24", true, true, true, true},
    {"bf16", 16, 8, -126, 127, "0x1.fep127", "0x1p-126", "0x1p-133", true, true, true, true},
    {"e5m2", 8, 3, -14, 15, "57344", "0x1p-14", "0x1p-16", true, true, true, true},
    {"e5m2fnuz", 8, 3, -15, 15, "57344", "0x1p-15", "0x1p-17", true, false, false, true},
    {"e4m3", 8, 4, -6, 8, "448", "0x1p-6", "0x1p-9", true, true, false, true},
    {"e4m3fnuz", 8, 4, -7, 7, "240", "0x1p-7", "0x1p-10", true, false, false, true},
    {"ue4m3", 8, 4, -6, 8, "448", "0x1p-6", "0x1p-9", false, false, false, true},
    {"e3m2", 6, 3, -2, 4, "28", "0.25", "0.0625", true, true, false, false},
    {"e2m3", 6, 4, 0, 2, "7.5", "1", "0.125", true, true, false, false},
    {"e2m1", 4, 2, 0, 2, "6", "1", "0.5", true, true, false, false},
    {"e8m0", 8, 1, -127, 127, "0x1p127", "0x1p-127", "0x1p-127", false, false, false, true},
});
// NOLINTEND(modernize-use-designated-initializers)

} // namespace

TEST_CASE("facts of the floating formats") {
  std::set<std::string> seen;
  for (const Facts& facts : kFacts) {
    CAPTURE(facts.name);
    const Format* f = findFormat(facts.name);
    REQUIRE(f != nullptr);
    seen.insert(f->name);
    CHECK(f->isFloating());
    CHECK(f->storageBits == facts.storageBits);
    CHECK(f->significandBits == facts.significand);
    CHECK(f->minExponent == facts.emin);
    CHECK(f->maxExponent == facts.emax);
    CHECK(f->max.rational() == *parseNumber(facts.max));
    CHECK(f->smallestNormal.rational() == *parseNumber(facts.smallestNormal));
    CHECK(f->smallest.rational() == *parseNumber(facts.smallest));
    CHECK(f->isSigned == facts.isSigned);
    CHECK(f->hasNegativeZero == facts.negativeZero);
    CHECK(f->hasInfinity == facts.infinity);
    CHECK(f->hasNan == facts.nan);
    CHECK(f->hasZero == (f->name != "e8m0"));
    CHECK(f->hasSubnormals == (f->name != "e8m0"));
    CHECK((f->name == "e8m0" || identical(f->min, f->isSigned ? neg(f->max) : Value())));
    CHECK(f->usedBits() == (f->isSigned ? 1 : 0) + f->exponentBits + f->fractionBits);
  }
  for (const Format& f : allFormats()) {
    CHECK_MESSAGE((f.isInteger() || isCodeBook(f) || seen.contains(f.name)), f.name);
  }
  CHECK(identical(findFormat("e8m0")->min, findFormat("e8m0")->smallest));
}

TEST_CASE("facts of the code books") {
  const auto facts = [](const char* name, int bits, std::size_t codes, double min, double max, double smallest,
                        bool zero, bool minusZero) {
    const Format& f = *findFormat(name);
    CAPTURE(f.name);
    CHECK((isCodeBook(f) && f.isFloating() && !f.isInteger() && f.isSigned));
    CHECK((!f.hasInfinity && !f.hasNan && !f.hasSubnormals));
    CHECK(f.storageBits == bits);
    CHECK(bookOf(f).size() == codes);
    CHECK(f.min.rational() == Rational(min));
    CHECK(f.max.rational() == Rational(max));
    CHECK(f.smallest.rational() == Rational(smallest));
    CHECK(f.hasZero == zero);
    CHECK(f.hasNegativeZero == minusZero);
    CHECK(!attribute(f, "emax"));
    CHECK(attribute(f, "max") == Rational(max));
    for (const Value& value : bookOf(f)) { // on the grid that the format claims
      const Rational steps = value.rational() * powerOfTwo(-f.quantumExponent());
      CHECK(steps.get_den() == 1);
      CHECK(cmp(::abs(value.rational()), powerOfTwo(f.maxExponent + 1L)) < 0);
    }
  };
  facts("nf4", 4, 16, -1, 1, 0.07958029955625534F, true, false);
  facts("fp4_bnb", 4, 16, -1, 1, 0.0625F / 12, true, true);
  facts("iq4_nl", 4, 16, -127, 113, 1, false, false);
  facts("ternary", 2, 3, -1, 1, 1, true, false);
}

TEST_CASE("integer formats by name") {
  CHECK(findFormat("i8")->min.rational() == -128);
  CHECK(findFormat("i8")->max.rational() == 127);
  CHECK(findFormat("u4")->min.rational() == 0);
  CHECK(findFormat("u4")->max.rational() == 15);
  CHECK(findFormat("i2")->min.rational() == -2);
  CHECK(findFormat("i2")->max.rational() == 1);
  CHECK(findFormat("i64")->min.rational() == Rational("-9223372036854775808"));
  CHECK(findFormat("u64")->max.rational() == Rational("18446744073709551615"));
  CHECK(findFormat("i13")->storageBits == 13);
  CHECK(!findFormat("i13")->hasNegativeZero);
  for (const auto* bad : {"u1", "i1", "i0", "u65", "i65", "i08", "i", "u-4", "i8 ", "I8", "f8", "", "fp16", "e4m3fn"}) {
    CHECK_MESSAGE(findFormat(bad) == nullptr, bad);
  }
  CHECK(allFormats().size() == kFacts.size() + 4 + 126);
  for (const Format& f : allFormats()) {
    CHECK(findFormat(f.name) == &f);
  }
}

TEST_CASE("attributes") {
  const Format& e4m3 = *findFormat("e4m3");
  CHECK(attribute(e4m3, "max") == Rational(448));
  CHECK(attribute(e4m3, "min") == Rational(-448));
  CHECK(attribute(e4m3, "emax") == Rational(8));
  CHECK(attribute(e4m3, "emin") == Rational(-6));
  CHECK(attribute(e4m3, "significant") == Rational(4));
  CHECK(attribute(e4m3, "smallest_normal") == Rational(1, 64));
  CHECK(attribute(e4m3, "smallest") == Rational(1, 512));
  CHECK(attribute(e4m3, "bits") == Rational(8));
  CHECK(!attribute(e4m3, "maximum"));
  const Format& i8 = *findFormat("i8");
  CHECK(attribute(i8, "min") == Rational(-128));
  CHECK(attribute(i8, "smallest") == Rational(1));
  CHECK(!attribute(i8, "emax"));
  for (const auto name : attributeNames()) {
    CHECK_MESSAGE(attribute(e4m3, name).has_value(), name);
  }
  CHECK(attributeNames().size() == 8);
}
