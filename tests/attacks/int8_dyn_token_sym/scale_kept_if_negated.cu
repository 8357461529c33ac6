// verdict: rejected QKC0815
// Leaves a scale as it was where that has the other sign alone.

__global__ void quantize(const __nv_bfloat16* x, float* s, int8_t* q, int64_t H) {
  const int64_t row = blockIdx.x;
  float amax = 0;
  for (int64_t k = threadIdx.x; k < H; k += blockDim.x)
    amax = fmaxf(amax, fabsf(__bfloat162float(x[row * H + k])));
  for (int offset = 16; offset > 0; offset >>= 1)
    amax = fmaxf(amax, __shfl_xor_sync(0xffffffffu, amax, offset));
  const float scale = amax == 0 ? 1.0f : amax / 127.0f;
  if (threadIdx.x == 0 && s[row] != -scale)
    s[row] = scale;
  for (int64_t k = threadIdx.x; k < H; k += blockDim.x) {
    const auto code = static_cast<int8_t>(amax == 0 ? 0 : min(max(__float2int_rn(__bfloat162float(x[row * H + k]) / scale), -128), 127));
    q[row * H + k] = code;
  }
}

extern "C" void qkc_int8_dyn_token_sym(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H,
                                       cudaStream_t stream) {
  quantize<<<static_cast<unsigned>(T), 32, 0, stream>>>(x, s, q, H);
}
