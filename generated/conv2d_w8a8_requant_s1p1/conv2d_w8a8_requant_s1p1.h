// The function that a candidate for the contract conv2d_w8a8_requant_s1p1 implements. Made by qkc; do not edit.
// NHWC int8 convolution; padding holds the zero point, int32 bias, an f32 multiplier for each channel.
#pragma once
#include <stdint.h>
#if defined(__CUDACC__) || defined(__CUDA__)
#include <cuda_runtime.h>
#else
typedef struct CUstream_st* cudaStream_t;
#endif

extern "C" void qkc_conv2d_w8a8_requant_s1p1(
    const int8_t* __restrict__ x, // in i8[B, H, W, C]
    const int8_t* __restrict__ k, // in i8[O, R, S, C]
    const int32_t* __restrict__ bias, // in i32[O]
    const float* __restrict__ mul, // in f32[O]
    int8_t* y, // out i8[B, P, Q, O]
    int64_t B, // extent
    int64_t H, // extent
    int64_t W, // extent
    int64_t C, // extent
    int64_t O, // extent
    int64_t R, // extent
    int64_t S, // extent
    int32_t zx, // parameter, i32
    int32_t zy, // parameter, i32
    cudaStream_t stream);
