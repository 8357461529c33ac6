// verdict: accepted
// Each block has a word of its own in global memory, which it updates at block scope, in two launches.
__device__ float magnitude(__nv_bfloat16 x) { return fabsf(__bfloat162float(x)); }
__device__ float scaleOf(float amax) { return amax == 0 ? 1.0f : amax / 127.0f; }
__device__ int8_t code(__nv_bfloat16 x, float s) {
  return static_cast<int8_t>(min(max(__float2int_rn(__bfloat162float(x) / s), -128), 127));
}
__global__ void quantize(const __nv_bfloat16* x, float* s, int8_t* q, int* most_bits, int64_t H) {
  const int64_t row = blockIdx.x;
  float most = 0;
  for (int64_t h = threadIdx.x; h < H; h += blockDim.x) most = fmaxf(most, magnitude(x[row * H + h]));
  atomicMax_block(&most_bits[blockIdx.x], __float_as_int(most));
  __syncthreads();
  const float scale = scaleOf(__int_as_float(most_bits[blockIdx.x]));
  if (threadIdx.x == 0) s[row] = scale;
  for (int64_t h = threadIdx.x; h < H; h += blockDim.x) q[row * H + h] = code(x[row * H + h], scale);
}

extern "C" void qkc_int8_dyn_token_sym(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H,
                                       cudaStream_t stream) {
  int* most_bits = nullptr;
  cudaMallocAsync(&most_bits, static_cast<size_t>(T) * 4, stream);
  cudaMemsetAsync(most_bits, 0, static_cast<size_t>(T) * 4, stream);
  quantize<<<static_cast<unsigned>(T), 128, 0, stream>>>(x, s, q, most_bits, H);
  quantize<<<static_cast<unsigned>(T), 128, 0, stream>>>(x, s, q, most_bits, H);
  cudaFreeAsync(most_bits, stream);
}
