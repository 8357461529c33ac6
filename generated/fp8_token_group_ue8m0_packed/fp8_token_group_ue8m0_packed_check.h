// The checker of the contract fp8_token_group_ue8m0_packed. Made by qkc; do not edit.
#pragma once
#include "qkc/report.h"

#ifdef __cplusplus
extern "C" {
#endif

// Judges the outputs of one call. `report` is overwritten.
void qkc_fp8_token_group_ue8m0_packed_check(
    const void* x, // in bf16[T, K]
    const void* e, // out e8m0[T, K / 128] stored exponents_k4: u32[cdiv(K / 128, 4), cdiv(T, 4) * 4]
    const void* q, // out e4m3[T, K]
    int64_t T, // extent
    int64_t K, // extent
    qkc_check_report* report,
    void* stream);

// Looks at one element that an arm judged: what was returned, what is admissible, what the arm reads.
void qkc_fp8_token_group_ue8m0_packed_explain(
    const void* x, // in bf16[T, K]
    const void* e, // out e8m0[T, K / 128] stored exponents_k4: u32[cdiv(K / 128, 4), cdiv(T, 4) * 4]
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
