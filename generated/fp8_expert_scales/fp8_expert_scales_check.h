// The checker of the contract fp8_expert_scales. Made by qkc; do not edit.
#pragma once
#include "qkc/report.h"

#ifdef __cplusplus
extern "C" {
#endif

// Judges the outputs of one call. `report` is overwritten.
void qkc_fp8_expert_scales_check(
    const void* x, // in bf16[T, H]
    const void* off, // in i32[E + 1]
    const void* ub, // in f32[]
    const void* s, // out f32[E]
    const void* q, // out e4m3[T, H]
    int64_t T, // extent
    int64_t E, // extent
    int64_t H, // extent
    qkc_check_report* report,
    void* stream);

// Looks at one element that an arm judged: what was returned, what is admissible, what the arm reads.
void qkc_fp8_expert_scales_explain(
    const void* x, // in bf16[T, H]
    const void* off, // in i32[E + 1]
    const void* ub, // in f32[]
    const void* s, // out f32[E]
    const void* q, // out e4m3[T, H]
    int64_t T, // extent
    int64_t E, // extent
    int64_t H, // extent
    int32_t arm,
    int64_t element,
    qkc_position* position,
    void* stream);

#ifdef __cplusplus
}
#endif
