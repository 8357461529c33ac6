#include "runtime/device/cpu/unset_locals.h"

#include "runtime/device/cpu/device_memory.h"

#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>

#include <vector>

namespace qkc::device::cpu {
namespace {

constexpr const char* kMark = "auto-init";

bool isMarked(const llvm::Instruction& instruction) {
  llvm::MDNode const* const marks = instruction.getMetadata(llvm::LLVMContext::MD_annotation);
  return marks != nullptr && llvm::any_of(marks->operands(), [](const llvm::MDOperand& mark) {
           auto const* text = llvm::dyn_cast<llvm::MDString>(mark.get());
           return text != nullptr && text->getString() == kMark;
         });
}

std::vector<llvm::Instruction*> beginnings(llvm::Module& module) {
  std::vector<llvm::Instruction*> out;
  for (llvm::Function& function : module) {
    for (llvm::Instruction& instruction : llvm::instructions(function)) {
      if (isMarked(instruction) &&
          (llvm::isa<llvm::StoreInst>(instruction) || llvm::isa<llvm::MemIntrinsic>(instruction))) {
        out.push_back(&instruction);
      }
    }
  }
  return out;
}

} // namespace

void poisonUnsetLocals(llvm::Module& module) {
  llvm::Type* const byte = llvm::Type::getInt8Ty(module.getContext());
  for (llvm::Instruction* instruction : beginnings(module)) {
    llvm::IRBuilder<> builder(instruction);
    llvm::LoadInst* const poison = builder.CreateLoad(byte, module.getOrInsertGlobal(kPoisonSymbol, byte));
    poison->setMetadata(llvm::LLVMContext::MD_invariant_load, llvm::MDNode::get(module.getContext(), {}));
    if (auto* store = llvm::dyn_cast<llvm::StoreInst>(instruction)) {
      auto const bytes = module.getDataLayout().getTypeStoreSize(store->getValueOperand()->getType());
      builder.CreateMemSet(store->getPointerOperand(), poison, bytes.getFixedValue(), store->getAlign());
    } else {
      auto* memory = llvm::cast<llvm::MemIntrinsic>(instruction);
      builder.CreateMemSet(memory->getRawDest(), poison, memory->getLength(), memory->getDestAlign());
    }
    instruction->eraseFromParent();
  }
}

void leaveUnsetLocals(llvm::Module& module) {
  for (llvm::Instruction* instruction : beginnings(module)) {
    instruction->eraseFromParent();
  }
}

} // namespace qkc::device::cpu
