// verdict: rejected codes
// follows: codes.rounding.through_bf16 path.div.arithmetic.rounded_to_bf16
// The quotient is rounded to bf16 before the codes.
#include <cuda_bf16.h>
#include <cuda_runtime.h>

namespace {

__global__ void quantize(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* __restrict__ q,
                         int64_t count) {
  const float scale = *s;
  const int64_t stride = static_cast<int64_t>(gridDim.x) * blockDim.x;
  for (int64_t k = static_cast<int64_t>(blockIdx.x) * blockDim.x + threadIdx.x; k < count; k += stride) {
    const float v = __bfloat162float(x[k]);
    const float y = __bfloat162float(__float2bfloat16_rn(v / scale));
    q[k] = static_cast<int8_t>(min(max(__float2int_rn(y), -128), 127));
  }
}

} // namespace

extern "C" void qkc_int8_static_tensor_sym(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q,
                                           int64_t M, int64_t N, cudaStream_t stream) {
  const int64_t count = M * N;
  const int64_t blocks = (count + 255) / 256;
  quantize<<<static_cast<unsigned>(blocks < 4096 ? blocks : 4096), 256, 0, stream>>>(x, s, q, count);
}
