// verdict: rejected QKC0821
// Lanes store what others of their warp may still have to read, without __syncwarp.
__device__ float magnitude(__nv_bfloat16 x) { return fabsf(__bfloat162float(x)); }
__device__ float scaleOf(float amax) { return amax == 0 ? 1.0f : amax / 127.0f; }
__device__ int8_t code(__nv_bfloat16 x, float s) {
  return static_cast<int8_t>(min(max(__float2int_rn(__bfloat162float(x) / s), -128), 127));
}
__global__ void quantize(const __nv_bfloat16* x, float* s, int8_t* q, int64_t H) {
  __shared__ float part[128];
  const int64_t row = blockIdx.x;
  float most = 0;
  for (int64_t h = threadIdx.x; h < H; h += blockDim.x) most = fmaxf(most, magnitude(x[row * H + h]));
  part[threadIdx.x] = most;
  __syncthreads();
  if (threadIdx.x < 64) part[threadIdx.x] = fmaxf(part[threadIdx.x], part[threadIdx.x + 64]);
  __syncthreads();
  if (threadIdx.x < 32) {
    float v = fmaxf(part[threadIdx.x], part[threadIdx.x + 32]);
    for (int k = 16; k > 0; k /= 2) {
      part[threadIdx.x] = v;
      __syncwarp();
      v = fmaxf(v, part[threadIdx.x ^ k]);
    }
    if (threadIdx.x == 0) part[127] = v;
  }
  __syncthreads();
  const float scale = scaleOf(part[127]);
  if (threadIdx.x == 0) s[row] = scale;
  for (int64_t h = threadIdx.x; h < H; h += blockDim.x) q[row * H + h] = code(x[row * H + h], scale);
}

extern "C" void qkc_int8_dyn_token_sym(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H,
                                       cudaStream_t stream) {
  quantize<<<static_cast<unsigned>(T), 128, 0, stream>>>(x, s, q, H);
}
