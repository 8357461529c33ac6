// The checker of the contract dequant_gguf_q4_k_f32. Made by qkc; do not edit.
#pragma once
#include "qkc/report.h"

#ifdef __cplusplus
extern "C" {
#endif

// Judges the outputs of one call. `report` is overwritten.
void qkc_dequant_gguf_q4_k_f32_check(
    const void* x, // in q4_k: u8[B, 144]
    const void* y, // out f32[B, 256]
    int64_t B, // extent
    qkc_check_report* report,
    void* stream);

// Looks at one element that an arm judged: what was returned, what is admissible, what the arm reads.
void qkc_dequant_gguf_q4_k_f32_explain(
    const void* x, // in q4_k: u8[B, 144]
    const void* y, // out f32[B, 256]
    int64_t B, // extent
    int32_t arm,
    int64_t element,
    qkc_position* position,
    void* stream);

#ifdef __cplusplus
}
#endif
