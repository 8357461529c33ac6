// The shim's arithmetic: f32 with its rounding in the name, the 16-bit types, integers and their conversions.
#include "cuda_bf16.h"
#include "exports.h"
#include "exports_rows.h"

#define FROM_LONG(from, I, f, g, F)                                                                                    \
  ROW1(long, Bits16, #from "_" #f "_rn", BITS_##F(__##g##_rn((I)x)))                                                   \
  ROW1(long, Bits16, #from "_" #f "_rz", BITS_##F(__##g##_rz((I)x)))                                                   \
  ROW1(long, Bits16, #from "_" #f "_ru", BITS_##F(__##g##_ru((I)x)))                                                   \
  ROW1(long, Bits16, #from "_" #f "_rd", BITS_##F(__##g##_rd((I)x)))
static const Map1<long, Bits16> kFromLong[] = {
    FROM_LONG(s16, short, f16, short2half, H)
    FROM_LONG(u16, unsigned short, f16, ushort2half, H)
    FROM_LONG(s32, int, f16, int2half, H)
    FROM_LONG(u32, unsigned, f16, uint2half, H)
    FROM_LONG(s64, long long, f16, ll2half, H)
    FROM_LONG(u64, unsigned long long, f16, ull2half, H)
    FROM_LONG(s16, short, bf16, short2bfloat16, B)
    FROM_LONG(u16, unsigned short, bf16, ushort2bfloat16, B)
    FROM_LONG(s32, int, bf16, int2bfloat16, B)
    FROM_LONG(u32, unsigned, bf16, uint2bfloat16, B)
    FROM_LONG(s64, long long, bf16, ll2bfloat16, B)
    FROM_LONG(u64, unsigned long long, bf16, ull2bfloat16, B)};
#define TO_LONG(f, as, to, g)                                                                                          \
  ROW1(Bits16, long, #f "_" #to "_rn", __##g##_rn(as(x)))                                                              \
  ROW1(Bits16, long, #f "_" #to "_rz", __##g##_rz(as(x)))                                                              \
  ROW1(Bits16, long, #f "_" #to "_ru", __##g##_ru(as(x)))                                                              \
  ROW1(Bits16, long, #f "_" #to "_rd", __##g##_rd(as(x)))
static const Map1<Bits16, long> kToLong[] = {
    TO_LONG(f16, asHalf, s16, half2short)
    TO_LONG(f16, asHalf, u16, half2ushort)
    TO_LONG(f16, asHalf, s32, half2int)
    TO_LONG(f16, asHalf, u32, half2uint)
    TO_LONG(f16, asHalf, s64, half2ll)
    TO_LONG(f16, asHalf, u64, half2ull)
    TO_LONG(bf16, asBf16, s16, bfloat162short)
    TO_LONG(bf16, asBf16, u16, bfloat162ushort)
    TO_LONG(bf16, asBf16, s32, bfloat162int)
    TO_LONG(bf16, asBf16, u32, bfloat162uint)
    TO_LONG(bf16, asBf16, s64, bfloat162ll)
    TO_LONG(bf16, asBf16, u64, bfloat162ull)
    ROW1(Bits16, long, "f16_s8_rz", __half2char_rz(asHalf(x)))
    ROW1(Bits16, long, "f16_u8_rz", __half2uchar_rz(asHalf(x)))
    ROW1(Bits16, long, "bf16_s8_rz", __bfloat162char_rz(asBf16(x)))
    ROW1(Bits16, long, "bf16_u8_rz", __bfloat162uchar_rz(asBf16(x)))};

#define F2I(F, f, g, to, I)                                                                                            \
  ROW1(F, long, f "_" #to "_rn", (I)__##g##_rn(x))                                                                     \
  ROW1(F, long, f "_" #to "_rz", (I)__##g##_rz(x))                                                                     \
  ROW1(F, long, f "_" #to "_ru", (I)__##g##_ru(x))                                                                     \
  ROW1(F, long, f "_" #to "_rd", (I)__##g##_rd(x))
static const Map1<float, long> kFloatToInt[] = {
    F2I(float, "f32", float2int, s32, int)
    F2I(float, "f32", float2uint, u32, unsigned)
    F2I(float, "f32", float2ll, s64, long long)
    F2I(float, "f32", float2ull, u64, unsigned long long)};
static const Map1<double, long> kDoubleToInt[] = {
    F2I(double, "f64", double2int, s32, int)
    F2I(double, "f64", double2uint, u32, unsigned)
    F2I(double, "f64", double2ll, s64, long long)
    F2I(double, "f64", double2ull, u64, unsigned long long)};
static const Map1<double, float> kDoubleToFloat[] = {
    ROW1(double, float, "rn", __double2float_rn(x))
    ROW1(double, float, "rz", __double2float_rz(x))
    ROW1(double, float, "ru", __double2float_ru(x))
    ROW1(double, float, "rd", __double2float_rd(x))};
#define I2F(from, I, g)                                                                                                \
  ROW1(long, float, #from "_rn", __##g##_rn((I)x))                                                                     \
  ROW1(long, float, #from "_rz", __##g##_rz((I)x))                                                                     \
  ROW1(long, float, #from "_ru", __##g##_ru((I)x))                                                                     \
  ROW1(long, float, #from "_rd", __##g##_rd((I)x))
static const Map1<long, float> kLongToFloat[] = {
    I2F(s32, int, int2float)
    I2F(u32, unsigned, uint2float)
    I2F(s64, long long, ll2float)
    I2F(u64, unsigned long long, ull2float)};

#define OPS1(m)                                                                                                        \
  ROW1(float, float, "rcp_" #m, __frcp_##m(x))                                                                         \
  ROW1(float, float, "sqrt_" #m, __fsqrt_##m(x))
static const Map1<float, float> kFloat1[] = {
    OPS1(rn) OPS1(rz) OPS1(ru) OPS1(rd)
    ROW1(float, float, "rsqrt_rn", __frsqrt_rn(x))
    ROW1(float, float, "rint", rintf(x))
    ROW1(float, float, "round", roundf(x))
    ROW1(float, float, "trunc", truncf(x))
    ROW1(float, float, "saturate", __saturatef(x))};
#define OPS2(m)                                                                                                        \
  ROW2(float, float, "add_" #m, __fadd_##m(x, y))                                                                      \
  ROW2(float, float, "sub_" #m, __fsub_##m(x, y))                                                                      \
  ROW2(float, float, "mul_" #m, __fmul_##m(x, y))                                                                      \
  ROW2(float, float, "div_" #m, __fdiv_##m(x, y))
static const Map2<float, float> kFloat2[] = {
    OPS2(rn) OPS2(rz) OPS2(ru) OPS2(rd)
    ROW2(float, float, "max", fmaxf(x, y))
    ROW2(float, float, "min", fminf(x, y))
    ROW2(float, float, "max_overload", max(x, y))
    ROW2(float, float, "min_overload", min(x, y))};
static const Map3<float, float> kFloat3[] = {
    ROW3(float, float, "fma_rn", __fmaf_rn(x, y, z))
    ROW3(float, float, "fma_rz", __fmaf_rz(x, y, z))
    ROW3(float, float, "fma_ru", __fmaf_ru(x, y, z))
    ROW3(float, float, "fma_rd", __fmaf_rd(x, y, z))};

#define NARROW1(f, T, U)                                                                                               \
  ROW1(Bits16, Bits16, f "_sqrt", U(hsqrt(T(x))))                                                                      \
  ROW1(Bits16, Bits16, f "_rcp", U(hrcp(T(x))))                                                                        \
  ROW1(Bits16, Bits16, f "_rsqrt", U(hrsqrt(T(x))))                                                                    \
  ROW1(Bits16, Bits16, f "_rint", U(hrint(T(x))))                                                                      \
  ROW1(Bits16, Bits16, f "_floor", U(hfloor(T(x))))                                                                    \
  ROW1(Bits16, Bits16, f "_ceil", U(hceil(T(x))))                                                                      \
  ROW1(Bits16, Bits16, f "_trunc", U(htrunc(T(x))))
static const Map1<Bits16, Bits16> kNarrow1[] = {
    NARROW1("f16", asHalf, BITS_H)
    NARROW1("bf16", asBf16, BITS_B)};
#define NARROW2(f, T, U, P)                                                                                             \
  ROW2(Bits16, Bits16, f "_add", U(__hadd(T(x), T(y))))                                                                \
  ROW2(Bits16, Bits16, f "_sub", U(__hsub(T(x), T(y))))                                                                \
  ROW2(Bits16, Bits16, f "_mul", U(__hmul(T(x), T(y))))                                                                \
  ROW2(Bits16, Bits16, f "_div", U(__hdiv(T(x), T(y))))                                                                \
  ROW2(Bits16, Bits16, f "_add_sat", U(__hadd_sat(T(x), T(y))))                                                        \
  ROW2(Bits16, Bits16, f "_max", U(__hmax(T(x), T(y))))                                                                \
  ROW2(Bits16, Bits16, f "_min", U(__hmin(T(x), T(y))))                                                                \
  ROW2(Bits16, Bits16, f "_max_nan", U(__hmax_nan(T(x), T(y))))                                                        \
  ROW2(Bits16, Bits16, f "_min_nan", U(__hmin_nan(T(x), T(y))))                                                        \
  ROW2(Bits16, Bits16, f "_eq", __heq(T(x), T(y)))                                                                     \
  ROW2(Bits16, Bits16, f "_ne", __hne(T(x), T(y)))                                                                     \
  ROW2(Bits16, Bits16, f "_lt", __hlt(T(x), T(y)))                                                                     \
  ROW2(Bits16, Bits16, f "_le", __hle(T(x), T(y)))                                                                     \
  ROW2(Bits16, Bits16, f "_gt", __hgt(T(x), T(y)))                                                                     \
  ROW2(Bits16, Bits16, f "_ge", __hge(T(x), T(y)))                                                                     \
  ROW2(Bits16, Bits16, f "_equ", __hequ(T(x), T(y)))                                                                   \
  ROW2(Bits16, Bits16, f "_neu", __hneu(T(x), T(y)))                                                                   \
  ROW2(Bits16, Bits16, f "_ltu", __hltu(T(x), T(y)))                                                                   \
  ROW2(Bits16, Bits16, f "_leu", __hleu(T(x), T(y)))                                                                   \
  ROW2(Bits16, Bits16, f "_gtu", __hgtu(T(x), T(y)))                                                                   \
  ROW2(Bits16, Bits16, f "_geu", __hgeu(T(x), T(y)))                                                                   \
  ROW2(Bits16, Bits16, f "_pair_mul_high", U(__hmul2(P{T(y), T(x)}, P{T(x), T(y)}).y))                                 \
  ROW2(Bits16, Bits16, f "_pair_eq_mask", __heq2_mask(P{T(x), T(x)}, P{T(y), T(x)}) >> 8)                              \
  ROW2(Bits16, Bits16, f "_operator", U((T(x) + T(y)) * T(y) - T(x)))
static const Map2<Bits16, Bits16> kNarrow2[] = {
    NARROW2("f16", asHalf, BITS_H, __half2)
    NARROW2("bf16", asBf16, BITS_B, __nv_bfloat162)};
#define NARROW3(f, T, U)                                                                                               \
  ROW3(Bits16, Bits16, f "_fma", U(__hfma(T(x), T(y), T(z))))                                                          \
  ROW3(Bits16, Bits16, f "_fma_sat", U(__hfma_sat(T(x), T(y), T(z))))                                                  \
  ROW3(Bits16, Bits16, f "_fma_relu", U(__hfma_relu(T(x), T(y), T(z))))
static const Map3<Bits16, Bits16> kNarrow3[] = {
    NARROW3("f16", asHalf, BITS_H)
    NARROW3("bf16", asBf16, BITS_B)};

#define WORD2(name) ROW2(unsigned, unsigned, #name, name(x, y))
#define LANES2(name) WORD2(name##2) WORD2(name##4)
static const Map2<unsigned, unsigned> kWords2[] = {
    LANES2(__vadd) LANES2(__vsub) LANES2(__vaddss) LANES2(__vsubss) LANES2(__vaddus) LANES2(__vsubus)
    LANES2(__vmaxs) LANES2(__vmins) LANES2(__vmaxu) LANES2(__vminu) LANES2(__vabsdiffs) LANES2(__vabsdiffu)
    LANES2(__vavgu) LANES2(__vhaddu) LANES2(__vcmpeq) LANES2(__vcmpne) LANES2(__vcmpgts) LANES2(__vcmpges)
    LANES2(__vcmplts) LANES2(__vcmples) LANES2(__vcmpgtu) LANES2(__vcmpgeu) LANES2(__vcmpltu) LANES2(__vcmpleu)
    LANES2(__vseteq) LANES2(__vsads) LANES2(__vsadu)
    ROW2(unsigned, unsigned, "__vneg4", __vneg4(x)) ROW2(unsigned, unsigned, "__vneg2", __vneg2(x))
    ROW2(unsigned, unsigned, "__vabs4", __vabs4(x)) ROW2(unsigned, unsigned, "__vabs2", __vabs2(x))
    ROW2(unsigned, unsigned, "__vabsss4", __vabsss4(x)) ROW2(unsigned, unsigned, "__vabsss2", __vabsss2(x))
    ROW2(unsigned, unsigned, "__vnegss4", __vnegss4(x)) ROW2(unsigned, unsigned, "__vnegss2", __vnegss2(x))
    ROW2(unsigned, unsigned, "mulhi", __mulhi((int)x, (int)y)) ROW2(unsigned, unsigned, "umulhi", __umulhi(x, y))
    ROW2(unsigned, unsigned, "mul24", __mul24((int)x, (int)y)) ROW2(unsigned, unsigned, "umul24", __umul24(x, y))
    ROW2(unsigned, unsigned, "hadd", __hadd((int)x, (int)y)) ROW2(unsigned, unsigned, "rhadd", __rhadd((int)x, (int)y))
    ROW2(unsigned, unsigned, "uhadd", __uhadd(x, y)) ROW2(unsigned, unsigned, "urhadd", __urhadd(x, y))
    ROW2(unsigned, unsigned, "popc", __popc(x)) ROW2(unsigned, unsigned, "clz", __clz((int)x))
    ROW2(unsigned, unsigned, "ffs", __ffs((int)x)) ROW2(unsigned, unsigned, "brev", __brev(x))
    ROW2(unsigned, unsigned, "abs", abs((int)x))};
static const Map3<unsigned, unsigned> kWords3[] = {
    ROW3(unsigned, unsigned, "dp4a", __dp4a((int)x, (int)y, (int)z)) ROW3(unsigned, unsigned, "udp4a", __dp4a(x, y, z))
    ROW3(unsigned, unsigned, "dp2a_lo", __dp2a_lo((int)x, (int)y, (int)z))
    ROW3(unsigned, unsigned, "dp2a_hi", __dp2a_hi((int)x, (int)y, (int)z))
    ROW3(unsigned, unsigned, "udp2a_lo", __dp2a_lo(x, y, z)) ROW3(unsigned, unsigned, "udp2a_hi", __dp2a_hi(x, y, z))
    ROW3(unsigned, unsigned, "byte_perm", __byte_perm(x, y, z))
    ROW3(unsigned, unsigned, "shift_l", __funnelshift_l(x, y, z)) ROW3(unsigned, unsigned, "shift_r", __funnelshift_r(x, y, z))
    ROW3(unsigned, unsigned, "shift_lc", __funnelshift_lc(x, y, z))
    ROW3(unsigned, unsigned, "shift_rc", __funnelshift_rc(x, y, z))
    ROW3(unsigned, unsigned, "sad", __sad((int)x, (int)y, z)) ROW3(unsigned, unsigned, "usad", __usad(x, y, z))};

#define JOIN2(a, b) a##b
#define JOIN(a, b) JOIN2(a, b)
void JOIN(addConversions, VARIANT)(Exports& out);
extern "C" Exports JOIN(qkcShimExports, VARIANT)() {
  Exports out{};
  JOIN(addConversions, VARIANT)(out);
  out.fromLong = ROWS(kFromLong);
  out.toLong = ROWS(kToLong);
  out.floatToInt = ROWS(kFloatToInt);
  out.doubleToInt = ROWS(kDoubleToInt);
  out.doubleToFloat = ROWS(kDoubleToFloat);
  out.longToFloat = ROWS(kLongToFloat);
  out.float1 = ROWS(kFloat1);
  out.float2 = ROWS(kFloat2);
  out.float3 = ROWS(kFloat3);
  out.narrow1 = ROWS(kNarrow1);
  out.narrow2 = ROWS(kNarrow2);
  out.narrow3 = ROWS(kNarrow3);
  out.words2 = ROWS(kWords2);
  out.words3 = ROWS(kWords3);
  return out;
}
