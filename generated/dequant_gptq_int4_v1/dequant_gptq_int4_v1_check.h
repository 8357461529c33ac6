// The checker of the contract dequant_gptq_int4_v1. Made by qkc; do not edit.
#pragma once
#include "qkc/report.h"

#ifdef __cplusplus
extern "C" {
#endif

// Judges the outputs of one call. `report` is overwritten.
void qkc_dequant_gptq_int4_v1_check(
    const void* q, // in u4[K, N] stored gptq_k8: u32[K / 8, N]
    const void* zs, // in u4[G, N] stored gptq_n8: u32[G, N / 8]
    const void* s, // in f16[G, N]
    const void* gi, // in i32[K]
    const void* w, // out f16[K, N]
    int64_t K, // extent
    int64_t N, // extent
    int64_t G, // extent
    qkc_check_report* report,
    void* stream);

// Looks at one element that an arm judged: what was returned, what is admissible, what the arm reads.
void qkc_dequant_gptq_int4_v1_explain(
    const void* q, // in u4[K, N] stored gptq_k8: u32[K / 8, N]
    const void* zs, // in u4[G, N] stored gptq_n8: u32[G, N / 8]
    const void* s, // in f16[G, N]
    const void* gi, // in i32[K]
    const void* w, // out f16[K, N]
    int64_t K, // extent
    int64_t N, // extent
    int64_t G, // extent
    int32_t arm,
    int64_t element,
    qkc_position* position,
    void* stream);

#ifdef __cplusplus
}
#endif
