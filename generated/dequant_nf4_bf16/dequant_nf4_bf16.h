// The function that a candidate for the contract dequant_nf4_bf16 implements. Made by qkc; do not edit.
// Normal-float codes, high nibble first, to T: the code book's number times the block's maximum, rounded twice.
#pragma once
#include <stdint.h>
#if defined(__CUDACC__) || defined(__CUDA__)
#include <cuda_runtime.h>
#include <cuda_bf16.h>
#else
struct __nv_bfloat16;
typedef struct CUstream_st* cudaStream_t;
#endif

extern "C" void qkc_dequant_nf4_bf16(
    const uint8_t* __restrict__ q, // in u4[L] stored nibbles_high: u8[cdiv(L, 2)]
    const float* __restrict__ a, // in f32[cdiv(L, 64)]
    __nv_bfloat16* y, // out bf16[L]
    int64_t L, // extent
    cudaStream_t stream);
