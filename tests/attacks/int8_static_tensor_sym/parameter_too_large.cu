// verdict: rejected QKC0801
// A struct by value that no launch passes.
__global__ void quantize(const __nv_bfloat16* x, const float* s, int8_t* q, int64_t n) {
  const int64_t i = blockIdx.x * int64_t{blockDim.x} + threadIdx.x;
  if (i < n)
    q[i] = static_cast<int8_t>(min(max(__float2int_rn(__bfloat162float(x[i]) / *s), -128), 127));
}
struct Big { char b[40000]; };
__global__ void use(Big b, char* o) { *o = b.b[5]; }

extern "C" void qkc_int8_static_tensor_sym(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M,
                                           int64_t N, cudaStream_t stream) {
  char* o; cudaMallocAsync(&o, 4, stream); static Big big; use<<<1,1,0,stream>>>(big, o); cudaFreeAsync(o, stream);
  quantize<<<static_cast<unsigned>((M * N + 255) / 256), 256, 0, stream>>>(x, s, q, M * N);
}
