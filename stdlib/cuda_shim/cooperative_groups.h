// Cooperative groups inside a block: the block itself and its tiles of up to 32 threads. Groups of a grid and of a
// cluster need a cooperative launch, which this device has not.
#pragma once
#include "cuda_runtime.h"

namespace cooperative_groups {
class thread_block {
public:
  static __device__ void sync() { __syncthreads(); }
  static __device__ unsigned thread_rank() { return __qk_thread(); }
  static __device__ unsigned size() { return __qkc_bdim_x() * __qkc_bdim_y() * __qkc_bdim_z(); }
  static __device__ unsigned num_threads() { return size(); }
  static __device__ dim3 group_index() { return dim3(blockIdx); }
  static __device__ dim3 thread_index() { return dim3(threadIdx); }
  static __device__ dim3 group_dim() { return blockDim; }
  static __device__ dim3 dim_threads() { return blockDim; }
};
__QK_DFN thread_block this_thread_block() {
  return {};
}

template <unsigned width, class Parent = void> class thread_block_tile {
  static_assert(width >= 1 && width <= 32 && (width & (width - 1)) == 0, "a tile has 1, 2, 4, 8, 16 or 32 threads");
  static __device__ unsigned first() { return __qk_lane() & ~(width - 1); }
  static __device__ unsigned mask() { return (width == 32 ? ~0u : (1u << width % 32) - 1) << first(); }

public:
  static __device__ void sync() { __syncwarp(mask()); }
  static __device__ unsigned thread_rank() { return __qk_thread() % width; }
  static constexpr __device__ unsigned size() { return width; }
  static constexpr __device__ unsigned num_threads() { return width; }
  static __device__ unsigned meta_group_rank() { return __qk_thread() / width; }
  static __device__ unsigned meta_group_size() { return (thread_block::size() + width - 1) / width; }
  template <class T> __device__ T shfl(T v, int lane) const { return __shfl_sync(mask(), v, lane, width); }
  template <class T> __device__ T shfl_xor(T v, int bits) const { return __shfl_xor_sync(mask(), v, bits, width); }
  template <class T> __device__ T shfl_down(T v, unsigned n) const { return __shfl_down_sync(mask(), v, n, width); }
  template <class T> __device__ T shfl_up(T v, unsigned n) const { return __shfl_up_sync(mask(), v, n, width); }
  __device__ int any(int p) const { return __any_sync(mask(), p); }
  __device__ int all(int p) const { return __all_sync(mask(), p); }
  __device__ unsigned ballot(int p) const { return (__ballot_sync(mask(), p) & mask()) >> first(); }
  template <class T> __device__ unsigned match_any(T v) const { return __match_any_sync(mask(), v) >> first(); }
};
template <unsigned width, class Parent> __QK_DFN thread_block_tile<width> tiled_partition(const Parent&) {
  return {};
}

template <class G> __QK_DFN void sync(const G& group) {
  group.sync();
}

#define __QK_FUNCTOR(name, expr)                                                                                       \
  template <class T> struct name {                                                                                     \
    __QK_METHOD T operator()(T a, T b) const {                                                                         \
      return expr;                                                                                                     \
    }                                                                                                                  \
  };
__QK_FUNCTOR(plus, a + b)
__QK_FUNCTOR(greater, a < b ? b : a)
__QK_FUNCTOR(less, b < a ? b : a)
__QK_FUNCTOR(bit_and, a& b)
__QK_FUNCTOR(bit_or, a | b)
__QK_FUNCTOR(bit_xor, a ^ b)
#undef __QK_FUNCTOR
// Every thread of the tile has the result.
template <unsigned width, class Parent, class T, class Op>
__QK_DFN T reduce(const thread_block_tile<width, Parent>& tile, T v, Op op) {
  for (unsigned bits = width / 2; bits > 0; bits /= 2)
    v = op(v, tile.shfl_xor(v, (int)bits));
  return v;
}
} // namespace cooperative_groups
