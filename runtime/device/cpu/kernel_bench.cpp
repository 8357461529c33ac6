// Measures how fast the CPU device runs kernels: elements for each second of processor time on one thread, best of
// several runs.
//   qkc_kernel_bench [NAME...]   one stride functor row barrier
#include "runtime/device/device.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <string>
#include <vector>

namespace {

constexpr int kElements = 1 << 22;

constexpr const char* kProgram = R"(
__global__ void quantOne(const float* __restrict__ x, float* __restrict__ y, int n, float s) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = fminf(fmaxf(rintf(x[i] * s), -127.f), 127.f);
}
__global__ void quantStride(const float* __restrict__ x, float* __restrict__ y, int n, float s) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    y[i] = fminf(fmaxf(rintf(x[i] * s), -127.f), 127.f);
}
__device__ __forceinline__ float warpMax(float v) {
  for (int o = 16; o; o >>= 1) v = fmaxf(v, __shfl_xor_sync(0xffffffffu, v, o));
  return v;
}
__global__ void rowScale(const float* x, float* y) {
  extern __shared__ float dyn[];
  int i = blockIdx.x * 256 + threadIdx.x;
  float v = x[i], m = warpMax(fabsf(v));
  if ((threadIdx.x & 31) == 0) dyn[threadIdx.x >> 5] = m;
  __syncthreads();
  if (threadIdx.x == 0) { for (int j = 1; j < 8; j++) m = fmaxf(m, dyn[j]); dyn[0] = m; }
  __syncthreads();
  y[i] = v / dyn[0];
}
__global__ void barriers(const float* x, float* y) {
  __shared__ float s[256];
  int i = blockIdx.x * 256 + threadIdx.x;
  float v = x[i];
  for (int k = 0; k < 8; ++k) { s[threadIdx.x] = v; __syncthreads(); v += s[255 - threadIdx.x]; __syncthreads(); }
  y[i] = v;
}
template <class F> __global__ void map(F f, long long n) {
  long long i = (long long)blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) f(i);
}
struct Fma { const float* x; float* y; float a, b; __device__ void operator()(long long i) const { y[i] = x[i] * a + b; } };
extern "C" void one(const float* x, float* y, int n) { quantOne<<<(n + 255) / 256, 256>>>(x, y, n, 0.41f); }
extern "C" void stride(const float* x, float* y, int n) { quantStride<<<(n + 255) / 256, 256>>>(x, y, n, 0.41f); }
extern "C" void row(const float* x, float* y, int n) { rowScale<<<n / 256, 256, 32>>>(x, y); }
extern "C" void barrier(const float* x, float* y, int n) { barriers<<<n / 256, 256>>>(x, y); }
extern "C" void functor(const float* x, float* y, int n) {
  map<<<(n + 255) / 256, 256>>>(Fma{x, y, 1.5f, 0.25f}, n);
}
)";

double processorSeconds() {
  timespec at{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &at);
  return static_cast<double>(at.tv_sec) + (static_cast<double>(at.tv_nsec) * 1e-9);
}

template <class Run> double best(const Run& run) {
  double out = 1e30;
  for (int i = 0; i < 5; ++i) {
    double const start = processorSeconds();
    run();
    out = std::min(out, processorSeconds() - start);
  }
  return out;
}

} // namespace

int main(int argc, char** argv) {
  std::string error;
  auto device = qkc::device::openCpuDevice(error);
  if (device == nullptr) {
    std::fprintf(stderr, "%s\n", error.c_str());
    return 2;
  }
  qkc::device::CompileRequest request;
  request.source = {"bench.cu", kProgram};
  request.entries = {"one", "stride", "functor", "row", "barrier"};
  if (argc > 1) {
    request.entries.assign(argv + 1, argv + argc);
  }
  auto const result = device->compile(request);
  if (result.program == nullptr) {
    std::fprintf(stderr, "%s", result.diagnostics.c_str());
    return 1;
  }
  std::vector<float> x(kElements);
  std::vector<float> y(kElements);
  for (int i = 0; i < kElements; ++i) {
    x[static_cast<std::size_t>(i)] = std::sin(static_cast<float>(i) * 0.37F) * 300.0F;
  }
  for (auto const& name : request.entries) {
    auto* run = reinterpret_cast<void (*)(const float*, float*, int)>(result.program->entry(name));
    double const seconds = best([&] { run(x.data(), y.data(), kElements); });
    std::printf("%-8s %8.1f million elements/s\n", name.c_str(), kElements / seconds * 1e-6);
  }
  return 0;
}
