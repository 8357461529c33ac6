#pragma once
// What qkc::Quick settles, held against each path by itself: for the host and for a GPU.

#include "qkc/arithmetic.h"
#include "qkc/quick.h"

namespace quick {

using namespace qkc;

// One returned code, as a strip of eight of it.
struct Codes {
  uint32_t code;
  QKC_MEMBER uint8_t operator[](int) const { return static_cast<uint8_t>(code); }
  QKC_MEMBER int32_t signed_byte(int) const { return static_cast<int8_t>(code); }
  QKC_MEMBER uint32_t twice(int) const { return (code & 0xff) * 0x0101; }
  QKC_MEMBER uint32_t raw(int) const { return (code & 0xff) * 0x01010101u; }
  QKC_MEMBER uint32_t all_ones() const { return (code & 0x7f) == 0x7f ? 1 : 0; }
};

// Three paths of a row, as of int8_dyn_token_sym: x / d, x * (1 / d), x * e.
struct Row {
  float d;
  float e;
};

// Numbers from a counter.
QKC_FN uint32_t mixed(uint32_t n) {
  n = (n ^ (n >> 16)) * 0x7feb352du;
  n = (n ^ (n >> 15)) * 0x846ca68bu;
  return n ^ (n >> 16);
}

// Rows whose factors differ by no, one or several ulps, are powers of two, or lie anywhere.
QKC_FN Row row_of(uint32_t number) {
  const uint32_t a = mixed(2 * number);
  const uint32_t b = mixed(2 * number + 1);
  const uint32_t exponent = 100 + a % 56;
  Row row;
  row.d = bit_cast<float>((exponent << 23) | (number % 3 == 0 ? 0 : a >> 9));
  row.e = div<f32>(1.0f, row.d);
  if (number % 4 == 1)
    row.e = bit_cast<float>(to_bits(row.e) + b % 9 - 4);
  else if (number % 4 == 2)
    row.e = bit_cast<float>(((90 + b % 80) << 23) | (b >> 9));
  return row;
}

// How many of the three paths give another code than one that is settled; -1: not settled. The code is the first
// path's, or the one beside it.
template <class F> QKC_FN int wrong_paths(const Row& row, float x, bool beside) {
  Quick quick;
  quick.start();
  const float inverse = div<f32>(1.0f, row.d);
  quick.factor(inverse);
  quick.factor(inverse);
  quick.factor(row.e);
  quick.close();
  const uint8_t codes[3] = {cast_bits<F, Rounding::half_even, Overflow::saturate>(div<f32>(x, row.d)),
                            cast_bits<F, Rounding::half_even, Overflow::saturate>(mul<f32>(x, inverse)),
                            cast_bits<F, Rounding::half_even, Overflow::saturate>(mul<f32>(x, row.e))};
  const Codes returned{beside ? codes[0] + 1u : codes[0]};
  const float strip[8] = {x, x, x, x, x, x, x, x};
  const bool settled = quick.open<F>(strip, returned) == 0;
  if (settled != (quick.differ<F>(strip, returned) == 0) || (!settled && quick.open<F>(strip, returned) != 0xff))
    return 3; // the test of a strip is another
  if (!settled)
    return -1;
  int wrong = 0;
  for (const uint8_t code : codes)
    wrong += code != static_cast<uint8_t>(returned.code) ? 1 : 0;
  return wrong;
}

} // namespace quick
