// The device for GPUs on top of the fake driver: what is forwarded, and how errors come back.
#include "runtime/device/device.h"
#include "runtime/device/host_half.h"

#include <doctest/doctest.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>

namespace qkc::device {
namespace {

// Before the library is first asked for.
const bool kFake = setenv("QKC_LIBCUDA", QKC_FAKE_CUDA, 1) == 0 && setenv("QKC_LIBNVRTC", QKC_FAKE_CUDA, 1) == 0;

Device& gpu() {
  static const auto device = [] {
    std::string error;
    auto out = openCudaDevice(0, error);
    REQUIRE_MESSAGE(out != nullptr, error);
    return out;
  }();
  return *device;
}

CompileResult compile(const std::string& text, const std::vector<std::string>& entries, bool keep = false) {
  CompileRequest request;
  request.source = {"test.cu", text};
  request.entries = entries;
  request.keep = keep;
  return gpu().compile(request);
}

template <class... Arguments> void call(const Program& program, const char* entry, Arguments... arguments) {
  auto* const function = reinterpret_cast<void (*)(Arguments...)>(program.entry(entry));
  REQUIRE((function != nullptr));
  function(arguments...);
}

template <class T> std::span<std::byte> bytesOf(std::vector<T>& values) {
  return std::as_writable_bytes(std::span(values));
}

TEST_CASE("a GPU of another number is refused with the count") {
  REQUIRE(kFake);
  std::string error;
  CHECK(openCudaDevice(3, error) == nullptr);
  CHECK(error == "there is no GPU 3: the driver finds 1");
  CHECK(countCudaDevices(error) == 1);
}

TEST_CASE("templates, overloads, unnamed namespaces, constants and several kernels reach the driver") {
  auto const result = compile(R"(
#include <cuda_runtime.h>
namespace {
struct Twice { __device__ float operator()(float v) const { return 2 * v; } };
__constant__ float offsets[2] = {10, 20};
__device__ int launches;
__global__ void fill(float* p, int n) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) p[i] = i; }
__global__ void fill(int* p, int n) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) p[i] = 100 + i; }
}
namespace inner {
template <class Op, int Add, bool Count> __global__ void apply(const float* x, const int* y, float* z, int n, Op op) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) z[i] = op(x[i]) + y[i] + offsets[i % 2] + Add;
  if (Count && i == 0) ++launches;
}
}
static int helper(int n) { return (n + 31) / 32; }
extern "C" void run(float* z, int n, int* counted, void*) {
  float* x = nullptr;
  int* y = nullptr;
  cudaMalloc(&x, n * sizeof(float));
  cudaMalloc(&y, n * sizeof(int));
  float mine[2] = {1000, 2000};
  cudaMemcpyToSymbol(offsets, mine, sizeof mine);
  fill<<<helper(n), 32>>>(x, n);
  fill<<<helper(n), 32>>>(y, n);
  inner::apply<Twice, 3, true><<<helper(n), 32>>>(x, y, z, n, Twice{});
  cudaMemcpyFromSymbol(counted, launches, sizeof(int));
  cudaFree(x);
  cudaFree(y);
}
)",
                              {"run"});
  REQUIRE_MESSAGE(result.status == CompileStatus::ok, result.diagnostics);
  CHECK(result.program->kernels().size() == 3);
  std::vector<float> z(70, -1);
  int counted = -1;
  auto const memory = result.program->callMemory();
  REQUIRE(memory != nullptr);
  call(*result.program, "run", static_cast<float*>(memory->lend(bytesOf(z))), 70, &counted,
       static_cast<void*>(nullptr));
  memory->finish();
  CHECK(counted == 1);
  CHECK(z[0] == 0 + 100 + 1000 + 3);
  CHECK(z[69] == 138 + 169 + 2000 + 3);
}

TEST_CASE("dynamic shared memory, attributes and properties") {
  auto const result = compile(R"(
#include <cuda_runtime.h>
__global__ void reverse(int* p) {
  extern __shared__ int s[];
  s[threadIdx.x] = p[threadIdx.x];
  __syncthreads();
  p[threadIdx.x] = s[blockDim.x - 1 - threadIdx.x];
}
extern "C" void run(int* p, int* facts) {
  facts[0] = cudaFuncSetAttribute(reverse, cudaFuncAttributeMaxDynamicSharedMemorySize, 100000);
  reverse<<<1, 64, 90000>>>(p);
  facts[1] = cudaGetLastError();
  cudaDeviceProp all;
  facts[2] = cudaGetDeviceProperties(&all, 0);
  facts[3] = all.major;
  facts[4] = all.warpSize;
  cudaOccupancyMaxActiveBlocksPerMultiprocessor(&facts[5], reverse, 512, 0);
}
)",
                              {"run"});
  REQUIRE_MESSAGE(result.status == CompileStatus::ok, result.diagnostics);
  std::vector<int> p(64);
  for (int i = 0; i < 64; ++i) {
    p[static_cast<std::size_t>(i)] = i;
  }
  std::vector<int> facts(6, -1);
  auto const memory = result.program->callMemory();
  call(*result.program, "run", static_cast<int*>(memory->lend(bytesOf(p))), facts.data());
  memory->finish();
  CHECK(p[0] == 63);
  CHECK(p[63] == 0);
  CHECK(facts == std::vector<int>{0, 0, 0, 9, 32, 4});
}

TEST_CASE("a refused launch is the runtime's error, with its shape in the record") {
  auto const result = compile("__global__ void k(int* p) { *p = 1; }\n"
                              "extern \"C\" void run(int* p) { k<<<1, 2000>>>(p); }\n",
                              {"run"});
  REQUIRE_MESSAGE(result.status == CompileStatus::ok, result.diagnostics);
  RunFault fault{};
  gpu().setFaultSink(&fault);
  call(*result.program, "run", static_cast<int*>(nullptr));
  gpu().setFaultSink(nullptr);
  CHECK(fault.launch_error == 9);
  CHECK(std::string(fault.launch_message) == "k: the device takes no launch of grid (1, 1, 1), block (2000, 1, 1)");
  CHECK(gpu().takeLastError() == 9);
  CHECK(gpu().describeError(9) == "cudaErrorInvalidConfiguration (9): invalid configuration argument");
}

TEST_CASE("host code that does not compile, or names no kernel that NVRTC could find, is the program's fault") {
  auto const wrong = compile("extern \"C\" void run(int* p) { undefined(p); }\n", {"run"});
  CHECK(wrong.status == CompileStatus::rejected);
  CHECK(wrong.diagnostics.find("test.cu:1:") != std::string::npos);
  auto const missing = compile("__global__ void k(int* p) { *p = 1; }\n", {"run"});
  CHECK(missing.status != CompileStatus::ok);
  CHECK(missing.diagnostics.find("run") != std::string::npos);
  auto const lambda = compile("template <class F> __global__ void k(int* p, F f) { *p = f(); }\n"
                              "extern \"C\" void run(int* p) { k<<<1, 1>>>(p, [] __device__ { return 3; }); }\n",
                              {"run"});
  CHECK(lambda.status == CompileStatus::unsupported);
  CHECK(lambda.diagnostics.find("without a name") != std::string::npos);
  auto const assembly = compile("extern \"C\" void run(int* p) { asm volatile(\"nop\"); }\n", {"run"});
  CHECK(assembly.status == CompileStatus::unsupported);
}

TEST_CASE("compiled programs are kept in the cache folder, and a damaged file is as good as none") {
  auto const folder = std::filesystem::temp_directory_path() / ("qkc_cuda_cache_" + std::to_string(getpid()));
  gpu().setCacheFolder(folder.string());
  std::string const text = "__global__ void k(int* p) { *p = 7; }\nextern \"C\" void run(int* p) { k<<<1, 1>>>(p); }\n";
  for (int round = 0; round < 3; ++round) {
    auto const result = compile(text, {"run"}, true);
    REQUIRE_MESSAGE(result.status == CompileStatus::ok, result.diagnostics);
    std::vector<int> value(1, 0);
    auto const memory = result.program->callMemory();
    call(*result.program, "run", static_cast<int*>(memory->lend(bytesOf(value))));
    memory->finish();
    CHECK(value[0] == 7);
    auto const file = std::filesystem::directory_iterator(folder)->path();
    CHECK(file.extension() == ".qkcg");
    if (round == 1) {
      std::filesystem::resize_file(file, std::filesystem::file_size(file) - 1);
    }
  }
  gpu().setCacheFolder("");
  std::filesystem::remove_all(folder);
}

// What the device's compiler gets of a text.
DeviceText deviceTextOf(const std::string& text) {
  std::string error;
  auto const compiler = openHostCompiler(error);
  REQUIRE_MESSAGE(compiler != nullptr, error);
  DeviceText out;
  CompileRequest request;
  request.source = {"test.cu", text};
  auto const half = compiler
                        ->start(request,
                                [&](const DeviceText& device) {
                                  out = device;
                                  return std::string("seen");
                                })
                        ->finish();
  REQUIRE_MESSAGE(half.status == CompileStatus::ok, half.diagnostics);
  CHECK(half.deviceResult == "seen");
  return out;
}

TEST_CASE("host code is blanked, line by line; kernels and what they need stay") {
  std::string const text = R"(#include <cuda_runtime.h>
static int calls = 0;
const int kWidth = 4;
constexpr int twice(int v) { return 2 * v; }
static inline int blocks(int n) {
  return (n + 31) / 32;
}
struct Shape {
  int n;
  explicit Shape(int v) : n(blocks(v)) { ++calls; }
  int size() const { return blocks(n); }
  __device__ int width() const { return twice(kWidth); }
};
template <class T> __global__ void k(T* p) { *p = twice(kWidth); }
template <class T> void launch(T* p) { k<T><<<1, 1>>>(p); }
template void launch<float>(float*);
template <> void launch<double>(double* p) { ++calls; }
extern "C" {
void one(int* p) { launch(p); }
}
extern "C" void two(int* p) { launch(p); }
)";
  DeviceText const device = deviceTextOf(text);
  CHECK(std::count(device.text.begin(), device.text.end(), '\n') == std::count(text.begin(), text.end(), '\n'));
  CHECK(device.text.size() == text.size());
  for (const char* gone : {"calls", "blocks", "launch", "two(", "one("}) {
    CAPTURE(gone);
    CHECK(device.text.find(gone) == std::string::npos);
  }
  for (const char* kept :
       {"const int kWidth = 4;", "constexpr int twice(int v) { return 2 * v; }", "explicit Shape(int v) ;",
        "int size() const ;", "__device__ int width() const { return twice(kWidth); }",
        "template <class T> __global__ void k(T* p) { *p = twice(kWidth); }"}) {
    CAPTURE(kept);
    CHECK(device.text.find(kept) != std::string::npos);
  }
  CHECK(device.kernels == std::vector<std::string>{"k<float>", "k<int>"});
}

} // namespace
} // namespace qkc::device
