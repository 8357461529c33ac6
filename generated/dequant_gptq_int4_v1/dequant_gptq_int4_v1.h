// The function that a candidate for the contract dequant_gptq_int4_v1 implements. Made by qkc; do not edit.
// 4-bit weights of a GPTQ checkpoint (v1), eight along K in a word, to f16.
#pragma once
#include <stdint.h>
#if defined(__CUDACC__) || defined(__CUDA__)
#include <cuda_runtime.h>
#include <cuda_fp16.h>
#else
struct __half;
typedef struct CUstream_st* cudaStream_t;
#endif

extern "C" void qkc_dequant_gptq_int4_v1(
    const uint32_t* __restrict__ q, // in u4[K, N] stored gptq_k8: u32[K / 8, N]
    const uint32_t* __restrict__ zs, // in u4[G, N] stored gptq_n8: u32[G, N / 8]
    const __half* __restrict__ s, // in f16[G, N]
    const int32_t* __restrict__ gi, // in i32[K]
    __half* w, // out f16[K, N]
    int64_t K, // extent
    int64_t N, // extent
    int64_t G, // extent
    cudaStream_t stream);
