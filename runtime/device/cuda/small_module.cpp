#include "runtime/device/cuda/small_module.h"

#include "runtime/device/cuda/nvrtc.h"
#include "runtime/device/cuda/program_parts.h"

namespace qkc::device::cuda {
namespace {

// The compiled kernels, whose lowered names travel with the image. Empty after an error.
std::string compiled(const Gpu& gpu, const FileCache* cache, const SourceFile& source,
                     const std::vector<std::string>& kernels, std::string& error) {
  KeyParts key; // without the compiler's version, so that a worker that finds its kernels need not open the compiler
  key.add("qkc small module 1");
  key.add(source.text);
  key.add(static_cast<std::uint64_t>(gpu.computeCapability()));
  std::string const name = key.key();
  if (cache != nullptr) {
    if (auto kept = cache->find(name)) {
      return std::move(*kept);
    }
  }
  Nvrtc const* const nvrtc = Nvrtc::open(error);
  if (nvrtc == nullptr) {
    return {};
  }
  NvrtcRequest request;
  request.source = source;
  request.kernels = kernels;
  request.computeCapability = gpu.computeCapability();
  NvrtcResult const result = nvrtc->compile(request);
  if (!result.ok) {
    error = result.log.substr(0, result.log.find('\n'));
    return {};
  }
  std::string bytes = pack(result);
  if (cache != nullptr) {
    cache->keep(name, bytes);
  }
  return bytes;
}

} // namespace

std::unique_ptr<SmallModule> SmallModule::make(const Gpu& gpu, const FileCache* cache, const SourceFile& source,
                                               const std::vector<std::string>& kernels, std::string& error) {
  auto const result = unpackResult(compiled(gpu, cache, source, kernels, error));
  if (!result || result->code.kernels.size() != kernels.size()) {
    error = error.empty() ? source.name + " did not compile to its kernels" : error;
    return nullptr;
  }
  std::unique_ptr<SmallModule> out(new SmallModule(gpu));
  CuResult failed = gpu.api().moduleLoad(&out->module_, result->code.image.data());
  for (auto const& name : result->code.kernels) {
    CuFunction& function = out->functions_.emplace_back(nullptr);
    failed = failed == 0 ? gpu.api().moduleFunction(&function, out->module_, name.c_str()) : failed;
  }
  if (failed != 0) {
    error = source.name + " can't be loaded: " + gpu.describe(failed);
    return nullptr;
  }
  return out;
}

CuResult SmallModule::launch(std::size_t kernel, unsigned blocks, unsigned threads, void** arguments,
                             unsigned sharedBytes) const {
  return gpu_->api().launch(functions_[kernel], blocks, 1, 1, threads, 1, 1, sharedBytes, nullptr, arguments, nullptr);
}

CuResult SmallModule::allowShared(std::size_t kernel, unsigned bytes) const {
  return gpu_->api().setFunctionAttribute(functions_[kernel], kFunctionDynamicShared, static_cast<int>(bytes));
}

} // namespace qkc::device::cuda
