#include "runtime/judge/gpu_roofs.h"

#include "runtime/device/cuda/device_block.h"
#include "runtime/device/cuda/matrix_text.h"
#include "runtime/device/cuda/small_module.h"
#include "runtime/judge/spread.h"

#include <algorithm>
#include <cstdio>
#include <functional>

namespace qkc::judge {
namespace {

namespace cuda = device::cuda;
using cuda::CuResult;
using cuda::DeviceBlock;
using cuda::DeviceEvent;

constexpr int kWarm = 3;
constexpr int kMeasured = 11;

// Median milliseconds of some work on the legacy stream; negative after an error of the device.
double medianMs(const cuda::Gpu& gpu, const std::function<CuResult()>& work) {
  const DeviceEvent begin(gpu);
  const DeviceEvent end(gpu);
  std::vector<double> times;
  for (int k = 0; k < kWarm + kMeasured; ++k) {
    CuResult result = begin.record();
    result = result == 0 ? work() : result;
    result = result == 0 ? end.record() : result;
    result = result == 0 ? end.wait() : result;
    double passed = 0;
    result = result == 0 ? end.since(begin, passed) : result;
    if (result != 0) {
      return -1;
    }
    if (k >= kWarm) {
      times.push_back(passed);
    }
  }
  return spreadOf(times).median;
}

std::string measureCopy(const cuda::Gpu& gpu, gpu::Roofs& roofs) {
  constexpr std::size_t kMostBytes = std::size_t{1} << 30U;
  constexpr std::size_t kShare = 16; // of what is free
  std::size_t free = 0;
  std::size_t total = 0;
  gpu.api().memoryInfo(&free, &total);
  const std::size_t bytes = std::min(kMostBytes, free / kShare);
  const DeviceBlock from(gpu, bytes);
  const DeviceBlock to(gpu, bytes);
  if (from.address() == 0 || to.address() == 0 || gpu.api().fillAsync(from.address(), 0x35, bytes, nullptr) != 0) {
    return "the GPU has no room for a copy";
  }
  const double ms = medianMs(gpu, [&] { return gpu.api().copyAsync(to.address(), from.address(), bytes, nullptr); });
  if (ms <= 0) {
    return "a copy on the GPU failed";
  }
  roofs.copyBytesPerSecond = 2 * static_cast<double>(bytes) / (ms / 1e3);
  return "";
}

// Operations a second of the text's kernel; 0 where it does not compile or run.
double rateOf(const cuda::Gpu& gpu, const device::FileCache* cache, const std::string& text, unsigned threads,
              double operationsOfBlock) {
  std::string error;
  const auto module = cuda::SmallModule::make(gpu, cache, {"rate.cu", text}, {"qkc_rate"}, error);
  if (module == nullptr) {
    return 0;
  }
  constexpr unsigned kBlocks = 2; // on each multiprocessor
  int processors = 1;
  gpu.api().deviceAttribute(&processors, cuda::kAttributeMultiprocessors, gpu.device());
  const unsigned blocks = kBlocks * static_cast<unsigned>(std::max(processors, 1));
  const DeviceBlock sink(gpu, sizeof(unsigned));
  cuda::CuPointer address = sink.address();
  int repeats = 32;
  void* arguments[] = {&address, &repeats};
  const auto launch = [&] { return module->launch(0, blocks, threads, arguments); };
  constexpr double kWantedMs = 2;
  constexpr double kMostGrowth = 4096;
  const double first = medianMs(gpu, launch);
  if (first <= 0) {
    return 0;
  }
  repeats = static_cast<int>(repeats * std::clamp(kWantedMs / first, 1.0, kMostGrowth));
  const double ms = medianMs(gpu, launch);
  return ms <= 0 ? 0 : operationsOfBlock * blocks * repeats / (ms / 1e3);
}

void note(gpu::Roofs& roofs, RateKind kind, double rate, std::string_view name) {
  const auto at = static_cast<std::size_t>(kind);
  if (rate > roofs.operationsPerSecond[at]) {
    roofs.operationsPerSecond[at] = rate;
    std::snprintf(roofs.instruction[at].data(), roofs.instruction[at].size(), "%.*s", static_cast<int>(name.size()),
                  name.data());
  }
}

} // namespace

std::string measureRoofs(const cuda::Gpu& gpu, const device::FileCache* cache, gpu::Roofs& roofs) {
  roofs = {};
  if (std::string problem = measureCopy(gpu, roofs); !problem.empty()) {
    return problem;
  }
  note(roofs, RateKind::fma32, rateOf(gpu, cache, cuda::fmaRateText(), cuda::kFmaThreads, cuda::fmaOperationsOfBlock()),
       "fma f32");
  for (const cuda::MatrixInstruction& one : cuda::matrixInstructions()) {
    const bool asked = one.format == "f16" || one.format == "e4m3" || one.format == "i8";
    if (!asked || gpu.computeCapability() < one.leastCapability || gpu.computeCapability() > one.mostCapability) {
      continue;
    }
    const RateKind kind = one.integer ? RateKind::int8 : one.operandBytes == 1 ? RateKind::fp8 : RateKind::half;
    note(roofs, kind, rateOf(gpu, cache, cuda::rateText(one), cuda::rateThreads(one), cuda::operationsOfBlock(one)),
         one.name);
  }
  return "";
}

} // namespace qkc::judge
