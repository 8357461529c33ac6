// The function that a candidate for the contract fp8_expert_scales implements. Made by qkc; do not edit.
// Rows of tokens sorted by expert, groups of rows given by offsets; one fp8 scale for all rows of an expert, the largest magnitude capped.
#pragma once
#include <stdint.h>
#if defined(__CUDACC__) || defined(__CUDA__)
#include <cuda_runtime.h>
#include <cuda_bf16.h>
#else
struct __nv_bfloat16;
typedef struct CUstream_st* cudaStream_t;
#endif

extern "C" void qkc_fp8_expert_scales(
    const __nv_bfloat16* __restrict__ x, // in bf16[T, H]
    const int32_t* __restrict__ off, // in i32[E + 1]
    const float* __restrict__ ub, // in f32[]
    float* s, // out f32[E]
    uint8_t* q, // out e4m3[T, H]
    int64_t T, // extent
    int64_t E, // extent
    int64_t H, // extent
    cudaStream_t stream);
