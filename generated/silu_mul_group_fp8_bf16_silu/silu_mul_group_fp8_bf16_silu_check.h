// The checker of the contract silu_mul_group_fp8_bf16_silu. Made by qkc; do not edit.
#pragma once
#include "qkc/report.h"

#ifdef __cplusplus
extern "C" {
#endif

// Judges the outputs of one call. `report` is overwritten.
void qkc_silu_mul_group_fp8_bf16_silu_check(
    const void* x, // in bf16[T, 2 * K]
    const void* s, // out f32[T, K / 128]
    const void* q, // out e4m3[T, K]
    int64_t T, // extent
    int64_t K, // extent
    qkc_check_report* report,
    void* stream);

// Looks at one element that an arm judged: what was returned, what is admissible, what the arm reads.
void qkc_silu_mul_group_fp8_bf16_silu_explain(
    const void* x, // in bf16[T, 2 * K]
    const void* s, // out f32[T, K / 128]
    const void* q, // out e4m3[T, K]
    int64_t T, // extent
    int64_t K, // extent
    int32_t arm,
    int64_t element,
    qkc_position* position,
    void* stream);

#ifdef __cplusplus
}
#endif
