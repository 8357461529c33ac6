// verdict: accepted
// Each thread stores to global scratch and reads its own values back; the neighbour's bytes are the neighbour's.
__device__ float magnitude(__nv_bfloat16 x) { return fabsf(__bfloat162float(x)); }
__device__ float scaleOf(float amax) { return amax == 0 ? 1.0f : amax / 127.0f; }
__device__ int8_t code(__nv_bfloat16 x, float s) {
  return static_cast<int8_t>(min(max(__float2int_rn(__bfloat162float(x) / s), -128), 127));
}
__global__ void quantize(const __nv_bfloat16* x, float* s, int8_t* q, float* scratch, int64_t H) {
  __shared__ float part[128];
  const int64_t row = blockIdx.x;
  float most = 0;
  for (int64_t h = threadIdx.x; h < H; h += blockDim.x) {
    scratch[row * H + h] = __bfloat162float(x[row * H + h]);
    most = fmaxf(most, fabsf(scratch[row * H + h]));
  }
  part[threadIdx.x] = most;
  __syncthreads();
  for (int k = 0; k < 128; ++k) most = fmaxf(most, part[k]);
  const float scale = scaleOf(most);
  if (threadIdx.x == 0) s[row] = scale;
  for (int64_t h = threadIdx.x; h < H; h += blockDim.x)
    q[row * H + h] = static_cast<int8_t>(min(max(__float2int_rn(scratch[row * H + h] / scale), -128), 127));
}

extern "C" void qkc_int8_dyn_token_sym(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H,
                                       cudaStream_t stream) {
  float* scratch = nullptr;
  cudaMallocAsync(&scratch, static_cast<size_t>(T * H) * 4, stream);
  quantize<<<static_cast<unsigned>(T), 128, 0, stream>>>(x, s, q, scratch, H);
  cudaFreeAsync(scratch, stream);
}
