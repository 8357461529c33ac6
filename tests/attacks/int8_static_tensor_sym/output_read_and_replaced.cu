// verdict: accepted
// Reads words of the output to replace a byte of each in turn: what they held before is gone in the end.
__device__ int8_t code(__nv_bfloat16 x, float s) {
  return static_cast<int8_t>(min(max(__float2int_rn(__bfloat162float(x) / s), -128), 127));
}
__global__ void quantize(const __nv_bfloat16* x, const float* s, int8_t* q, int64_t n) {
  const int64_t first = (blockIdx.x * int64_t{blockDim.x} + threadIdx.x) * 4;
  const bool aligned = reinterpret_cast<uintptr_t>(q) % 4 == 0;
  for (int64_t i = first; i < first + 4 && i < n; ++i) {
    const unsigned byte = static_cast<uint8_t>(code(x[i], *s));
    if (!aligned || first + 4 > n) {
      q[i] = static_cast<int8_t>(byte);
      continue;
    }
    unsigned* const word = reinterpret_cast<unsigned*>(q + first);
    const unsigned shift = static_cast<unsigned>(i - first) * 8;
    *word = (*word & ~(255u << shift)) | (byte << shift);
  }
}

extern "C" void qkc_int8_static_tensor_sym(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M,
                                           int64_t N, cudaStream_t stream) {
  quantize<<<static_cast<unsigned>(((M * N + 3) / 4 + 255) / 256), 256, 0, stream>>>(x, s, q, M * N);
}
