// verdict: rejected scale codes
// The activation kept in f32, the product rounded to bf16.
#include <cuda_bf16.h>
#include <cuda_fp8.h>
#include <cuda_runtime.h>

namespace {

// One warp a group of 128, four elements a lane.
__global__ void quantize(const __nv_bfloat16* __restrict__ x, float* __restrict__ scales, uint8_t* __restrict__ q,
                         int64_t T, int64_t K) {
  const int64_t groups = K / 128;
  const int64_t group = static_cast<int64_t>(blockIdx.x) * (blockDim.x / 32) + threadIdx.x / 32;
  const int lane = threadIdx.x & 31;
  if (group >= T * groups)
    return;
  const int64_t t = group / groups;
  float v[4];
  float amax = 0;
#pragma unroll
  for (int k = 0; k < 4; ++k) {
    const int64_t column = (group % groups) * 128 + 4 * lane + k;
    const float gate = __bfloat162float(x[t * 2 * K + column]);
    const float up = __bfloat162float(x[t * 2 * K + K + column]);
    const float u = gate / (1.0f + expf(-gate));
    v[k] = __bfloat162float(__float2bfloat16_rn(u * up));
    amax = fmaxf(amax, fabsf(v[k]));
  }
  for (int offset = 16; offset > 0; offset >>= 1)
    amax = fmaxf(amax, __shfl_xor_sync(0xffffffffu, amax, offset));
  amax = fmaxf(amax, 1e-10f);
  const float s = amax * (1.0f / 448.0f);
  if (lane == 0)
    scales[group] = s;
#pragma unroll
  for (int k = 0; k < 4; ++k)
    q[t * K + (group % groups) * 128 + 4 * lane + k] =
        __nv_cvt_float_to_fp8(v[k] * (1.0f / s), __NV_SATFINITE, __NV_E4M3);
}

} // namespace

extern "C" void qkc_silu_mul_group_fp8_bf16_silu(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T,
                                                 int64_t K, cudaStream_t stream) {
  const int64_t groups = T * (K / 128);
  quantize<<<static_cast<unsigned>((groups + 3) / 4), 128, 0, stream>>>(x, s, q, T, K);
}
