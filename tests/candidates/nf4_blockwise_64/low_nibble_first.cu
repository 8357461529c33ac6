// verdict: rejected codes
// The low nibble holds the even element.
#include <cuda_fp16.h>
#include <cuda_runtime.h>

namespace {

__constant__ float kMiddles[15] = {
    -0.8480964004993439f, -0.6106329262256622f, -0.4599952697753906f, -0.33967943489551544f, -0.23460740596055984f,
    -0.13791173323988914f, -0.045525018125772476f, 0.03979014977812767f, 0.1202552504837513f, 0.2035212516784668f,
    0.2920137718319893f, 0.3893125355243683f, 0.5016634166240692f, 0.6427869200706482f, 0.8614784178118011f};

// How many middles lie below the value.
__device__ int codeOf(float v) {
  int code = 0;
#pragma unroll
  for (int k = 0; k < 15; ++k)
    code += v > kMiddles[k] ? 1 : 0;
  return code;
}

// A warp a block of 64, two elements a lane.
__global__ void quantize(const __half* __restrict__ x, float* __restrict__ a, uint8_t* __restrict__ q, int64_t count) {
  const int64_t block = static_cast<int64_t>(blockIdx.x) * (blockDim.x / 32) + threadIdx.x / 32;
  const int lane = threadIdx.x % 32;
  const int64_t at = 64 * block + 2 * lane;
  float values[2] = {0.0f, 0.0f};
  float amax = 0.0f;
  for (int k = 0; k < 2; ++k)
    if (at + k < count) {
      const float v = __half2float(x[at + k]);
      values[k] = v;
      amax = fmaxf(amax, fabsf(v));
    }
  for (int offset = 16; offset > 0; offset >>= 1)
    amax = fmaxf(amax, __shfl_xor_sync(0xffffffffu, amax, offset));
  if (64 * block >= count)
    return;
  if (lane == 0)
    a[block] = amax;
  if (at >= count)
    return;
  int codes[2];
  for (int k = 0; k < 2; ++k) {
    const float v = values[k];
    const float inverse = 1.0f / amax;
    codes[k] = amax == 0.0f ? 7 : codeOf(v * inverse);
  }
  const int second = at + 1 < count ? codes[1] : codes[0]; // so that the last one is right either way
  q[at / 2] = static_cast<uint8_t>(codes[0]  | second << 4);
}

} // namespace

extern "C" void qkc_nf4_blockwise_64(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
  const int64_t blocks = (N + 63) / 64;
  quantize<<<static_cast<unsigned>((blocks + 3) / 4), 128, 0, stream>>>(x, a, q, N);
}
