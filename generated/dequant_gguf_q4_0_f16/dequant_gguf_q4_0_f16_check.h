// The checker of the contract dequant_gguf_q4_0_f16. Made by qkc; do not edit.
#pragma once
#include "qkc/report.h"

#ifdef __cplusplus
extern "C" {
#endif

// Judges the outputs of one call. `report` is overwritten.
void qkc_dequant_gguf_q4_0_f16_check(
    const void* x, // in q4_0: u8[B, 18]
    const void* y, // out f16[B, 32]
    int64_t B, // extent
    qkc_check_report* report,
    void* stream);

// Looks at one element that an arm judged: what was returned, what is admissible, what the arm reads.
void qkc_dequant_gguf_q4_0_f16_explain(
    const void* x, // in q4_0: u8[B, 18]
    const void* y, // out f16[B, 32]
    int64_t B, // extent
    int32_t arm,
    int64_t element,
    qkc_position* position,
    void* stream);

#ifdef __cplusplus
}
#endif
