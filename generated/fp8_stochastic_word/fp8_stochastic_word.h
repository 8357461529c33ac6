// The function that a candidate for the contract fp8_stochastic_word implements. Made by qkc; do not edit.
// fp8 codes by stochastic rounding; the random words are an input, so that every code is determined.
#pragma once
#include <stdint.h>
#if defined(__CUDACC__) || defined(__CUDA__)
#include <cuda_runtime.h>
#include <cuda_bf16.h>
#else
struct __nv_bfloat16;
typedef struct CUstream_st* cudaStream_t;
#endif

extern "C" void qkc_fp8_stochastic_word(
    const __nv_bfloat16* __restrict__ x, // in bf16[M, N]
    const float* __restrict__ s, // in f32[]
    const uint32_t* __restrict__ r, // in u32[M, N]
    uint8_t* q, // out e4m3[M, N]
    int64_t M, // extent
    int64_t N, // extent
    cudaStream_t stream);
