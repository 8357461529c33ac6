#pragma once
// The four environments that generated text is compiled in, made alike: CUDA device code (NVRTC, nvcc, Clang), the CPU
// device (Clang -x cuda for the host's processor, both passes, no system headers) and plain C++ (GCC 12, Clang). Needs
// no other header.
//
// Every result is a function of the bits of the arguments. On a GPU floating point goes through PTX instructions that
// name their rounding and do not flush, so that -use_fast_math changes nothing; elsewhere through operators that a
// compiler may not contract. The one condition left is the processor's state: round to nearest, nothing flushed (see
// FloatState in parallel.h).
//
// QKC_FP_CONTRACT_OFF may be defined by a build that passes -ffp-contract=off: products are then plain.

// CUDA device code for a GPU.
#if defined(__NVPTX__) || (defined(__CUDA_ARCH__) && (defined(__NVCC__) || defined(__CUDACC_RTC__)))
#define QKC_GPU 1
#else
#define QKC_GPU 0
#endif

// Kernels, launches and streams: every environment but plain C++.
#if defined(__CUDACC__) || defined(__CUDACC_RTC__) || defined(__CUDA__)
#define QKC_CUDA 1
#else
#define QKC_CUDA 0
#endif

// QKC_CALLED: a text of many kernels that is run a few times, where compiling matters more than running. Functions are
// then compiled once each, not into every place that calls them.
#if defined(QKC_CALLED)
#define QKC_INLINED inline
#elif defined(__CUDACC_RTC__) || defined(__NVCC__)
#define QKC_INLINED __forceinline__
#else
#define QKC_INLINED inline __attribute__((always_inline))
#endif

#if defined(__CUDACC_RTC__) || defined(__NVCC__)
#define QKC_FN static __host__ __device__ QKC_INLINED
#elif QKC_CUDA
#define QKC_FN static QKC_INLINED __attribute__((host, device))
#else
#define QKC_FN static QKC_INLINED
#endif

// The same for functions that are too large to stand in every place that calls them.
#if defined(__CUDACC_RTC__) || defined(__NVCC__)
#define QKC_LARGE_FN __host__ __device__
#elif QKC_CUDA
#define QKC_LARGE_FN __attribute__((host, device))
#else
#define QKC_LARGE_FN
#endif

// The same for functions that are rarely needed: one copy, called from every place, which is compiled once.
#if defined(__CUDACC_RTC__) || defined(__NVCC__)
#define QKC_APART __host__ __device__ __noinline__
#elif QKC_CUDA
#define QKC_APART __attribute__((host, device, noinline))
#else
#define QKC_APART __attribute__((noinline))
#endif

// The same for member functions.
#if defined(__CUDACC_RTC__) || defined(__NVCC__)
#define QKC_MEMBER __host__ __device__ QKC_INLINED
#elif QKC_CUDA
#define QKC_MEMBER QKC_INLINED __attribute__((host, device))
#else
#define QKC_MEMBER QKC_INLINED
#endif

#if !QKC_GPU
#if defined(__FAST_MATH__) || (defined(__FINITE_MATH_ONLY__) && __FINITE_MATH_ONLY__) ||                               \
    defined(__ASSOCIATIVE_MATH__) || defined(__RECIPROCAL_MATH__) || defined(__NO_SIGNED_ZEROS__)
#error "qkc: compile this without -ffast-math and its parts: reassociated or finite-only arithmetic changes results"
#endif
#if defined(__FLT_EVAL_METHOD__) && __FLT_EVAL_METHOD__ != 0 && __FLT_EVAL_METHOD__ != 16
#error "qkc: float expressions are evaluated in a wider format here; compile for SSE2 arithmetic (-mfpmath=sse)"
#endif
#endif

// <cstdint>'s own types, for which not every environment has a header.
#if defined(__INT64_TYPE__)
typedef __INT8_TYPE__ int8_t;
typedef __INT16_TYPE__ int16_t;
typedef __INT32_TYPE__ int32_t;
typedef __INT64_TYPE__ int64_t;
typedef __UINT8_TYPE__ uint8_t;
typedef __UINT16_TYPE__ uint16_t;
typedef __UINT32_TYPE__ uint32_t;
typedef __UINT64_TYPE__ uint64_t;
#else
typedef signed char int8_t;
typedef short int16_t;
typedef int int32_t;
typedef long int64_t;
typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef unsigned uint32_t;
typedef unsigned long uint64_t;
#endif

namespace qkc {

using ::int16_t;
using ::int32_t;
using ::int64_t;
using ::int8_t;
using ::uint16_t;
using ::uint32_t;
using ::uint64_t;
using ::uint8_t;
static_assert(sizeof(int32_t) == 4 && sizeof(int64_t) == 8 && sizeof(float) == 4 && sizeof(double) == 8);

// The value of From's bytes as a To of the same size.
template <class To, class From> QKC_FN constexpr To bit_cast(From from) {
  return __builtin_bit_cast(To, from);
}

QKC_FN constexpr uint32_t to_bits(float v) {
  return bit_cast<uint32_t>(v);
}
QKC_FN constexpr uint64_t to_bits(double v) {
  return bit_cast<uint64_t>(v);
}

QKC_FN constexpr int popcount(uint64_t v) {
#if QKC_GPU
  if (!__builtin_is_constant_evaluated())
    return __popcll(v);
#endif
  v -= (v >> 1) & 0x5555555555555555;
  v = (v & 0x3333333333333333) + ((v >> 2) & 0x3333333333333333);
  v = (v + (v >> 4)) & 0x0f0f0f0f0f0f0f0f;
  return static_cast<int>((v * 0x0101010101010101) >> 56);
}

// Leading zeros among 64 or 32 bits; 64 or 32 for zero.
QKC_FN constexpr int clz(uint64_t v) {
#if QKC_GPU
  if (!__builtin_is_constant_evaluated())
    return __clzll(static_cast<long long>(v));
#endif
#if defined(__GNUC__) && !QKC_GPU
  return v == 0 ? 64 : __builtin_clzll(v);
#else
  int n = 64;
  for (; v != 0; v >>= 1)
    --n;
  return n;
#endif
}
QKC_FN constexpr int clz(uint32_t v) {
  return clz(static_cast<uint64_t>(v)) - 32;
}

namespace detail {

// condition ? a : b without a branch. GCC would move the arithmetic of b behind the branch, and then not vectorise it.
template <class U> QKC_FN constexpr U pick(bool condition, U a, U b) {
#if defined(__GNUC__) && !defined(__clang__) && !QKC_GPU
  const U mask = static_cast<U>(U(0) - static_cast<U>(condition));
  return static_cast<U>((a & mask) | (b & static_cast<U>(~mask)));
#else
  return condition ? a : b;
#endif
}

// Operators of f32 and f64 (suffix by format), each one rounding to nearest, ties to even.
#if QKC_GPU
#define QKC_NATIVE2(name, type, letter, ptx, expression)                                                               \
  QKC_FN constexpr type name(type a, type b) {                                                                         \
    if (__builtin_is_constant_evaluated())                                                                             \
      return expression;                                                                                               \
    type r = 0;                                                                                                        \
    asm(ptx " %0, %1, %2;" : "=" letter(r) : letter(a), letter(b));                                                    \
    return r;                                                                                                          \
  }
QKC_NATIVE2(add_native, float, "f", "add.rn.f32", a + b)
QKC_NATIVE2(sub_native, float, "f", "sub.rn.f32", a - b)
QKC_NATIVE2(mul_native, float, "f", "mul.rn.f32", a* b)
QKC_NATIVE2(div_native, float, "f", "div.rn.f32", a / b)
QKC_NATIVE2(add_native, double, "d", "add.rn.f64", a + b)
QKC_NATIVE2(sub_native, double, "d", "sub.rn.f64", a - b)
QKC_NATIVE2(mul_native, double, "d", "mul.rn.f64", a* b)
QKC_NATIVE2(div_native, double, "d", "div.rn.f64", a / b)
#undef QKC_NATIVE2

#define QKC_COMPARE(name, type, letter, ptx, op)                                                                       \
  QKC_FN constexpr bool name(type a, type b) {                                                                         \
    if (__builtin_is_constant_evaluated())                                                                             \
      return a op b;                                                                                                   \
    int r = 0;                                                                                                         \
    asm("{\n\t.reg .pred p;\n\t" ptx " p, %1, %2;\n\tselp.s32 %0, 1, 0, p;\n\t}" : "=r"(r) : letter(a), letter(b));    \
    return r != 0;                                                                                                     \
  }
QKC_COMPARE(less_native, float, "f", "setp.lt.f32", <)
QKC_COMPARE(less_native, double, "d", "setp.lt.f64", <)
QKC_COMPARE(less_equal_native, float, "f", "setp.le.f32", <=)
QKC_COMPARE(less_equal_native, double, "d", "setp.le.f64", <=)
QKC_COMPARE(equal_native, float, "f", "setp.eq.f32", ==)
QKC_COMPARE(equal_native, double, "d", "setp.eq.f64", ==)
#undef QKC_COMPARE

QKC_FN constexpr double widen(float v) {
  if (__builtin_is_constant_evaluated())
    return v;
  double r = 0;
  asm("cvt.f64.f32 %0, %1;" : "=d"(r) : "f"(v));
  return r;
}
QKC_FN constexpr float narrow(double v) {
  if (__builtin_is_constant_evaluated())
    return static_cast<float>(v);
  float r = 0;
  asm("cvt.rn.f32.f64 %0, %1;" : "=f"(r) : "d"(v));
  return r;
}
QKC_FN float sqrt_native(float v) {
  float r;
  asm("sqrt.rn.f32 %0, %1;" : "=f"(r) : "f"(v));
  return r;
}
QKC_FN double sqrt_native(double v) {
  double r;
  asm("sqrt.rn.f64 %0, %1;" : "=d"(r) : "d"(v));
  return r;
}
QKC_FN float fma_native(float a, float b, float c) {
  float r;
  asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(r) : "f"(a), "f"(b), "f"(c));
  return r;
}
QKC_FN double fma_native(double a, double b, double c) {
  double r;
  asm("fma.rn.f64 %0, %1, %2, %3;" : "=d"(r) : "d"(a), "d"(b), "d"(c));
  return r;
}
#else
template <class T> QKC_FN constexpr T add_native(T a, T b) {
  return a + b;
}
template <class T> QKC_FN constexpr T sub_native(T a, T b) {
  return a - b;
}
template <class T> QKC_FN constexpr T div_native(T a, T b) {
  return a / b;
}
template <class T> QKC_FN constexpr bool less_native(T a, T b) {
  return a < b;
}
template <class T> QKC_FN constexpr bool less_equal_native(T a, T b) {
  return a <= b;
}
template <class T> QKC_FN constexpr bool equal_native(T a, T b) {
  return a == b;
}

QKC_FN constexpr double widen(float v) {
  return v;
}
QKC_FN constexpr float narrow(double v) {
  return static_cast<float>(v);
}
QKC_FN float sqrt_native(float v) {
  return __builtin_sqrtf(v);
}
QKC_FN double sqrt_native(double v) {
  return __builtin_sqrt(v);
}
QKC_FN float fma_native(float a, float b, float c) {
  return __builtin_fmaf(a, b, c);
}
QKC_FN double fma_native(double a, double b, double c) {
  return __builtin_fma(a, b, c);
}

// A product that stands alone. Where the processor has a fused multiply-add, GCC by default and any compiler under
// -ffp-contract=fast would merge it with the sum that uses it, whatever pragmas say. A product that is a fused
// multiply-add already (of -0, which changes no result) can't be merged, costs the same and is vectorised.
#if !defined(QKC_FP_CONTRACT_OFF) && !QKC_CUDA && (defined(__FMA__) || defined(__ARM_FEATURE_FMA))
#define QKC_GUARD_PRODUCTS 1
#else
#define QKC_GUARD_PRODUCTS 0
#endif
template <class T> QKC_FN constexpr T mul_native(T a, T b) {
#if QKC_GUARD_PRODUCTS
  if (!__builtin_is_constant_evaluated()) {
    T minusZero = -T(0);
#if defined(__clang__) && defined(__x86_64__)
    asm("" : "+x"(minusZero)); // else LLVM makes a product of it again
#elif defined(__clang__)
    asm("" : "+w"(minusZero));
#endif
    return fma_native(a, b, minusZero);
  }
#endif
  return a * b;
}
#endif
QKC_FN constexpr double widen(double v) {
  return v;
}

} // namespace detail

// A float value as a double. A plain conversion may flush subnormal numbers on a GPU.
QKC_FN constexpr double as_f64(float v) {
  return detail::widen(v);
}

} // namespace qkc
