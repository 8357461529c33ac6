// verdict: rejected QKC0815
// Only every sixteenth block looks at the same word, and exchanges it.
__device__ float magnitude(__nv_bfloat16 x) { return fabsf(__bfloat162float(x)); }
__device__ float scaleOf(float amax) { return amax == 0 ? 1.0f : amax / 127.0f; }
__device__ int8_t code(__nv_bfloat16 x, float s) {
  return static_cast<int8_t>(min(max(__float2int_rn(__bfloat162float(x) / s), -128), 127));
}
__device__ float warpMax(float v) {
  for (int k = 16; k > 0; k /= 2) v = fmaxf(v, __shfl_xor_sync(0xffffffffu, v, k));
  return v;
}
// Words 0 to 15 of each row are shared by every sixteenth block.
__global__ void amax(const __nv_bfloat16* x, int* words, int64_t H) {
  const int64_t row = blockIdx.y;
  int* word = &words[row * 16 + blockIdx.x % 16];
  for (int64_t h = blockIdx.x * int64_t{blockDim.x} + threadIdx.x; h < H; h += gridDim.x * int64_t{blockDim.x}) {
    const int v = __float_as_int(magnitude(x[row * H + h]));
    if (v > *(volatile int*)word) atomicExch(word, v);
  }
}
__global__ void fin(const __nv_bfloat16* x, float* s, const int* words, int8_t* q, int64_t H) {
  const int64_t row = blockIdx.x;
  int most = 0;
  for (int k = 0; k < 16; ++k) most = max(most, words[row * 16 + k]);
  const float scale = scaleOf(__int_as_float(most));
  if (threadIdx.x == 0) s[row] = scale;
  for (int64_t h = threadIdx.x; h < H; h += blockDim.x) q[row * H + h] = code(x[row * H + h], scale);
}
extern "C" void qkc_int8_dyn_token_sym(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  int* words = nullptr;
  cudaMallocAsync(&words, static_cast<size_t>(T) * 64, stream);
  cudaMemsetAsync(words, 0, static_cast<size_t>(T) * 64, stream);
  amax<<<dim3(48, static_cast<unsigned>(T)), 1, 0, stream>>>(x, words, H);
  fin<<<static_cast<unsigned>(T), 128, 0, stream>>>(x, s, words, q, H);
  cudaFreeAsync(words, stream);
}
