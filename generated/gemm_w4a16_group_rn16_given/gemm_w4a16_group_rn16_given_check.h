// The checker of the contract gemm_w4a16_group_rn16_given. Made by qkc; do not edit.
#pragma once
#include "qkc/report.h"

#ifdef __cplusplus
extern "C" {
#endif

// Judges the outputs of one call. `report` is overwritten.
void qkc_gemm_w4a16_group_rn16_given_check(
    const void* x, // in f16[M, K]
    const void* q, // in u4[K, N] stored awq_n8: u32[K, N / 8]
    const void* z, // in u4[K / 128, N] stored awq_n8: u32[K / 128, N / 8]
    const void* s, // in f16[K / 128, N]
    const void* y, // out f16[M, N]
    int64_t M, // extent
    int64_t N, // extent
    int64_t K, // extent
    qkc_check_report* report,
    void* stream);

// Looks at one element that an arm judged: what was returned, what is admissible, what the arm reads.
void qkc_gemm_w4a16_group_rn16_given_explain(
    const void* x, // in f16[M, K]
    const void* q, // in u4[K, N] stored awq_n8: u32[K, N / 8]
    const void* z, // in u4[K / 128, N] stored awq_n8: u32[K / 128, N / 8]
    const void* s, // in f16[K / 128, N]
    const void* y, // out f16[M, N]
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
