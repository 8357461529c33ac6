// Integer intrinsics, bytes in a word, and min, max and abs for every arithmetic type.
#pragma once
#include "qkc_math.h"
#include "vector_types.h"

__QK_FN int abs(int a) {
  return a < 0 ? (int)-(unsigned)a : a;
}
__QK_FN long abs(long a) {
  return a < 0 ? (long)-(unsigned long)a : a;
}
__QK_FN long long abs(long long a) {
  return a < 0 ? (long long)-(unsigned long long)a : a;
}
__QK_FN float abs(float a) {
  return __builtin_fabsf(a);
}
__QK_FN double abs(double a) {
  return __builtin_fabs(a);
}
__QK_FN long labs(long a) {
  return abs(a);
}
__QK_FN long long llabs(long long a) {
  return abs(a);
}

#define __QK_MINMAX(R, A, B)                                                                                           \
  __QK_FN R min(A a, B b) {                                                                                            \
    return (R)a < (R)b ? (R)a : (R)b;                                                                                  \
  }                                                                                                                    \
  __QK_FN R max(A a, B b) {                                                                                            \
    return (R)a > (R)b ? (R)a : (R)b;                                                                                  \
  }
#define __QK_MINMAX3(S, U) __QK_MINMAX(S, S, S) __QK_MINMAX(U, U, U) __QK_MINMAX(U, S, U) __QK_MINMAX(U, U, S)
__QK_MINMAX3(int, unsigned)
__QK_MINMAX3(long, unsigned long)
__QK_MINMAX3(long long, unsigned long long)
#undef __QK_MINMAX3
#undef __QK_MINMAX
#define __QK_MINMAX(F, A, B, suffix)                                                                                   \
  __QK_FN F min(A a, B b) {                                                                                            \
    return fmin##suffix(a, b);                                                                                         \
  }                                                                                                                    \
  __QK_FN F max(A a, B b) {                                                                                            \
    return fmax##suffix(a, b);                                                                                         \
  }
__QK_MINMAX(float, float, float, f)
__QK_MINMAX(double, double, double, )
__QK_MINMAX(double, float, double, )
__QK_MINMAX(double, double, float, )
#undef __QK_MINMAX
__QK_FN unsigned umin(unsigned a, unsigned b) {
  return min(a, b);
}
__QK_FN unsigned umax(unsigned a, unsigned b) {
  return max(a, b);
}

__QK_FN int __popc(unsigned a) {
  return __builtin_popcount(a);
}
__QK_FN int __popcll(unsigned long long a) {
  return __builtin_popcountll(a);
}
__QK_FN int __clz(int a) {
  return a ? __builtin_clz(a) : 32;
}
__QK_FN int __clzll(long long a) {
  return a ? __builtin_clzll(a) : 64;
}
__QK_FN int __ffs(int a) {
  return __builtin_ffs(a);
}
__QK_FN int __ffsll(long long a) {
  return __builtin_ffsll(a);
}
__QK_FN unsigned __brev(unsigned a) {
  return __builtin_bitreverse32(a);
}
__QK_FN unsigned long long __brevll(unsigned long long a) {
  return __builtin_bitreverse64(a);
}
// The position of the n-th set bit from base on (n < 0: downwards, 0: base itself), else ~0.
__QK_FN unsigned __fns(unsigned mask, unsigned base, int n) {
  int step = n < 0 ? -1 : 1, left = n < 0 ? -n : n ? n : 1;
  for (int i = (int)base; i >= 0 && i < 32; i += step) {
    if (mask >> i & 1 && --left == 0)
      return (unsigned)i;
    if (n == 0)
      break;
  }
  return ~0u;
}
__QK_FN int __mul24(int a, int b) {
  return (int)((unsigned)(a << 8 >> 8) * (unsigned)(b << 8 >> 8));
}
__QK_FN unsigned __umul24(unsigned a, unsigned b) {
  return (a & 0xffffff) * (b & 0xffffff);
}
__QK_FN int __mulhi(int a, int b) {
  return (int)((long long)a * b >> 32);
}
__QK_FN unsigned __umulhi(unsigned a, unsigned b) {
  return (unsigned)((unsigned long long)a * b >> 32);
}
__QK_FN long long __mul64hi(long long a, long long b) {
  return (long long)((__int128)a * b >> 64);
}
__QK_FN unsigned long long __umul64hi(unsigned long long a, unsigned long long b) {
  return (unsigned long long)((unsigned __int128)a * b >> 64);
}
__QK_FN unsigned __sad(int a, int b, unsigned c) {
  return c + (a < b ? (unsigned)b - a : (unsigned)a - b);
}
__QK_FN unsigned __usad(unsigned a, unsigned b, unsigned c) {
  return c + (a < b ? b - a : a - b);
}
__QK_FN int __hadd(int a, int b) {
  return (int)(((long long)a + b) >> 1);
}
__QK_FN int __rhadd(int a, int b) {
  return (int)(((long long)a + b + 1) >> 1);
}
__QK_FN unsigned __uhadd(unsigned a, unsigned b) {
  return (unsigned)(((unsigned long long)a + b) >> 1);
}
__QK_FN unsigned __urhadd(unsigned a, unsigned b) {
  return (unsigned)(((unsigned long long)a + b + 1) >> 1);
}

__QK_FN unsigned __funnelshift_l(unsigned lo, unsigned hi, unsigned n) {
  return (unsigned)(((unsigned long long)hi << 32 | lo) << (n & 31) >> 32);
}
__QK_FN unsigned __funnelshift_r(unsigned lo, unsigned hi, unsigned n) {
  return (unsigned)(((unsigned long long)hi << 32 | lo) >> (n & 31));
}
__QK_FN unsigned __funnelshift_lc(unsigned lo, unsigned hi, unsigned n) {
  return n >= 32 ? lo : __funnelshift_l(lo, hi, n);
}
__QK_FN unsigned __funnelshift_rc(unsigned lo, unsigned hi, unsigned n) {
  return n >= 32 ? hi : __funnelshift_r(lo, hi, n);
}
// The low three bits of each nibble of s pick a byte of b:a.
__QK_FN unsigned __byte_perm(unsigned a, unsigned b, unsigned s) {
  unsigned long long both = (unsigned long long)b << 32 | a;
  unsigned r = 0;
  for (int i = 0; i < 4; ++i, s >>= 4)
    r |= (unsigned)((both >> (s & 7) * 8) & 0xff) << i * 8;
  return r;
}

// The i-th byte or half word of a, sign-extended and zero-extended.
__QK_FN int __qk_s8(unsigned a, int i) {
  return (signed char)(a >> 8 * i);
}
__QK_FN int __qk_s16(unsigned a, int i) {
  return (short)(a >> 16 * i);
}
__QK_FN int __qk_u8(unsigned a, int i) {
  return (unsigned char)(a >> 8 * i);
}
__QK_FN int __qk_u16(unsigned a, int i) {
  return (unsigned short)(a >> 16 * i);
}

__QK_FN int __dp4a(int a, int b, int c) {
  for (int i = 0; i < 4; ++i)
    c = (int)((unsigned)c + (unsigned)(__qk_s8(a, i) * __qk_s8(b, i)));
  return c;
}
__QK_FN unsigned __dp4a(unsigned a, unsigned b, unsigned c) {
  for (int i = 0; i < 4; ++i)
    c += (unsigned)(__qk_u8(a, i) * __qk_u8(b, i));
  return c;
}
__QK_FN int __dp4a(char4 a, char4 b, int c) {
  return __dp4a(__builtin_bit_cast(int, a), __builtin_bit_cast(int, b), c);
}
__QK_FN unsigned __dp4a(uchar4 a, uchar4 b, unsigned c) {
  return __dp4a(__builtin_bit_cast(unsigned, a), __builtin_bit_cast(unsigned, b), c);
}
// Two half words of a against two bytes of b: the lower pair or the upper pair.
#define __QK_DP2A(name, base)                                                                                          \
  __QK_FN int name(int a, int b, int c) {                                                                              \
    unsigned p = (unsigned)(__qk_s16(a, 0) * __qk_s8(b, base)), q = (unsigned)(__qk_s16(a, 1) * __qk_s8(b, base + 1)); \
    return (int)((unsigned)c + p + q);                                                                                 \
  }                                                                                                                    \
  __QK_FN unsigned name(unsigned a, unsigned b, unsigned c) {                                                          \
    return c + (unsigned)(__qk_u16(a, 0) * __qk_u8(b, base)) + (unsigned)(__qk_u16(a, 1) * __qk_u8(b, base + 1));      \
  }                                                                                                                    \
  __QK_FN int name(short2 a, char4 b, int c) {                                                                         \
    return name(__builtin_bit_cast(int, a), __builtin_bit_cast(int, b), c);                                            \
  }                                                                                                                    \
  __QK_FN unsigned name(ushort2 a, uchar4 b, unsigned c) {                                                             \
    return name(__builtin_bit_cast(unsigned, a), __builtin_bit_cast(unsigned, b), c);                                  \
  }
__QK_DP2A(__dp2a_lo, 0)
__QK_DP2A(__dp2a_hi, 2)
#undef __QK_DP2A
