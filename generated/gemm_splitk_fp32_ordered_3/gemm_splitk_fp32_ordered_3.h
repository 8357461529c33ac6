// The function that a candidate for the contract gemm_splitk_fp32_ordered_3 implements. Made by qkc; do not edit.
// f16 GEMM in S runs of K; the partial sums come back in f32, so their sum in order is exact.
#pragma once
#include <stdint.h>
#if defined(__CUDACC__) || defined(__CUDA__)
#include <cuda_runtime.h>
#include <cuda_fp16.h>
#else
struct __half;
typedef struct CUstream_st* cudaStream_t;
#endif

extern "C" void qkc_gemm_splitk_fp32_ordered_3(
    const __half* __restrict__ a, // in f16[M, K]
    const __half* __restrict__ b, // in f16[N, K]
    float* p, // out f32[3, M, N]
    __half* y, // out f16[M, N]
    int64_t M, // extent
    int64_t N, // extent
    int64_t K, // extent
    cudaStream_t stream);
