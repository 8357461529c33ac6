// verdict: rejected QKC0816
// Host code writes one beyond memory that it took at an alignment.
__global__ void quantize(const __nv_bfloat16* x, const float* s, int8_t* q, int64_t n) {
  const int64_t i = blockIdx.x * int64_t{blockDim.x} + threadIdx.x;
  if (i < n)
    q[i] = static_cast<int8_t>(min(max(__float2int_rn(__bfloat162float(x[i]) / *s), -128), 127));
}
struct alignas(64) Sizes { int64_t count; char more[56]; };

extern "C" void qkc_int8_static_tensor_sym(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M,
                                           int64_t N, cudaStream_t stream) {
  Sizes* volatile sizes = new Sizes[2];
  sizes[1].count = M * N + reinterpret_cast<uintptr_t>(sizes) % 64;
  reinterpret_cast<volatile char*>(sizes)[128] = 1;
  quantize<<<static_cast<unsigned>((sizes[1].count + 255) / 256), 256, 0, stream>>>(x, s, q, sizes[1].count);
  delete[] sizes;
}
