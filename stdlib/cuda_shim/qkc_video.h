// The bytes (names that end in 4) or half words (in 2) of a word, lane by lane. They are macros: names of the
// implementation that cost nothing to a kernel without them.
#pragma once
#include "qkc_base.h"

typedef signed char __qk_s8x4 __attribute__((vector_size(4)));
typedef unsigned char __qk_u8x4 __attribute__((vector_size(4)));
typedef short __qk_s16x2 __attribute__((vector_size(4)));
typedef unsigned short __qk_u16x2 __attribute__((vector_size(4)));
typedef int __qk_s32x4 __attribute__((vector_size(16)));
typedef int __qk_s32x2 __attribute__((vector_size(8)));
#define __qk_s4(a) __builtin_bit_cast(__qk_s8x4, (unsigned)(a))
#define __qk_u4(a) __builtin_bit_cast(__qk_u8x4, (unsigned)(a))
#define __qk_s2(a) __builtin_bit_cast(__qk_s16x2, (unsigned)(a))
#define __qk_u2(a) __builtin_bit_cast(__qk_u16x2, (unsigned)(a))
#define __qk_word_of(v) __builtin_bit_cast(unsigned, v)
