// verdict: unsupported QKC0805
// A group of cooperative_groups that this device lacks.
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
__global__ void quantize(const __nv_bfloat16* x, const float* s, int8_t* q, int64_t n) {
  int64_t i = blockIdx.x * (int64_t)blockDim.x + threadIdx.x; if (i < n) { cg::coalesced_group a = cg::coalesced_threads(); float sc = a.shfl(*s, 0);
  q[i] = static_cast<int8_t>(min(max(__float2int_rn(__bfloat162float(x[i]) / sc), -128), 127)); }
}
extern "C" void qkc_int8_static_tensor_sym(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M,
                                           int64_t N, cudaStream_t stream) {
  quantize<<<static_cast<unsigned>((M * N + 255) / 256), 256, 0, stream>>>(x, s, q, M * N);
}
