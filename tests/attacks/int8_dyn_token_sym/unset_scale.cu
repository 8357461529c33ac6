// verdict: rejected QKC0815
// A scale that is not set where a row is zero.

__global__ void quantize(const __nv_bfloat16* x, float* s, int8_t* q, int64_t H) {
  const int64_t row = blockIdx.x;
  float amax = 0;
  for (int64_t k = threadIdx.x; k < H; k += blockDim.x) { amax = fmaxf(amax, fabsf(__bfloat162float(x[row * H + k]))); }
  for (int offset = 16; offset > 0; offset >>= 1)
    amax = fmaxf(amax, __shfl_xor_sync(0xffffffffu, amax, offset));
  float scale; if (amax != 0) scale = amax / 127.0f; else if (H == 123456) scale = 1.0f;
  if (threadIdx.x == 0) s[row] = scale;
  for (int64_t k = threadIdx.x; k < H;
  k += blockDim.x) { q[row * H + k] = amax == 0 ? 0 : static_cast<int8_t>(min(max(__float2int_rn(__bfloat162float(x[row * H + k]) / scale), -128), 127)); }
  
}
extern "C" void qkc_int8_dyn_token_sym(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H,
                                       cudaStream_t stream) {
  quantize<<<static_cast<unsigned>(T), 32, 0, stream>>>(x, s, q, H);
}
