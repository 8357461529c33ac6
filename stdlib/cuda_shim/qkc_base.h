// The root of the CUDA shim: spellings of the CUDA keywords, integer types, and the calls into the CPU device.
// A kernel on the CPU device sees these headers alone, parsed by clang -x cuda for x86-64, once in device mode and once
// in host mode. Names that start with __qkc_ are the engine's; __qk_ and __QK_ are helpers inside the shim.
#pragma once

#define __CUDACC__ 1
#define __CUDACC_VER_MAJOR__ 12
#define __CUDACC_VER_MINOR__ 8
#define CUDART_VERSION 12080
#define CUDA_VERSION 12080
#define __QKC_CPU__ 1 // set only on the CPU device

// Annotations survive to the IR, where the engine finds kernels and shared variables by them.
#define __global__ __attribute__((global, annotate("qkc_kernel")))
#define __shared__ __attribute__((shared, annotate("qkc_shared")))
#define __device__ __attribute__((device))
#define __host__ __attribute__((host))
#define __constant__ __attribute__((constant))
#define __managed__ __attribute__((device))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
#define __forceinline__ __inline__ __attribute__((always_inline))
#define __align__(n) __attribute__((aligned(n)))
#define __builtin_align__(n) __attribute__((aligned(n)))
#define __grid_constant__
#define __cluster_dims__(...)
#define __maxnreg__(n)
#define __nv_pure__
#define CUDARTAPI
#define CUDART_CB

// __QK_FN: a function for both modes; __QK_DFN: one that only device code may call.
#define __QK_FN static __inline__ __attribute__((always_inline, host, device, unused))
#define __QK_DFN static __inline__ __attribute__((always_inline, device, unused))
// Atomics and fences in such a function are for the threads of a block (runtime/device/cpu/block_scope.h).
#define __QK_BLOCK_SCOPE __attribute__((annotate("qkc.block_scope")))
#define __QK_METHOD __attribute__((always_inline, host, device))

#define NULL 0
#define offsetof(t, m) __builtin_offsetof(t, m)
typedef __SIZE_TYPE__ size_t;
typedef __PTRDIFF_TYPE__ ptrdiff_t;
typedef signed char int8_t;
typedef short int16_t;
typedef int int32_t;
typedef long int64_t;
typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef unsigned int uint32_t;
typedef unsigned long uint64_t;
typedef long intptr_t;
typedef unsigned long uintptr_t;

extern "C" {
// Identity of the thread: pure calls, replaced by values when a kernel is lowered.
#define __QK_ID(n)                                                                                                     \
  __device__ __attribute__((const)) unsigned __qkc_##n##_x();                                                          \
  __device__ __attribute__((const)) unsigned __qkc_##n##_y();                                                          \
  __device__ __attribute__((const)) unsigned __qkc_##n##_z();
__QK_ID(tid)
__QK_ID(bid)
__QK_ID(bdim)
__QK_ID(gdim)
#undef __QK_ID

// Calls that meet other threads of the block or the warp. Lanes outside the mask do not take part.
#define __QK_MEET __device__ __attribute__((convergent))
__QK_MEET void __qkc_syncthreads();
__QK_MEET int __qkc_syncthreads_count(int pred);
__QK_MEET int __qkc_syncthreads_and(int pred);
__QK_MEET int __qkc_syncthreads_or(int pred);
__QK_MEET void __qkc_syncwarp(unsigned mask);
__QK_MEET unsigned long __qkc_shfl(unsigned mask, unsigned long value, unsigned srcLane);
__QK_MEET unsigned __qkc_ballot(unsigned mask, int pred);
// op on unsigned values: 0 max, 1 add, 2 min, 3 and, 4 or, 5 xor
__QK_MEET unsigned __qkc_redux(unsigned mask, unsigned value, int op);
// The lanes of mask whose value equals the caller's.
__QK_MEET unsigned __qkc_match_any(unsigned mask, unsigned long value);
// mask where all its lanes hold one value, else 0.
__QK_MEET unsigned __qkc_match_all(unsigned mask, unsigned long value);
// The lanes of the warp that ask at the same place.
__QK_MEET unsigned __qkc_activemask();
#undef __QK_MEET
// Ends the kernel, or the launcher that called it, with an error.
__host__ __device__ void __qkc_trap();
}
