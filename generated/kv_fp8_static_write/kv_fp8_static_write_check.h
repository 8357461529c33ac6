// The checker of the contract kv_fp8_static_write. Made by qkc; do not edit.
#pragma once
#include "qkc/report.h"

#ifdef __cplusplus
extern "C" {
#endif

// Judges the outputs of one call. `report` is overwritten.
void qkc_kv_fp8_static_write_check(
    const void* k, // in bf16[T, H, D]
    const void* v, // in bf16[T, H, D]
    const void* slot, // in i64[T]
    const void* ks, // in f32[]
    const void* vs, // in f32[]
    const void* kc_before, // its content before the call
    const void* kc, // inout e4m3[P, S, H, D]
    const void* vc_before, // its content before the call
    const void* vc, // inout e4m3[P, S, H, D]
    int64_t T, // extent
    int64_t H, // extent
    int64_t D, // extent
    int64_t P, // extent
    int64_t S, // extent
    qkc_check_report* report,
    void* stream);

// Looks at one element that an arm judged: what was returned, what is admissible, what the arm reads.
void qkc_kv_fp8_static_write_explain(
    const void* k, // in bf16[T, H, D]
    const void* v, // in bf16[T, H, D]
    const void* slot, // in i64[T]
    const void* ks, // in f32[]
    const void* vs, // in f32[]
    const void* kc_before, // its content before the call
    const void* kc, // inout e4m3[P, S, H, D]
    const void* vc_before, // its content before the call
    const void* vc, // inout e4m3[P, S, H, D]
    int64_t T, // extent
    int64_t H, // extent
    int64_t D, // extent
    int64_t P, // extent
    int64_t S, // extent
    int32_t arm,
    int64_t element,
    qkc_position* position,
    void* stream);

#ifdef __cplusplus
}
#endif
