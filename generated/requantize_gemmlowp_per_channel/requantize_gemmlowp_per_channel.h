// The function that a candidate for the contract requantize_gemmlowp_per_channel implements. Made by qkc; do not edit.
// int32 to int8 by gemmlowp's fixed point: two roundings, a multiplier and a shift for each channel.
#pragma once
#include <stdint.h>
#if defined(__CUDACC__) || defined(__CUDA__)
#include <cuda_runtime.h>
#else
typedef struct CUstream_st* cudaStream_t;
#endif

extern "C" void qkc_requantize_gemmlowp_per_channel(
    const int32_t* __restrict__ x, // in i32[M, N]
    const int32_t* __restrict__ mul, // in i32[N]
    const int32_t* __restrict__ sh, // in i32[N]
    int8_t* y, // out i8[M, N]
    int64_t M, // extent
    int64_t N, // extent
    int32_t zp, // parameter, i32
    int32_t lo, // parameter, i32
    int32_t hi, // parameter, i32
    cudaStream_t stream);
