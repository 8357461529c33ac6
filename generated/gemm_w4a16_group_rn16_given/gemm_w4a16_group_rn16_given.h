// The function that a candidate for the contract gemm_w4a16_group_rn16_given implements. Made by qkc; do not edit.
// f16 activations times 4-bit weights: each weight is rounded to f16 once, products are summed by f32 or tensor cores.
#pragma once
#include <stdint.h>
#if defined(__CUDACC__) || defined(__CUDA__)
#include <cuda_runtime.h>
#include <cuda_fp16.h>
#else
struct __half;
typedef struct CUstream_st* cudaStream_t;
#endif

extern "C" void qkc_gemm_w4a16_group_rn16_given(
    const __half* __restrict__ x, // in f16[M, K]
    const uint32_t* __restrict__ q, // in u4[K, N] stored awq_n8: u32[K, N / 8]
    const uint32_t* __restrict__ z, // in u4[K / 128, N] stored awq_n8: u32[K / 128, N / 8]
    const __half* __restrict__ s, // in f16[K / 128, N]
    __half* y, // out f16[M, N]
    int64_t M, // extent
    int64_t N, // extent
    int64_t K, // extent
    cudaStream_t stream);
