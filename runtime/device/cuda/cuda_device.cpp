#include "runtime/device/cuda/cuda_program.h"
#include "runtime/device/cuda/nvcc.h"
#include "runtime/device/cuda/nvrtc.h"
#include "runtime/device/cuda/rtc_headers.h"
#include "runtime/device/cuda/runtime_calls.h"
#include "runtime/device/cuda/runtime_errors.h"
#include "runtime/device/file_cache.h"

#include <chrono>

namespace qkc::device {
namespace cuda {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::uintmax_t kCacheBytes = 512UL << 20U; // some thousand modules

// The text that NVRTC gets: what is included before the source, then the source under its own name and lines.
NvrtcRequest deviceRequest(const CompileRequest& request, const DeviceText& device, const CudaTools& tools) {
  NvrtcRequest out;
  out.source.name = request.source.name;
  for (auto const& name : request.preIncludes) {
    out.source.text += "#include \"" + name + "\"\n";
  }
  out.source.text += "#line 1 \"" + request.source.name + "\"\n" + device.text;
  out.kernels = device.kernels;
  out.variables = device.variables;
  out.computeCapability = tools.gpu->computeCapability();
  out.lineInfo = request.lineInfo;
  out.headers = rtcHeaders(device.text, tools.nvrtc->includeFolders().size() > 1);
  out.headers.insert(out.headers.end(), request.headers.begin(), request.headers.end());
  return out;
}

class CudaCompile : public PendingCompile {
public:
  CudaCompile(std::shared_ptr<CudaTools> tools, CompileRequest request, const FileCache* cache)
      : tools_(std::move(tools)), name_(request.source.name), entries_(request.entries) {
    if (request.keep && cache != nullptr) {
      cache_ = cache;
      key_ = cacheKey(request);
      if (auto const bytes = cache->find(key_)) {
        kept_ = unpackParts(*bytes);
        if (kept_) {
          return;
        }
      }
    }
    contained_ = request.contained;
    auto const tool = tools_;
    CompileRequest const copy = request;
    pending_ = tools_->compiler->start(std::move(request), [tool, copy](const DeviceText& device) {
      return pack(tool->nvrtc->compile(deviceRequest(copy, device, *tool)));
    });
  }

  CompileResult finish() override {
    CompileResult out;
    auto parts = kept_ ? std::move(kept_) : compileParts(out);
    if (!parts) {
      return out;
    }
    if (cache_ != nullptr && pending_ != nullptr) {
      cache_->keep(key_, pack(*parts));
    }
    out.status = CompileStatus::ok;
    out.diagnostics = parts->host.diagnostics;
    out.findings = parts->host.findings;
    auto program = std::make_unique<CudaProgram>(tools_, std::move(*parts));
    std::string error;
    if (!contained_ && !program->load(error)) {
      return failure(CompileStatus::unsupported, error);
    }
    program->setTotal(std::chrono::duration<double, std::milli>(Clock::now() - start_).count());
    out.program = std::move(program);
    return out;
  }

private:
  CompileResult failure(CompileStatus status, const std::string& what) const {
    CompileResult out;
    out.status = status;
    out.diagnostics = name_ + ": error: " + what + "\n";
    return out;
  }

  // None with `failed` filled in.
  std::optional<ProgramParts> compileParts(CompileResult& failed) {
    HostHalf host = pending_->finish();
    if (host.status != CompileStatus::ok) {
      failed.status = host.status;
      failed.diagnostics = std::move(host.diagnostics);
      return std::nullopt;
    }
    auto result = unpackResult(host.deviceResult);
    if (!result) {
      failed = failure(CompileStatus::unsupported, "NVRTC left no result");
      return std::nullopt;
    }
    if (!result->ok) {
      // Clang took the text: what NVRTC lacks then is a header, or it is the program's own code for GPUs.
      bool const lacks = result->log.find("cannot open source file") != std::string::npos;
      failed.status = lacks ? CompileStatus::unsupported : CompileStatus::rejected;
      failed.diagnostics = std::move(result->log);
      return std::nullopt;
    }
    host.deviceResult.clear();
    return ProgramParts{std::move(host), std::move(result->code), entries_};
  }

  std::string cacheKey(const CompileRequest& request) const {
    KeyParts key;
    key.add("qkc cuda program 1");
    key.add(tools_->compiler->identity());
    key.add(tools_->nvrtc->version());
    for (auto const& folder : tools_->nvrtc->includeFolders()) {
      key.add(folder);
    }
    key.add(static_cast<std::uint64_t>(tools_->gpu->computeCapability()));
    key.add(static_cast<std::uint64_t>(request.optimization));
    key.add(request.source.name);
    key.add(request.source.text);
    for (auto const* list : {&request.preIncludes, &request.entries}) {
      key.add(static_cast<std::uint64_t>(list->size()));
      for (auto const& name : *list) {
        key.add(name);
      }
    }
    for (auto const& header : request.headers) {
      key.add(header.name);
      key.add(header.text);
    }
    for (auto const& header : rtcHeaders(request.source.text, true)) {
      key.add(header.text);
    }
    return key.key();
  }

  std::shared_ptr<CudaTools> tools_;
  std::string name_;
  std::vector<std::string> entries_;
  const FileCache* cache_ = nullptr;
  std::string key_;
  std::optional<ProgramParts> kept_;
  bool contained_ = false;
  std::unique_ptr<PendingHostHalf> pending_;
  Clock::time_point start_ = Clock::now();
};

// A candidate that needs no compiler.
class LibraryCompile : public PendingCompile {
public:
  explicit LibraryCompile(CompileRequest request) : request_(std::move(request)) {}
  CompileResult finish() override {
    std::string bytes = std::move(request_.source.text);
    return libraryResult(std::move(bytes), request_);
  }

private:
  CompileRequest request_;
};

class FailedCompile : public PendingCompile {
public:
  explicit FailedCompile(std::string what) : what_(std::move(what)) {}
  CompileResult finish() override {
    CompileResult out;
    out.status = CompileStatus::unsupported;
    out.diagnostics = what_;
    return out;
  }

private:
  std::string what_;
};

class CudaDevice : public Device {
public:
  explicit CudaDevice(std::shared_ptr<CudaTools> tools)
      : tools_(std::move(tools)), name_("cuda:" + std::to_string(tools_->gpu->ordinal()) + " " + tools_->gpu->name()) {
    serveRuntime(tools_->gpu.get());
  }
  ~CudaDevice() override { serveRuntime(nullptr); }

  std::string_view name() const override { return name_; }
  std::string build() const override {
    return (tools_->compiler ? tools_->compiler->identity() : tools_->nvcc->identity()) + "\n" +
           tools_->nvrtc->version();
  }
  std::optional<int> workerGpu() const override { return tools_->gpu->ordinal(); }
  std::unique_ptr<PendingCompile> start(CompileRequest request) override {
    if (isSharedLibrary(request.source.text)) {
      return std::make_unique<LibraryCompile>(std::move(request));
    }
    const FileCache* const cache = cache_ ? &*cache_ : nullptr;
    if (request.nvcc || tools_->compiler == nullptr) {
      if (!tools_->nvcc) {
        return std::make_unique<FailedCompile>("nvcc is not installed here\n");
      }
      return tools_->nvcc->start(std::move(request), std::shared_ptr<const Gpu>(tools_, tools_->gpu.get()), cache);
    }
    return std::make_unique<CudaCompile>(tools_, std::move(request), cache);
  }
  void setCacheFolder(const std::string& folder) override {
    cache_.reset();
    if (!folder.empty()) {
      cache_.emplace(folder, ".qkcg", kCacheBytes);
    }
  }
  // Host code runs on one thread, and a GPU gives its threads no order that could be set.
  void setThreads(int /*count*/) override {}
  bool prepareThreads() override { return tools_->gpu->makeCurrent(); }
  void setThreadOrder(ThreadOrder /*order*/) override {}
  void beginCall(int index, std::span<const MemoryRange> /*tensors*/) override {
    setMemoryPoison(index % 2 != 0 ? 0x7f : 0xff);
  }
  void setFaultSink(RunFault* sink) override { cuda::setFaultSink(sink); }
  int takeLastError() noexcept override { return cuda::takeLastError(); }
  std::string describeError(int error) const override { return describeRuntimeError(*tools_->gpu, error); }
  bool claimFault(std::uintptr_t /*address*/, bool /*write*/) noexcept override { return false; }

private:
  std::shared_ptr<CudaTools> tools_;
  std::string name_;
  std::optional<FileCache> cache_;
};

} // namespace
} // namespace cuda

std::unique_ptr<Device> openCudaDevice(int ordinal, std::string& error) {
  auto tools = std::make_shared<cuda::CudaTools>();
  tools->nvrtc = cuda::Nvrtc::open(error);
  if (tools->nvrtc == nullptr) {
    return nullptr;
  }
  tools->compiler = openHostCompiler(error);
  tools->nvcc = cuda::Nvcc::find();
  if (tools->compiler == nullptr && !tools->nvcc) {
    error = "host code needs Clang, in qkc's library libqkc_cpu.so (" + error + "), or nvcc, which is nowhere";
    return nullptr;
  }
  tools->gpu = cuda::Gpu::open(ordinal, error);
  return tools->gpu == nullptr ? nullptr : std::make_unique<cuda::CudaDevice>(std::move(tools));
}

int countCudaDevices(std::string& error) {
  return cuda::gpuCount(error);
}

} // namespace qkc::device
