#pragma once

#include "runtime/device/cuda/gpu.h"
#include "runtime/device/cuda/program_parts.h"

#include <memory>
#include <string>

namespace qkc::device::cuda {

// A program in this process and on the GPU: host code linked, module loaded, stubs and shadows known to the runtime's
// functions. The GPU must be current in the calling thread.
class LoadedProgram {
public:
  // Null with a message in `error`.
  static std::unique_ptr<LoadedProgram> load(const Gpu& gpu, HostCompiler& compiler, const ProgramParts& parts,
                                             std::string& error);
  ~LoadedProgram();
  LoadedProgram(const LoadedProgram&) = delete;
  LoadedProgram& operator=(const LoadedProgram&) = delete;

  void* entry(const std::string& name) const { return host_->address(name); }

private:
  explicit LoadedProgram(const Gpu& gpu) : gpu_(&gpu) {}
  bool registerSymbols(const ProgramParts& parts, std::string& error);

  const Gpu* gpu_;
  std::unique_ptr<LinkedHost> host_;
  CuModule module_ = nullptr;
  std::vector<const void*> known_;
};

} // namespace qkc::device::cuda
