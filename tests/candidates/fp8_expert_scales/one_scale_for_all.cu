// verdict: rejected scale
#include <cuda_bf16.h>
#include <cuda_fp8.h>
#include <cuda_runtime.h>
#include <stdint.h>

namespace {

__global__ void quantize(const __nv_bfloat16* x, const float* ub, float* s, uint8_t* q, int64_t T, int64_t E,
                         int64_t H) {
  float most = 0.0f;
  for (int64_t i = 0; i < T * H; ++i)
    most = fmaxf(most, fabsf(__bfloat162float(x[i])));
  const float scale = fmaxf(fminf(most, *ub) / 448.0f, 1.0f / (448.0f * 512.0f));
  for (int64_t e = 0; e < E; ++e)
    s[e] = scale;
  for (int64_t i = 0; i < T * H; ++i)
    q[i] = __nv_cvt_float_to_fp8(__bfloat162float(x[i]) / scale, __NV_SATFINITE, __NV_E4M3);
}

} // namespace

// The largest magnitude of all rows, whatever their expert.
extern "C" void qkc_fp8_expert_scales(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off,
                                      const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E,
                                      int64_t H, cudaStream_t stream) {
  (void)off;
  quantize<<<1, 1, 0, stream>>>(x, ub, s, q, T, E, H);
}
