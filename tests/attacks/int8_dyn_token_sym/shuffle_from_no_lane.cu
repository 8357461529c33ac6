// verdict: rejected QKC0815
// The last warp of a block of 112 threads has no upper half to read from.
__device__ float magnitude(__nv_bfloat16 x) { return fabsf(__bfloat162float(x)); }
__device__ float scaleOf(float amax) { return amax == 0 ? 1.0f : amax / 127.0f; }
__device__ int8_t code(__nv_bfloat16 x, float s) {
  return static_cast<int8_t>(min(max(__float2int_rn(__bfloat162float(x) / s), -128), 127));
}
__device__ float warpMax(float v) {
  for (int k = 16; k > 0; k /= 2) v = fmaxf(v, __shfl_xor_sync(0xffffffffu, v, k));
  return v;
}
__global__ void quantize(const __nv_bfloat16* x, float* s, int8_t* q, int64_t H) {
  __shared__ float part[4]; const int64_t row = blockIdx.x;  float most = 0;
  for (int64_t h = threadIdx.x; h < H; h += 112) most = fmaxf(most, magnitude(x[row * H + h]));
  most = warpMax(most);
  if (threadIdx.x % 32 == 0) part[threadIdx.x / 32] = most; __syncthreads();
  float all = fmaxf(fmaxf(part[0], part[1]), fmaxf(part[2], part[3]));
  const float scale = scaleOf(all); if (threadIdx.x == 0) s[row] = scale;
  for (int64_t h = threadIdx.x; h < H; h += blockDim.x) q[row * H + h] = code(x[row * H + h], scale);
}
extern "C" void qkc_int8_dyn_token_sym(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  quantize<<<static_cast<unsigned>(T), 112, 0, stream>>>(x, s, q, H);
}
