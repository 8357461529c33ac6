// The function that a candidate for the contract mxfp4_even implements. Made by qkc; do not edit.
// MX blocks of 32: a power-of-two scale for each block.
#pragma once
#include <stdint.h>
#if defined(__CUDACC__) || defined(__CUDA__)
#include <cuda_runtime.h>
#include <cuda_bf16.h>
#else
struct __nv_bfloat16;
typedef struct CUstream_st* cudaStream_t;
#endif

extern "C" void qkc_mxfp4_even(
    const __nv_bfloat16* __restrict__ x, // in bf16[M, K]
    uint8_t* e, // out e8m0[M, K / 32]
    uint8_t* q, // out e2m1[M, K] stored nibbles_low: u8[M, K / 2]
    int64_t M, // extent
    int64_t K, // extent
    cudaStream_t stream);
