// verdict: rejected QKC0816
// A kernel reaches the host's stack by an index into an array of its own.
__global__ void quantize(const __nv_bfloat16* x, const float* s, int8_t* q, int64_t n) {
  const int64_t i = blockIdx.x * int64_t{blockDim.x} + threadIdx.x;
  if (i < n)
    q[i] = static_cast<int8_t>(min(max(__float2int_rn(__bfloat162float(x[i]) / *s), -128), 127));
}
__global__ void reaches(uint64_t place, float* out) {
  char own[64];
  own[threadIdx.x] = 0;
  const int64_t far = static_cast<int64_t>(place) - reinterpret_cast<int64_t>(own);
  char bytes[4];
  for (int k = 0; k < 4; ++k)
    bytes[k] = own[far + k];
  memcpy(out, bytes, 4);
}

extern "C" void qkc_int8_static_tensor_sym(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M,
                                           int64_t N, cudaStream_t stream) {
  float scale = 0;
  cudaMemcpy(&scale, s, sizeof scale, cudaMemcpyDeviceToHost);
  float* own = nullptr;
  cudaMallocAsync(&own, 4, stream);
  reaches<<<1, 1, 0, stream>>>(reinterpret_cast<uint64_t>(&scale), own);
  quantize<<<static_cast<unsigned>((M * N + 255) / 256), 256, 0, stream>>>(x, own, q, M * N);
  cudaFreeAsync(own, stream);
}
