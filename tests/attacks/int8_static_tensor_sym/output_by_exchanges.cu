// verdict: accepted
// Threads replace bytes of a word by compare and swap, the bytes of others unwritten yet.
__device__ int8_t code(__nv_bfloat16 x, float s) {
  return static_cast<int8_t>(min(max(__float2int_rn(__bfloat162float(x) / s), -128), 127));
}
__global__ void quantize(const __nv_bfloat16* x, const float* s, int8_t* q, int64_t n) {
  const int64_t i = blockIdx.x * int64_t{blockDim.x} + threadIdx.x;
  if (i >= n)
    return;
  const unsigned byte = static_cast<uint8_t>(code(x[i], *s));
  if (reinterpret_cast<uintptr_t>(q) % 4 != 0 || i / 4 * 4 + 4 > n) {
    q[i] = static_cast<int8_t>(byte);
    return;
  }
  unsigned* const word = reinterpret_cast<unsigned*>(q + i / 4 * 4);
  const unsigned shift = static_cast<unsigned>(i % 4) * 8;
  unsigned old = *const_cast<volatile unsigned*>(word), seen;
  do {
    seen = old;
    old = atomicCAS(word, seen, (seen & ~(255u << shift)) | (byte << shift));
  } while (old != seen);
}

extern "C" void qkc_int8_static_tensor_sym(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M,
                                           int64_t N, cudaStream_t stream) {
  quantize<<<static_cast<unsigned>((M * N + 255) / 256), 256, 0, stream>>>(x, s, q, M * N);
}
