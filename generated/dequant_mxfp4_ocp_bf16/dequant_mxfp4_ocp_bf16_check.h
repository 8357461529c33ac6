// The checker of the contract dequant_mxfp4_ocp_bf16. Made by qkc; do not edit.
#pragma once
#include "qkc/report.h"

#ifdef __cplusplus
extern "C" {
#endif

// Judges the outputs of one call. `report` is overwritten.
void qkc_dequant_mxfp4_ocp_bf16_check(
    const void* q, // in e2m1[M, K] stored nibbles_low: u8[M, K / 2]
    const void* e, // in e8m0[M, K / 32]
    const void* y, // out bf16[M, K]
    int64_t M, // extent
    int64_t K, // extent
    qkc_check_report* report,
    void* stream);

// Looks at one element that an arm judged: what was returned, what is admissible, what the arm reads.
void qkc_dequant_mxfp4_ocp_bf16_explain(
    const void* q, // in e2m1[M, K] stored nibbles_low: u8[M, K / 2]
    const void* e, // in e8m0[M, K / 32]
    const void* y, // out bf16[M, K]
    int64_t M, // extent
    int64_t K, // extent
    int32_t arm,
    int64_t element,
    qkc_position* position,
    void* stream);

#ifdef __cplusplus
}
#endif
