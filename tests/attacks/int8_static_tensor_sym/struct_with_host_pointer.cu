// verdict: rejected QKC0816
// A kernel gets an address of the host in a struct that is passed in memory.
__global__ void quantize(const __nv_bfloat16* x, const float* s, int8_t* q, int64_t n) {
  const int64_t i = blockIdx.x * int64_t{blockDim.x} + threadIdx.x;
  if (i < n)
    q[i] = static_cast<int8_t>(min(max(__float2int_rn(__bfloat162float(x[i]) / *s), -128), 127));
}
struct Parameters { const __nv_bfloat16* x; const float* s; int8_t* q; int64_t n; };
__global__ void by_struct(Parameters p) {
  const int64_t i = blockIdx.x * int64_t{blockDim.x} + threadIdx.x;
  if (i < p.n)
    p.q[i] = static_cast<int8_t>(min(max(__float2int_rn(__bfloat162float(p.x[i]) / *p.s), -128), 127));
}

extern "C" void qkc_int8_static_tensor_sym(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M,
                                           int64_t N, cudaStream_t stream) {
  float scale = 0;
  cudaMemcpy(&scale, s, sizeof scale, cudaMemcpyDeviceToHost);
  by_struct<<<static_cast<unsigned>((M * N + 255) / 256), 256, 0, stream>>>({x, &scale, q, M * N});
}
