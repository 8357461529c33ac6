#include "runtime/device/cpu/compile_order.h"
#include "runtime/device/cpu/compiler_process.h"
#include "runtime/device/cpu/cuda_api.h"
#include "runtime/device/cpu/engine.h"
#include "runtime/device/cpu/fault.h"
#include "runtime/device/cpu/gpu_host.h"
#include "runtime/device/cpu/launch.h"
#include "runtime/device/cpu/link_program.h"
#include "runtime/device/cpu/run_control.h"
#include "runtime/device/cpu/streams.h"
#include "runtime/device/cpu/thread_pool.h"
#include "runtime/device/plugin_abi.h"

namespace qkc::device::cpu {
namespace {

constexpr std::uintmax_t kCacheBytes = 256UL << 20U; // some thousand checkers

class CpuDevice : public Device {
public:
  // As long as this process knows nothing that is to be kept from candidates. Where it can't, compilations say so.
  CpuDevice() { static_cast<void>(startCompilerProcess(workOrder)); }

  std::string_view name() const override { return "cpu"; }
  std::string build() const override { return toolIdentity(); }
  std::unique_ptr<PendingCompile> start(CompileRequest request) override {
    const ObjectCache* const cache = request.keep && cache_ ? &*cache_ : nullptr;
    return std::make_unique<ProgramCompile>(std::move(request), cache);
  }
  void setCacheFolder(const std::string& folder) override {
    cache_.reset();
    if (!folder.empty()) {
      cache_.emplace(folder, kCacheBytes);
    }
  }
  bool linkContainedFor(std::span<const std::uint64_t> places) override { return cpu::linkContainedFor(places); }
  void setThreads(int count) override { ThreadPool::instance().setThreads(count); }
  bool prepareThreads() override { return prepareRun(); }
  void setThreadOrder(ThreadOrder order) override { setDescendingThreads(order == ThreadOrder::descending); }
  void beginCall(int index, std::span<const MemoryRange> tensors) override { beginRunCall(index, tensors); }
  void* givenStream() const override { return cpu::givenStream(); }
  void endCall() override { endRunCall(); }
  void setFaultSink(RunFault* sink) override { cpu::setFaultSink(sink); }
  int takeLastError() noexcept override { return cpu::takeLastError(); }
  std::string describeError(int error) const override { return describeCudaError(error); }

  bool claimFault(std::uintptr_t address, bool write) noexcept override { return claimRunFault(address, write); }

private:
  std::optional<ObjectCache> cache_;
};

} // namespace
} // namespace qkc::device::cpu

extern "C" [[gnu::visibility("default")]] qkc::device::Device* qkcOpenDevice(int abi) {
  return abi == qkc::device::kPluginAbi ? new qkc::device::cpu::CpuDevice() : nullptr;
}

extern "C" [[gnu::visibility("default")]] qkc::device::HostCompiler* qkcOpenHostCompiler(int abi) {
  return abi == qkc::device::kPluginAbi ? new qkc::device::cpu::ClangHostCompiler() : nullptr;
}
