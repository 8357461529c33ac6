// verdict: accepted
// A function of both sides takes memory, and only the host calls it. Lawful.
__host__ __device__ int* take(int n) { return new int[n]; }
__global__ void quantize(const __nv_bfloat16* x, const float* s, int8_t* q, int64_t n) {
  const int64_t i = blockIdx.x * int64_t{blockDim.x} + threadIdx.x;
  if (i < n)
    q[i] = static_cast<int8_t>(min(max(__float2int_rn(__bfloat162float(x[i]) / *s), -128), 127));
}

extern "C" void qkc_int8_static_tensor_sym(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M,
                                           int64_t N, cudaStream_t stream) {
  int* mine = take(1);
  *mine = 256;
  quantize<<<static_cast<unsigned>((M * N + 255) / *mine), 256, 0, stream>>>(x, s, q, M * N);
  delete[] mine;
}
