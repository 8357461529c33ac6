// The function that a candidate for the contract fp8_token_group_ue8m0_packed implements. Made by qkc; do not edit.
// fp8 codes for groups of 128 with exponents as scales, four in a word, words of four rows side by side.
#pragma once
#include <stdint.h>
#if defined(__CUDACC__) || defined(__CUDA__)
#include <cuda_runtime.h>
#include <cuda_bf16.h>
#else
struct __nv_bfloat16;
typedef struct CUstream_st* cudaStream_t;
#endif

extern "C" void qkc_fp8_token_group_ue8m0_packed(
    const __nv_bfloat16* __restrict__ x, // in bf16[T, K]
    uint32_t* e, // out e8m0[T, K / 128] stored exponents_k4: u32[cdiv(K / 128, 4), cdiv(T, 4) * 4]
    uint8_t* q, // out e4m3[T, K]
    int64_t T, // extent
    int64_t K, // extent
    cudaStream_t stream);
