// verdict: rejected QKC0816
#include <cuda_bf16.h>
#include <cuda_runtime.h>
#include <math.h>
// the host dereferences the device scalar s (segfault on a GPU)
__global__ void k(const __nv_bfloat16* x, float s, int8_t* q, int64_t n) {
  int64_t i = blockIdx.x * (int64_t)blockDim.x + threadIdx.x;
  if (i < n)
    q[i] = (int8_t)min(max(__float2int_rn(__bfloat162float(x[i]) / s), -128), 127);
}
extern "C" void qkc_int8_static_tensor_sym(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q,
                                           int64_t M, int64_t N, cudaStream_t stream) {
  k<<<(M * N + 255) / 256, 256, 0, stream>>>(x, *s, q, M * N);
}