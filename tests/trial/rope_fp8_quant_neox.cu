// verdict: accepted
#include <cuda_fp8.h>

__device__ uint8_t code(float v) {
  return __nv_cvt_float_to_fp8(v, __NV_SATFINITE, __NV_E4M3);
}

__global__ void rotate(const __nv_bfloat16* x, const float* c, const float* s, const float* f, uint8_t* q, uint8_t* r,
                       int64_t H, int64_t R, int64_t P) {
  int64_t row = blockIdx.x; // t * H + h
  int64_t t = row / H;
  const __nv_bfloat16* from = x + row * (R + P);
  float factor = *f;
  for (int64_t i = threadIdx.x; i < R / 2; i += blockDim.x) {
    float head = __bfloat162float(from[i]), tail = __bfloat162float(from[R / 2 + i]);
    float cosine = c[t * (R / 2) + i], sine = s[t * (R / 2) + i];
    q[row * R + i] = code(fmaf(head, cosine, -__fmul_rn(tail, sine)) * factor);
    q[row * R + R / 2 + i] = code(fmaf(tail, cosine, __fmul_rn(head, sine)) * factor);
  }
  for (int64_t p = threadIdx.x; p < P; p += blockDim.x)
    r[row * P + p] = code(__bfloat162float(from[R + p]) * factor);
}

extern "C" void qkc_rope_fp8_quant_neox(const __nv_bfloat16* __restrict__ x, const float* __restrict__ c,
                                        const float* __restrict__ s, const float* __restrict__ f, uint8_t* q, uint8_t* r,
                                        int64_t T, int64_t H, int64_t R, int64_t P, cudaStream_t stream) {
  rotate<<<static_cast<unsigned>(T * H), 64, 0, stream>>>(x, c, s, f, q, r, H, R, P);
}
