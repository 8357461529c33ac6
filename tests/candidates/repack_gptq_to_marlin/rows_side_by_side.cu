// verdict: rejected weights
// Rows of a fragment without the step of eight.
#include <cuda_runtime.h>

namespace {

__device__ __forceinline__ uint32_t code(const uint32_t* __restrict__ q, int64_t k, int64_t n, int64_t N) {
  return q[k / 8 * N + n] >> 4 * (k % 8) & 15;
}

// A thread for each word: lane `lane` of a fragment, tile `tile` of the four side by side.
__global__ void __launch_bounds__(256) repack(const uint32_t* __restrict__ q, const int32_t* __restrict__ perm,
                                              uint32_t* __restrict__ b, int64_t K, int64_t N) {
  const int64_t words = K * N / 8;
  const int64_t stride = static_cast<int64_t>(gridDim.x) * blockDim.x;
  for (int64_t at = static_cast<int64_t>(blockIdx.x) * blockDim.x + threadIdx.x; at < words; at += stride) {
    const int64_t band = at / (2 * N);
    const int64_t place = at % (2 * N);
    const int64_t lane = place % 128 / 4;
    const int64_t tile = place % 4;
    const int64_t column = place / 128 * 64 + tile * 16 + lane / 4;
    uint32_t word = 0;
#pragma unroll
    for (int j = 0; j < 8; ++j) {
      const int from = j % 4 * 2 + j / 4;
      const int64_t row = band * 16 + lane % 4 * 4 + from % 4;
      const int64_t n = column + from / 4 * 8;
      word |= code(q, perm[row], n, N) << 4 * j;
    }
    b[at] = word;
  }
}

__global__ void __launch_bounds__(256)
    permuteScales(const uint16_t* __restrict__ s, uint16_t* __restrict__ t, int64_t count) {
  const int64_t stride = static_cast<int64_t>(gridDim.x) * blockDim.x;
  for (int64_t at = static_cast<int64_t>(blockIdx.x) * blockDim.x + threadIdx.x; at < count; at += stride)
    t[at] = s[at / 64 * 64 + at % 8 * 8 + at % 64 / 8];
}

} // namespace

extern "C" void qkc_repack_gptq_to_marlin(const uint32_t* __restrict__ q, const int32_t* __restrict__ perm,
                                          const uint16_t* __restrict__ s, uint32_t* b, uint16_t* t, int64_t K,
                                          int64_t N, int64_t G, cudaStream_t stream) {
  const int64_t blocks = (K * N / 8 + 255) / 256;
  repack<<<static_cast<unsigned>(blocks < 4096 ? blocks : 4096), 256, 0, stream>>>(q, perm, b, K, N);
  const int64_t scales = (G * N + 255) / 256;
  permuteScales<<<static_cast<unsigned>(scales < 4096 ? scales : 4096), 256, 0, stream>>>(s, t, G * N);
}
