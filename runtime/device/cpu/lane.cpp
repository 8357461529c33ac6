#include "runtime/device/cpu/lane.h"

#include "runtime/device/cpu/block_scope.h"
#include "runtime/device/cpu/compiled_halves.h"
#include "runtime/device/cpu/jit.h"
#include "runtime/device/cpu/link_program.h"
#include "runtime/device/cpu/optimizer.h"
#include "runtime/device/cpu/stopwatch.h"
#include "runtime/device/cpu/thread_awareness.h"
#include "runtime/device/cpu/unset_locals.h"

#include <llvm/IR/DebugInfo.h>
#include <llvm/IR/DiagnosticInfo.h>
#include <llvm/IR/DiagnosticPrinter.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Intrinsics.h>
#include <llvm/IR/Verifier.h>

namespace qkc::device::cpu {
namespace {

constexpr std::uint64_t kBaseStack = 16UL << 10U;
constexpr std::uint64_t kOpenEndedStack = 256UL << 10U;

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

// A resolver would run when the program is linked, in the process that compiles.
bool choosesWhenLinked(const llvm::Module& module, std::string& error) {
  if (!module.ifunc_empty()) {
    error = "a function that is chosen when the program is linked (ifunc) is not supported";
  }
  return !module.ifunc_empty();
}

// Only the watched build calls the runtime's watcher: a function of a text in its place would blind it.
bool usesWatcher(const llvm::Module& module, std::string& error) {
  for (llvm::GlobalValue const& value : module.global_values()) {
    if (value.getName().starts_with("__qkcw_")) {
      error = "the name '" + value.getName().str() + "' is the cpu device's own";
      return true;
    }
  }
  return false;
}

// All functions and variables that kernels can come to use: those that they name, and what these name in turn.
llvm::SetVector<const llvm::Constant*> usedByKernels(const ParsedHalf& device) {
  llvm::SetVector<const llvm::Constant*> out;
  auto const addOperands = [&](const llvm::User& user) {
    for (llvm::Value const* operand : user.operand_values()) {
      if (auto const* constant = llvm::dyn_cast_or_null<llvm::Constant>(operand)) {
        out.insert(constant);
      }
    }
  };
  for (auto const& kernel : device.kernels) {
    out.insert(device.module->getFunction(kernel.symbol));
  }
  std::size_t next = 0;
  while (next < out.size()) {
    llvm::Constant const* const used = out[next++];
    addOperands(*used);
    if (auto const* function = llvm::dyn_cast<llvm::Function>(used)) {
      for (llvm::Instruction const& instruction : llvm::instructions(*function)) {
        addOperands(instruction);
      }
    }
  }
  return out;
}

// operator new and new[] with whatever comes behind the size: an alignment, nothrow.
bool isOperatorNew(llvm::StringRef symbol) {
  return symbol.starts_with("_Znwm") || symbol.starts_with("_Znam");
}

// CUDA has a heap for kernels; this device has the host's alone. What only the host calls is none of it, though it is
// compiled for the device too.
bool allocates(const ParsedHalf& device, std::string& unsupported) {
  for (llvm::Constant const* used : usedByKernels(device)) {
    auto const* function = llvm::dyn_cast<llvm::Function>(used);
    if (function == nullptr || !function->isDeclaration()) {
      continue;
    }
    llvm::StringRef const name = function->getName();
    if (name == "malloc" || name == "calloc" || isOperatorNew(name)) {
      unsupported = "memory that a kernel takes by new or malloc is not supported";
      return true;
    }
  }
  return false;
}

// Clocks of the processor count their own readings: how long something takes tells a program whether it is watched, or
// whether another one runs beside.
void countReadings(llvm::Module& module) {
  constexpr std::uint64_t kStep = 1000;
  llvm::GlobalVariable* clock = nullptr;
  for (auto const id : {llvm::Intrinsic::readcyclecounter, llvm::Intrinsic::readsteadycounter}) {
    llvm::Function* const read = module.getFunction(llvm::Intrinsic::getName(id));
    if (read == nullptr) {
      continue;
    }
    llvm::Type* const wide = llvm::Type::getInt64Ty(module.getContext());
    if (clock == nullptr) {
      clock = new llvm::GlobalVariable(module, wide, false, llvm::GlobalValue::InternalLinkage,
                                       llvm::ConstantInt::get(wide, 0), "qkc.clock");
    }
    for (llvm::User* user : llvm::make_early_inc_range(read->users())) {
      auto* const call = llvm::cast<llvm::CallInst>(user);
      llvm::IRBuilder<> builder(call);
      call->replaceAllUsesWith(builder.CreateAtomicRMW(llvm::AtomicRMWInst::Add, clock, builder.getInt64(kStep),
                                                       llvm::MaybeAlign(8), llvm::AtomicOrdering::Monotonic));
      call->eraseFromParent();
    }
  }
}

// For threads that are fibers. Those of watched kernels all can be, and code that was not optimised has larger frames.
void noteStacks(Lane& lane, LinkedAs as) {
  constexpr unsigned kWatchedTimes = 4;
  bool const watched = as == LinkedAs::watched;
  for (auto const& kernel : lane.lowering.kernels) {
    llvm::Function const* function = lane.parsed.module->getFunction(kernel.function);
    if ((watched || kernel.info.needsFibers) && function != nullptr) {
      lane.stackBytes[kernel.info.name] = (watched ? kWatchedTimes : 1) * stackNeed(*function, kernel.callsFunctions);
    }
  }
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

} // namespace

void compileDevice(const CompileRequest& request, Lane& lane) {
  Stopwatch watch(CLOCK_THREAD_CPUTIME_ID);
  lane.parsed = parseHalf(request, Half::device);
  lane.times.parseDevice = watch.lap();
  if (lane.parsed.module == nullptr) {
    return;
  }
  collectBackendErrors(lane);
  llvm::Module& module = *lane.parsed.module;
  if (choosesWhenLinked(module, lane.error)) {
    return;
  }
  // Before an optimisation drops what the watched build would still have.
  if (usesWatcher(module, lane.error) || allocates(lane.parsed, lane.lowering.unsupported)) {
    return;
  }
  countReadings(module);
  noteBlockScope(module);
  if (request.contained) {
    poisonUnsetLocals(module);
    lane.packed = packDevice(lane.parsed);
  } else {
    leaveUnsetLocals(module);
  }
  auto machine = makeTargetMachine(request.optimization);
  module.setDataLayout(machine->createDataLayout());
  exportDeviceVariables(lane.parsed);
  markForInlining(lane.parsed);
  prepareForLowering(module, *machine);
  lane.lowering = lowerSimt(lane.parsed, request.contained ? ThreadCalls::bothOrders : ThreadCalls::loop);
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
  noteStacks(lane, LinkedAs::plain);
  lane.times.optimize = watch.lap();
  lane.object = generateCode(module, *machine, lane.error);
  lane.times.codegen = watch.lap();
}

void compileWatched(const std::string& packed, Lane& lane) {
  lane.parsed = unpackDevice(packed);
  if (lane.parsed.module == nullptr) {
    lane.error = "internal error, the parsed device half can't be read";
    return;
  }
  collectBackendErrors(lane);
  llvm::Module& module = *lane.parsed.module;
  auto machine = makeTargetMachine(0);
  module.setDataLayout(machine->createDataLayout());
  exportDeviceVariables(lane.parsed);
  markForInlining(lane.parsed);
  prepareWatched(module, *machine);
  lane.lowering = lowerSimt(lane.parsed, ThreadCalls::single);
  lane.error = lane.lowering.unsupported.empty() ? faultyLowering(module) : lane.lowering.unsupported;
  if (!lane.error.empty()) {
    return;
  }
  probeStacks(module);
  finishWatched(module, *machine);
  noteStacks(lane, LinkedAs::watched);
  lane.object = generateCode(module, *machine, lane.error);
}

namespace {

// A kernel is known by the address of its stub, which must therefore outlive optimisation.
void exportStubs(ParsedHalf& host) {
  for (auto const& stub : host.stubs) {
    host.module->getFunction(stub.symbol)->setLinkage(llvm::GlobalValue::ExternalLinkage);
  }
}

void generateHost(const CompileRequest& request, Lane& lane) {
  llvm::Module& module = *lane.parsed.module;
  if (choosesWhenLinked(module, lane.error) || usesWatcher(module, lane.error)) {
    return;
  }
  callInitialisersFromEntries(module, request.entries);
  auto machine = makeTargetMachine(request.optimization);
  module.setDataLayout(machine->createDataLayout());
  optimizeHost(module, *machine, request.optimization);
  lane.object = generateCode(module, *machine, lane.error);
}

// Assembly in the host half would be x86's, and could ask the system for anything.
bool hasAssembly(const llvm::Module& module) {
  for (llvm::Function const& function : module) {
    for (llvm::Instruction const& instruction : llvm::instructions(function)) {
      auto const* call = llvm::dyn_cast<llvm::CallBase>(&instruction);
      if (call != nullptr && call->isInlineAsm()) {
        return true;
      }
    }
  }
  return !module.getModuleInlineAsm().empty();
}

} // namespace

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
  countReadings(module);
  leaveUnsetLocals(module);
  // The storage of __device__ and __constant__ variables is in the device half.
  for (auto const& name : lane.parsed.deviceVariables) {
    llvm::GlobalVariable* shadow = module.getNamedGlobal(name);
    shadow->setInitializer(nullptr);
    shadow->setLinkage(llvm::GlobalValue::ExternalLinkage);
    shadow->setComdat(nullptr);
    shadow->setConstant(false);
  }
  exportStubs(lane.parsed);
  generateHost(request, lane);
}

void parseGpuHost(const CompileRequest& request, Lane& lane) {
  Stopwatch watch(CLOCK_THREAD_CPUTIME_ID);
  lane.parsed = parseHalf(request, Half::gpuHost);
  lane.times.parseHost = watch.lap();
}

void compileGpuHost(const CompileRequest& request, Lane& lane) {
  collectBackendErrors(lane);
  llvm::Module& module = *lane.parsed.module;
  llvm::StripDebugInfo(module);
  if (hasAssembly(module)) {
    lane.error = "inline assembly in host code is not supported";
    return;
  }
  // A shadow is an address alone: the variable itself is the device's.
  for (auto const& name : lane.parsed.deviceVariables) {
    llvm::GlobalVariable* shadow = module.getNamedGlobal(name);
    shadow->setInitializer(llvm::Constant::getNullValue(shadow->getValueType()));
    shadow->setLinkage(llvm::GlobalValue::ExternalLinkage);
    shadow->setComdat(nullptr);
    shadow->setConstant(false);
  }
  exportStubs(lane.parsed);
  generateHost(request, lane);
}

} // namespace qkc::device::cpu
