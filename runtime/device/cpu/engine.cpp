#include "runtime/device/cpu/engine.h"

#include "runtime/device/cpu/compile_order.h"
#include "runtime/device/cpu/compiler_thread.h"
#include "runtime/device/cpu/cuda_errors.h"
#include "runtime/device/cpu/lane.h"
#include "runtime/device/cpu/link_program.h"
#include "runtime/device/cpu/program.h"
#include "runtime/device/cpu/symbol_name.h"

#include <algorithm>
#include <numeric>

namespace qkc::device::cpu {
namespace {

// Texts beyond this are refused unread: Clang needs hundreds of bytes of memory for each byte of source.
constexpr std::size_t kMaxSourceBytes = 8UL << 20U;
// What kept either half from becoming machine code; status ok when nothing did.
CompileResult judgeHalves(const CompileRequest& request, const Lane& device, const Lane& host) {
  for (Lane const* lane : {&device, &host}) {
    if (lane->parsed.module == nullptr) {
      return failure(lane->parsed.status, lane->parsed.diagnostics);
    }
  }
  if (!device.lowering.unsupported.empty()) {
    return failure(CompileStatus::unsupported, request.source.name + ": error: " + device.lowering.unsupported + "\n");
  }
  std::string const where = request.source.name + ": error: ";
  auto const beyond = [](const char* what, std::uint64_t bytes, std::uint64_t most) {
    return bytes <= most ? ""
                         : std::to_string(bytes) + " bytes of " + what + ", more than " + std::to_string(most) + "\n";
  };
  if (std::string const text = beyond("constant memory", device.parsed.constantBytes, kConstantBytes); !text.empty()) {
    return failure(CompileStatus::rejected, where + "the program uses " + text);
  }
  for (auto const& kernel : device.lowering.kernels) {
    auto const& sizes = kernel.parameterBytes;
    for (std::string const& text :
         {beyond("static shared memory", kernel.info.staticSharedBytes, kSharedPerBlock),
          beyond("parameters", std::accumulate(sizes.begin(), sizes.end(), std::uint64_t{0}), kParameterBytes)}) {
      if (!text.empty()) {
        return failure(CompileStatus::rejected, where + "kernel '" + readableName(kernel.info.name) + "' uses " + text);
      }
    }
  }
  for (Lane const* lane : {&device, &host}) {
    if (lane->object == nullptr || !lane->error.empty()) {
      return failure(CompileStatus::unsupported, request.source.name + ": error: " + lane->error + "\n");
    }
  }
  return failure(CompileStatus::ok, host.parsed.diagnostics);
}

// Code under __CUDA_ARCH__ is in one half only.
std::vector<LintFinding> bothFindings(const Lane& device, const Lane& host) {
  std::vector<LintFinding> out = host.parsed.findings;
  for (auto const& found : device.parsed.findings) {
    if (std::find(out.begin(), out.end(), found) == out.end()) {
      out.push_back(found);
    }
  }
  return out;
}

std::size_t bytesOf(const CompileRequest& request) {
  std::size_t bytes = request.source.text.size();
  for (auto const& header : request.headers) {
    bytes += header.text.size();
  }
  return bytes;
}

} // namespace

Compiled compileHalves(const CompileRequest& request) {
  Compiled out;
  Lane device;
  Lane host;
  {
    CompilerThread deviceThread([&] { compileDevice(request, device); });
    CompilerThread hostThread([&] { compileHost(request, host); });
    std::string crash = hostThread.join();
    std::string const deviceCrash = deviceThread.join();
    crash = deviceCrash.empty() ? crash : deviceCrash;
    if (!crash.empty()) {
      out.failed = failure(CompileStatus::noEnd, request.source.name + ": error: " + crash + "\n");
      return out;
    }
  }
  out.failed = judgeHalves(request, device, host);
  if (out.failed.status == CompileStatus::ok) {
    out.times = device.times;
    out.times.parseHost = host.times.parseHost;
    out.halves = {std::move(device.object),     std::move(host.object),       std::move(device.lowering.kernels),
                  std::move(host.parsed.stubs), std::move(device.stackBytes), out.failed.diagnostics,
                  bothFindings(device, host),   std::move(device.packed),     {}};
  }
  return out;
}

ProgramCompile::ProgramCompile(CompileRequest request, const ObjectCache* cache)
    : request_(std::move(request)), cache_(cache) {
  if (bytesOf(request_) > kMaxSourceBytes || request_.source.text.starts_with("\177ELF")) {
    return;
  }
  if (cache_ != nullptr) {
    key_ = cacheKey(request_);
    if (auto kept = cache_->find(key_)) {
      kept_ = Compiled{std::move(kept), {}, {}};
      return;
    }
  }
  if (request_.contained) {
    child_.emplace(request_.source.name, orderOf(request_), request_.limits);
  }
}

CompileResult ProgramCompile::finish() {
  if (bytesOf(request_) > kMaxSourceBytes) {
    return failure(CompileStatus::rejected, request_.source.name + ": error: the program is longer than " +
                                                std::to_string(kMaxSourceBytes) + " bytes\n");
  }
  if (request_.source.text.starts_with("\177ELF")) {
    return failure(CompileStatus::unsupported,
                   request_.source.name + ": error: a program in machine code; the cpu device takes CUDA text\n");
  }
  Compiled compiled = kept_ ? std::move(*kept_) : child_ ? child_->finish() : compileHalves(request_);
  if (!compiled.halves) {
    return std::move(compiled.failed);
  }
  if (cache_ != nullptr && !kept_) {
    cache_->keep(key_, *compiled.halves);
  }
  CompileResult out;
  out.status = CompileStatus::ok;
  out.diagnostics = compiled.halves->diagnostics;
  out.findings = std::move(compiled.halves->findings);
  Stopwatch linking(CLOCK_THREAD_CPUTIME_ID);
  linkProgram(request_, std::move(*compiled.halves), LinkedAs::plain, out);
  if (out.program != nullptr) {
    compiled.times.link += linking.lap();
    compiled.times.total = watch_.lap();
    static_cast<CompiledProgram&>(*out.program).setTimes(compiled.times);
  }
  return out;
}

} // namespace qkc::device::cpu
