// verdict: rejected output
// The sum is rounded to bf16 before it is scaled.
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

__global__ void gemm(const uint8_t* __restrict__ a, const uint8_t* __restrict__ b, const float* __restrict__ sa,
                     const float* __restrict__ sb, __nv_bfloat16* __restrict__ y, int64_t M, int64_t N, int64_t K) {
  const int64_t place = static_cast<int64_t>(blockIdx.x) * blockDim.x + threadIdx.x;
  if (place >= M * N)
    return;
  const uint8_t* x = a + place / N * K;
  const uint8_t* w = b + place % N * K;
  float total = 0;
  for (int64_t k = 0; k < K; ++k)
    total = fmaf(decode(x[k]), decode(w[k]), total);
  y[place] = __float2bfloat16_rn(__bfloat162float(__float2bfloat16_rn(total)) * sa[0] * sb[0]);
}

} // namespace

extern "C" void qkc_gemm_fp8_tensor_promoted_bf16(const uint8_t* __restrict__ a, const uint8_t* __restrict__ b,
                                                const float* __restrict__ sa, const float* __restrict__ sb,
                                                __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  gemm<<<static_cast<unsigned>((M * N + 127) / 128), 128, 0, stream>>>(a, b, sa, sb, y, M, N, K);
}
