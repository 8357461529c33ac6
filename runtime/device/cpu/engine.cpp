#include "runtime/device/cpu/engine.h"

#include "runtime/device/cpu/clang_frontend.h"
#include "runtime/device/cpu/compiler_thread.h"
#include "runtime/device/cpu/jit.h"
#include "runtime/device/cpu/launch.h"
#include "runtime/device/cpu/optimizer.h"
#include "runtime/device/cpu/simt_pass.h"

#include <llvm/Demangle/Demangle.h>
#include <llvm/IR/DebugInfo.h>
#include <llvm/IR/DiagnosticInfo.h>
#include <llvm/IR/DiagnosticPrinter.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Verifier.h>
#include <time.h>

#include <unordered_map>

namespace qkc::device::cpu {
namespace {

// Texts beyond this are refused unread: Clang needs hundreds of bytes of memory for each byte of source.
constexpr std::size_t kMaxSourceBytes = 8UL << 20U;
constexpr std::size_t kMaxDiagnosticBytes = 64UL << 10U;
constexpr std::uint64_t kBaseStack = 16UL << 10U;
constexpr std::uint64_t kOpenEndedStack = 256UL << 10U;

// Milliseconds of one clock between laps.
class Stopwatch {
public:
  explicit Stopwatch(clockid_t clock) : clock_(clock), last_(now()) {}

  double lap() {
    double const at = now();
    double const out = at - last_;
    last_ = at;
    return out;
  }

private:
  double now() const {
    timespec at{};
    clock_gettime(clock_, &at);
    return (static_cast<double>(at.tv_sec) * 1e3) + (static_cast<double>(at.tv_nsec) * 1e-6);
  }

  clockid_t clock_;
  double last_;
};

class CompiledProgram : public Program {
public:
  ~CompiledProgram() override {
    for (const void* stub : stubs_) {
      withdrawKernel(stub);
    }
  }

  void* entry(std::string_view name) const override {
    auto const found = entries_.find(std::string(name));
    return found == entries_.end() ? nullptr : found->second;
  }
  const std::vector<KernelInfo>& kernels() const override { return infos_; }
  const CompileTimes& times() const override { return times_; }

  void setEntry(const std::string& name, void* address) { entries_[name] = address; }
  void setCode(std::unique_ptr<LinkedCode> code) { code_ = std::move(code); }
  void setTimes(const CompileTimes& times) { times_ = times; }
  void addKernel(KernelInfo info, std::unique_ptr<Kernel> kernel) {
    byName_[info.name] = kernel.get();
    infos_.push_back(std::move(info));
    launchable_.push_back(std::move(kernel));
  }
  void addStub(const void* stub, const std::string& kernel) {
    if (auto const found = byName_.find(kernel); found != byName_.end() && stub != nullptr) {
      registerKernel(stub, found->second);
      stubs_.push_back(stub);
    }
  }

private:
  std::unique_ptr<LinkedCode> code_;
  std::unordered_map<std::string, void*> entries_;
  std::vector<KernelInfo> infos_;
  std::vector<std::unique_ptr<Kernel>> launchable_;
  std::unordered_map<std::string, Kernel*> byName_;
  std::vector<const void*> stubs_;
  CompileTimes times_;
};

// One half on its way from text to machine code.
struct Lane {
  ParsedHalf parsed;
  Lowering lowering; // device half
  std::unique_ptr<llvm::MemoryBuffer> object;
  std::unordered_map<std::string, std::uint64_t> stackBytes; // device half: of each ThreadFunction
  std::string error;
  CompileTimes times;
};

// The backend reports through the context; the default would print and end the process.
void collectBackendErrors(Lane& lane) {
  lane.parsed.context->setDiagnosticHandlerCallBack(
      [](const llvm::DiagnosticInfo* info, void* self) {
        if (info->getSeverity() == llvm::DS_Error) {
          llvm::raw_string_ostream text(static_cast<Lane*>(self)->error);
          llvm::DiagnosticPrinterRawOStream printer(text);
          info->print(printer);
          text << '\n';
        }
      },
      &lane);
}

// What the frames of a thread need: its arrays twice over, since spills and padding come on top, and a base for the
// functions that it calls.
std::uint64_t stackNeed(const llvm::Function& function, bool openEnded) {
  std::uint64_t arrays = 0;
  for (llvm::Instruction const& instruction : llvm::instructions(function)) {
    if (auto const* slot = llvm::dyn_cast<llvm::AllocaInst>(&instruction)) {
      auto const size = slot->getAllocationSize(function.getParent()->getDataLayout());
      arrays += size ? size->getFixedValue() : kBaseStack;
    }
  }
  return (2 * arrays) + (openEnded ? kOpenEndedStack : kBaseStack);
}

// Frames larger than a page touch each of their pages, so that none can step over a guard page.
void probeStacks(llvm::Module& module) {
  for (llvm::Function& function : module) {
    if (!function.isDeclaration()) {
      function.addFnAttr("probe-stack", "inline-asm");
    }
  }
}

// The host half may use device variables that the text keeps to itself.
void exportDeviceVariables(ParsedHalf& device) {
  for (auto const& name : device.deviceVariables) {
    llvm::GlobalVariable* variable = device.module->getNamedGlobal(name);
    if (!variable->isDeclaration()) {
      variable->setLinkage(llvm::GlobalValue::ExternalLinkage);
      variable->setComdat(nullptr);
    }
  }
}

// A module that breaks LLVM's rules would crash it later, with no hint why. Empty when it is sound.
std::string faultyLowering(const llvm::Module& module) {
  std::string text;
  llvm::raw_string_ostream out(text);
  return llvm::verifyModule(module, &out) ? "internal error, lowering made an invalid module: " + out.str() : "";
}

void compileDevice(const CompileRequest& request, Lane& lane) {
  Stopwatch watch(CLOCK_THREAD_CPUTIME_ID);
  lane.parsed = parseHalf(request, Half::device);
  lane.times.parseDevice = watch.lap();
  if (lane.parsed.module == nullptr) {
    return;
  }
  collectBackendErrors(lane);
  llvm::Module& module = *lane.parsed.module;
  auto machine = makeTargetMachine(request.optimization);
  module.setDataLayout(machine->createDataLayout());
  exportDeviceVariables(lane.parsed);
  markForInlining(lane.parsed);
  prepareForLowering(module, *machine);
  lane.lowering = lowerSimt(lane.parsed);
  lane.times.lower = watch.lap();
  if (!lane.lowering.unsupported.empty()) {
    return;
  }
  lane.error = faultyLowering(module);
  if (!lane.error.empty()) {
    return;
  }
  probeStacks(module);
  optimizeDevice(module, *machine, request.optimization);
  for (auto const& kernel : lane.lowering.kernels) {
    llvm::Function const* function = module.getFunction(kernel.function);
    if (kernel.info.needsFibers && function != nullptr) {
      lane.stackBytes[kernel.info.name] = stackNeed(*function, kernel.callsFunctions);
    }
  }
  lane.times.optimize = watch.lap();
  lane.object = generateCode(module, *machine, lane.error);
  lane.times.codegen = watch.lap();
}

// Dynamic initialisers run before the first entry, in the process that calls it: they are the program's code and must
// not run in the process that compiles.
void callInitialisersFromEntries(llvm::Module& module, const std::vector<std::string>& entries) {
  llvm::GlobalVariable* list = module.getNamedGlobal("llvm.global_ctors");
  if (list == nullptr) {
    return;
  }
  llvm::LLVMContext& context = module.getContext();
  auto* flag =
      new llvm::GlobalVariable(module, llvm::Type::getInt1Ty(context), false, llvm::GlobalValue::InternalLinkage,
                               llvm::ConstantInt::getFalse(context), "qkc.initialised");
  auto* once = llvm::Function::Create(llvm::FunctionType::get(llvm::Type::getVoidTy(context), false),
                                      llvm::GlobalValue::InternalLinkage, "qkc.initialise", module);
  auto* test = llvm::BasicBlock::Create(context, "test", once);
  auto* run = llvm::BasicBlock::Create(context, "run", once);
  auto* done = llvm::BasicBlock::Create(context, "done", once);
  llvm::IRBuilder<> builder(test);
  builder.CreateCondBr(builder.CreateLoad(builder.getInt1Ty(), flag), done, run);
  builder.SetInsertPoint(run);
  builder.CreateStore(builder.getTrue(), flag);
  if (auto* all = llvm::dyn_cast<llvm::ConstantArray>(list->getInitializer())) {
    for (llvm::Value* row : all->operands()) {
      auto* function = llvm::cast<llvm::ConstantStruct>(row)->getOperand(1);
      builder.CreateCall(llvm::FunctionType::get(builder.getVoidTy(), false), function);
    }
  }
  builder.CreateBr(done);
  llvm::IRBuilder<>(done).CreateRetVoid();
  list->eraseFromParent();
  for (auto const& name : entries) {
    llvm::Function* entry = module.getFunction(name);
    if (entry != nullptr && !entry->isDeclaration()) {
      llvm::IRBuilder<>(&*entry->getEntryBlock().getFirstInsertionPt()).CreateCall(once);
    }
  }
}

void compileHost(const CompileRequest& request, Lane& lane) {
  Stopwatch watch(CLOCK_THREAD_CPUTIME_ID);
  lane.parsed = parseHalf(request, Half::host);
  lane.times.parseHost = watch.lap();
  if (lane.parsed.module == nullptr) {
    return;
  }
  collectBackendErrors(lane);
  llvm::Module& module = *lane.parsed.module;
  llvm::StripDebugInfo(module);
  // The storage of __device__ and __constant__ variables is in the device half.
  for (auto const& name : lane.parsed.deviceVariables) {
    llvm::GlobalVariable* shadow = module.getNamedGlobal(name);
    shadow->setInitializer(nullptr);
    shadow->setLinkage(llvm::GlobalValue::ExternalLinkage);
    shadow->setComdat(nullptr);
    shadow->setConstant(false);
  }
  // A kernel is known by the address of its stub, which must therefore outlive optimisation.
  for (auto const& stub : lane.parsed.stubs) {
    module.getFunction(stub.symbol)->setLinkage(llvm::GlobalValue::ExternalLinkage);
  }
  callInitialisersFromEntries(module, request.entries);
  auto machine = makeTargetMachine(request.optimization);
  module.setDataLayout(machine->createDataLayout());
  optimizeHost(module, *machine, request.optimization);
  lane.object = generateCode(module, *machine, lane.error);
}

void trim(std::string& text) {
  if (text.size() > kMaxDiagnosticBytes) {
    text.resize(kMaxDiagnosticBytes);
    text += "\n(cut)\n";
  }
}

CompileResult failure(CompileStatus status, std::string text) {
  CompileResult out;
  out.status = status;
  out.diagnostics = std::move(text);
  trim(out.diagnostics);
  return out;
}

std::string listed(const std::vector<std::string>& symbols) {
  std::string out;
  for (auto const& symbol : symbols) {
    out += (out.empty() ? "'" : ", '") + llvm::demangle(symbol) + "'";
  }
  return out;
}

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
  for (Lane const* lane : {&device, &host}) {
    if (lane->object == nullptr || !lane->error.empty()) {
      return failure(CompileStatus::unsupported, request.source.name + ": error: " + lane->error + "\n");
    }
  }
  return failure(CompileStatus::ok, host.parsed.diagnostics);
}

void linkProgram(const CompileRequest& request, Lane& device, Lane& host, CompileResult& out) {
  std::vector<std::unique_ptr<llvm::MemoryBuffer>> objects;
  objects.push_back(std::move(device.object));
  objects.push_back(std::move(host.object));
  SymbolReport const symbols = checkSymbols(objects, request.entries);
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
  std::vector<std::string> needed = request.entries;
  for (auto const& kernel : device.lowering.kernels) {
    needed.push_back(kernel.function);
  }
  for (auto const& stub : host.parsed.stubs) {
    needed.push_back(stub.symbol);
  }
  std::string error;
  auto code = LinkedCode::link(std::move(objects), needed, error);
  if (code == nullptr) {
    out = failure(CompileStatus::unsupported, where + error + "\n");
    return;
  }
  auto program = std::make_unique<CompiledProgram>();
  for (auto const& name : request.entries) {
    program->setEntry(name, code->address(name));
  }
  for (auto& lowered : device.lowering.kernels) {
    auto kernel = std::make_unique<Kernel>();
    void* function = code->address(lowered.function);
    kernel->name = llvm::demangle(lowered.info.name);
    kernel->grid = lowered.info.needsFibers ? nullptr : reinterpret_cast<GridFunction*>(function);
    kernel->thread = lowered.info.needsFibers ? reinterpret_cast<ThreadFunction*>(function) : nullptr;
    kernel->staticSharedBytes = lowered.info.staticSharedBytes;
    kernel->sharedAlignment = lowered.sharedAlignment;
    kernel->maxThreads = lowered.maxThreads;
    kernel->stackBytes = device.stackBytes[lowered.info.name];
    program->addKernel(std::move(lowered.info), std::move(kernel));
  }
  for (auto const& stub : host.parsed.stubs) {
    program->addStub(code->address(stub.symbol), stub.kernel);
  }
  program->setCode(std::move(code));
  out.program = std::move(program);
}

} // namespace

CompileResult compileProgram(const CompileRequest& request) {
  Stopwatch watch(CLOCK_MONOTONIC);
  std::size_t bytes = request.source.text.size();
  for (auto const& header : request.headers) {
    bytes += header.text.size();
  }
  if (bytes > kMaxSourceBytes) {
    return failure(CompileStatus::rejected, request.source.name + ": error: the program is longer than " +
                                                std::to_string(kMaxSourceBytes) + " bytes\n");
  }
  Lane device;
  Lane host;
  {
    CompilerThread deviceThread([&] { compileDevice(request, device); });
    CompilerThread hostThread([&] { compileHost(request, host); });
    std::string crash = hostThread.join();
    std::string const deviceCrash = deviceThread.join();
    crash = deviceCrash.empty() ? crash : deviceCrash;
    if (!crash.empty()) {
      return failure(CompileStatus::unsupported, request.source.name + ": error: " + crash + "\n");
    }
  }
  CompileResult out = judgeHalves(request, device, host);
  if (out.status == CompileStatus::ok) {
    Stopwatch linking(CLOCK_THREAD_CPUTIME_ID);
    linkProgram(request, device, host, out);
    if (out.program != nullptr) {
      CompileTimes times = device.times;
      times.parseHost = host.times.parseHost;
      times.link = linking.lap();
      times.total = watch.lap();
      static_cast<CompiledProgram&>(*out.program).setTimes(times);
    }
  }
  return out;
}

} // namespace qkc::device::cpu
