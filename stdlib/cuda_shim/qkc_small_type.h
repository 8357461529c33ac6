// A format of at most 8 bits, its pair and its quadruple, as class templates: only the members that a kernel uses are
// compiled. A format F says
//   storage, storage2, storage4  the integers that hold one, two and four codes; width, bits from one code to the next
//   encode(f), decode(c)         code of a float that is exact or rounded to odd, float of a code
#pragma once
#include "cuda_bf16.h"

template <class F> struct __align__(sizeof(typename F::storage)) __qk_small1 {
  typename F::storage __x;
  __qk_small1() = default;
#define __QK_FROM(I, odd)                                                                                              \
  __QK_METHOD explicit __qk_small1(I a) : __x((typename F::storage)F::encode(odd)) {}
#define __QK_TO(I, value)                                                                                              \
  __QK_METHOD explicit operator I() const {                                                                            \
    float f = F::decode(__x);                                                                                          \
    return value;                                                                                                      \
  }
  __QK_FROM(__half, __half2float(a))
  __QK_FROM(__nv_bfloat16, __bfloat162float(a))
  __QK_FROM(float, a)
  __QK_METHOD explicit __qk_small1(double a) : __x((typename F::storage)F::encode_double(a)) {}
  __QK_FROM(short, (float)a)
  __QK_FROM(unsigned short, (float)a)
  __QK_FROM(int, __qk_odd_float(a))
  __QK_FROM(unsigned, __qk_odd_float(a))
  __QK_FROM(long, __qk_odd_float(__qk_odd_ll(a)))
  __QK_FROM(unsigned long, __qk_odd_float(__qk_odd_ull(a)))
  __QK_FROM(long long, __qk_odd_float(__qk_odd_ll(a)))
  __QK_FROM(unsigned long long, __qk_odd_float(__qk_odd_ull(a)))
  __QK_TO(__half, __float2half_rn(f))
  __QK_TO(__nv_bfloat16, __float2bfloat16_rn(f))
  __QK_TO(float, f)
  __QK_TO(double, (double)f)
  __QK_TO(signed char, (signed char)__qk_to_s8(__float2int_rz(f)))
  __QK_TO(char, (char)__qk_to_s8(__float2int_rz(f)))
  __QK_TO(unsigned char, (unsigned char)__qk_to_u8(__float2int_rz(f)))
  __QK_TO(short, (short)__qk_to_s16(__float2int_rz(f)))
  __QK_TO(unsigned short, (unsigned short)__qk_to_u16(__float2int_rz(f)))
  __QK_TO(int, __float2int_rz(f))
  __QK_TO(unsigned, __float2uint_rz(f))
  __QK_TO(long, __float2ll_rz(f))
  __QK_TO(unsigned long, __float2ull_rz(f))
  __QK_TO(long long, __float2ll_rz(f))
  __QK_TO(unsigned long long, __float2ull_rz(f))
  __QK_TO(bool, f != 0.0f)
#undef __QK_FROM
#undef __QK_TO
};

// A word of codes, the first in the lowest bits.
template <class F, class S> struct __align__(sizeof(S)) __qk_codes {
  S __x;
  __qk_codes() = default;

protected:
  __QK_METHOD explicit __qk_codes(S x) : __x(x) {}
  static __QK_METHOD S put(float a, int i) { return (S)((S)F::encode(a) << i * F::width); }
  static __QK_METHOD S put(double a, int i) { return (S)((S)F::encode_double(a) << i * F::width); }
  static __QK_METHOD S put(__half a, int i) { return put(__half2float(a), i); }
  static __QK_METHOD S put(__nv_bfloat16 a, int i) { return put(__bfloat162float(a), i); }
  template <class V> static __QK_METHOD S put2(V a, int i) { return (S)(put(a.x, i) | put(a.y, i + 1)); }
  template <class V> static __QK_METHOD S put4(V a) {
    return (S)(put(a.x, 0) | put(a.y, 1) | put(a.z, 2) | put(a.w, 3));
  }
  __QK_METHOD float at(int i) const { return F::decode(__x >> i * F::width & ((1u << F::width) - 1)); }
};
template <class F> struct __qk_small2 : __qk_codes<F, typename F::storage2> {
  typedef __qk_codes<F, typename F::storage2> codes;
  __qk_small2() = default;
  __QK_METHOD explicit __qk_small2(__half2 a) : codes(codes::put2(a, 0)) {}
  __QK_METHOD explicit __qk_small2(__nv_bfloat162 a) : codes(codes::put2(a, 0)) {}
  __QK_METHOD explicit __qk_small2(float2 a) : codes(codes::put2(a, 0)) {}
  __QK_METHOD explicit __qk_small2(double2 a) : codes(codes::put2(a, 0)) {}
  __QK_METHOD explicit operator float2() const { return {this->at(0), this->at(1)}; }
  __QK_METHOD explicit operator __half2() const { return __floats2half2_rn(this->at(0), this->at(1)); }
  __QK_METHOD explicit operator __nv_bfloat162() const { return __floats2bfloat162_rn(this->at(0), this->at(1)); }
};
template <class F> struct __qk_small4 : __qk_codes<F, typename F::storage4> {
  typedef __qk_codes<F, typename F::storage4> codes;
  __qk_small4() = default;
  __QK_METHOD explicit __qk_small4(__half2 a, __half2 b)
      : codes((typename F::storage4)(codes::put2(a, 0) | codes::put2(b, 2))) {}
  __QK_METHOD explicit __qk_small4(__nv_bfloat162 a, __nv_bfloat162 b)
      : codes((typename F::storage4)(codes::put2(a, 0) | codes::put2(b, 2))) {}
  __QK_METHOD explicit __qk_small4(float4 a) : codes(codes::put4(a)) {}
  __QK_METHOD explicit __qk_small4(double4 a) : codes(codes::put4(a)) {}
  __QK_METHOD explicit operator float4() const { return {this->at(0), this->at(1), this->at(2), this->at(3)}; }
};

// CUDA's three types of a family, names included: format e4m3 of family fp8 gives __nv_fp8_e4m3, __nv_fp8x2_e4m3, ...
#define __QK_SMALL_TYPE(name, base, F)                                                                                 \
  struct name : base<F> {                                                                                              \
    using base<F>::base;                                                                                               \
    name() = default;                                                                                                  \
  };
#define __QK_SMALL_TYPES(family, format, bits, encoder, encoder_double, decoder)                                       \
  struct __qk_##family##_##format {                                                                                    \
    typedef __nv_##family##_storage_t storage;                                                                         \
    typedef __nv_##family##x2_storage_t storage2;                                                                      \
    typedef __nv_##family##x4_storage_t storage4;                                                                      \
    static constexpr int width = bits;                                                                                 \
    static __QK_METHOD __inline__ unsigned encode(float a) {                                                           \
      return encoder;                                                                                                  \
    }                                                                                                                  \
    static __QK_METHOD __inline__ unsigned encode_double(double a) {                                                   \
      return encoder_double;                                                                                           \
    }                                                                                                                  \
    static __QK_METHOD __inline__ float decode(unsigned c) {                                                           \
      return decoder;                                                                                                  \
    }                                                                                                                  \
  };                                                                                                                   \
  __QK_SMALL_TYPE(__nv_##family##_##format, __qk_small1, __qk_##family##_##format)                                     \
  __QK_SMALL_TYPE(__nv_##family##x2_##format, __qk_small2, __qk_##family##_##format)                                   \
  __QK_SMALL_TYPE(__nv_##family##x4_##format, __qk_small4, __qk_##family##_##format)
