// verdict: rejected QKC0816
// A kernel copies a block of the host's memory with memcpy, by an address in a table on the device.
__global__ void quantize(const __nv_bfloat16* x, const float* s, int8_t* q, int64_t n) {
  const int64_t i = blockIdx.x * int64_t{blockDim.x} + threadIdx.x;
  if (i < n)
    q[i] = static_cast<int8_t>(min(max(__float2int_rn(__bfloat162float(x[i]) / *s), -128), 127));
}
__device__ uint64_t table[4];
__global__ void copies(float* out) { memcpy(out, reinterpret_cast<const void*>(table[2]), 4); }

extern "C" void qkc_int8_static_tensor_sym(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M,
                                           int64_t N, cudaStream_t stream) {
  static float scale;
  cudaMemcpy(&scale, s, sizeof scale, cudaMemcpyDeviceToHost);
  const uint64_t places[4] = {0, 0, reinterpret_cast<uint64_t>(&scale), 0};
  cudaMemcpyToSymbol(table, places, sizeof places);
  float* own = nullptr;
  cudaMallocAsync(&own, 4, stream);
  copies<<<1, 1, 0, stream>>>(own);
  quantize<<<static_cast<unsigned>((M * N + 255) / 256), 256, 0, stream>>>(x, own, q, M * N);
  cudaFreeAsync(own, stream);
}
