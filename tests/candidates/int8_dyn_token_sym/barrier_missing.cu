// verdict: rejected QKC0821
// on a GPU: accepted (a race that the scheduler of an H200 decides alike each time)
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_runtime.h>
__device__ inline int8_t enc(float y) {
  return (int8_t)min(max(__float2int_rn(y), -128), 127);
}
// thread 0 initialises the shared maximum without a barrier before atomicMax
__global__ void c(const __nv_bfloat16* x, float* s, int8_t* q, int64_t H) {
  int64_t r = blockIdx.x;
  __shared__ int m;
  if (threadIdx.x == 0)
    m = 0;
  float a = 0;
  for (int64_t i = threadIdx.x; i < H; i += 64)
    a = fmaxf(a, fabsf(__bfloat162float(x[r * H + i])));
  atomicMax(&m, __float_as_int(a));
  __syncthreads();
  a = __int_as_float(m);
  float sc = a == 0 ? 1.f : a / 127.f;
  if (threadIdx.x == 0)
    s[r] = sc;
  for (int64_t i = threadIdx.x; i < H; i += 64)
    q[r * H + i] = enc(__bfloat162float(x[r * H + i]) / sc);
}
extern "C" void qkc_int8_dyn_token_sym(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H,
                                       cudaStream_t stream) {
  c<<<T, 64, 0, stream>>>(x, s, q, H);
}