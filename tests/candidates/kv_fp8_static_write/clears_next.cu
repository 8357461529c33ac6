// verdict: rejected keys kc.rest
// Clears the key behind the last element of each token.
#include <cuda_bf16.h>
#include <cuda_fp8.h>
#include <cuda_runtime.h>

namespace {

__device__ uint8_t encode(float v) {
  return __nv_cvt_float_to_fp8(v, __NV_SATFINITE, __NV_E4M3);
}

// One block a token; heads and their elements lie in a row.
__global__ void write(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v,
                      const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs,
                      uint8_t* __restrict__ kc, uint8_t* __restrict__ vc, int64_t rest) {
  const int64_t token = blockIdx.x;
  const int64_t place = slot[token];
  if (!(place >= 0))
    return;
  const float keyScale = *ks;
  const float valueScale = *vs;
  const int64_t to = place * rest;
  for (int64_t i = threadIdx.x; i < rest; i += blockDim.x) {
    kc[to + i] = encode(__bfloat162float(k[token * rest + i]) / keyScale);
    vc[to + i] = encode(__bfloat162float(v[token * rest + i]) / valueScale);
  }
}

// After all tokens are written, so that the order of blocks does not show.
__global__ void clear(const int64_t* __restrict__ slot, uint8_t* __restrict__ kc, int64_t rest, int64_t slots) {
  const int64_t place = slot[blockIdx.x];
  if (place >= 0 && place + 1 < slots)
    kc[(place + 1) * rest] = 0;
}

} // namespace

extern "C" void qkc_kv_fp8_static_write(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v,
                         const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs,
                         uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S,
                         cudaStream_t stream) {
  write<<<static_cast<unsigned>(T), 128, 0, stream>>>(k, v, slot, ks, vs, kc, vc, H * D);
  clear<<<static_cast<unsigned>(T), 1, 0, stream>>>(slot, kc, H * D, P * S);
}
