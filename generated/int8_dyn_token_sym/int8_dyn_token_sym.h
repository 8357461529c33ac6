// The function that a candidate for the contract int8_dyn_token_sym implements. Made by qkc; do not edit.
// Row-wise symmetric int8; the kernel computes one scale for each row.
#pragma once
#include <stdint.h>
#if defined(__CUDACC__) || defined(__CUDA__)
#include <cuda_runtime.h>
#include <cuda_bf16.h>
#else
struct __nv_bfloat16;
typedef struct CUstream_st* cudaStream_t;
#endif

extern "C" void qkc_int8_dyn_token_sym(
    const __nv_bfloat16* __restrict__ x, // in bf16[T, H]
    float* s, // out f32[T]
    int8_t* q, // out i8[T, H]
    int64_t T, // extent
    int64_t H, // extent
    cudaStream_t stream);
