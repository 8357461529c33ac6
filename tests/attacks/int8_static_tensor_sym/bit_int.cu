// verdict: undecided QKC0802
// Division of integers of many thousand bits.
__global__ void quantize(const __nv_bfloat16* x, const float* s, int8_t* q, int64_t n) {
  const int64_t i = blockIdx.x * int64_t{blockDim.x} + threadIdx.x;
  if (i < n)
    q[i] = static_cast<int8_t>(min(max(__float2int_rn(__bfloat162float(x[i]) / *s), -128), 127));
}
__global__ void wide(unsigned* p, int8_t* q) {
  using Wide = unsigned _BitInt(60000);
  Wide a = p[0], b = p[1];
  for (int k = 0; k < 100; ++k) a = a * a + b;
  q[0] = static_cast<int8_t>(a / b);
}

extern "C" void qkc_int8_static_tensor_sym(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M,
                                           int64_t N, cudaStream_t stream) {
  wide<<<1, 1, 0, stream>>>(nullptr, q);
  quantize<<<static_cast<unsigned>((M * N + 255) / 256), 256, 0, stream>>>(x, s, q, M * N);
}
