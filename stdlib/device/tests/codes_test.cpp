// Codes of the portable header: values, order, classes, ends; packed elements; constant evaluation.

#include "qkc/numeric.h"
#include "qkc/parallel.h"
#include "stdlib/device/device_headers.h"
#include "stdlib/device/tests/oracle.h"
#include "stdlib/device/tests/ways.h"

#include <doctest/doctest.h>

#include <array>
#include <bit>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <limits>
#include <map>
#include <string>

namespace {

using namespace qkc;
using subject::Codes;

bool sameValue(double a, double b) {
  return std::isnan(a) ? std::isnan(b) : std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b);
}

bool isInteger(const Codes& row) {
  return row.format[1] == '\0';
}

// Storages to look at: all of 16 bits, else some around every power of two.
std::vector<std::uint64_t> storages(int bytes) {
  std::vector<std::uint64_t> codes;
  const std::uint64_t mask = ~std::uint64_t{0} >> (64 - 8 * bytes);
  if (bytes <= 2) {
    for (std::uint64_t code = 0; code <= mask; ++code)
      codes.push_back(code);
    return codes;
  }
  for (int bit = 0; bit < 8 * bytes; ++bit)
    for (std::uint64_t offset = 0; offset < 70; ++offset)
      for (const std::uint64_t code : {(std::uint64_t{1} << bit) + offset * 0x2001, ~(std::uint64_t{1} << bit) - offset,
                                       (offset << bit) * 0x9e3779b97f4a7c15})
        codes.push_back(code & mask);
  return codes;
}

double integerValue(const Codes& row, std::uint64_t code) {
  code &= ~std::uint64_t{0} >> (64 - row.bits);
  const bool negative = row.format[0] == 'i' && (code >> (row.bits - 1)) != 0;
  const std::uint64_t absolute = negative ? ~(code | ~std::uint64_t{0} << (row.bits - 1)) + 1 : code;
  return negative ? -static_cast<double>(absolute) : static_cast<double>(absolute);
}

void checkIntegerCodes(const char* way, const Codes& row) {
  const std::uint64_t mask = ~std::uint64_t{0} >> (64 - row.bits);
  for (const std::uint64_t code : storages(row.storageBytes)) {
    const double value = integerValue(row, code);
    const bool fine =
        sameValue(row.value(code), value) && !row.isNan(code) && row.isCode(code) == (code <= mask) &&
        row.atOrder(row.order(code)) == (code & mask) &&
        (row.bits > 53 || (row.bitsOf(value) == (code & mask) && static_cast<double>(row.order(code)) == value));
    if (!fine)
      FAIL_CHECK(std::string(way), ": ", std::string(row.format), row.bits, " code ", code);
  }
  const oracle::IntegerFormat format{row.bits, row.format[0] == 'i'};
  CHECK(row.max == format.max());
  CHECK(row.min == format.min());
  CHECK(row.smallest == 1);
  CHECK(row.nanToOne(false) == 1);
  CHECK(row.nanToOne(true) == 1);
}

void checkFloatCodes(const char* way, const Codes& row) {
  const oracle::FloatFormat& format = oracle::floatFormat(row.format);
  const int width = format.exponentBits + format.fractionBits + (format.isSigned ? 1 : 0);
  const std::uint64_t mask = ~std::uint64_t{0} >> (64 - width);
  std::map<double, std::int64_t> places;
  for (const std::uint64_t storage : storages(row.storageBytes)) {
    const std::uint64_t code = (storage >> format.lowBits) & mask;
    const std::uint64_t canonical = code << format.lowBits;
    const double value = oracle::decode(format, code);
    const bool nan = std::isnan(value);
    bool fine = sameValue(row.value(storage), value) && row.isNan(storage) == nan &&
                row.isCode(storage) == (storage == canonical) &&
                row.bitsOf(value) == (nan ? format.nan << format.lowBits : canonical);
    if (!nan) {
      const std::int64_t place = row.order(storage);
      fine = fine && row.atOrder(place) == (value == 0 ? 0 : canonical);
      const auto [it, isNew] = places.emplace(value, place);
      fine = fine && it->second == place; // -0 and +0 are one key
    }
    if (!fine)
      FAIL_CHECK(std::string(way), ": ", std::string(row.format), " storage ", storage);
  }
  // All codes of a small format take neighbouring places.
  std::int64_t last = places.begin()->second - 1;
  for (const auto& [value, place] : places) {
    CHECK(place > last);
    if (row.storageBytes <= 2)
      CHECK(place == last + 1);
    last = place;
    if (value == 0)
      CHECK(place == 0);
  }
  CHECK(row.max == format.max);
  CHECK(row.min == format.min);
  CHECK(row.smallestNormal == std::ldexp(1.0, format.minExponent()));
  CHECK(row.smallest == std::ldexp(1.0, format.hasZero() ? format.minExponent() - format.fractionBits : -format.bias));
  CHECK(row.nanToOne(false) == 1);
  CHECK(row.nanToOne(true) == 1);
}

void checkBookCodes(const char* way, const Codes& row) {
  const std::vector<double>& values = oracle::findBook(row.format)->values;
  std::map<double, std::int64_t> places;
  for (const std::uint64_t storage : storages(row.storageBytes)) {
    const std::uint64_t code = storage & ((1U << row.bits) - 1);
    const bool known = code < values.size();
    const double value = known ? values[code] : std::numeric_limits<double>::quiet_NaN();
    bool fine =
        sameValue(row.value(storage), value) && !row.isNan(storage) && row.isCode(storage) == (storage < values.size());
    if (known) {
      const std::int64_t place = row.order(storage);
      fine = fine && row.bitsOf(value) == code && places.emplace(value, place).first->second == place &&
             sameValue(row.value(row.atOrder(place)), value == 0 ? 0 : value);
    }
    if (!fine)
      FAIL_CHECK(std::string(way), ": ", std::string(row.format), " storage ", storage);
  }
  std::int64_t last = places.begin()->second - 1;
  for (const auto& [value, place] : places) {
    CHECK(place == ++last);
    if (value == 0)
      CHECK(place == 0);
  }
  if (!places.contains(0))
    CHECK(places.begin()->second == 0);
  CHECK(row.min == places.begin()->first);
  CHECK(row.max == places.rbegin()->first);
  CHECK(row.smallest == places.upper_bound(0)->first);
  CHECK(row.nanToOne(false) == 1);
  CHECK(row.nanToOne(true) == 1);
}

} // namespace

TEST_CASE("codes, values, order and ends of every format") {
  for (const subject::Subject& way : subject::ways())
    for (const Codes& row : way.codes) {
      CAPTURE(way.way);
      CAPTURE(row.format);
      CAPTURE(row.bits);
      if (isInteger(row))
        checkIntegerCodes(way.way, row);
      else if (oracle::findBook(row.format) != nullptr)
        checkBookCodes(way.way, row);
      else
        checkFloatCodes(way.way, row);
    }
}

TEST_CASE("exponents of the smallest normal and of the largest number") {
#define QKC_CODE_BOOK(...)
#define QKC_FORMAT(name, ...)                                                                                          \
  CHECK_MESSAGE(name::emin == oracle::floatFormat(#name).minExponent(), #name);                                        \
  CHECK_MESSAGE(name::emax == std::ilogb(oracle::floatFormat(#name).max), #name);
#include "qkc/formats.def"
#undef QKC_FORMAT
#undef QKC_CODE_BOOK
}

TEST_CASE("packed elements lie from the low bits up") {
  const std::array<uint8_t, 8> packed = {0x21, 0x43, 0x65, 0x87, 0xa9, 0xcb, 0xed, 0x0f};
  const std::array<uint32_t, 2> packedWords = {0x87654321, 0x0fedcba9};
  const uint8_t* bytes = packed.data();
  const uint32_t* words = packedWords.data();
  for (int k = 0; k < 15; ++k) {
    CHECK(unpack<u4>(bytes, k) == (k + 1) % 16);
    CHECK(unpack<u4>(words, k) == (k + 1) % 16);
  }
  const uint64_t all = 0x0fedcba987654321;
  for (int k = 0; k < 16; ++k)
    CHECK(unpack<e2m1>(bytes, k) == ((all >> (4 * k)) & 15));
  for (int k = 0; k < 21; ++k) {
    CHECK(unpack<u3>(bytes, k) == ((all >> (3 * k)) & 7));
    CHECK(unpack<u3>(words, k) == ((all >> (3 * k)) & 7));
  }
  for (int k = 0; k < 10; ++k) {
    CHECK(unpack<e2m3>(bytes, k) == ((all >> (6 * k)) & 63));
    CHECK(unpack<e3m2>(words, k) == ((all >> (6 * k)) & 63));
  }
  for (int k = 0; k < 32; ++k)
    CHECK(unpack<i2>(bytes, k) == ((all >> (2 * k)) & 3));
  for (int k = 0; k < 8; ++k)
    CHECK(unpack<e4m3>(words, k) == bytes[k]);
  for (int k = 0; k < 4; ++k)
    CHECK(unpack<bf16>(words, k) == ((all >> (16 * k)) & 0xffff));
}

TEST_CASE("bits of integers") {
  CHECK(wrap<5>(77) == 13);
  CHECK(wrap<5>(80) == -16);
  CHECK(wrap<64>(-1) == -1);
  CHECK(wrap_add<i8>(127, 1) == -128);
  CHECK(wrap_sub<i32>(-2147483648, 1) == 2147483647);
  CHECK(wrap_mul<u8>(200, 3) == 88);
  CHECK(wrap_mul<i64>(std::numeric_limits<std::int64_t>::max(), 2) == -2);
  CHECK(wrap_add<u64>(~uint64_t(0), 2) == 1);
  for (int k = 0; k < 64; ++k) {
    const uint64_t v = uint64_t(0x9e3779b97f4a7c15) >> k;
    CHECK(popcount(v) == std::popcount(v));
    CHECK(clz(v) == std::countl_zero(v));
    CHECK(clz(static_cast<uint32_t>(v)) == std::countl_zero(static_cast<std::uint32_t>(v)));
  }
  CHECK(clz(uint64_t(0)) == 64);
  CHECK(clz(uint32_t(0)) == 32);
  CHECK(popcount(~uint64_t(0)) == 64);
  CHECK(same_bits(1.0F, 1.0F));
  CHECK(!same_bits(0.0F, -0.0F));
  CHECK(!same_bits(0.0, -0.0));
  CHECK(same_bits(std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN()));
}

TEST_CASE("plain C++: loops, temporaries, atomics, the processor's state") {
  std::vector<int> seen(1000);
  for_each(1000, nullptr, [&](int64_t k) { ++seen[static_cast<std::size_t>(k)]; });
  CHECK(seen == std::vector<int>(1000, 1));
  for_each(0, nullptr, [&](int64_t) { seen[0] = 7; });
  CHECK(seen[0] == 1);
  const Workspace memory(64, nullptr);
  REQUIRE(memory.as<uint64_t>() != nullptr);
  const Workspace none(0, nullptr);
  CHECK(none.as<uint64_t>() == nullptr);
  auto* word = memory.as<uint64_t>();
  *word = 0xff;
  atomic_and(word, 0x3c);
  CHECK(*word == 0x3c);
  atomic_or(word, 0x100);
  CHECK(*word == 0x13c);
  atomic_add(word, 4);
  CHECK(*word == 0x140);
  atomic_min(word, 0x150);
  CHECK(*word == 0x140);
  atomic_min(word, 0x20);
  CHECK(*word == 0x20);
  atomic_max(word, 0x10);
  CHECK(*word == 0x20);
  atomic_max(word, ~uint64_t(0));
  CHECK(*word == ~uint64_t(0));
#if defined(__x86_64__)
  const unsigned before = __builtin_ia32_stmxcsr();
  __builtin_ia32_ldmxcsr(before | 0x8040U | 0x6000U); // flush, denormals are zero, toward zero
  const volatile float tiny = 0x1p-140F;
  float sum = 0;
  for_each(1, nullptr, [&](int64_t) { sum = add<f32>(tiny, tiny); });
  const unsigned during = __builtin_ia32_stmxcsr();
  __builtin_ia32_ldmxcsr(before);
  CHECK(sum == 0x1p-139F);
  CHECK((during & 0xe040U) == 0xe040U); // put back
#endif
}

TEST_CASE("the embedded text is the headers' text") {
  const std::filesystem::path root = std::filesystem::path(QKC_SOURCE_DIR) / "stdlib/device";
  std::map<std::string, std::string> files;
  for (const auto& entry : std::filesystem::directory_iterator(root / "qkc")) {
    std::ifstream in(entry.path(), std::ios::binary);
    files["qkc/" + entry.path().filename().string()] = {std::istreambuf_iterator<char>(in), {}};
  }
  const auto& embedded = stdlib::deviceHeaders();
  CHECK(std::map<std::string, std::string>(embedded.begin(), embedded.end()) == files);
  CHECK(files.count("qkc/numeric.h") == 1);
  CHECK(files.count("qkc/parallel.h") == 1);
}

// Constant evaluation, one of each kind.
static_assert(cast_bits<e4m3, Rounding::half_even, Overflow::saturate>(1000.0F) == 0x7e);
static_assert(cast_bits<e4m3, Rounding::half_even, Overflow::nan>(464.0F) == 0x7e);
static_assert(cast_bits<e4m3, Rounding::half_even, Overflow::nan>(464.5) == 0x7f);
static_assert(cast<i8, Rounding::half_even, Overflow::saturate>(2.5F) == 2);
static_assert(cast<i8, Rounding::to_plus, Overflow::wrap>(299.5) == 44);
static_assert(cast<f16, Rounding::half_even, Overflow::inf>(65519.0F) == 65504.0F);
static_assert(cast<bf16, Rounding::to_minus, Overflow::inf>(1e39) == value<bf16>(0x7f7f));
static_assert(cast_bits<e8m0, Rounding::to_plus, Overflow::saturate>(0.75F) == 127);
static_assert(cast<f32, Rounding::half_even, Overflow::inf>(int64_t(16777217)) == 16777216.0F);
static_assert(cast_bits<nf4, Rounding::half_to_minus, Overflow::saturate>(-2.0F) == 0 && value<fp4_bnb>(2) > 0.66F);
static_assert(cast_stochastic_bits<e4m3, Overflow::saturate, 8>(17.0F, 128) == bits<e4m3>(18.0F));
static_assert(keep<2, Rounding::half_away>(1.75F) == 2.0 && requantize_twice(-12, 1 << 30, 0, 2) == -2);
static_assert(log2_exponents<Rounding::to_plus, f32>(9.0F, 1, 0).low == 4);
static_assert(value<e2m1>(7) == 6.0F && bits<e2m1>(-0.5F) == 9);
static_assert(order<e4m3>(0x80) == 0 && order<e4m3>(0x81) == -1 && is_nan<e4m3>(0xff));
static_assert(add<f16>(2048.0F, 1.0F) == 2048.0F && mul<bf16>(1.0078125F, 1.0078125F) == 1.015625F);
static_assert(div<tf32>(1.0F, 3.0F) < 1.0F && rcp<f32>(4.0F) == 0.25F);
static_assert(odd_add(1.0, 0x1p-60) == 1 + 0x1p-52 && odd_mul(3.0, 5.0) == 15.0);
static_assert(max<f32>(-0.0F, 0.0F) == 0.0F && min<i8>(3, -4) == -4);
static_assert(wrap<4>(9) == -7 && popcount(uint64_t(255)) == 8 && clz(uint64_t(1)) == 63);
