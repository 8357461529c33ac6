// verdict: rejected output
// Tensor-core steps that keep 13 bits from the first product to the last.
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_runtime.h>
#include <stdint.h>

namespace {

// The value of an e4m3 code that is a number.
__device__ __forceinline__ float decode(uint8_t code) {
  const int exponent = (code >> 3) & 15;
  const float fraction = static_cast<float>(code & 7);
  const float size = exponent == 0 ? fraction * 0x1p-9f : ldexpf(8.0f + fraction, exponent - 10);
  return (code & 128) != 0 ? -size : size;
}

// A number cut below 2^unit, towards zero.
__device__ __forceinline__ double cut(double v, int unit) {
  return scalbn(trunc(scalbn(v, -unit)), unit);
}

// One step of a tensor core: up to 32 products and the running sum, aligned to the largest, 13 bits kept below it, the
// sum cut 13 bits below its own leading one.
__device__ double step(const uint8_t* a, const uint8_t* b, int64_t count, double sum) {
  double largest = fabs(sum);
  double products[32];
  for (int k = 0; k < count; ++k) {
    products[k] = static_cast<double>(decode(a[k])) * decode(b[k]);
    largest = fmax(largest, fabs(products[k]));
  }
  if (largest == 0)
    return 0;
  const int unit = ilogb(largest) - 13;
  double next = cut(sum, unit);
  for (int k = 0; k < count; ++k)
    next += cut(products[k], unit);
  return next == 0 ? 0 : cut(next, ilogb(next) - 13);
}

__global__ void gemm(const uint8_t* __restrict__ a, const uint8_t* __restrict__ b, const float* __restrict__ sa,
                     const float* __restrict__ sb, __nv_bfloat16* __restrict__ y, int64_t M, int64_t N, int64_t K) {
  const int64_t place = static_cast<int64_t>(blockIdx.x) * blockDim.x + threadIdx.x;
  if (place >= M * N)
    return;
  const uint8_t* x = a + place / N * K;
  const uint8_t* w = b + place % N * K;
  double sum = 0;
  for (int64_t k = 0; k < K; k += 32)
    sum = step(x + k, w + k, K - k < 32 ? K - k : 32, sum);
  y[place] = __float2bfloat16_rn(static_cast<float>(sum) * sa[0] * sb[0]);
}

} // namespace

extern "C" void qkc_gemm_fp8_tensor_promoted_bf16(const uint8_t* __restrict__ a, const uint8_t* __restrict__ b,
                                                const float* __restrict__ sa, const float* __restrict__ sb,
                                                __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  gemm<<<static_cast<unsigned>((M * N + 127) / 128), 128, 0, stream>>>(a, b, sa, sb, y, M, N, K);
}
