// The function that a candidate for the contract nvfp4_swizzled_sf implements. Made by qkc; do not edit.
// nvfp4 codes with a scale for each block of 16 under a global one; the scales lie in tiles of 128 x 4.
#pragma once
#include <stdint.h>
#if defined(__CUDACC__) || defined(__CUDA__)
#include <cuda_runtime.h>
#include <cuda_bf16.h>
#else
struct __nv_bfloat16;
typedef struct CUstream_st* cudaStream_t;
#endif

extern "C" void qkc_nvfp4_swizzled_sf(
    const __nv_bfloat16* __restrict__ x, // in bf16[M, K]
    const float* __restrict__ g, // in f32[]
    uint8_t* sf, // out e4m3[M, K / 16] stored tiles_128x4: u8[cdiv(M, 128) * cdiv(K / 16, 4) * 512]
    uint8_t* q, // out e2m1[M, K] stored nibbles_low: u8[M, K / 2]
    int64_t M, // extent
    int64_t K, // extent
    cudaStream_t stream);
