#pragma once
// Rows of subject.h for one conversion. QKC_FLOATS_ONLY leaves out sources other than f32, whose code is not vectorised
// and costs most of the time to compile.

#include "qkc/numeric.h"
#include "stdlib/device/tests/subject.h"

namespace qkc::subject {
namespace {

template <class F> constexpr const char* kFormatName = F::is_integer ? (F::is_signed ? "i" : "u") : nullptr;
#define QKC_FORMAT(name, ...) template <> constexpr const char* kFormatName<name> = #name;
#define QKC_CODE_BOOK(name, ...) template <> constexpr const char* kFormatName<name> = #name;
#include "qkc/formats.def"
#undef QKC_FORMAT
#undef QKC_CODE_BOOK

template <class F, Rounding R, Overflow O, class V> void convert(const V* in, void* out, std::size_t n) {
  auto* codes = static_cast<typename F::storage*>(out);
  for (std::size_t k = 0; k < n; ++k)
    codes[k] = cast_bits<F, R, O>(in[k]);
}

template <class F, Rounding R, Overflow O> std::size_t countDifferent(const float* in, std::size_t n) {
  std::size_t different = 0;
  for (std::size_t k = 0; k < n; ++k) {
    const typename F::storage code = cast_bits<F, R, O>(in[k]);
    different += same_bits(cast<F, R, O>(in[k]), value<F>(code)) ? 0 : 1;
    if (!is_nan_value(in[k]) && !(O == Overflow::wrap && is_inf_value(in[k])))
      different += same_bits(cast_nan<F, R, O>(in[k], value<F>(1)), value<F>(code)) ? 0 : 1;
  }
  return different;
}

template <class F, Rounding R, Overflow O> Cast castRow() {
  Cast row{.format = kFormatName<F>,
           .bits = F::width,
           .rounding = static_cast<int>(R),
           .overflow = static_cast<int>(O),
           .storageBytes = sizeof(typename F::storage)};
  if constexpr (F::width != 64 || F::is_integer) {
    row.ofFloats = convert<F, R, O, float>;
    if constexpr (R == Rounding::half_even) // cast is cast_bits and value
      row.valuesDiffer = countDifferent<F, R, O>;
#if !defined(QKC_FLOATS_ONLY)
    if constexpr (!F::is_book || R == Rounding::half_even) // code books take floats as doubles
      row.ofDoubles = convert<F, R, O, double>;
#endif
  }
#if !defined(QKC_FLOATS_ONLY)
  // Integers do not round to integers: one mode is enough.
  constexpr bool ends = O == Overflow::saturate || O == Overflow::inf || O == Overflow::wrap;
  if constexpr (ends && ((F::is_float && !F::is_book) || R == Rounding::half_even)) {
    row.ofSigned = convert<F, R, O, std::int64_t>;
    row.ofUnsigned = convert<F, R, O, std::uint64_t>;
  }
#endif
  return row;
}

template <class F, Overflow O> void addRoundings(std::vector<Cast>& rows) {
  rows.push_back(castRow<F, Rounding::half_even, O>());
  rows.push_back(castRow<F, Rounding::half_away, O>());
  rows.push_back(castRow<F, Rounding::half_to_zero, O>());
  rows.push_back(castRow<F, Rounding::half_to_plus, O>());
  rows.push_back(castRow<F, Rounding::half_to_minus, O>());
  rows.push_back(castRow<F, Rounding::to_zero, O>());
  rows.push_back(castRow<F, Rounding::to_plus, O>());
  rows.push_back(castRow<F, Rounding::to_minus, O>());
}

} // namespace
} // namespace qkc::subject
