#include "runtime/device/cuda/cuda_program.h"

#include "runtime/device/cuda/call_memory.h"

#include <algorithm>

namespace qkc::device::cuda {

bool CudaProgram::load(std::string& error) const {
  std::scoped_lock const lock(mutex_);
  if (loaded_ == nullptr) {
    tools_->gpu->makeCurrent();
    loaded_ = LoadedProgram::load(*tools_->gpu, *tools_->compiler, parts_, error);
  }
  return loaded_ != nullptr;
}

void* CudaProgram::entry(std::string_view name) const {
  std::string error;
  bool const known = std::ranges::find(parts_.entries, name) != parts_.entries.end();
  return known && load(error) ? loaded_->entry(std::string(name)) : nullptr;
}

std::unique_ptr<CallMemory> CudaProgram::callMemory() const {
  return std::make_unique<CudaCallMemory>(*tools_->gpu);
}

} // namespace qkc::device::cuda
