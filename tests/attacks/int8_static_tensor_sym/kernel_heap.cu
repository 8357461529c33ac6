// verdict: unsupported QKC0805
// A kernel takes memory by new: lawful, and not here.
__global__ void quantize(const __nv_bfloat16* x, const float* s, int8_t* q, int64_t n) {
  const int64_t i = blockIdx.x * int64_t{blockDim.x} + threadIdx.x;
  if (i < n)
    q[i] = static_cast<int8_t>(min(max(__float2int_rn(__bfloat162float(x[i]) / *s), -128), 127));
}
__global__ void use(float* o, const float* s) { float* p = new float; *p = *s; *o = *p; delete p; }

extern "C" void qkc_int8_static_tensor_sym(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M,
                                           int64_t N, cudaStream_t stream) {
  float* o; cudaMallocAsync(&o, 4, stream); use<<<1,1,0,stream>>>(o, s);
  quantize<<<static_cast<unsigned>((M * N + 255) / 256), 256, 0, stream>>>(x, o, q, M * N); cudaFreeAsync(o, stream);
}
