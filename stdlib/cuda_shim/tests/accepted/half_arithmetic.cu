// Vectors of half and bfloat16, unions, braces, atomics and exchanges.
#include <cuda_fp16.h>

__global__ void bracesWithOneType(__half2* p) {
  p[0] = __hadd2({p[0].x, p[1].y}, p[2]);
}

#include <cuda_bf16.h>

union Pack {
  uint4 words;
  half2 pairs[4];
  half values[8];
  __nv_bfloat162 wide[4];
};

template <typename T> struct Twin;
template <> struct Twin<half> {
  using Type = half2;
};
template <> struct Twin<nv_bfloat16> {
  using Type = nv_bfloat162;
};

template <typename T> __device__ T sumOfWarp(T v) {
  for (int mask = 16; mask; mask /= 2)
    v += __shfl_xor_sync(0xffffffff, v, mask, 32);
  return v;
}

template <typename T> __global__ void work(T* x, typename Twin<T>::Type* y, float* z) {
  __shared__ T tile[64];
  tile[threadIdx.x & 63] = x[threadIdx.x];
  __syncthreads();
  T v = tile[63 - (threadIdx.x & 63)];
  v = __hfma(v, v, __hneg(v));
  v = __hmax(v, (T)0.0f);
  v = sumOfWarp(v);
  if (v > T(1.0f) || __hisnan(v))
    v = hrint(v);
  auto pair = y[threadIdx.x];
  pair = __hmul2(pair, y[1]);
  pair += y[2];
  pair = __hmin2(pair, __habs2(pair));
  pair = __shfl_down_sync(~0u, pair, 1);
  atomicAdd(&y[0], pair);
  atomicAdd(&x[0], v);
  z[threadIdx.x] = (float)v + __low2float(pair) + (pair == y[0] ? 1.f : 0.f);
  int const rounded = (int)v;
  x[1] = T(rounded);
  x[2] = -x[1];
  x[3] = 1;
  x[4] = x[1] * x[2] / x[3];
  x[5]++;
}

__global__ void reinterpretation(Pack* p, float2* f) {
  Pack a;
  a.words = p[threadIdx.x].words;
  a.pairs[0] = __floats2half2_rn(1.0f, 2.0f);
  a.wide[1] = __float22bfloat162_rn(f[0]);
  f[1] = __half22float2(a.pairs[2]);
  f[2] = __bfloat1622float2(a.wide[1]);
  a.values[7] = __ushort_as_half(__half_as_ushort(a.values[6]) & 0x7fff);
  p[threadIdx.x].words = a.words;
  *reinterpret_cast<unsigned*>(f) = *reinterpret_cast<const unsigned*>(&a.pairs[0]);
  __half_raw raw = a.values[0];
  a.values[1] = raw;
}

extern "C" void run(half* h, half2* h2, nv_bfloat16* b, nv_bfloat162* b2, float* f, cudaStream_t s) {
  work<half><<<1, 64, 0, s>>>(h, h2, f);
  work<<<1, 64, 0, s>>>(b, b2, f);
  reinterpretation<<<1, 1, 0, s>>>(reinterpret_cast<Pack*>(h), reinterpret_cast<float2*>(f));
  bracesWithOneType<<<1, 1>>>(h2);
}
