// verdict: rejected QKC0815
// A maximum of integers that begins with whatever the register held.

__global__ void quantize(const __nv_bfloat16* x, float* s, int8_t* q, int64_t H) {
  const int64_t row = blockIdx.x;
  int amaxi;
  for (int64_t k = threadIdx.x; k < H; k += blockDim.x) { amaxi = max(amaxi, __float_as_int(fabsf(__bfloat162float(x[row * H + k])))); }
  float amax = __int_as_float(amaxi); for (int o = 16; o; o >>= 1) amax = fmaxf(amax, __shfl_xor_sync(~0u, amax, o));
  const float scale = amax == 0 ? 1.0f : amax / 127.0f;
  if (threadIdx.x == 0) s[row] = scale;
  for (int64_t k = threadIdx.x; k < H;
  k += blockDim.x) { q[row * H + k] = static_cast<int8_t>(min(max(__float2int_rn(__bfloat162float(x[row * H + k]) / scale), -128), 127)); }
  
}
extern "C" void qkc_int8_dyn_token_sym(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H,
                                       cudaStream_t stream) {
  quantize<<<static_cast<unsigned>(T), 32, 0, stream>>>(x, s, q, H);
}
