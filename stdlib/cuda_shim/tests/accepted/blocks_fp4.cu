// Block formats: E2M1 with E8M0 or E4M3 scales, and the six-bit formats.
#include <cuda_fp4.h>
#include <cuda_fp6.h>
#include <cuda_fp8.h>
#include <math_constants.h>

#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <utility>

__global__ void encode(const float* x, __nv_fp4x2_e2m1* q, __nv_fp8_e8m0* scales, __nv_fp6_e2m3* six, uint8_t* raw) {
  float amax = 0;
  std::array<float, 32> block{};
  for (int i = 0; i < 32; ++i) {
    block[i] = x[blockIdx.x * 32 + i];
    amax = std::fmax(amax, std::abs(block[i]));
  }
  if (amax == CUDART_INF_F || std::isnan(amax))
    return;
  __nv_fp8_e8m0 scale;
  scale.__x = __nv_cvt_float_to_e8m0(amax / 6.0f, __NV_SATFINITE, cudaRoundPosInf);
  scales[blockIdx.x] = scale;
  float const inverse = exp2f(127.0f - static_cast<float>(scale.__x));
  for (int i = 0; i < 32; i += 2) {
    q[blockIdx.x * 16 + i / 2] = __nv_fp4x2_e2m1(make_float2(block[i] * inverse, block[i + 1] * inverse));
    raw[i / 2] = __nv_cvt_float2_to_fp4x2({block[i], block[i + 1]}, __NV_E2M1, cudaRoundNearest);
    six[i] = __nv_fp6_e2m3(block[i]);
  }
  raw[16] = __nv_cvt_float_to_fp6(block[0], __NV_E3M2, cudaRoundNearest);
  __half2_raw const back = __nv_cvt_fp4x2_to_halfraw2(raw[0], __NV_E2M1);
  raw[17] = std::bit_cast<unsigned>(back) & 0xff;
  std::swap(raw[18], raw[19]);
}

extern "C" void run(const float* x, uint8_t* q, uint8_t* s, uint8_t* six, int64_t blocks, cudaStream_t stream) {
  encode<<<static_cast<unsigned>(blocks), 1, 0, stream>>>(x, reinterpret_cast<__nv_fp4x2_e2m1*>(q),
                                                          reinterpret_cast<__nv_fp8_e8m0*>(s),
                                                          reinterpret_cast<__nv_fp6_e2m3*>(six), q);
}
