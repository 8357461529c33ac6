#include "runtime/device/cpu/simt_pass.h"

#include "runtime/device/cpu/alignment_pass.h"
#include "runtime/device/cpu/bounds_pass.h"
#include "runtime/device/cpu/simt_abi.h"
#include "runtime/device/cpu/simt_entry.h"
#include "runtime/device/cpu/symbol_name.h"
#include "runtime/device/cpu/thread_awareness.h"

#include <llvm/IR/AttributeMask.h>
#include <llvm/IR/DebugInfo.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/PatternMatch.h>
#include <llvm/IR/ReplaceConstant.h>

namespace qkc::device::cpu {
namespace {

using llvm::Function;
using llvm::GlobalVariable;
using llvm::Instruction;
using llvm::StringRef;
using llvm::Value;

llvm::CallInst* replaceCall(llvm::CallInst& call, StringRef name, llvm::ArrayRef<Value*> operands) {
  std::vector<llvm::Type*> types;
  for (Value* operand : operands) {
    types.push_back(operand->getType());
  }
  auto callee = call.getModule()->getOrInsertFunction(name, llvm::FunctionType::get(call.getType(), types, false));
  llvm::CallInst* replacement = llvm::IRBuilder<>(&call).CreateCall(callee, operands);
  if (call.isConvergent()) {
    llvm::cast<Function>(callee.getCallee())->setConvergent();
    replacement->setConvergent();
  }
  call.replaceAllUsesWith(replacement);
  call.eraseFromParent();
  return replacement;
}

// Calls that wait learn the line they stand on, for the message when they wait for ever; __activemask also which of its
// calls it is.
void addLines(llvm::Module& module) {
  std::uint32_t place = 0;
  std::vector<Function*> waiting;
  for (Function& function : module) {
    if (isMeeting(function)) {
      waiting.push_back(&function);
    }
  }
  for (Function* function : waiting) {
    for (llvm::User* user : llvm::make_early_inc_range(function->users())) {
      auto* call = llvm::dyn_cast<llvm::CallInst>(user);
      if (call == nullptr || call->getCalledOperand() != function) {
        continue;
      }
      llvm::IRBuilder<> builder(call);
      std::vector<Value*> operands(call->arg_begin(), call->arg_end());
      operands.push_back(builder.getInt32(sourceLine(*call)));
      if (function->getName() == "__qkc_activemask") {
        operands.push_back(builder.getInt32(++place));
      }
      replaceCall(*call, (function->getName() + "_at").str(), operands);
    }
  }
}

// Lowers one kernel.
class KernelLowering {
public:
  KernelLowering(ParsedHalf& device, const KernelDecl& decl, const llvm::SetVector<Function*>& aware, ThreadCalls calls)
      : device_(&device), decl_(&decl), aware_(&aware), module_(device.module.get()), calls_(calls) {}

  LoweredKernel run() {
    out_.info.name = decl_->symbol;
    out_.maxThreads = decl_->maxThreads;
    Function* kernel = module_->getFunction(decl_->symbol);
    takeBody(*kernel);
    inspectCalls();
    lowerShared();
    checkAlignment(*body_);
    replaceIdentity();
    markGlobalIndices();
    out_.info.needsFibers = !out_.info.reasons.empty();
    bool const loop = !out_.info.needsFibers && calls_ != ThreadCalls::single;
    Function* entry = loop ? emitGridFunction(*body_, *decl_) : emitThreadFunction(*body_, *decl_);
    out_.function = entry->getName().str();
    if (loop && calls_ == ThreadCalls::bothOrders) {
      out_.single = emitThreadFunction(*body_, *decl_)->getName().str();
    }
    kernel->replaceAllUsesWith(llvm::PoisonValue::get(kernel->getType()));
    kernel->eraseFromParent();
    return std::move(out_);
  }

private:
  // The kernel's body moves into a function with the identity as further arguments.
  void takeBody(Function& kernel) {
    llvm::LLVMContext& context = module_->getContext();
    std::vector<llvm::Type*> types;
    for (llvm::Argument& argument : kernel.args()) {
      types.push_back(argument.getType());
    }
    own_ = static_cast<unsigned>(types.size());
    types.insert(types.end(), kIdentityArguments, llvm::Type::getInt32Ty(context));
    types.push_back(llvm::PointerType::getUnqual(context));
    body_ = Function::Create(llvm::FunctionType::get(llvm::Type::getVoidTy(context), types, false),
                             Function::InternalLinkage, decl_->symbol + ".qkc.body", *module_);
    body_->copyAttributesFrom(&kernel);
    body_->setVisibility(Function::DefaultVisibility); // internal functions have no other
    body_->setDSOLocal(true);
    body_->setComdat(nullptr);
    body_->removeFnAttr(llvm::Attribute::NoInline);
    body_->addFnAttr(llvm::Attribute::AlwaysInline);
    body_->splice(body_->begin(), &kernel);
    body_->setSubprogram(kernel.getSubprogram());
    kernel.setSubprogram(nullptr);
    llvm::IRBuilder<> builder(&*body_->getEntryBlock().getFirstInsertionPt());
    for (unsigned i = 0; i < own_; ++i) {
      llvm::Argument* to = body_->getArg(i);
      kernel.getArg(i)->replaceAllUsesWith(to);
      to->takeName(kernel.getArg(i));
      ArgumentPiece const& piece = decl_->arguments[i];
      std::uint64_t const end =
          piece.byAddress ? piece.bytes
                          : piece.offset + module_->getDataLayout().getTypeStoreSize(to->getType()).getFixedValue();
      out_.parameterBytes.resize(std::max<std::size_t>(out_.parameterBytes.size(), piece.parameter + 1));
      out_.parameterBytes[piece.parameter] = std::max(out_.parameterBytes[piece.parameter], end);
      if (!piece.byAddress && to->getType()->isPointerTy()) {
        out_.pointers.push_back({piece.parameter, piece.offset});
      }
      if (piece.byAddress) {
        copyStruct(builder, *to, piece);
      }
    }
  }

  // A parameter is the thread's own: it may write to it.
  void copyStruct(llvm::IRBuilder<>& builder, llvm::Argument& argument, const ArgumentPiece& piece) {
    body_->removeParamAttrs(
        argument.getArgNo(),
        llvm::AttributeMask().addAttribute(llvm::Attribute::ByVal).addAttribute(llvm::Attribute::Alignment));
    auto* copy = builder.CreateAlloca(builder.getInt8Ty(), builder.getInt64(piece.bytes));
    copy->setAlignment(llvm::Align(piece.alignment));
    argument.replaceAllUsesWith(copy);
    builder.CreateMemCpy(copy, copy->getAlign(), &argument, llvm::Align(1), piece.bytes);
  }

  void needFibers(std::string reason) {
    if (!llvm::is_contained(out_.info.reasons, reason)) {
      out_.info.reasons.push_back(std::move(reason));
    }
  }

  void inspectCalls() {
    for (Instruction& instruction : llvm::instructions(*body_)) {
      auto* call = llvm::dyn_cast<llvm::CallBase>(&instruction);
      if (call == nullptr) {
        continue;
      }
      Function* callee = call->getCalledFunction();
      if (callee == nullptr) {
        needFibers("call through a pointer");
        out_.callsFunctions = true;
      } else if (isMeeting(*callee)) {
        needFibers(callee->getName().drop_front(StringRef("__qkc_").size()).str());
      } else if (!callee->isDeclaration()) {
        out_.callsFunctions = true;
        if (aware_->contains(callee)) {
          needFibers("recursive function " + readableName(callee->getName()));
        }
      }
    }
  }

  llvm::Value* field(llvm::IRBuilder<>& builder, llvm::Type* type, std::size_t offset) {
    Value* place =
        builder.CreateConstInBoundsGEP1_64(builder.getInt8Ty(), body_->getArg(own_ + kIdentityArguments), offset);
    auto* load = builder.CreateLoad(type, place);
    load->setMetadata(llvm::LLVMContext::MD_invariant_load, llvm::MDNode::get(module_->getContext(), {}));
    return load;
  }

  // Shared variables become places in the block's arena, their accesses checked against their sizes.
  void lowerShared() {
    struct Placed {
      CheckedObject object;
      Value* address;
    };
    std::vector<Placed> placed;
    llvm::IRBuilder<> builder(module_->getContext());
    for (auto const& variable : device_->shared) {
      GlobalVariable* global = module_->getNamedGlobal(variable.symbol);
      if (global == nullptr) {
        continue;
      }
      llvm::convertUsersOfConstantsToInstructions({global}, body_);
      builder.SetInsertPoint(&*body_->getEntryBlock().getFirstInsertionPt()); // before what that added
      std::vector<llvm::Use*> uses;
      for (llvm::Use& use : global->uses()) {
        auto* instruction = llvm::dyn_cast<Instruction>(use.getUser());
        if (instruction != nullptr && instruction->getFunction() == body_) {
          uses.push_back(&use);
        }
      }
      if (uses.empty()) {
        continue;
      }
      Value* size = nullptr;
      Value* address = nullptr;
      out_.sharedAlignment = std::max(out_.sharedAlignment, global->getAlign().valueOrOne().value());
      if (variable.dynamic) {
        size = builder.CreateZExt(field(builder, builder.getInt32Ty(), offsetof(BlockContext, dynamicSharedBytes)),
                                  builder.getInt64Ty());
        address = field(builder, builder.getPtrTy(), offsetof(BlockContext, dynamicShared));
        out_.shared.push_back({.name = variable.name, .dynamic = true, .offset = 0, .bytes = 0});
      } else {
        std::uint64_t const bytes = module_->getDataLayout().getTypeAllocSize(global->getValueType());
        std::uint64_t& total = out_.info.staticSharedBytes;
        total = llvm::alignTo(total, global->getAlign().valueOrOne());
        size = builder.getInt64(bytes);
        address = builder.CreateConstInBoundsGEP1_64(
            builder.getInt8Ty(), field(builder, builder.getPtrTy(), offsetof(BlockContext, staticShared)), total);
        out_.shared.push_back({.name = variable.name, .dynamic = false, .offset = total, .bytes = bytes});
        total += bytes;
      }
      auto* base = builder.CreateCall(declareObject(*module_), {size});
      for (llvm::Use* use : uses) {
        use->set(base);
      }
      placed.push_back({{base, variable.name}, address});
    }
    std::vector<CheckedObject> objects;
    for (auto const& one : placed) {
      objects.push_back(one.object);
    }
    checkBounds(*body_, objects);
    for (auto const& one : placed) {
      one.object.base->replaceAllUsesWith(one.address);
      one.object.base->eraseFromParent();
    }
  }

  void replaceIdentity() {
    for (Instruction& instruction : llvm::make_early_inc_range(llvm::instructions(*body_))) {
      auto* call = llvm::dyn_cast<llvm::CallInst>(&instruction);
      if (call == nullptr || call->getCalledFunction() == nullptr || !isBuiltin(*call->getCalledFunction())) {
        continue;
      }
      StringRef const name = call->getCalledFunction()->getName();
      if (auto const identity = identityOf(name)) {
        call->replaceAllUsesWith(body_->getArg(own_ + *identity));
        call->eraseFromParent();
      } else if (name == "__qkc_trap") {
        llvm::IRBuilder<> builder(call);
        llvm::SmallVector<Value*, 8> operands = {builder.getInt32(sourceLine(*call))};
        appendIdentity(*body_, operands);
        replaceCall(*call, "__qkc_fault_trap", operands)->setDoesNotReturn();
      }
    }
  }

  // blockIdx * blockDim + threadIdx does not wrap (kThreadsPerAxis); knowing that makes neighbouring threads' accesses
  // consecutive for the vectoriser.
  void markGlobalIndices() {
    using llvm::PatternMatch::m_c_Mul;
    using llvm::PatternMatch::m_Specific;
    for (Instruction& instruction : llvm::instructions(*body_)) {
      for (unsigned axis = 0; axis < 3; ++axis) {
        auto argument = [&](Identity identity) { return body_->getArg(own_ + static_cast<unsigned>(identity) + axis); };
        auto start = m_c_Mul(m_Specific(argument(Identity::blockIdx)), m_Specific(argument(Identity::blockDim)));
        auto stride = m_c_Mul(m_Specific(argument(Identity::gridDim)), m_Specific(argument(Identity::blockDim)));
        auto index = llvm::PatternMatch::m_c_Add(start, m_Specific(argument(Identity::threadIdx)));
        if (llvm::PatternMatch::match(&instruction, start) || llvm::PatternMatch::match(&instruction, stride) ||
            llvm::PatternMatch::match(&instruction, index)) {
          instruction.setHasNoUnsignedWrap(true);
          instruction.setHasNoSignedWrap(true);
        }
      }
    }
  }

  ParsedHalf* device_;
  const KernelDecl* decl_;
  const llvm::SetVector<Function*>* aware_;
  llvm::Module* module_;
  Function* body_ = nullptr;
  ThreadCalls calls_;
  unsigned own_ = 0; // number of the kernel's own arguments
  LoweredKernel out_;
};

bool isKernel(const ParsedHalf& device, const Function& function) {
  return llvm::any_of(device.kernels, [&](const KernelDecl& kernel) { return kernel.symbol == function.getName(); });
}

// Without atomics, volatile accesses and fences no thread can see when another block has written something.
bool mayWait(const llvm::Module& module) {
  for (Function const& function : module) {
    for (Instruction const& instruction : llvm::instructions(function)) {
      if (instruction.isAtomic() || instruction.isVolatile() || llvm::isa<llvm::FenceInst>(instruction)) {
        return true;
      }
    }
  }
  return false;
}

} // namespace

Lowering lowerSimt(ParsedHalf& device, ThreadCalls calls) {
  Lowering out;
  bool const waits = mayWait(*device.module);
  auto const aware = threadAware(device);
  for (Function* function : aware) {
    for (auto const& variable : device.shared) {
      GlobalVariable* global = device.module->getNamedGlobal(variable.symbol);
      llvm::SetVector<Function*> users;
      if (global != nullptr && !isKernel(device, *function)) {
        addUsingFunctions(*global, users);
      }
      if (users.contains(function)) {
        out.unsupported = "shared variable '" + variable.name + "' is used in '" + readableName(function->getName()) +
                          "', which is recursive or called through a pointer";
        return out;
      }
    }
  }
  for (auto const& decl : device.kernels) {
    out.kernels.push_back(KernelLowering(device, decl, aware, calls).run());
    out.kernels.back().mayWait = waits;
  }
  addLines(*device.module);
  llvm::StripDebugInfo(*device.module);
  return out;
}

} // namespace qkc::device::cpu
