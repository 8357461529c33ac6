#include "runtime/device/cpu/link_program.h"

#include "runtime/device/cpu/program.h"
#include "runtime/device/cpu/runtime_symbols.h"
#include "runtime/device/cpu/stopwatch.h"
#include "runtime/device/cpu/symbol_name.h"

#include <map>

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

std::uintptr_t addressIn(const LinkedCode& code, const std::string& symbol) {
  return symbol.empty() ? 0 : reinterpret_cast<std::uintptr_t>(code.address(symbol));
}

LinkedKernel linkedKernel(const LoweredKernel& lowered, const LinkedCode& code, LinkedAs as, std::uint64_t stackBytes) {
  LinkedKernel out;
  std::uintptr_t const function = addressIn(code, lowered.function);
  out.name = readableName(lowered.info.name);
  if (lowered.info.needsFibers) {
    out.thread = function;
  } else if (as == LinkedAs::watched) {
    out.single = function;
  } else {
    out.grid = function;
    out.single = addressIn(code, lowered.single);
  }
  out.mayWait = lowered.mayWait;
  out.pointers = lowered.pointers;
  out.parameterBytes = lowered.parameterBytes;
  out.staticSharedBytes = lowered.info.staticSharedBytes;
  out.sharedAlignment = lowered.sharedAlignment;
  out.maxThreads = lowered.maxThreads;
  out.stackBytes = stackBytes;
  out.shared = lowered.shared;
  return out;
}

LinkedParts partsOf(CompiledHalves& halves, const std::vector<std::string>& entries, const LinkedCode& code,
                    LinkedAs as) {
  LinkedParts out;
  for (auto const& name : entries) {
    out.entries[name] = addressIn(code, name);
  }
  std::map<std::string, std::size_t> numbers;
  for (auto const& lowered : halves.kernels) {
    numbers[lowered.info.name] = out.kernels.size();
    out.kernels.push_back(linkedKernel(lowered, code, as, halves.stackBytes[lowered.info.name]));
  }
  for (auto const& stub : halves.stubs) {
    std::uintptr_t const address = addressIn(code, stub.symbol);
    auto const kernel = numbers.find(stub.kernel);
    if (address != 0 && kernel != numbers.end()) {
      out.stubs.push_back({address, kernel->second});
    }
  }
  out.data = code.data();
  out.watched = as == LinkedAs::watched;
  return out;
}

// Addresses of the runtime in the process that contained programs are linked for; empty: in this one.
struct Elsewhere {
  std::uintptr_t mark = 0;
  std::vector<RuntimeSymbol> symbols;
  std::vector<std::uint64_t> places;
};
Elsewhere& elsewhere() {
  static Elsewhere out;
  return out;
}

} // namespace

bool linkContainedFor(std::span<const std::uint64_t> places) {
  auto const& here = runtimeSymbols();
  elsewhere() = {};
  if (places.empty()) {
    return true;
  }
  if (places.size() != here.size() + 1) {
    return false;
  }
  elsewhere().places.assign(places.begin(), places.end());
  elsewhere().mark = places.front();
  for (std::size_t k = 0; k < here.size(); ++k) {
    elsewhere().symbols.emplace_back(here[k].first,
                                     reinterpret_cast<void*>(places[k + 1])); // NOLINT(performance-no-int-to-ptr)
  }
  return true;
}

const std::vector<std::uint64_t>& containedPlaces() {
  return elsewhere().places;
}

namespace {

using Objects = std::vector<std::unique_ptr<llvm::MemoryBuffer>>;

// What keeps the objects from being linked; status ok where nothing does.
CompileResult judgeObjects(const CompileRequest& request, const Objects& objects) {
  SymbolReport const symbols = checkSymbols(objects, request.entries, runtimeSymbols());
  std::string const where = request.source.name + ": error: ";
  if (!symbols.missing.empty()) {
    return failure(CompileStatus::rejected,
                   where + "no definition of extern \"C\" host function " + listed(symbols.missing) + "\n");
  }
  if (!symbols.unresolved.empty()) {
    return failure(CompileStatus::rejected, where + "used but not defined, and not part of the cpu device's runtime: " +
                                                listed(symbols.unresolved) + "\n");
  }
  if (!symbols.redefined.empty()) {
    return failure(CompileStatus::rejected,
                   where + "defines what the cpu device's runtime defines: " + listed(symbols.redefined) + "\n");
  }
  if (std::uint64_t const bytes = loadedBytes(objects); bytes > kMaxVariableBytes) {
    return failure(CompileStatus::unsupported, where + "code and variables take " + std::to_string(bytes) +
                                                   " bytes; the cpu device has " + std::to_string(kMaxVariableBytes) +
                                                   " for them\n");
  }
  return failure(CompileStatus::ok, "");
}

// Null with `failed` set. With `image` for elsewhere(), else for this process.
std::unique_ptr<LinkedCode> linkObjects(const CompileRequest& request, const CompiledHalves& halves, ImageMemory* image,
                                        CompileResult& failed) {
  Objects objects;
  objects.push_back(llvm::MemoryBuffer::getMemBufferCopy(halves.device->getBuffer(), kDeviceObject));
  objects.push_back(llvm::MemoryBuffer::getMemBufferCopy(halves.host->getBuffer(), kHostObject));
  failed = judgeObjects(request, objects);
  if (failed.status != CompileStatus::ok) {
    return nullptr;
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
  std::uint64_t const alignment = largestAlignment(objects);
  if (image != nullptr) {
    image->align(alignment);
  }
  std::string error;
  auto code = LinkedCode::link(std::move(objects), needed, image != nullptr ? elsewhere().symbols : runtimeSymbols(),
                               error, image);
  if (code == nullptr) {
    // What nothing uses may be aligned as it likes: it is not linked.
    error = alignment > ImageMemory::kMostAlignment
                ? "a variable is aligned to " + std::to_string(alignment) + " bytes; the cpu device has " +
                      std::to_string(ImageMemory::kMostAlignment) + " at most"
                : "the program can't be linked: " + error;
    failed = failure(CompileStatus::unsupported, request.source.name + ": error: " + error + "\n");
  }
  return code;
}

} // namespace

void linkImage(const CompileRequest& request, LinkedAs as, Compiled& compiled) {
  if (!compiled.halves || elsewhere().symbols.empty()) {
    return;
  }
  Stopwatch watch(CLOCK_THREAD_CPUTIME_ID);
  CompiledHalves& halves = *compiled.halves;
  ImageMemory image;
  CompileResult failed;
  auto const code = linkObjects(request, halves, &image, failed);
  if (code == nullptr) {
    compiled.halves.reset();
    compiled.failed = std::move(failed);
    return;
  }
  halves.image = packImage(elsewhere().mark, image.segments(), partsOf(halves, request.entries, *code, as));
  halves.device = llvm::MemoryBuffer::getMemBuffer("");
  compiled.times.link = watch.lap();
}

void linkProgram(const CompileRequest& request, CompiledHalves halves, LinkedAs as, CompileResult& out) {
  auto program = std::make_unique<CompiledProgram>();
  if (!halves.image.empty()) {
    program->setImage(std::move(halves.image));
    if (request.contained && as == LinkedAs::plain && halves.parsedDevice.empty()) {
      out = failure(CompileStatus::noEnd,
                    request.source.name + ": error: the compiler's process left nothing to watch\n");
      return;
    }
  } else if (request.contained && !elsewhere().symbols.empty()) {
    // The compiler's process links. Objects that come from there are not to be looked into.
    out = failure(CompileStatus::noEnd, request.source.name + ": error: the compiler's process left no program\n");
    return;
  } else {
    CompileResult failed;
    auto code = linkObjects(request, halves, nullptr, failed);
    if (code == nullptr) {
      out = std::move(failed);
      return;
    }
    LinkedParts parts = partsOf(halves, request.entries, *code, as);
    program->setLoaded(std::move(code), std::move(parts));
  }
  for (auto& kernel : halves.kernels) {
    kernel.info.seesOthers = kernel.mayWait;
    program->addKernel(std::move(kernel.info));
  }
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
