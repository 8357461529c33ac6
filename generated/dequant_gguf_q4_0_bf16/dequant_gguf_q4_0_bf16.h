// The function that a candidate for the contract dequant_gguf_q4_0_bf16 implements. Made by qkc; do not edit.
// Blocks q4_0 of GGUF, a scale and 32 codes around 8, to floating point.
#pragma once
#include <stdint.h>
#if defined(__CUDACC__) || defined(__CUDA__)
#include <cuda_runtime.h>
#include <cuda_bf16.h>
#else
struct __nv_bfloat16;
typedef struct CUstream_st* cudaStream_t;
#endif

extern "C" void qkc_dequant_gguf_q4_0_bf16(
    const uint8_t* __restrict__ x, // in q4_0: u8[B, 18]
    __nv_bfloat16* y, // out bf16[B, 32]
    int64_t B, // extent
    cudaStream_t stream);
