// verdict: rejected e.rest
#include <cuda_bf16.h>
#include <cuda_fp8.h>
#include <cuda_runtime.h>
#include <stdint.h>

namespace {

constexpr int kPad = 127; // the exponent of a group that is not there

// The exponent of the ceiling of v.
__device__ int exponentAbove(float v) {
  const uint32_t bits = __float_as_uint(v);
  const int exponent = bits >> 23;
  return min((bits & 0x7fffff) != 0 ? exponent + 1 : exponent, 254);
}

// A thread for each word: four groups of a row, whose codes it writes as well.
__global__ void quantize(const __nv_bfloat16* x, uint32_t* e, uint8_t* q, int64_t T, int64_t K) {
  const int64_t t = blockIdx.x;
  const int64_t first = threadIdx.x + int64_t(blockIdx.y) * blockDim.x;
  const int64_t G = K / 128;
  if (first >= (G + 3) / 4)
    return;
  uint32_t word = 0;
  for (int slot = 0; slot < 4; ++slot) {
    const int64_t g = 4 * first + slot;
    if (t >= T || g >= G) {
      word |= uint32_t(kPad) << 8 * slot;
      continue;
    }
    float most = 1e-10f;
    for (int j = 0; j < 128; ++j)
      most = fmaxf(most, fabsf(__bfloat162float(x[t * K + 128 * g + j])));
    const int exponent = exponentAbove(most / 448.0f);
    word |= uint32_t(exponent) << 8 * slot;
    const float scale = ldexpf(1.0f, exponent - 127);
    for (int j = 0; j < 128; ++j)
      q[t * K + 128 * g + j] =
          __nv_cvt_float_to_fp8(__bfloat162float(x[t * K + 128 * g + j]) / scale, __NV_SATFINITE, __NV_E4M3);
  }
  e[first * gridDim.x + t] = word;
}

} // namespace

extern "C" void qkc_fp8_token_group_ue8m0_packed(const __nv_bfloat16* __restrict__ x, uint32_t* e, uint8_t* q,
                                                 int64_t T, int64_t K, cudaStream_t stream) {
  const int64_t words = (K / 128 + 3) / 4;
  quantize<<<dim3((T + 3) / 4 * 4, (words + 31) / 32), 32, 0, stream>>>(x, e, q, T, K);
}
