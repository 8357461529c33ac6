// verdict: rejected zero_scale
// A scale that compares with nothing.
__global__ void quantize(float* s, int8_t* q, int64_t H) {
  s[blockIdx.x] = __int_as_float(0x7fffffff);
  for (int64_t h = 0; h < H; ++h)
    q[blockIdx.x * H + h] = 0;
}

extern "C" void qkc_int8_dyn_token_sym(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H,
                                       cudaStream_t stream) {
  quantize<<<static_cast<unsigned>(T), 1, 0, stream>>>(s, q, H);
}
