// The checker of the contract nf4_blockwise_64. Made by qkc; do not edit.
#pragma once
#include "qkc/report.h"

#ifdef __cplusplus
extern "C" {
#endif

// Judges the outputs of one call. `report` is overwritten.
void qkc_nf4_blockwise_64_check(
    const void* x, // in f16[N]
    const void* a, // out f32[cdiv(N, 64)]
    const void* q, // out u4[N] stored nibbles_high: u8[cdiv(N, 2)]
    int64_t N, // extent
    qkc_check_report* report,
    void* stream);

// Looks at one element that an arm judged: what was returned, what is admissible, what the arm reads.
void qkc_nf4_blockwise_64_explain(
    const void* x, // in f16[N]
    const void* a, // out f32[cdiv(N, 64)]
    const void* q, // out u4[N] stored nibbles_high: u8[cdiv(N, 2)]
    int64_t N, // extent
    int32_t arm,
    int64_t element,
    qkc_position* position,
    void* stream);

#ifdef __cplusplus
}
#endif
