// One 16-bit type and its pair, with their operations. Included once for __half and once for __nv_bfloat16, with
//   __QK_T, __QK_T2, __QK_R, __QK_R2  the type, its pair, and the raw forms of both
//   __QK_S, __QK_S2                   how the names of functions call them (half, half2)
//   __QK_NO_CONVERSIONS, __QK_NO_OPERATORS  set where the user turned them off, as with CUDA's headers
// Add, subtract, multiply, divide and square root compute in float and round once more. That is the rounding of the
// exact result, since 24 bits are at least twice the format's precision and two more, and products too small for
// float's normal range are still exact where they matter. fma goes through double and rounds to odd on the way.

#define __QK_PASTE(a, b, c, d) a##b##c##d
#define __QK_JOIN(a, b, c, d) __QK_PASTE(a, b, c, d)
#define __QK_N(a, b) __QK_JOIN(a, __QK_S, b, )
#define __QK_N2(a, b) __QK_JOIN(a, __QK_S2, b, )
#define __QK_VALUE(a) __QK_JOIN(__qk_, __QK_S, _value, )((a).__x)
#define __QK_MAKE(f) __QK_T(__QK_R{__QK_JOIN(__qk_, __QK_S, _bits, )(f)})
#define __QK_DIRECTED(f, up) __QK_T(__QK_R{__QK_JOIN(__qk_, __QK_S, _directed, )(f, up)})

struct __QK_R {
  unsigned short x;
};
struct __align__(4) __QK_R2 {
  unsigned short x, y;
};

struct __align__(2) __QK_T {
  unsigned short __x;
  __QK_T() = default;
  __QK_METHOD constexpr __QK_T(const __QK_R& r) : __x(r.x) {}
  __QK_METHOD constexpr operator __QK_R() const { return {__x}; }
#ifndef __QK_NO_CONVERSIONS
#define __QK_FROM(I, odd)                                                                                              \
  __QK_METHOD __QK_T(I a) : __x(__QK_JOIN(__qk_, __QK_S, _bits, )(odd)) {}
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
template <> inline constexpr bool __qk_travels<__QK_T> = true;
template <> inline constexpr bool __qk_travels<__QK_T2> = true;

// Between float, double and the type.
__QK_FN float __QK_N(__, 2float)(__QK_T a) {
  return __QK_VALUE(a);
}
__QK_FN __QK_T __QK_N(__float2, )(float a) {
  return __QK_MAKE(a);
}
__QK_FN __QK_T __QK_N(__float2, _rn)(float a) {
  return __QK_MAKE(a);
}
__QK_FN __QK_T __QK_N(__float2, _rz)(float a) {
  return __QK_DIRECTED(a, false);
}
__QK_FN __QK_T __QK_N(__float2, _ru)(float a) {
  return __QK_DIRECTED(a, !signbit(a));
}
__QK_FN __QK_T __QK_N(__float2, _rd)(float a) {
  return __QK_DIRECTED(a, signbit(a));
}
__QK_FN __QK_T __QK_N(__double2, )(double a) {
  return __QK_MAKE(__qk_odd_float(a));
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
  return __QK_R{(unsigned short)a};
}
__QK_FN __QK_T __QK_N(__ushort_as_, )(unsigned short a) {
  return __QK_R{a};
}
// Pairs.
__QK_FN __QK_T2 __QK_N2(make_, )(__QK_T a, __QK_T b) {
  return {a, b};
}
__QK_FN __QK_T2 __QK_N2(__halves2, )(__QK_T a, __QK_T b) {
  return {a, b};
}
__QK_FN __QK_T2 __QK_JOIN(__, __QK_S, 2, __QK_S2)(__QK_T a) {
  return {a, a};
}
__QK_FN __QK_T2 __QK_N2(__floats2, _rn)(float a, float b) {
  return {__QK_MAKE(a), __QK_MAKE(b)};
}
__QK_FN __QK_T2 __QK_N2(__float22, _rn)(float2 a) {
  return {__QK_MAKE(a.x), __QK_MAKE(a.y)};
}
__QK_FN __QK_T2 __QK_N2(__float2, _rn)(float a) {
  return {__QK_MAKE(a), __QK_MAKE(a)};
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
  return a.x;
}
__QK_FN __QK_T __QK_N(__high2, )(__QK_T2 a) {
  return a.y;
}
__QK_FN __QK_T2 __QK_N2(__low2, )(__QK_T2 a) {
  return {a.x, a.x};
}
__QK_FN __QK_T2 __QK_N2(__high2, )(__QK_T2 a) {
  return {a.y, a.y};
}
__QK_FN __QK_T2 __QK_N2(__lows2, )(__QK_T2 a, __QK_T2 b) {
  return {a.x, b.x};
}
__QK_FN __QK_T2 __QK_N2(__highs2, )(__QK_T2 a, __QK_T2 b) {
  return {a.y, b.y};
}
__QK_FN __QK_T2 __lowhigh2highlow(__QK_T2 a) {
  return {a.y, a.x};
}

// One rounding each; the pair's form works on both halves.
#define __QK_OP1(name, name2, expr)                                                                                    \
  __QK_FN __QK_T name(__QK_T a) {                                                                                      \
    float x = __QK_VALUE(a);                                                                                           \
    return __QK_MAKE(expr);                                                                                            \
  }                                                                                                                    \
  __QK_FN __QK_T2 name2(__QK_T2 a) {                                                                                   \
    return {name(a.x), name(a.y)};                                                                                     \
  }
#define __QK_OP2(name, name2, expr)                                                                                    \
  __QK_FN __QK_T name(__QK_T a, __QK_T b) {                                                                            \
    float x = __QK_VALUE(a), y = __QK_VALUE(b);                                                                        \
    return __QK_MAKE(expr);                                                                                            \
  }                                                                                                                    \
  __QK_FN __QK_T2 name2(__QK_T2 a, __QK_T2 b) {                                                                        \
    return {name(a.x, b.x), name(a.y, b.y)};                                                                           \
  }
#define __QK_OP3(name, name2, expr)                                                                                    \
  __QK_FN __QK_T name(__QK_T a, __QK_T b, __QK_T c) {                                                                  \
    float r = __qk_fma_odd(__QK_VALUE(a), __QK_VALUE(b), __QK_VALUE(c));                                               \
    return __QK_MAKE(expr);                                                                                            \
  }                                                                                                                    \
  __QK_FN __QK_T2 name2(__QK_T2 a, __QK_T2 b, __QK_T2 c) {                                                             \
    return {name(a.x, b.x, c.x), name(a.y, b.y, c.y)};                                                                 \
  }
__QK_OP2(__hadd, __hadd2, x + y)
__QK_OP2(__hsub, __hsub2, x - y)
__QK_OP2(__hmul, __hmul2, x* y)
__QK_OP2(__hdiv, __h2div, x / y)
__QK_OP2(__hadd_rn, __hadd2_rn, x + y)
__QK_OP2(__hsub_rn, __hsub2_rn, x - y)
__QK_OP2(__hmul_rn, __hmul2_rn, x* y)
__QK_OP2(__hadd_sat, __hadd2_sat, __saturatef(x + y))
__QK_OP2(__hsub_sat, __hsub2_sat, __saturatef(x - y))
__QK_OP2(__hmul_sat, __hmul2_sat, __saturatef(x* y))
__QK_OP2(__hmax, __hmax2, fmaxf(x, y))
__QK_OP2(__hmin, __hmin2, fminf(x, y))
__QK_OP2(__hmax_nan, __hmax2_nan, __qk_max_nan(x, y))
__QK_OP2(__hmin_nan, __hmin2_nan, __qk_min_nan(x, y))
__QK_OP3(__hfma, __hfma2, r)
__QK_OP3(__hfma_sat, __hfma2_sat, __saturatef(r))
__QK_OP3(__hfma_relu, __hfma2_relu, __qk_max_nan(r, 0.0f))
__QK_OP1(hrcp, h2rcp, 1.0f / x)
__QK_OP1(hsqrt, h2sqrt, __builtin_sqrtf(x))
__QK_OP1(hrsqrt, h2rsqrt, __qk_odd_float(1.0 / __builtin_sqrt((double)x)))
__QK_OP1(hrint, h2rint, __builtin_rintf(x))
__QK_OP1(hfloor, h2floor, __builtin_floorf(x))
__QK_OP1(hceil, h2ceil, __builtin_ceilf(x))
__QK_OP1(htrunc, h2trunc, __builtin_truncf(x))
__QK_OP1(hexp, h2exp, __builtin_expf(x))
__QK_OP1(hexp2, h2exp2, __builtin_exp2f(x))
__QK_OP1(hexp10, h2exp10, exp10f(x))
__QK_OP1(hlog, h2log, __builtin_logf(x))
__QK_OP1(hlog2, h2log2, __builtin_log2f(x))
__QK_OP1(hlog10, h2log10, __builtin_log10f(x))
__QK_OP1(hsin, h2sin, __builtin_sinf(x))
__QK_OP1(hcos, h2cos, __builtin_cosf(x))
__QK_OP1(htanh, h2tanh, __builtin_tanhf(x))
__QK_OP1(htanh_approx, h2tanh_approx, __builtin_tanhf(x))
#undef __QK_OP1
#undef __QK_OP2
#undef __QK_OP3
__QK_FN __QK_T __habs(__QK_T a) {
  return __QK_R{(unsigned short)(a.__x & 0x7fff)};
}
__QK_FN __QK_T __hneg(__QK_T a) {
  return __QK_R{(unsigned short)(a.__x ^ 0x8000)};
}
__QK_FN __QK_T2 __habs2(__QK_T2 a) {
  return {__habs(a.x), __habs(a.y)};
}
__QK_FN __QK_T2 __hneg2(__QK_T2 a) {
  return {__hneg(a.x), __hneg(a.y)};
}
// Complex multiply and add, as the two fma of each part.
__QK_FN __QK_T2 __hcmadd(__QK_T2 a, __QK_T2 b, __QK_T2 c) {
  return {__hfma(__hneg(a.y), b.y, __hfma(a.x, b.x, c.x)), __hfma(a.y, b.x, __hfma(a.x, b.y, c.y))};
}
__QK_FN bool __hisnan(__QK_T a) {
  return isnan(__QK_VALUE(a));
}
__QK_FN int __hisinf(__QK_T a) {
  float x = __QK_VALUE(a);
  return isinf(x) ? (x < 0 ? -1 : 1) : 0;
}
__QK_FN __QK_T2 __hisnan2(__QK_T2 a) {
  return {__QK_MAKE(__hisnan(a.x) ? 1.0f : 0.0f), __QK_MAKE(__hisnan(a.y) ? 1.0f : 0.0f)};
}

// Comparisons. Ordered ones are false where an operand is NaN, the u forms true. The forms of pairs give 1 and 0 in the
// type, one bool for both (b), or all ones in a half word (mask).
#define __QK_COMPARE1(suffix, expr)                                                                                    \
  __QK_FN bool __h##suffix(__QK_T a, __QK_T b) {                                                                       \
    float x = __QK_VALUE(a), y = __QK_VALUE(b);                                                                        \
    return expr;                                                                                                       \
  }                                                                                                                    \
  __QK_FN bool __hb##suffix##2(__QK_T2 a, __QK_T2 b) {                                                                 \
    return __h##suffix(a.x, b.x) && __h##suffix(a.y, b.y);                                                             \
  }                                                                                                                    \
  __QK_FN unsigned __h##suffix##2_mask(__QK_T2 a, __QK_T2 b) {                                                         \
    return (__h##suffix(a.x, b.x) ? 0xffffu : 0) | (__h##suffix(a.y, b.y) ? 0xffff0000u : 0);                          \
  }                                                                                                                    \
  __QK_FN __QK_T2 __h##suffix##2(__QK_T2 a, __QK_T2 b) {                                                               \
    return {__QK_MAKE(__h##suffix(a.x, b.x) ? 1.0f : 0.0f), __QK_MAKE(__h##suffix(a.y, b.y) ? 1.0f : 0.0f)};           \
  }
#define __QK_COMPARE(suffix, ordered, unordered)                                                                       \
  __QK_COMPARE1(suffix, ordered)                                                                                       \
  __QK_COMPARE1(suffix##u, unordered)
__QK_COMPARE(eq, x == y, !(x < y || x > y))
__QK_COMPARE(ne, x<y || x> y, x != y)
__QK_COMPARE(lt, x < y, !(x >= y))
__QK_COMPARE(le, x <= y, !(x > y))
__QK_COMPARE(gt, x > y, !(x <= y))
__QK_COMPARE(ge, x >= y, !(x < y))
#undef __QK_COMPARE
#undef __QK_COMPARE1

#ifndef __QK_NO_OPERATORS
#define __QK_OPERATORS(T, add, sub, mul, div, neg, one, eq, ne, lt, le, gt, ge)                                        \
  __QK_FN T operator+(const T& a, const T& b) {                                                                        \
    return add(a, b);                                                                                                  \
  }                                                                                                                    \
  __QK_FN T operator-(const T& a, const T& b) {                                                                        \
    return sub(a, b);                                                                                                  \
  }                                                                                                                    \
  __QK_FN T operator*(const T& a, const T& b) {                                                                        \
    return mul(a, b);                                                                                                  \
  }                                                                                                                    \
  __QK_FN T operator/(const T& a, const T& b) {                                                                        \
    return div(a, b);                                                                                                  \
  }                                                                                                                    \
  __QK_FN T operator+(const T& a) {                                                                                    \
    return a;                                                                                                          \
  }                                                                                                                    \
  __QK_FN T operator-(const T& a) {                                                                                    \
    return neg(a);                                                                                                     \
  }                                                                                                                    \
  __QK_FN T& operator+=(T& a, const T& b) {                                                                            \
    return a = add(a, b);                                                                                              \
  }                                                                                                                    \
  __QK_FN T& operator-=(T& a, const T& b) {                                                                            \
    return a = sub(a, b);                                                                                              \
  }                                                                                                                    \
  __QK_FN T& operator*=(T& a, const T& b) {                                                                            \
    return a = mul(a, b);                                                                                              \
  }                                                                                                                    \
  __QK_FN T& operator/=(T& a, const T& b) {                                                                            \
    return a = div(a, b);                                                                                              \
  }                                                                                                                    \
  __QK_FN T& operator++(T& a) {                                                                                        \
    return a = add(a, one);                                                                                            \
  }                                                                                                                    \
  __QK_FN T& operator--(T& a) {                                                                                        \
    return a = sub(a, one);                                                                                            \
  }                                                                                                                    \
  __QK_FN T operator++(T& a, int) {                                                                                    \
    T old = a;                                                                                                         \
    ++a;                                                                                                               \
    return old;                                                                                                        \
  }                                                                                                                    \
  __QK_FN T operator--(T& a, int) {                                                                                    \
    T old = a;                                                                                                         \
    --a;                                                                                                               \
    return old;                                                                                                        \
  }                                                                                                                    \
  __QK_FN bool operator==(const T& a, const T& b) {                                                                    \
    return eq(a, b);                                                                                                   \
  }                                                                                                                    \
  __QK_FN bool operator!=(const T& a, const T& b) {                                                                    \
    return ne(a, b);                                                                                                   \
  }                                                                                                                    \
  __QK_FN bool operator<(const T& a, const T& b) {                                                                     \
    return lt(a, b);                                                                                                   \
  }                                                                                                                    \
  __QK_FN bool operator<=(const T& a, const T& b) {                                                                    \
    return le(a, b);                                                                                                   \
  }                                                                                                                    \
  __QK_FN bool operator>(const T& a, const T& b) {                                                                     \
    return gt(a, b);                                                                                                   \
  }                                                                                                                    \
  __QK_FN bool operator>=(const T& a, const T& b) {                                                                    \
    return ge(a, b);                                                                                                   \
  }
__QK_OPERATORS(__QK_T, __hadd, __hsub, __hmul, __hdiv, __hneg, __QK_MAKE(1.0f), __heq, __hneu, __hlt, __hle, __hgt,
               __hge)
__QK_OPERATORS(__QK_T2, __hadd2, __hsub2, __hmul2, __h2div, __hneg2, __QK_T2(__QK_MAKE(1.0f), __QK_MAKE(1.0f)), __hbeq2,
               __hbneu2, __hblt2, __hble2, __hbgt2, __hbge2)
#undef __QK_OPERATORS
#endif

// Atomic add: each half of a pair on its own.
__QK_DFN __QK_T atomicAdd(__QK_T* p, __QK_T v) {
  unsigned short* word = &p->__x;
  unsigned short old = __atomic_load_n(word, __QK_RELAXED);
  while (!__atomic_compare_exchange_n(word, &old, __hadd(__QK_T(__QK_R{old}), v).__x, 1, __QK_RELAXED, __QK_RELAXED)) {
  }
  return __QK_R{old};
}
__QK_DFN __QK_T2 atomicAdd(__QK_T2* p, __QK_T2 v) {
  return {atomicAdd(&p->x, v.x), atomicAdd(&p->y, v.y)};
}

#undef __QK_PASTE
#undef __QK_JOIN
#undef __QK_N
#undef __QK_N2
#undef __QK_VALUE
#undef __QK_MAKE
#undef __QK_DIRECTED
#undef __QK_T
#undef __QK_T2
#undef __QK_R
#undef __QK_R2
#undef __QK_S
#undef __QK_S2
#undef __QK_NO_CONVERSIONS
#undef __QK_NO_OPERATORS
