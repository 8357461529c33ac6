// verdict: rejected dequantize
// The result is truncated.
#include <cuda_fp16.h>
#include <cuda_runtime.h>

namespace {

struct Block {
  __half d;
  __half dmin;
  uint8_t scales[12];
  uint8_t qs[128];
};

// Six-bit scale and minimum of sub-block j: four in place, four in nibbles and the upper bits of the first eight bytes.
__device__ __forceinline__ void scaleAndMinimum(const uint8_t* s, int j, int& scale, int& minimum) {
  if (j < 4) {
    scale = s[j] & 63;
    minimum = s[j + 4] & 63;
  } else {
    scale = (s[j + 4] & 15) | s[j - 4] >> 6 << 4;
    minimum = s[j + 4] >> 4 | s[j] >> 6 << 4;
  }
}

__device__ __forceinline__ __half value(__half d, __half dmin, int scale, int minimum, int q) {
  const float scaled = __half2float(d) * static_cast<float>(scale);
  const float offset = __half2float(dmin) * static_cast<float>(minimum);
  return __float2half_rz(__fsub_rn(__fmul_rn(scaled, static_cast<float>(q)), offset));
}

// A thread for each byte of codes: both of its elements.
__global__ void __launch_bounds__(256) dequantize(const Block* __restrict__ x, __half* __restrict__ y, int64_t B) {
  const int64_t stride = static_cast<int64_t>(gridDim.x) * blockDim.x;
  for (int64_t at = static_cast<int64_t>(blockIdx.x) * blockDim.x + threadIdx.x; at < B * 128; at += stride) {
    const Block& block = x[at / 128];
    const int byte = static_cast<int>(at % 128);
    const int low = byte / 32 * 64 + byte % 32;
    const int high = low + 32;
    int scale = 0;
    int minimum = 0;
    scaleAndMinimum(block.scales, low / 32, scale, minimum);
    y[at / 128 * 256 + low] = value(block.d, block.dmin, scale, minimum, block.qs[byte] & 15);
    scaleAndMinimum(block.scales, high / 32, scale, minimum);
    y[at / 128 * 256 + high] = value(block.d, block.dmin, scale, minimum, block.qs[byte] >> 4);
  }
}

} // namespace

extern "C" void qkc_dequant_gguf_q4_k_f16(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  const int64_t blocks = (B * 128 + 255) / 256;
  dequantize<<<static_cast<unsigned>(blocks < 4096 ? blocks : 4096), 256, 0, stream>>>(
      reinterpret_cast<const Block*>(x), y, B);
}
