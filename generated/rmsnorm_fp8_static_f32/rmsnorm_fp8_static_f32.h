// The function that a candidate for the contract rmsnorm_fp8_static_f32 implements. Made by qkc; do not edit.
// Root mean square norm, then fp8 codes under a static scale of the tensor.
#pragma once
#include <stdint.h>
#if defined(__CUDACC__) || defined(__CUDA__)
#include <cuda_runtime.h>
#include <cuda_bf16.h>
#else
struct __nv_bfloat16;
typedef struct CUstream_st* cudaStream_t;
#endif

extern "C" void qkc_rmsnorm_fp8_static_f32(
    const __nv_bfloat16* __restrict__ x, // in bf16[T, H]
    const __nv_bfloat16* __restrict__ w, // in bf16[H]
    const float* __restrict__ s, // in f32[]
    uint8_t* q, // out e4m3[T, H]
    int64_t T, // extent
    int64_t H, // extent
    cudaStream_t stream);
