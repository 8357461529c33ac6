#include "runtime/device/cpu/link_program.h"

#include "runtime/device/cpu/program.h"
#include "runtime/device/cpu/symbol_name.h"
#include "runtime/device/cpu/watch.h"

namespace qkc::device::cpu {
namespace {

constexpr std::size_t kMaxDiagnosticBytes = 64UL << 10U;

void trim(std::string& text) {
  if (text.size() > kMaxDiagnosticBytes) {
    text.resize(kMaxDiagnosticBytes);
    text += "\n(cut)\n";
  }
}

} // namespace

CompileResult failure(CompileStatus status, std::string text) {
  CompileResult out;
  out.status = status;
  out.diagnostics = std::move(text);
  trim(out.diagnostics);
  return out;
}

namespace {

std::string listed(const std::vector<std::string>& symbols) {
  std::string out;
  for (auto const& symbol : symbols) {
    out += (out.empty() ? "'" : ", '") + readableName(symbol) + "'";
  }
  return out;
}

// Variables take memory of the process that links: `float a[1 << 30]` is a text of few bytes.
constexpr std::uint64_t kMaxVariableBytes = 1UL << 30U;

// The kernels of linked code, launchable.
void addKernels(CompiledHalves& halves, const LinkedCode& code, LinkedAs as, CompiledProgram& program) {
  for (auto& lowered : halves.kernels) {
    auto kernel = std::make_unique<Kernel>();
    void* function = code.address(lowered.function);
    bool const watched = as == LinkedAs::watched;
    kernel->name = readableName(lowered.info.name);
    if (lowered.info.needsFibers) {
      kernel->thread = reinterpret_cast<ThreadFunction*>(function);
    } else if (watched) {
      kernel->single = reinterpret_cast<ThreadFunction*>(function);
    } else {
      kernel->grid = reinterpret_cast<GridFunction*>(function);
      kernel->single =
          lowered.single.empty() ? nullptr : reinterpret_cast<ThreadFunction*>(code.address(lowered.single));
    }
    if (watched) {
      kernel->watched = std::make_shared<const WatchedKernel>(WatchedKernel{&code.data(), std::move(lowered.shared)});
    }
    kernel->mayWait = lowered.mayWait;
    kernel->pointers = std::move(lowered.pointers);
    kernel->parameterBytes = std::move(lowered.parameterBytes);
    kernel->staticSharedBytes = lowered.info.staticSharedBytes;
    kernel->sharedAlignment = lowered.sharedAlignment;
    kernel->maxThreads = lowered.maxThreads;
    kernel->stackBytes = halves.stackBytes[lowered.info.name];
    program.addKernel(std::move(lowered.info), std::move(kernel));
  }
}

} // namespace

void linkProgram(const CompileRequest& request, CompiledHalves halves, LinkedAs as, CompileResult& out) {
  std::vector<std::unique_ptr<llvm::MemoryBuffer>> objects;
  objects.push_back(llvm::MemoryBuffer::getMemBufferCopy(halves.device->getBuffer(), kDeviceObject));
  objects.push_back(llvm::MemoryBuffer::getMemBufferCopy(halves.host->getBuffer(), kHostObject));
  SymbolReport const symbols = checkSymbols(objects, request.entries, runtimeSymbols());
  std::string const where = request.source.name + ": error: ";
  if (!symbols.missing.empty()) {
    out = failure(CompileStatus::rejected,
                  where + "no definition of extern \"C\" host function " + listed(symbols.missing) + "\n");
    return;
  }
  if (!symbols.unresolved.empty()) {
    out = failure(CompileStatus::rejected, where + "used but not defined, and not part of the cpu device's runtime: " +
                                               listed(symbols.unresolved) + "\n");
    return;
  }
  if (!symbols.redefined.empty()) {
    out = failure(CompileStatus::rejected,
                  where + "defines what the cpu device's runtime defines: " + listed(symbols.redefined) + "\n");
    return;
  }
  if (std::uint64_t const bytes = loadedBytes(objects); bytes > kMaxVariableBytes) {
    out = failure(CompileStatus::unsupported, where + "code and variables take " + std::to_string(bytes) +
                                                  " bytes; the cpu device has " + std::to_string(kMaxVariableBytes) +
                                                  " for them\n");
    return;
  }
  std::vector<std::string> needed = request.entries;
  for (auto const& kernel : halves.kernels) {
    needed.push_back(kernel.function);
    if (!kernel.single.empty()) {
      needed.push_back(kernel.single);
    }
  }
  for (auto const& stub : halves.stubs) {
    needed.push_back(stub.symbol);
  }
  std::string error;
  auto code = LinkedCode::link(std::move(objects), needed, runtimeSymbols(), error);
  if (code == nullptr) {
    out = failure(CompileStatus::unsupported, where + error + "\n");
    return;
  }
  auto program = std::make_unique<CompiledProgram>();
  for (auto const& name : request.entries) {
    program->setEntry(name, code->address(name));
  }
  addKernels(halves, *code, as, *program);
  if (as == LinkedAs::watched) {
    program->setWatched();
  }
  for (auto const& stub : halves.stubs) {
    program->addStub(code->address(stub.symbol), stub.kernel);
  }
  program->setCode(std::move(code));
  if (!halves.parsedDevice.empty()) {
    program->setWatchSource(
        std::make_shared<const WatchSource>(WatchSource{.name = request.source.name,
                                                        .entries = request.entries,
                                                        .limits = request.limits,
                                                        .parsedDevice = std::move(halves.parsedDevice),
                                                        .host = halves.host->getBuffer().str(),
                                                        .stubs = std::move(halves.stubs)}));
  }
  out.program = std::move(program);
}

} // namespace qkc::device::cpu
