// The function that a candidate for the contract int8_dyn_token_azp implements. Made by qkc; do not edit.
// Row-wise asymmetric int8: the range of a row goes to -128..127, its least value near -128.
#pragma once
#include <stdint.h>
#if defined(__CUDACC__) || defined(__CUDA__)
#include <cuda_runtime.h>
#include <cuda_bf16.h>
#else
struct __nv_bfloat16;
typedef struct CUstream_st* cudaStream_t;
#endif

extern "C" void qkc_int8_dyn_token_azp(
    const __nv_bfloat16* __restrict__ x, // in bf16[T, H]
    float* s, // out f32[T]
    int32_t* z, // out i32[T]
    int8_t* q, // out i8[T, H]
    int64_t T, // extent
    int64_t H, // extent
    cudaStream_t stream);
