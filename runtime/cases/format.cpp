#include "runtime/cases/format.h"

#include "qkc/numeric.h"

#include <fmt/format.h>

#include <cmath>
#include <cstring>
#include <vector>

namespace qkc::cases {

namespace {

template <class F> double decode(std::uint64_t code) {
  return static_cast<double>(qkc::value<F>(static_cast<typename F::storage>(code)));
}

template <class F> std::uint64_t nearest(double value) {
  if constexpr (F::has_nan)
    return qkc::cast_bits<F, qkc::Rounding::half_even, qkc::Overflow::saturate>(value);
  else
    return qkc::cast_bits_nan<F, qkc::Rounding::half_even, qkc::Overflow::saturate>(value, typename F::storage(0));
}

template <class F> bool isNan(std::uint64_t code) {
  if constexpr (F::is_float)
    return qkc::is_nan<F>(static_cast<typename F::storage>(code));
  return false;
}

template <class F> std::int64_t order(std::uint64_t code) {
  return static_cast<std::int64_t>(qkc::order<F>(static_cast<typename F::storage>(code)));
}

template <class F> std::uint64_t atOrder(std::int64_t place) {
  const auto high = order<F>(nearest<F>(HUGE_VAL));
  const auto low = order<F>(nearest<F>(-HUGE_VAL));
  return qkc::at_order<F>(place < low ? low : place > high ? high : place);
}

template <class F> Format row(const char* name) {
  Format f;
  f.name = name;
  f.bits = F::width + F::low_bits;
  f.bytes = sizeof(typename F::storage);
  f.isFloat = F::is_float;
  f.isSigned = F::is_signed;
  f.hasNan = F::has_nan;
  f.hasInfinity = F::has_infinity;
  f.hasMinusZero = F::has_minus_zero;
  f.decode = decode<F>;
  f.nearest = nearest<F>;
  f.isNan = isNan<F>;
  f.order = order<F>;
  f.atOrder = atOrder<F>;
  f.max = f.decode(f.nearest(HUGE_VAL));
  if constexpr (F::has_infinity) {
    f.infinity = qkc::at_order<F>(qkc::order<F>(static_cast<typename F::storage>(f.nearest(HUGE_VAL))) + 1);
    f.minusInfinity = qkc::at_order<F>(qkc::order<F>(static_cast<typename F::storage>(f.nearest(-HUGE_VAL))) - 1);
  }
  f.smallest = 1;
  if constexpr (F::is_float)
    f.smallest = static_cast<double>(qkc::smallest<F>());
  return f;
}

template <int Bits> void addIntegers(std::vector<Format>& rows) {
  rows.push_back(row<qkc::i<Bits>>(("i" + std::to_string(Bits)).c_str()));
  rows.push_back(row<qkc::u<Bits>>(("u" + std::to_string(Bits)).c_str()));
  if constexpr (Bits < 64)
    addIntegers<Bits + 1>(rows);
}

std::vector<Format> makeRows() {
  std::vector<Format> rows;
#define QKC_FORMAT(name, ...) rows.push_back(row<qkc::name>(#name));
#define QKC_CODE_BOOK(name, ...) rows.push_back(row<qkc::name>(#name));
#include "qkc/formats.def"
#undef QKC_FORMAT
#undef QKC_CODE_BOOK
  addIntegers<2>(rows);
  return rows;
}

} // namespace

const Format* findFormat(const std::string& name) {
  static const std::vector<Format> rows = makeRows();
  for (const Format& row : rows)
    if (row.name == name)
      return &row;
  return nullptr;
}

std::string codeText(const Format& format, std::uint64_t code) {
  return fmt::format("0x{:0{}x}", code, (format.bits + 3) / 4);
}

std::string valueText(const Format& format, std::uint64_t code) {
  if (format.isNan(code))
    return "nan";
  if (!format.isFloat) {
    const int unused = 64 - format.bits;
    const std::uint64_t aligned = code << unused;
    return format.isSigned ? fmt::format("{}", static_cast<std::int64_t>(aligned) >> unused)
                           : fmt::format("{}", aligned >> unused);
  }
  const double value = format.decode(code);
  if (std::isinf(value))
    return value < 0 ? "-inf" : "inf";
  // The shortest decimal that a reader can compute with: it leads back to the value in f32, not just to the code.
  for (int digits = 1; digits <= 17; ++digits) {
    const double read = std::strtod(fmt::format("{:.{}g}", value, digits).c_str(), nullptr);
    const bool isWide = format.bits > 32;
    if (isWide ? read == value : static_cast<float>(read) == static_cast<float>(value))
      return fmt::format("{}", read);
  }
  return fmt::format("{}", value);
}

std::uint64_t loadCode(const void* data, std::size_t bytes, std::size_t element) {
  std::uint64_t code = 0;
  std::memcpy(&code, static_cast<const char*>(data) + element * bytes, bytes);
  return code;
}

void storeCode(void* data, std::size_t bytes, std::size_t element, std::uint64_t code) {
  std::memcpy(static_cast<char*>(data) + element * bytes, &code, bytes);
}

} // namespace qkc::cases
