// verdict: unsupported QKC0805
// A flag of block scope between blocks, by a built-in function of Clang's that CUDA has not.
__device__ unsigned ready;
__global__ void quantize(const __nv_bfloat16* x, const float* s, int8_t* q, int64_t n) {
  if (blockIdx.x == 0 && threadIdx.x == 0)
    __scoped_atomic_exchange_n(&ready, 1u, __ATOMIC_RELAXED, __MEMORY_SCOPE_WRKGRP);
  const int64_t i = blockIdx.x * int64_t{blockDim.x} + threadIdx.x;
  if (i < n)
    q[i] = static_cast<int8_t>(min(max(__float2int_rn(__bfloat162float(x[i]) / *s), -128), 127));
}

extern "C" void qkc_int8_static_tensor_sym(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M,
                                           int64_t N, cudaStream_t stream) {
  quantize<<<static_cast<unsigned>((M * N + 255) / 256), 256, 0, stream>>>(x, s, q, M * N);
}
