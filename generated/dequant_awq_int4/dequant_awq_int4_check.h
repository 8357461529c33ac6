// The checker of the contract dequant_awq_int4. Made by qkc; do not edit.
#pragma once
#include "qkc/report.h"

#ifdef __cplusplus
extern "C" {
#endif

// Judges the outputs of one call. `report` is overwritten.
void qkc_dequant_awq_int4_check(
    const void* q, // in u4[K, N] stored awq_n8: u32[K, N / 8]
    const void* z, // in u4[cdiv(K, 128), N] stored awq_n8: u32[cdiv(K, 128), N / 8]
    const void* s, // in f16[cdiv(K, 128), N]
    const void* w, // out f16[K, N]
    int64_t K, // extent
    int64_t N, // extent
    qkc_check_report* report,
    void* stream);

// Looks at one element that an arm judged: what was returned, what is admissible, what the arm reads.
void qkc_dequant_awq_int4_explain(
    const void* q, // in u4[K, N] stored awq_n8: u32[K, N / 8]
    const void* z, // in u4[cdiv(K, 128), N] stored awq_n8: u32[cdiv(K, 128), N / 8]
    const void* s, // in f16[cdiv(K, 128), N]
    const void* w, // out f16[K, N]
    int64_t K, // extent
    int64_t N, // extent
    int32_t arm,
    int64_t element,
    qkc_position* position,
    void* stream);

#ifdef __cplusplus
}
#endif
