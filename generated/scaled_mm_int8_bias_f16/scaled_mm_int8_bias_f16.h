// The function that a candidate for the contract scaled_mm_int8_bias_f16 implements. Made by qkc; do not edit.
// int8 GEMM with a bias: an exact int32 sum, two scales in any association, the bias added, fused or not.
#pragma once
#include <stdint.h>
#if defined(__CUDACC__) || defined(__CUDA__)
#include <cuda_runtime.h>
#include <cuda_fp16.h>
#else
struct __half;
typedef struct CUstream_st* cudaStream_t;
#endif

extern "C" void qkc_scaled_mm_int8_bias_f16(
    const int8_t* __restrict__ a, // in i8[M, K]
    const int8_t* __restrict__ b, // in i8[K, N]
    const float* __restrict__ sa, // in f32[M]
    const float* __restrict__ sb, // in f32[N]
    const __half* __restrict__ bias, // in f16[N]
    __half* y, // out f16[M, N]
    int64_t M, // extent
    int64_t N, // extent
    int64_t K, // extent
    cudaStream_t stream);
