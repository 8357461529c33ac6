// CUDA's built-in vector types with their alignments.
#pragma once
#include "qkc_base.h"

// name, element, alignments of the types of 1, 2, 3 and 4 elements
#define __QK_VECTOR(name, T, a1, a2, a3, a4)                                                                           \
  struct __align__(a1) name##1 {                                                                                       \
    T x;                                                                                                               \
  };                                                                                                                   \
  struct __align__(a2) name##2 {                                                                                       \
    T x, y;                                                                                                            \
  };                                                                                                                   \
  struct __align__(a3) name##3 {                                                                                       \
    T x, y, z;                                                                                                         \
  };                                                                                                                   \
  struct __align__(a4) name##4 {                                                                                       \
    T x, y, z, w;                                                                                                      \
  };                                                                                                                   \
  __QK_FN name##1 make_##name##1(T x) {                                                                                \
    return {x};                                                                                                        \
  }                                                                                                                    \
  __QK_FN name##2 make_##name##2(T x, T y) {                                                                           \
    return {x, y};                                                                                                     \
  }                                                                                                                    \
  __QK_FN name##3 make_##name##3(T x, T y, T z) {                                                                      \
    return {x, y, z};                                                                                                  \
  }                                                                                                                    \
  __QK_FN name##4 make_##name##4(T x, T y, T z, T w) {                                                                 \
    return {x, y, z, w};                                                                                               \
  }
__QK_VECTOR(char, signed char, 1, 2, 1, 4)
__QK_VECTOR(uchar, unsigned char, 1, 2, 1, 4)
__QK_VECTOR(short, short, 2, 4, 2, 8)
__QK_VECTOR(ushort, unsigned short, 2, 4, 2, 8)
__QK_VECTOR(int, int, 4, 8, 4, 16)
__QK_VECTOR(uint, unsigned int, 4, 8, 4, 16)
__QK_VECTOR(long, long, 8, 16, 8, 16)
__QK_VECTOR(ulong, unsigned long, 8, 16, 8, 16)
__QK_VECTOR(longlong, long long, 8, 16, 8, 16)
__QK_VECTOR(ulonglong, unsigned long long, 8, 16, 8, 16)
__QK_VECTOR(float, float, 4, 8, 4, 16)
__QK_VECTOR(double, double, 8, 16, 8, 16)
#undef __QK_VECTOR

struct dim3 {
  unsigned x, y, z;
  constexpr __QK_METHOD dim3(unsigned a = 1, unsigned b = 1, unsigned c = 1) : x(a), y(b), z(c) {}
  constexpr __QK_METHOD dim3(uint3 v) : x(v.x), y(v.y), z(v.z) {}
  constexpr __QK_METHOD operator uint3() const { return uint3{x, y, z}; }
};
