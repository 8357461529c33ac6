// verdict: rejected QKC0821
// Each warp has its slice of shared memory, but its lanes do not wait for lane 0.
__device__ float magnitude(__nv_bfloat16 x) { return fabsf(__bfloat162float(x)); }
__device__ float scaleOf(float amax) { return amax == 0 ? 1.0f : amax / 127.0f; }
__device__ int8_t code(__nv_bfloat16 x, float s) {
  return static_cast<int8_t>(min(max(__float2int_rn(__bfloat162float(x) / s), -128), 127));
}
__device__ float warpMax(float v) {
  for (int k = 16; k > 0; k /= 2) v = fmaxf(v, __shfl_xor_sync(0xffffffffu, v, k));
  return v;
}
__global__ void quantize(const __nv_bfloat16* x, float* s, int8_t* q, int64_t T, int64_t H) {
  __shared__ float part[4];
  const int64_t row = blockIdx.x * int64_t{4} + threadIdx.x / 32;
  const unsigned lane = threadIdx.x % 32;
  if (row >= T) return;
  float most = 0;
  for (int64_t h = lane; h < H; h += 32) most = fmaxf(most, magnitude(x[row * H + h]));
  most = warpMax(most);
  if (lane == 0) part[threadIdx.x / 32] = scaleOf(most);
  const float scale = lane == 0 ? scaleOf(most) : part[threadIdx.x / 32];
  __syncwarp();
  if (lane == 0) s[row] = scale;
  const float used = part[threadIdx.x / 32];
  for (int64_t h = lane; h < H; h += 32) q[row * H + h] = code(x[row * H + h], scale == used ? scale : used);
}

extern "C" void qkc_int8_dyn_token_sym(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H,
                                       cudaStream_t stream) {
  quantize<<<static_cast<unsigned>((T + 3) / 4), 128, 0, stream>>>(x, s, q, T, H);
}
