// verdict: rejected partial
// Every third product belongs to a run.
#include <cuda_fp16.h>
#include <cuda_runtime.h>
#include <stdint.h>

namespace {

// One thread a run of one output.
__global__ void partial(const __half* __restrict__ a, const __half* __restrict__ b, float* __restrict__ p, int64_t M,
                        int64_t N, int64_t K, int64_t C) {
  const int64_t place = static_cast<int64_t>(blockIdx.x) * blockDim.x + threadIdx.x;
  if (place >= 3 * M * N)
    return;
  const int64_t j = place / (M * N);
  const __half* x = a + (place / N % M) * K;
  const __half* w = b + (place % N) * K;
  float sum = 0;
  for (int64_t k = j; k < K; k += 3)
    sum = fmaf(__half2float(x[k]), __half2float(w[k]), sum);
  p[place] = sum;
}

__global__ void combine(const float* __restrict__ p, __half* __restrict__ y, int64_t count) {
  const int64_t place = static_cast<int64_t>(blockIdx.x) * blockDim.x + threadIdx.x;
  if (place >= count)
    return;
  y[place] = __float2half_rn(p[place] + p[count + place] + p[2 * count + place]);
}

} // namespace

extern "C" void qkc_gemm_splitk_fp32_ordered_3(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y,
                                            int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  const int64_t count = M * N;
  partial<<<static_cast<unsigned>((3 * count + 127) / 128), 128, 0, stream>>>(a, b, p, M, N, K, (K + 2) / 3);
  combine<<<static_cast<unsigned>((count + 127) / 128), 128, 0, stream>>>(p, y, count);
}
