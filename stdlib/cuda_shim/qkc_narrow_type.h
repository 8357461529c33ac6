// One 16-bit type and its pair: what depends on the type's name or must accept conversions. The functions that both
// types share are templates in qkc_narrow.h. Included once for __half and once for __nv_bfloat16, with
//   __QK_T, __QK_T2, __QK_R, __QK_R2  the type, its pair, and the raw forms of both
//   __QK_S, __QK_S2                   how names of functions call them (half, half2)
//   __QK_TWIN                         the other 16-bit type, from which it can be made explicitly
//   __QK_NO_CONVERSIONS, __QK_NO_OPERATORS  set where the user turned them off, as with CUDA's headers
// Bits are computed on unsigned short and only then made into the type: each use of a type with this many constructors
// and conversions costs the compiler an overload resolution.

#define __QK_PASTE(a, b, c, d) a##b##c##d
#define __QK_JOIN(a, b, c, d) __QK_PASTE(a, b, c, d)
#define __QK_N(a, b) __QK_JOIN(a, __QK_S, b, )
#define __QK_N2(a, b) __QK_JOIN(a, __QK_S2, b, )
#define __QK_BITS __QK_JOIN(__qk_, __QK_S, _bits, )
#define __QK_DIRECTED __QK_JOIN(__qk_, __QK_S, _directed, )
#define __QK_VALUE(a) __QK_JOIN(__qk_, __QK_S, _value, )((a).__x)
#define __QK_AS(u) __builtin_bit_cast(__QK_T, (unsigned short)(u))
#define __QK_AS2(x, y) __builtin_bit_cast(__QK_T2, (unsigned)(x) | (unsigned)(y) << 16)

struct __QK_R {
  unsigned short x;
};
struct __align__(4) __QK_R2 {
  unsigned short x, y;
};

struct __QK_TWIN;
struct __align__(2) __QK_T {
  unsigned short __x;
  __QK_T() = default;
  __QK_METHOD constexpr __QK_T(const __QK_R& r) : __x(r.x) {}
  __QK_METHOD constexpr operator __QK_R() const { return {__x}; }
#ifndef __QK_NO_CONVERSIONS
  __QK_METHOD __inline__ explicit __QK_T(__QK_TWIN a); // where both types are
#define __QK_FROM(I, odd)                                                                                              \
  __QK_METHOD __QK_T(I a) : __x(__QK_BITS(odd)) {}
#define __QK_TO(I, value)                                                                                              \
  __QK_METHOD operator I() const {                                                                                     \
    float f = __QK_VALUE(*this);                                                                                       \
    return (I)(value);                                                                                                 \
  }
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
  __QK_TO(float, f)
  __QK_TO(signed char, __qk_to_s8(__float2int_rz(f)))
  __QK_TO(char, __qk_to_s8(__float2int_rz(f)))
  __QK_TO(unsigned char, __qk_to_u8(__float2int_rz(f)))
  __QK_TO(short, __qk_to_s16(__float2int_rz(f)))
  __QK_TO(unsigned short, __qk_to_u16(__float2int_rz(f)))
  __QK_TO(int, __float2int_rz(f))
  __QK_TO(unsigned, __float2uint_rz(f))
  __QK_TO(long, __float2ll_rz(f))
  __QK_TO(unsigned long, __float2ull_rz(f))
  __QK_TO(long long, __float2ll_rz(f))
  __QK_TO(unsigned long long, __float2ull_rz(f))
  __QK_METHOD operator bool() const { return (__x & 0x7fff) != 0; }
#undef __QK_FROM
#undef __QK_TO
#endif
};
struct __align__(4) __QK_T2 {
  __QK_T x, y;
  __QK_T2() = default;
  __QK_METHOD constexpr __QK_T2(const __QK_T& a, const __QK_T& b) : x(a), y(b) {}
  __QK_METHOD constexpr __QK_T2(const __QK_R2& r) : x(__QK_R{r.x}), y(__QK_R{r.y}) {}
  __QK_METHOD constexpr operator __QK_R2() const { return {x.__x, y.__x}; }
};
template <> struct __qk_of<__QK_T> {
  typedef __QK_T self;
  static __QK_METHOD __inline__ float value(__QK_T a) { return __QK_VALUE(a); }
  static __QK_METHOD __inline__ __QK_T make(float f) { return __QK_AS(__QK_BITS(f)); }
};
template <> struct __qk_pair<__QK_T2> {
  typedef __QK_T2 self;
  typedef __QK_T scalar;
};
template <> inline constexpr bool __qk_travels<__QK_T> = true;
template <> inline constexpr bool __qk_travels<__QK_T2> = true;

// Between float, double and the type.
__QK_FN float __QK_N(__, 2float)(__QK_T a) {
  return __QK_VALUE(a);
}
__QK_FN __QK_T __QK_N(__float2, )(float a) {
  return __QK_AS(__QK_BITS(a));
}
__QK_FN __QK_T __QK_N(__float2, _rn)(float a) {
  return __QK_AS(__QK_BITS(a));
}
__QK_FN __QK_T __QK_N(__float2, _rz)(float a) {
  return __QK_AS(__QK_DIRECTED(a, false));
}
__QK_FN __QK_T __QK_N(__float2, _ru)(float a) {
  return __QK_AS(__QK_DIRECTED(a, __float_as_int(a) >= 0));
}
__QK_FN __QK_T __QK_N(__float2, _rd)(float a) {
  return __QK_AS(__QK_DIRECTED(a, __float_as_int(a) < 0));
}
__QK_FN __QK_T __QK_N(__double2, )(double a) {
  return __QK_AS(__QK_BITS(__qk_odd_float(a)));
}
// To and from integers. A float rounded to odd lies on the exact value's side of everything that the type holds.
#define __QK_MODE(from, I, odd, clamp, wide, m)                                                                        \
  __QK_FN I __QK_N(__, 2##from##_##m)(__QK_T a) {                                                                      \
    return (I)clamp(__float2##wide##_##m(__QK_VALUE(a)));                                                              \
  }                                                                                                                    \
  __QK_FN __QK_T __QK_N(__##from##2, _##m)(I a) {                                                                      \
    return __QK_N(__float2, _##m)(odd);                                                                                \
  }
#define __QK_MODES(from, I, odd, clamp, wide)                                                                          \
  __QK_MODE(from, I, odd, clamp, wide, rn)                                                                             \
  __QK_MODE(from, I, odd, clamp, wide, rz)                                                                             \
  __QK_MODE(from, I, odd, clamp, wide, ru)                                                                             \
  __QK_MODE(from, I, odd, clamp, wide, rd)
__QK_MODES(int, int, __qk_odd_float(a), , int)
__QK_MODES(uint, unsigned, __qk_odd_float(a), , uint)
__QK_MODES(ll, long long, __qk_odd_float(__qk_odd_ll(a)), , ll)
__QK_MODES(ull, unsigned long long, __qk_odd_float(__qk_odd_ull(a)), , ull)
__QK_MODES(short, short, (float)a, __qk_to_s16, int)
__QK_MODES(ushort, unsigned short, (float)a, __qk_to_u16, int)
#undef __QK_MODES
#undef __QK_MODE
__QK_FN signed char __QK_N(__, 2char_rz)(__QK_T a) {
  return (signed char)__qk_to_s8(__float2int_rz(__QK_VALUE(a)));
}
__QK_FN unsigned char __QK_N(__, 2uchar_rz)(__QK_T a) {
  return (unsigned char)__qk_to_u8(__float2int_rz(__QK_VALUE(a)));
}
__QK_FN short __QK_N(__, _as_short)(__QK_T a) {
  return (short)a.__x;
}
__QK_FN unsigned short __QK_N(__, _as_ushort)(__QK_T a) {
  return a.__x;
}
__QK_FN __QK_T __QK_N(__short_as_, )(short a) {
  return __QK_AS(a);
}
__QK_FN __QK_T __QK_N(__ushort_as_, )(unsigned short a) {
  return __QK_AS(a);
}

// Pairs.
__QK_FN __QK_T2 __QK_N2(make_, )(__QK_T a, __QK_T b) {
  return __QK_AS2(a.__x, b.__x);
}
__QK_FN __QK_T2 __QK_N2(__halves2, )(__QK_T a, __QK_T b) {
  return __QK_AS2(a.__x, b.__x);
}
__QK_FN __QK_T2 __QK_JOIN(__, __QK_S, 2, __QK_S2)(__QK_T a) {
  return __QK_AS2(a.__x, a.__x);
}
__QK_FN __QK_T2 __QK_N2(__floats2, _rn)(float a, float b) {
  return __QK_AS2(__QK_BITS(a), __QK_BITS(b));
}
__QK_FN __QK_T2 __QK_N2(__float22, _rn)(float2 a) {
  return __QK_AS2(__QK_BITS(a.x), __QK_BITS(a.y));
}
__QK_FN __QK_T2 __QK_N2(__float2, _rn)(float a) {
  return __QK_AS2(__QK_BITS(a), __QK_BITS(a));
}
__QK_FN float2 __QK_N2(__, 2float2)(__QK_T2 a) {
  return {__QK_VALUE(a.x), __QK_VALUE(a.y)};
}
__QK_FN float __low2float(__QK_T2 a) {
  return __QK_VALUE(a.x);
}
__QK_FN float __high2float(__QK_T2 a) {
  return __QK_VALUE(a.y);
}
__QK_FN __QK_T __QK_N(__low2, )(__QK_T2 a) {
  return __QK_AS(a.x.__x);
}
__QK_FN __QK_T __QK_N(__high2, )(__QK_T2 a) {
  return __QK_AS(a.y.__x);
}
__QK_FN __QK_T2 __QK_N2(__low2, )(__QK_T2 a) {
  return __QK_AS2(a.x.__x, a.x.__x);
}
__QK_FN __QK_T2 __QK_N2(__high2, )(__QK_T2 a) {
  return __QK_AS2(a.y.__x, a.y.__x);
}
__QK_FN __QK_T2 __QK_N2(__lows2, )(__QK_T2 a, __QK_T2 b) {
  return __QK_AS2(a.x.__x, b.x.__x);
}
__QK_FN __QK_T2 __QK_N2(__highs2, )(__QK_T2 a, __QK_T2 b) {
  return __QK_AS2(a.y.__x, b.y.__x);
}
__QK_FN __QK_T2 __lowhigh2highlow(__QK_T2 a) {
  return __QK_AS2(a.y.__x, a.x.__x);
}

// One rounding each. The forms of pairs that kernels call with braces are here too; the others are templates.
#define __QK_OP2(name, expr)                                                                                           \
  __QK_FN __QK_T name(__QK_T a, __QK_T b) {                                                                            \
    float x = __QK_VALUE(a), y = __QK_VALUE(b);                                                                        \
    return __QK_AS(__QK_BITS(expr));                                                                                   \
  }
#define __QK_OP22(name, name2, expr)                                                                                   \
  __QK_FN unsigned short __QK_JOIN(__qk_, __QK_S, name, )(float x, float y) {                                          \
    return __QK_BITS(expr);                                                                                            \
  }                                                                                                                    \
  __QK_FN __QK_T name(__QK_T a, __QK_T b) {                                                                            \
    return __QK_AS(__QK_JOIN(__qk_, __QK_S, name, )(__QK_VALUE(a), __QK_VALUE(b)));                                    \
  }                                                                                                                    \
  __QK_FN __QK_T2 name2(__QK_T2 a, __QK_T2 b) {                                                                        \
    return __QK_AS2(__QK_JOIN(__qk_, __QK_S, name, )(__QK_VALUE(a.x), __QK_VALUE(b.x)),                                \
                    __QK_JOIN(__qk_, __QK_S, name, )(__QK_VALUE(a.y), __QK_VALUE(b.y)));                               \
  }
#define __QK_OP3(name, expr)                                                                                           \
  __QK_FN __QK_T name(__QK_T a, __QK_T b, __QK_T c) {                                                                  \
    float r = __qk_fma_odd(__QK_VALUE(a), __QK_VALUE(b), __QK_VALUE(c));                                               \
    return __QK_AS(__QK_BITS(expr));                                                                                   \
  }
__QK_OP22(__hadd, __hadd2, x + y)
__QK_OP22(__hsub, __hsub2, x - y)
__QK_OP22(__hmul, __hmul2, x* y)
__QK_OP22(__hdiv, __h2div, x / y)
__QK_OP22(__hmax, __hmax2, fmaxf(x, y))
__QK_OP22(__hmin, __hmin2, fminf(x, y))
__QK_OP2(__hadd_rn, x + y)
__QK_OP2(__hsub_rn, x - y)
__QK_OP2(__hmul_rn, x* y)
__QK_OP2(__hadd_sat, __saturatef(x + y))
__QK_OP2(__hsub_sat, __saturatef(x - y))
__QK_OP2(__hmul_sat, __saturatef(x* y))
__QK_OP2(__hmax_nan, __qk_max_nan(x, y))
__QK_OP2(__hmin_nan, __qk_min_nan(x, y))
__QK_OP3(__hfma, r)
__QK_OP3(__hfma_sat, __saturatef(r))
__QK_OP3(__hfma_relu, __qk_max_nan(r, 0.0f))
__QK_FN __QK_T2 __hfma2(__QK_T2 a, __QK_T2 b, __QK_T2 c) {
  float x = __qk_fma_odd(__QK_VALUE(a.x), __QK_VALUE(b.x), __QK_VALUE(c.x));
  float y = __qk_fma_odd(__QK_VALUE(a.y), __QK_VALUE(b.y), __QK_VALUE(c.y));
  return __QK_AS2(__QK_BITS(x), __QK_BITS(y));
}
#undef __QK_OP2
#undef __QK_OP22
#undef __QK_OP3
__QK_FN __QK_T __habs(__QK_T a) {
  return __QK_AS(a.__x & 0x7fff);
}
__QK_FN __QK_T __hneg(__QK_T a) {
  return __QK_AS(a.__x ^ 0x8000);
}
__QK_FN bool __hisnan(__QK_T a) {
  return isnan(__QK_VALUE(a));
}
__QK_FN int __hisinf(__QK_T a) {
  float x = __QK_VALUE(a);
  return isinf(x) ? (x < 0 ? -1 : 1) : 0;
}
// Ordered comparisons are false where an operand is NaN, the u forms true.
#define __QK_COMPARE(name, expr)                                                                                       \
  __QK_FN bool name(__QK_T a, __QK_T b) {                                                                              \
    float x = __QK_VALUE(a), y = __QK_VALUE(b);                                                                        \
    return expr;                                                                                                       \
  }
__QK_COMPARE(__heq, x == y)
__QK_COMPARE(__hne, x<y || x> y)
__QK_COMPARE(__hlt, x < y)
__QK_COMPARE(__hle, x <= y)
__QK_COMPARE(__hgt, x > y)
__QK_COMPARE(__hge, x >= y)
__QK_COMPARE(__hequ, !(x < y || x > y))
__QK_COMPARE(__hneu, x != y)
__QK_COMPARE(__hltu, !(x >= y))
__QK_COMPARE(__hleu, !(x > y))
__QK_COMPARE(__hgtu, !(x <= y))
__QK_COMPARE(__hgeu, !(x < y))
#undef __QK_COMPARE

#ifndef __QK_NO_OPERATORS
#define __QK_ARITHMETIC(op)                                                                                            \
  __QK_FN __QK_T operator op(const __QK_T& a, const __QK_T& b) {                                                       \
    return __QK_AS(__QK_BITS(__QK_VALUE(a) op __QK_VALUE(b)));                                                         \
  }                                                                                                                    \
  __QK_FN __QK_T& operator op##=(__QK_T & a, const __QK_T & b) {                                                       \
    a.__x = __QK_BITS(__QK_VALUE(a) op __QK_VALUE(b));                                                                 \
    return a;                                                                                                          \
  }
#define __QK_COMPARE(op)                                                                                               \
  __QK_FN bool operator op(const __QK_T& a, const __QK_T& b) {                                                         \
    return __QK_VALUE(a) op __QK_VALUE(b);                                                                             \
  }
#define __QK_STEP(op, sign)                                                                                            \
  __QK_FN __QK_T& operator op(__QK_T & a) {                                                                            \
    a.__x = __QK_BITS(__QK_VALUE(a) sign 1.0f);                                                                        \
    return a;                                                                                                          \
  }                                                                                                                    \
  __QK_FN __QK_T operator op(__QK_T& a, int) {                                                                         \
    unsigned short old = a.__x;                                                                                        \
    a.__x = __QK_BITS(__QK_VALUE(a) sign 1.0f);                                                                        \
    return __QK_AS(old);                                                                                               \
  }
__QK_ARITHMETIC(+)
__QK_ARITHMETIC(-)
__QK_ARITHMETIC(*)
__QK_ARITHMETIC(/)
__QK_COMPARE(==)
__QK_COMPARE(!=)
__QK_COMPARE(<)
__QK_COMPARE(<=)
__QK_COMPARE(>)
__QK_COMPARE(>=)
__QK_STEP(++, +)
__QK_STEP(--, -)
__QK_FN __QK_T operator+(const __QK_T& a) {
  return __QK_AS(a.__x);
}
__QK_FN __QK_T operator-(const __QK_T& a) {
  return __QK_AS(a.__x ^ 0x8000);
}
template <> inline constexpr bool __qk_has_operators<__QK_T2> = true;
#undef __QK_ARITHMETIC
#undef __QK_COMPARE
#undef __QK_STEP
#endif

// Atomic add: each half of a pair on its own.
__QK_DFN unsigned short __QK_N(__qk_atomic_add_, )(unsigned short* word, float v) {
  unsigned short old = __atomic_load_n(word, __QK_RELAXED);
  while (!__atomic_compare_exchange_n(word, &old, __QK_BITS(__QK_JOIN(__qk_, __QK_S, _value, )(old) + v), 1,
                                      __QK_RELAXED, __QK_RELAXED)) {
  }
  return old;
}
__QK_DFN __QK_T atomicAdd(__QK_T* p, __QK_T v) {
  return __QK_AS(__QK_N(__qk_atomic_add_, )(&p->__x, __QK_VALUE(v)));
}
__QK_DFN __QK_T2 atomicAdd(__QK_T2* p, __QK_T2 v) {
  unsigned short x = __QK_N(__qk_atomic_add_, )(&p->x.__x, __QK_VALUE(v.x));
  return __QK_AS2(x, __QK_N(__qk_atomic_add_, )(&p->y.__x, __QK_VALUE(v.y)));
}

#undef __QK_PASTE
#undef __QK_JOIN
#undef __QK_N
#undef __QK_N2
#undef __QK_BITS
#undef __QK_DIRECTED
#undef __QK_VALUE
#undef __QK_AS
#undef __QK_AS2
#undef __QK_T
#undef __QK_T2
#undef __QK_TWIN
#undef __QK_R
#undef __QK_R2
#undef __QK_S
#undef __QK_S2
#undef __QK_NO_CONVERSIONS
#undef __QK_NO_OPERATORS
