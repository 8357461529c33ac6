// The function that a candidate for the contract kv_fp8_static_write implements. Made by qkc; do not edit.
// Writes keys and values as fp8 into the slots of a paged cache; negative slots are skipped.
#pragma once
#include <stdint.h>
#if defined(__CUDACC__) || defined(__CUDA__)
#include <cuda_runtime.h>
#include <cuda_bf16.h>
#else
struct __nv_bfloat16;
typedef struct CUstream_st* cudaStream_t;
#endif

extern "C" void qkc_kv_fp8_static_write(
    const __nv_bfloat16* __restrict__ k, // in bf16[T, H, D]
    const __nv_bfloat16* __restrict__ v, // in bf16[T, H, D]
    const int64_t* __restrict__ slot, // in i64[T]
    const float* __restrict__ ks, // in f32[]
    const float* __restrict__ vs, // in f32[]
    uint8_t* kc, // inout e4m3[P, S, H, D]
    uint8_t* vc, // inout e4m3[P, S, H, D]
    int64_t T, // extent
    int64_t H, // extent
    int64_t D, // extent
    int64_t P, // extent
    int64_t S, // extent
    cudaStream_t stream);
