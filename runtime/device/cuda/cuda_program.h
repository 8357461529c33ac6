#pragma once

#include "runtime/device/cuda/loaded_program.h"
#include "runtime/device/cuda/nvcc.h"

#include <memory>
#include <mutex>
#include <optional>

namespace qkc::device::cuda {

// What programs of one device share.
struct CudaTools {
  std::unique_ptr<Gpu> gpu;
  std::unique_ptr<HostCompiler> compiler; // null on a machine without Clang; then there is nvcc
  std::optional<Nvcc> nvcc;
  const Nvrtc* nvrtc = nullptr;
};

// A compiled program; loaded when an entry is first asked for, which a candidate's never is in the judge's process.
class CudaProgram : public Program {
public:
  CudaProgram(std::shared_ptr<CudaTools> tools, ProgramParts parts)
      : tools_(std::move(tools)), parts_(std::move(parts)) {
    for (auto const& kernel : parts_.host.kernels) {
      infos_.push_back({kernel.expression, false, {}, 0});
    }
  }

  void* entry(std::string_view name) const override;
  const std::vector<KernelInfo>& kernels() const override { return infos_; }
  const CompileTimes& times() const override { return times_; }
  std::unique_ptr<CallMemory> callMemory() const override;
  std::string packed() const override { return pack(parts_); }

  void setTotal(double milliseconds) { times_.total = milliseconds; }
  // Loads now. False with a message in `error`.
  bool load(std::string& error) const;

private:
  std::shared_ptr<CudaTools> tools_;
  ProgramParts parts_;
  std::vector<KernelInfo> infos_;
  CompileTimes times_;
  mutable std::mutex mutex_;
  mutable std::unique_ptr<LoadedProgram> loaded_;
};

} // namespace qkc::device::cuda
