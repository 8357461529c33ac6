#include "runtime/device/cuda/guarded_memory.h"

#include <algorithm>

namespace qkc::device::cuda {
namespace {

constexpr std::size_t kMargin = std::size_t{1} << 20U;

std::size_t roundUp(std::size_t value, std::size_t unit) {
  return (value + unit - 1) / unit * unit;
}

} // namespace

GuardedMemory::~GuardedMemory() {
  drop();
}

void GuardedMemory::drop() {
  DriverApi const& api = gpu_->api();
  if (mapped_) {
    api.memoryUnmap(body_, bodyBytes_);
    mapped_ = false;
  }
  if (memory_ != 0) {
    api.memoryRelease(memory_);
    memory_ = 0;
  }
  if (reservedBytes_ != 0) {
    api.addressFree(base_, reservedBytes_);
    reservedBytes_ = 0;
  } else if (base_ != 0) {
    api.release(base_);
  }
  base_ = 0;
  body_ = 0;
  bodyBytes_ = 0;
}

CuResult GuardedMemory::hold(std::size_t bytes) {
  if (exact_) {
    drop();
    CuResult const result = gpu_->api().allocate(&base_, std::max<std::size_t>(bytes, 1));
    body_ = base_;
    bodyBytes_ = result == 0 ? bytes : 0;
    return result;
  }
  if (body_ != 0 && bytes + 2 * margin_ <= bodyBytes_) {
    return 0;
  }
  drop();
  return gpu_->hasVirtualMemory() ? mapBody(bytes) : allocateBody(bytes);
}

CuResult GuardedMemory::mapBody(std::size_t bytes) {
  DriverApi const& api = gpu_->api();
  CuAllocationProperties properties;
  properties.location = gpu_->device();
  std::size_t unit = 0;
  constexpr int kMinimum = 0;
  CuResult result = api.granularity(&unit, &properties, kMinimum);
  if (result != 0) {
    return result;
  }
  std::size_t const body = roundUp(std::max<std::size_t>(bytes, 1), unit);
  result = api.addressReserve(&base_, body + 2 * unit, 0, 0, 0);
  if (result != 0) {
    return result;
  }
  reservedBytes_ = body + 2 * unit;
  result = api.memoryCreate(&memory_, body, &properties, 0);
  if (result != 0) {
    return result;
  }
  result = api.memoryMap(base_ + unit, body, 0, memory_, 0);
  if (result != 0) {
    return result;
  }
  mapped_ = true;
  body_ = base_ + unit;
  bodyBytes_ = body;
  margin_ = 0;
  CuAccess access;
  access.location = gpu_->device();
  return api.memoryAccess(body_, bodyBytes_, &access, 1);
}

CuResult GuardedMemory::allocateBody(std::size_t bytes) {
  margin_ = kMargin;
  std::size_t const body = roundUp(std::max<std::size_t>(bytes, 1), kAlignment) + 2 * kMargin;
  CuResult const result = gpu_->api().allocate(&base_, body);
  if (result == 0) {
    body_ = base_;
    bodyBytes_ = body;
  }
  return result;
}

CuPointer GuardedMemory::place(std::size_t bytes, bool upper) const {
  if (exact_) {
    return body_;
  }
  return upper ? body_ + bodyBytes_ - margin_ - roundUp(bytes, kAlignment) : body_ + margin_;
}

} // namespace qkc::device::cuda
