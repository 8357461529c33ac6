// verdict: rejected QKC0821
// Dynamic shared memory is used again before all have read the reduction.
__device__ float magnitude(__nv_bfloat16 x) { return fabsf(__bfloat162float(x)); }
__device__ float scaleOf(float amax) { return amax == 0 ? 1.0f : amax / 127.0f; }
__device__ int8_t code(__nv_bfloat16 x, float s) {
  return static_cast<int8_t>(min(max(__float2int_rn(__bfloat162float(x) / s), -128), 127));
}
__global__ void quantize(const __nv_bfloat16* x, float* s, int8_t* q, int64_t H) {
  extern __shared__ unsigned char room[];
  float* part = reinterpret_cast<float*>(room);
  const int64_t row = blockIdx.x;
  float most = 0;
  for (int64_t h = threadIdx.x; h < H; h += blockDim.x) most = fmaxf(most, magnitude(x[row * H + h]));
  part[threadIdx.x] = most;
  __syncthreads();
  float all = 0;
  for (int k = 0; k < 128; ++k) all = fmaxf(all, part[k]);
  const float scale = scaleOf(all);
  if (threadIdx.x == 0) s[row] = scale;
  int8_t* staged = reinterpret_cast<int8_t*>(room);
  for (int64_t base = 0; base < H; base += 512) {
    const int count = static_cast<int>(H - base < 512 ? H - base : 512);
    for (int k = threadIdx.x; k < count; k += 128) staged[k] = code(x[row * H + base + k], scale);
    __syncthreads();
    for (int k = threadIdx.x; k < count; k += 128) q[row * H + base + k] = staged[count - 1 - (count - 1 - k)];
    __syncthreads();
  }
}

extern "C" void qkc_int8_dyn_token_sym(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H,
                                       cudaStream_t stream) {
  quantize<<<static_cast<unsigned>(T), 128, 512, stream>>>(x, s, q, H);
}
