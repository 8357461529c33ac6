// verdict: accepted
// Integer arithmetic alone, one element a thread and step.
#include <cuda_runtime.h>
#include <stdint.h>

namespace {

// Saturating rounding doubling high multiplication.
__device__ int doubledHigh(int a, int b) {
  if (a == b && a == INT32_MIN)
    return INT32_MAX;
  const int64_t product = static_cast<int64_t>(a) * b;
  return static_cast<int>((product + (product >= 0 ? (int64_t(1) << 30) : (1 - (int64_t(1) << 30)))) / (int64_t(1) << 31));
}

// Rounding division by a power of two, ties away from zero.
__device__ int roundedShift(int x, int n) {
  const int mask = static_cast<int>((int64_t(1) << n) - 1);
  const int threshold = (mask >> 1) + (x < 0 ? 1 : 0);
  return (x >> n) + ((x & mask) > threshold ? 1 : 0);
}

__device__ int8_t cut(int64_t v, int lo, int hi) {
  return static_cast<int8_t>(v < lo ? lo : v > hi ? hi : v);
}

__global__ void requantize(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh,
                           int8_t* __restrict__ y, int64_t count, int64_t N, int zp, int lo, int hi) {
  for (int64_t i = static_cast<int64_t>(blockIdx.x) * blockDim.x + threadIdx.x; i < count;
       i += static_cast<int64_t>(gridDim.x) * blockDim.x) {
    const int64_t n = i % N;
    const int v = x[i];
    const int left = max(sh[n], 0);
    const int right = max(-sh[n], 0);
    const int high = doubledHigh(static_cast<int>(static_cast<unsigned>(v) << left), mul[n]);
    const int shifted = roundedShift(high, right);
    y[i] = cut(int64_t{shifted} + zp, lo, hi);
  }
}

} // namespace

extern "C" void qkc_requantize_gemmlowp_per_channel(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh,
                        int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
  const int64_t count = M * N;
  const int64_t blocks = (count + 255) / 256;
  requantize<<<static_cast<unsigned>(blocks < 4096 ? blocks : 4096), 256, 0, stream>>>(x, mul, sh, y, count, N, zp, lo, hi);
}
