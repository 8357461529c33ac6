// E4M3, E5M2 and E8M0. Codes of E4M3 and E5M2 are rounded to nearest even; overflow saturates, or with __NV_NOSAT gives
// NaN (E4M3) or infinity (E5M2).
#pragma once
#include "qkc_small_type.h"

typedef unsigned char __nv_fp8_storage_t;
typedef unsigned short __nv_fp8x2_storage_t;
typedef unsigned __nv_fp8x4_storage_t;
typedef enum __nv_saturation_t { __NV_NOSAT, __NV_SATFINITE } __nv_saturation_t;
typedef enum __nv_fp8_interpretation_t { __NV_E4M3, __NV_E5M2 } __nv_fp8_interpretation_t;

__QK_FN unsigned __qk_fp8(float f, __nv_saturation_t sat, __nv_fp8_interpretation_t kind) {
  const unsigned top = kind == __NV_E4M3 ? 0x7e : 0x7b;
  unsigned u = __float_as_uint(f), a = u & 0x7fffffff, s = u >> 24 & 0x80;
  unsigned c = kind == __NV_E4M3 ? __qk_pack(a, 3, 7) : __qk_pack(a, 2, 15);
  return a > 0x7f800000 ? 0x7f : s | (c <= top ? c : sat == __NV_SATFINITE ? top : top + 1);
}
// NaN of a double keeps its sign, and for E5M2 the head of its mantissa.
__QK_FN unsigned __qk_fp8_double(double d, __nv_saturation_t sat, __nv_fp8_interpretation_t kind) {
  unsigned long u = (unsigned long)__double_as_longlong(d), s = u >> 56 & 0x80;
  return d != d ? (unsigned)(s | (kind == __NV_E4M3 ? 0x7f : 0x7e | (u >> 50 & 3)))
                : __qk_fp8(__qk_odd_float(d), sat, kind);
}
__QK_FN float __qk_fp8_value(unsigned c, __nv_fp8_interpretation_t kind) {
  unsigned a = c & 0x7f, s = (c & 0x80) << 24;
  float f = kind == __NV_E4M3 ? __qk_unpack(a, 3, 7) : __qk_unpack(a, 2, 15);
  if (kind == __NV_E4M3 ? a == 0x7f : a > 0x7c)
    return __uint_as_float(0x7fffffff);
  return __uint_as_float(s | (kind == __NV_E5M2 && a == 0x7c ? 0x7f800000 : __float_as_uint(f)));
}

#define __QK_F fp8
#define __QK_F2 fp8x2
#define __QK_W 8
#define __QK_S __nv_fp8_storage_t
#define __QK_S2 __nv_fp8x2_storage_t
#define __QK_PARAMS __nv_saturation_t sat, __nv_fp8_interpretation_t kind
#define __QK_CODE(f) __qk_fp8(f, sat, kind)
#define __QK_CODE_DOUBLE(d) __qk_fp8_double(d, sat, kind)
#define __QK_KIND __nv_fp8_interpretation_t
#define __QK_DECODE(c) __qk_fp8_value(c, kind)
#include "qkc_small_convert.h"

// Powers of two from 2^-127 to 2^127, of the magnitude; 0xff is NaN.
__QK_FN unsigned __qk_e8m0(float f, __nv_saturation_t sat, cudaRoundMode rounding) {
  unsigned a = __float_as_uint(f) & 0x7fffffff, c = a >> 23;
  if (rounding == cudaRoundPosInf && a > 0x400000 && a < 0x7f800000)
    c += (a & 0x7fffff) != 0;
  return sat == __NV_SATFINITE && a <= 0x7f800000 && c == 0xff ? 0xfe : c;
}
__QK_FN float __qk_e8m0_value(unsigned c) {
  return __uint_as_float(c == 0 ? 0x400000 : c == 0xff ? 0x7fff0000 : c << 23);
}

__QK_FN __nv_fp8_storage_t __nv_cvt_float_to_e8m0(float a, __nv_saturation_t sat, cudaRoundMode rounding) {
  return (__nv_fp8_storage_t)__qk_e8m0(a, sat, rounding);
}
__QK_FN __nv_fp8_storage_t __nv_cvt_double_to_e8m0(double a, __nv_saturation_t sat, cudaRoundMode rounding) {
  return (__nv_fp8_storage_t)__qk_e8m0(__qk_odd_float(a), sat, rounding);
}
__QK_FN __nv_fp8_storage_t __nv_cvt_bfloat16raw_to_e8m0(__nv_bfloat16_raw a, __nv_saturation_t sat,
                                                        cudaRoundMode rounding) {
  return (__nv_fp8_storage_t)__qk_e8m0(__qk_bfloat16_value(a.x), sat, rounding);
}
__QK_FN __nv_fp8x2_storage_t __nv_cvt_float2_to_e8m0x2(float2 a, __nv_saturation_t sat, cudaRoundMode rounding) {
  return (__nv_fp8x2_storage_t)(__qk_e8m0(a.x, sat, rounding) | __qk_e8m0(a.y, sat, rounding) << 8);
}
__QK_FN __nv_fp8x2_storage_t __nv_cvt_double2_to_e8m0x2(double2 a, __nv_saturation_t sat, cudaRoundMode rounding) {
  return __nv_cvt_float2_to_e8m0x2({__qk_odd_float(a.x), __qk_odd_float(a.y)}, sat, rounding);
}
__QK_FN __nv_fp8x2_storage_t __nv_cvt_bfloat162raw_to_e8m0x2(__nv_bfloat162_raw a, __nv_saturation_t sat,
                                                             cudaRoundMode rounding) {
  return __nv_cvt_float2_to_e8m0x2({__qk_bfloat16_value(a.x), __qk_bfloat16_value(a.y)}, sat, rounding);
}
__QK_FN __nv_bfloat16_raw __nv_cvt_e8m0_to_bf16raw(__nv_fp8_storage_t c) {
  return {(unsigned short)(__float_as_uint(__qk_e8m0_value(c)) >> 16)};
}
__QK_FN __nv_bfloat162_raw __nv_cvt_e8m0x2_to_bf162raw(__nv_fp8x2_storage_t c) {
  return {__nv_cvt_e8m0_to_bf16raw((__nv_fp8_storage_t)c).x, __nv_cvt_e8m0_to_bf16raw((__nv_fp8_storage_t)(c >> 8)).x};
}

__QK_SMALL_TYPES(fp8, e4m3, 8, __qk_fp8(a, __NV_SATFINITE, __NV_E4M3), __qk_fp8_double(a, __NV_SATFINITE, __NV_E4M3),
                 __qk_fp8_value(c, __NV_E4M3))
__QK_SMALL_TYPES(fp8, e5m2, 8, __qk_fp8(a, __NV_SATFINITE, __NV_E5M2), __qk_fp8_double(a, __NV_SATFINITE, __NV_E5M2),
                 __qk_fp8_value(c, __NV_E5M2))
__QK_SMALL_TYPES(fp8, e8m0, 8, __qk_e8m0(a, __NV_SATFINITE, cudaRoundPosInf),
                 __qk_e8m0(__qk_odd_float(a), __NV_SATFINITE, cudaRoundPosInf), __qk_e8m0_value(c))
