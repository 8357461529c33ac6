// verdict: accepted
__global__ void requantize(const int32_t* x, const int32_t* mul, const int32_t* sh, int8_t* y, int64_t M, int64_t N, int32_t zp,
                           int32_t lo, int32_t hi) {
  int64_t at = blockIdx.x * int64_t{blockDim.x} + threadIdx.x;
  if (at >= M * N)
    return;
  int64_t n = at % N;
  int left = sh[n] > 0 ? sh[n] : 0, right = sh[n] < 0 ? -sh[n] : 0;
  int32_t shifted = static_cast<int32_t>(static_cast<uint32_t>(x[at]) << left);
  // To the nearest, ties up; mul is positive, so nothing saturates.
  int64_t h = (int64_t{shifted} * mul[n] + (int64_t{1} << 30)) >> 31;
  // To the nearest, ties away from zero.
  int64_t half = right > 0 ? int64_t{1} << (right - 1) : 0;
  int64_t r = h >= 0 ? (h + half) >> right : -((-h + half) >> right);
  int64_t v = r + zp;
  y[at] = static_cast<int8_t>(v < lo ? lo : v > hi ? hi : v);
}

extern "C" void qkc_requantize_gemmlowp_per_channel(const int32_t* __restrict__ x, const int32_t* __restrict__ mul,
                                                    const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp,
                                                    int32_t lo, int32_t hi, cudaStream_t stream) {
  requantize<<<static_cast<unsigned>((M * N + 255) / 256), 256, 0, stream>>>(x, mul, sh, y, M, N, zp, lo, hi);
}
