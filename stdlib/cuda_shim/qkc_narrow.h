// Bits of the narrow formats to and from float: fp16, bf16, and the formats of 8, 6 and 4 bits. NaN becomes the one NaN
// that PTX names.
#pragma once
#include "qkc_math.h"
#include "qkc_round.h"

// Rounding of the magnitude a (the bits of a finite float or of infinity, without the sign) to the grid of a format of
// `mantissa` bits and the exponent bias `bias`, ties to even. The grid has no upper end: the caller compares the code.
__QK_FN unsigned __qk_pack(unsigned a, int mantissa, int bias) {
  const unsigned shift = 23 - mantissa, rebias = (unsigned)(127 - bias) << 23;
  // Normal: the exponent stands above the mantissa, so that a carry moves into it.
  unsigned normal = (a - rebias + (1u << (shift - 1)) - 1 + (a >> shift & 1)) >> shift;
  // Subnormal: the sum with a power of two whose ulp is the format's least value leaves the code in its last bits.
  unsigned power = (unsigned)(127 + 24 - bias - mantissa) << 23;
  unsigned subnormal = __float_as_uint(__uint_as_float(a) + __uint_as_float(power)) - power;
  return a < rebias + (1u << 23) ? subnormal : normal;
}
// The same towards zero.
__QK_FN unsigned __qk_pack_rz(unsigned a, int mantissa, int bias) {
  const unsigned shift = 23 - mantissa, rebias = (unsigned)(127 - bias) << 23;
  if (a >= rebias + (1u << 23))
    return (a - rebias) >> shift;
  unsigned e = a >> 23, drop = shift + (128 - bias) - (e ? e : 1);
  return drop > 31 ? 0 : ((a & 0x7fffff) | (e ? 0x800000 : 0)) >> drop;
}
// The value of the code c, without a sign, of such a format.
__QK_FN float __qk_unpack(unsigned c, int mantissa, int bias) {
  return __uint_as_float(c << (23 - mantissa)) * __uint_as_float((unsigned)(254 - bias) << 23);
}

__QK_FN unsigned short __qk_half_bits(float f) {
#ifdef __F16C__
  return f != f ? (unsigned short)0x7fff : __builtin_bit_cast(unsigned short, (_Float16)f);
#else
  unsigned u = __float_as_uint(f), a = u & 0x7fffffff, s = u >> 16 & 0x8000, c = __qk_pack(a, 10, 15);
  return (unsigned short)(a > 0x7f800000 ? 0x7fff : s | (c > 0x7c00 ? 0x7c00 : c));
#endif
}
__QK_FN float __qk_half_value(unsigned short h) {
#ifdef __F16C__
  float f = (float)__builtin_bit_cast(_Float16, h);
  return f != f ? __uint_as_float(0x7fffffff) : f;
#else
  unsigned a = h & 0x7fff, s = (unsigned)(h & 0x8000) << 16;
  float f = __uint_as_float(__float_as_uint(__qk_unpack(a, 10, 15)) | s);
  return a < 0x7c00 ? f : __uint_as_float(a > 0x7c00 ? 0x7fffffff : 0x7f800000 | s);
#endif
}
// up: whether a value off the grid moves away from zero.
__QK_FN unsigned short __qk_half_directed(float f, bool up) {
  unsigned u = __float_as_uint(f), a = u & 0x7fffffff, s = u >> 16 & 0x8000;
  if (a > 0x7f800000)
    return 0x7fff;
  if (a == 0x7f800000)
    return (unsigned short)(s | 0x7c00);
  unsigned c = __qk_pack_rz(a, 10, 15), top = up ? 0x7c00 : 0x7bff;
  c += up && (c >= 0x7c00 || __qk_unpack(c, 10, 15) < __uint_as_float(a));
  return (unsigned short)(s | (c > top ? top : c));
}

__QK_FN unsigned short __qk_bfloat16_bits(float f) {
  unsigned u = __float_as_uint(f);
  return (unsigned short)(f != f ? 0x7fff : (u + 0x7fff + (u >> 16 & 1)) >> 16);
}
__QK_FN float __qk_bfloat16_value(unsigned short h) {
  return __uint_as_float((unsigned)h << 16);
}
__QK_FN unsigned short __qk_bfloat16_directed(float f, bool up) {
  unsigned u = __float_as_uint(f);
  return (unsigned short)(f != f ? 0x7fff : (u >> 16) + (up && (u & 0xffff) != 0));
}

// a b + c, rounded to odd in float, for factors whose product is exact in double.
__QK_FN float __qk_fma_odd(float a, float b, float c) {
  return __qk_odd_float(__qk_sum((double)a * b, c));
}
__QK_FN float __qk_max_nan(float a, float b) {
  return a != a || b != b ? NAN : fmaxf(a, b);
}
__QK_FN float __qk_min_nan(float a, float b) {
  return a != a || b != b ? NAN : fminf(a, b);
}
// Integers to the range of a narrower type; the wider ones pass.
__QK_FN int __qk_to_s8(int a) {
  return a < -128 ? -128 : a > 127 ? 127 : a;
}
__QK_FN int __qk_to_u8(int a) {
  return a < 0 ? 0 : a > 255 ? 255 : a;
}
__QK_FN int __qk_to_s16(int a) {
  return a < -32768 ? -32768 : a > 32767 ? 32767 : a;
}
__QK_FN int __qk_to_u16(int a) {
  return a < 0 ? 0 : a > 65535 ? 65535 : a;
}
