// What a call changes in its outputs: by kernels and copies alone.
#include "runtime/device/cpu/memory_window.h"
#include "runtime/device/cpu/watch_state.h"

#include <algorithm>

namespace qkc::device::cpu {
namespace {

const unsigned char* bytesAt(const AddressRange& range) {
  return reinterpret_cast<const unsigned char*>(range.begin); // NOLINT(performance-no-int-to-ptr)
}

} // namespace

void Watch::beginCall() {
  OpenMemory const open;
  outputs_.clear();
  held_.clear();
  copied_.clear();
  addTensorRanges(true, outputs_);
  for (const AddressRange& range : outputs_) {
    held_.insert(held_.end(), bytesAt(range), bytesAt(range) + (range.end - range.begin));
  }
  callBegan_ = order_.last();
  calling_ = true;
}

void Watch::endCall() {
  if (!calling_) {
    return;
  }
  calling_ = false;
  OpenMemory const open;
  const unsigned char* held = held_.data();
  for (const AddressRange& range : outputs_) {
    for (std::uintptr_t at = range.begin; at < range.end; ++at, ++held) {
      bool const changed = bytesAt(range)[at - range.begin] != *held;
      if (!changed || shadow_.at(at)->stored > callBegan_ ||
          std::ranges::any_of(copied_, [&](const AddressRange& one) { return holds(one, at, 1); })) {
        continue;
      }
      FaultText text;
      text << "host code wrote memory of the device: only kernels and cudaMemcpy reach it";
      raiseFault(QKC_FAULT_HOST_ACCESS, {{}, nullptr, nullptr, 0, at}, text);
    }
  }
}

} // namespace qkc::device::cpu
