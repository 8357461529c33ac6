#include "runtime/device/cpu/watched_compile.h"

#include "runtime/device/cpu/compile_order.h"
#include "runtime/device/cpu/compiler_thread.h"
#include "runtime/device/cpu/lane.h"
#include "runtime/device/cpu/link_program.h"

namespace qkc::device::cpu {
namespace {

// As far as linking asks.
CompileRequest requestOf(const WatchSource& source) {
  CompileRequest request;
  request.source.name = source.name;
  request.entries = source.entries;
  request.contained = true;
  return request;
}

} // namespace

Compiled compileWatchedSource(const WatchSource& source) {
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
  out.halves->host = llvm::MemoryBuffer::getMemBufferCopy(source.host);
  out.halves->kernels = std::move(device.lowering.kernels);
  out.halves->stubs = source.stubs;
  out.halves->stackBytes = std::move(device.stackBytes);
  linkImage(requestOf(source), LinkedAs::watched, out);
  return out;
}

WatchedCompile::WatchedCompile(std::shared_ptr<const WatchSource> source)
    : source_(std::move(source)), child_(source_->name, orderOf(*source_), source_->limits) {}

CompileResult WatchedCompile::finish() {
  Compiled compiled = child_.finish();
  if (!compiled.halves) {
    return std::move(compiled.failed);
  }
  CompileResult out;
  out.status = CompileStatus::ok;
  linkProgram(requestOf(*source_), std::move(*compiled.halves), LinkedAs::watched, out);
  return out;
}

} // namespace qkc::device::cpu
