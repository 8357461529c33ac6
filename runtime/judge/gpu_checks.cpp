#include "runtime/judge/gpu_checks.h"

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
extern "C" __global__ void qkc_read_through(const uint4* data, unsigned long long words, unsigned* sum) {
  unsigned long long stride = (unsigned long long)gridDim.x * blockDim.x;
  unsigned found = 0;
  for (unsigned long long i = (unsigned long long)blockIdx.x * blockDim.x + threadIdx.x; i < words; i += stride) {
    uint4 word = data[i];
    found |= word.x ^ word.y ^ word.z ^ word.w;
  }
  if (found == 0x9e3779b9u) // never: what is there is equal words
    *sum = found;
}
extern "C" __global__ void qkc_fill_shared(unsigned pattern, unsigned words) {
  extern __shared__ unsigned shared[];
  volatile unsigned* place = shared;
  for (unsigned i = threadIdx.x; i < words; i += blockDim.x)
    place[i] = pattern;
}
)";

} // namespace

std::unique_ptr<GpuChecks> GpuChecks::make(const Gpu& gpu, const device::FileCache* cache, std::string& error) {
  std::unique_ptr<GpuChecks> out(new GpuChecks(gpu));
  return out->load(cache, error) ? std::move(out) : nullptr;
}

bool GpuChecks::load(const device::FileCache* cache, std::string& error) {
  kernels_ =
      SmallModule::make(*gpu_, cache, {"checks.cu", kText},
                        {"qkc_first_other", "qkc_first_difference", "qkc_read_through", "qkc_fill_shared"}, error);
  if (kernels_ == nullptr) {
    error = "the judge's own kernels: " + error;
    return false;
  }
  const DriverApi& api = gpu_->api();
  CuResult failed = api.allocate(&answers_, kMostQuestions * sizeof(std::uint64_t));
  if (failed == 0) {
    failed = api.fillAsync(answers_, 0xff, kMostQuestions * sizeof(std::uint64_t), nullptr);
  }
  int bytes = 0;
  int processors = 0;
  api.deviceAttribute(&bytes, kAttributeSharedBytes, gpu_->device());
  api.deviceAttribute(&processors, kAttributeMultiprocessors, gpu_->device());
  sharedBytes_ = static_cast<unsigned>(std::max(bytes, 0));
  // A block takes all of a multiprocessor; a few more than there are, as some end before others begin.
  constexpr unsigned kRounds = 4;
  sharedBlocks_ = kRounds * static_cast<unsigned>(std::max(processors, 1));
  if (failed == 0 && sharedBytes_ != 0) {
    failed = kernels_->allowShared(static_cast<std::size_t>(Kernel::fillShared), sharedBytes_);
  }
  if (failed != 0) {
    error = "the judge's own kernels have no memory: " + gpu_->describe(failed);
  }
  return failed == 0;
}

// Memory is a part of the process's context and goes with it.
GpuChecks::~GpuChecks() = default;

CuPointer GpuChecks::nextAnswer() {
  return answers_ + sizeof(std::uint64_t) * std::min(asked_++, kMostQuestions - 1);
}

void GpuChecks::launch(Kernel kernel, std::size_t bytes, void** arguments) {
  constexpr std::size_t kMostBlocks = 1024;
  const auto blocks = static_cast<unsigned>(std::clamp<std::size_t>((bytes + kThreads - 1) / kThreads, 1, kMostBlocks));
  const CuResult result = kernels_->launch(static_cast<std::size_t>(kernel), blocks, kThreads, arguments);
  failed_ = failed_ == 0 ? result : failed_;
}

void GpuChecks::askForOther(CuPointer begin, std::size_t bytes, unsigned char pattern) {
  CuPointer answer = nextAnswer();
  std::uint64_t count = bytes;
  unsigned value = pattern;
  std::array<void*, 4> arguments = {&begin, &count, &value, &answer};
  if (bytes != 0) {
    launch(Kernel::firstOther, bytes, arguments.data());
  }
}

void GpuChecks::askForDifference(CuPointer a, CuPointer b, std::size_t bytes) {
  CuPointer answer = nextAnswer();
  std::uint64_t count = bytes;
  std::array<void*, 4> arguments = {&a, &b, &count, &answer};
  if (bytes != 0) {
    launch(Kernel::firstDifference, bytes, arguments.data());
  }
}

void GpuChecks::readThrough(CuPointer begin, std::size_t bytes) {
  constexpr std::size_t kWordBytes = 16;
  std::uint64_t words = bytes / kWordBytes;
  CuPointer sum = answers_;
  std::array<void*, 3> arguments = {&begin, &words, &sum};
  launch(Kernel::readThrough, words, arguments.data());
}

void GpuChecks::fillShared(unsigned char pattern) {
  constexpr unsigned kBytesOfWord = 0x01010101;
  unsigned value = pattern * kBytesOfWord;
  auto words = static_cast<unsigned>(sharedBytes_ / sizeof(unsigned));
  std::array<void*, 2> arguments = {&value, &words};
  if (words != 0) {
    const CuResult result = kernels_->launch(static_cast<std::size_t>(Kernel::fillShared), sharedBlocks_, kThreads,
                                             arguments.data(), sharedBytes_);
    failed_ = failed_ == 0 ? result : failed_;
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
