// The function that a candidate for the contract dequant_mxfp4_ocp_bf16 implements. Made by qkc; do not edit.
// OCP MXFP4: pairs of e2m1 codes, the first in the low nibble, and a scale e8m0 for each 32, to floating point.
#pragma once
#include <stdint.h>
#if defined(__CUDACC__) || defined(__CUDA__)
#include <cuda_runtime.h>
#include <cuda_bf16.h>
#else
struct __nv_bfloat16;
typedef struct CUstream_st* cudaStream_t;
#endif

extern "C" void qkc_dequant_mxfp4_ocp_bf16(
    const uint8_t* __restrict__ q, // in e2m1[M, K] stored nibbles_low: u8[M, K / 2]
    const uint8_t* __restrict__ e, // in e8m0[M, K / 32]
    __nv_bfloat16* y, // out bf16[M, K]
    int64_t M, // extent
    int64_t K, // extent
    cudaStream_t stream);
