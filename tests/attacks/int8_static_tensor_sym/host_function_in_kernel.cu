// verdict: rejected QKC0816
// A kernel calls a function of the host, whose address it gets as a number.
__global__ void quantize(const __nv_bfloat16* x, const float* s, int8_t* q, int64_t n) {
  const int64_t i = blockIdx.x * int64_t{blockDim.x} + threadIdx.x;
  if (i < n)
    q[i] = static_cast<int8_t>(min(max(__float2int_rn(__bfloat162float(x[i]) / *s), -128), 127));
}
static float given;
__host__ __attribute__((noinline)) float scaleOfHost() { return given; }
__global__ void asks(uint64_t function, float* out) { *out = reinterpret_cast<float (*)()>(function)(); }

extern "C" void qkc_int8_static_tensor_sym(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M,
                                           int64_t N, cudaStream_t stream) {
  cudaMemcpy(&given, s, sizeof given, cudaMemcpyDeviceToHost);
  float* own = nullptr;
  cudaMallocAsync(&own, 4, stream);
  asks<<<1, 1, 0, stream>>>(reinterpret_cast<uint64_t>(&scaleOfHost), own);
  quantize<<<static_cast<unsigned>((M * N + 255) / 256), 256, 0, stream>>>(x, own, q, M * N);
  cudaFreeAsync(own, stream);
}
