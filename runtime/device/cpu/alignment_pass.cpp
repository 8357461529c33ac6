#include "runtime/device/cpu/alignment_pass.h"

#include "runtime/device/cpu/bounds_pass.h"

#include <llvm/ADT/MapVector.h>
#include <llvm/ADT/SmallPtrSet.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/MDBuilder.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/Operator.h>
#include <llvm/Transforms/Utils/BasicBlockUtils.h>

#include <algorithm>
#include <vector>

namespace qkc::device::cpu {
namespace {

using llvm::Instruction;
using llvm::Value;

constexpr const char* kFault = "__qkc_fault_alignment";
constexpr unsigned kGivenShift = 3;  // log2 of the alignment that given pointers are taken to have
constexpr unsigned kWidestShift = 4; // no access needs more than 16 bytes

struct Access {
  Instruction* instruction = nullptr;
  Value* pointer = nullptr;
  unsigned shift = 0; // log2 of the alignment that the type promises
};

void collect(Instruction& instruction, std::vector<Access>& out) {
  auto add = [&](Value* pointer, llvm::MaybeAlign promised) {
    unsigned const shift = std::min(promised ? llvm::Log2(*promised) : 0U, kWidestShift);
    if (shift > 0) {
      out.push_back({&instruction, pointer, shift});
    }
  };
  if (auto* load = llvm::dyn_cast<llvm::LoadInst>(&instruction)) {
    add(load->getPointerOperand(), load->getAlign());
  } else if (auto* store = llvm::dyn_cast<llvm::StoreInst>(&instruction)) {
    add(store->getPointerOperand(), store->getAlign());
  } else if (auto* exchange = llvm::dyn_cast<llvm::AtomicCmpXchgInst>(&instruction)) {
    add(exchange->getPointerOperand(), exchange->getAlign());
  } else if (auto* update = llvm::dyn_cast<llvm::AtomicRMWInst>(&instruction)) {
    add(update->getPointerOperand(), update->getAlign());
  } else if (auto* memory = llvm::dyn_cast<llvm::MemIntrinsic>(&instruction)) {
    add(memory->getRawDest(), memory->getDestAlign());
    if (auto* transfer = llvm::dyn_cast<llvm::MemTransferInst>(memory)) {
      add(transfer->getRawSource(), transfer->getSourceAlign());
    }
  }
}

// log2 of what an address is known to be a multiple of, up to kWidestShift.
class Known {
public:
  explicit Known(const llvm::DataLayout& layout) : layout_(&layout) {}

  unsigned shiftOf(Value* pointer) {
    seen_.clear();
    return visit(pointer);
  }

private:
  unsigned visit(Value* pointer) {
    pointer = pointer->stripPointerCasts();
    if (auto* step = llvm::dyn_cast<llvm::GEPOperator>(pointer)) {
      return std::min(offset(*step), visit(step->getPointerOperand()));
    }
    if (llvm::isa<llvm::PHINode, llvm::SelectInst>(pointer)) {
      // Around a loop only what is added on the way counts.
      if (!seen_.insert(pointer).second) {
        return kWidestShift;
      }
      unsigned shift = kWidestShift;
      auto* merge = llvm::cast<llvm::User>(pointer);
      for (unsigned i = llvm::isa<llvm::SelectInst>(pointer) ? 1 : 0; i < merge->getNumOperands(); ++i) {
        shift = std::min(shift, visit(merge->getOperand(i)));
      }
      return shift;
    }
    if (llvm::isa<llvm::AllocaInst, llvm::GlobalVariable>(pointer)) {
      return std::min(llvm::Log2(pointer->getPointerAlignment(*layout_)), kWidestShift);
    }
    return kGivenShift;
  }

  unsigned offset(llvm::GEPOperator& step) const {
    unsigned const bits = layout_->getIndexTypeSizeInBits(step.getType());
    llvm::MapVector<Value*, llvm::APInt> variable;
    llvm::APInt constant(bits, 0);
    if (!step.collectOffset(*layout_, bits, variable, constant)) {
      return 0;
    }
    unsigned shift = constant.isZero() ? kWidestShift : constant.countr_zero();
    for (auto const& [index, scale] : variable) {
      unsigned const known = llvm::computeKnownBits(index, *layout_).countMinTrailingZeros();
      shift = std::min(shift, scale.countr_zero() + known);
    }
    return std::min(shift, kWidestShift);
  }

  const llvm::DataLayout* layout_;
  llvm::SmallPtrSet<Value*, 8> seen_;
};

void guard(llvm::Function& body, const Access& access) {
  llvm::IRBuilder<> builder(access.instruction);
  std::uint64_t const size = std::uint64_t{1} << access.shift;
  Value* address = builder.CreatePtrToInt(access.pointer, builder.getInt64Ty());
  Value* rest = builder.CreateAnd(address, builder.getInt64(size - 1));
  llvm::MDNode* rarely = llvm::MDBuilder(body.getContext()).createBranchWeights(1, 1U << 20U);
  Instruction* end = llvm::SplitBlockAndInsertIfThen(builder.CreateIsNotNull(rest), access.instruction->getIterator(),
                                                     /*Unreachable=*/true, rarely);
  builder.SetInsertPoint(end);
  llvm::SmallVector<Value*, 12> operands = {address, builder.getInt64(size),
                                            builder.getInt32(sourceLine(*access.instruction))};
  appendIdentity(body, operands);
  std::vector<llvm::Type*> types;
  for (Value* operand : operands) {
    types.push_back(operand->getType());
  }
  auto fault =
      body.getParent()->getOrInsertFunction(kFault, llvm::FunctionType::get(builder.getVoidTy(), types, false));
  auto* function = llvm::cast<llvm::Function>(fault.getCallee());
  function->setDoesNotReturn();
  function->setDoesNotThrow();
  function->addFnAttr(llvm::Attribute::Cold);
  builder.CreateCall(fault, operands)->setDoesNotReturn();
}

} // namespace

void checkAlignment(llvm::Function& body) {
  std::vector<Access> accesses;
  for (Instruction& instruction : llvm::instructions(body)) {
    collect(instruction, accesses);
  }
  Known known(body.getParent()->getDataLayout());
  // Decided before the blocks are split: tests change nothing that is known.
  std::erase_if(accesses, [&](const Access& access) { return known.shiftOf(access.pointer) >= access.shift; });
  for (Access const& access : accesses) {
    guard(body, access);
  }
}

} // namespace qkc::device::cpu
