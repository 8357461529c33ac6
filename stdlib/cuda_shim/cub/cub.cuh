// The reductions of CUB over a warp and a block. As in CUB, only the first thread has the result, and the storage may
// be used again only after a barrier. Values are combined in the order of the threads.
#pragma once
#include "../cuda/functional"

namespace cub {
struct Sum {
  template <class T> __QK_METHOD T operator()(const T& a, const T& b) const { return a + b; }
};
struct Max {
  template <class T> __QK_METHOD T operator()(const T& a, const T& b) const { return a < b ? b : a; }
};
struct Min {
  template <class T> __QK_METHOD T operator()(const T& a, const T& b) const { return b < a ? b : a; }
};

enum BlockReduceAlgorithm { BLOCK_REDUCE_RAKING_COMMUTATIVE_ONLY, BLOCK_REDUCE_RAKING, BLOCK_REDUCE_WARP_REDUCTIONS };

template <class T, int x, BlockReduceAlgorithm algorithm = BLOCK_REDUCE_WARP_REDUCTIONS, int y = 1, int z = 1>
class BlockReduce {
public:
  struct TempStorage {
    T values[x * y * z];
  };
  __device__ explicit BlockReduce(TempStorage& storage) : storage_(storage) {}
  template <class Op> __device__ T Reduce(T v, Op op, int valid = x * y * z) {
    unsigned const me = __qk_thread();
    storage_.values[me] = v;
    __syncthreads();
    if (me == 0)
      for (int i = 1; i < valid; ++i)
        v = op(v, storage_.values[i]);
    return v;
  }
  __device__ T Sum(T v, int valid = x * y * z) { return Reduce(v, cub::Sum(), valid); }

private:
  TempStorage& storage_;
};

template <class T, int width = 32> class WarpReduce {
public:
  struct TempStorage {
    T values[width];
  };
  __device__ explicit WarpReduce(TempStorage& storage) : storage_(storage) {}
  template <class Op> __device__ T Reduce(T v, Op op, int valid = width) {
    unsigned const me = __qk_lane() % width;
    storage_.values[me] = v;
    __syncwarp();
    if (me == 0)
      for (int i = 1; i < valid; ++i)
        v = op(v, storage_.values[i]);
    __syncwarp();
    return v;
  }
  __device__ T Sum(T v, int valid = width) { return Reduce(v, cub::Sum(), valid); }

private:
  TempStorage& storage_;
};
} // namespace cub
