// verdict: rejected QKC0821
// Codes are put into words of scratch by |= : neighbours lose each other's.
__device__ float magnitude(__nv_bfloat16 x) { return fabsf(__bfloat162float(x)); }
__device__ float scaleOf(float amax) { return amax == 0 ? 1.0f : amax / 127.0f; }
__device__ int8_t code(__nv_bfloat16 x, float s) {
  return static_cast<int8_t>(min(max(__float2int_rn(__bfloat162float(x) / s), -128), 127));
}
__device__ float warpMax(float v) {
  for (int k = 16; k > 0; k /= 2) v = fmaxf(v, __shfl_xor_sync(0xffffffffu, v, k));
  return v;
}
__global__ void quantize(const __nv_bfloat16* x, float* s, unsigned* words, int64_t H) {
  __shared__ float part[4];
  const int64_t row = blockIdx.x;
  float most = 0;
  for (int64_t h = threadIdx.x; h < H; h += blockDim.x) most = fmaxf(most, magnitude(x[row * H + h]));
  most = warpMax(most);
  if (threadIdx.x % 32 == 0) part[threadIdx.x / 32] = most;
  __syncthreads();
  const float scale = scaleOf(fmaxf(fmaxf(part[0], part[1]), fmaxf(part[2], part[3])));
  if (threadIdx.x == 0) s[row] = scale;
  for (int64_t h = threadIdx.x; h < H; h += blockDim.x) {
    const int64_t at = row * H + h;
    words[at / 4] |= static_cast<unsigned>(static_cast<uint8_t>(code(x[at], scale))) << (at % 4 * 8);
  }
}

extern "C" void qkc_int8_dyn_token_sym(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H,
                                       cudaStream_t stream) {
  unsigned* words = nullptr;
  cudaMallocAsync(&words, static_cast<size_t>(T * H + 3) / 4 * 4, stream);
  cudaMemsetAsync(words, 0, static_cast<size_t>(T * H + 3) / 4 * 4, stream);
  quantize<<<static_cast<unsigned>(T), 128, 0, stream>>>(x, s, words, H);
  cudaMemcpyAsync(q, words, static_cast<size_t>(T * H), cudaMemcpyDeviceToDevice, stream);
  cudaFreeAsync(words, stream);
}
