// Measures the CPU device: loading the plug-in, compiling a program, running its kernels.
//   qkc_compile_bench [FILE.cu [ENTRY]] [-O LEVEL] [-n REPEATS] [-c]    -c: as a candidate, in a process of its own
#include "runtime/device/device.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <string>

namespace {

constexpr const char* kSmall = R"(
__global__ void scale(const float* x, float* y, int n, float s) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = x[i] * s;
}
extern "C" void run(const float* x, float* y, int n, float s, cudaStream_t stream) {
  scale<<<(n + 255) / 256, 256, 0, stream>>>(x, y, n, s);
}
)";

double millisecondsSince(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

} // namespace

int main(int argc, char** argv) {
  qkc::device::CompileRequest request;
  request.source = {"small.cu", kSmall};
  request.entries = {"run"};
  int repeats = 5;
  int position = 0;
  for (int i = 1; i < argc; ++i) {
    std::string const argument = argv[i];
    if (argument == "-O" && i + 1 < argc) {
      request.optimization = std::atoi(argv[++i]);
    } else if (argument == "-n" && i + 1 < argc) {
      repeats = std::atoi(argv[++i]);
    } else if (argument == "-c") {
      request.contained = true;
    } else if (position++ == 0) {
      std::ifstream file(argument);
      request.source = {argument, {std::istreambuf_iterator<char>(file), {}}};
      request.entries.clear();
    } else {
      request.entries.push_back(argument);
    }
  }
  auto const start = std::chrono::steady_clock::now();
  std::string error;
  auto device = qkc::device::openCpuDevice(error);
  if (device == nullptr) {
    std::fprintf(stderr, "%s\n", error.c_str());
    return 2;
  }
  std::printf("load plug-in %.1f ms\n", millisecondsSince(start));
  for (int i = 0; i < repeats; ++i) {
    auto const result = device->compile(request);
    if (result.program == nullptr) {
      std::fprintf(stderr, "%s", result.diagnostics.c_str());
      return 1;
    }
    auto const& t = result.program->times();
    std::printf("O%d  parse device %.1f  parse host %.1f  lower %.1f  optimise %.1f  codegen %.1f  link %.1f  total "
                "%.1f ms\n",
                request.optimization, t.parseDevice, t.parseHost, t.lower, t.optimize, t.codegen, t.link, t.total);
    if (i == 0) {
      std::printf("cold: load and compile %.1f ms\n", millisecondsSince(start));
      for (auto const& kernel : result.program->kernels()) {
        std::printf("kernel %s: %s", kernel.name.c_str(), kernel.needsFibers ? "fibers" : "loop");
        for (auto const& reason : kernel.reasons) {
          std::printf(" [%s]", reason.c_str());
        }
        std::printf("\n");
      }
    }
  }
  return 0;
}
