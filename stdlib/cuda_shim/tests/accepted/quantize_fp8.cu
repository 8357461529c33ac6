// Dynamic scaling of each row to E4M3, with vector loads and a block reduction.
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_fp8.h>
#include <cuda_runtime.h>
#include <stdint.h>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <type_traits>

constexpr int kWarp = 32;

template <typename T, int N> struct alignas(N * sizeof(T)) Vec {
  T v[N];
};

__device__ __forceinline__ float warpMax(float v) {
#pragma unroll
  for (int offset = kWarp / 2; offset > 0; offset >>= 1)
    v = fmaxf(v, __shfl_xor_sync(0xffffffffu, v, offset));
  return v;
}

template <typename T>
__global__ void __launch_bounds__(256)
    quantizeRows(const T* __restrict__ x, __nv_fp8_e4m3* __restrict__ q, float* __restrict__ scales, int64_t columns) {
  static_assert(std::is_same_v<T, __half> || std::is_same<T, __nv_bfloat16>::value || std::is_same_v<T, float>);
  __shared__ float partial[kWarp];
  extern __shared__ __align__(16) unsigned char dynamic[];
  using V = Vec<T, 4>;
  const auto* row = reinterpret_cast<const V*>(x + blockIdx.x * columns);
  float amax = 0.f;
  for (int i = threadIdx.x; i < columns / 4; i += blockDim.x) {
    V const v = row[i];
#pragma unroll
    for (int j = 0; j < 4; ++j)
      amax = fmaxf(amax, fabsf(static_cast<float>(v.v[j])));
  }
  amax = warpMax(amax);
  if (threadIdx.x % warpSize == 0)
    partial[threadIdx.x / warpSize] = amax;
  __syncthreads();
  if (threadIdx.x < kWarp) {
    float v = threadIdx.x < (blockDim.x + kWarp - 1) / kWarp ? partial[threadIdx.x] : 0.0f;
    v = warpMax(v);
    if (threadIdx.x == 0)
      *reinterpret_cast<float*>(dynamic) = std::max(v, 1e-12f) / 448.0f;
  }
  __syncthreads();
  float const scale = *reinterpret_cast<float*>(dynamic);
  if (threadIdx.x == 0)
    scales[blockIdx.x] = scale;
  float const inverse = __frcp_rn(scale);
  auto* out = reinterpret_cast<__nv_fp8x4_e4m3*>(q + blockIdx.x * columns);
  for (int i = threadIdx.x; i < columns / 4; i += blockDim.x) {
    V const v = row[i];
    float4 f;
    f.x = fminf(fmaxf(float(v.v[0]) * inverse, -448.f), 448.f);
    f.y = fminf(fmaxf(float(v.v[1]) * inverse, -448.f), 448.f);
    f.z = __fmul_rn(float(v.v[2]), inverse);
    f.w = __fmul_rn(float(v.v[3]), inverse);
    out[i] = __nv_fp8x4_e4m3(f);
    reinterpret_cast<__nv_fp8_storage_t*>(&out[i])[0] = __nv_cvt_float_to_fp8(f.x, __NV_SATFINITE, __NV_E4M3);
  }
}

__global__ void dequantize(const __nv_fp8_e4m3* q, const float* scales, __half* y, int64_t n) {
  int64_t const i = static_cast<int64_t>(blockIdx.x) * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  assert(scales != nullptr);
  __half const h = static_cast<__half>(q[i]);
  y[i] = __float2half(static_cast<float>(q[i]) * scales[i]) + __hmul(h, __float2half_rn(0.0f));
}

extern "C" void run(const __nv_bfloat16* x, uint8_t* q, float* s, __half* y, int64_t m, int64_t n,
                    cudaStream_t stream) {
  dim3 const grid(m), block(std::min<int64_t>(256, n));
  cudaFuncSetAttribute(quantizeRows<__nv_bfloat16>, cudaFuncAttributeMaxDynamicSharedMemorySize, 16);
  quantizeRows<<<grid, block, 16, stream>>>(x, reinterpret_cast<__nv_fp8_e4m3*>(q), s, n);
  dequantize<<<(m * n + 255) / 256, 256, 0, stream>>>(reinterpret_cast<const __nv_fp8_e4m3*>(q), s, y, m * n);
  if (cudaGetLastError() != cudaSuccess)
    return;
}
