// Barriers, fences and exchanges between the threads of a warp, a block and a grid.
#pragma once
#include "qkc_convert.h"

// Macros keep the call in the kernel's own text, so that the place of a barrier is the user's line.
#define __syncthreads() __qkc_syncthreads()
#define __syncthreads_count(p) __qkc_syncthreads_count((p) != 0)
#define __syncthreads_and(p) __qkc_syncthreads_and((p) != 0)
#define __syncthreads_or(p) __qkc_syncthreads_or((p) != 0)
__QK_DFN void __syncwarp(unsigned mask = ~0u) {
  __qkc_syncwarp(mask);
}
__QK_DFN void __threadfence() {
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
}
__QK_BLOCK_SCOPE __QK_DFN void __threadfence_block() {
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
}
__QK_DFN void __threadfence_system() {
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
}
__QK_DFN void __nanosleep(unsigned) {}
__QK_DFN void __trap() {
  __qkc_trap();
}
__QK_DFN void __brkpt() {
  __qkc_trap();
}
__QK_DFN long long clock64() {
  return (long long)__builtin_readcyclecounter();
}
__QK_DFN int clock() {
  return (int)__builtin_readcyclecounter();
}
__QK_DFN unsigned long long __globaltimer() {
  return __builtin_readcyclecounter();
}

__QK_DFN unsigned __qk_thread() {
  return __qkc_tid_x() + __qkc_bdim_x() * (__qkc_tid_y() + __qkc_bdim_y() * __qkc_tid_z());
}
__QK_DFN unsigned __qk_lane() {
  return __qk_thread() & 31;
}
__QK_DFN unsigned __activemask() {
  return __qkc_activemask();
}

__QK_DFN unsigned __ballot_sync(unsigned mask, int p) {
  return __qkc_ballot(mask, p != 0);
}
__QK_DFN int __any_sync(unsigned mask, int p) {
  return __qkc_ballot(mask, p != 0) != 0;
}
__QK_DFN int __all_sync(unsigned mask, int p) {
  return __qkc_ballot(mask, p == 0) == 0;
}
__QK_DFN int __uni_sync(unsigned mask, int p) {
  unsigned b = __qkc_ballot(mask, p != 0);
  return b == 0 || b == mask;
}

__QK_DFN unsigned __reduce_add_sync(unsigned mask, unsigned v) {
  return __qkc_redux(mask, v, 1);
}
__QK_DFN int __reduce_add_sync(unsigned mask, int v) {
  return (int)__qkc_redux(mask, (unsigned)v, 1);
}
__QK_DFN unsigned __reduce_max_sync(unsigned mask, unsigned v) {
  return __qkc_redux(mask, v, 0);
}
__QK_DFN unsigned __reduce_min_sync(unsigned mask, unsigned v) {
  return __qkc_redux(mask, v, 2);
}
// Flipping the sign bit maps the order of int to that of unsigned.
__QK_DFN int __reduce_max_sync(unsigned mask, int v) {
  return (int)(__qkc_redux(mask, (unsigned)v ^ 0x80000000u, 0) ^ 0x80000000u);
}
__QK_DFN int __reduce_min_sync(unsigned mask, int v) {
  return (int)(__qkc_redux(mask, (unsigned)v ^ 0x80000000u, 2) ^ 0x80000000u);
}
__QK_DFN unsigned __reduce_and_sync(unsigned mask, unsigned v) {
  return __qkc_redux(mask, v, 3);
}
__QK_DFN unsigned __reduce_or_sync(unsigned mask, unsigned v) {
  return __qkc_redux(mask, v, 4);
}
__QK_DFN unsigned __reduce_xor_sync(unsigned mask, unsigned v) {
  return __qkc_redux(mask, v, 5);
}

// The lane that a shuffle reads, for segments of width lanes; the caller's own where the source is outside its segment.
__QK_DFN unsigned __qk_from_index(int lane, int width) {
  return (__qk_lane() & ~(unsigned)(width - 1)) | ((unsigned)lane & (unsigned)(width - 1));
}
__QK_DFN unsigned __qk_from_xor(int bits, int width) {
  unsigned me = __qk_lane(), from = me ^ (unsigned)bits;
  return from > (me | (unsigned)(width - 1)) ? me : from;
}
__QK_DFN unsigned __qk_from_down(unsigned delta, int width) {
  unsigned me = __qk_lane(), in = me & (unsigned)(width - 1);
  return in + delta >= (unsigned)width ? me : me + delta;
}
__QK_DFN unsigned __qk_from_up(unsigned delta, int width) {
  unsigned me = __qk_lane(), in = me & (unsigned)(width - 1);
  return in < delta ? me : me - delta;
}
// The types that a shuffle carries: numbers here, the narrow types in their own headers.
template <class T> constexpr bool __qk_travels = __is_arithmetic(T);
template <int bytes> struct __qk_word;
template <> struct __qk_word<1> {
  typedef unsigned char type;
};
template <> struct __qk_word<2> {
  typedef unsigned short type;
};
template <> struct __qk_word<4> {
  typedef unsigned type;
};
template <> struct __qk_word<8> {
  typedef unsigned long type;
};
template <class T> __QK_DFN unsigned long __qk_to_word(T v) {
  static_assert(__qk_travels<T>, "a warp exchanges numbers of at most 8 bytes");
  return __builtin_bit_cast(typename __qk_word<sizeof(T)>::type, v);
}
template <class T> __QK_DFN T __qk_shfl(unsigned mask, T v, unsigned from) {
  return __builtin_bit_cast(T, (typename __qk_word<sizeof(T)>::type)__qkc_shfl(mask, __qk_to_word(v), from));
}
template <class T> __QK_DFN T __shfl_sync(unsigned mask, T v, int lane, int width = 32) {
  return __qk_shfl(mask, v, __qk_from_index(lane, width));
}
template <class T> __QK_DFN T __shfl_xor_sync(unsigned mask, T v, int bits, int width = 32) {
  return __qk_shfl(mask, v, __qk_from_xor(bits, width));
}
template <class T> __QK_DFN T __shfl_down_sync(unsigned mask, T v, unsigned delta, int width = 32) {
  return __qk_shfl(mask, v, __qk_from_down(delta, width));
}
template <class T> __QK_DFN T __shfl_up_sync(unsigned mask, T v, unsigned delta, int width = 32) {
  return __qk_shfl(mask, v, __qk_from_up(delta, width));
}
template <class T> __QK_DFN unsigned __match_any_sync(unsigned mask, T v) {
  return __qkc_match_any(mask, __qk_to_word(v));
}
template <class T> __QK_DFN unsigned __match_all_sync(unsigned mask, T v, int* all) {
  unsigned m = __qkc_match_all(mask, __qk_to_word(v));
  *all = m != 0;
  return m;
}
