// The function that a candidate for the contract rmsnorm_dyn_token_int8 implements. Made by qkc; do not edit.
// Root mean square norm of each token, then int8 codes with one scale for each token; one root explains a row.
#pragma once
#include <stdint.h>
#if defined(__CUDACC__) || defined(__CUDA__)
#include <cuda_runtime.h>
#include <cuda_bf16.h>
#else
struct __nv_bfloat16;
typedef struct CUstream_st* cudaStream_t;
#endif

extern "C" void qkc_rmsnorm_dyn_token_int8(
    const __nv_bfloat16* __restrict__ x, // in bf16[T, H]
    const __nv_bfloat16* __restrict__ w, // in bf16[H]
    float* s, // out f32[T]
    int8_t* q, // out i8[T, H]
    int64_t T, // extent
    int64_t H, // extent
    cudaStream_t stream);
