// Loads and stores with cache hints, memory functions, assert and printf.
#pragma once
#include "qkc_base.h"

#define __QK_LOAD(name)                                                                                                \
  template <class T> __QK_DFN T name(const T* p) {                                                                     \
    return *p;                                                                                                         \
  }
#define __QK_STORE(name)                                                                                               \
  template <class T, class U> __QK_DFN void name(T* p, U v) {                                                          \
    *p = v;                                                                                                            \
  }
__QK_LOAD(__ldg)
__QK_LOAD(__ldca)
__QK_LOAD(__ldcg)
__QK_LOAD(__ldcs)
__QK_LOAD(__ldlu)
__QK_STORE(__stwb)
__QK_STORE(__stcg)
__QK_STORE(__stcs)
__QK_STORE(__stwt)
#undef __QK_LOAD
// Reads memory anew each time, as a volatile load does: parts of at most eight bytes, each in one step. The other hints
// are plain loads, which a compiler may move.
template <int size> struct __qk_part {
  typedef unsigned char type;
};
template <> struct __qk_part<2> {
  typedef unsigned short type;
};
template <> struct __qk_part<4> {
  typedef unsigned type;
};
template <> struct __qk_part<8> {
  typedef unsigned long long type;
};
template <class T> __QK_DFN T __ldcv(const T* p) {
  constexpr int bytes = alignof(T) < 8 ? alignof(T) : 8;
  typedef typename __qk_part<bytes>::type part;
  struct {
    part at[sizeof(T) / bytes];
  } all;
  for (int i = 0; i < (int)(sizeof(T) / bytes); ++i)
    all.at[i] = ((const volatile part*)p)[i];
  return __builtin_bit_cast(T, all);
}
#undef __QK_STORE

__QK_FN void* memcpy(void* to, const void* from, size_t n) {
  return __builtin_memcpy(to, from, n);
}
__QK_FN void* memmove(void* to, const void* from, size_t n) {
  return __builtin_memmove(to, from, n);
}
__QK_FN void* memset(void* to, int byte, size_t n) {
  return __builtin_memset(to, byte, n);
}
__QK_FN int memcmp(const void* a, const void* b, size_t n) {
  return __builtin_memcmp(a, b, n);
}

// Nothing is printed: a candidate's output is its tensors.
template <class... A> __QK_FN int printf(const char*, A...) {
  return 0;
}
__QK_FN void __assume(bool b) {
  __builtin_assume(b);
}

#ifdef NDEBUG
#define assert(e) ((void)0)
#else
#define assert(e) ((e) ? (void)0 : __qkc_trap())
#endif
