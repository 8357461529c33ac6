#include "runtime/device/cpu/watch_guess.h"

#include <llvm/IR/CFG.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Module.h>

namespace qkc::device::cpu {
namespace {

using llvm::BasicBlock;
using llvm::Instruction;
using llvm::Value;

constexpr unsigned kMostSteps = 8;      // from an address to what it is computed of
constexpr std::size_t kMostBlocks = 64; // that one look decides about

// Whether both are one address, as the text has it.
bool isSamePlace(const Value* a, const Value* b, unsigned steps = kMostSteps) {
  a = a->stripPointerCasts();
  b = b->stripPointerCasts();
  if (a == b) {
    return true;
  }
  auto const* one = llvm::dyn_cast<Instruction>(a);
  auto const* other = llvm::dyn_cast<Instruction>(b);
  if (steps == 0 || one == nullptr || other == nullptr || !one->isSameOperationAs(other) ||
      one->mayReadOrWriteMemory() || llvm::isa<llvm::PHINode>(one)) {
    return false;
  }
  for (unsigned i = 0; i < one->getNumOperands(); ++i) {
    if (!isSamePlace(one->getOperand(i), other->getOperand(i), steps - 1)) {
      return false;
    }
  }
  return true;
}

class Guess {
public:
  Guess(llvm::LoadInst& load, const llvm::LoopInfo& loops) : load_(&load), loops_(&loops) {}

  bool holds() {
    work_.push_back(load_);
    while (!work_.empty()) {
      Instruction* const one = work_.pop_back_val();
      if (!seen_.insert(one).second) {
        continue;
      }
      for (llvm::User* user : one->users()) {
        if (!goesOn(*one, *llvm::cast<Instruction>(user))) {
          return false;
        }
      }
    }
    return true;
  }

private:
  bool isUpdate(const Instruction& one) const {
    if (auto const* exchange = llvm::dyn_cast<llvm::AtomicCmpXchgInst>(&one)) {
      return isHere(exchange->getPointerOperand(), exchange->getCompareOperand()->getType());
    }
    auto const* update = llvm::dyn_cast<llvm::AtomicRMWInst>(&one);
    return update != nullptr && isHere(update->getPointerOperand(), update->getType());
  }

  // Of the whole word.
  bool isHere(const Value* pointer, llvm::Type* type) const {
    llvm::DataLayout const& layout = load_->getModule()->getDataLayout();
    return layout.getTypeStoreSize(type) == layout.getTypeStoreSize(load_->getType()) &&
           isSamePlace(pointer, load_->getPointerOperand());
  }

  // What becomes of the value in an instruction that has it for an operand.
  bool goesOn(const Instruction& value, Instruction& user) {
    if (llvm::isa<llvm::AtomicCmpXchgInst, llvm::AtomicRMWInst>(user)) {
      return isUpdate(user); // whose result is the word's
    }
    if (auto* branch = llvm::dyn_cast<llvm::BranchInst>(&user)) {
      return repeats(*branch) || guards(*branch);
    }
    if (auto* joined = llvm::dyn_cast<llvm::PHINode>(&user); joined != nullptr && isConfirmed(value, *joined)) {
      return true;
    }
    auto const* call = llvm::dyn_cast<llvm::IntrinsicInst>(&user);
    bool const computes = call != nullptr
                              ? call->doesNotAccessMemory() && !call->getType()->isVoidTy()
                              : llvm::isa<llvm::PHINode, llvm::SelectInst, llvm::CastInst, llvm::BinaryOperator,
                                          llvm::UnaryOperator, llvm::CmpInst, llvm::FreezeInst>(user);
    if (computes) {
      work_.push_back(&user);
    }
    return computes;
  }

  // What atomicCAS gives back: the value it expected, if that was there, or else what was.
  bool isConfirmed(const Value& value, const llvm::PHINode& joined) const {
    return llvm::any_of(joined.incoming_values(), [&](const Value* other) {
      auto const* part = llvm::dyn_cast<llvm::ExtractValueInst>(other);
      auto const* exchange =
          part != nullptr ? llvm::dyn_cast<llvm::AtomicCmpXchgInst>(part->getAggregateOperand()) : nullptr;
      return exchange != nullptr && isUpdate(*exchange) && exchange->getCompareOperand() == &value;
    });
  }

  // Whether the branch is one of a loop that goes on until an exchange finds what it expects.
  bool repeats(const llvm::BranchInst& branch) const {
    llvm::Loop const* const loop = loops_->getLoopFor(branch.getParent());
    if (loop == nullptr) {
      return false;
    }
    for (BasicBlock* block : loop->blocks()) {
      for (Instruction& one : *block) {
        if (llvm::isa<llvm::AtomicCmpXchgInst>(one) && isUpdate(one) && loops_->getLoopFor(block) == loop &&
            endsLoop(one, *loop)) {
          return true;
        }
      }
    }
    return false;
  }

  static bool endsLoop(Instruction& exchange, const llvm::Loop& loop) {
    llvm::SmallVector<Instruction*, 8> work{&exchange};
    llvm::SmallPtrSet<Instruction*, 8> seen;
    while (!work.empty()) {
      Instruction* const one = work.pop_back_val();
      if (!loop.contains(one) || !seen.insert(one).second) {
        continue;
      }
      if (one->isTerminator() && loop.isLoopExiting(one->getParent())) {
        return true;
      }
      // What an inner branch decides, such as which value a join takes.
      if (auto* branch = llvm::dyn_cast<llvm::BranchInst>(one)) {
        for (BasicBlock* next : branch->successors()) {
          for (llvm::PHINode& joined : next->phis()) {
            work.push_back(&joined);
          }
        }
      }
      for (llvm::User* user : one->users()) {
        work.push_back(llvm::cast<Instruction>(user));
      }
    }
    return false;
  }

  // Whether it decides about updates of the word alone: one side of it comes to the other, has such updates and does
  // nothing else that shows.
  bool guards(llvm::BranchInst& branch) const {
    return guards(branch, *branch.getSuccessor(0), *branch.getSuccessor(1)) ||
           guards(branch, *branch.getSuccessor(1), *branch.getSuccessor(0));
  }
  bool guards(llvm::BranchInst& branch, BasicBlock& side, BasicBlock& other) const {
    const BasicBlock* last = branch.getParent();
    BasicBlock* join = &other;
    // Past a block that does nothing, as `continue` makes one.
    while (join->size() == 1 && join->getSinglePredecessor() == last && join->getSingleSuccessor() != nullptr) {
      last = join;
      join = join->getSingleSuccessor();
    }
    llvm::SmallVector<BasicBlock*, 8> work{&side};
    llvm::SmallPtrSet<const BasicBlock*, 8> inside;
    bool updates = false;
    while (!work.empty()) {
      BasicBlock* const block = work.pop_back_val();
      if (block == join || !inside.insert(block).second) {
        continue;
      }
      if (block == branch.getParent() || llvm::succ_empty(block) || inside.size() > kMostBlocks) {
        return false;
      }
      for (Instruction& one : *block) {
        bool const is = isUpdate(one);
        updates = updates || is;
        if (!is && (one.mayWriteToMemory() || one.mayThrow())) {
          return false;
        }
      }
      llvm::append_range(work, llvm::successors(block));
    }
    return updates && llvm::all_of(join->phis(), [&](const llvm::PHINode& joined) {
             Value const* const otherwise = joined.getIncomingValueForBlock(last);
             return llvm::all_of(llvm::zip(joined.blocks(), joined.incoming_values()), [&](auto const& way) {
               return !inside.contains(std::get<0>(way)) || std::get<1>(way) == otherwise;
             });
           });
  }

  llvm::LoadInst* load_;
  const llvm::LoopInfo* loops_;
  llvm::SmallVector<Instruction*, 8> work_;
  llvm::SmallPtrSet<Instruction*, 16> seen_;
};

} // namespace

bool storesLoaded(const llvm::StoreInst& store) {
  llvm::SmallVector<const Value*, 8> work{store.getValueOperand()};
  llvm::SmallPtrSet<const Value*, 8> seen;
  while (!work.empty()) {
    auto const* const one = llvm::dyn_cast<Instruction>(work.pop_back_val());
    if (one == nullptr || !seen.insert(one).second) {
      continue;
    }
    if (auto const* load = llvm::dyn_cast<llvm::LoadInst>(one)) {
      if (isSamePlace(load->getPointerOperand(), store.getPointerOperand())) {
        return true;
      }
    } else if (!one->mayReadOrWriteMemory()) {
      llvm::append_range(work, one->operands());
    }
  }
  return false;
}

bool isGuess(llvm::LoadInst& load, const llvm::LoopInfo& loops) {
  return load.isSimple() && !load.use_empty() && Guess(load, loops).holds();
}

} // namespace qkc::device::cpu
