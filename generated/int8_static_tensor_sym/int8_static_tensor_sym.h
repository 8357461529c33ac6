// The function that a candidate for the contract int8_static_tensor_sym implements. Made by qkc; do not edit.
// Symmetric int8 under one scale that is given; the kernel measures nothing.
#pragma once
#include <stdint.h>
#if defined(__CUDACC__) || defined(__CUDA__)
#include <cuda_runtime.h>
#include <cuda_bf16.h>
#else
struct __nv_bfloat16;
typedef struct CUstream_st* cudaStream_t;
#endif

extern "C" void qkc_int8_static_tensor_sym(
    const __nv_bfloat16* __restrict__ x, // in bf16[M, N]
    const float* __restrict__ s, // in f32[]
    int8_t* q, // out i8[M, N]
    int64_t M, // extent
    int64_t N, // extent
    cudaStream_t stream);
