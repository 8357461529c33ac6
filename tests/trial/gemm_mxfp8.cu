// verdict: accepted
#include <cuda_fp16.h>
#include <cuda_fp8.h>

__device__ float e4m3(uint8_t code) {
  return __half2float(__half(__nv_cvt_fp8_to_halfraw(code, __NV_E4M3)));
}

__global__ void dot(const uint8_t* a, const uint8_t* sa, const uint8_t* b, const uint8_t* sb, __nv_bfloat16* y, int64_t M,
                    int64_t N, int64_t K) {
  int64_t n = blockIdx.x * int64_t{blockDim.x} + threadIdx.x;
  int64_t m = blockIdx.y;
  if (n >= N)
    return;
  float total = 0;
  for (int64_t g = 0; g < K / 32; ++g) {
    float part = 0;
    for (int j = 0; j < 32; ++j)
      part += e4m3(a[m * K + 32 * g + j]) * e4m3(b[n * K + 32 * g + j]);
    int exponent = int{sa[m * (K / 32) + g]} + int{sb[n * (K / 32) + g]} - 254;
    total += ldexpf(part, exponent);
  }
  y[m * N + n] = __float2bfloat16(total);
}

extern "C" void qkc_gemm_mxfp8(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b,
                               const uint8_t* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K,
                               cudaStream_t stream) {
  dot<<<dim3(static_cast<unsigned>((N + 63) / 64), static_cast<unsigned>(M)), 64, 0, stream>>>(a, sa, b, sb, y, M, N, K);
}
