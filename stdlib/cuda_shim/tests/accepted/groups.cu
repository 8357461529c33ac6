// Reductions of CUB and of cooperative groups.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cuda_bf16.h>
#include <cuda_fp16.h>

#include <cub/cub.cuh>
#include <cuda/functional>

namespace cg = cooperative_groups;

__global__ void largest(const __half* x, float* out, int n) {
  using BlockReduce = cub::BlockReduce<float, 256>;
  __shared__ typename BlockReduce::TempStorage storage;
  float v = 0.0f;
  for (int i = threadIdx.x; i < n; i += blockDim.x)
    v = fmaxf(v, fabsf(__half2float(x[i])));
  v = BlockReduce(storage).Reduce(v, cuda::maximum<>{}, min(n, 256));
  __syncthreads();
  float const sum = BlockReduce(storage).Sum(v);
  using WarpReduce = cub::WarpReduce<float>;
  __shared__ typename WarpReduce::TempStorage warps[8];
  float const w = WarpReduce(warps[threadIdx.x / 32]).Sum(v);
  if (threadIdx.x == 0)
    out[0] = sum + w + static_cast<float>(static_cast<__nv_bfloat16>(x[0]));
}

__global__ void tiles(float* x) {
  cg::thread_block block = cg::this_thread_block();
  cg::thread_block_tile<16> tile = cg::tiled_partition<16>(block);
  float v = x[block.thread_rank()];
  v = cg::reduce(tile, v, cg::plus<float>());
  v += cg::reduce(tile, v, cg::greater<float>()) + tile.shfl_down(v, 1);
  tile.sync();
  bool const positive = tile.any(v > 0.0f);
  unsigned const lanes = tile.ballot(1);
  if (tile.thread_rank() == 0 && positive)
    x[tile.meta_group_rank()] = v + lanes;
  block.sync();
  cg::sync(block);
}

extern "C" void run(const __half* x, float* out, int n, cudaStream_t stream) {
  largest<<<1, 256, 0, stream>>>(x, out, n);
  tiles<<<1, dim3(16, 4), 0, stream>>>(out);
}
