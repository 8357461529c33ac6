// The checker of the contract scaled_mm_int8_bias_bf16. Made by qkc; do not edit.
#pragma once
#include "qkc/report.h"

#ifdef __cplusplus
extern "C" {
#endif

// Judges the outputs of one call. `report` is overwritten.
void qkc_scaled_mm_int8_bias_bf16_check(
    const void* a, // in i8[M, K]
    const void* b, // in i8[K, N]
    const void* sa, // in f32[M]
    const void* sb, // in f32[N]
    const void* bias, // in bf16[N]
    const void* y, // out bf16[M, N]
    int64_t M, // extent
    int64_t N, // extent
    int64_t K, // extent
    qkc_check_report* report,
    void* stream);

// Looks at one element that an arm judged: what was returned, what is admissible, what the arm reads.
void qkc_scaled_mm_int8_bias_bf16_explain(
    const void* a, // in i8[M, K]
    const void* b, // in i8[K, N]
    const void* sa, // in f32[M]
    const void* sb, // in f32[N]
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
