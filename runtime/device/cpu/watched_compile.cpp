#include "runtime/device/cpu/watched_compile.h"

#include "runtime/device/cpu/compiler_thread.h"
#include "runtime/device/cpu/lane.h"
#include "runtime/device/cpu/link_program.h"

namespace qkc::device::cpu {
namespace {

Compiled compileSource(const WatchSource& source) {
  Compiled out;
  Lane device;
  std::string crash;
  {
    CompilerThread thread([&] { compileWatched(source.parsedDevice, device); });
    crash = thread.join();
  }
  if (!crash.empty() || device.object == nullptr || !device.error.empty()) {
    out.failed =
        failure(CompileStatus::noEnd, source.name + ": error: " + (crash.empty() ? device.error : crash) + "\n");
    return out;
  }
  out.failed.status = CompileStatus::ok;
  out.halves.emplace();
  out.halves->device = std::move(device.object);
  out.halves->host = llvm::MemoryBuffer::getMemBuffer("");
  out.halves->kernels = std::move(device.lowering.kernels);
  out.halves->stackBytes = std::move(device.stackBytes);
  return out;
}

} // namespace

WatchedCompile::WatchedCompile(std::shared_ptr<const WatchSource> source)
    : source_(std::move(source)), child_(source_->name, [this] { return compileSource(*source_); }, source_->limits) {}

CompileResult WatchedCompile::finish() {
  Compiled compiled = child_.finish();
  if (!compiled.halves) {
    return std::move(compiled.failed);
  }
  compiled.halves->host = llvm::MemoryBuffer::getMemBufferCopy(source_->host);
  compiled.halves->stubs = source_->stubs;
  CompileRequest request;
  request.source.name = source_->name;
  request.entries = source_->entries;
  request.contained = true;
  CompileResult out;
  out.status = CompileStatus::ok;
  linkProgram(request, std::move(*compiled.halves), LinkedAs::watched, out);
  return out;
}

} // namespace qkc::device::cpu
