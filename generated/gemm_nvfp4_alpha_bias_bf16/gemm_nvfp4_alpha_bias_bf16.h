// The function that a candidate for the contract gemm_nvfp4_alpha_bias_bf16 implements. Made by qkc; do not edit.
// nvfp4 GEMM: block scales inside the sum, one global scale and a bias after it, one rounding to the output.
#pragma once
#include <stdint.h>
#if defined(__CUDACC__) || defined(__CUDA__)
#include <cuda_runtime.h>
#include <cuda_bf16.h>
#else
struct __nv_bfloat16;
typedef struct CUstream_st* cudaStream_t;
#endif

extern "C" void qkc_gemm_nvfp4_alpha_bias_bf16(
    const uint8_t* __restrict__ a, // in e2m1[M, K] stored nibbles_low: u8[M, K / 2]
    const uint8_t* __restrict__ sa, // in ue4m3[M, K / 16] stored scales_128x4: u8[cdiv(M, 128) * (K / 16 / 4) * 512]
    const uint8_t* __restrict__ b, // in e2m1[N, K] stored nibbles_low: u8[N, K / 2]
    const uint8_t* __restrict__ sb, // in ue4m3[N, K / 16] stored scales_128x4: u8[cdiv(N, 128) * (K / 16 / 4) * 512]
    const float* __restrict__ alpha, // in f32[]
    const __nv_bfloat16* __restrict__ bias, // in bf16[N]
    __nv_bfloat16* y, // out bf16[M, N]
    int64_t M, // extent
    int64_t N, // extent
    int64_t K, // extent
    cudaStream_t stream);
