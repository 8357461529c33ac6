// The part of the CUDA runtime that a launcher may call. The functions are the engine's; those defined here are in
// terms of them.
#pragma once
#include "vector_types.h"

enum cudaError {
  cudaSuccess = 0,
  cudaErrorInvalidValue = 1,
  cudaErrorMemoryAllocation = 2,
  cudaErrorInitializationError = 3,
  cudaErrorInvalidConfiguration = 9,
  cudaErrorInvalidSymbol = 13,
  cudaErrorInvalidMemcpyDirection = 21,
  cudaErrorInvalidDeviceFunction = 98,
  cudaErrorNoDevice = 100,
  cudaErrorInvalidDevice = 101,
  cudaErrorInvalidResourceHandle = 400,
  cudaErrorNotReady = 600,
  cudaErrorIllegalAddress = 700,
  cudaErrorLaunchOutOfResources = 701,
  cudaErrorLaunchTimeout = 702,
  cudaErrorAssert = 710,
  cudaErrorLaunchFailure = 719,
  cudaErrorNotSupported = 801,
  cudaErrorUnknown = 999
};
typedef enum cudaError cudaError_t;
enum cudaMemcpyKind {
  cudaMemcpyHostToHost = 0,
  cudaMemcpyHostToDevice = 1,
  cudaMemcpyDeviceToHost = 2,
  cudaMemcpyDeviceToDevice = 3,
  cudaMemcpyDefault = 4
};
enum cudaDeviceAttr {
  cudaDevAttrMaxThreadsPerBlock = 1,
  cudaDevAttrMaxBlockDimX = 2,
  cudaDevAttrMaxBlockDimY = 3,
  cudaDevAttrMaxBlockDimZ = 4,
  cudaDevAttrMaxGridDimX = 5,
  cudaDevAttrMaxGridDimY = 6,
  cudaDevAttrMaxGridDimZ = 7,
  cudaDevAttrMaxSharedMemoryPerBlock = 8,
  cudaDevAttrTotalConstantMemory = 9,
  cudaDevAttrWarpSize = 10,
  cudaDevAttrMaxRegistersPerBlock = 12,
  cudaDevAttrClockRate = 13,
  cudaDevAttrMultiProcessorCount = 16,
  cudaDevAttrL2CacheSize = 38,
  cudaDevAttrMaxThreadsPerMultiProcessor = 39,
  cudaDevAttrComputeCapabilityMajor = 75,
  cudaDevAttrComputeCapabilityMinor = 76,
  cudaDevAttrMaxSharedMemoryPerMultiprocessor = 81,
  cudaDevAttrMaxRegistersPerMultiprocessor = 82,
  cudaDevAttrCooperativeLaunch = 95,
  cudaDevAttrMaxSharedMemoryPerBlockOptin = 97,
  cudaDevAttrMaxBlocksPerMultiprocessor = 106,
  cudaDevAttrReservedSharedMemoryPerBlock = 111
};
enum cudaFuncAttribute {
  cudaFuncAttributeMaxDynamicSharedMemorySize = 8,
  cudaFuncAttributePreferredSharedMemoryCarveout = 9
};
enum cudaFuncCache {
  cudaFuncCachePreferNone,
  cudaFuncCachePreferShared,
  cudaFuncCachePreferL1,
  cudaFuncCachePreferEqual
};
enum cudaRoundMode { cudaRoundNearest, cudaRoundZero, cudaRoundPosInf, cudaRoundMinInf };
enum cudaDataType {
  CUDA_R_32F = 0,
  CUDA_R_64F = 1,
  CUDA_R_16F = 2,
  CUDA_R_8I = 3,
  CUDA_R_8U = 8,
  CUDA_R_32I = 10,
  CUDA_R_16BF = 14,
  CUDA_R_8F_E4M3 = 28,
  CUDA_R_8F_E5M2 = 29,
  CUDA_R_8F_UE8M0 = 30,
  CUDA_R_6F_E2M3 = 31,
  CUDA_R_6F_E3M2 = 32,
  CUDA_R_4F_E2M1 = 33
};
typedef enum cudaDataType cudaDataType_t;
typedef struct CUstream_st* cudaStream_t;
#define cudaStreamLegacy ((cudaStream_t)0x1)
#define cudaStreamPerThread ((cudaStream_t)0x2)

extern "C" {
// How clang's host code launches a kernel.
__host__ unsigned __cudaPushCallConfiguration(dim3, dim3, size_t = 0, cudaStream_t = 0);
__host__ unsigned __cudaPopCallConfiguration(dim3*, dim3*, size_t*, void*);
__host__ cudaError_t cudaLaunchKernel(const void*, dim3, dim3, void**, size_t, cudaStream_t);

__host__ cudaError_t cudaGetLastError();
__host__ cudaError_t cudaPeekAtLastError();
__host__ const char* cudaGetErrorString(cudaError_t);
__host__ const char* cudaGetErrorName(cudaError_t);
__host__ cudaError_t cudaMalloc(void**, size_t);
__host__ cudaError_t cudaMallocAsync(void**, size_t, cudaStream_t);
__host__ cudaError_t cudaFree(void*);
__host__ cudaError_t cudaFreeAsync(void*, cudaStream_t);
__host__ cudaError_t cudaMemcpy(void*, const void*, size_t, cudaMemcpyKind);
__host__ cudaError_t cudaMemcpyAsync(void*, const void*, size_t, cudaMemcpyKind, cudaStream_t = 0);
__host__ cudaError_t cudaMemset(void*, int, size_t);
__host__ cudaError_t cudaMemsetAsync(void*, int, size_t, cudaStream_t = 0);
__host__ cudaError_t cudaMemcpyToSymbol(const void*, const void*, size_t, size_t = 0,
                                        cudaMemcpyKind = cudaMemcpyHostToDevice);
__host__ cudaError_t cudaGetSymbolAddress(void**, const void*);
__host__ cudaError_t cudaStreamSynchronize(cudaStream_t);
__host__ cudaError_t cudaDeviceSynchronize();
__host__ cudaError_t cudaGetDevice(int*);
__host__ cudaError_t cudaDeviceGetAttribute(int*, cudaDeviceAttr, int);
__host__ cudaError_t cudaFuncSetAttribute(const void*, cudaFuncAttribute, int);
__host__ cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int*, const void*, int, size_t);
}

#define __QK_HFN static __inline__ __attribute__((host, unused))
template <class T> __QK_HFN cudaError_t cudaMalloc(T** p, size_t n) {
  return cudaMalloc((void**)p, n);
}
template <class T> __QK_HFN cudaError_t cudaMallocAsync(T** p, size_t n, cudaStream_t s) {
  return cudaMallocAsync((void**)p, n, s);
}
template <class T>
__QK_HFN cudaError_t cudaMemcpyToSymbol(const T& symbol, const void* from, size_t n, size_t offset = 0,
                                        cudaMemcpyKind kind = cudaMemcpyHostToDevice) {
  return cudaMemcpyToSymbol((const void*)&symbol, from, n, offset, kind);
}
template <class T> __QK_HFN cudaError_t cudaGetSymbolAddress(void** p, const T& symbol) {
  return cudaGetSymbolAddress(p, (const void*)&symbol);
}
template <class T>
__QK_HFN cudaError_t cudaMemcpyFromSymbol(void* to, const T& symbol, size_t n, size_t offset = 0,
                                          cudaMemcpyKind kind = cudaMemcpyDeviceToHost) {
  void* p = 0;
  cudaError_t e = cudaGetSymbolAddress(&p, symbol);
  return e != cudaSuccess ? e : cudaMemcpy(to, (const char*)p + offset, n, kind);
}
template <class T>
__QK_HFN cudaError_t cudaMemcpyToSymbolAsync(const T& symbol, const void* from, size_t n, size_t offset,
                                             cudaMemcpyKind kind, cudaStream_t s = 0) {
  void* p = 0;
  cudaError_t e = cudaGetSymbolAddress(&p, symbol);
  return e != cudaSuccess ? e : cudaMemcpyAsync((char*)p + offset, from, n, kind, s);
}
template <class T>
__QK_HFN cudaError_t cudaMemcpyFromSymbolAsync(void* to, const T& symbol, size_t n, size_t offset, cudaMemcpyKind kind,
                                               cudaStream_t s = 0) {
  void* p = 0;
  cudaError_t e = cudaGetSymbolAddress(&p, symbol);
  return e != cudaSuccess ? e : cudaMemcpyAsync(to, (const char*)p + offset, n, kind, s);
}
template <class T>
__QK_HFN cudaError_t cudaLaunchKernel(T* f, dim3 grid, dim3 block, void** args, size_t shared = 0, cudaStream_t s = 0) {
  return cudaLaunchKernel((const void*)f, grid, block, args, shared, s);
}
template <class T> __QK_HFN cudaError_t cudaFuncSetAttribute(T* f, cudaFuncAttribute a, int v) {
  return cudaFuncSetAttribute((const void*)f, a, v);
}
template <class T> __QK_HFN cudaError_t cudaFuncSetCacheConfig(T*, cudaFuncCache) {
  return cudaSuccess;
}
template <class T>
__QK_HFN cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int* n, T* f, int threads, size_t shared) {
  return cudaOccupancyMaxActiveBlocksPerMultiprocessor(n, (const void*)f, threads, shared);
}
__QK_HFN cudaError_t cudaSetDevice(int device) {
  return device == 0 ? cudaSuccess : cudaErrorInvalidDevice;
}
__QK_HFN cudaError_t cudaGetDeviceCount(int* n) {
  *n = 1;
  return cudaSuccess;
}

struct cudaDeviceProp {
  char name[256];
  size_t totalGlobalMem, sharedMemPerBlock, sharedMemPerBlockOptin, sharedMemPerMultiprocessor, totalConstMem;
  int regsPerBlock, warpSize, maxThreadsPerBlock, maxThreadsDim[3], maxGridSize[3], clockRate, major, minor;
  int multiProcessorCount, maxThreadsPerMultiProcessor, maxBlocksPerMultiProcessor, l2CacheSize;
};
__QK_HFN int __qk_attribute(cudaDeviceAttr a, int device) {
  int v = 0;
  return cudaDeviceGetAttribute(&v, a, device) == cudaSuccess ? v : 0;
}
__QK_HFN cudaError_t cudaGetDeviceProperties(cudaDeviceProp* p, int device) {
  if (device != 0)
    return cudaErrorInvalidDevice;
  *p = cudaDeviceProp{};
  __builtin_memcpy(p->name, "qkc cpu", 8);
  p->totalGlobalMem = (size_t)1 << 32;
  p->sharedMemPerBlock = __qk_attribute(cudaDevAttrMaxSharedMemoryPerBlock, device);
  p->sharedMemPerBlockOptin = __qk_attribute(cudaDevAttrMaxSharedMemoryPerBlockOptin, device);
  p->sharedMemPerMultiprocessor = __qk_attribute(cudaDevAttrMaxSharedMemoryPerMultiprocessor, device);
  p->totalConstMem = __qk_attribute(cudaDevAttrTotalConstantMemory, device);
  p->regsPerBlock = __qk_attribute(cudaDevAttrMaxRegistersPerBlock, device);
  p->warpSize = __qk_attribute(cudaDevAttrWarpSize, device);
  p->maxThreadsPerBlock = __qk_attribute(cudaDevAttrMaxThreadsPerBlock, device);
  for (int i = 0; i < 3; ++i) {
    p->maxThreadsDim[i] = __qk_attribute((cudaDeviceAttr)(cudaDevAttrMaxBlockDimX + i), device);
    p->maxGridSize[i] = __qk_attribute((cudaDeviceAttr)(cudaDevAttrMaxGridDimX + i), device);
  }
  p->clockRate = __qk_attribute(cudaDevAttrClockRate, device);
  p->major = __qk_attribute(cudaDevAttrComputeCapabilityMajor, device);
  p->minor = __qk_attribute(cudaDevAttrComputeCapabilityMinor, device);
  p->multiProcessorCount = __qk_attribute(cudaDevAttrMultiProcessorCount, device);
  p->maxThreadsPerMultiProcessor = __qk_attribute(cudaDevAttrMaxThreadsPerMultiProcessor, device);
  p->maxBlocksPerMultiProcessor = __qk_attribute(cudaDevAttrMaxBlocksPerMultiprocessor, device);
  p->l2CacheSize = __qk_attribute(cudaDevAttrL2CacheSize, device);
  return cudaSuccess;
}
