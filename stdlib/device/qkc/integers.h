#pragma once
// Exact integers as doubles: rounded to odd where they are wider, and powers of two.

#include "qkc/odd.h"

namespace qkc {

// An integer rounded to odd: one later rounding to at most 51 bits gives what it would give from the integer. Quotients
// by powers of two keep that.
QKC_FN constexpr double odd_integer(int64_t v) {
  const uint64_t absolute = v < 0 ? uint64_t(0) - static_cast<uint64_t>(v) : static_cast<uint64_t>(v);
  const int length = 64 - clz(absolute | 1);
  const int drop = length > 53 ? length - 53 : 0;
  const uint64_t kept = absolute >> drop;
  const uint64_t odd = kept | ((kept << drop) != absolute ? 1 : 0);
  const auto magnitude = static_cast<double>(static_cast<int64_t>(odd << drop)); // exact: 53 bits, below 2^63 or 2^63
  const double whole = absolute >> 63 != 0 ? 0x1p63 : magnitude;
  return v < 0 ? -whole : whole;
}

// 2^n, for n in -1022..1023.
QKC_FN constexpr double power_of_two(int64_t n) {
  return bit_cast<double>(static_cast<uint64_t>(n + 1023) << 52);
}

} // namespace qkc
