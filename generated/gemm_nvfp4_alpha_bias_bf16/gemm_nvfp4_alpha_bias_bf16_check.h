// The checker of the contract gemm_nvfp4_alpha_bias_bf16. Made by qkc; do not edit.
#pragma once
#include "qkc/report.h"

#ifdef __cplusplus
extern "C" {
#endif

// Judges the outputs of one call. `report` is overwritten.
void qkc_gemm_nvfp4_alpha_bias_bf16_check(
    const void* a, // in e2m1[M, K] stored nibbles_low: u8[M, K / 2]
    const void* sa, // in ue4m3[M, K / 16] stored scales_128x4: u8[cdiv(M, 128) * (K / 16 / 4) * 512]
    const void* b, // in e2m1[N, K] stored nibbles_low: u8[N, K / 2]
    const void* sb, // in ue4m3[N, K / 16] stored scales_128x4: u8[cdiv(N, 128) * (K / 16 / 4) * 512]
    const void* alpha, // in f32[]
    const void* bias, // in bf16[N]
    const void* y, // out bf16[M, N]
    int64_t M, // extent
    int64_t N, // extent
    int64_t K, // extent
    qkc_check_report* report,
    void* stream);

// Looks at one element that an arm judged: what was returned, what is admissible, what the arm reads.
void qkc_gemm_nvfp4_alpha_bias_bf16_explain(
    const void* a, // in e2m1[M, K] stored nibbles_low: u8[M, K / 2]
    const void* sa, // in ue4m3[M, K / 16] stored scales_128x4: u8[cdiv(M, 128) * (K / 16 / 4) * 512]
    const void* b, // in e2m1[N, K] stored nibbles_low: u8[N, K / 2]
    const void* sb, // in ue4m3[N, K / 16] stored scales_128x4: u8[cdiv(N, 128) * (K / 16 / 4) * 512]
    const void* alpha, // in f32[]
    const void* bias, // in bf16[N]
    const void* y, // out bf16[M, N]
    int64_t M, // extent
    int64_t N, // extent
    int64_t K, // extent
    int32_t arm,
    int64_t element,
    qkc_position* position,
    void* stream);

#ifdef __cplusplus
}
#endif
