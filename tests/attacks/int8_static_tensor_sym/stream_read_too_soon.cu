// verdict: rejected QKC0813
// The given stream reads what cudaStreamPerThread may not have written yet, and waits only then.
__global__ void copies(const float* s, float* out) { *out = *s; }
__global__ void quantizeIf(const __nv_bfloat16* x, const float* s, const float* own, int8_t* q, int64_t n) {
  const int64_t i = blockIdx.x * int64_t{blockDim.x} + threadIdx.x;
  if (i < n && *own == *s)
    q[i] = static_cast<int8_t>(min(max(__float2int_rn(__bfloat162float(x[i]) / *own), -128), 127));
}

extern "C" void qkc_int8_static_tensor_sym(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M,
                                           int64_t N, cudaStream_t stream) {
  float* own = nullptr;
  cudaMallocAsync(&own, 4, stream);
  copies<<<1, 1, 0, cudaStreamPerThread>>>(s, own);
  quantizeIf<<<static_cast<unsigned>((M * N + 255) / 256), 256, 0, stream>>>(x, s, own, q, M * N);
  cudaStreamSynchronize(cudaStreamPerThread);
  cudaFreeAsync(own, stream);
}
