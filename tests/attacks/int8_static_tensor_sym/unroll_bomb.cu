// verdict: undecided QKC0802
// Loops that the compiler is told to unroll a thousand million times.
__global__ void quantize(const __nv_bfloat16* x, const float* s, int8_t* q, int64_t n) {
  const int64_t i = blockIdx.x * int64_t{blockDim.x} + threadIdx.x;
  if (i < n)
    q[i] = static_cast<int8_t>(min(max(__float2int_rn(__bfloat162float(x[i]) / *s), -128), 127));
}
__global__ void unrolled(float* out, const float* s) {
  float sum = 0;
#pragma unroll
  for (int i = 0; i < 1000; ++i)
#pragma unroll
    for (int j = 0; j < 1000; ++j)
#pragma unroll
      for (int k = 0; k < 1000; ++k)
        sum = sum * 0.5f + s[(i * j + k) & 0];
  *out = sum;
}

extern "C" void qkc_int8_static_tensor_sym(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M,
                                           int64_t N, cudaStream_t stream) {
  float* own = nullptr;
  cudaMallocAsync(&own, 4, stream);
  unrolled<<<1, 1, 0, stream>>>(own, s);
  quantize<<<static_cast<unsigned>((M * N + 255) / 256), 256, 0, stream>>>(x, own, q, M * N);
  cudaFreeAsync(own, stream);
}
