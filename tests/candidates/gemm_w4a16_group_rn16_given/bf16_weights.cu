// verdict: rejected output
// Weights are rounded to bf16.
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_runtime.h>
#include <stdint.h>

namespace {

// One thread an output. Columns 0 2 4 6 1 3 5 7 of eight lie in a word from its lowest bits on.
__global__ void gemm(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z,
                     const __half* __restrict__ s, __half* __restrict__ y, int64_t M, int64_t N, int64_t K) {
  const int64_t place = static_cast<int64_t>(blockIdx.x) * blockDim.x + threadIdx.x;
  if (place >= M * N)
    return;
  const int64_t m = place / N;
  const int64_t n = place % N;
  const int shift = static_cast<int>((n & 1) * 4 + (n & 7) / 2) * 4;
  float sum = 0;
  for (int64_t k = 0; k < K; ++k) {
    const int code = static_cast<int>((q[k * (N / 8) + n / 8] >> shift) & 15);
    const int zero = static_cast<int>((z[k / 128 * (N / 8) + n / 8] >> shift) & 15);
    const float scale = __half2float(s[k / 128 * N + n]);
    const float w = __bfloat162float(__float2bfloat16_rn(scale * static_cast<float>(code - zero)));
    sum = fmaf(__half2float(x[m * K + k]), w, sum);
  }
  y[place] = __float2half_rn(sum);
}

} // namespace

extern "C" void qkc_gemm_w4a16_group_rn16_given(const __half* __restrict__ x, const uint32_t* __restrict__ q,
                                              const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y,
                                              int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  gemm<<<static_cast<unsigned>((M * N + 127) / 128), 128, 0, stream>>>(x, q, z, s, y, M, N, K);
}
