#pragma once
// Launches, temporaries and atomics of generated text, in each of the four environments of qkc/portable.h.

#include "qkc/portable.h"

#if !QKC_CUDA
struct CUstream_st; // the CUDA headers' own declarations, so that either order of inclusion is fine
typedef struct CUstream_st* cudaStream_t;
#if defined(QKC_HOST_THREADS)
#include <thread>
#include <vector>
#endif
#endif

namespace qkc {

QKC_FN void atomic_add(uint64_t* p, uint64_t v) {
#if QKC_GPU
  atomicAdd(reinterpret_cast<unsigned long long*>(p), static_cast<unsigned long long>(v));
#else
  __atomic_fetch_add(p, v, __ATOMIC_RELAXED);
#endif
}
QKC_FN void atomic_and(uint64_t* p, uint64_t v) {
#if QKC_GPU
  atomicAnd(reinterpret_cast<unsigned long long*>(p), static_cast<unsigned long long>(v));
#else
  __atomic_fetch_and(p, v, __ATOMIC_RELAXED);
#endif
}
QKC_FN void atomic_or(uint64_t* p, uint64_t v) {
#if QKC_GPU
  atomicOr(reinterpret_cast<unsigned long long*>(p), static_cast<unsigned long long>(v));
#else
  __atomic_fetch_or(p, v, __ATOMIC_RELAXED);
#endif
}
QKC_FN void atomic_min(uint64_t* p, uint64_t v) {
#if QKC_GPU
  atomicMin(reinterpret_cast<unsigned long long*>(p), static_cast<unsigned long long>(v));
#else
  uint64_t old = __atomic_load_n(p, __ATOMIC_RELAXED);
  while (v < old && !__atomic_compare_exchange_n(p, &old, v, true, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {
  }
#endif
}
QKC_FN void atomic_max(uint64_t* p, uint64_t v) {
#if QKC_GPU
  atomicMax(reinterpret_cast<unsigned long long*>(p), static_cast<unsigned long long>(v));
#else
  uint64_t old = __atomic_load_n(p, __ATOMIC_RELAXED);
  while (v > old && !__atomic_compare_exchange_n(p, &old, v, true, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {
  }
#endif
}

#if QKC_CUDA

constexpr int kBlock = 256; // threads

// body(i) for 0 <= i < count. NVRTC compiles no launches: its host names the instance, qkc::each_kernel<Body>.
#if !defined(__CUDACC_RTC__) && !defined(__global__)
template <class Body> __attribute__((global)) void each_kernel(int64_t count, Body body) {
#else
template <class Body> __global__ void each_kernel(int64_t count, Body body) {
#endif
  const int64_t stride = static_cast<int64_t>(gridDim.x) * blockDim.x;
  for (int64_t i = static_cast<int64_t>(blockIdx.x) * blockDim.x + threadIdx.x; i < count; i += stride)
    body(i);
}

#if !defined(__CUDACC_RTC__)
// Launches body(i) for 0 <= i < count, in any order. Errors are cudaGetLastError's.
template <class Body> inline void for_each(int64_t count, cudaStream_t stream, const Body& body) {
  if (count <= 0)
    return;
  const int64_t blocks = (count + kBlock - 1) / kBlock;
  const unsigned grid = static_cast<unsigned>(blocks < 0x7fffffff ? blocks : 0x7fffffff);
  each_kernel<Body><<<grid, kBlock, 0, stream>>>(count, body);
}

#if defined(__NVCC__)
// Lets the device's pool keep 64 MiB between calls: without, memory goes back at each synchronisation, and taking it
// again costs more than a checker's work on a small tensor.
inline void keep_workspaces() {
  constexpr uint64_t kKept = uint64_t(64) << 20;
  constexpr int kDevices = 64;
  static bool done[kDevices];
  int device = 0;
  if (cudaGetDevice(&device) != cudaSuccess || device < 0 || device >= kDevices ||
      __atomic_exchange_n(&done[device], true, __ATOMIC_RELAXED))
    return;
  cudaMemPool_t pool;
  uint64_t threshold = 0;
  if (cudaDeviceGetDefaultMemPool(&pool, device) == cudaSuccess &&
      cudaMemPoolGetAttribute(pool, cudaMemPoolAttrReleaseThreshold, &threshold) == cudaSuccess && threshold < kKept) {
    threshold = kKept;
    cudaMemPoolSetAttribute(pool, cudaMemPoolAttrReleaseThreshold, &threshold);
  }
}
#else
inline void keep_workspaces() {}
#endif

// Device memory for temporaries, released in the stream's order. On failure data is null and cudaGetLastError says why.
class Workspace {
public:
  Workspace(int64_t bytes, cudaStream_t stream) : stream_(stream) {
    keep_workspaces();
    if (bytes > 0 && cudaMallocAsync(&data_, static_cast<decltype(sizeof 0)>(bytes), stream) != cudaSuccess)
      data_ = nullptr;
  }
  ~Workspace() {
    if (data_ != nullptr)
      cudaFreeAsync(data_, stream_);
  }
  Workspace(const Workspace&) = delete;
  Workspace& operator=(const Workspace&) = delete;
  template <class T> T* as() const { return static_cast<T*>(data_); }

private:
  void* data_ = nullptr;
  cudaStream_t stream_;
};
#endif

#else // plain C++

// The processor's rounding state for the guard's life: to nearest, nothing flushed. Libraries that were linked with
// -ffast-math leave threads flushing subnormal numbers.
class FloatState {
public:
#if defined(__x86_64__)
  FloatState() : saved_(__builtin_ia32_stmxcsr()) { __builtin_ia32_ldmxcsr((saved_ & ~0xe040U) | 0x1f80U); }
  ~FloatState() { __builtin_ia32_ldmxcsr(saved_); }
#elif defined(__aarch64__)
  FloatState() {
    asm volatile("mrs %0, fpcr" : "=r"(saved_));
    asm volatile("msr fpcr, %0" : : "r"(uint64_t(0)));
  }
  ~FloatState() { asm volatile("msr fpcr, %0" : : "r"(saved_)); }
#else
  FloatState() {}
  ~FloatState() {}
#endif
  FloatState(const FloatState&) = delete;
  FloatState& operator=(const FloatState&) = delete;

private:
#if defined(__x86_64__)
  unsigned saved_;
#elif defined(__aarch64__)
  uint64_t saved_;
#endif
};

// body(i) for 0 <= i < count, in any order; over several threads where QKC_HOST_THREADS gives their number.
template <class Body> inline void for_each(int64_t count, cudaStream_t, const Body& body) {
#if defined(QKC_HOST_THREADS)
  const int64_t parts = QKC_HOST_THREADS;
  if (count >= 4096 && parts > 1) {
    std::vector<std::thread> threads;
    for (int64_t part = 0; part < parts; ++part)
      threads.emplace_back([=, &body] {
        const FloatState state;
        const int64_t end = count / parts * (part + 1) + (part + 1 == parts ? count % parts : 0);
        for (int64_t i = count / parts * part; i < end; ++i)
          body(i);
      });
    for (std::thread& thread : threads)
      thread.join();
    return;
  }
#endif
  const FloatState state;
  for (int64_t i = 0; i < count; ++i)
    body(i);
}

// Memory for temporaries. On failure data is null.
class Workspace {
public:
  Workspace(int64_t bytes, cudaStream_t) {
    if (bytes > 0)
      data_ = __builtin_malloc(static_cast<decltype(sizeof 0)>(bytes));
  }
  ~Workspace() { __builtin_free(data_); }
  Workspace(const Workspace&) = delete;
  Workspace& operator=(const Workspace&) = delete;
  template <class T> T* as() const { return static_cast<T*>(data_); }

private:
  void* data_ = nullptr;
};

#endif

} // namespace qkc
