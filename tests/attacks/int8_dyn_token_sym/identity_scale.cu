// verdict: rejected scale
// Scale 1 for every row, codes under it.
__device__ float largest(const __nv_bfloat16* row, int64_t H) {
  float amax = 0;
  for (int64_t h = 0; h < H; ++h)
    amax = fmaxf(amax, fabsf(__bfloat162float(row[h])));
  return amax;
}

__device__ int8_t code(__nv_bfloat16 x, float s) {
  return static_cast<int8_t>(min(max(__float2int_rn(__bfloat162float(x) / s), -128), 127));
}

__global__ void quantize(const __nv_bfloat16* x, float* s, int8_t* q, int64_t H) {
  const int64_t row = blockIdx.x;
  s[row] = 1;
  for (int64_t h = 0; h < H; ++h)
    q[row * H + h] = code(x[row * H + h], 1);
}

extern "C" void qkc_int8_dyn_token_sym(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H,
                                       cudaStream_t stream) {
  quantize<<<static_cast<unsigned>(T), 1, 0, stream>>>(x, s, q, H);
}
