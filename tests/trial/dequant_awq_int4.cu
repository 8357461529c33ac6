// verdict: accepted
__global__ void dequantize(const uint32_t* q, const uint32_t* z, const __half* s, __half* w, int64_t K, int64_t N) {
  int64_t at = blockIdx.x * int64_t{blockDim.x} + threadIdx.x;
  if (at >= K * N)
    return;
  int64_t k = at / N, n = at % N;
  int64_t word = n / 8;
  int high = static_cast<int>(n % 8) / 2, low = static_cast<int>(n % 2);
  int shift = 4 * (4 * low + high); // slot (lo, hi): hi is the lower digit
  int code = q[k * (N / 8) + word] >> shift & 15;
  int zero = z[k / 128 * (N / 8) + word] >> shift & 15;
  w[at] = __float2half_rn(__half2float(s[k / 128 * N + n]) * static_cast<float>(code - zero));
}

extern "C" void qkc_dequant_awq_int4(const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s,
                                     __half* w, int64_t K, int64_t N, cudaStream_t stream) {
  dequantize<<<static_cast<unsigned>((K * N + 255) / 256), 256, 0, stream>>>(q, z, s, w, K, N);
}
