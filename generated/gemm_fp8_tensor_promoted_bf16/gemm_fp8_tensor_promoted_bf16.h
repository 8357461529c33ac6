// The function that a candidate for the contract gemm_fp8_tensor_promoted_bf16 implements. Made by qkc; do not edit.
// fp8 GEMM with one scale for each operand; a tensor core's sums are promoted to f32 at least every 128 products.
#pragma once
#include <stdint.h>
#if defined(__CUDACC__) || defined(__CUDA__)
#include <cuda_runtime.h>
#include <cuda_bf16.h>
#else
struct __nv_bfloat16;
typedef struct CUstream_st* cudaStream_t;
#endif

extern "C" void qkc_gemm_fp8_tensor_promoted_bf16(
    const uint8_t* __restrict__ a, // in e4m3[M, K]
    const uint8_t* __restrict__ b, // in e4m3[N, K]
    const float* __restrict__ sa, // in f32[]
    const float* __restrict__ sb, // in f32[]
    __nv_bfloat16* y, // out bf16[M, N]
    int64_t M, // extent
    int64_t N, // extent
    int64_t K, // extent
    cudaStream_t stream);
