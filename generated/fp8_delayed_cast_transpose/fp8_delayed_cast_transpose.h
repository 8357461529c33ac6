// The function that a candidate for the contract fp8_delayed_cast_transpose implements. Made by qkc; do not edit.
// fp8 codes under a given encode scale, also transposed; the running maximum takes in the unscaled values.
#pragma once
#include <stdint.h>
#if defined(__CUDACC__) || defined(__CUDA__)
#include <cuda_runtime.h>
#include <cuda_bf16.h>
#else
struct __nv_bfloat16;
typedef struct CUstream_st* cudaStream_t;
#endif

extern "C" void qkc_fp8_delayed_cast_transpose(
    const __nv_bfloat16* __restrict__ x, // in bf16[M, N]
    const float* __restrict__ enc, // in f32[]
    float* amax, // inout f32[]
    float* inv, // out f32[]
    uint8_t* q, // out e4m3[M, N]
    uint8_t* qt, // out e4m3[N, M]
    int64_t M, // extent
    int64_t N, // extent
    cudaStream_t stream);
