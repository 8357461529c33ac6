#include "runtime/device/cpu/streams.h"

#include "runtime/device/cpu/cuda_errors.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace qkc::device::cpu {
namespace {

constexpr std::uintptr_t kLegacy = 1;    // cudaStreamLegacy
constexpr std::uintptr_t kPerThread = 2; // cudaStreamPerThread

// Never destroyed: a candidate may run while the process ends.
std::vector<std::function<int()>>& waiting() {
  thread_local auto* const out = new std::vector<std::function<int()>>();
  return *out;
}

} // namespace

void* givenStream() {
  static char place = 0;
  return &place;
}

StreamKind streamKind(const void* stream) {
  auto const number = reinterpret_cast<std::uintptr_t>(stream);
  if (stream == givenStream()) {
    return StreamKind::given;
  }
  return number <= kLegacy ? StreamKind::standard : number == kPerThread ? StreamKind::perThread : StreamKind::none;
}

int runOnStream(const void* stream, std::function<int()> work) {
  switch (streamKind(stream)) {
  case StreamKind::given:
    return work();
  case StreamKind::standard:
    if (int const error = finishStreams(); error != kSuccess) {
      return error;
    }
    return work();
  case StreamKind::perThread:
    waiting().push_back(std::move(work));
    return kSuccess;
  default:
    return kInvalidResourceHandle;
  }
}

int finishStreams() {
  int first = kSuccess;
  for (auto const& work : std::exchange(waiting(), {})) {
    int const error = work();
    first = first == kSuccess ? error : first;
  }
  return first;
}

std::size_t dropUnfinished() {
  return std::exchange(waiting(), {}).size();
}

} // namespace qkc::device::cpu
