// The function that a candidate for the contract int8_token_group_trunc implements. Made by qkc; do not edit.
// Per-group symmetric int8; the kernel computes a scale for each group of a row.
#pragma once
#include <stdint.h>
#if defined(__CUDACC__) || defined(__CUDA__)
#include <cuda_runtime.h>
#include <cuda_bf16.h>
#else
struct __nv_bfloat16;
typedef struct CUstream_st* cudaStream_t;
#endif

extern "C" void qkc_int8_token_group_trunc(
    const __nv_bfloat16* __restrict__ x, // in bf16[T, K]
    float* s, // out f32[T, K / 128]
    int8_t* q, // out i8[T, K]
    int64_t T, // extent
    int64_t K, // extent
    cudaStream_t stream);
