// verdict: accepted
// __constant__ variables that the host writes, that nobody writes, and that hold an address. Lawful.
__constant__ float scale;
__constant__ const float ones[2] = {1.f, 1.f};
__constant__ const float* const also = ones;
static __constant__ const struct { float one; const int zero; } both = {1.f, 0};
__global__ void quantize(const __nv_bfloat16* x, const float* s, int8_t* q, int64_t n) {
  const int64_t i = blockIdx.x * int64_t{blockDim.x} + threadIdx.x;
  if (i < n)
    q[i] = static_cast<int8_t>(min(max(__float2int_rn(__bfloat162float(x[i]) / (scale * ones[i & 1] * also[both.zero] * both.one)), -128), 127));
}

extern "C" void qkc_int8_static_tensor_sym(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M,
                                           int64_t N, cudaStream_t stream) {
  cudaMemcpyToSymbolAsync(scale, s, 4, 0, cudaMemcpyDeviceToDevice, stream);
  quantize<<<static_cast<unsigned>((M * N + 255) / 256), 256, 0, stream>>>(x, s, q, M * N);
}
