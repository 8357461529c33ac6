// verdict: rejected QKC0821
// Threads write their code by reading a whole word and writing it back.
__global__ void words(const __nv_bfloat16* x, const float* s, unsigned* q, int64_t n) {
  const int64_t i = blockIdx.x * int64_t{blockDim.x} + threadIdx.x;
  if (i >= n)
    return;
  const int code = min(max(__float2int_rn(__bfloat162float(x[i]) / *s), -128), 127);
  const unsigned shift = i % 4 * 8;
  q[i / 4] = (q[i / 4] & ~(0xffu << shift)) | (static_cast<unsigned>(code & 0xff) << shift);
}

extern "C" void qkc_int8_static_tensor_sym(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M,
                                           int64_t N, cudaStream_t stream) {
  unsigned* words4 = nullptr;
  cudaMallocAsync(&words4, static_cast<size_t>(M * N + 3) / 4 * 4, stream);
  words<<<static_cast<unsigned>((M * N + 255) / 256), 256, 0, stream>>>(x, s, words4, M * N);
  cudaMemcpyAsync(q, words4, static_cast<size_t>(M * N), cudaMemcpyDeviceToDevice, stream);
  cudaFreeAsync(words4, stream);
}
