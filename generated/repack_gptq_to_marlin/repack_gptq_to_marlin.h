// The function that a candidate for the contract repack_gptq_to_marlin implements. Made by qkc; do not edit.
// Weights of a GPTQ checkpoint, rows permuted, into the order of Marlin's fragments; group scales into its order of 64.
#pragma once
#include <stdint.h>
#if defined(__CUDACC__) || defined(__CUDA__)
#include <cuda_runtime.h>
#else
typedef struct CUstream_st* cudaStream_t;
#endif

extern "C" void qkc_repack_gptq_to_marlin(
    const uint32_t* __restrict__ q, // in u4[K, N] stored gptq_k8: u32[K / 8, N]
    const int32_t* __restrict__ perm, // in i32[K]
    const uint16_t* __restrict__ s, // in u16[G, N]
    uint32_t* b, // out u4[K, N] stored marlin: u32[K / 16, N / 64 * 128]
    uint16_t* t, // out u16[G, N] stored marlin_scale: u16[G, N / 64 * 64]
    int64_t K, // extent
    int64_t N, // extent
    int64_t G, // extent
    cudaStream_t stream);
