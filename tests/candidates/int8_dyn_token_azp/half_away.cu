// verdict: rejected zero_point codes
// Rounds half away from zero.
#include <cuda_bf16.h>
#include <cuda_runtime.h>

namespace {

constexpr int kThreads = 128;

__device__ float2 rowEnds(float low, float high) {
  __shared__ float lows[kThreads / 32], highs[kThreads / 32];
  for (int offset = 16; offset > 0; offset >>= 1) {
    low = fminf(low, __shfl_xor_sync(0xffffffffu, low, offset));
    high = fmaxf(high, __shfl_xor_sync(0xffffffffu, high, offset));
  }
  if ((threadIdx.x & 31) == 0) {
    lows[threadIdx.x >> 5] = low;
    highs[threadIdx.x >> 5] = high;
  }
  __syncthreads();
  for (int k = 0; k < kThreads / 32; ++k) {
    low = fminf(low, lows[k]);
    high = fmaxf(high, highs[k]);
  }
  return make_float2(low, high);
}

// One block for each row.
__global__ void quantize(const __nv_bfloat16* __restrict__ x, float* __restrict__ s, int32_t* __restrict__ z,
                         int8_t* __restrict__ q, int64_t H) {
  const int64_t row = blockIdx.x;
  const __nv_bfloat16* in = x + row * H;
  float low = __bfloat162float(in[0]);
  float high = low;
  for (int64_t k = threadIdx.x; k < H; k += kThreads) {
    low = fminf(low, __bfloat162float(in[k]));
    high = fmaxf(high, __bfloat162float(in[k]));
  }
  const float2 ends = rowEnds(low, high);
  low = ends.x;
  high = ends.y;
  const float scale = (high - low) / 255.0f;
  const float inverse = 1.0f / scale;
  const int zero = static_cast<int>(roundf(-128.0f - low / scale));
  if (threadIdx.x == 0) {
    s[row] = scale;
    z[row] = zero;
  }
  for (int64_t k = threadIdx.x; k < H; k += kThreads) {
    const float v = __bfloat162float(in[k]);
    const int code = static_cast<int>(roundf(v * inverse)) + zero;
    q[row * H + k] = static_cast<int8_t>(min(max(code, -128), 127));
  }
}

} // namespace

extern "C" void qkc_int8_dyn_token_azp(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H,
                        cudaStream_t stream) {
  quantize<<<static_cast<unsigned>(T), kThreads, 0, stream>>>(x, s, z, q, H);
}
