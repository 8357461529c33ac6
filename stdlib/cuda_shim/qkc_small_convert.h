// The conversions into and out of one family of formats of at most 8 bits. Included once for each family, with
//   __QK_F, __QK_F2       how names call one code and two, __QK_W the bits from one code to the next
//   __QK_S, __QK_S2       the integers that hold one code and two
//   __QK_PARAMS           the parameters behind the value; __QK_CODE(f) and __QK_CODE_DOUBLE(d) read them
//   __QK_KIND             the type of the interpretation `kind`; __QK_DECODE(c) is the float of a code
#define __QK_PASTE(a, b, c, d) a##b##c##d
#define __QK_JOIN(a, b, c, d) __QK_PASTE(a, b, c, d)
#define __QK_INTO(from) __QK_JOIN(__nv_cvt_, from, _to_, __QK_F)
#define __QK_INTO2(from) __QK_JOIN(__nv_cvt_, from, _to_, __QK_F2)
#define __QK_PAIR(x, y) ((__QK_S2)((unsigned)(x) | (unsigned)(y) << __QK_W))

__QK_FN __QK_S __QK_INTO(float)(float a, __QK_PARAMS) {
  return (__QK_S)__QK_CODE(a);
}
__QK_FN __QK_S __QK_INTO(double)(double a, __QK_PARAMS) {
  return (__QK_S)__QK_CODE_DOUBLE(a);
}
__QK_FN __QK_S __QK_INTO(halfraw)(__half_raw a, __QK_PARAMS) {
  return (__QK_S)__QK_CODE(__qk_half_value(a.x));
}
__QK_FN __QK_S __QK_INTO(bfloat16raw)(__nv_bfloat16_raw a, __QK_PARAMS) {
  return (__QK_S)__QK_CODE(__qk_bfloat16_value(a.x));
}
__QK_FN __QK_S2 __QK_INTO2(float2)(float2 a, __QK_PARAMS) {
  return __QK_PAIR(__QK_CODE(a.x), __QK_CODE(a.y));
}
__QK_FN __QK_S2 __QK_INTO2(double2)(double2 a, __QK_PARAMS) {
  return __QK_PAIR(__QK_CODE_DOUBLE(a.x), __QK_CODE_DOUBLE(a.y));
}
__QK_FN __QK_S2 __QK_INTO2(halfraw2)(__half2_raw a, __QK_PARAMS) {
  return __QK_PAIR(__QK_CODE(__qk_half_value(a.x)), __QK_CODE(__qk_half_value(a.y)));
}
__QK_FN __QK_S2 __QK_INTO2(bfloat16raw2)(__nv_bfloat162_raw a, __QK_PARAMS) {
  return __QK_PAIR(__QK_CODE(__qk_bfloat16_value(a.x)), __QK_CODE(__qk_bfloat16_value(a.y)));
}
__QK_FN __half_raw __QK_JOIN(__nv_cvt_, __QK_F, _to_halfraw, )(__QK_S c, __QK_KIND kind) {
  return {__qk_half_bits(__QK_DECODE(c))};
}
__QK_FN __half2_raw __QK_JOIN(__nv_cvt_, __QK_F2, _to_halfraw2, )(__QK_S2 c, __QK_KIND kind) {
  return {__qk_half_bits(__QK_DECODE(c)), __qk_half_bits(__QK_DECODE((__QK_S)(c >> __QK_W)))};
}

#undef __QK_PASTE
#undef __QK_JOIN
#undef __QK_INTO
#undef __QK_INTO2
#undef __QK_PAIR
#undef __QK_F
#undef __QK_F2
#undef __QK_W
#undef __QK_S
#undef __QK_S2
#undef __QK_PARAMS
#undef __QK_CODE
#undef __QK_CODE_DOUBLE
#undef __QK_KIND
#undef __QK_DECODE
