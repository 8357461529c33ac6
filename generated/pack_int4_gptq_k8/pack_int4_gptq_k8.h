// The function that a candidate for the contract pack_int4_gptq_k8 implements. Made by qkc; do not edit.
// 4-bit codes into words of eight along K, as GPTQ checkpoints hold them; rows beyond K are 0.
#pragma once
#include <stdint.h>
#if defined(__CUDACC__) || defined(__CUDA__)
#include <cuda_runtime.h>
#else
typedef struct CUstream_st* cudaStream_t;
#endif

extern "C" void qkc_pack_int4_gptq_k8(
    const int8_t* __restrict__ c, // in i8[K, N]
    uint32_t* p, // out u4[K8, N] stored gptq_k8: u32[K8 / 8, N]
    int64_t K, // extent
    int64_t N, // extent
    cudaStream_t stream);
