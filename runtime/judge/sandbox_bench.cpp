// Measures what containment costs: from the start of a child to its end with one empty call, and each further call.
//   qkc_sandbox_bench [RUNS]
#include "runtime/device/device.h"
#include "runtime/judge/child_process.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace {

constexpr const char* kText = R"(
__global__ void nothing(float* y) { y[0] = 1; }
extern "C" void run(float* y, cudaStream_t stream) { nothing<<<1, 1, 0, stream>>>(y); }
)";

double millisecondsSince(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

double at(const std::vector<double>& sorted, double share) {
  return sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1))];
}

} // namespace

int main(int argc, char** argv) {
  const int runs = argc > 1 ? std::max(1, std::atoi(argv[1])) : 200;
  std::string error;
  const auto device = qkc::device::openCpuDevice(error);
  if (device == nullptr) {
    std::fprintf(stderr, "%s\n", error.c_str());
    return 2;
  }
  // The judge's own size: the compiler is loaded and was used, and cases fill some memory.
  qkc::device::CompileRequest request;
  request.source = {"nothing.cu", kText};
  request.entries = {"run"};
  const auto compiled = device->compile(request);
  const std::vector<char> cases(std::size_t{64} << 20U, 1);
  if (compiled.program == nullptr || cases.back() != 1) {
    std::fprintf(stderr, "%s", compiled.diagnostics.c_str());
    return 2;
  }
  qkc::judge::ChildWork work;
  work.prepare = [&](void*) { device->prepareThreads(); };
  work.step = [](int) { return std::int64_t{0}; };
  constexpr int kCalls = 101;
  std::vector<double> whole;
  std::vector<double> call;
  for (int k = 0; k < runs; ++k) {
    const auto start = std::chrono::steady_clock::now();
    double calls = 0;
    {
      qkc::judge::ChildLimits limits;
      limits.steps = kCalls;
      qkc::judge::ChildProcess child(work, limits);
      child.ready();
      child.step(0);
      const auto further = std::chrono::steady_clock::now();
      for (int step = 1; step < kCalls; ++step)
        child.step(step);
      calls = millisecondsSince(further);
    }
    whole.push_back(millisecondsSince(start) - calls);
    call.push_back(calls / (kCalls - 1));
  }
  std::sort(whole.begin(), whole.end());
  std::sort(call.begin(), call.end());
  std::printf("%d runs: median %.2f ms, 95%% under %.2f ms; each further call %.3f ms\n", runs, at(whole, 0.5),
              at(whole, 0.95), at(call, 0.5));
  return 0;
}
