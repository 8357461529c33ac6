// Atomics. They are real ones: blocks run on several threads of the processor. The forms _block and _system are the
// same here, but that the watched run knows those of block scope (__QK_BLOCK_SCOPE).
#pragma once
#include "qkc_convert.h"
#include "vector_types.h"

#define __QK_RELAXED __ATOMIC_RELAXED
// A type that takes part in no deduction: the argument is converted to the type that the pointer names.
template <class T> struct __qk_same {
  typedef T type;
};
// kinds of T, one bit each; an operation lists the kinds that CUDA has for it
template <class T> constexpr int __qk_kind = 0;
template <> inline constexpr int __qk_kind<int> = 1;
template <> inline constexpr int __qk_kind<unsigned> = 2;
template <> inline constexpr int __qk_kind<long long> = 4;
template <> inline constexpr int __qk_kind<unsigned long long> = 8;
template <> inline constexpr int __qk_kind<float> = 16;
template <> inline constexpr int __qk_kind<double> = 32;
template <> inline constexpr int __qk_kind<unsigned short> = 64;

// An operation at the scopes of the device, a block and the system: the same body, as calls in between would hide the
// scope.
#define __QK_ATOMIC(name, kinds, ...)                                                                                  \
  __QK_ATOMIC_AT(name, , kinds, __VA_ARGS__)                                                                           \
  __QK_ATOMIC_AT(name##_block, __QK_BLOCK_SCOPE, kinds, __VA_ARGS__)                                                   \
  __QK_ATOMIC_AT(name##_system, , kinds, __VA_ARGS__)
#define __QK_ATOMIC_AT(name, scope, kinds, ...)                                                                        \
  template <class T> scope __QK_DFN T name(T* p, typename __qk_same<T>::type v) {                                      \
    static_assert(__qk_kind<T> & (kinds), #name " does not exist for this type");                                      \
    __VA_ARGS__                                                                                                        \
  }
// next: the new value, from the old one `o` and the argument `v`; U: the unsigned type of T's width
#define __QK_LOOP(U, next)                                                                                             \
  U bits = __atomic_load_n((U*)p, __QK_RELAXED);                                                                       \
  T o = __builtin_bit_cast(T, bits);                                                                                   \
  while (!__atomic_compare_exchange_n((U*)p, &bits, __builtin_bit_cast(U, (T)(next)), 1, __QK_RELAXED, __QK_RELAXED))  \
    o = __builtin_bit_cast(T, bits);                                                                                   \
  return o;
__QK_ATOMIC(
    atomicAdd, 59,
    if constexpr (__is_same(T, float)) { __QK_LOOP(unsigned, o + v) } else if constexpr (__is_same(T, double)) {
      __QK_LOOP(unsigned long long, o + v)
    } else { return __atomic_fetch_add(p, v, __QK_RELAXED); })
__QK_ATOMIC(atomicSub, 3, return __atomic_fetch_sub(p, v, __QK_RELAXED);)
__QK_ATOMIC(atomicMax, 15, return __atomic_fetch_max(p, v, __QK_RELAXED);)
__QK_ATOMIC(atomicMin, 15, return __atomic_fetch_min(p, v, __QK_RELAXED);)
__QK_ATOMIC(atomicAnd, 11, return __atomic_fetch_and(p, v, __QK_RELAXED);)
__QK_ATOMIC(atomicOr, 11, return __atomic_fetch_or(p, v, __QK_RELAXED);)
__QK_ATOMIC(atomicXor, 11, return __atomic_fetch_xor(p, v, __QK_RELAXED);)
__QK_ATOMIC(atomicExch, 27, T o; __atomic_exchange(p, &v, &o, __QK_RELAXED); return o;)
__QK_ATOMIC(atomicInc, 2, __QK_LOOP(T, o >= v ? 0 : o + 1))
__QK_ATOMIC(atomicDec, 2, __QK_LOOP(T, o == 0 || o > v ? v : o - 1))
#undef __QK_ATOMIC
#undef __QK_ATOMIC_AT

#define __QK_CAS(name, scope)                                                                                          \
  template <class T>                                                                                                   \
  scope __QK_DFN T name(T* p, typename __qk_same<T>::type expected, typename __qk_same<T>::type v) {                   \
    static_assert(__qk_kind<T> & 75, #name " does not exist for this type");                                           \
    __atomic_compare_exchange_n(p, &expected, v, 0, __QK_RELAXED, __QK_RELAXED);                                       \
    return expected;                                                                                                   \
  }
__QK_CAS(atomicCAS, )
__QK_CAS(atomicCAS_block, __QK_BLOCK_SCOPE)
__QK_CAS(atomicCAS_system, )
#undef __QK_CAS

// Vectors of float: each element is added atomically.
__QK_DFN float2 atomicAdd(float2* p, float2 v) {
  return {atomicAdd(&p->x, v.x), atomicAdd(&p->y, v.y)};
}
__QK_DFN float4 atomicAdd(float4* p, float4 v) {
  return {atomicAdd(&p->x, v.x), atomicAdd(&p->y, v.y), atomicAdd(&p->z, v.z), atomicAdd(&p->w, v.w)};
}
