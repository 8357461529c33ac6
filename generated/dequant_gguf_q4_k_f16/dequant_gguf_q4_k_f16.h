// The function that a candidate for the contract dequant_gguf_q4_k_f16 implements. Made by qkc; do not edit.
// Super-blocks q4_K of GGUF: 256 codes, eight six-bit scales and minima, to floating point.
#pragma once
#include <stdint.h>
#if defined(__CUDACC__) || defined(__CUDA__)
#include <cuda_runtime.h>
#include <cuda_fp16.h>
#else
struct __half;
typedef struct CUstream_st* cudaStream_t;
#endif

extern "C" void qkc_dequant_gguf_q4_k_f16(
    const uint8_t* __restrict__ x, // in q4_k: u8[B, 144]
    __half* y, // out f16[B, 256]
    int64_t B, // extent
    cudaStream_t stream);
