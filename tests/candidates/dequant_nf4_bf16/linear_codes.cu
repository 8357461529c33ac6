// verdict: rejected dequantize
// Sixteen even steps instead of the book.
#include <cuda_bf16.h>
#include <cuda_runtime.h>

namespace {

__constant__ float kBook[16] = {
    -1.0f, -0.6961928009986877f, -0.5250730514526367f, -0.39491748809814453f, -0.28444138169288635f, -0.18477343022823334f,
    -0.09105003625154495f, 0.0f, 0.07958029955625534f, 0.16093020141124725f, 0.24611230194568634f, 0.33791524171829224f,
    0.44070982933044434f, 0.5626170039176941f, 0.7229568362236023f, 1.0f};

__device__ __nv_bfloat16 number(int code, const float* __restrict__ a, int64_t at) {
  return __float2bfloat16_rn(((code - 8) / 8.0f) * a[at / 64]);
}

// A thread a byte.
__global__ void dequantize(const uint8_t* __restrict__ q, const float* __restrict__ a, __nv_bfloat16* __restrict__ y, int64_t count) {
  const int64_t place = static_cast<int64_t>(blockIdx.x) * blockDim.x + threadIdx.x;
  if (2 * place >= count)
    return;
  const int byte = q[place];
  y[2 * place] = number(byte >> 4, a, 2 * place);
  if (2 * place + 1 < count)
    y[2 * place + 1] = number(byte & 15, a, 2 * place + 1);
}

} // namespace

extern "C" void qkc_dequant_nf4_bf16(const uint8_t* __restrict__ q, const float* __restrict__ a, __nv_bfloat16* y, int64_t L,
                                   cudaStream_t stream) {
  dequantize<<<static_cast<unsigned>((L + 511) / 512), 256, 0, stream>>>(q, a, y, L);
}
