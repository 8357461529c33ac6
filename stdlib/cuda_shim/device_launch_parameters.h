// threadIdx, blockIdx, blockDim, gridDim: objects whose members read the identity of the thread.
#pragma once
#include "qkc_base.h"
#include "vector_types.h"

#define __QK_GET(n, c)                                                                                                 \
  static __device__ __forceinline__ unsigned __get_##c() {                                                             \
    return __qkc_##n##_##c();                                                                                          \
  }                                                                                                                    \
  __declspec(property(get = __get_##c)) unsigned c;
#define __QK_INDEX(n, V)                                                                                               \
  struct __qk_##n {                                                                                                    \
    __QK_GET(n, x)                                                                                                     \
    __QK_GET(n, y)                                                                                                     \
    __QK_GET(n, z)                                                                                                     \
    __device__ __forceinline__ operator V() const {                                                                    \
      return V{__qkc_##n##_x(), __qkc_##n##_y(), __qkc_##n##_z()};                                                     \
    }                                                                                                                  \
  };
__QK_INDEX(tid, uint3)
__QK_INDEX(bid, uint3)
__QK_INDEX(bdim, dim3)
__QK_INDEX(gdim, dim3)
#undef __QK_INDEX
#undef __QK_GET

extern const __device__ __qk_tid threadIdx;
extern const __device__ __qk_bid blockIdx;
extern const __device__ __qk_bdim blockDim;
extern const __device__ __qk_gdim gridDim;
static constexpr int warpSize = 32;
