// Integer quantization with packed bytes, votes, matches, reductions and atomics of every kind.
#include <cuda_runtime.h>

#include <cstdint>
#include <cstdio>
#include <limits>

__constant__ float table[16];
__device__ unsigned long long total;

__device__ __inline__ int8_t toInt8(float x) {
  int v = __float2int_rn(x);
  v = min(max(v, -128), 127);
  return static_cast<int8_t>(v);
}

__global__ void quantize(const float4* x, char4* q, int* sums, float* largest, int n) {
  int const i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned const active = __ballot_sync(0xffffffff, i < n);
  if (i >= n)
    return;
  float4 const v = __ldg(x + i);
  char4 const c = make_char4(toInt8(v.x), toInt8(v.y), toInt8(v.z), toInt8(v.w));
  q[i] = c;
  __stcs(q + i, c);
  int sum = __dp4a(*reinterpret_cast<const int*>(&c), 0x01010101, 0);
  sum += __ldcv(q + i).x + static_cast<int>(__ldcv(x + i).y) + __ldcv(sums);
  sum = __reduce_add_sync(active, sum);
  unsigned const peers = __match_any_sync(active, sum);
  int all;
  __match_all_sync(active, v.x, &all);
  if (threadIdx.x % warpSize == __ffs(peers) - 1)
    atomicAdd(sums, sum + all);
  atomicMax(reinterpret_cast<int*>(largest), __float_as_int(fabsf(v.y)));
  atomicAdd(largest + 1, v.z);
  atomicAdd(&total, 1ull);
  atomicCAS(reinterpret_cast<unsigned*>(sums), 1u, 2u);
  atomicInc(reinterpret_cast<unsigned*>(sums), 31);
  int const vote = __syncthreads_count(v.x > 0) + __syncthreads_or(v.x > 1) + __any_sync(active, 1);
  if (vote == std::numeric_limits<int>::max())
    printf("%d %f\n", vote, table[i & 15]);
  sums[1] = __vsubss4(__vcmpgtu4(sum, i), __byte_perm(sum, vote, 0x4321)) + __popc(active) + abs(sum) +
            __funnelshift_l(1, 2, 3) + __clz(vote) + (int)rsqrtf(v.w) + __mul24(3, 4) + (int)log2(8) +
            (int)pow(2.0f, 3);
}

static inline int ceilDiv(int a, int b) {
  return (a + b - 1) / b;
}

extern "C" void run(const float* x, int8_t* q, int* sums, int64_t n, cudaStream_t stream) {
  float host[16] = {};
  cudaMemcpyToSymbol(table, host, sizeof host);
  int device = 0, processors = 0, blocks = 0;
  cudaGetDevice(&device);
  cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, device);
  cudaDeviceProp properties;
  cudaGetDeviceProperties(&properties, device);
  cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, quantize, 256, 0);
  float* largest = nullptr;
  cudaError_t const error = cudaMallocAsync(&largest, 2 * sizeof(float), stream);
  if (error != cudaSuccess) {
    fprintf(stderr, "%s\n", cudaGetErrorString(error));
    return;
  }
  cudaMemsetAsync(largest, 0, 2 * sizeof(float), stream);
  quantize<<<ceilDiv(n, 256), 256, 0, stream>>>(reinterpret_cast<const float4*>(x), reinterpret_cast<char4*>(q), sums,
                                                largest, n);
  unsigned long long count = 0;
  cudaMemcpyFromSymbol(&count, total, sizeof count);
  cudaFreeAsync(largest, stream);
  cudaStreamSynchronize(stream);
}
