// verdict: accepted
// A zero row gets scale 0 and codes 0, without a division.
#include <cuda_bf16.h>
#include <cuda_runtime.h>

namespace {

__global__ void quantize(const __nv_bfloat16* __restrict__ x, float* __restrict__ s, int8_t* __restrict__ q,
                         int64_t H) {
  const int64_t row = blockIdx.x;
  float amax = 0;
  for (int64_t k = threadIdx.x; k < H; k += 32)
    amax = fmaxf(amax, fabsf(__bfloat162float(x[row * H + k])));
  for (int offset = 16; offset > 0; offset >>= 1)
    amax = fmaxf(amax, __shfl_xor_sync(0xffffffffu, amax, offset));
  const float scale = amax / 127.0f;
  if (threadIdx.x == 0)
    s[row] = scale;
  for (int64_t k = threadIdx.x; k < H; k += 32) {
    const float v = __bfloat162float(x[row * H + k]);
    const float y = amax == 0 ? 0.0f : v / scale;
    q[row * H + k] = static_cast<int8_t>(min(max(__float2int_rn(y), -128), 127));
  }
}

} // namespace

extern "C" void qkc_int8_dyn_token_sym(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H,
                                       cudaStream_t stream) {
  quantize<<<static_cast<unsigned>(T), 32, 0, stream>>>(x, s, q, H);
}
