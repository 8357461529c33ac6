// The function that a candidate for the contract add_rmsnorm_fp8_dyn_unrounded implements. Made by qkc; do not edit.
// Residual addition, root mean square norm, then fp8 codes with one scale for each token.
#pragma once
#include <stdint.h>
#if defined(__CUDACC__) || defined(__CUDA__)
#include <cuda_runtime.h>
#include <cuda_bf16.h>
#else
struct __nv_bfloat16;
typedef struct CUstream_st* cudaStream_t;
#endif

extern "C" void qkc_add_rmsnorm_fp8_dyn_unrounded(
    const __nv_bfloat16* __restrict__ x, // in bf16[T, H]
    const __nv_bfloat16* __restrict__ r, // in bf16[T, H]
    const __nv_bfloat16* __restrict__ w, // in bf16[H]
    __nv_bfloat16* res, // out bf16[T, H]
    float* s, // out f32[T]
    uint8_t* q, // out e4m3[T, H]
    int64_t T, // extent
    int64_t H, // extent
    cudaStream_t stream);
