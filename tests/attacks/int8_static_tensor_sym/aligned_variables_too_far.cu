// verdict: unsupported QKC0805
// Variables aligned to more than this device has.
struct alignas(1 << 28) Wide {
  float value;
};
__device__ Wide scale;
__device__ Wide one;
static Wide blocks;
__global__ void keep(const float* s) { scale.value = *s + one.value; }
__global__ void quantize(const __nv_bfloat16* x, int8_t* q, int64_t n) {
  __shared__ __attribute__((aligned(65536))) float own;
  if (threadIdx.x == 0)
    own = reinterpret_cast<uintptr_t>(&scale) % alignof(Wide) == 0 ? scale.value : 0;
  __syncthreads();
  const int64_t i = blockIdx.x * int64_t{blockDim.x} + threadIdx.x;
  if (i < n)
    q[i] = static_cast<int8_t>(min(max(__float2int_rn(__bfloat162float(x[i]) / own), -128), 127));
}

extern "C" void qkc_int8_static_tensor_sym(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M,
                                           int64_t N, cudaStream_t stream) {
  blocks.value = static_cast<float>((M * N + 255) / 256);
  keep<<<1, 1, 0, stream>>>(s);
  quantize<<<static_cast<unsigned>((M * N + 255) / 256), 256, 0, stream>>>(x, q, M * N);
}
