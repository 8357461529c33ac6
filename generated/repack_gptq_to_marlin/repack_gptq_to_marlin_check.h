// The checker of the contract repack_gptq_to_marlin. Made by qkc; do not edit.
#pragma once
#include "qkc/report.h"

#ifdef __cplusplus
extern "C" {
#endif

// Judges the outputs of one call. `report` is overwritten.
void qkc_repack_gptq_to_marlin_check(
    const void* q, // in u4[K, N] stored gptq_k8: u32[K / 8, N]
    const void* perm, // in i32[K]
    const void* s, // in u16[G, N]
    const void* b, // out u4[K, N] stored marlin: u32[K / 16, N / 64 * 128]
    const void* t, // out u16[G, N] stored marlin_scale: u16[G, N / 64 * 64]
    int64_t K, // extent
    int64_t N, // extent
    int64_t G, // extent
    qkc_check_report* report,
    void* stream);

// Looks at one element that an arm judged: what was returned, what is admissible, what the arm reads.
void qkc_repack_gptq_to_marlin_explain(
    const void* q, // in u4[K, N] stored gptq_k8: u32[K / 8, N]
    const void* perm, // in i32[K]
    const void* s, // in u16[G, N]
    const void* b, // out u4[K, N] stored marlin: u32[K / 16, N / 64 * 128]
    const void* t, // out u16[G, N] stored marlin_scale: u16[G, N / 64 * 64]
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
