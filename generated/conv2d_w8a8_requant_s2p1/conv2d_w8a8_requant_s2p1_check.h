// The checker of the contract conv2d_w8a8_requant_s2p1. Made by qkc; do not edit.
#pragma once
#include "qkc/report.h"

#ifdef __cplusplus
extern "C" {
#endif

// Judges the outputs of one call. `report` is overwritten.
void qkc_conv2d_w8a8_requant_s2p1_check(
    const void* x, // in i8[B, H, W, C]
    const void* k, // in i8[O, R, S, C]
    const void* bias, // in i32[O]
    const void* mul, // in f32[O]
    const void* y, // out i8[B, P, Q, O]
    int64_t B, // extent
    int64_t H, // extent
    int64_t W, // extent
    int64_t C, // extent
    int64_t O, // extent
    int64_t R, // extent
    int64_t S, // extent
    int32_t zx, // parameter, i32
    int32_t zy, // parameter, i32
    qkc_check_report* report,
    void* stream);

// Looks at one element that an arm judged: what was returned, what is admissible, what the arm reads.
void qkc_conv2d_w8a8_requant_s2p1_explain(
    const void* x, // in i8[B, H, W, C]
    const void* k, // in i8[O, R, S, C]
    const void* bias, // in i32[O]
    const void* mul, // in f32[O]
    const void* y, // out i8[B, P, Q, O]
    int64_t B, // extent
    int64_t H, // extent
    int64_t W, // extent
    int64_t C, // extent
    int64_t O, // extent
    int64_t R, // extent
    int64_t S, // extent
    int32_t zx, // parameter, i32
    int32_t zy, // parameter, i32
    int32_t arm,
    int64_t element,
    qkc_position* position,
    void* stream);

#ifdef __cplusplus
}
#endif
