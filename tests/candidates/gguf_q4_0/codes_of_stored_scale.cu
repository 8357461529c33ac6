// verdict: rejected codes
// The inverse of the scale as stored.
#include <cuda_fp16.h>
#include <cuda_runtime.h>

namespace {

struct Block {
  __half d;
  uint8_t qs[16];
};

// A warp for each block, a lane for each element.
__global__ void __launch_bounds__(256) quantize(const float* __restrict__ x, Block* __restrict__ w, int64_t B) {
  const int64_t b = (static_cast<int64_t>(blockIdx.x) * blockDim.x + threadIdx.x) / 32;
  const int lane = static_cast<int>(threadIdx.x % 32);
  if (b >= B)
    return;
  const float own = x[b * 32 + lane];
  float value = own;
  int place = lane;
#pragma unroll
  for (int step = 16; step > 0; step /= 2) {
    const float other = __shfl_xor_sync(0xffffffffu, value, step);
    const int there = __shfl_xor_sync(0xffffffffu, place, step);
    const bool larger = fabsf(other) > fabsf(value) || (fabsf(other) == fabsf(value) && there < place);
    value = larger ? other : value;
    place = larger ? there : place;
  }
  const float d = value / -8.0f;
  const float inverse = d == 0.0f ? 0.0f : 1.0f / __half2float(__float2half_rn(d));
  const int code = min(15, static_cast<int>(__fadd_rn(__fmul_rn(own, inverse), 8.5f)));
  const int pair = __shfl_down_sync(0xffffffffu, code, 16);
  if (lane == 0)
    w[b].d = __float2half_rn(d);
  if (lane < 16)
    w[b].qs[lane] = static_cast<uint8_t>((code & 15) | pair << 4);
}

} // namespace

extern "C" void qkc_gguf_q4_0(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
  quantize<<<static_cast<unsigned>((B + 7) / 8), 256, 0, stream>>>(x, reinterpret_cast<Block*>(w), B);
}
