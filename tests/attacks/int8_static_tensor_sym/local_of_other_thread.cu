// verdict: rejected QKC0816
// Threads read a local variable of thread 0, whose address it hands out in shared memory.
__global__ void quantize(const __nv_bfloat16* x, const float* s, int8_t* q, int64_t n) {
  const int64_t i = blockIdx.x * int64_t{blockDim.x} + threadIdx.x;
  if (i < n)
    q[i] = static_cast<int8_t>(min(max(__float2int_rn(__bfloat162float(x[i]) / *s), -128), 127));
}
__global__ void shares(const float* s, float* out) {
  __shared__ const volatile float* place;
  volatile float own = *s;
  if (threadIdx.x == 0)
    place = &own;
  __syncthreads();
  if (threadIdx.x == 31)
    *out = *place;
  __syncthreads();
}

extern "C" void qkc_int8_static_tensor_sym(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M,
                                           int64_t N, cudaStream_t stream) {
  float* own = nullptr;
  cudaMallocAsync(&own, 4, stream);
  shares<<<1, 32, 0, stream>>>(s, own);
  quantize<<<static_cast<unsigned>((M * N + 255) / 256), 256, 0, stream>>>(x, own, q, M * N);
  cudaFreeAsync(own, stream);
}
