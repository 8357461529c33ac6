// verdict: accepted
// Compares the word with the fraction, in double.
#include <cuda_bf16.h>
#include <cuda_runtime.h>
#include <stdint.h>

namespace {

// Everything here is exact in double: a step is a power of two, and 2^32 times the fraction has at most 53 bits.
__device__ uint8_t encode(float v, uint32_t word) {
  const uint8_t sign = signbit(v) ? 0x80 : 0;
  const double magnitude = fabs(static_cast<double>(v));
  if (magnitude >= 448)
    return sign | 0x7e;
  const int exponent = magnitude < 0x1p-6 ? -6 : ilogb(magnitude);
  const double steps = ldexp(magnitude, 3 - exponent);
  const double whole = floor(steps);
  const double fraction = floor(ldexp(steps - whole, 32));
  const bool up = fraction + static_cast<double>(word) >= 0x1p32;
  return sign | static_cast<uint8_t>(((exponent + 6) << 3) + static_cast<int>(whole) + (up ? 1 : 0));
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
