// The function that a candidate for the contract gguf_q4_0 implements. Made by qkc; do not edit.
// Blocks q4_0 of GGUF: the scale from the element of largest magnitude, its sign kept, so that it gets code 0.
#pragma once
#include <stdint.h>
#if defined(__CUDACC__) || defined(__CUDA__)
#include <cuda_runtime.h>
#else
typedef struct CUstream_st* cudaStream_t;
#endif

extern "C" void qkc_gguf_q4_0(
    const float* __restrict__ x, // in f32[B, 32]
    uint8_t* w, // out q4_0: u8[B, 18]
    int64_t B, // extent
    cudaStream_t stream);
