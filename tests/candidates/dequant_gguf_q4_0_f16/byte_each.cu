// verdict: accepted
// One rounding of an exact product.
#include <cuda_fp16.h>
#include <cuda_runtime.h>

namespace {

struct Block {
  __half d;
  uint8_t qs[16];
};

__device__ __forceinline__ __half value(int q, __half d) {
  return __float2half_rn(static_cast<float>(q - 8) * __half2float(d));
}

// A thread for each byte of codes: both of its elements.
__global__ void __launch_bounds__(256) dequantize(const Block* __restrict__ x, __half* __restrict__ y, int64_t B) {
  const int64_t stride = static_cast<int64_t>(gridDim.x) * blockDim.x;
  for (int64_t at = static_cast<int64_t>(blockIdx.x) * blockDim.x + threadIdx.x; at < B * 16; at += stride) {
    const Block& block = x[at / 16];
    const int i = static_cast<int>(at % 16);
    const int byte = block.qs[i];
    y[at / 16 * 32 + i] = value(byte & 15, block.d);
    y[at / 16 * 32 + i + 16] = value(byte >> 4, block.d);
  }
}

} // namespace

extern "C" void qkc_dequant_gguf_q4_0_f16(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  const int64_t blocks = (B * 16 + 255) / 256;
  dequantize<<<static_cast<unsigned>(blocks < 4096 ? blocks : 4096), 256, 0, stream>>>(
      reinterpret_cast<const Block*>(x), y, B);
}
