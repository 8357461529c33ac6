// The function that a candidate for the contract nvfp4_4over6 implements. Made by qkc; do not edit.
// nvfp4 codes of each block under the better of two scales, its largest magnitude at 6 or at 4; a tie takes 6.
#pragma once
#include <stdint.h>
#if defined(__CUDACC__) || defined(__CUDA__)
#include <cuda_runtime.h>
#include <cuda_bf16.h>
#else
struct __nv_bfloat16;
typedef struct CUstream_st* cudaStream_t;
#endif

extern "C" void qkc_nvfp4_4over6(
    const __nv_bfloat16* __restrict__ x, // in bf16[M, K]
    const float* __restrict__ g, // in f32[]
    uint8_t* sf, // out e4m3[M, K / 16]
    uint8_t* q, // out e2m1[M, K] stored nibbles_low: u8[M, K / 2]
    int64_t M, // extent
    int64_t K, // extent
    cudaStream_t stream);
