// verdict: rejected QKC0815
// Two blocks that have looked at the counter before either raises it take the same number: none is the last.
__device__ float magnitude(__nv_bfloat16 x) { return fabsf(__bfloat162float(x)); }
__device__ float scaleOf(float amax) { return amax == 0 ? 1.0f : amax / 127.0f; }
__device__ int8_t code(__nv_bfloat16 x, float s) {
  return static_cast<int8_t>(min(max(__float2int_rn(__bfloat162float(x) / s), -128), 127));
}
__device__ float warpMax(float v) {
  for (int k = 16; k > 0; k /= 2) v = fmaxf(v, __shfl_xor_sync(0xffffffffu, v, k));
  return v;
}
__global__ void quantize(const __nv_bfloat16* x, float* s, int8_t* q, float* parts, unsigned* counts, int64_t H) {
  __shared__ float part[4];
  __shared__ bool last;
  const int64_t row = blockIdx.y;
  float most = 0;
  for (int64_t h = blockIdx.x * int64_t{blockDim.x} + threadIdx.x; h < H; h += gridDim.x * int64_t{blockDim.x})
    most = fmaxf(most, magnitude(x[row * H + h]));
  most = warpMax(most);
  if (threadIdx.x % 32 == 0) part[threadIdx.x / 32] = most;
  __syncthreads();
  most = fmaxf(fmaxf(part[0], part[1]), fmaxf(part[2], part[3]));
  if (threadIdx.x == 0) { parts[row * 4 + blockIdx.x] = most; __threadfence(); unsigned t = *(volatile unsigned*)&counts[row]; atomicExch(&counts[row], t + 1); last = t == 3; }
  __syncthreads();
  if (!last) return;
  float all = 0;
  for (int k = 0; k < 4; ++k) all = fmaxf(all, parts[row * 4 + k]);
  const float scale = scaleOf(all);
  if (threadIdx.x == 0) s[row] = scale;
  for (int64_t h = threadIdx.x; h < H; h += blockDim.x) q[row * H + h] = code(x[row * H + h], scale);
}
extern "C" void qkc_int8_dyn_token_sym(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  float* parts = nullptr; unsigned* counts = nullptr;
  cudaMallocAsync(&parts, static_cast<size_t>(T) * 16, stream);
  cudaMallocAsync(&counts, static_cast<size_t>(T) * 4, stream);
  cudaMemsetAsync(counts, 0, static_cast<size_t>(T) * 4, stream);
  quantize<<<dim3(4, static_cast<unsigned>(T)), 128, 0, stream>>>(x, s, q, parts, counts, H);
  cudaFreeAsync(parts, stream); cudaFreeAsync(counts, stream);
}
