#pragma once
// Code books: values, codes, order and rounding by a look at every entry. They have at most 16, and nothing is known of
// their order.

#include "qkc/formats.h"

namespace qkc {
namespace detail {

constexpr float kBeyondBooks = 1e30F; // above every entry

template <class F> QKC_FN constexpr float book_value(uint32_t code) {
  return code < static_cast<uint32_t>(F::count) ? F::entries::at(static_cast<int>(code)) : bit_cast<float>(0x7fc00000u);
}

// The code of an entry, the zeros told apart; 0 for other numbers.
template <class F> QKC_FN constexpr uint32_t book_code(float v) {
  uint32_t code = 0;
  for (int k = 0; k < F::count; ++k)
    code = to_bits(F::entries::at(k)) == to_bits(v) ? static_cast<uint32_t>(k) : code;
  return code;
}

// With `least` the least entry that is not below v, or above it where strict; else the largest that is not above v, or
// below it. Zeros are +0. Needs that there is one.
template <class F> QKC_FN constexpr float book_above(double v, bool least, bool strict = false) {
  float found = least ? kBeyondBooks : -kBeyondBooks;
  for (int k = 0; k < F::count; ++k) {
    const float entry = F::entries::at(k);
    const double e = widen(entry);
    const bool fits = least ? less_native(v, e) || (!strict && equal_native(v, e))
                            : less_native(e, v) || (!strict && equal_native(v, e));
    const bool nearer = least ? less_native(entry, found) : less_native(found, entry);
    found = fits && nearer ? entry : found;
  }
  return to_bits(found) == 0x80000000 ? 0.0F : found;
}

// Place in the order of values, from 0 at zero or, in books without it, at the least entry.
template <class F> QKC_FN constexpr int32_t book_place(float v) {
  int32_t place = 0;
  for (int k = 0; k < F::count; ++k) {
    const float entry = F::entries::at(k);
    if (!F::has_zero)
      place += less_native(entry, v) ? 1 : 0;
    else if (less_native(0.0F, entry))
      place += less_equal_native(entry, v) ? 1 : 0;
    else if (less_native(entry, 0.0F))
      place -= less_equal_native(v, entry) ? 1 : 0;
  }
  return place;
}

template <class F> QKC_FN constexpr uint32_t book_code_at(int64_t place) {
  uint32_t code = 0;
  for (int k = 0; k < F::count; ++k) {
    const float entry = F::entries::at(k);
    code = book_place<F>(entry) == place && to_bits(entry) != 0x80000000 ? static_cast<uint32_t>(k) : code;
  }
  return code;
}

// Whether v, which lies between the entries below and above, goes to the one above. Their sum is exact: entries are
// numbers of f32 within 2^-8 .. 2^7.
template <class F, Rounding R> QKC_FN constexpr bool book_goes_up(double v, float below, float above) {
  const bool negative = to_bits(v) >> 63 != 0;
  if constexpr (R == Rounding::to_zero)
    return negative;
  else if constexpr (R == Rounding::to_plus)
    return true;
  else if constexpr (R == Rounding::to_minus)
    return false;
  const double middle = mul_native(add_native(widen(below), widen(above)), 0.5);
  if (!equal_native(v, middle))
    return less_native(middle, v);
  if constexpr (R == Rounding::half_even)
    return book_place<F>(below) % 2 != 0;
  else if constexpr (R == Rounding::half_away)
    return !negative;
  else if constexpr (R == Rounding::half_to_zero)
    return negative;
  else
    return R == Rounding::half_to_plus;
}

// The code for a number or infinity, the nearer end beyond the ends.
template <class F, Rounding R> QKC_LARGE_FN constexpr uint32_t book_round(double v) {
  const double least = widen(book_above<F>(-kBeyondBooks, true));
  const double most = widen(book_above<F>(kBeyondBooks, false));
  const double inside = less_native(v, least) ? least : less_native(most, v) ? most : v;
  const float below = book_above<F>(inside, false);
  const float above = book_above<F>(inside, true);
  const bool up = !equal_native(widen(below), widen(above)) && book_goes_up<F, R>(inside, below, above);
  const float chosen = up ? above : below;
  if constexpr (F::has_minus_zero)
    if (equal_native(chosen, 0.0F) && to_bits(v) >> 63 != 0)
      return book_code<F>(-0.0F);
  return book_code<F>(chosen);
}

} // namespace detail
} // namespace qkc
