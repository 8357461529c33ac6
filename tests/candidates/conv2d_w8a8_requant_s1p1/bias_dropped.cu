// verdict: rejected saturation
// Leaves out the bias.
#include <cuda_runtime.h>
#include <stdint.h>

namespace {

// One output a thread; channels lie innermost.
__global__ void convolve(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias,
                         const float* __restrict__ mul, int8_t* __restrict__ y, int H, int W, int C, int O, int R, int S,
                         int P, int Q, int64_t count, int zx, int zy) {
  const int64_t i = static_cast<int64_t>(blockIdx.x) * blockDim.x + threadIdx.x;
  if (i >= count)
    return;
  const int o = static_cast<int>(i % O);
  const int q = static_cast<int>(i / O % Q);
  const int p = static_cast<int>(i / O / Q % P);
  const int64_t image = i / O / Q / P;
  int acc = 0;
  for (int r = 0; r < R; ++r)
    for (int s = 0; s < S; ++s) {
      const int row = 1 * p - 1 + r;
      const int column = 1 * q - 1 + s;
      const bool inside = row >= 0 && row < H && column >= 0 && column < W;
      const int8_t* in = x + ((image * H + (inside ? row : 0)) * W + (inside ? column : 0)) * C;
      const int8_t* weights = k + (static_cast<int64_t>(o * R + r) * S + s) * C;
      for (int c = 0; c < C; ++c)
        acc += ((inside ? in[c] : zx) - zx) * weights[c];
    }
  const int rounded = __float2int_rn(static_cast<float>(acc) * mul[o]);
  y[i] = static_cast<int8_t>(min(max(rounded + zy, -128), 127));
}

} // namespace

extern "C" void qkc_conv2d_w8a8_requant_s1p1(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias,
                         const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O,
                         int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
  const int64_t P = (H + 2 - R) / 1 + 1;
  const int64_t Q = (W + 2 - S) / 1 + 1;
  const int64_t count = B * P * Q * O;
  convolve<<<static_cast<unsigned>((count + 127) / 128), 128, 0, stream>>>(
      x, k, bias, mul, y, static_cast<int>(H), static_cast<int>(W), static_cast<int>(C), static_cast<int>(O),
      static_cast<int>(R), static_cast<int>(S), static_cast<int>(P), static_cast<int>(Q), count, zx, zy);
}
