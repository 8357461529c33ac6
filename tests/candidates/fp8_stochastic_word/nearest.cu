// verdict: rejected codes
// Ignores the word and rounds to the nearest.
#include <cuda_bf16.h>
#include <cuda_runtime.h>
#include <stdint.h>

namespace {

// The code of |v|: the bits of f32 behind those that e4m3 keeps, with a half added to them. 2^-6 is the least normal
// number; below it every place is worth 2^-9.
__device__ uint8_t encode(float v, uint32_t) {
  const uint32_t absolute = __float_as_uint(v) & 0x7fffffffu;
  const uint32_t sign = __float_as_uint(v) >> 31 << 7;
  const int exponent = static_cast<int>(absolute >> 23);
  const uint64_t significand = (absolute & 0x7fffffu) | (exponent > 0 ? 0x800000u : 0u);
  const int least = 127 - 6;
  const int drop = 20 + (exponent < least ? least - max(exponent, 1) : 0);
  uint64_t code = 0;
  if (drop < 56) {
    // A fraction of 32 bits: what is behind them never carries.
    const uint64_t kept = drop >= 32 ? significand >> (drop - 32) : significand << (32 - drop);
    code = (kept + (uint64_t(1) << 31)) >> 32;
  }
  if (exponent > least)
    code += static_cast<uint64_t>(exponent - least) << 3;
  return static_cast<uint8_t>(sign | (code > 0x7e ? 0x7e : code));
}

__global__ void quantize(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, const uint32_t* __restrict__ r,
                         uint8_t* __restrict__ q, int64_t count) {
  const int64_t i = static_cast<int64_t>(blockIdx.x) * blockDim.x + threadIdx.x;
  if (i < count)
    q[i] = encode(__bfloat162float(x[i]) / *s, r[i]);
}

} // namespace

extern "C" void qkc_fp8_stochastic_word(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s,
                                        const uint32_t* __restrict__ r, uint8_t* q, int64_t M, int64_t N,
                                        cudaStream_t stream) {
  const int64_t count = M * N;
  quantize<<<static_cast<unsigned>((count + 255) / 256), 256, 0, stream>>>(x, s, r, q, count);
}
