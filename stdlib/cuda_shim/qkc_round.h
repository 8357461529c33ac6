// Arithmetic with the rounding in its name. _rn is the processor's; the directed forms of float compute in double with
// the error of the operation (see qkc_convert.h), exact for every input, subnormal results and overflow included.
#pragma once
#include "qkc_convert.h"

__QK_FN float __fadd_rn(float a, float b) {
  return a + b;
}
__QK_FN float __fsub_rn(float a, float b) {
  return a - b;
}
__QK_FN float __fmul_rn(float a, float b) {
  return a * b;
}
__QK_FN float __fdiv_rn(float a, float b) {
  return a / b;
}
__QK_FN float __fmaf_rn(float a, float b, float c) {
  return __builtin_fmaf(a, b, c);
}
__QK_FN float __frcp_rn(float a) {
  return 1.0f / a;
}
__QK_FN float __fsqrt_rn(float a) {
  return __builtin_sqrtf(a);
}
// Correctly rounded: the double is within an ulp, and no float's result lies that near to the middle of two floats
// (all mantissas of both parities of the exponent are tested).
__QK_FN float __frsqrt_rn(float a) {
  return (float)(1.0 / __builtin_sqrt((double)a));
}
__QK_FN double __dadd_rn(double a, double b) {
  return a + b;
}
__QK_FN double __dsub_rn(double a, double b) {
  return a - b;
}
__QK_FN double __dmul_rn(double a, double b) {
  return a * b;
}
__QK_FN double __ddiv_rn(double a, double b) {
  return a / b;
}
__QK_FN double __fma_rn(double a, double b, double c) {
  return __builtin_fma(a, b, c);
}
__QK_FN double __drcp_rn(double a) {
  return 1.0 / a;
}
__QK_FN double __dsqrt_rn(double a) {
  return __builtin_sqrt(a);
}

__QK_FN double __qk_sum(double a, double b) {
  double s = a + b;
  return __qk_odd(s, __qk_sum_error(a, b, s));
}
// The remainder a - q b is exact. With b finite and q neither infinite nor NaN, its sign against b's says on which side
// of q the quotient lies.
__QK_FN double __qk_quotient(double a, double b) {
  double q = a / b, r = __builtin_fma(-q, b, a);
  return __qk_odd(q, b < 0 ? -r : r);
}
__QK_FN double __qk_root(double a) {
  double q = __builtin_sqrt(a);
  return __qk_odd(q, __builtin_fma(-q, q, a));
}
// An exact zero sum of terms of unlike sign is -0 when rounding down.
__QK_FN float __qk_down(double sum, double a, double b) {
  return sum == 0 ? (__builtin_signbit(a) | __builtin_signbit(b) ? -0.0f : 0.0f) : __double2float_rd(sum);
}
#define __QK_DIRECTED(m)                                                                                               \
  __QK_FN float __fmul_##m(float a, float b) {                                                                         \
    return __double2float_##m((double)a * b);                                                                          \
  }                                                                                                                    \
  __QK_FN float __fdiv_##m(float a, float b) {                                                                         \
    return __double2float_##m(__qk_quotient(a, b));                                                                    \
  }                                                                                                                    \
  __QK_FN float __frcp_##m(float a) {                                                                                  \
    return __double2float_##m(__qk_quotient(1.0, a));                                                                  \
  }                                                                                                                    \
  __QK_FN float __fsqrt_##m(float a) {                                                                                 \
    return __double2float_##m(__qk_root(a));                                                                           \
  }
__QK_DIRECTED(rz)
__QK_DIRECTED(ru)
__QK_DIRECTED(rd)
#undef __QK_DIRECTED
__QK_FN float __fadd_rz(float a, float b) {
  return __double2float_rz(__qk_sum(a, b));
}
__QK_FN float __fadd_ru(float a, float b) {
  return __double2float_ru(__qk_sum(a, b));
}
__QK_FN float __fadd_rd(float a, float b) {
  return __qk_down(__qk_sum(a, b), a, b);
}
__QK_FN float __fsub_rz(float a, float b) {
  return __fadd_rz(a, -b);
}
__QK_FN float __fsub_ru(float a, float b) {
  return __fadd_ru(a, -b);
}
__QK_FN float __fsub_rd(float a, float b) {
  return __fadd_rd(a, -b);
}
__QK_FN float __fmaf_rz(float a, float b, float c) {
  return __double2float_rz(__qk_sum((double)a * b, c));
}
__QK_FN float __fmaf_ru(float a, float b, float c) {
  return __double2float_ru(__qk_sum((double)a * b, c));
}
__QK_FN float __fmaf_rd(float a, float b, float c) {
  return __qk_down(__qk_sum((double)a * b, c), (double)a * b, c);
}
