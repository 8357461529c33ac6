#pragma once
// Code books: formats whose codes are places in a list of values. They are floating formats without exponents: their
// values are those of f32, without infinities and NaN. Roundings (rounding.h) choose between neighbouring values, of
// two as near half_even the one whose place in the order of values (codes.h) is even; whatever lies outside [min, max]
// overflows, in every mode. A code beyond the list decodes as NaN. nf4 as bitsandbytes has it is half_to_minus, fp4_bnb
// half_to_zero; ggml has iq4_nl half_to_plus and ternary half_away (BitNet: half_even).

#include "compiler/numeric/format.h"

#include <span>

namespace qkc::numeric {

// The value of each code, from 0; empty where the format is no code book.
std::span<const Value> bookOf(const Format& format);

inline bool isCodeBook(const Format& format) {
  return format.isFloating() && format.exponentBits == 0;
}

} // namespace qkc::numeric
