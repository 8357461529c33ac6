// The checker of the contract int8_block_mean_sub_64. Made by qkc; do not edit.
#pragma once
#include "qkc/report.h"

#ifdef __cplusplus
extern "C" {
#endif

// Judges the outputs of one call. `report` is overwritten.
void qkc_int8_block_mean_sub_64_check(
    const void* x, // in f16[Z, N, D]
    const void* s, // out f32[Z, cdiv(N, 64)]
    const void* q, // out i8[Z, N, D]
    int64_t Z, // extent
    int64_t N, // extent
    int64_t D, // extent
    qkc_check_report* report,
    void* stream);

// Looks at one element that an arm judged: what was returned, what is admissible, what the arm reads.
void qkc_int8_block_mean_sub_64_explain(
    const void* x, // in f16[Z, N, D]
    const void* s, // out f32[Z, cdiv(N, 64)]
    const void* q, // out i8[Z, N, D]
    int64_t Z, // extent
    int64_t N, // extent
    int64_t D, // extent
    int32_t arm,
    int64_t element,
    qkc_position* position,
    void* stream);

#ifdef __cplusplus
}
#endif
