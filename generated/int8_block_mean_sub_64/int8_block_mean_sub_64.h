// The function that a candidate for the contract int8_block_mean_sub_64 implements. Made by qkc; do not edit.
// Keys of an attention, their mean over the tokens taken away, then int8 codes with one scale for each block of tokens.
#pragma once
#include <stdint.h>
#if defined(__CUDACC__) || defined(__CUDA__)
#include <cuda_runtime.h>
#include <cuda_fp16.h>
#else
struct __half;
typedef struct CUstream_st* cudaStream_t;
#endif

extern "C" void qkc_int8_block_mean_sub_64(
    const __half* __restrict__ x, // in f16[Z, N, D]
    float* s, // out f32[Z, cdiv(N, 64)]
    int8_t* q, // out i8[Z, N, D]
    int64_t Z, // extent
    int64_t N, // extent
    int64_t D, // extent
    cudaStream_t stream);
