// verdict: accepted
#include <cuda_fp16.h>

__global__ void blocks(const float* x, uint8_t* b, int64_t N) {
  int64_t n = blockIdx.x * int64_t{blockDim.x} + threadIdx.x;
  if (n >= N)
    return;
  const float* row = x + 32 * n;
  float a = 0;
  for (int e = 0; e < 32; ++e)
    a = fmaxf(a, fabsf(row[e]));
  float s = a / 127;
  uint16_t bits = __half_as_ushort(__float2half_rn(s));
  uint8_t* to = b + 34 * n;
  to[0] = bits & 255;
  to[1] = bits >> 8;
  float inverse = 1 / s;
  for (int e = 0; e < 32; ++e)
    to[2 + e] = a == 0 ? 0 : static_cast<uint8_t>(static_cast<int8_t>(fminf(fmaxf(roundf(row[e] * inverse), -128), 127)));
}

extern "C" void qkc_gguf_q8_0(const float* __restrict__ x, uint8_t* b, int64_t N, cudaStream_t stream) {
  blocks<<<static_cast<unsigned>((N + 127) / 128), 128, 0, stream>>>(x, b, N);
}
