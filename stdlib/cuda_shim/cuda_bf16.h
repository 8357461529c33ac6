// __nv_bfloat16 and __nv_bfloat162. As with CUDA, __half comes along.
#pragma once
#include "cuda_fp16.h"

#define __QK_T __nv_bfloat16
#define __QK_T2 __nv_bfloat162
#define __QK_R __nv_bfloat16_raw
#define __QK_R2 __nv_bfloat162_raw
#define __QK_S bfloat16
#define __QK_TWIN __half
#define __QK_S2 bfloat162
#ifdef __CUDA_NO_BFLOAT16_CONVERSIONS__
#define __QK_NO_CONVERSIONS
#endif
#ifdef __CUDA_NO_BFLOAT16_OPERATORS__
#define __QK_NO_OPERATORS
#endif
#include "qkc_narrow_type.h"

#ifndef __CUDA_NO_HALF_CONVERSIONS__
__QK_METHOD __inline__ __half::__half(__nv_bfloat16 a) : __x(__qk_half_bits(__bfloat162float(a))) {}
#endif
#ifndef __CUDA_NO_BFLOAT16_CONVERSIONS__
__QK_METHOD __inline__ __nv_bfloat16::__nv_bfloat16(__half a) : __x(__qk_bfloat16_bits(__half2float(a))) {}
#endif

typedef __nv_bfloat16 nv_bfloat16;
typedef __nv_bfloat162 nv_bfloat162;
#define CUDART_INF_BF16 __ushort_as_bfloat16((unsigned short)0x7F80U)
#define CUDART_NAN_BF16 __ushort_as_bfloat16((unsigned short)0x7FFFU)
#define CUDART_MIN_DENORM_BF16 __ushort_as_bfloat16((unsigned short)0x0001U)
#define CUDART_MAX_NORMAL_BF16 __ushort_as_bfloat16((unsigned short)0x7F7FU)
#define CUDART_NEG_ZERO_BF16 __ushort_as_bfloat16((unsigned short)0x8000U)
#define CUDART_ZERO_BF16 __ushort_as_bfloat16((unsigned short)0x0000U)
#define CUDART_ONE_BF16 __ushort_as_bfloat16((unsigned short)0x3F80U)
