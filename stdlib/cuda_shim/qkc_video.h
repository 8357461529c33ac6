// The bytes (names that end in 4) or half words (in 2) of a word, lane by lane. They are macros: names reserved to the
// implementation, which cost nothing to a kernel that does without them.
#pragma once
#include "qkc_base.h"

typedef signed char __qk_s8x4 __attribute__((vector_size(4)));
typedef unsigned char __qk_u8x4 __attribute__((vector_size(4)));
typedef short __qk_s16x2 __attribute__((vector_size(4)));
typedef unsigned short __qk_u16x2 __attribute__((vector_size(4)));
#define __qk_s4(a) __builtin_bit_cast(__qk_s8x4, (unsigned)(a))
#define __qk_u4(a) __builtin_bit_cast(__qk_u8x4, (unsigned)(a))
#define __qk_s2(a) __builtin_bit_cast(__qk_s16x2, (unsigned)(a))
#define __qk_u2(a) __builtin_bit_cast(__qk_u16x2, (unsigned)(a))
#define __qk_word_of(v) __builtin_bit_cast(unsigned, v)

template <class V> __QK_FN unsigned __qk_abs_saturated(V a) {
  return __qk_word_of(__builtin_elementwise_max(a, __builtin_elementwise_sub_sat(V{}, a)));
}
template <class V> __QK_FN unsigned __qk_distance(V a, V b) {
  return __qk_word_of(__builtin_elementwise_max(a, b) - __builtin_elementwise_min(a, b));
}
// (a + b + up) / 2 without the carry between lanes
template <class V> __QK_FN unsigned __qk_average(V a, V b, int up) {
  return __qk_word_of((a & b) + ((a ^ b) >> 1) + (up ? (a ^ b) & 1 : V{}));
}
__QK_FN unsigned __qk_lane_sum2(unsigned a) {
  return (a & 0xffff) + (a >> 16);
}
__QK_FN unsigned __qk_lane_sum4(unsigned a) {
  return __qk_lane_sum2((a & 0xff00ff) + (a >> 8 & 0xff00ff));
}

#define __vadd4(a, b) __qk_word_of(__qk_u4(a) + __qk_u4(b))
#define __vadd2(a, b) __qk_word_of(__qk_u2(a) + __qk_u2(b))
#define __vsub4(a, b) __qk_word_of(__qk_u4(a) - __qk_u4(b))
#define __vsub2(a, b) __qk_word_of(__qk_u2(a) - __qk_u2(b))
#define __vaddss4(a, b) __qk_word_of(__builtin_elementwise_add_sat(__qk_s4(a), __qk_s4(b)))
#define __vaddss2(a, b) __qk_word_of(__builtin_elementwise_add_sat(__qk_s2(a), __qk_s2(b)))
#define __vsubss4(a, b) __qk_word_of(__builtin_elementwise_sub_sat(__qk_s4(a), __qk_s4(b)))
#define __vsubss2(a, b) __qk_word_of(__builtin_elementwise_sub_sat(__qk_s2(a), __qk_s2(b)))
#define __vaddus4(a, b) __qk_word_of(__builtin_elementwise_add_sat(__qk_u4(a), __qk_u4(b)))
#define __vaddus2(a, b) __qk_word_of(__builtin_elementwise_add_sat(__qk_u2(a), __qk_u2(b)))
#define __vsubus4(a, b) __qk_word_of(__builtin_elementwise_sub_sat(__qk_u4(a), __qk_u4(b)))
#define __vsubus2(a, b) __qk_word_of(__builtin_elementwise_sub_sat(__qk_u2(a), __qk_u2(b)))
#define __vmaxs4(a, b) __qk_word_of(__builtin_elementwise_max(__qk_s4(a), __qk_s4(b)))
#define __vmaxs2(a, b) __qk_word_of(__builtin_elementwise_max(__qk_s2(a), __qk_s2(b)))
#define __vmaxu4(a, b) __qk_word_of(__builtin_elementwise_max(__qk_u4(a), __qk_u4(b)))
#define __vmaxu2(a, b) __qk_word_of(__builtin_elementwise_max(__qk_u2(a), __qk_u2(b)))
#define __vmins4(a, b) __qk_word_of(__builtin_elementwise_min(__qk_s4(a), __qk_s4(b)))
#define __vmins2(a, b) __qk_word_of(__builtin_elementwise_min(__qk_s2(a), __qk_s2(b)))
#define __vminu4(a, b) __qk_word_of(__builtin_elementwise_min(__qk_u4(a), __qk_u4(b)))
#define __vminu2(a, b) __qk_word_of(__builtin_elementwise_min(__qk_u2(a), __qk_u2(b)))
#define __vneg4(a) __qk_word_of(-__qk_u4(a))
#define __vneg2(a) __qk_word_of(-__qk_u2(a))
#define __vnegss4(a) __qk_word_of(__builtin_elementwise_sub_sat(__qk_s4(0), __qk_s4(a)))
#define __vnegss2(a) __qk_word_of(__builtin_elementwise_sub_sat(__qk_s2(0), __qk_s2(a)))
#define __vabs4(a) __qk_word_of(__builtin_elementwise_abs(__qk_s4(a)))
#define __vabs2(a) __qk_word_of(__builtin_elementwise_abs(__qk_s2(a)))
#define __vabsss4(a) __qk_abs_saturated(__qk_s4(a))
#define __vabsss2(a) __qk_abs_saturated(__qk_s2(a))
#define __vabsdiffs4(a, b) __qk_distance(__qk_s4(a), __qk_s4(b))
#define __vabsdiffs2(a, b) __qk_distance(__qk_s2(a), __qk_s2(b))
#define __vabsdiffu4(a, b) __qk_distance(__qk_u4(a), __qk_u4(b))
#define __vabsdiffu2(a, b) __qk_distance(__qk_u2(a), __qk_u2(b))
#define __vsads4(a, b) __qk_lane_sum4(__vabsdiffs4(a, b))
#define __vsadu4(a, b) __qk_lane_sum4(__vabsdiffu4(a, b))
#define __vsads2(a, b) __qk_lane_sum2(__vabsdiffs2(a, b))
#define __vsadu2(a, b) __qk_lane_sum2(__vabsdiffu2(a, b))
#define __vavgu4(a, b) __qk_average(__qk_u4(a), __qk_u4(b), 1)
#define __vavgu2(a, b) __qk_average(__qk_u2(a), __qk_u2(b), 1)
#define __vhaddu4(a, b) __qk_average(__qk_u4(a), __qk_u4(b), 0)
#define __vhaddu2(a, b) __qk_average(__qk_u2(a), __qk_u2(b), 0)
#define __vcmpeq4(a, b) __qk_word_of(__qk_u4(a) == __qk_u4(b))
#define __vcmpeq2(a, b) __qk_word_of(__qk_u2(a) == __qk_u2(b))
#define __vcmpne4(a, b) __qk_word_of(__qk_u4(a) != __qk_u4(b))
#define __vcmpne2(a, b) __qk_word_of(__qk_u2(a) != __qk_u2(b))
#define __vcmpgts4(a, b) __qk_word_of(__qk_s4(a) > __qk_s4(b))
#define __vcmpgts2(a, b) __qk_word_of(__qk_s2(a) > __qk_s2(b))
#define __vcmpgtu4(a, b) __qk_word_of(__qk_u4(a) > __qk_u4(b))
#define __vcmpgtu2(a, b) __qk_word_of(__qk_u2(a) > __qk_u2(b))
#define __vcmpges4(a, b) __qk_word_of(__qk_s4(a) >= __qk_s4(b))
#define __vcmpges2(a, b) __qk_word_of(__qk_s2(a) >= __qk_s2(b))
#define __vcmpgeu4(a, b) __qk_word_of(__qk_u4(a) >= __qk_u4(b))
#define __vcmpgeu2(a, b) __qk_word_of(__qk_u2(a) >= __qk_u2(b))
#define __vcmplts4(a, b) __qk_word_of(__qk_s4(a) < __qk_s4(b))
#define __vcmplts2(a, b) __qk_word_of(__qk_s2(a) < __qk_s2(b))
#define __vcmpltu4(a, b) __qk_word_of(__qk_u4(a) < __qk_u4(b))
#define __vcmpltu2(a, b) __qk_word_of(__qk_u2(a) < __qk_u2(b))
#define __vcmples4(a, b) __qk_word_of(__qk_s4(a) <= __qk_s4(b))
#define __vcmples2(a, b) __qk_word_of(__qk_s2(a) <= __qk_s2(b))
#define __vcmpleu4(a, b) __qk_word_of(__qk_u4(a) <= __qk_u4(b))
#define __vcmpleu2(a, b) __qk_word_of(__qk_u2(a) <= __qk_u2(b))
#define __vseteq4(a, b) (__vcmpeq4(a, b) & 0x01010101u)
#define __vsetne4(a, b) (__vcmpne4(a, b) & 0x01010101u)
#define __vsetgts4(a, b) (__vcmpgts4(a, b) & 0x01010101u)
#define __vsetges4(a, b) (__vcmpges4(a, b) & 0x01010101u)
#define __vsetlts4(a, b) (__vcmplts4(a, b) & 0x01010101u)
#define __vsetles4(a, b) (__vcmples4(a, b) & 0x01010101u)
#define __vsetgtu4(a, b) (__vcmpgtu4(a, b) & 0x01010101u)
#define __vsetgeu4(a, b) (__vcmpgeu4(a, b) & 0x01010101u)
#define __vsetltu4(a, b) (__vcmpltu4(a, b) & 0x01010101u)
#define __vsetleu4(a, b) (__vcmpleu4(a, b) & 0x01010101u)
#define __vseteq2(a, b) (__vcmpeq2(a, b) & 0x00010001u)
#define __vsetne2(a, b) (__vcmpne2(a, b) & 0x00010001u)
#define __vsetgts2(a, b) (__vcmpgts2(a, b) & 0x00010001u)
#define __vsetges2(a, b) (__vcmpges2(a, b) & 0x00010001u)
#define __vsetlts2(a, b) (__vcmplts2(a, b) & 0x00010001u)
#define __vsetles2(a, b) (__vcmples2(a, b) & 0x00010001u)
#define __vsetgtu2(a, b) (__vcmpgtu2(a, b) & 0x00010001u)
#define __vsetgeu2(a, b) (__vcmpgeu2(a, b) & 0x00010001u)
#define __vsetltu2(a, b) (__vcmpltu2(a, b) & 0x00010001u)
#define __vsetleu2(a, b) (__vcmpleu2(a, b) & 0x00010001u)
