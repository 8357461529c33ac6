// The checker of the contract gemm_splitk_fp32_ordered_3. Made by qkc; do not edit.
#pragma once
#include "qkc/report.h"

#ifdef __cplusplus
extern "C" {
#endif

// Judges the outputs of one call. `report` is overwritten.
void qkc_gemm_splitk_fp32_ordered_3_check(
    const void* a, // in f16[M, K]
    const void* b, // in f16[N, K]
    const void* p, // out f32[3, M, N]
    const void* y, // out f16[M, N]
    int64_t M, // extent
    int64_t N, // extent
    int64_t K, // extent
    qkc_check_report* report,
    void* stream);

// Looks at one element that an arm judged: what was returned, what is admissible, what the arm reads.
void qkc_gemm_splitk_fp32_ordered_3_explain(
    const void* a, // in f16[M, K]
    const void* b, // in f16[N, K]
    const void* p, // out f32[3, M, N]
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
