#pragma once
// Rows of exports.h out of expressions on the elements x, y and z.
#define ROW1(In, Out, name, expr)                                                                                      \
  {name, [](const In* a, Out* out, long n) {                                                                           \
     for (long i = 0; i < n; ++i) {                                                                                    \
       const In x = a[i];                                                                                              \
       out[i] = (Out)(expr);                                                                                           \
     }                                                                                                                 \
   }},
#define ROW2(In, Out, name, expr)                                                                                      \
  {name, [](const In* a, const In* b, Out* out, long n) {                                                              \
     for (long i = 0; i < n; ++i) {                                                                                    \
       [[maybe_unused]] const In x = a[i], y = b[i];                                                                   \
       out[i] = (Out)(expr);                                                                                           \
     }                                                                                                                 \
   }},
#define ROW3(In, Out, name, expr)                                                                                      \
  {name, [](const In* a, const In* b, const In* c, Out* out, long n) {                                                 \
     for (long i = 0; i < n; ++i) {                                                                                    \
       const In x = a[i], y = b[i], z = c[i];                                                                          \
       out[i] = (Out)(expr);                                                                                           \
     }                                                                                                                 \
   }},
#define ROWS(table) {table, sizeof(table) / sizeof(table[0])}

static inline __half asHalf(Bits16 b) {
  return __ushort_as_half(b);
}
static inline __nv_bfloat16 asBf16(Bits16 b) {
  return __ushort_as_bfloat16(b);
}
static inline __half_raw halfRaw(Bits16 b) {
  __half_raw r;
  r.x = b;
  return r;
}
static inline __nv_bfloat16_raw bf16Raw(Bits16 b) {
  __nv_bfloat16_raw r;
  r.x = b;
  return r;
}
template <class T> static inline T ofCode(Bits16 b) {
  T t;
  t.__x = (decltype(t.__x))b;
  return t;
}
#define BITS_H(e) __half_as_ushort(e)
#define BITS_B(e) __bfloat16_as_ushort(e)
