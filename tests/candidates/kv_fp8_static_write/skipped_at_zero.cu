// verdict: rejected keys values kc.rest vc.rest
// Tokens without a slot go to slot 0.
#include <cuda_bf16.h>
#include <cuda_fp8.h>
#include <cuda_runtime.h>

namespace {

__device__ uint8_t encode(float v) {
  return __nv_cvt_float_to_fp8(v, __NV_SATFINITE, __NV_E4M3);
}

// A thread an element of the heads, all tokens in their order.
__global__ void write(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v,
                      const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs,
                      uint8_t* __restrict__ kc, uint8_t* __restrict__ vc, int64_t tokens, int64_t rest) {
  const int64_t i = static_cast<int64_t>(blockIdx.x) * blockDim.x + threadIdx.x;
  if (i >= rest)
    return;
  for (int64_t token = 0; token < tokens; ++token) {
    const int64_t to = max(slot[token], int64_t{0}) * rest + i;
    kc[to] = encode(__bfloat162float(k[token * rest + i]) / *ks);
    vc[to] = encode(__bfloat162float(v[token * rest + i]) / *vs);
  }
}

} // namespace

extern "C" void qkc_kv_fp8_static_write(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v,
                         const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs,
                         uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S,
                         cudaStream_t stream) {
  write<<<static_cast<unsigned>((H * D + 127) / 128), 128, 0, stream>>>(k, v, slot, ks, vs, kc, vc, T, H * D);
}
