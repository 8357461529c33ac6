// The checker of the contract hadamard_fp8_quant_64. Made by qkc; do not edit.
#pragma once
#include "qkc/report.h"

#ifdef __cplusplus
extern "C" {
#endif

// Judges the outputs of one call. `report` is overwritten.
void qkc_hadamard_fp8_quant_64_check(
    const void* x, // in bf16[Z, N, 64]
    const void* s, // out f32[Z]
    const void* q, // out e4m3[Z, N, 64]
    int64_t Z, // extent
    int64_t N, // extent
    qkc_check_report* report,
    void* stream);

// Looks at one element that an arm judged: what was returned, what is admissible, what the arm reads.
void qkc_hadamard_fp8_quant_64_explain(
    const void* x, // in bf16[Z, N, 64]
    const void* s, // out f32[Z]
    const void* q, // out e4m3[Z, N, 64]
    int64_t Z, // extent
    int64_t N, // extent
    int32_t arm,
    int64_t element,
    qkc_position* position,
    void* stream);

#ifdef __cplusplus
}
#endif
