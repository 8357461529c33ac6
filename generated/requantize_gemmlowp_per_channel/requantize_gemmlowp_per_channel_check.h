// The checker of the contract requantize_gemmlowp_per_channel. Made by qkc; do not edit.
#pragma once
#include "qkc/report.h"

#ifdef __cplusplus
extern "C" {
#endif

// Judges the outputs of one call. `report` is overwritten.
void qkc_requantize_gemmlowp_per_channel_check(
    const void* x, // in i32[M, N]
    const void* mul, // in i32[N]
    const void* sh, // in i32[N]
    const void* y, // out i8[M, N]
    int64_t M, // extent
    int64_t N, // extent
    int32_t zp, // parameter, i32
    int32_t lo, // parameter, i32
    int32_t hi, // parameter, i32
    qkc_check_report* report,
    void* stream);

// Looks at one element that an arm judged: what was returned, what is admissible, what the arm reads.
void qkc_requantize_gemmlowp_per_channel_explain(
    const void* x, // in i32[M, N]
    const void* mul, // in i32[N]
    const void* sh, // in i32[N]
    const void* y, // out i8[M, N]
    int64_t M, // extent
    int64_t N, // extent
    int32_t zp, // parameter, i32
    int32_t lo, // parameter, i32
    int32_t hi, // parameter, i32
    int32_t arm,
    int64_t element,
    qkc_position* position,
    void* stream);

#ifdef __cplusplus
}
#endif
