// verdict: rejected scale
// follows: scale.value.floor_dropped
#include <cuda_bf16.h>
#include <cuda_fp8.h>
#include <cuda_runtime.h>
#include <stdint.h>

namespace {

constexpr int kThreads = 256;

// One block for each expert: the largest magnitude of all its rows, then their codes.
__global__ void quantize(const __nv_bfloat16* x, const int32_t* off, const float* ub, float* s, uint8_t* q, int64_t H) {
  __shared__ float parts[kThreads];
  const int64_t first = off[blockIdx.x] * H;
  const int64_t last = off[blockIdx.x + 1] * H;
  float most = 0.0f;
  for (int64_t i = first + threadIdx.x; i < last; i += kThreads)
    most = fmaxf(most, fabsf(__bfloat162float(x[i])));
  parts[threadIdx.x] = most;
  __syncthreads();
  for (int half = kThreads / 2; half > 0; half /= 2) {
    if (threadIdx.x < half)
      parts[threadIdx.x] = fmaxf(parts[threadIdx.x], parts[threadIdx.x + half]);
    __syncthreads();
  }
  const float scale = fminf(parts[0], *ub) / 448.0f;
  if (threadIdx.x == 0)
    s[blockIdx.x] = scale;
  for (int64_t i = first + threadIdx.x; i < last; i += kThreads)
    q[i] = __nv_cvt_float_to_fp8(__bfloat162float(x[i]) / scale, __NV_SATFINITE, __NV_E4M3);
}

} // namespace

extern "C" void qkc_fp8_expert_scales(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off,
                                      const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E,
                                      int64_t H, cudaStream_t stream) {
  quantize<<<E, kThreads, 0, stream>>>(x, off, ub, s, q, H);
}
