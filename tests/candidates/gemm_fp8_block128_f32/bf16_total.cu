// verdict: rejected output
// The sum over the blocks in bf16.
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

__global__ void gemm(const uint8_t* __restrict__ a, const float* __restrict__ sa, const uint8_t* __restrict__ b,
                     const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K) {
  const int64_t n = static_cast<int64_t>(blockIdx.x) * 16 + threadIdx.x;
  const int64_t m = static_cast<int64_t>(blockIdx.y) * 16 + threadIdx.y;
  const int64_t groups = K / 128;
  if (m >= M)
    return;
  __nv_bfloat16 total = __float2bfloat16_rn(0.0f);
  for (int64_t g = 0; g < groups; ++g) {
    float dot = 0;
    for (int k = 0; k < 128; ++k)
      dot += decode(a[m * K + g * 128 + k]) * decode(b[n * K + g * 128 + k]);
    total = __float2bfloat16_rn(__bfloat162float(total) + dot * sa[m * groups + g] * sb[(n / 128) * groups + g]);
  }
  y[m * N + n] = total;
}

} // namespace

extern "C" void qkc_gemm_fp8_block128_f32(const uint8_t* __restrict__ a, const float* __restrict__ sa, const uint8_t* __restrict__ b,
                                          const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K,
                                          cudaStream_t stream) {
  const dim3 grid(static_cast<unsigned>(N / 16), static_cast<unsigned>((M + 15) / 16));
  gemm<<<grid, dim3(16, 16), 0, stream>>>(a, sa, b, sb, y, M, N, K);
}
