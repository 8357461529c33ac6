#pragma once
// What the shim's functions look like to the tests: arrays in, arrays out, so that the loops are compiled as a kernel's
// would be. Read by the shim's own compilation as well, so nothing is included.

template <class In, class Out> struct Map1 {
  const char* name;
  void (*run)(const In* a, Out* out, long n);
};
template <class In, class Out> struct Map2 {
  const char* name;
  void (*run)(const In* a, const In* b, Out* out, long n);
};
template <class In, class Out> struct Map3 {
  const char* name;
  void (*run)(const In* a, const In* b, const In* c, Out* out, long n);
};
template <class Row> struct Rows {
  const Row* first;
  long count;
  const Row* begin() const { return first; }
  const Row* end() const { return first + count; }
};

using Bits16 = unsigned short;

// Codes are named FORMAT or FORMAT_RULE, with the rule rn, rz, ru, rd (rounding), sat, nosat (overflow) or two of them.
struct Exports {
  Rows<Map1<float, Bits16>> fromFloat;
  Rows<Map1<double, Bits16>> fromDouble;
  Rows<Map1<Bits16, Bits16>> from16;       // FORMAT of 16 bits, then the code: f16_e4m3_sat
  Rows<Map1<Bits16, float>> toFloat;       // the value of a code
  Rows<Map1<Bits16, Bits16>> toHalf;       // the fp16 bits of a code
  Rows<Map1<long, Bits16>> fromLong;       // int64 to 16 bits, s64_f16_rn
  Rows<Map1<Bits16, long>> toLong;         // 16 bits to an integer type, as int64: f16_s32_rn
  Rows<Map1<float, long>> floatToInt;      // f32_s32_rn
  Rows<Map1<double, long>> doubleToInt;    // f64_s32_rn
  Rows<Map1<double, float>> doubleToFloat; // rn, rz, ru, rd
  Rows<Map1<long, float>> longToFloat;     // s32_rn, u64_rz, ...
  Rows<Map1<float, float>> float1;         // rcp_rz, sqrt_ru, rsqrt_rn
  Rows<Map2<float, float>> float2;         // add_rz, ..., max, min
  Rows<Map3<float, float>> float3;         // fma_rz, ...
  Rows<Map1<Bits16, Bits16>> narrow1;      // f16_sqrt, bf16_rcp, ...
  Rows<Map2<Bits16, Bits16>> narrow2;      // f16_add, bf16_max_nan, f16_lt, ...
  Rows<Map3<Bits16, Bits16>> narrow3;      // f16_fma, bf16_fma_sat, ...
  Rows<Map2<unsigned, unsigned>> words2;   // integer intrinsics of two words
  Rows<Map3<unsigned, unsigned>> words3;   // and of three
};

// Compiled twice: for a processor with AVX2, FMA and F16C, and for plain x86-64.
extern "C" {
Exports qkcShimExportsV3();
Exports qkcShimExportsBase();
}
