// verdict: accepted
// The steps of a tensor core that keeps 13 bits, added in f32 after each block.
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_runtime.h>

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

// One step of a tensor core: 32 products and the running sum, aligned to the largest, 13 bits kept below it, the sum
// cut 13 bits below its own leading one.
__device__ double step(const uint8_t* a, const uint8_t* b, double sum) {
  double largest = fabs(sum);
  double products[32];
  for (int k = 0; k < 32; ++k) {
    products[k] = static_cast<double>(decode(a[k])) * decode(b[k]);
    largest = fmax(largest, fabs(products[k]));
  }
  if (largest == 0)
    return 0;
  const int unit = ilogb(largest) - 13;
  double next = cut(sum, unit);
  for (int k = 0; k < 32; ++k)
    next += cut(products[k], unit);
  return next == 0 ? 0 : cut(next, ilogb(next) - 13);
}

__global__ void gemm(const uint8_t* __restrict__ a, const float* __restrict__ sa, const uint8_t* __restrict__ b,
                     const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K) {
  const int64_t n = static_cast<int64_t>(blockIdx.x) * 16 + threadIdx.x;
  const int64_t m = static_cast<int64_t>(blockIdx.y) * 16 + threadIdx.y;
  const int64_t groups = K / 128;
  if (m >= M)
    return;
  float total = 0;
  for (int64_t g = 0; g < groups; ++g) {
    double dot = 0;
    for (int k = 0; k < 128; k += 32)
      dot = step(a + m * K + g * 128 + k, b + n * K + g * 128 + k, dot);
    total += static_cast<float>(dot) * sa[m * groups + g] * sb[(n / 128) * groups + g];
  }
  y[m * N + n] = __float2bfloat16_rn(total);
}

} // namespace

extern "C" void qkc_gemm_fp8_block128_tc(const uint8_t* __restrict__ a, const float* __restrict__ sa, const uint8_t* __restrict__ b,
                                         const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K,
                                         cudaStream_t stream) {
  const dim3 grid(static_cast<unsigned>(N / 16), static_cast<unsigned>((M + 15) / 16));
  gemm<<<grid, dim3(16, 16), 0, stream>>>(a, sa, b, sb, y, M, N, K);
}
