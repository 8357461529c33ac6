// verdict: rejected QKC0815
// Adds to the output where that is zero or one, as if it had been cleared.
__device__ int8_t code(__nv_bfloat16 x, float s) {
  return static_cast<int8_t>(min(max(__float2int_rn(__bfloat162float(x) / s), -128), 127));
}
__global__ void quantize(const __nv_bfloat16* x, const float* s, int8_t* q, int64_t n) {
  const int64_t i = blockIdx.x * int64_t{blockDim.x} + threadIdx.x;
  if (i < n)
    q[i] = static_cast<int8_t>(code(x[i], *s) + (q[i] == 0 || q[i] == 1 ? q[i] : 0));
}

extern "C" void qkc_int8_static_tensor_sym(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M,
                                           int64_t N, cudaStream_t stream) {
  quantize<<<static_cast<unsigned>((M * N + 255) / 256), 256, 0, stream>>>(x, s, q, M * N);
}
