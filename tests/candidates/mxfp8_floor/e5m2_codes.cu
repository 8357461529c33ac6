// verdict: rejected codes
// Codes of e5m2 under the scale for e4m3.
#include <cuda_bf16.h>
#include <cuda_fp8.h>
#include <cuda_runtime.h>

namespace {

// 2^(127 - byte): what a block is multiplied with.
__device__ float inverseOf(int byte) {
  return byte == 254 ? 0x1p-127f : __uint_as_float(static_cast<unsigned>(254 - byte) << 23);
}

__device__ int scaleByte(float amax) {
  if (amax == 0)
    return 0;
  const int byte = ilogbf(amax) - 8 + 127;
  return byte < 0 ? 0 : byte > 254 ? 254 : byte;
}

__device__ uint8_t encode(float v) {
  return __nv_cvt_float_to_fp8(v, __NV_SATFINITE, __NV_E5M2);
}

// Eight lanes a block of 32, four elements a lane.
__global__ void quantize(const __nv_bfloat16* __restrict__ x, uint8_t* __restrict__ e, uint8_t* __restrict__ q, int64_t blocks) {
  const int64_t place = static_cast<int64_t>(blockIdx.x) * blockDim.x + threadIdx.x;
  const int64_t block = place / 8;
  const bool inside = block < blocks;
  float v[4] = {0, 0, 0, 0};
  float amax = 0;
#pragma unroll
  for (int k = 0; k < 4; ++k) {
    if (inside)
      v[k] = __bfloat162float(x[4 * place + k]);
    amax = fmaxf(amax, fabsf(v[k]));
  }
#pragma unroll
  for (int offset = 4; offset > 0; offset >>= 1)
    amax = fmaxf(amax, __shfl_xor_sync(0xffffffffu, amax, offset));
  if (!inside)
    return;
  const int byte = scaleByte(amax);
  if (place % 8 == 0)
    e[block] = static_cast<uint8_t>(byte);
#pragma unroll
  for (int k = 0; k < 4; ++k)
    q[4 * place + k] = encode(v[k] * inverseOf(byte));
}

} // namespace

extern "C" void qkc_mxfp8_floor(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K,
                               cudaStream_t stream) {
  const int64_t blocks = M * (K / 32);
  quantize<<<static_cast<unsigned>((blocks * 8 + 255) / 256), 256, 0, stream>>>(x, e, q, blocks);
}
