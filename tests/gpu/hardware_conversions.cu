// The portable header's conversions against the GPU's own, over every input: all 2^32 f32 values, all 2^16 f16 and bf16
// values, every code. The GPU's own are what NVIDIA's headers give in device code: one instruction where the chip has
// it (f16, bf16, tf32, e4m3 and e5m2 from compute capability 8.9 or 9.0 on, the others from 10.0), else NVIDIA's
// emulation. A NaN result must meet a NaN result; its bits may differ (PTX writes 0x7fff where IEEE 754's quiet NaN is
// 0x7e00). Exit status: 0 equal, 1 different, 2 no usable GPU.

#include "qkc/numeric.h"

#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_fp4.h>
#include <cuda_fp6.h>
#include <cuda_fp8.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>

namespace {

using qkc::Overflow;
using qkc::Rounding;

struct Counts {
  unsigned long long wrong = 0;
  unsigned long long otherNan = 0;  // NaN on both sides, different bits
  unsigned long long first = ~0ULL; // the least input that is wrong
  unsigned long long checksum = 0;  // sum of the header's codes: what was compared was computed
};

struct Code {
  uint32_t bits;
  bool isNan;
};

void require(cudaError_t status) {
  if (status != cudaSuccess) {
    std::printf("CUDA: %s\n", cudaGetErrorString(status));
    std::exit(2);
  }
}

template <class Row> __global__ void compareAll(Counts* counts, unsigned long long inputs) {
  unsigned long long wrong = 0;
  unsigned long long otherNan = 0;
  unsigned long long checksum = 0;
  unsigned long long first = ~0ULL;
  const unsigned long long stride = static_cast<unsigned long long>(gridDim.x) * blockDim.x;
  for (unsigned long long k = blockIdx.x * static_cast<unsigned long long>(blockDim.x) + threadIdx.x; k < inputs;
       k += stride) {
    const auto input = static_cast<uint32_t>(k);
    const Code device = Row::device(input);
    const Code header = Row::header(input);
    checksum += header.bits;
    if (device.bits == header.bits)
      continue;
    if (device.isNan && header.isNan) {
      ++otherNan;
      continue;
    }
    ++wrong;
    first = k < first ? k : first;
  }
  atomicAdd(&counts->checksum, checksum);
  if (otherNan != 0)
    atomicAdd(&counts->otherNan, otherNan);
  if (wrong != 0) {
    atomicAdd(&counts->wrong, wrong);
    atomicMin(&counts->first, first);
  }
}

template <class Row> __global__ void one(uint32_t input, Code* codes) {
  codes[0] = Row::device(input);
  codes[1] = Row::header(input);
}

int failures = 0;
unsigned long long compared = 0;

template <class Row> void check(unsigned long long inputs) {
  Counts* counts = nullptr;
  Code* codes = nullptr;
  require(cudaMallocManaged(&counts, sizeof(Counts)));
  require(cudaMallocManaged(&codes, 2 * sizeof(Code)));
  *counts = Counts{};
  compareAll<Row><<<132 * 8, 256>>>(counts, inputs);
  require(cudaGetLastError());
  require(cudaDeviceSynchronize());
  std::printf("%-44s %10llu inputs, %llu wrong, %llu NaN of other bits, sum of codes %llu\n", Row::name, inputs,
              counts->wrong, counts->otherNan, counts->checksum);
  compared += inputs;
  if (counts->wrong != 0) {
    ++failures;
    one<Row><<<1, 1>>>(static_cast<uint32_t>(counts->first), codes);
    require(cudaDeviceSynchronize());
    std::printf("  first: input 0x%llx, device 0x%x, header 0x%x\n", counts->first, codes[0].bits, codes[1].bits);
  }
  require(cudaFree(counts));
  require(cudaFree(codes));
}

template <class F> QKC_FN Code code(uint32_t bits) {
  return {bits, qkc::is_nan<F>(static_cast<typename F::storage>(bits))};
}

// What NaN becomes in PTX: NaN where the format has it, else the largest number, and 0 in integers of up to 32 bits.
template <class F, Rounding R, Overflow O, class V> QKC_FN Code cast(V v) {
  if constexpr (F::has_nan || F::is_integer)
    return code<F>(qkc::cast_bits<F, R, O>(v));
  else
    return code<F>(qkc::cast_bits_nan<F, R, O>(v, static_cast<typename F::storage>(F::max_magnitude)));
}

// Under __NV_NOSAT formats without infinity get NaN, and e8m0 takes |v|, where 0 becomes 2^-127 without being an
// overflow.
template <Rounding R, Overflow O> QKC_FN Code scale(float v) {
  const float magnitude = qkc::abs<qkc::f32>(v);
  return qkc::to_bits(magnitude) == 0 ? Code{0, false} : cast<qkc::e8m0, R, O>(magnitude);
}

QKC_FN float asFloat(uint32_t bits) {
  return qkc::bit_cast<float>(bits);
}
__device__ uint32_t bitsOf(__half v) {
  return __half_as_ushort(v);
}
__device__ uint32_t bitsOf(__nv_bfloat16 v) {
  return __bfloat16_as_ushort(v);
}

// A row: name, format, what the device computes from x, what the header computes from x.
#define ROW(id, text, format, from, deviceCode, headerCode)                                                            \
  struct id {                                                                                                          \
    static constexpr const char* name = text;                                                                          \
    static __device__ Code device(uint32_t input) {                                                                    \
      const auto x = from;                                                                                             \
      return code<qkc::format>(deviceCode);                                                                            \
    }                                                                                                                  \
    static __device__ Code header(uint32_t input) {                                                                    \
      const auto x = from;                                                                                             \
      return headerCode;                                                                                               \
    }                                                                                                                  \
  };
#define F32_ROW(id, text, format, deviceCode, rounding, overflow)                                                      \
  ROW(id, text, format, asFloat(input), deviceCode, (cast<qkc::format, Rounding::rounding, Overflow::overflow>(x)))

F32_ROW(F16Rn, "f32 -> f16 rn", f16, bitsOf(__float2half_rn(x)), half_even, inf)
F32_ROW(F16Rz, "f32 -> f16 rz", f16, bitsOf(__float2half_rz(x)), to_zero, inf)
F32_ROW(F16Ru, "f32 -> f16 ru", f16, bitsOf(__float2half_ru(x)), to_plus, inf)
F32_ROW(F16Rd, "f32 -> f16 rd", f16, bitsOf(__float2half_rd(x)), to_minus, inf)
F32_ROW(Bf16Rn, "f32 -> bf16 rn", bf16, bitsOf(__float2bfloat16_rn(x)), half_even, inf)
F32_ROW(Bf16Rz, "f32 -> bf16 rz", bf16, bitsOf(__float2bfloat16_rz(x)), to_zero, inf)
F32_ROW(Bf16Ru, "f32 -> bf16 ru", bf16, bitsOf(__float2bfloat16_ru(x)), to_plus, inf)
F32_ROW(Bf16Rd, "f32 -> bf16 rd", bf16, bitsOf(__float2bfloat16_rd(x)), to_minus, inf)
F32_ROW(E4m3Sat, "f32 -> e4m3 satfinite", e4m3, __nv_cvt_float_to_fp8(x, __NV_SATFINITE, __NV_E4M3), half_even,
        saturate)
F32_ROW(E4m3Nosat, "f32 -> e4m3 nosat", e4m3, __nv_cvt_float_to_fp8(x, __NV_NOSAT, __NV_E4M3), half_even, nan)
F32_ROW(E5m2Sat, "f32 -> e5m2 satfinite", e5m2, __nv_cvt_float_to_fp8(x, __NV_SATFINITE, __NV_E5M2), half_even,
        saturate)
F32_ROW(E5m2Nosat, "f32 -> e5m2 nosat", e5m2, __nv_cvt_float_to_fp8(x, __NV_NOSAT, __NV_E5M2), half_even, inf)
F32_ROW(E3m2Rn, "f32 -> e3m2 rn satfinite", e3m2, __nv_cvt_float_to_fp6(x, __NV_E3M2, cudaRoundNearest), half_even,
        saturate)
F32_ROW(E3m2Rz, "f32 -> e3m2 rz satfinite", e3m2, __nv_cvt_float_to_fp6(x, __NV_E3M2, cudaRoundZero), to_zero, saturate)
F32_ROW(E2m3Rn, "f32 -> e2m3 rn satfinite", e2m3, __nv_cvt_float_to_fp6(x, __NV_E2M3, cudaRoundNearest), half_even,
        saturate)
F32_ROW(E2m3Rz, "f32 -> e2m3 rz satfinite", e2m3, __nv_cvt_float_to_fp6(x, __NV_E2M3, cudaRoundZero), to_zero, saturate)
F32_ROW(E2m1Rn, "f32 -> e2m1 rn satfinite", e2m1, __nv_cvt_float_to_fp4(x, __NV_E2M1, cudaRoundNearest), half_even,
        saturate)
F32_ROW(E2m1Rz, "f32 -> e2m1 rz satfinite", e2m1, __nv_cvt_float_to_fp4(x, __NV_E2M1, cudaRoundZero), to_zero, saturate)
ROW(E8m0RzSat, "f32 -> e8m0 rz satfinite", e8m0, asFloat(input),
    __nv_cvt_float_to_e8m0(x, __NV_SATFINITE, cudaRoundZero), (scale<Rounding::to_zero, Overflow::saturate>(x)))
ROW(E8m0RuSat, "f32 -> e8m0 rp satfinite", e8m0, asFloat(input),
    __nv_cvt_float_to_e8m0(x, __NV_SATFINITE, cudaRoundPosInf), (scale<Rounding::to_plus, Overflow::saturate>(x)))
ROW(E8m0RzNan, "f32 -> e8m0 rz nosat", e8m0, asFloat(input), __nv_cvt_float_to_e8m0(x, __NV_NOSAT, cudaRoundZero),
    (scale<Rounding::to_zero, Overflow::nan>(x)))
ROW(E8m0RuNan, "f32 -> e8m0 rp nosat", e8m0, asFloat(input), __nv_cvt_float_to_e8m0(x, __NV_NOSAT, cudaRoundPosInf),
    (scale<Rounding::to_plus, Overflow::nan>(x)))

__device__ uint32_t tf32Rna(float v) {
  uint32_t r;
  asm("cvt.rna.tf32.f32 %0, %1;" : "=r"(r) : "f"(v));
  // Drops a NaN's low bits like any others: a NaN that has no other payload becomes an infinity on the chip.
  const uint32_t bits = __float_as_uint(v) & 0x7fffffffu;
  if (bits > 0x7f800000u && (r & 0x7fffffffu) == 0x7f800000u)
    r |= 0x00400000u;
  return r & 0xffffe000U; // the low bits are not part of the format
}
__device__ uint32_t tf32Rn(float v) {
  uint32_t r;
  asm("cvt.rn.tf32.f32 %0, %1;" : "=r"(r) : "f"(v));
  return r & 0xffffe000U;
}
__device__ uint32_t tf32Rz(float v) {
  uint32_t r;
  asm("cvt.rz.tf32.f32 %0, %1;" : "=r"(r) : "f"(v));
  return r & 0xffffe000U;
}
F32_ROW(Tf32Rna, "f32 -> tf32 rna", tf32, tf32Rna(x), half_away, inf)
F32_ROW(Tf32Rn, "f32 -> tf32 rn", tf32, tf32Rn(x), half_even, inf)
F32_ROW(Tf32Rz, "f32 -> tf32 rz", tf32, tf32Rz(x), to_zero, inf)

__device__ uint32_t s8Rn(float v) {
  int r;
  asm("cvt.rni.sat.s8.f32 %0, %1;" : "=r"(r) : "f"(v));
  return static_cast<uint32_t>(r) & 0xff;
}
__device__ uint32_t u8Rn(float v) {
  unsigned r;
  asm("cvt.rni.sat.u8.f32 %0, %1;" : "=r"(r) : "f"(v));
  return r & 0xff;
}
F32_ROW(I8Rn, "f32 -> i8 rni sat", i8, s8Rn(x), half_even, saturate)
F32_ROW(U8Rn, "f32 -> u8 rni sat", u8, u8Rn(x), half_even, saturate)
F32_ROW(I32Rn, "f32 -> i32 rni", i32, static_cast<uint32_t>(__float2int_rn(x)), half_even, saturate)
F32_ROW(I32Rz, "f32 -> i32 rzi", i32, static_cast<uint32_t>(__float2int_rz(x)), to_zero, saturate)
F32_ROW(I32Ru, "f32 -> i32 rpi", i32, static_cast<uint32_t>(__float2int_ru(x)), to_plus, saturate)
F32_ROW(I32Rd, "f32 -> i32 rmi", i32, static_cast<uint32_t>(__float2int_rd(x)), to_minus, saturate)
F32_ROW(U32Rn, "f32 -> u32 rni", u32, __float2uint_rn(x), half_even, saturate)

QKC_FN __half_raw halfOf(uint32_t input) {
  __half_raw raw;
  raw.x = static_cast<unsigned short>(input);
  return raw;
}
QKC_FN __nv_bfloat16_raw bfloatOf(uint32_t input) {
  __nv_bfloat16_raw raw;
  raw.x = static_cast<unsigned short>(input);
  return raw;
}
#define FROM_16_ROW(id, text, format, source, from, deviceCode, rounding, overflow)                                    \
  ROW(id, text, format, from(input), deviceCode,                                                                       \
      (cast<qkc::format, Rounding::rounding, Overflow::overflow>(qkc::value<qkc::source>(x.x))))
#define NARROW_ROWS(P, text, source, from, name)                                                                       \
  FROM_16_ROW(P##E4m3Sat, text " -> e4m3 satfinite", e4m3, source, from,                                               \
              __nv_cvt_##name##_to_fp8(x, __NV_SATFINITE, __NV_E4M3), half_even, saturate)                             \
  FROM_16_ROW(P##E4m3Nosat, text " -> e4m3 nosat", e4m3, source, from,                                                 \
              __nv_cvt_##name##_to_fp8(x, __NV_NOSAT, __NV_E4M3), half_even, nan)                                      \
  FROM_16_ROW(P##E5m2Sat, text " -> e5m2 satfinite", e5m2, source, from,                                               \
              __nv_cvt_##name##_to_fp8(x, __NV_SATFINITE, __NV_E5M2), half_even, saturate)                             \
  FROM_16_ROW(P##E5m2Nosat, text " -> e5m2 nosat", e5m2, source, from,                                                 \
              __nv_cvt_##name##_to_fp8(x, __NV_NOSAT, __NV_E5M2), half_even, inf)                                      \
  FROM_16_ROW(P##E3m2, text " -> e3m2 rn", e3m2, source, from,                                                         \
              __nv_cvt_##name##_to_fp6(x, __NV_E3M2, cudaRoundNearest), half_even, saturate)                           \
  FROM_16_ROW(P##E2m3, text " -> e2m3 rn", e2m3, source, from,                                                         \
              __nv_cvt_##name##_to_fp6(x, __NV_E2M3, cudaRoundNearest), half_even, saturate)                           \
  FROM_16_ROW(P##E2m1, text " -> e2m1 rn", e2m1, source, from,                                                         \
              __nv_cvt_##name##_to_fp4(x, __NV_E2M1, cudaRoundNearest), half_even, saturate)
NARROW_ROWS(Half, "f16", f16, halfOf, halfraw)
NARROW_ROWS(Bfloat, "bf16", bf16, bfloatOf, bfloat16raw)

// Values of codes, as f32 bits.
#define VALUE_ROW(id, text, format, deviceValue)                                                                       \
  ROW(id, text, f32, input, qkc::to_bits(deviceValue),                                                                 \
      code<qkc::f32>(qkc::to_bits(qkc::value<qkc::format>(static_cast<qkc::format::storage>(x)))))
template <class T> __device__ float valueOf(uint32_t x) {
  T v;
  v.__x = static_cast<unsigned char>(x);
  return static_cast<float>(v);
}
VALUE_ROW(F16Value, "value of f16", f16, __half2float(__ushort_as_half(static_cast<unsigned short>(x))))
VALUE_ROW(Bf16Value, "value of bf16", bf16, __bfloat162float(__ushort_as_bfloat16(static_cast<unsigned short>(x))))
VALUE_ROW(E4m3Value, "value of e4m3", e4m3, valueOf<__nv_fp8_e4m3>(x))
VALUE_ROW(E5m2Value, "value of e5m2", e5m2, valueOf<__nv_fp8_e5m2>(x))
VALUE_ROW(E8m0Value, "value of e8m0", e8m0, valueOf<__nv_fp8_e8m0>(x))
VALUE_ROW(E3m2Value, "value of e3m2", e3m2, valueOf<__nv_fp6_e3m2>(x))
VALUE_ROW(E2m3Value, "value of e2m3", e2m3, valueOf<__nv_fp6_e2m3>(x))
VALUE_ROW(E2m1Value, "value of e2m1", e2m1, valueOf<__nv_fp4_e2m1>(x))

template <class... Rows> void checkAll(unsigned long long inputs) {
  (check<Rows>(inputs), ...);
}

} // namespace

int main() {
  int devices = 0;
  if (cudaGetDeviceCount(&devices) != cudaSuccess || devices == 0) {
    std::printf("no GPU\n");
    return 2;
  }
  cudaDeviceProp properties{};
  require(cudaGetDeviceProperties(&properties, 0));
  std::printf("%s, compute capability %d.%d\n", properties.name, properties.major, properties.minor);
  std::printf("e8m0, e3m2, e2m3, e2m1: %s\n",
              properties.major >= 10 ? "the chip's instructions" : "NVIDIA's emulation; the chip has no instructions");
  const auto start = std::chrono::steady_clock::now();
  checkAll<F16Rn, F16Rz, F16Ru, F16Rd, Bf16Rn, Bf16Rz, Bf16Ru, Bf16Rd, E4m3Sat, E4m3Nosat, E5m2Sat, E5m2Nosat, E3m2Rn,
           E3m2Rz, E2m3Rn, E2m3Rz, E2m1Rn, E2m1Rz, E8m0RzSat, E8m0RuSat, E8m0RzNan, E8m0RuNan, Tf32Rna, Tf32Rn, Tf32Rz,
           I8Rn, U8Rn, I32Rn, I32Rz, I32Ru, I32Rd, U32Rn>(1ULL << 32);
  checkAll<HalfE4m3Sat, HalfE4m3Nosat, HalfE5m2Sat, HalfE5m2Nosat, HalfE3m2, HalfE2m3, HalfE2m1, BfloatE4m3Sat,
           BfloatE4m3Nosat, BfloatE5m2Sat, BfloatE5m2Nosat, BfloatE3m2, BfloatE2m3, BfloatE2m1, F16Value, Bf16Value>(
      1ULL << 16);
  checkAll<E4m3Value, E5m2Value, E8m0Value>(256);
  checkAll<E3m2Value, E2m3Value>(64);
  checkAll<E2m1Value>(16);
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
  std::printf("%llu conversions in %.1f s, %d rows differ\n", compared, seconds.count(), failures);
  return failures == 0 ? 0 : 1;
}
