// E3M2 and E2M3, one code in the low six bits of a byte.
// Conversions round to nearest even or towards zero and always saturate; NaN becomes the largest value.
#pragma once
#include "cuda_fp8.h"

typedef unsigned char __nv_fp6_storage_t;
typedef unsigned short __nv_fp6x2_storage_t;
typedef unsigned __nv_fp6x4_storage_t;
typedef enum __nv_fp6_interpretation_t { __NV_E2M3, __NV_E3M2 } __nv_fp6_interpretation_t;

__QK_FN unsigned __qk_fp6(float f, __nv_fp6_interpretation_t kind, cudaRoundMode rounding) {
  unsigned u = __float_as_uint(f), a = u & 0x7fffffff;
  unsigned c = rounding == cudaRoundZero ? (kind == __NV_E2M3 ? __qk_pack_rz(a, 3, 1) : __qk_pack_rz(a, 2, 3))
                                         : (kind == __NV_E2M3 ? __qk_pack(a, 3, 1) : __qk_pack(a, 2, 3));
  return a > 0x7f800000 ? 0x1f : (u >> 26 & 0x20) | (c > 0x1f ? 0x1f : c);
}
__QK_FN float __qk_fp6_value(unsigned c, __nv_fp6_interpretation_t kind) {
  float f = kind == __NV_E2M3 ? __qk_unpack(c & 0x1f, 3, 1) : __qk_unpack(c & 0x1f, 2, 3);
  return c & 0x20 ? -f : f;
}

#define __QK_F fp6
#define __QK_F2 fp6x2
#define __QK_W 8
#define __QK_S __nv_fp6_storage_t
#define __QK_S2 __nv_fp6x2_storage_t
#define __QK_PARAMS __nv_fp6_interpretation_t kind, cudaRoundMode rounding
#define __QK_CODE(f) __qk_fp6(f, kind, rounding)
#define __QK_CODE_DOUBLE(d) __qk_fp6(__qk_odd_float(d), kind, rounding)
#define __QK_KIND __nv_fp6_interpretation_t
#define __QK_DECODE(c) __qk_fp6_value(c, kind)
#include "qkc_small_convert.h"

__QK_SMALL_TYPES(fp6, e3m2, 8, __qk_fp6(a, __NV_E3M2, cudaRoundNearest),
                 __qk_fp6(__qk_odd_float(a), __NV_E3M2, cudaRoundNearest), __qk_fp6_value(c, __NV_E3M2))
__QK_SMALL_TYPES(fp6, e2m3, 8, __qk_fp6(a, __NV_E2M3, cudaRoundNearest),
                 __qk_fp6(__qk_odd_float(a), __NV_E2M3, cudaRoundNearest), __qk_fp6_value(c, __NV_E2M3))
