// Conversions between numbers, as PTX defines cvt: a value out of range becomes the nearest end of the range. NaN
// becomes 0, but for conversions from double or to 64 bits it becomes the integer whose top bit alone is set.
#pragma once
#include "qkc_base.h"

__QK_FN int __float_as_int(float a) {
  return __builtin_bit_cast(int, a);
}
__QK_FN unsigned __float_as_uint(float a) {
  return __builtin_bit_cast(unsigned, a);
}
__QK_FN float __int_as_float(int a) {
  return __builtin_bit_cast(float, a);
}
__QK_FN float __uint_as_float(unsigned a) {
  return __builtin_bit_cast(float, a);
}
__QK_FN long long __double_as_longlong(double a) {
  return __builtin_bit_cast(long long, a);
}
__QK_FN double __longlong_as_double(long long a) {
  return __builtin_bit_cast(double, a);
}
__QK_FN int __double2hiint(double a) {
  return (int)(__double_as_longlong(a) >> 32);
}
__QK_FN int __double2loint(double a) {
  return (int)__double_as_longlong(a);
}
__QK_FN double __hiloint2double(int hi, int lo) {
  return __longlong_as_double((long long)((unsigned long long)(unsigned)hi << 32 | (unsigned)lo));
}

// r: an integral value, an infinity or NaN. low and top: the range is low <= r < top.
#define __QK_F2I(from, F, to, I, low, top, lowest, highest, nan)                                                       \
  __QK_FN I __qk_##from##2##to(F r) {                                                                                  \
    return r != r ? nan : r >= top ? highest : r < low ? lowest : (I)r;                                                \
  }                                                                                                                    \
  __QK_FN I __##from##2##to##_rn(F a) {                                                                                \
    return __qk_##from##2##to(__builtin_elementwise_roundeven(a));                                                     \
  }                                                                                                                    \
  __QK_FN I __##from##2##to##_rz(F a) {                                                                                \
    return __qk_##from##2##to(__builtin_elementwise_trunc(a));                                                         \
  }                                                                                                                    \
  __QK_FN I __##from##2##to##_ru(F a) {                                                                                \
    return __qk_##from##2##to(__builtin_elementwise_ceil(a));                                                          \
  }                                                                                                                    \
  __QK_FN I __##from##2##to##_rd(F a) {                                                                                \
    return __qk_##from##2##to(__builtin_elementwise_floor(a));                                                         \
  }
#define __QK_IMIN (-2147483647 - 1)
#define __QK_LMIN (-9223372036854775807LL - 1)
__QK_F2I(float, float, int, int, -0x1p31f, 0x1p31f, __QK_IMIN, 2147483647, 0)
__QK_F2I(float, float, uint, unsigned, 0.0f, 0x1p32f, 0u, ~0u, 0u)
__QK_F2I(float, float, ll, long long, -0x1p63f, 0x1p63f, __QK_LMIN, 9223372036854775807LL, __QK_LMIN)
__QK_F2I(float, float, ull, unsigned long long, 0.0f, 0x1p64f, 0ull, ~0ull, 0x8000000000000000ull)
__QK_F2I(double, double, int, int, -0x1p31, 0x1p31, __QK_IMIN, 2147483647, __QK_IMIN)
__QK_F2I(double, double, uint, unsigned, 0.0, 0x1p32, 0u, ~0u, 0x80000000u)
__QK_F2I(double, double, ll, long long, -0x1p63, 0x1p63, __QK_LMIN, 9223372036854775807LL, __QK_LMIN)
__QK_F2I(double, double, ull, unsigned long long, 0.0, 0x1p64, 0ull, ~0ull, 0x8000000000000000ull)
#undef __QK_F2I

// Directed rounding without touching the floating-point environment. A value is first rounded to odd in double: where
// it is inexact, the neighbour whose last bit is 1 is taken. That neighbour lies on the same side of every float as the
// exact value does, so that the second rounding, in any direction, is that of the exact value.

// s + e is exact and s its nearest double. No change for an infinite or NaN s, where e is NaN.
__QK_FN double __qk_odd(double s, double e) {
  long long b = __double_as_longlong(s);
  if ((e > 0 || e < 0) && !(b & 1))
    b += ((e > 0) == (s > 0)) ? 1 : -1;
  return __longlong_as_double(b);
}
// Error of s = a + b, exact where s is finite.
__QK_FN double __qk_sum_error(double a, double b, double s) {
  double t = s - a;
  return (a - (s - t)) + (b - t);
}
// The double a rounded to odd in float.
__QK_FN float __qk_odd_float(double a) {
  float f = (float)a;
  int b = __float_as_int(f);
  if (((double)f < a || (double)f > a) && !(b & 1))
    b += __builtin_fabs(a) > __builtin_fabs((double)f) ? 1 : -1;
  return __int_as_float(b);
}
__QK_FN float __double2float_rn(double a) {
  return (float)a;
}
__QK_FN float __double2float_rz(double a) {
  float f = (float)a;
  return __builtin_fabs((double)f) > __builtin_fabs(a) ? __int_as_float(__float_as_int(f) - 1) : f;
}
__QK_FN float __double2float_ru(double a) {
  float f = (float)a;
  return (double)f < a ? __int_as_float(__float_as_int(f) + (__float_as_int(f) < 0 ? -1 : 1)) : f;
}
__QK_FN float __double2float_rd(double a) {
  float f = (float)a;
  return (double)f > a ? __int_as_float(__float_as_int(f) + (__float_as_int(f) < 0 ? 1 : -1)) : f;
}

__QK_FN double __int2double_rn(int a) {
  return a;
}
__QK_FN double __uint2double_rn(unsigned a) {
  return a;
}
__QK_FN double __ll2double_rn(long long a) {
  return (double)a;
}
__QK_FN double __ull2double_rn(unsigned long long a) {
  return (double)a;
}
// hi 2^32 + lo is exact; the first addend is a multiple of 2^32, so s and e are exact too.
__QK_FN double __qk_odd_wide(double hi, double lo) {
  double h = hi * 0x1p32, s = h + lo;
  return __qk_odd(s, lo - (s - h));
}
__QK_FN double __qk_odd_ll(long long a) {
  return __qk_odd_wide((double)(int)(a >> 32), (double)(unsigned)a);
}
__QK_FN double __qk_odd_ull(unsigned long long a) {
  return __qk_odd_wide((double)(unsigned)(a >> 32), (double)(unsigned)a);
}
#define __QK_I2F(from, I, exact)                                                                                       \
  __QK_FN float __##from##2float_rn(I a) {                                                                             \
    return (float)a;                                                                                                   \
  }                                                                                                                    \
  __QK_FN float __##from##2float_rz(I a) {                                                                             \
    return __double2float_rz(exact(a));                                                                                \
  }                                                                                                                    \
  __QK_FN float __##from##2float_ru(I a) {                                                                             \
    return __double2float_ru(exact(a));                                                                                \
  }                                                                                                                    \
  __QK_FN float __##from##2float_rd(I a) {                                                                             \
    return __double2float_rd(exact(a));                                                                                \
  }
__QK_I2F(int, int, __int2double_rn)
__QK_I2F(uint, unsigned, __uint2double_rn)
__QK_I2F(ll, long long, __qk_odd_ll)
__QK_I2F(ull, unsigned long long, __qk_odd_ull)
#undef __QK_I2F
