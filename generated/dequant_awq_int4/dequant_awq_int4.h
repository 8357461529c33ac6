// The function that a candidate for the contract dequant_awq_int4 implements. Made by qkc; do not edit.
// 4-bit weights of an AWQ checkpoint, eight along N interleaved in a word, groups of 128 along K, to f16.
#pragma once
#include <stdint.h>
#if defined(__CUDACC__) || defined(__CUDA__)
#include <cuda_runtime.h>
#include <cuda_fp16.h>
#else
struct __half;
typedef struct CUstream_st* cudaStream_t;
#endif

extern "C" void qkc_dequant_awq_int4(
    const uint32_t* __restrict__ q, // in u4[K, N] stored awq_n8: u32[K, N / 8]
    const uint32_t* __restrict__ z, // in u4[cdiv(K, 128), N] stored awq_n8: u32[cdiv(K, 128), N / 8]
    const __half* __restrict__ s, // in f16[cdiv(K, 128), N]
    __half* w, // out f16[K, N]
    int64_t K, // extent
    int64_t N, // extent
    cudaStream_t stream);
