#include "runtime/device/cpu/watch_pass.h"

#include "runtime/device/cpu/block_scope.h"
#include "runtime/device/cpu/bounds_pass.h"
#include "runtime/device/cpu/device_memory.h"
#include "runtime/device/cpu/unset_locals.h"
#include "runtime/device/cpu/watch_builtins.h"
#include "runtime/device/cpu/watch_guess.h"

#include <llvm/Analysis/LoopInfo.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace qkc::device::cpu {
namespace {

using llvm::Instruction;
using llvm::Value;

enum class Reach { own, ownAtSomeIndex, others };

// What an access of `bytes` bytes through the pointer may reach: `own` where it certainly lies in a local variable.
Reach reachOf(Value* pointer, std::uint64_t bytes, const llvm::DataLayout& layout) {
  llvm::APInt offset(layout.getIndexTypeSizeInBits(pointer->getType()), 0);
  Value* base = pointer->stripAndAccumulateConstantOffsets(layout, offset, /*AllowNonInbounds=*/true);
  if (auto* slot = llvm::dyn_cast<llvm::AllocaInst>(base)) {
    auto const size = slot->getAllocationSize(layout);
    bool const inside = size && !size->isScalable() && offset.isNonNegative() && offset.getActiveBits() <= 32 &&
                        offset.getZExtValue() + bytes <= size->getFixedValue();
    return inside ? Reach::own : Reach::ownAtSomeIndex;
  }
  llvm::SmallVector<const Value*, 4> objects;
  llvm::getUnderlyingObjects(pointer, objects, nullptr, /*MaxLookup=*/0);
  bool const own = llvm::all_of(objects, [](const Value* object) { return llvm::isa<llvm::AllocaInst>(object); });
  return own ? Reach::ownAtSomeIndex : Reach::others;
}

// Functions of the C library that write through a pointer, and how many bytes.
struct LibraryWrite {
  llvm::StringRef name;
  unsigned argument;
  std::uint64_t bytes;
};
constexpr std::array<LibraryWrite, 9> kLibraryWrites = {{{.name = "frexpf", .argument = 1, .bytes = 4},
                                                         {.name = "frexp", .argument = 1, .bytes = 4},
                                                         {.name = "modff", .argument = 1, .bytes = 4},
                                                         {.name = "modf", .argument = 1, .bytes = 8},
                                                         {.name = "remquo", .argument = 2, .bytes = 4},
                                                         {.name = "sincosf", .argument = 1, .bytes = 4},
                                                         {.name = "sincosf", .argument = 2, .bytes = 4},
                                                         {.name = "sincos", .argument = 1, .bytes = 8},
                                                         {.name = "sincos", .argument = 2, .bytes = 8}}};
// And those that read as many bytes as their last argument says.
constexpr std::array<llvm::StringRef, 2> kLibraryReads = {"memcmp", "bcmp"};

class Watcher {
public:
  Watcher(llvm::Function& function, std::uint32_t& barriers)
      : function_(&function), barriers_(&barriers), layout_(&function.getParent()->getDataLayout()),
        context_(&function.getContext()) {}

  void run() {
    std::vector<Instruction*> all;
    for (Instruction& instruction : llvm::instructions(*function_)) {
      if (instruction.mayReadOrWriteMemory()) {
        all.push_back(&instruction);
      }
      // As long as the text's accesses are alone.
      if (auto* load = llvm::dyn_cast<llvm::LoadInst>(&instruction); load != nullptr && isGuess(*load, loops())) {
        guesses_.insert(load);
      }
      if (auto* store = llvm::dyn_cast<llvm::StoreInst>(&instruction); store != nullptr && storesLoaded(*store)) {
        loaded_.insert(store);
      }
    }
    for (Instruction* instruction : all) {
      watch(*instruction);
    }
  }

private:
  std::uint64_t sizeOf(llvm::Type* type) const { return layout_->getTypeStoreSize(type).getFixedValue(); }
  llvm::ConstantInt* wide(std::uint64_t value) const {
    return llvm::ConstantInt::get(llvm::Type::getInt64Ty(*context_), value);
  }

  llvm::ConstantInt* narrow(std::uint32_t value) const {
    return llvm::ConstantInt::get(llvm::Type::getInt32Ty(*context_), value);
  }

  // Of a function that gives something of the type `gives`, or nothing.
  Value* call(Instruction& before, const char* name, llvm::ArrayRef<Value*> operands, llvm::Type* gives = nullptr) {
    llvm::IRBuilder<> builder(&before);
    std::vector<llvm::Type*> types;
    for (Value* operand : operands) {
      types.push_back(operand->getType());
    }
    llvm::Type* const result = gives != nullptr ? gives : builder.getVoidTy();
    auto callee = function_->getParent()->getOrInsertFunction(name, llvm::FunctionType::get(result, types, false));
    llvm::cast<llvm::Function>(callee.getCallee())->setDoesNotThrow();
    return builder.CreateCall(callee, operands);
  }

  // Operands that end with the line.
  Value* callAt(Instruction& at, const char* name, std::vector<Value*> operands, llvm::Type* gives = nullptr) {
    operands.push_back(narrow(sourceLine(at)));
    return call(at, name, operands, gives);
  }

  // What a fence does, or an access that is one too. Fences for the compiler alone are none.
  void fence(Instruction& at, llvm::AtomicOrdering ordering) {
    if (llvm::isReleaseOrStronger(ordering) && llvm::getAtomicSyncScopeID(&at) != llvm::SyncScope::SingleThread) {
      call(at, "__qkcw_fence", {narrow(hasBlockScope(at) ? 0 : 1)});
    }
  }

  void watch(Instruction& instruction) {
    if (auto* load = llvm::dyn_cast<llvm::LoadInst>(&instruction)) {
      if (load->getPointerOperand()->getName() == kPoisonSymbol) {
        return; // no access of the text
      }
      watchLoad(*load);
    } else if (auto* store = llvm::dyn_cast<llvm::StoreInst>(&instruction)) {
      bool const shared = store->isAtomic() || store->isVolatile();
      fence(instruction, store->getOrdering());
      access(instruction, store->getPointerOperand(), store->getValueOperand()->getType(), store->getValueOperand(),
             shared ? std::optional(loaded_.contains(store) ? kStoresLoaded : 0) : std::nullopt);
    } else if (auto* exchange = llvm::dyn_cast<llvm::AtomicCmpXchgInst>(&instruction)) {
      fence(instruction, exchange->getSuccessOrdering());
      if (exchange->getCompareOperand() == exchange->getNewValOperand()) {
        replaceByLoad(*exchange, exchange->getPointerOperand(), exchange->getCompareOperand());
        return;
      }
      access(instruction, exchange->getPointerOperand(), exchange->getCompareOperand()->getType(), nullptr,
             kAtomicCompares | scopeOf(instruction) | (exchange->use_empty() ? 0 : kAtomicReads));
    } else if (auto* update = llvm::dyn_cast<llvm::AtomicRMWInst>(&instruction)) {
      fence(instruction, update->getOrdering());
      if (addsNothing(*update)) {
        replaceByLoad(*update, update->getPointerOperand(), update->getValOperand());
        return;
      }
      access(instruction, update->getPointerOperand(), update->getValOperand()->getType(), nullptr,
             scopeOf(instruction) | (update->use_empty() ? 0 : kAtomicReads));
    } else if (llvm::isa<llvm::FenceInst>(instruction)) {
      fence(instruction, llvm::cast<llvm::FenceInst>(instruction).getOrdering());
    } else if (auto* transfer = llvm::dyn_cast<llvm::MemTransferInst>(&instruction)) {
      callAt(instruction, "__qkcw_copy", {transfer->getRawDest(), transfer->getRawSource(), length(*transfer)});
    } else if (auto* fill = llvm::dyn_cast<llvm::MemSetInst>(&instruction)) {
      llvm::IRBuilder<> builder(&instruction);
      Value* byte = builder.CreateZExt(fill->getValue(), builder.getInt32Ty());
      callAt(instruction, "__qkcw_fill", {fill->getRawDest(), byte, length(*fill)});
    } else if (auto* library = llvm::dyn_cast<llvm::CallInst>(&instruction)) {
      watchLibrary(*library);
    }
  }

  static std::uint32_t scopeOf(const Instruction& instruction) {
    return hasBlockScope(instruction) ? kAtomicInBlock : 0;
  }

  Value* length(llvm::MemIntrinsic& memory) const {
    return llvm::IRBuilder<>(&memory).CreateZExtOrTrunc(memory.getLength(), llvm::Type::getInt64Ty(*context_));
  }

  // `atomic` where it is that, or volatile: how.
  void access(Instruction& at, Value* pointer, llvm::Type* type, Value* stored,
              std::optional<std::uint32_t> atomic = std::nullopt) {
    std::uint64_t const bytes = sizeOf(type);
    Reach const reach = reachOf(pointer, bytes, *layout_);
    if (reach == Reach::own || bytes == 0) {
      return;
    }
    if (reach == Reach::ownAtSomeIndex) {
      callAt(at, "__qkcw_local", {pointer, wide(bytes)});
    } else if (atomic && stored != nullptr) {
      callAt(at, "__qkcw_store", {pointer, wide(bytes), spilled(at, stored, bytes), narrow(*atomic)});
    } else if (atomic) {
      callAt(at, "__qkcw_update", {pointer, wide(bytes), narrow(*atomic)});
    } else if (stored != nullptr) {
      Value* value = spilled(at, stored, bytes);
      callAt(at, "__qkcw_write", {pointer, wide(bytes), value});
    } else {
      callAt(at, "__qkcw_read", {pointer, wide(bytes)});
    }
  }

  static bool addsNothing(const llvm::AtomicRMWInst& update) {
    auto const* what = llvm::dyn_cast<llvm::ConstantInt>(update.getValOperand());
    switch (update.getOperation()) {
    case llvm::AtomicRMWInst::Add:
    case llvm::AtomicRMWInst::Sub:
    case llvm::AtomicRMWInst::Or:
    case llvm::AtomicRMWInst::Xor:
      return what != nullptr && what->isZero();
    case llvm::AtomicRMWInst::And:
      return what != nullptr && what->isMinusOne();
    default:
      return false;
    }
  }

  // An update that leaves what it finds is a look. `operand`: of the word's type; of an exchange what it compares with.
  void replaceByLoad(Instruction& update, Value* pointer, Value* operand) {
    llvm::IRBuilder<> builder(&update);
    auto* load = builder.CreateAlignedLoad(operand->getType(), pointer, llvm::Align(sizeOf(operand->getType())));
    load->setAtomic(llvm::AtomicOrdering::Monotonic,
                    llvm::getAtomicSyncScopeID(&update).value_or(llvm::SyncScope::System));
    load->copyMetadata(update);
    Value* result = load;
    if (llvm::isa<llvm::AtomicCmpXchgInst>(update)) {
      result = builder.CreateInsertValue(llvm::PoisonValue::get(update.getType()), load, 0);
      result = builder.CreateInsertValue(result, builder.CreateICmpEQ(load, operand), 1);
    }
    update.replaceAllUsesWith(result);
    update.eraseFromParent();
    watchLoad(*load);
  }

  // Where it may find an older value, it is told where to look.
  void watchLoad(llvm::LoadInst& load) {
    std::uint64_t const bytes = sizeOf(load.getType());
    Reach const reach = reachOf(load.getPointerOperand(), bytes, *layout_);
    bool const shared = load.isAtomic() || load.isVolatile();
    if (reach != Reach::others || bytes == 0 || (!shared && !guesses_.contains(&load))) {
      access(load, load.getPointerOperand(), load.getType(), nullptr);
      return;
    }
    std::vector<Value*> operands{load.getPointerOperand(), wide(bytes)};
    if (shared) {
      operands.push_back(narrow((load.use_empty() ? 0 : kAtomicReads) | scopeOf(load)));
    }
    load.setOperand(llvm::LoadInst::getPointerOperandIndex(),
                    callAt(load, shared ? "__qkcw_load" : "__qkcw_guess", operands, load.getPointerOperandType()));
  }

  const llvm::LoopInfo& loops() {
    if (!loops_) {
      dominators_.recalculate(*function_);
      loops_.emplace(dominators_);
    }
    return *loops_;
  }

  // The value in memory, for the runtime to compare with what it replaces.
  Value* spilled(Instruction& at, Value* value, std::uint64_t bytes) {
    llvm::IRBuilder<> builder(&*function_->getEntryBlock().getFirstInsertionPt());
    if (spill_ == nullptr || spillBytes_ < bytes) {
      spillBytes_ = std::max<std::uint64_t>(bytes, 16);
      spill_ = builder.CreateAlloca(builder.getInt8Ty(), builder.getInt64(spillBytes_));
      spill_->setAlignment(llvm::Align(64));
    }
    builder.SetInsertPoint(&at);
    builder.CreateAlignedStore(value, spill_, llvm::Align(1));
    return spill_;
  }

  void watchLibrary(llvm::CallInst& library) {
    llvm::Function const* callee = library.getCalledFunction();
    if (callee == nullptr && !library.isInlineAsm()) {
      callAt(library, "__qkcw_call", {library.getCalledOperand()});
    }
    if (callee == nullptr || !callee->isDeclaration() || callee->isIntrinsic()) {
      return;
    }
    if (callee->getName().starts_with("__qkc_syncthreads")) {
      call(library, "__qkcw_barrier", {narrow(++*barriers_)});
    }
    for (LibraryWrite const& row : kLibraryWrites) {
      if (callee->getName() == row.name && row.argument < library.arg_size()) {
        Value* place = library.getArgOperand(row.argument);
        // What is written is not known: as if it were what is there.
        callAt(library, "__qkcw_write", {place, wide(row.bytes), place});
      }
    }
    if (llvm::is_contained(kLibraryReads, callee->getName()) && library.arg_size() == 3) {
      for (unsigned i : {0U, 1U}) {
        callAt(library, "__qkcw_read", {library.getArgOperand(i), library.getArgOperand(2)});
      }
    }
  }

  llvm::Function* function_;
  std::uint32_t* barriers_; // of the program, so far
  const llvm::DataLayout* layout_;
  llvm::LLVMContext* context_;
  llvm::DominatorTree dominators_;
  std::optional<llvm::LoopInfo> loops_; // where asked for
  llvm::SmallPtrSet<const llvm::LoadInst*, 8> guesses_;
  llvm::SmallPtrSet<const llvm::StoreInst*, 8> loaded_; // those for which storesLoaded holds
  llvm::AllocaInst* spill_ = nullptr;
  std::uint64_t spillBytes_ = 0;
};

} // namespace

void watchAccesses(llvm::Module& module) {
  std::uint32_t barriers = 0;
  for (llvm::Function& function : module) {
    if (!function.isDeclaration()) {
      Watcher(function, barriers).run();
    }
  }
}

} // namespace qkc::device::cpu
