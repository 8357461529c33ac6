// The checker of the contract gemm_fp8_tensor_promoted_bf16. Made by qkc; do not edit.
#pragma once
#include "qkc/report.h"

#ifdef __cplusplus
extern "C" {
#endif

// Judges the outputs of one call. `report` is overwritten.
void qkc_gemm_fp8_tensor_promoted_bf16_check(
    const void* a, // in e4m3[M, K]
    const void* b, // in e4m3[N, K]
    const void* sa, // in f32[]
    const void* sb, // in f32[]
    const void* y, // out bf16[M, N]
    int64_t M, // extent
    int64_t N, // extent
    int64_t K, // extent
    qkc_check_report* report,
    void* stream);

// Looks at one element that an arm judged: what was returned, what is admissible, what the arm reads.
void qkc_gemm_fp8_tensor_promoted_bf16_explain(
    const void* a, // in e4m3[M, K]
    const void* b, // in e4m3[N, K]
    const void* sa, // in f32[]
    const void* sb, // in f32[]
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
