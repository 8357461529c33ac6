// verdict: rejected codes
// Truncates, as a plain cast does.
#include <cuda_bf16.h>
#include <cuda_runtime.h>

namespace {

// One warp a group of 128, four elements a lane.
__global__ void quantize(const __nv_bfloat16* __restrict__ x, float* __restrict__ s, int8_t* __restrict__ q, int64_t groups,
                         int64_t rows) {
  const int64_t group = static_cast<int64_t>(blockIdx.x) * (blockDim.x / 32) + threadIdx.x / 32;
  const int lane = threadIdx.x & 31;
  if (group >= groups)
    return;
  float v[4];
  float amax = 0;
#pragma unroll
  for (int k = 0; k < 4; ++k) {
    v[k] = __bfloat162float(x[group * 128 + 4 * lane + k]);
    amax = fmaxf(amax, fabsf(v[k]));
  }
  for (int offset = 16; offset > 0; offset >>= 1)
    amax = fmaxf(amax, __shfl_xor_sync(0xffffffffu, amax, offset));
  amax = fmaxf(amax, 1e-10f);
  const float scale = amax / 127.0f;
  if (lane == 0)
    s[group] = scale;
#pragma unroll
  for (int k = 0; k < 4; ++k) {
    const int code = __float2int_rz(v[k] / scale);
    q[group * 128 + 4 * lane + k] = static_cast<int8_t>(min(max(code, -128), 127));
  }
}

} // namespace

extern "C" void qkc_int8_token_group_rne(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K,
                               cudaStream_t stream) {
  const int64_t groups = T * (K / 128);
  quantize<<<static_cast<unsigned>((groups + 3) / 4), 128, 0, stream>>>(x, s, q, groups, T);
}
