// Mathematical functions of CUDA, in the global namespace and in overloads for float and double.
// Exact or correctly rounded: fabs, floor, ceil, trunc, rint, nearbyint, round, fma, sqrt, fmod, remainder, ldexp,
// fmin, fmax, ... The others are the C library's, and so are the approximate forms (__expf, __fdividef, rsqrtf, ...):
// they are within the accuracy that CUDA states but need not have the bits of a GPU.
#pragma once
#include "qkc_convert.h"

#define INFINITY (__builtin_inff())
#define NAN (__builtin_nanf(""))
#define HUGE_VALF (__builtin_inff())
#define HUGE_VAL (__builtin_inf())
#define M_E 2.7182818284590452354
#define M_LOG2E 1.4426950408889634074
#define M_LOG10E 0.43429448190325182765
#define M_LN2 0.69314718055994530942
#define M_LN10 2.30258509299404568402
#define M_PI 3.14159265358979323846
#define M_PI_2 1.57079632679489661923
#define M_1_PI 0.31830988618379067154
#define M_2_SQRTPI 1.12837916709551257390
#define M_SQRT2 1.41421356237309504880
#define M_SQRT1_2 0.70710678118654752440

// The names of the C library without a body: clang knows them as its builtins, and a declaration costs a third of a
// definition. The template serves float and the integer types, which C++ computes in double.
#define __QK_M1(n)                                                                                                     \
  extern "C" __host__ __device__ float n##f(float);                                                                    \
  extern "C" __host__ __device__ double n(double);                                                                     \
  template <class T> __QK_FN auto n(T a) {                                                                             \
    if constexpr (__is_same(T, float))                                                                                 \
      return n##f(a);                                                                                                  \
    else                                                                                                               \
      return n((double)a);                                                                                             \
  }
#define __QK_MIXED(n)                                                                                                  \
  template <class T, class U> __QK_FN auto n(T a, U b) {                                                               \
    if constexpr (__is_same(T, float) && __is_same(U, float))                                                          \
      return n##f(a, b);                                                                                               \
    else                                                                                                               \
      return n((double)a, (double)b);                                                                                  \
  }
#define __QK_M2(n)                                                                                                     \
  extern "C" __host__ __device__ float n##f(float, float);                                                             \
  extern "C" __host__ __device__ double n(double, double);                                                             \
  __QK_MIXED(n)
__QK_M1(fabs)
__QK_M1(floor)
__QK_M1(ceil)
__QK_M1(trunc)
__QK_M1(rint)
__QK_M1(nearbyint)
__QK_M1(round)
__QK_M1(sqrt)
__QK_M1(cbrt)
__QK_M1(exp)
__QK_M1(exp2)
__QK_M1(expm1)
__QK_M1(log)
__QK_M1(log2)
__QK_M1(log10)
__QK_M1(log1p)
__QK_M1(sin)
__QK_M1(cos)
__QK_M1(tan)
__QK_M1(asin)
__QK_M1(acos)
__QK_M1(atan)
__QK_M1(sinh)
__QK_M1(cosh)
__QK_M1(tanh)
__QK_M1(asinh)
__QK_M1(acosh)
__QK_M1(atanh)
__QK_M1(erf)
__QK_M1(erfc)
__QK_M1(tgamma)
__QK_M1(lgamma)
__QK_M2(pow)
__QK_M2(fmod)
__QK_M2(remainder)
__QK_M2(copysign)
__QK_M2(fdim)
__QK_M2(hypot)
__QK_M2(atan2)
__QK_M2(nextafter)
#undef __QK_M1
#undef __QK_M2

// The larger (smaller) number; of NaN and a number the number; +0 is larger than -0.
#define __QK_MINMAX(name, F, I, op, zero, nan)                                                                         \
  __QK_FN F name(F a, F b) {                                                                                           \
    F r = a op b || b != b ? a : b;                                                                                    \
    r = a == b ? __builtin_bit_cast(F, __builtin_bit_cast(I, a) zero __builtin_bit_cast(I, b)) : r;                    \
    return r != r ? nan : r;                                                                                           \
  }
__QK_MINMAX(fmaxf, float, int, >, &, __int_as_float(0x7fffffff))
__QK_MINMAX(fminf, float, int, <, |, __int_as_float(0x7fffffff))
__QK_MINMAX(fmax, double, long long, >, &, __longlong_as_double(0x7fffffffffffffffLL))
__QK_MINMAX(fmin, double, long long, <, |, __longlong_as_double(0x7fffffffffffffffLL))
#undef __QK_MINMAX
__QK_MIXED(fmax)
__QK_MIXED(fmin)
#undef __QK_MIXED

__QK_FN float fmaf(float a, float b, float c) {
  return __builtin_fmaf(a, b, c);
}
__QK_FN float fma(float a, float b, float c) {
  return __builtin_fmaf(a, b, c);
}
__QK_FN double fma(double a, double b, double c) {
  return __builtin_fma(a, b, c);
}
__QK_FN float ldexpf(float a, int n) {
  return __builtin_ldexpf(a, n);
}
__QK_FN float ldexp(float a, int n) {
  return __builtin_ldexpf(a, n);
}
__QK_FN double ldexp(double a, int n) {
  return __builtin_ldexp(a, n);
}
__QK_FN float scalbnf(float a, int n) {
  return __builtin_ldexpf(a, n);
}
__QK_FN float scalbn(float a, int n) {
  return __builtin_ldexpf(a, n);
}
__QK_FN double scalbn(double a, int n) {
  return __builtin_ldexp(a, n);
}
__QK_FN float frexpf(float a, int* n) {
  return __builtin_frexpf(a, n);
}
__QK_FN float frexp(float a, int* n) {
  return __builtin_frexpf(a, n);
}
__QK_FN double frexp(double a, int* n) {
  return __builtin_frexp(a, n);
}
__QK_FN float modff(float a, float* n) {
  return __builtin_modff(a, n);
}
__QK_FN double modf(double a, double* n) {
  return __builtin_modf(a, n);
}
__QK_FN int ilogbf(float a) {
  return __builtin_ilogbf(a);
}
__QK_FN int ilogb(float a) {
  return __builtin_ilogbf(a);
}
__QK_FN int ilogb(double a) {
  return __builtin_ilogb(a);
}
__QK_FN float logbf(float a) {
  return __builtin_logbf(a);
}
__QK_FN double logb(double a) {
  return __builtin_logb(a);
}
__QK_FN float roundevenf(float a) {
  return __builtin_roundevenf(a);
}
__QK_FN long long llrintf(float a) {
  return __float2ll_rn(a);
}
__QK_FN long lrintf(float a) {
  return __float2ll_rn(a);
}
__QK_FN long long llrint(double a) {
  return __double2ll_rn(a);
}
__QK_FN long lrint(double a) {
  return __double2ll_rn(a);
}
__QK_FN long long llroundf(float a) {
  return __float2ll_rz(__builtin_roundf(a));
}
__QK_FN long lroundf(float a) {
  return __float2ll_rz(__builtin_roundf(a));
}
__QK_FN long long llround(double a) {
  return __double2ll_rz(__builtin_round(a));
}
__QK_FN long lround(double a) {
  return __double2ll_rz(__builtin_round(a));
}

__QK_FN bool isnan(float a) {
  return a != a;
}
__QK_FN bool isnan(double a) {
  return a != a;
}
__QK_FN bool isinf(float a) {
  return __builtin_fabsf(a) == INFINITY;
}
__QK_FN bool isinf(double a) {
  return __builtin_fabs(a) == HUGE_VAL;
}
__QK_FN bool isfinite(float a) {
  return __builtin_fabsf(a) < INFINITY;
}
__QK_FN bool isfinite(double a) {
  return __builtin_fabs(a) < HUGE_VAL;
}
__QK_FN bool signbit(float a) {
  return __float_as_int(a) < 0;
}
__QK_FN bool signbit(double a) {
  return __double_as_longlong(a) < 0;
}

__QK_FN float rsqrtf(float a) {
  return (float)(1.0 / __builtin_sqrt((double)a));
}
__QK_FN float rsqrt(float a) {
  return rsqrtf(a);
}
__QK_FN double rsqrt(double a) {
  return 1.0 / __builtin_sqrt(a);
}
__QK_FN float rcbrtf(float a) {
  return (float)(1.0 / __builtin_cbrt((double)a));
}
__QK_FN float exp10f(float a) {
  return (float)__builtin_pow(10.0, a);
}
__QK_FN double exp10(double a) {
  return __builtin_pow(10.0, a);
}
__QK_FN float normcdff(float a) {
  return (float)(0.5 * __builtin_erfc(-(double)a * M_SQRT1_2));
}
__QK_FN void sincosf(float a, float* s, float* c) {
  *s = __builtin_sinf(a);
  *c = __builtin_cosf(a);
}
__QK_FN void sincos(double a, double* s, double* c) {
  *s = __builtin_sin(a);
  *c = __builtin_cos(a);
}
__QK_FN float __expf(float a) {
  return __builtin_expf(a);
}
__QK_FN float __exp10f(float a) {
  return exp10f(a);
}
__QK_FN float __logf(float a) {
  return __builtin_logf(a);
}
__QK_FN float __log2f(float a) {
  return __builtin_log2f(a);
}
__QK_FN float __log10f(float a) {
  return __builtin_log10f(a);
}
__QK_FN float __sinf(float a) {
  return __builtin_sinf(a);
}
__QK_FN float __cosf(float a) {
  return __builtin_cosf(a);
}
__QK_FN float __tanf(float a) {
  return __builtin_tanf(a);
}
__QK_FN float __tanhf(float a) {
  return __builtin_tanhf(a);
}
__QK_FN float __powf(float a, float b) {
  return __builtin_powf(a, b);
}
__QK_FN float __fdividef(float a, float b) {
  return a / b;
}
__QK_FN float fdividef(float a, float b) {
  return a / b;
}
// NaN becomes 0, and so does -0.
__QK_FN float __saturatef(float a) {
  return a > 0.0f ? (a < 1.0f ? a : 1.0f) : 0.0f;
}
