#include "runtime/device/cpu/block_scope.h"

#include <llvm/IR/Constants.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Instructions.h>

namespace qkc::device::cpu {
namespace {

constexpr const char* kMark = "qkc.block_scope";
constexpr const char* kScope = "block";

bool saysBlock(const llvm::Constant* text) {
  auto const* global = llvm::dyn_cast<llvm::GlobalVariable>(text->stripPointerCasts());
  if (global == nullptr || !global->hasInitializer()) {
    return false;
  }
  auto const* data = llvm::dyn_cast<llvm::ConstantDataArray>(global->getInitializer());
  return data != nullptr && data->isCString() && data->getAsCString() == kMark;
}

void narrow(llvm::Function& function) {
  llvm::SyncScope::ID const scope = function.getContext().getOrInsertSyncScopeID(kScope);
  for (llvm::Instruction& instruction : llvm::instructions(function)) {
    if (auto* update = llvm::dyn_cast<llvm::AtomicRMWInst>(&instruction)) {
      update->setSyncScopeID(scope);
    } else if (auto* exchange = llvm::dyn_cast<llvm::AtomicCmpXchgInst>(&instruction)) {
      exchange->setSyncScopeID(scope);
    } else if (auto* fence = llvm::dyn_cast<llvm::FenceInst>(&instruction)) {
      fence->setSyncScopeID(scope);
    } else if (auto* load = llvm::dyn_cast<llvm::LoadInst>(&instruction); load != nullptr && load->isAtomic()) {
      load->setSyncScopeID(scope);
    }
  }
}

} // namespace

void noteBlockScope(llvm::Module& module) {
  llvm::GlobalVariable const* marks = module.getNamedGlobal("llvm.global.annotations");
  auto const* rows = marks != nullptr && marks->hasInitializer()
                         ? llvm::dyn_cast<llvm::ConstantArray>(marks->getInitializer())
                         : nullptr;
  if (rows == nullptr) {
    return;
  }
  for (llvm::Value const* row : rows->operand_values()) {
    auto const* pair = llvm::dyn_cast<llvm::ConstantStruct>(row);
    if (pair == nullptr || pair->getNumOperands() < 2 || !saysBlock(pair->getOperand(1))) {
      continue;
    }
    if (auto* function = llvm::dyn_cast<llvm::Function>(pair->getOperand(0)->stripPointerCasts())) {
      narrow(*function);
    }
  }
}

bool hasBlockScope(const llvm::Instruction& instruction) {
  auto const scope = llvm::getAtomicSyncScopeID(&instruction);
  return scope && *scope == instruction.getContext().getOrInsertSyncScopeID(kScope);
}

} // namespace qkc::device::cpu
