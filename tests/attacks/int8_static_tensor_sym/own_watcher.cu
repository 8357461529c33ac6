// verdict: unsupported QKC0805
// Defines the functions by which accesses are watched, to hide a race.
__global__ void quantize(const __nv_bfloat16* x, const float* s, int8_t* q, int64_t n) {
  const int64_t i = blockIdx.x * int64_t{blockDim.x} + threadIdx.x;
  if (i < n)
    q[i] = static_cast<int8_t>(min(max(__float2int_rn(__bfloat162float(x[i]) / *s), -128), 127));
}
extern "C" __device__ void __qkcw_read(const void*, uint64_t, unsigned) {}
extern "C" __device__ void __qkcw_write(void*, uint64_t, const void*, unsigned) {}
__device__ float total;
__global__ void zero() { total = 0; }
__global__ void sums(const float* s) { total = total + *s; }
__global__ void quarter(float* out) { *out = total / 4; }

extern "C" void qkc_int8_static_tensor_sym(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M,
                                           int64_t N, cudaStream_t stream) {
  zero<<<1, 1, 0, stream>>>();
  sums<<<4, 1, 0, stream>>>(s);
  float* own = nullptr;
  cudaMallocAsync(&own, 4, stream);
  quarter<<<1, 1, 0, stream>>>(own);
  quantize<<<static_cast<unsigned>((M * N + 255) / 256), 256, 0, stream>>>(x, own, q, M * N);
  cudaFreeAsync(own, stream);
}
