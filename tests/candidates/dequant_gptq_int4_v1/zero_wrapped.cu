// verdict: rejected dequantize
// follows: zero_point.value.offset_wrapped
// A stored zero point of 15 taken the other way.
#include <cuda_fp16.h>
#include <cuda_runtime.h>

namespace {

__device__ __forceinline__ __half weight(int q, int stored, __half scale) {
  return __float2half_rn(__half2float(scale) * static_cast<float>(q - ((stored + 1) & 15)));
}

__global__ void __launch_bounds__(256)
    dequantize(const uint32_t* __restrict__ q, const uint32_t* __restrict__ zs, const __half* __restrict__ s,
               const int32_t* __restrict__ gi, __half* __restrict__ w, int64_t K, int64_t N, int64_t G) {
  const int64_t words = K / 8 * N;
  const int64_t stride = static_cast<int64_t>(gridDim.x) * blockDim.x;
  for (int64_t word = static_cast<int64_t>(blockIdx.x) * blockDim.x + threadIdx.x; word < words; word += stride) {
    const int64_t n = word % N;
    const int64_t first = word / N * 8;
    const uint32_t codes = q[word];
#pragma unroll
    for (int j = 0; j < 8; ++j) {
      const int64_t k = first + j;
      const int64_t g = gi[k];
      const int code = static_cast<int>(codes >> 4 * j & 15);
      const int stored = static_cast<int>(zs[g * (N / 8) + n / 8] >> 4 * (n % 8) & 15);
      w[k * N + n] = weight(code, stored, s[g * N + n]);
    }
  }
}

} // namespace

extern "C" void qkc_dequant_gptq_int4_v1(const uint32_t* __restrict__ q, const uint32_t* __restrict__ zs,
                                         const __half* __restrict__ s, const int32_t* __restrict__ gi, __half* w,
                                         int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
  const int64_t blocks = (K / 8 * N + 255) / 256;
  dequantize<<<static_cast<unsigned>(blocks < 4096 ? blocks : 4096), 256, 0, stream>>>(q, zs, s, gi, w, K, N, G);
}
