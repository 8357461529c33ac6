// The function that a candidate for the contract silu_mul_group_fp8_bf16_silu implements. Made by qkc; do not edit.
// Gated activation, then fp8 codes with one scale for each group of 128; nothing between comes back.
#pragma once
#include <stdint.h>
#if defined(__CUDACC__) || defined(__CUDA__)
#include <cuda_runtime.h>
#include <cuda_bf16.h>
#else
struct __nv_bfloat16;
typedef struct CUstream_st* cudaStream_t;
#endif

extern "C" void qkc_silu_mul_group_fp8_bf16_silu(
    const __nv_bfloat16* __restrict__ x, // in bf16[T, 2 * K]
    float* s, // out f32[T, K / 128]
    uint8_t* q, // out e4m3[T, K]
    int64_t T, // extent
    int64_t K, // extent
    cudaStream_t stream);
