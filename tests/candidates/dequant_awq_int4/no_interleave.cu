// verdict: rejected dequantize
// Nibbles in the order of the columns.
#include <cuda_fp16.h>
#include <cuda_runtime.h>

namespace {

struct alignas(16) Row {
  __half v[8];
};

__device__ __forceinline__ int nibble(uint32_t word, int j) {
  return static_cast<int>(word >> 4 * j & 15);
}

__device__ __forceinline__ __half weight(int q, int z, __half scale) {
  return __float2half_rn(__half2float(scale) * static_cast<float>(q - z));
}

__global__ void __launch_bounds__(256)
    dequantize(const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s,
               __half* __restrict__ w, int64_t K, int64_t N) {
  const int64_t words = N / 8;
  const int64_t stride = static_cast<int64_t>(gridDim.x) * blockDim.x;
  for (int64_t at = static_cast<int64_t>(blockIdx.x) * blockDim.x + threadIdx.x; at < K * words; at += stride) {
    const int64_t group = at / words / 128;
    const int64_t column = at % words;
    const uint32_t codes = q[at];
    const uint32_t zeros = z[group * words + column];
    const Row scales = reinterpret_cast<const Row*>(s)[group * words + column];
    Row out;
#pragma unroll
    for (int j = 0; j < 8; ++j)
      out.v[j] = weight(nibble(codes, j), nibble(zeros, j), scales.v[j]);
    reinterpret_cast<Row*>(w)[at] = out;
  }
}

} // namespace

extern "C" void qkc_dequant_awq_int4(const uint32_t* __restrict__ q, const uint32_t* __restrict__ z,
                                     const __half* __restrict__ s, __half* w, int64_t K, int64_t N,
                                     cudaStream_t stream) {
  const int64_t blocks = (K * (N / 8) + 255) / 256;
  dequantize<<<static_cast<unsigned>(blocks < 4096 ? blocks : 4096), 256, 0, stream>>>(q, z, s, w, K, N);
}
