// E2M1, one code in the low four bits of a byte; pairs hold the first element in the low nibble.
// Conversions round to nearest even or towards zero and always saturate; NaN becomes the largest value.
#pragma once
#include "cuda_fp8.h"

typedef unsigned char __nv_fp4_storage_t;
typedef unsigned char __nv_fp4x2_storage_t;
typedef unsigned short __nv_fp4x4_storage_t;
typedef enum __nv_fp4_interpretation_t { __NV_E2M1 } __nv_fp4_interpretation_t;

__QK_FN unsigned __qk_fp4(float f, __nv_fp4_interpretation_t, cudaRoundMode rounding) {
  unsigned u = __float_as_uint(f), a = u & 0x7fffffff;
  unsigned c = rounding == cudaRoundZero ? __qk_pack_rz(a, 1, 1) : __qk_pack(a, 1, 1);
  return a > 0x7f800000 ? 7 : (u >> 28 & 8) | (c > 7 ? 7 : c);
}
__QK_FN float __qk_fp4_value(unsigned c, __nv_fp4_interpretation_t) {
  float f = __qk_unpack(c & 7, 1, 1);
  return c & 8 ? -f : f;
}

#define __QK_F fp4
#define __QK_F2 fp4x2
#define __QK_W 4
#define __QK_S __nv_fp4_storage_t
#define __QK_S2 __nv_fp4x2_storage_t
#define __QK_PARAMS __nv_fp4_interpretation_t kind, cudaRoundMode rounding
#define __QK_CODE(f) __qk_fp4(f, kind, rounding)
#define __QK_CODE_DOUBLE(d) __qk_fp4(__qk_odd_float(d), kind, rounding)
#define __QK_KIND __nv_fp4_interpretation_t
#define __QK_DECODE(c) __qk_fp4_value(c, kind)
#include "qkc_small_convert.h"

__QK_SMALL_TYPES(fp4, e2m1, 4, __qk_fp4(a, __NV_E2M1, cudaRoundNearest),
                 __qk_fp4(__qk_odd_float(a), __NV_E2M1, cudaRoundNearest), __qk_fp4_value(c, __NV_E2M1))
