// verdict: rejected codes tail
// AWQ's order of the nibbles.
#include <cuda_runtime.h>

namespace {

// A thread for each word: eight rows of one column.
__global__ void __launch_bounds__(256)
    pack(const int8_t* __restrict__ c, uint32_t* __restrict__ p, int64_t K, int64_t N) {
  const int64_t words = (K + 7) / 8 * N;
  const int64_t stride = static_cast<int64_t>(gridDim.x) * blockDim.x;
  for (int64_t at = static_cast<int64_t>(blockIdx.x) * blockDim.x + threadIdx.x; at < words; at += stride) {
    const int64_t n = at % N;
    const int64_t first = at / N * 8;
    uint32_t word = 0;
#pragma unroll
    for (int j = 0; j < 8; ++j)
      if (first + j < K) {
        const int code = c[(first + j) * N + n];
        word |= static_cast<uint32_t>(code & 15) << 4 * (j % 2 * 4 + j / 2);
      }
    p[at] = word;
  }
}

} // namespace

extern "C" void qkc_pack_int4_gptq_k8(const int8_t* __restrict__ c, uint32_t* p, int64_t K, int64_t N,
                                      cudaStream_t stream) {
  const int64_t blocks = ((K + 7) / 8 * N + 255) / 256;
  pack<<<static_cast<unsigned>(blocks < 4096 ? blocks : 4096), 256, 0, stream>>>(c, p, K, N);
}
