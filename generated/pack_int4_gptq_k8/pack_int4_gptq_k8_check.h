// The checker of the contract pack_int4_gptq_k8. Made by qkc; do not edit.
#pragma once
#include "qkc/report.h"

#ifdef __cplusplus
extern "C" {
#endif

// Judges the outputs of one call. `report` is overwritten.
void qkc_pack_int4_gptq_k8_check(
    const void* c, // in i8[K, N]
    const void* p, // out u4[K8, N] stored gptq_k8: u32[K8 / 8, N]
    int64_t K, // extent
    int64_t N, // extent
    qkc_check_report* report,
    void* stream);

// Looks at one element that an arm judged: what was returned, what is admissible, what the arm reads.
void qkc_pack_int4_gptq_k8_explain(
    const void* c, // in i8[K, N]
    const void* p, // out u4[K8, N] stored gptq_k8: u32[K8 / 8, N]
    int64_t K, // extent
    int64_t N, // extent
    int32_t arm,
    int64_t element,
    qkc_position* position,
    void* stream);

#ifdef __cplusplus
}
#endif
