#include "runtime/device/cpu/gpu_host.h"

#include "runtime/device/cpu/compiler_thread.h"
#include "runtime/device/cpu/contained_compile.h"
#include "runtime/device/cpu/jit.h"
#include "runtime/device/cpu/lane.h"
#include "runtime/device/cpu/object_cache.h"
#include "runtime/device/cpu/shim_table.h"
#include "runtime/device/cpu/symbol_name.h"

#include <llvm/Support/JSON.h>

namespace qkc::device::cpu {
namespace {

namespace json = llvm::json;

constexpr std::size_t kMaxSourceBytes = 8UL << 20U; // as for the CPU device

HostHalf failed(const CompileRequest& request, CompileStatus status, const std::string& what) {
  HostHalf out;
  out.status = status;
  out.diagnostics = request.source.name + ": error: " + what + "\n";
  return out;
}

// Kernels and variables that the device's compiler is to name. False when one has no name.
bool collect(const ParsedHalf& parsed, HostHalf& out, DeviceText& device, std::string& nameless) {
  for (auto const& stub : parsed.stubs) {
    if (stub.expression.empty()) {
      nameless = readableName(stub.kernel);
      return false;
    }
    out.kernels.push_back({stub.symbol, stub.expression, 0});
    device.kernels.push_back(stub.expression);
  }
  for (auto const& shadow : parsed.shadows) {
    if (!shadow.expression.empty()) {
      out.variables.push_back({shadow.symbol, shadow.expression, shadow.bytes});
      device.variables.push_back(shadow.expression);
    }
  }
  device.text = parsed.deviceText;
  return true;
}

HostHalf compileBoth(const CompileRequest& request, const DeviceCompile& compileDeviceText) {
  Lane lane;
  {
    CompilerThread parsing([&] { parseGpuHost(request, lane); });
    if (std::string const crash = parsing.join(); !crash.empty()) {
      return failed(request, CompileStatus::unsupported, crash);
    }
  }
  HostHalf out;
  out.status = lane.parsed.status;
  out.diagnostics = lane.parsed.diagnostics;
  out.findings = lane.parsed.findings;
  if (lane.parsed.module == nullptr) {
    return out;
  }
  DeviceText device;
  std::string nameless;
  if (!collect(lane.parsed, out, device, nameless)) {
    return failed(request, CompileStatus::unsupported,
                  "kernel '" + nameless +
                      "' is an instance for a type without a name, which a GPU's compiler can't be asked for");
  }
  CompilerThread generating([&] { compileGpuHost(request, lane); });
  out.deviceResult = compileDeviceText(device);
  if (std::string const crash = generating.join(); !crash.empty()) {
    return failed(request, CompileStatus::unsupported, crash);
  }
  if (lane.object == nullptr || !lane.error.empty()) {
    return failed(request, CompileStatus::unsupported, lane.error);
  }
  out.object = lane.object->getBuffer().str();
  return out;
}

json::Array describe(const std::vector<HostSymbol>& symbols) {
  json::Array out;
  for (auto const& one : symbols) {
    out.push_back(json::Array{one.symbol, one.expression, std::to_string(one.bytes)});
  }
  return out;
}

std::vector<HostSymbol> symbolsFrom(const std::vector<std::vector<std::string>>& rows) {
  std::vector<HostSymbol> out;
  for (auto const& row : rows) {
    if (row.size() == 3) {
      out.push_back({row[0], row[1], std::stoull(row[2])});
    }
  }
  return out;
}

// A line of JSON, the object, the device's result.
std::string pack(const HostHalf& half) {
  json::Value head =
      json::Object{{"status", static_cast<int>(half.status)},     {"diagnostics", json::fixUTF8(half.diagnostics)},
                   {"findings", describeFindings(half.findings)}, {"kernels", describe(half.kernels)},
                   {"variables", describe(half.variables)},       {"objectBytes", half.object.size()}};
  std::string text;
  llvm::raw_string_ostream(text) << head << '\n' << half.object << half.deviceResult;
  return text;
}

std::optional<HostHalf> unpack(llvm::StringRef bytes) {
  auto const [line, rest] = bytes.split('\n');
  auto head = json::parse(line);
  if (!head) {
    llvm::consumeError(head.takeError());
    return std::nullopt;
  }
  HostHalf out;
  int status = 0;
  std::uint64_t objectBytes = 0;
  std::vector<std::vector<std::string>> kernels;
  std::vector<std::vector<std::string>> variables;
  json::Path::Root root;
  json::ObjectMapper map(*head, root);
  if (!map || !map.map("status", status) || !map.map("diagnostics", out.diagnostics) || !map.map("kernels", kernels) ||
      !map.map("variables", variables) || !readFindings(head->getAsObject()->getArray("findings"), out.findings) ||
      !map.map("objectBytes", objectBytes) || objectBytes > rest.size()) {
    return std::nullopt;
  }
  out.status = static_cast<CompileStatus>(status);
  out.kernels = symbolsFrom(kernels);
  out.variables = symbolsFrom(variables);
  out.object = rest.take_front(objectBytes).str();
  out.deviceResult = rest.drop_front(objectBytes).str();
  return out;
}

std::size_t bytesOf(const CompileRequest& request) {
  std::size_t bytes = request.source.text.size();
  for (auto const& header : request.headers) {
    bytes += header.text.size();
  }
  return bytes;
}

class Pending : public PendingHostHalf {
public:
  Pending(CompileRequest request, DeviceCompile device) : request_(std::move(request)), device_(std::move(device)) {
    if (request_.contained && bytesOf(request_) <= kMaxSourceBytes) {
      child_.emplace([this] { return pack(compileBoth(request_, device_)); }, request_.limits,
                     ContainedWork::Files::readOnly);
    }
  }

  HostHalf finish() override {
    if (bytesOf(request_) > kMaxSourceBytes) {
      return failed(request_, CompileStatus::rejected,
                    "the program is longer than " + std::to_string(kMaxSourceBytes) + " bytes");
    }
    if (!child_) {
      return compileBoth(request_, device_);
    }
    ContainedWork::End const end = child_->finish();
    if (!end.problem.empty()) {
      return failed(request_, CompileStatus::unsupported, end.problem);
    }
    auto out = unpack(end.bytes);
    return out ? std::move(*out)
               : failed(request_, CompileStatus::unsupported, "the compiler's process left no result");
  }

private:
  CompileRequest request_;
  DeviceCompile device_;
  std::optional<ContainedWork> child_;
};

class Linked : public LinkedHost {
public:
  explicit Linked(std::unique_ptr<LinkedCode> code) : code_(std::move(code)) { addProgramData(code_->data()); }
  ~Linked() override { removeProgramData(code_->data()); }
  Linked(const Linked&) = delete;
  Linked& operator=(const Linked&) = delete;
  void* address(const std::string& symbol) const override { return code_->address(symbol); }

private:
  std::unique_ptr<LinkedCode> code_;
};

std::string listed(const std::vector<std::string>& symbols) {
  std::string out;
  for (auto const& symbol : symbols) {
    out += (out.empty() ? "'" : ", '") + readableName(symbol) + "'";
  }
  return out;
}

} // namespace

std::unique_ptr<PendingHostHalf> ClangHostCompiler::start(CompileRequest request, DeviceCompile device) {
  return std::make_unique<Pending>(std::move(request), std::move(device));
}

std::unique_ptr<LinkedHost> ClangHostCompiler::link(const HostHalf& half, const std::vector<std::string>& entries,
                                                    std::span<const HostFunction> runtime, std::string& error) {
  std::vector<RuntimeSymbol> cuda;
  for (auto const& function : runtime) {
    cuda.emplace_back(function.name, function.address);
  }
  auto const symbols = runtimeSymbolsWith(cuda);
  std::vector<std::unique_ptr<llvm::MemoryBuffer>> objects;
  objects.push_back(llvm::MemoryBuffer::getMemBufferCopy(half.object));
  SymbolReport const report = checkSymbols(objects, entries, symbols);
  if (!report.missing.empty()) {
    error = "no definition of extern \"C\" host function " + listed(report.missing);
    return nullptr;
  }
  if (!report.unresolved.empty()) {
    error = "used but not defined, and not part of the runtime for host code: " + listed(report.unresolved);
    return nullptr;
  }
  if (!report.redefined.empty()) {
    error = "defines what the runtime for host code defines: " + listed(report.redefined);
    return nullptr;
  }
  std::vector<std::string> needed = entries;
  for (auto const* list : {&half.kernels, &half.variables}) {
    for (auto const& one : *list) {
      needed.push_back(one.symbol);
    }
  }
  auto code = LinkedCode::link(std::move(objects), needed, symbols, error);
  return code == nullptr ? nullptr : std::make_unique<Linked>(std::move(code));
}

std::string ClangHostCompiler::identity() const {
  return toolIdentity() + targetCpu();
}

std::vector<SourceFile> ClangHostCompiler::libraryHeaders() const {
  std::vector<SourceFile> out;
  for (auto const& shim : shimFiles()) {
    out.push_back({std::string(shim.name), std::string(shim.text)});
  }
  return out;
}

} // namespace qkc::device::cpu
