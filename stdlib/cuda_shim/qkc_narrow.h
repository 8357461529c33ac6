// Bits of the narrow formats to and from float: fp16, bf16, and the formats of 8, 6 and 4 bits. NaN becomes the one NaN
// that PTX names.
#pragma once
#include "qkc_atomic.h"
#include "qkc_math.h"
#include "qkc_round.h"
#include "qkc_warp.h"

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
  c += up && __qk_unpack(c, 10, 15) < __uint_as_float(a);
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

// What a 16-bit type and its pair say about themselves; empty for every other type, so that the templates below are no
// candidates for it. Add, subtract, multiply, divide and square root compute in float and round once more. That is the
// rounding of the exact result, since 24 bits are at least twice the format's precision and two more, and results too
// small for float's normal range are exact where it matters. fma goes through double and rounds to odd on the way.
template <class T> struct __qk_of {};
template <class P> struct __qk_pair {};
template <class P> constexpr bool __qk_has_operators = false;

#define __QK_UNARY(name, name2, expr)                                                                                  \
  template <class T> __QK_FN typename __qk_of<T>::self name(T a) {                                                     \
    float x = __qk_of<T>::value(a);                                                                                    \
    return __qk_of<T>::make(expr);                                                                                     \
  }                                                                                                                    \
  template <class P> __QK_FN typename __qk_pair<P>::self name2(P a) {                                                  \
    return {name(a.x), name(a.y)};                                                                                     \
  }
__QK_UNARY(hrcp, h2rcp, 1.0f / x)
__QK_UNARY(hsqrt, h2sqrt, __builtin_sqrtf(x))
__QK_UNARY(hrsqrt, h2rsqrt, __qk_odd_float(1.0 / __builtin_sqrt((double)x)))
__QK_UNARY(hrint, h2rint, __builtin_rintf(x))
__QK_UNARY(hfloor, h2floor, __builtin_floorf(x))
__QK_UNARY(hceil, h2ceil, __builtin_ceilf(x))
__QK_UNARY(htrunc, h2trunc, __builtin_truncf(x))
__QK_UNARY(hexp, h2exp, __builtin_expf(x))
__QK_UNARY(hexp2, h2exp2, __builtin_exp2f(x))
__QK_UNARY(hexp10, h2exp10, exp10f(x))
__QK_UNARY(hlog, h2log, __builtin_logf(x))
__QK_UNARY(hlog2, h2log2, __builtin_log2f(x))
__QK_UNARY(hlog10, h2log10, __builtin_log10f(x))
__QK_UNARY(hsin, h2sin, __builtin_sinf(x))
__QK_UNARY(hcos, h2cos, __builtin_cosf(x))
__QK_UNARY(htanh, h2tanh, __builtin_tanhf(x))
__QK_UNARY(htanh_approx, h2tanh_approx, __builtin_tanhf(x))
#undef __QK_UNARY

#define __QK_LANES1(name2, name)                                                                                       \
  template <class P> __QK_FN typename __qk_pair<P>::self name2(P a) {                                                  \
    return {name(a.x), name(a.y)};                                                                                     \
  }
#define __QK_LANES2(name2, name)                                                                                       \
  template <class P> __QK_FN typename __qk_pair<P>::self name2(P a, P b) {                                             \
    return {name(a.x, b.x), name(a.y, b.y)};                                                                           \
  }
#define __QK_LANES3(name2, name)                                                                                       \
  template <class P> __QK_FN typename __qk_pair<P>::self name2(P a, P b, P c) {                                        \
    return {name(a.x, b.x, c.x), name(a.y, b.y, c.y)};                                                                 \
  }
__QK_LANES1(__habs2, __habs)
__QK_LANES1(__hneg2, __hneg)
__QK_LANES2(__hadd2_rn, __hadd)
__QK_LANES2(__hsub2_rn, __hsub)
__QK_LANES2(__hmul2_rn, __hmul)
__QK_LANES2(__hadd2_sat, __hadd_sat)
__QK_LANES2(__hsub2_sat, __hsub_sat)
__QK_LANES2(__hmul2_sat, __hmul_sat)
__QK_LANES2(__hmax2_nan, __hmax_nan)
__QK_LANES2(__hmin2_nan, __hmin_nan)
__QK_LANES3(__hfma2_sat, __hfma_sat)
__QK_LANES3(__hfma2_relu, __hfma_relu)
#undef __QK_LANES1
#undef __QK_LANES2
#undef __QK_LANES3
// Complex multiply and add: two fma for each part.
template <class P> __QK_FN typename __qk_pair<P>::self __hcmadd(P a, P b, P c) {
  return {__hfma(__hneg(a.y), b.y, __hfma(a.x, b.x, c.x)), __hfma(a.y, b.x, __hfma(a.x, b.y, c.y))};
}

// A comparison of pairs gives 1 and 0 in the type, one bool for both (b), or all ones in a half word (mask).
template <class P> __QK_FN typename __qk_pair<P>::self __qk_ones(bool x, bool y) {
  typedef __qk_of<typename __qk_pair<P>::scalar> S;
  return {S::make(x), S::make(y)};
}
template <class P> __QK_FN typename __qk_pair<P>::self __hisnan2(P a) {
  return __qk_ones<P>(__hisnan(a.x), __hisnan(a.y));
}
#define __QK_COMPARE(s)                                                                                                \
  template <class P> __QK_FN typename __qk_pair<P>::self __h##s##2(P a, P b) {                                         \
    return __qk_ones<P>(__h##s(a.x, b.x), __h##s(a.y, b.y));                                                           \
  }                                                                                                                    \
  template <class P> __QK_FN bool __hb##s##2(P a, P b) {                                                               \
    return __h##s(a.x, b.x) && __h##s(a.y, b.y);                                                                       \
  }                                                                                                                    \
  template <class P> __QK_FN unsigned __h##s##2_mask(P a, P b) {                                                       \
    return (__h##s(a.x, b.x) ? 0xffffu : 0) | (__h##s(a.y, b.y) ? 0xffff0000u : 0);                                    \
  }
__QK_COMPARE(eq)
__QK_COMPARE(ne)
__QK_COMPARE(lt)
__QK_COMPARE(le)
__QK_COMPARE(gt)
__QK_COMPARE(ge)
__QK_COMPARE(equ)
__QK_COMPARE(neu)
__QK_COMPARE(ltu)
__QK_COMPARE(leu)
__QK_COMPARE(gtu)
__QK_COMPARE(geu)
#undef __QK_COMPARE

template <class P>
  requires __qk_has_operators<P>
__QK_FN P operator-(const P& a) {
  return {__hneg(a.x), __hneg(a.y)};
}
#define __QK_OPERATOR(op)                                                                                              \
  template <class P>                                                                                                   \
    requires __qk_has_operators<P>                                                                                     \
  __QK_FN P operator op(const P& a, const P& b) {                                                                      \
    return {a.x op b.x, a.y op b.y};                                                                                   \
  }                                                                                                                    \
  template <class P>                                                                                                   \
    requires __qk_has_operators<P>                                                                                     \
  __QK_FN P& operator op##=(P & a, const P & b) {                                                                      \
    return a = a op b;                                                                                                 \
  }
__QK_OPERATOR(+)
__QK_OPERATOR(-)
__QK_OPERATOR(*)
__QK_OPERATOR(/)
#undef __QK_OPERATOR
#define __QK_OPERATOR(op)                                                                                              \
  template <class P>                                                                                                   \
    requires __qk_has_operators<P>                                                                                     \
  __QK_FN bool operator op(const P& a, const P& b) {                                                                   \
    return a.x op b.x && a.y op b.y;                                                                                   \
  }
__QK_OPERATOR(==)
__QK_OPERATOR(<)
__QK_OPERATOR(<=)
__QK_OPERATOR(>)
__QK_OPERATOR(>=)
__QK_OPERATOR(!=)
#undef __QK_OPERATOR
