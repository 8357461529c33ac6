// verdict: accepted
// Shared tiles of 16, f32 fma; the scales of a block are multiplied first.
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_runtime.h>

namespace {

// The value of an e4m3 code that is a number.
__device__ __forceinline__ float decode(uint8_t code) {
  const int exponent = (code >> 3) & 15;
  const float fraction = static_cast<float>(code & 7);
  const float size = exponent == 0 ? fraction * 0x1p-9f : ldexpf(8.0f + fraction, exponent - 10);
  return (code & 128) != 0 ? -size : size;
}

__global__ void gemm(const uint8_t* __restrict__ a, const float* __restrict__ sa, const uint8_t* __restrict__ b,
                     const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K) {
  const int64_t n = static_cast<int64_t>(blockIdx.x) * 16 + threadIdx.x;
  const int64_t m = static_cast<int64_t>(blockIdx.y) * 16 + threadIdx.y;
  const int64_t groups = K / 128;
  __shared__ float tileA[16][17];
  __shared__ float tileB[16][17];
  float total = 0;
  for (int64_t g = 0; g < groups; ++g) {
    float dot = 0;
    for (int k0 = 0; k0 < 128; k0 += 16) {
      tileA[threadIdx.y][threadIdx.x] = m < M ? decode(a[m * K + g * 128 + k0 + threadIdx.x]) : 0.0f;
      tileB[threadIdx.y][threadIdx.x] =
          decode(b[(static_cast<int64_t>(blockIdx.x) * 16 + threadIdx.y) * K + g * 128 + k0 + threadIdx.x]);
      __syncthreads();
#pragma unroll
      for (int k = 0; k < 16; ++k)
        dot = fmaf(tileA[threadIdx.y][k], tileB[threadIdx.x][k], dot);
      __syncthreads();
    }
    if (m < M)
      total = fmaf(dot, sa[m * groups + g] * sb[(n / 128) * groups + g], total);
  }
  if (m < M)
    y[m * N + n] = __float2bfloat16_rn(total);
}

} // namespace

extern "C" void qkc_gemm_fp8_block128_f32(const uint8_t* __restrict__ a, const float* __restrict__ sa, const uint8_t* __restrict__ b,
                                          const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K,
                                          cudaStream_t stream) {
  const dim3 grid(static_cast<unsigned>(N / 16), static_cast<unsigned>((M + 15) / 16));
  gemm<<<grid, dim3(16, 16), 0, stream>>>(a, sa, b, sb, y, M, N, K);
}
