#include "runtime/device/cuda/loaded_program.h"

#include "runtime/device/cuda/runtime_calls.h"

namespace qkc::device::cuda {

std::unique_ptr<LoadedProgram> LoadedProgram::load(const Gpu& gpu, HostCompiler& compiler, const ProgramParts& parts,
                                                   std::string& error) {
  std::unique_ptr<LoadedProgram> out(new LoadedProgram(gpu));
  out->host_ = compiler.link(parts.host, parts.entries, runtimeFunctions(), error);
  if (out->host_ == nullptr) {
    return nullptr;
  }
  if (CuResult const result = gpu.api().moduleLoad(&out->module_, parts.code.image.data()); result != 0) {
    error = "the GPU takes no module of this program: " + gpu.describe(result);
    return nullptr;
  }
  return out->registerSymbols(parts, error) ? std::move(out) : nullptr;
}

bool LoadedProgram::registerSymbols(const ProgramParts& parts, std::string& error) {
  for (std::size_t k = 0; k < parts.host.kernels.size(); ++k) {
    HostSymbol const& kernel = parts.host.kernels[k];
    CuFunction function = nullptr;
    if (CuResult const result = gpu_->api().moduleFunction(&function, module_, parts.code.kernels[k].c_str());
        result != 0) {
      error = "the module has no kernel " + kernel.expression + ": " + gpu_->describe(result);
      return false;
    }
    known_.push_back(host_->address(kernel.symbol));
    registerKernel(known_.back(), function, kernel.expression);
  }
  for (std::size_t k = 0; k < parts.host.variables.size(); ++k) {
    HostSymbol const& variable = parts.host.variables[k];
    CuPointer address = 0;
    std::size_t bytes = 0;
    // A variable that no kernel uses is not in the module; host code that asks for it gets an error.
    if (gpu_->api().moduleGlobal(&address, &bytes, module_, parts.code.variables[k].c_str()) == 0) {
      known_.push_back(host_->address(variable.symbol));
      registerVariable(known_.back(), variable.bytes, address);
    }
  }
  return true;
}

LoadedProgram::~LoadedProgram() {
  for (const void* one : known_) {
    withdraw(one);
  }
  if (module_ != nullptr) {
    gpu_->makeCurrent();
    gpu_->api().moduleUnload(module_);
  }
}

} // namespace qkc::device::cuda
