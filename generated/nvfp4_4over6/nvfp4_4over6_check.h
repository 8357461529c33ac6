// The checker of the contract nvfp4_4over6. Made by qkc; do not edit.
#pragma once
#include "qkc/report.h"

#ifdef __cplusplus
extern "C" {
#endif

// Judges the outputs of one call. `report` is overwritten.
void qkc_nvfp4_4over6_check(
    const void* x, // in bf16[M, K]
    const void* g, // in f32[]
    const void* sf, // out e4m3[M, K / 16]
    const void* q, // out e2m1[M, K] stored nibbles_low: u8[M, K / 2]
    int64_t M, // extent
    int64_t K, // extent
    qkc_check_report* report,
    void* stream);

// Looks at one element that an arm judged: what was returned, what is admissible, what the arm reads.
void qkc_nvfp4_4over6_explain(
    const void* x, // in bf16[M, K]
    const void* g, // in f32[]
    const void* sf, // out e4m3[M, K / 16]
    const void* q, // out e2m1[M, K] stored nibbles_low: u8[M, K / 2]
    int64_t M, // extent
    int64_t K, // extent
    int32_t arm,
    int64_t element,
    qkc_position* position,
    void* stream);

#ifdef __cplusplus
}
#endif
