// verdict: accepted
// CUB's reduction, its memory used twice with a barrier between.
__device__ float magnitude(__nv_bfloat16 x) { return fabsf(__bfloat162float(x)); }
__device__ float scaleOf(float amax) { return amax == 0 ? 1.0f : amax / 127.0f; }
__device__ int8_t code(__nv_bfloat16 x, float s) {
  return static_cast<int8_t>(min(max(__float2int_rn(__bfloat162float(x) / s), -128), 127));
}
#include <cub/cub.cuh>
__global__ void quantize(const __nv_bfloat16* x, float* s, int8_t* q, int64_t H) {
  using Reduce = cub::BlockReduce<float, 128>;
  __shared__ typename Reduce::TempStorage storage;
  __shared__ float common[2];
  const int64_t row = blockIdx.x;
  float most = 0;
  for (int64_t h = threadIdx.x; h < H; h += blockDim.x) most = fmaxf(most, magnitude(x[row * H + h]));
  const float first = Reduce(storage).Reduce(most, [](float a, float b) { return fmaxf(a, b); });
  if (threadIdx.x == 0) common[0] = first;
  __syncthreads();
  const float second = Reduce(storage).Reduce(common[0], [](float a, float b) { return fmaxf(a, b); });
  if (threadIdx.x == 0) common[1] = second;
  __syncthreads();
  const float scale = scaleOf(common[1]);
  if (threadIdx.x == 0) s[row] = scale;
  for (int64_t h = threadIdx.x; h < H; h += blockDim.x) q[row * H + h] = code(x[row * H + h], scale);
}

extern "C" void qkc_int8_dyn_token_sym(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H,
                                       cudaStream_t stream) {
  quantize<<<static_cast<unsigned>(T), 128, 0, stream>>>(x, s, q, H);
}
