// What a call changes in its outputs: by kernels and copies alone.
#include "runtime/device/cpu/fault.h"
#include "runtime/device/cpu/memory_window.h"
#include "runtime/device/cpu/watch_state.h"

#include <cstddef>

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
      if (!changed || isWritten(at)) {
        continue;
      }
      FaultText text;
      text << "host code wrote memory of the device: only kernels and cudaMemcpy reach it";
      raiseFault(QKC_FAULT_HOST_ACCESS, {{}, nullptr, nullptr, 0, at}, text);
    }
  }
}

// Lawful, since words are packed by changing some of their bits. Which tensors had a content to read, the judge knows.
void Watch::noteUnwritten(std::uintptr_t place, std::uint64_t bytes, std::uint32_t line) {
  for (std::size_t tensor = 0; tensor < outputs_.size(); ++tensor) {
    if (!holds(outputs_[tensor], place, bytes)) {
      continue;
    }
    for (std::uintptr_t at = place; at < place + bytes; ++at) {
      if (!isWritten(at)) {
        recordUnwrittenRead(tensor, at, line);
        return;
      }
    }
    return;
  }
}

} // namespace qkc::device::cpu
