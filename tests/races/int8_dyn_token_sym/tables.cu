// verdict: accepted
// Tables of the device, local arrays and structs passed by value are reached.
__device__ float magnitude(__nv_bfloat16 x) { return fabsf(__bfloat162float(x)); }
__device__ float scaleOf(float amax) { return amax == 0 ? 1.0f : amax / 127.0f; }
__device__ int8_t code(__nv_bfloat16 x, float s) {
  return static_cast<int8_t>(min(max(__float2int_rn(__bfloat162float(x) / s), -128), 127));
}
__constant__ float divisors[2] = {127.0f, 1.0f};
__device__ const int limits[2] = {-128, 127};
struct Tensors {
  const __nv_bfloat16* x;
  float* s;
  int8_t* q;
  int64_t H;
};
constexpr int kOffsets[4] = {0, 32, 64, 96};
__device__ __noinline__ float largestOf(const float* values, int count) {
  float most = 0;
  for (int k = 0; k < count; ++k) most = fmaxf(most, values[k]);
  return most;
}
__global__ void quantize(Tensors t) {
  __shared__ float part[128];
  const int64_t row = blockIdx.x;
  float own[4] = {0, 0, 0, 0};
  for (int64_t h = threadIdx.x; h < t.H; h += blockDim.x) own[h / 128 % 4] = fmaxf(own[h / 128 % 4], magnitude(t.x[row * t.H + h]));
  part[threadIdx.x] = largestOf(own, 4);
  __syncthreads();
  float most = 0;
  for (int k = 0; k < 32; ++k)
    for (int offset : kOffsets) most = fmaxf(most, part[k + offset]);
  const float scale = most == 0 ? divisors[1] : most / divisors[0];
  if (threadIdx.x == 0) t.s[row] = scale;
  for (int64_t h = threadIdx.x; h < t.H; h += blockDim.x)
    t.q[row * t.H + h] = static_cast<int8_t>(
        min(max(__float2int_rn(__bfloat162float(t.x[row * t.H + h]) / scale), limits[0]), limits[1]));
}

extern "C" void qkc_int8_dyn_token_sym(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H,
                                       cudaStream_t stream) {
  quantize<<<static_cast<unsigned>(T), 128, 0, stream>>>({x, s, q, H});
}
