// The function that a candidate for the contract hadamard_fp8_quant_64 implements. Made by qkc; do not edit.
// A Hadamard transform of the last axis, then fp8 codes with one scale for each head.
#pragma once
#include <stdint.h>
#if defined(__CUDACC__) || defined(__CUDA__)
#include <cuda_runtime.h>
#include <cuda_bf16.h>
#else
struct __nv_bfloat16;
typedef struct CUstream_st* cudaStream_t;
#endif

extern "C" void qkc_hadamard_fp8_quant_64(
    const __nv_bfloat16* __restrict__ x, // in bf16[Z, N, 64]
    float* s, // out f32[Z]
    uint8_t* q, // out e4m3[Z, N, 64]
    int64_t Z, // extent
    int64_t N, // extent
    cudaStream_t stream);
