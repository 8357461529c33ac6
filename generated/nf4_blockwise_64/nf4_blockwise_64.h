// The function that a candidate for the contract nf4_blockwise_64 implements. Made by qkc; do not edit.
// Blocks of B weights to normal-float codes, high nibble first, under the block's largest magnitude.
#pragma once
#include <stdint.h>
#if defined(__CUDACC__) || defined(__CUDA__)
#include <cuda_runtime.h>
#include <cuda_fp16.h>
#else
struct __half;
typedef struct CUstream_st* cudaStream_t;
#endif

extern "C" void qkc_nf4_blockwise_64(
    const __half* __restrict__ x, // in f16[N]
    float* a, // out f32[cdiv(N, 64)]
    uint8_t* q, // out u4[N] stored nibbles_high: u8[cdiv(N, 2)]
    int64_t N, // extent
    cudaStream_t stream);
