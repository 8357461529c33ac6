#include "runtime/device/cpu/bounds_pass.h"

#include "runtime/device/cpu/simt_entry.h"

#include <llvm/Analysis/MemoryBuiltins.h>
#include <llvm/Analysis/TargetFolder.h>
#include <llvm/Analysis/TargetLibraryInfo.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/DebugInfoMetadata.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/MDBuilder.h>
#include <llvm/IR/Module.h>
#include <llvm/Support/ModRef.h>
#include <llvm/TargetParser/Triple.h>
#include <llvm/Transforms/Utils/BasicBlockUtils.h>

#include <optional>
#include <vector>

namespace qkc::device::cpu {
namespace {

using llvm::Instruction;
using llvm::Value;

constexpr const char* kObject = "qkc.object";
constexpr const char* kFault = "__qkc_fault_bounds";

struct Access {
  Instruction* instruction = nullptr;
  Value* pointer = nullptr;
  Value* bytes = nullptr; // i64
};

llvm::ConstantInt* wideConstant(llvm::LLVMContext& context, std::uint64_t value) {
  return llvm::ConstantInt::get(llvm::Type::getInt64Ty(context), value);
}

void collect(Instruction& instruction, const llvm::DataLayout& layout, std::vector<Access>& out) {
  llvm::LLVMContext& context = instruction.getContext();
  auto add = [&](Value* pointer, llvm::Type* type) {
    out.push_back({&instruction, pointer, wideConstant(context, layout.getTypeStoreSize(type).getFixedValue())});
  };
  if (auto* load = llvm::dyn_cast<llvm::LoadInst>(&instruction)) {
    add(load->getPointerOperand(), load->getType());
  } else if (auto* store = llvm::dyn_cast<llvm::StoreInst>(&instruction)) {
    add(store->getPointerOperand(), store->getValueOperand()->getType());
  } else if (auto* exchange = llvm::dyn_cast<llvm::AtomicCmpXchgInst>(&instruction)) {
    add(exchange->getPointerOperand(), exchange->getCompareOperand()->getType());
  } else if (auto* update = llvm::dyn_cast<llvm::AtomicRMWInst>(&instruction)) {
    add(update->getPointerOperand(), update->getValOperand()->getType());
  } else if (auto* memory = llvm::dyn_cast<llvm::MemIntrinsic>(&instruction)) {
    if (memory->getLength()->getType()->isIntegerTy(64)) {
      out.push_back({&instruction, memory->getRawDest(), memory->getLength()});
      if (auto* transfer = llvm::dyn_cast<llvm::MemTransferInst>(memory)) {
        out.push_back({&instruction, transfer->getRawSource(), memory->getLength()});
      }
    }
  }
}

class Checker {
public:
  Checker(llvm::Function& body, llvm::ArrayRef<CheckedObject> objects)
      : body_(&body), objects_(objects), libraryImpl_(llvm::Triple(body.getParent()->getTargetTriple())),
        library_(libraryImpl_), evaluator_(body.getParent()->getDataLayout(), &library_, body.getContext(), options()) {
    names_.resize(objects.size(), nullptr);
  }

  void check(const Access& access) {
    std::optional<std::size_t> const object = objectOf(access.pointer);
    if (!object) {
      return;
    }
    llvm::SizeOffsetValue const place = evaluator_.compute(access.pointer);
    if (!place.bothKnown()) {
      return;
    }
    llvm::IRBuilder<llvm::TargetFolder> builder(access.instruction->getParent(), access.instruction->getIterator(),
                                                llvm::TargetFolder(body_->getParent()->getDataLayout()));
    // Offsets below zero are huge as unsigned numbers.
    Value* tooSmall = builder.CreateICmpULT(place.Size, access.bytes);
    Value* beyond = builder.CreateICmpUGT(place.Offset, builder.CreateSub(place.Size, access.bytes));
    Value* outside = builder.CreateOr(tooSmall, beyond);
    if (auto* known = llvm::dyn_cast<llvm::ConstantInt>(outside); known != nullptr && known->isZero()) {
      return;
    }
    guard(access, place, outside, *object);
  }

private:
  static llvm::ObjectSizeOpts options() {
    llvm::ObjectSizeOpts out;
    out.EvalMode = llvm::ObjectSizeOpts::Mode::ExactUnderlyingSizeAndOffset;
    return out;
  }

  std::optional<std::size_t> objectOf(Value* pointer) const {
    llvm::SmallVector<const Value*, 4> bases;
    llvm::getUnderlyingObjects(pointer, bases, nullptr, /*MaxLookup=*/0);
    for (const Value* base : bases) {
      for (std::size_t i = 0; i < objects_.size(); ++i) {
        if (objects_[i].base == base) {
          return i;
        }
      }
    }
    return std::nullopt;
  }

  void guard(const Access& access, const llvm::SizeOffsetValue& place, Value* outside, std::size_t object) {
    llvm::LLVMContext& context = body_->getContext();
    llvm::MDNode* rarely = llvm::MDBuilder(context).createBranchWeights(1, 1U << 20U);
    Instruction* end = llvm::SplitBlockAndInsertIfThen(outside, access.instruction->getIterator(),
                                                       /*Unreachable=*/true, rarely);
    llvm::IRBuilder<> builder(end);
    if (names_[object] == nullptr) {
      names_[object] = builder.CreateGlobalString(objects_[object].name, "qkc.name");
    }
    llvm::SmallVector<Value*, 12> operands = {names_[object], place.Offset, access.bytes, place.Size,
                                              builder.getInt32(sourceLine(*access.instruction))};
    appendIdentity(*body_, operands);
    std::vector<llvm::Type*> types;
    for (Value* operand : operands) {
      types.push_back(operand->getType());
    }
    auto fault =
        body_->getParent()->getOrInsertFunction(kFault, llvm::FunctionType::get(builder.getVoidTy(), types, false));
    auto* function = llvm::cast<llvm::Function>(fault.getCallee());
    function->setDoesNotReturn();
    function->setDoesNotThrow();
    function->addFnAttr(llvm::Attribute::Cold);
    builder.CreateCall(fault, operands)->setDoesNotReturn();
  }

  llvm::Function* body_;
  llvm::ArrayRef<CheckedObject> objects_;
  std::vector<Value*> names_; // text of each object's name, made on first use
  llvm::TargetLibraryInfoImpl libraryImpl_;
  llvm::TargetLibraryInfo library_;
  llvm::ObjectSizeOffsetEvaluator evaluator_;
};

} // namespace

llvm::Function* declareObject(llvm::Module& module) {
  llvm::LLVMContext& context = module.getContext();
  auto* type = llvm::FunctionType::get(llvm::PointerType::getUnqual(context), {llvm::Type::getInt64Ty(context)}, false);
  auto* function = llvm::cast<llvm::Function>(module.getOrInsertFunction(kObject, type).getCallee());
  function->addFnAttr(llvm::Attribute::getWithAllocSizeArgs(context, 0, std::nullopt));
  function->addRetAttr(llvm::Attribute::NoAlias);
  return function;
}

unsigned sourceLine(const Instruction& instruction) {
  for (const llvm::DILocation* location = instruction.getDebugLoc().get(); location != nullptr;
       location = location->getInlinedAt()) {
    if (!location->getFilename().starts_with("/cuda/")) {
      return location->getLine();
    }
  }
  return 0;
}

void appendIdentity(llvm::Function& body, llvm::SmallVectorImpl<Value*>& operands) {
  unsigned const base = static_cast<unsigned>(body.arg_size()) - kBodyExtras;
  for (unsigned i = 0; i < 6; ++i) {
    operands.push_back(body.getArg(base + i));
  }
}

void checkBounds(llvm::Function& body, llvm::ArrayRef<CheckedObject> objects) {
  std::vector<Access> accesses;
  for (Instruction& instruction : llvm::instructions(body)) {
    collect(instruction, body.getParent()->getDataLayout(), accesses);
  }
  Checker checker(body, objects);
  for (Access const& access : accesses) {
    checker.check(access);
  }
}

} // namespace qkc::device::cpu
