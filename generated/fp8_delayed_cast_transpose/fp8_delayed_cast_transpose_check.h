// The checker of the contract fp8_delayed_cast_transpose. Made by qkc; do not edit.
#pragma once
#include "qkc/report.h"

#ifdef __cplusplus
extern "C" {
#endif

// Judges the outputs of one call. `report` is overwritten.
void qkc_fp8_delayed_cast_transpose_check(
    const void* x, // in bf16[M, N]
    const void* enc, // in f32[]
    const void* amax_before, // its content before the call
    const void* amax, // inout f32[]
    const void* inv, // out f32[]
    const void* q, // out e4m3[M, N]
    const void* qt, // out e4m3[N, M]
    int64_t M, // extent
    int64_t N, // extent
    qkc_check_report* report,
    void* stream);

// Looks at one element that an arm judged: what was returned, what is admissible, what the arm reads.
void qkc_fp8_delayed_cast_transpose_explain(
    const void* x, // in bf16[M, N]
    const void* enc, // in f32[]
    const void* amax_before, // its content before the call
    const void* amax, // inout f32[]
    const void* inv, // out f32[]
    const void* q, // out e4m3[M, N]
    const void* qt, // out e4m3[N, M]
    int64_t M, // extent
    int64_t N, // extent
    int32_t arm,
    int64_t element,
    qkc_position* position,
    void* stream);

#ifdef __cplusplus
}
#endif
