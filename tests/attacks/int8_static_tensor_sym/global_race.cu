// verdict: rejected QKC0821
// Threads of several blocks add to one sum without an atomic: an update is lost where two blocks run at the same moment.
__global__ void quantize(const __nv_bfloat16* x, const float* s, int8_t* q, int64_t n) {
  const int64_t i = blockIdx.x * int64_t{blockDim.x} + threadIdx.x;
  if (i < n)
    q[i] = static_cast<int8_t>(min(max(__float2int_rn(__bfloat162float(x[i]) / *s), -128), 127));
}
__device__ float total;
__global__ void sums(const float* s) { total = total + *s; }
__global__ void zero() { total = 0; }
__global__ void divided(const __nv_bfloat16* x, int8_t* q, int64_t n) {
  const int64_t i = blockIdx.x * int64_t{blockDim.x} + threadIdx.x;
  if (i < n)
    q[i] = static_cast<int8_t>(min(max(__float2int_rn(__bfloat162float(x[i]) / (total / 4)), -128), 127));
}

extern "C" void qkc_int8_static_tensor_sym(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M,
                                           int64_t N, cudaStream_t stream) {
  zero<<<1, 1, 0, stream>>>();
  sums<<<4, 1, 0, stream>>>(s);
  divided<<<static_cast<unsigned>((M * N + 255) / 256), 256, 0, stream>>>(x, q, M * N);
}
