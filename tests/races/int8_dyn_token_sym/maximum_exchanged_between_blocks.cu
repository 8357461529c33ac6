// verdict: rejected QKC0815
// The same between blocks: a look, and an exchange that may throw away what another block put there.
__device__ float magnitude(__nv_bfloat16 x) { return fabsf(__bfloat162float(x)); }
__device__ float scaleOf(float amax) { return amax == 0 ? 1.0f : amax / 127.0f; }
__device__ int8_t code(__nv_bfloat16 x, float s) {
  return static_cast<int8_t>(min(max(__float2int_rn(__bfloat162float(x) / s), -128), 127));
}
__device__ float warpMax(float v) {
  for (int k = 16; k > 0; k /= 2) v = fmaxf(v, __shfl_xor_sync(0xffffffffu, v, k));
  return v;
}
__global__ void amax(const __nv_bfloat16* x, float* s, int64_t H) {
  const int64_t row = blockIdx.y;
  
  for (int64_t h = blockIdx.x * int64_t{blockDim.x} + threadIdx.x; h < H; h += gridDim.x * int64_t{blockDim.x}) {
    const int v = __float_as_int(magnitude(x[row * H + h]));
    if (v > *(volatile int*)&s[row]) atomicExch((int*)&s[row], v);
  }
}
__global__ void fin(const __nv_bfloat16* x, float* s, int8_t* q, int64_t H) {
  const int64_t row = blockIdx.x;
  const float scale = scaleOf(s[row]);
  __syncthreads();
  if (threadIdx.x == 0) s[row] = scale;
  for (int64_t h = threadIdx.x; h < H; h += blockDim.x) q[row * H + h] = code(x[row * H + h], scale);
}
extern "C" void qkc_int8_dyn_token_sym(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  cudaMemsetAsync(s, 0, static_cast<size_t>(T) * 4, stream);
  amax<<<dim3(4, static_cast<unsigned>(T)), 128, 0, stream>>>(x, s, H);
  fin<<<static_cast<unsigned>(T), 128, 0, stream>>>(x, s, q, H);
}
