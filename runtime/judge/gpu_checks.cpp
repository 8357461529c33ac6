#include "runtime/judge/gpu_checks.h"

#include "runtime/device/cuda/nvrtc.h"
#include "runtime/device/cuda/program_parts.h"

#include <algorithm>
#include <array>

namespace qkc::judge {
namespace {

using namespace device::cuda;

constexpr unsigned kThreads = 256;

constexpr const char* kText = R"(
extern "C" __global__ void qkc_first_other(const unsigned char* data, unsigned long long bytes, unsigned pattern,
                                           unsigned long long* first) {
  unsigned long long stride = (unsigned long long)gridDim.x * blockDim.x;
  for (unsigned long long i = (unsigned long long)blockIdx.x * blockDim.x + threadIdx.x; i < bytes; i += stride)
    if (data[i] != (unsigned char)pattern)
      atomicMin(first, i);
}
extern "C" __global__ void qkc_first_difference(const unsigned char* a, const unsigned char* b, unsigned long long bytes,
                                                unsigned long long* first) {
  unsigned long long stride = (unsigned long long)gridDim.x * blockDim.x;
  for (unsigned long long i = (unsigned long long)blockIdx.x * blockDim.x + threadIdx.x; i < bytes; i += stride)
    if (a[i] != b[i])
      atomicMin(first, i);
}
)";

// The compiled kernels, from the cache where they are.
std::string imageOf(const Gpu& gpu, const device::FileCache* cache, std::string& error) {
  device::KeyParts key;
  key.add("qkc checks of memory 1");
  key.add(kText);
  key.add(static_cast<std::uint64_t>(gpu.computeCapability()));
  const std::string name = key.key();
  if (cache != nullptr) {
    if (auto kept = cache->find(name)) {
      return std::move(*kept);
    }
  }
  const Nvrtc* nvrtc = Nvrtc::open(error);
  if (nvrtc == nullptr) {
    return {};
  }
  NvrtcRequest request;
  request.source = {"checks.cu", kText};
  request.kernels = {"qkc_first_other", "qkc_first_difference"};
  request.computeCapability = gpu.computeCapability();
  NvrtcResult result = nvrtc->compile(request);
  if (!result.ok) {
    error = result.log;
    return {};
  }
  // The lowered names travel with the image.
  std::string bytes = pack(result);
  if (cache != nullptr) {
    cache->keep(name, bytes);
  }
  return bytes;
}

} // namespace

std::unique_ptr<GpuChecks> GpuChecks::make(const Gpu& gpu, const device::FileCache* cache, std::string& error) {
  std::unique_ptr<GpuChecks> out(new GpuChecks(gpu));
  return out->load(cache, error) ? std::move(out) : nullptr;
}

bool GpuChecks::load(const device::FileCache* cache, std::string& error) {
  const auto result = unpackResult(imageOf(*gpu_, cache, error));
  if (!result || result->code.kernels.size() != 2) {
    error = "the judge's own kernels do not compile: " + error;
    return false;
  }
  const DriverApi& api = gpu_->api();
  CuResult failed = api.moduleLoad(&module_, result->code.image.data());
  if (failed == 0) {
    failed = api.moduleFunction(&other_, module_, result->code.kernels[0].c_str());
  }
  if (failed == 0) {
    failed = api.moduleFunction(&difference_, module_, result->code.kernels[1].c_str());
  }
  if (failed == 0) {
    failed = api.allocate(&answers_, kMostQuestions * sizeof(std::uint64_t));
  }
  if (failed == 0) {
    failed = api.fillAsync(answers_, 0xff, kMostQuestions * sizeof(std::uint64_t), nullptr);
  }
  if (failed != 0) {
    error = "the judge's own kernels can't be loaded: " + gpu_->describe(failed);
  }
  return failed == 0;
}

// The module is a part of the process's context and goes with it.
GpuChecks::~GpuChecks() = default;

CuPointer GpuChecks::nextAnswer() {
  return answers_ + sizeof(std::uint64_t) * std::min(asked_++, kMostQuestions - 1);
}

void GpuChecks::launch(CuFunction function, std::size_t bytes, void** arguments) {
  constexpr std::size_t kMostBlocks = 1024;
  const auto blocks = static_cast<unsigned>(std::clamp<std::size_t>((bytes + kThreads - 1) / kThreads, 1, kMostBlocks));
  const CuResult result = gpu_->api().launch(function, blocks, 1, 1, kThreads, 1, 1, 0, nullptr, arguments, nullptr);
  failed_ = failed_ == 0 ? result : failed_;
}

void GpuChecks::askForOther(CuPointer begin, std::size_t bytes, unsigned char pattern) {
  CuPointer answer = nextAnswer();
  std::uint64_t count = bytes;
  unsigned value = pattern;
  std::array<void*, 4> arguments = {&begin, &count, &value, &answer};
  if (bytes != 0) {
    launch(other_, bytes, arguments.data());
  }
}

void GpuChecks::askForDifference(CuPointer a, CuPointer b, std::size_t bytes) {
  CuPointer answer = nextAnswer();
  std::uint64_t count = bytes;
  std::array<void*, 4> arguments = {&a, &b, &count, &answer};
  if (bytes != 0) {
    launch(difference_, bytes, arguments.data());
  }
}

CuResult GpuChecks::answers(std::vector<std::uint64_t>& out) {
  const DriverApi& api = gpu_->api();
  out.assign(std::min(asked_, kMostQuestions), kNone);
  CuResult result = failed_;
  if (result == 0 && !out.empty()) {
    result = api.copyToHost(out.data(), answers_, out.size() * sizeof(std::uint64_t));
  }
  if (result == 0) {
    result = api.fillAsync(answers_, 0xff, kMostQuestions * sizeof(std::uint64_t), nullptr);
  }
  asked_ = 0;
  failed_ = 0;
  return result;
}

} // namespace qkc::judge
