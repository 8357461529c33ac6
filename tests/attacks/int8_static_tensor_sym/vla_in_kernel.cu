// verdict: rejected QKC0810
// An array of the kernel that is as long as the host says: gigabytes.
__global__ void quantize(const __nv_bfloat16* x, const float* s, int8_t* q, int64_t n) {
  const int64_t i = blockIdx.x * int64_t{blockDim.x} + threadIdx.x;
  if (i < n)
    q[i] = static_cast<int8_t>(min(max(__float2int_rn(__bfloat162float(x[i]) / *s), -128), 127));
}
__global__ void large(int64_t n, int8_t* q) {
  volatile char own[n];
  own[0] = 1;
  own[n - 1] = 1;
  q[0] = own[0];
}

extern "C" void qkc_int8_static_tensor_sym(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M,
                                           int64_t N, cudaStream_t stream) {
  large<<<1, 1, 0, stream>>>(int64_t{1} << 33, q);
  quantize<<<static_cast<unsigned>((M * N + 255) / 256), 256, 0, stream>>>(x, s, q, M * N);
}
