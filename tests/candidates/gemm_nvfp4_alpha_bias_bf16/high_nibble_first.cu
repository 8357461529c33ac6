// verdict: rejected output
// The upper nibble holds the first element, in a alone.
#include <cuda_bf16.h>
#include <cuda_runtime.h>
#include <stdint.h>

namespace {

// Twice the value of an e2m1 code.
__device__ __forceinline__ float element(const uint8_t* codes, int64_t k) {
  const int code = codes[k / 2] >> ((1 - (k & 1)) * 4) & 15;
  const int size = (code & 7) < 4 ? (code & 7) : (code & 7) == 4 ? 4 : (code & 7) == 5 ? 6 : (code & 7) == 6 ? 8 : 12;
  return static_cast<float>((code & 8) != 0 ? -size : size);
}

// The value of a ue4m3 code that is a number.
__device__ __forceinline__ float scale(uint8_t code) {
  const int exponent = code >> 3 & 15;
  return exponent == 0 ? (code & 7) * 0x1p-9f : ldexpf(8.0f + static_cast<float>(code & 7), exponent - 10);
}

// The place of the scale of row r and block g: tiles of 128 x 4, 32 rows side by side.
__device__ __forceinline__ int64_t at(int64_t r, int64_t g, int64_t columns) {
  return ((r / 128 * (columns / 4) + g / 4) * 32 + r % 32) * 16 + r % 128 / 32 * 4 + g % 4;
}

__global__ void gemm(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b,
                     const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias,
                     __nv_bfloat16* __restrict__ y, int64_t M, int64_t N, int64_t K) {
  const int64_t place = static_cast<int64_t>(blockIdx.x) * blockDim.x + threadIdx.x;
  if (place >= M * N)
    return;
  const int64_t m = place / N;
  const int64_t n = place % N;
  float sum = 0;
  for (int64_t g = 0; g < K / 16; ++g) {
    float group = 0; // four times the sum of 16 products: an integer
    for (int64_t k = 16 * g; k < 16 * g + 16; ++k)
      group += element(a + m * (K / 2), k) * element(b + n * (K / 2), k ^ 1);
    sum = fmaf(group * 0.25f, scale(sa[at(m, g, K / 16)]) * scale(sb[at(n, g, K / 16)]), sum);
  }
  const float offset = __bfloat162float(bias[n]);
  y[place] = __float2bfloat16_rn(fmaf(alpha[0], sum, offset));
}

} // namespace

extern "C" void qkc_gemm_nvfp4_alpha_bias_bf16(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa,
                                             const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb,
                                             const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias,
                                             __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  gemm<<<static_cast<unsigned>((M * N + 127) / 128), 128, 0, stream>>>(a, sa, b, sb, alpha, bias, y, M, N, K);
}
