// One format of at most 8 bits, its pair and its quadruple. Included once for each format, with
//   __QK_T1, __QK_T2, __QK_T4  the types
//   __QK_S1, __QK_S2, __QK_S4  the integers that hold them, __QK_W the bits from one element to the next
//   __QK_ENCODE(f)             the code of a float, which is exact or rounded to odd
//   __QK_DECODE(c)             the float of a code
struct __align__(sizeof(__QK_S1)) __QK_T1 {
  __QK_S1 __x;
  __QK_T1() = default;
#define __QK_FROM(I, odd)                                                                                              \
  __QK_METHOD explicit __QK_T1(I a) : __x((__QK_S1)__QK_ENCODE(odd)) {}
#define __QK_TO(I, value)                                                                                              \
  __QK_METHOD explicit operator I() const {                                                                            \
    float f = __QK_DECODE(__x);                                                                                        \
    return value;                                                                                                      \
  }
  __QK_FROM(__half, __half2float(a))
  __QK_FROM(__nv_bfloat16, __bfloat162float(a))
  __QK_FROM(float, a)
  __QK_FROM(double, __qk_odd_float(a))
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

#define __QK_AT(i) __QK_DECODE((__QK_S1)(__x >> (i) * __QK_W & ((1 << __QK_W) - 1)))
#define __QK_PAIR(a, b) ((__QK_S2)(__QK_ENCODE(a) | __QK_ENCODE(b) << __QK_W))
#define __QK_FOUR(a, b, c, d) ((__QK_S4)((__QK_S4)__QK_PAIR(a, b) | (__QK_S4)__QK_PAIR(c, d) << 2 * __QK_W))
struct __align__(sizeof(__QK_S2)) __QK_T2 {
  __QK_S2 __x;
  __QK_T2() = default;
  __QK_METHOD explicit __QK_T2(__half2 a) : __x(__QK_PAIR(__half2float(a.x), __half2float(a.y))) {}
  __QK_METHOD explicit __QK_T2(__nv_bfloat162 a) : __x(__QK_PAIR(__bfloat162float(a.x), __bfloat162float(a.y))) {}
  __QK_METHOD explicit __QK_T2(float2 a) : __x(__QK_PAIR(a.x, a.y)) {}
  __QK_METHOD explicit __QK_T2(double2 a) : __x(__QK_PAIR(__qk_odd_float(a.x), __qk_odd_float(a.y))) {}
  __QK_METHOD explicit operator float2() const { return {__QK_AT(0), __QK_AT(1)}; }
  __QK_METHOD explicit operator __half2() const { return __floats2half2_rn(__QK_AT(0), __QK_AT(1)); }
  __QK_METHOD explicit operator __nv_bfloat162() const { return __floats2bfloat162_rn(__QK_AT(0), __QK_AT(1)); }
};
struct __align__(sizeof(__QK_S4)) __QK_T4 {
  __QK_S4 __x;
  __QK_T4() = default;
  __QK_METHOD explicit __QK_T4(__half2 a, __half2 b)
      : __x(__QK_FOUR(__half2float(a.x), __half2float(a.y), __half2float(b.x), __half2float(b.y))) {}
  __QK_METHOD explicit __QK_T4(__nv_bfloat162 a, __nv_bfloat162 b)
      : __x(__QK_FOUR(__bfloat162float(a.x), __bfloat162float(a.y), __bfloat162float(b.x), __bfloat162float(b.y))) {}
  __QK_METHOD explicit __QK_T4(float4 a) : __x(__QK_FOUR(a.x, a.y, a.z, a.w)) {}
  __QK_METHOD explicit __QK_T4(double4 a)
      : __x(__QK_FOUR(__qk_odd_float(a.x), __qk_odd_float(a.y), __qk_odd_float(a.z), __qk_odd_float(a.w))) {}
  __QK_METHOD explicit operator float4() const { return {__QK_AT(0), __QK_AT(1), __QK_AT(2), __QK_AT(3)}; }
};
#undef __QK_AT
#undef __QK_PAIR
#undef __QK_FOUR
#undef __QK_T1
#undef __QK_T2
#undef __QK_T4
#undef __QK_S1
#undef __QK_S2
#undef __QK_S4
#undef __QK_W
#undef __QK_ENCODE
#undef __QK_DECODE
