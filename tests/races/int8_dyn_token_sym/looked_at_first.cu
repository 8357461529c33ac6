// verdict: accepted
// A plain look saves the atomicMax where it would change nothing.
__device__ float magnitude(__nv_bfloat16 x) { return fabsf(__bfloat162float(x)); }
__device__ float scaleOf(float amax) { return amax == 0 ? 1.0f : amax / 127.0f; }
__device__ int8_t code(__nv_bfloat16 x, float s) {
  return static_cast<int8_t>(min(max(__float2int_rn(__bfloat162float(x) / s), -128), 127));
}
__global__ void quantize(const __nv_bfloat16* x, float* s, int8_t* q, int64_t H) {
  __shared__ int most;
  const int64_t row = blockIdx.x;
  if (threadIdx.x == 0) most = 0;
  __syncthreads();
  for (int64_t h = threadIdx.x; h < H; h += blockDim.x) {
    const int v = __float_as_int(magnitude(x[row * H + h]));
    if (most < v) atomicMax(&most, v);
  }
  __syncthreads();
  const float scale = scaleOf(__int_as_float(most));
  if (threadIdx.x == 0) s[row] = scale;
  for (int64_t h = threadIdx.x; h < H; h += blockDim.x) q[row * H + h] = code(x[row * H + h], scale);
}

extern "C" void qkc_int8_dyn_token_sym(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H,
                                       cudaStream_t stream) {
  quantize<<<static_cast<unsigned>(T), 128, 0, stream>>>(x, s, q, H);
}
