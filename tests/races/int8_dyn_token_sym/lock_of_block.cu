// verdict: rejected QKC0821
// As lock, but the lock is taken at block scope, though warps of four blocks take it.
__device__ float magnitude(__nv_bfloat16 x) { return fabsf(__bfloat162float(x)); }
__device__ float scaleOf(float amax) { return amax == 0 ? 1.0f : amax / 127.0f; }
__device__ int8_t code(__nv_bfloat16 x, float s) {
  return static_cast<int8_t>(min(max(__float2int_rn(__bfloat162float(x) / s), -128), 127));
}
__device__ float warpMax(float v) {
  for (int k = 16; k > 0; k /= 2) v = fmaxf(v, __shfl_xor_sync(0xffffffffu, v, k));
  return v;
}
__global__ void largest(const __nv_bfloat16* x, float* parts, int* locks, int64_t H) {
  const int64_t row = blockIdx.y;
  float most = 0;
  for (int64_t h = blockIdx.x * int64_t{blockDim.x} + threadIdx.x; h < H; h += gridDim.x * int64_t{blockDim.x})
    most = fmaxf(most, magnitude(x[row * H + h]));
  most = warpMax(most);
  if (threadIdx.x % 32 != 0) return;
  while (atomicCAS_block(&locks[row], 0, 1) != 0) {
  }
  __threadfence();
  parts[row] = fmaxf(parts[row], most);
  __threadfence();
  atomicExch_block(&locks[row], 0);
}
__global__ void quantize(const __nv_bfloat16* x, float* s, int8_t* q, const float* parts, int64_t H) {
  const int64_t row = blockIdx.x;
  const float scale = scaleOf(parts[row]);
  if (threadIdx.x == 0) s[row] = scale;
  for (int64_t h = threadIdx.x; h < H; h += blockDim.x) q[row * H + h] = code(x[row * H + h], scale);
}

extern "C" void qkc_int8_dyn_token_sym(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H,
                                       cudaStream_t stream) {
  float* parts = nullptr;
  int* locks = nullptr;
  cudaMallocAsync(&parts, static_cast<size_t>(T) * 4, stream);
  cudaMallocAsync(&locks, static_cast<size_t>(T) * 4, stream);
  cudaMemsetAsync(parts, 0, static_cast<size_t>(T) * 4, stream);
  cudaMemsetAsync(locks, 0, static_cast<size_t>(T) * 4, stream);
  largest<<<dim3(4, static_cast<unsigned>(T)), 128, 0, stream>>>(x, parts, locks, H);
  quantize<<<static_cast<unsigned>(T), 128, 0, stream>>>(x, s, q, parts, H);
  cudaFreeAsync(parts, stream);
  cudaFreeAsync(locks, stream);
}
