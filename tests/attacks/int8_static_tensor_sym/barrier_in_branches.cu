// verdict: accepted
// A function with barriers, called in branches that differ between blocks, and in a loop.
__device__ int8_t code(__nv_bfloat16 x, float s) {
  return static_cast<int8_t>(min(max(__float2int_rn(__bfloat162float(x) / s), -128), 127));
}
__device__ void meet() { __syncthreads(); }
__global__ void quantize(const __nv_bfloat16* x, const float* s, int8_t* q, int64_t n) {
  __shared__ float scale;
  if (threadIdx.x == 0)
    scale = 0;
  for (int k = 0; k < 3; ++k) {
    if (blockIdx.x % 2 == 0)
      meet();
    else
      meet();
    if (k == 1 && threadIdx.x == 77)
      scale = *s;
    if (threadIdx.x % 2 == 1)
      continue;
  }
  meet();
  const int64_t i = blockIdx.x * int64_t{blockDim.x} + threadIdx.x;
  if (i < n)
    q[i] = code(x[i], scale);
}

extern "C" void qkc_int8_static_tensor_sym(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M,
                                           int64_t N, cudaStream_t stream) {
  quantize<<<static_cast<unsigned>((M * N + 255) / 256), 256, 0, stream>>>(x, s, q, M * N);
}
