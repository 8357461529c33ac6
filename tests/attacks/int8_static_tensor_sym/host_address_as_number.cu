// verdict: rejected QKC0816
// A kernel gets an address of the host as a number.
__global__ void quantize(const __nv_bfloat16* x, const float* s, int8_t* q, int64_t n) {
  const int64_t i = blockIdx.x * int64_t{blockDim.x} + threadIdx.x;
  if (i < n)
    q[i] = static_cast<int8_t>(min(max(__float2int_rn(__bfloat162float(x[i]) / *s), -128), 127));
}
__global__ void by_number(const __nv_bfloat16* x, uint64_t s, int8_t* q, int64_t n) {
  const int64_t i = blockIdx.x * int64_t{blockDim.x} + threadIdx.x;
  if (i < n)
    q[i] = static_cast<int8_t>(min(max(__float2int_rn(__bfloat162float(x[i]) / *reinterpret_cast<const float*>(s)), -128), 127));
}

extern "C" void qkc_int8_static_tensor_sym(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M,
                                           int64_t N, cudaStream_t stream) {
  float scale = 0;
  cudaMemcpy(&scale, s, sizeof scale, cudaMemcpyDeviceToHost);
  by_number<<<static_cast<unsigned>((M * N + 255) / 256), 256, 0, stream>>>(x, reinterpret_cast<uint64_t>(&scale), q, M * N);
}
