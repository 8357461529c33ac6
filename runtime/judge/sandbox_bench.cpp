// Measures what containment costs: from the start of a child to its end with one call, and each further call.
//   qkc_sandbox_bench [RUNS]
#include "runtime/device/device.h"
#include "runtime/judge/call_memory.h"
#include "runtime/judge/child_process.h"
#include "runtime/judge/cpu_worker.h"
#include "runtime/judge/shared_file.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace {

constexpr const char* kText = R"(
__global__ void nothing(float* y) { y[0] = 1; }
extern "C" void run(float* y, cudaStream_t stream) { nothing<<<1, 1, 0, stream>>>(y); }
)";

constexpr int kCalls = 101;

double millisecondsSince(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

double at(const std::vector<double>& sorted, double share) {
  return sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1))];
}

struct Times {
  double whole = 0; // without the further calls
  double call = 0;
};

Times once(qkc::judge::CpuWorker& worker, const qkc::judge::SharedFile& image) {
  using namespace qkc::judge;
  const auto start = std::chrono::steady_clock::now();
  double calls = 0;
  {
    CallMemory memory;
    const GuardedBuffer y = memory.buffer("y", sizeof(float), Placement::upper);
    WorkerRun run;
    run.worker = &worker;
    run.program = image.descriptor();
    run.memory = memory.file();
    run.plan.entry = "run";
    run.plan.pages = {{.address = reinterpret_cast<std::uint64_t>(y.pages().data()),
                       .bytes = y.pages().size(),
                       .offset = y.fileOffset(),
                       .writable = true}};
    for (int k = 0; k < kCalls; ++k)
      run.plan.calls.push_back({.index = 0, .values = {static_cast<void*>(y.data())}, .pages = {0}});
    ChildLimits limits;
    limits.steps = kCalls;
    ChildProcess child(std::move(run), limits);
    const bool ran = child.ready().end == StepResult::End::done && child.step(0).end == StepResult::End::done;
    float written = 0;
    std::copy_n(reinterpret_cast<const float*>(y.data()), 1, &written);
    if (!ran || written != 1)
      throw std::runtime_error("the program did not run");
    const auto further = std::chrono::steady_clock::now();
    for (int step = 1; step < kCalls; ++step)
      child.step(step);
    calls = millisecondsSince(further);
  }
  return {.whole = millisecondsSince(start) - calls, .call = calls / (kCalls - 1)};
}

int bench(int runs) {
  std::string error;
  const auto device = qkc::device::openCpuDevice(error);
  if (device == nullptr) {
    std::fprintf(stderr, "%s\n", error.c_str());
    return 2;
  }
  qkc::judge::CpuWorker worker;
  device->linkContainedFor(worker.places());
  // The judge's own size: the compiler is loaded and was used, and cases fill some memory.
  qkc::device::CompileRequest request;
  request.source = {"nothing.cu", kText};
  request.entries = {"run"};
  request.contained = true;
  const auto compiled = device->compile(request);
  const std::vector<char> cases(std::size_t{64} << 20U, 1);
  if (compiled.program == nullptr || cases.back() != 1) {
    std::fprintf(stderr, "%s", compiled.diagnostics.c_str());
    return 2;
  }
  const qkc::judge::SharedFile image("qkc.program", compiled.program->packed());
  std::vector<double> whole;
  std::vector<double> call;
  for (int k = 0; k < runs; ++k) {
    const Times times = once(worker, image);
    whole.push_back(times.whole);
    call.push_back(times.call);
  }
  std::sort(whole.begin(), whole.end());
  std::sort(call.begin(), call.end());
  std::printf("%d runs: median %.2f ms, 95%% under %.2f ms; each further call %.3f ms\n", runs, at(whole, 0.5),
              at(whole, 0.95), at(call, 0.5));
  return 0;
}

} // namespace

int main(int argc, char** argv) {
  try {
    return bench(argc > 1 ? std::max(1, std::atoi(argv[1])) : 200);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 2;
  }
}
