// The checker of the contract gguf_q4_0. Made by qkc; do not edit.
#pragma once
#include "qkc/report.h"

#ifdef __cplusplus
extern "C" {
#endif

// Judges the outputs of one call. `report` is overwritten.
void qkc_gguf_q4_0_check(
    const void* x, // in f32[B, 32]
    const void* w, // out q4_0: u8[B, 18]
    int64_t B, // extent
    qkc_check_report* report,
    void* stream);

// Looks at one element that an arm judged: what was returned, what is admissible, what the arm reads.
void qkc_gguf_q4_0_explain(
    const void* x, // in f32[B, 32]
    const void* w, // out q4_0: u8[B, 18]
    int64_t B, // extent
    int32_t arm,
    int64_t element,
    qkc_position* position,
    void* stream);

#ifdef __cplusplus
}
#endif
