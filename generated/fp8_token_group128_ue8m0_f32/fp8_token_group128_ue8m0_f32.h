// The function that a candidate for the contract fp8_token_group128_ue8m0_f32 implements. Made by qkc; do not edit.
// fp8 codes of groups of 128; each group has the least power of two as its scale that keeps the codes in range.
#pragma once
#include <stdint.h>
#if defined(__CUDACC__) || defined(__CUDA__)
#include <cuda_runtime.h>
#include <cuda_bf16.h>
#else
struct __nv_bfloat16;
typedef struct CUstream_st* cudaStream_t;
#endif

extern "C" void qkc_fp8_token_group128_ue8m0_f32(
    const __nv_bfloat16* __restrict__ x, // in bf16[T, K]
    float* s, // out f32[T, K / 128]
    uint8_t* q, // out e4m3[T, K]
    int64_t T, // extent
    int64_t K, // extent
    cudaStream_t stream);
