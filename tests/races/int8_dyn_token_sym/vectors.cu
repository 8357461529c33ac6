// verdict: accepted
// Loads of 16 bytes where a row allows it, stores of 8.
__device__ float magnitude(__nv_bfloat16 x) { return fabsf(__bfloat162float(x)); }
__device__ float scaleOf(float amax) { return amax == 0 ? 1.0f : amax / 127.0f; }
__device__ int8_t code(__nv_bfloat16 x, float s) {
  return static_cast<int8_t>(min(max(__float2int_rn(__bfloat162float(x) / s), -128), 127));
}
__global__ void quantize(const __nv_bfloat16* x, float* s, int8_t* q, int64_t H) {
  __shared__ float part[128];
  const int64_t row = blockIdx.x;
  const __nv_bfloat16* from = x + row * H;
  int8_t* to = q + row * H;
  const bool whole = H % 8 == 0 && reinterpret_cast<uintptr_t>(from) % 16 == 0 && reinterpret_cast<uintptr_t>(to) % 8 == 0;
  float most = 0;
  if (whole) {
    for (int64_t k = threadIdx.x; k < H / 8; k += 128) {
      const uint4 word = reinterpret_cast<const uint4*>(from)[k];
      const auto* values = reinterpret_cast<const __nv_bfloat16*>(&word);
      for (int i = 0; i < 8; ++i) most = fmaxf(most, magnitude(values[i]));
    }
  } else {
    for (int64_t h = threadIdx.x; h < H; h += 128) most = fmaxf(most, magnitude(from[h]));
  }
  part[threadIdx.x] = most;
  __syncthreads();
  for (int k = 0; k < 128; ++k) most = fmaxf(most, part[k]);
  const float scale = scaleOf(most);
  if (threadIdx.x == 0) s[row] = scale;
  if (whole) {
    for (int64_t k = threadIdx.x; k < H / 8; k += 128) {
      const uint4 word = reinterpret_cast<const uint4*>(from)[k];
      const auto* values = reinterpret_cast<const __nv_bfloat16*>(&word);
      int8_t codes[8];
      for (int i = 0; i < 8; ++i) codes[i] = code(values[i], scale);
      uint2 out;
      memcpy(&out, codes, 8);
      reinterpret_cast<uint2*>(to)[k] = out;
    }
  } else {
    for (int64_t h = threadIdx.x; h < H; h += 128) to[h] = code(from[h], scale);
  }
}

extern "C" void qkc_int8_dyn_token_sym(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H,
                                       cudaStream_t stream) {
  quantize<<<static_cast<unsigned>(T), 128, 0, stream>>>(x, s, q, H);
}
