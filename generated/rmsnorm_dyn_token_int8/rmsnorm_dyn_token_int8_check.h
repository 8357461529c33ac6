// The checker of the contract rmsnorm_dyn_token_int8. Made by qkc; do not edit.
#pragma once
#include "qkc/report.h"

#ifdef __cplusplus
extern "C" {
#endif

// Judges the outputs of one call. `report` is overwritten.
void qkc_rmsnorm_dyn_token_int8_check(
    const void* x, // in bf16[T, H]
    const void* w, // in bf16[H]
    const void* s, // out f32[T]
    const void* q, // out i8[T, H]
    int64_t T, // extent
    int64_t H, // extent
    qkc_check_report* report,
    void* stream);

// Looks at one element that an arm judged: what was returned, what is admissible, what the arm reads.
void qkc_rmsnorm_dyn_token_int8_explain(
    const void* x, // in bf16[T, H]
    const void* w, // in bf16[H]
    const void* s, // out f32[T]
    const void* q, // out i8[T, H]
    int64_t T, // extent
    int64_t H, // extent
    int32_t arm,
    int64_t element,
    qkc_position* position,
    void* stream);

#ifdef __cplusplus
}
#endif
