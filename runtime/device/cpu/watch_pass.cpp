#include "runtime/device/cpu/watch_pass.h"

#include "runtime/device/cpu/block_scope.h"
#include "runtime/device/cpu/bounds_pass.h"
#include "runtime/device/cpu/device_memory.h"
#include "runtime/device/cpu/unset_locals.h"
#include "runtime/device/cpu/watch_builtins.h"

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

  void call(Instruction& before, const char* name, llvm::ArrayRef<Value*> operands) {
    llvm::IRBuilder<> builder(&before);
    std::vector<llvm::Type*> types;
    for (Value* operand : operands) {
      types.push_back(operand->getType());
    }
    auto callee =
        function_->getParent()->getOrInsertFunction(name, llvm::FunctionType::get(builder.getVoidTy(), types, false));
    llvm::cast<llvm::Function>(callee.getCallee())->setDoesNotThrow();
    builder.CreateCall(callee, operands);
  }

  // Operands that end with the line.
  void callAt(Instruction& at, const char* name, std::vector<Value*> operands) {
    operands.push_back(llvm::ConstantInt::get(llvm::Type::getInt32Ty(*context_), sourceLine(at)));
    call(at, name, operands);
  }

  // What a fence does, or an access that is one too. Fences for the compiler alone are none.
  void fence(Instruction& at, llvm::AtomicOrdering ordering) {
    if (llvm::isReleaseOrStronger(ordering) && llvm::getAtomicSyncScopeID(&at) != llvm::SyncScope::SingleThread) {
      call(at, "__qkcw_fence", {llvm::ConstantInt::get(llvm::Type::getInt32Ty(*context_), hasBlockScope(at) ? 0 : 1)});
    }
  }

  void watch(Instruction& instruction) {
    if (auto* load = llvm::dyn_cast<llvm::LoadInst>(&instruction)) {
      if (load->getPointerOperand()->getName() == kPoisonSymbol) {
        return; // no access of the text
      }
      bool const shared = load->isAtomic() || load->isVolatile();
      access(instruction, load->getPointerOperand(), load->getType(), nullptr,
             shared ? std::optional(kAtomicReads | scopeOf(instruction) | (endsLoop(*load) ? kAtomicWaits : 0))
                    : std::nullopt);
    } else if (auto* store = llvm::dyn_cast<llvm::StoreInst>(&instruction)) {
      bool const shared = store->isAtomic() || store->isVolatile();
      fence(instruction, store->getOrdering());
      access(instruction, store->getPointerOperand(), store->getValueOperand()->getType(), store->getValueOperand(),
             shared ? std::optional(0U) : std::nullopt);
    } else if (auto* exchange = llvm::dyn_cast<llvm::AtomicCmpXchgInst>(&instruction)) {
      fence(instruction, exchange->getSuccessOrdering());
      access(instruction, exchange->getPointerOperand(), exchange->getCompareOperand()->getType(), nullptr,
             kAtomicWrites | kAtomicCompares | scopeOf(instruction) | (exchange->use_empty() ? 0 : kAtomicReads));
    } else if (auto* update = llvm::dyn_cast<llvm::AtomicRMWInst>(&instruction)) {
      fence(instruction, update->getOrdering());
      access(instruction, update->getPointerOperand(), update->getValOperand()->getType(), nullptr,
             kAtomicWrites | scopeOf(instruction) | (update->use_empty() ? 0 : kAtomicReads));
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

  void access(Instruction& at, Value* pointer, llvm::Type* type, Value* stored, std::optional<std::uint32_t> atomic) {
    std::uint64_t const bytes = sizeOf(type);
    Reach const reach = reachOf(pointer, bytes, *layout_);
    if (reach == Reach::own || bytes == 0) {
      return;
    }
    if (reach == Reach::ownAtSomeIndex) {
      callAt(at, "__qkcw_local", {pointer, wide(bytes)});
    } else if (atomic && stored != nullptr) {
      callAt(at, "__qkcw_store", {pointer, wide(bytes), spilled(at, stored, bytes)});
    } else if (atomic) {
      callAt(at, "__qkcw_atomic",
             {pointer, wide(bytes), llvm::ConstantInt::get(llvm::Type::getInt32Ty(*context_), *atomic)});
    } else if (stored != nullptr) {
      Value* value = spilled(at, stored, bytes);
      callAt(at, "__qkcw_write", {pointer, wide(bytes), value});
    } else {
      callAt(at, "__qkcw_read", {pointer, wide(bytes)});
    }
  }

  // Whether the innermost loop around the load is left by what it reads: the thread waits for a value.
  bool endsLoop(llvm::LoadInst& load) {
    if (!loops_) {
      dominators_.recalculate(*function_);
      loops_.emplace(dominators_);
    }
    llvm::Loop const* const loop = loops_->getLoopFor(load.getParent());
    if (loop == nullptr) {
      return false;
    }
    llvm::SmallVector<Instruction*, 8> work{&load};
    llvm::SmallPtrSet<Instruction*, 8> seen;
    while (!work.empty()) {
      Instruction* const one = work.pop_back_val();
      if (!seen.insert(one).second) {
        continue;
      }
      if (one->isTerminator() && loop->contains(one) && loop->isLoopExiting(one->getParent())) {
        return true;
      }
      for (llvm::User* user : one->users()) {
        work.push_back(llvm::cast<Instruction>(user));
      }
    }
    return false;
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
      call(library, "__qkcw_barrier", {llvm::ConstantInt::get(llvm::Type::getInt32Ty(*context_), ++*barriers_)});
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
  std::optional<llvm::LoopInfo> loops_; // where asked for; calls that are put in change no block
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
