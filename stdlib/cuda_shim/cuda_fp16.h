// __half and __half2.
#pragma once
#include "cuda_runtime.h"
#include "qkc_narrow.h"

#define __QK_T __half
#define __QK_T2 __half2
#define __QK_R __half_raw
#define __QK_R2 __half2_raw
#define __QK_S half
#define __QK_TWIN __nv_bfloat16
#define __QK_S2 half2
#ifdef __CUDA_NO_HALF_CONVERSIONS__
#define __QK_NO_CONVERSIONS
#endif
#ifdef __CUDA_NO_HALF_OPERATORS__
#define __QK_NO_OPERATORS
#endif
#include "qkc_narrow_type.h"

typedef __half half;
typedef __half2 half2;
typedef __half nv_half;
typedef __half2 nv_half2;
#define CUDART_INF_FP16 __ushort_as_half((unsigned short)0x7C00U)
#define CUDART_NAN_FP16 __ushort_as_half((unsigned short)0x7FFFU)
#define CUDART_MIN_DENORM_FP16 __ushort_as_half((unsigned short)0x0001U)
#define CUDART_MAX_NORMAL_FP16 __ushort_as_half((unsigned short)0x7BFFU)
#define CUDART_NEG_ZERO_FP16 __ushort_as_half((unsigned short)0x8000U)
#define CUDART_ZERO_FP16 __ushort_as_half((unsigned short)0x0000U)
#define CUDART_ONE_FP16 __ushort_as_half((unsigned short)0x3C00U)
