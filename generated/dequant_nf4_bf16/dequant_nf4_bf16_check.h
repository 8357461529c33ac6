// The checker of the contract dequant_nf4_bf16. Made by qkc; do not edit.
#pragma once
#include "qkc/report.h"

#ifdef __cplusplus
extern "C" {
#endif

// Judges the outputs of one call. `report` is overwritten.
void qkc_dequant_nf4_bf16_check(
    const void* q, // in u4[L] stored nibbles_high: u8[cdiv(L, 2)]
    const void* a, // in f32[cdiv(L, 64)]
    const void* y, // out bf16[L]
    int64_t L, // extent
    qkc_check_report* report,
    void* stream);

// Looks at one element that an arm judged: what was returned, what is admissible, what the arm reads.
void qkc_dequant_nf4_bf16_explain(
    const void* q, // in u4[L] stored nibbles_high: u8[cdiv(L, 2)]
    const void* a, // in f32[cdiv(L, 64)]
    const void* y, // out bf16[L]
    int64_t L, // extent
    int32_t arm,
    int64_t element,
    qkc_position* position,
    void* stream);

#ifdef __cplusplus
}
#endif
