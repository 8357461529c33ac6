#include "runtime/device/cpu/simt_entry.h"

#include "runtime/device/cpu/simt_abi.h"

#include <llvm/Analysis/CaptureTracking.h>
#include <llvm/Analysis/LoopInfo.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/MDBuilder.h>
#include <llvm/IR/Module.h>

#include <vector>

namespace qkc::device::cpu {
namespace {

using llvm::BasicBlock;
using llvm::Function;
using llvm::IRBuilder;
using llvm::Value;

constexpr const char* kParallel = "llvm.loop.parallel_accesses";
constexpr unsigned kMaxBlockSide = 1024;

// A field of the BlockContext with values in [low, high).
Value* loadField(IRBuilder<>& builder, Value* context, std::size_t offset, std::uint64_t low, std::uint64_t high) {
  Value* place = builder.CreateConstInBoundsGEP1_64(builder.getInt8Ty(), context, offset);
  llvm::LoadInst* load = builder.CreateLoad(builder.getInt32Ty(), place);
  llvm::MDBuilder metadata(builder.getContext());
  load->setMetadata(llvm::LLVMContext::MD_range, metadata.createRange(llvm::APInt(32, low), llvm::APInt(32, high)));
  load->setMetadata(llvm::LLVMContext::MD_invariant_load, llvm::MDNode::get(builder.getContext(), {}));
  return load;
}

std::array<Value*, 3> loadTriple(IRBuilder<>& builder, Value* context, std::size_t offset, std::uint64_t low,
                                 std::uint64_t high) {
  std::array<Value*, 3> out{};
  for (unsigned axis = 0; axis < 3; ++axis) {
    out[axis] = loadField(builder, context, offset + (std::size_t{4} * axis), low, high);
  }
  return out;
}

// The kernel's own arguments, read from the addresses of the source-level ones. A struct passed in memory is copied
// here, outside the loops, where its fields become plain values.
std::vector<Value*> loadArguments(IRBuilder<>& builder, const Function& body, const KernelDecl& kernel,
                                  Value* addresses) {
  std::vector<Value*> out;
  for (std::size_t i = 0; i < kernel.arguments.size(); ++i) {
    ArgumentPiece const& piece = kernel.arguments[i];
    Value* slot = builder.CreateConstInBoundsGEP1_32(builder.getPtrTy(), addresses, piece.parameter);
    Value* address = builder.CreateLoad(builder.getPtrTy(), slot);
    if (piece.byAddress) {
      llvm::AllocaInst* copy = builder.CreateAlloca(builder.getInt8Ty(), builder.getInt64(piece.bytes));
      copy->setAlignment(llvm::Align(piece.alignment));
      builder.CreateMemCpy(copy, copy->getAlign(), address, llvm::Align(1), piece.bytes);
      out.push_back(copy);
      continue;
    }
    Value* place = builder.CreateConstInBoundsGEP1_64(builder.getInt8Ty(), address, piece.offset);
    out.push_back(builder.CreateAlignedLoad(body.getArg(static_cast<unsigned>(i))->getType(), place, llvm::Align(1)));
  }
  return out;
}

Function* declareEntry(Function& body, const KernelDecl& kernel, const char* suffix,
                       const std::vector<llvm::Type*>& parameters) {
  llvm::Module& module = *body.getParent();
  auto* type = llvm::FunctionType::get(llvm::Type::getVoidTy(module.getContext()), parameters, false);
  Function* entry = Function::Create(type, Function::ExternalLinkage, kernel.symbol + suffix, module);
  for (const char* attribute : {"target-cpu", "target-features", "no-trapping-math"}) {
    if (body.hasFnAttribute(attribute)) {
      entry->addFnAttr(body.getFnAttribute(attribute));
    }
  }
  entry->addFnAttr(llvm::Attribute::NoUnwind);
  for (unsigned i : {0U, 1U}) {
    entry->addParamAttr(i, llvm::Attribute::NoAlias);
    entry->addParamAttr(i, llvm::Attribute::ReadOnly);
  }
  return entry;
}

void append(std::vector<Value*>& out, const std::array<Value*, 3>& triple) {
  out.insert(out.end(), triple.begin(), triple.end());
}

// A loop id that says: the accesses in this group do not depend on each other across iterations.
llvm::MDNode* parallelLoopId(llvm::LLVMContext& context) {
  llvm::MDNode* group = llvm::MDNode::getDistinct(context, {});
  llvm::MDNode* accesses = llvm::MDNode::get(context, {llvm::MDString::get(context, kParallel), group});
  llvm::MDNode* id = llvm::MDNode::getDistinct(context, {nullptr, accesses});
  id->replaceOperandWith(0, id);
  return id;
}

// Nested counting loops z, y, x below `from`; `inner` emits the innermost body. Returns the block behind the loops.
template <class Inner>
BasicBlock* emitThreadLoops(BasicBlock* from, const std::array<Value*, 3>& extent, const Inner& inner) {
  Function* function = from->getParent();
  llvm::LLVMContext& context = function->getContext();
  std::array<BasicBlock*, 3> head{};
  std::array<llvm::PHINode*, 3> index{};
  BasicBlock* previous = from;
  for (unsigned axis : {2U, 1U, 0U}) {
    head[axis] = BasicBlock::Create(context, "threads", function);
    IRBuilder<> builder(previous);
    builder.CreateBr(head[axis]);
    builder.SetInsertPoint(head[axis]);
    index[axis] = builder.CreatePHI(builder.getInt32Ty(), 2);
    index[axis]->addIncoming(builder.getInt32(0), previous);
    previous = head[axis];
  }
  IRBuilder<> builder(head[0]);
  inner(builder, std::array<Value*, 3>{index[0], index[1], index[2]});
  for (unsigned axis = 0; axis < 3; ++axis) {
    BasicBlock* behind = BasicBlock::Create(context, "threads.end", function);
    Value* next = builder.CreateAdd(index[axis], builder.getInt32(1), "", true, true);
    auto* branch = builder.CreateCondBr(builder.CreateICmpULT(next, extent[axis]), head[axis], behind);
    index[axis]->addIncoming(next, builder.GetInsertBlock());
    if (axis == 0) {
      branch->setMetadata(llvm::LLVMContext::MD_loop, parallelLoopId(context));
    }
    builder.SetInsertPoint(behind);
  }
  return builder.GetInsertBlock();
}

// The access group that the loop's metadata declares parallel, if it is one of ours.
llvm::MDNode* parallelGroup(const llvm::Loop& loop) {
  llvm::MDNode* id = loop.getLoopID();
  if (id == nullptr) {
    return nullptr;
  }
  for (llvm::MDOperand const& operand : llvm::drop_begin(id->operands())) {
    auto* node = llvm::dyn_cast<llvm::MDNode>(operand);
    if (node == nullptr || node->getNumOperands() != 2) {
      continue;
    }
    auto* name = llvm::dyn_cast<llvm::MDString>(node->getOperand(0));
    if (name != nullptr && name->getString() == kParallel) {
      return llvm::dyn_cast<llvm::MDNode>(node->getOperand(1));
    }
  }
  return nullptr;
}

bool ownMemoryEscapes(Function& function) {
  for (llvm::Instruction& instruction : llvm::instructions(function)) {
    if (llvm::isa<llvm::AllocaInst>(instruction) &&
        llvm::PointerMayBeCaptured(&instruction, /*ReturnCaptures=*/true, /*StoreCaptures=*/true)) {
      return true;
    }
  }
  return false;
}

// A stack slot is reused by each iteration, so accesses to it do depend on each other.
bool mayBeOwnMemory(Value* pointer) {
  llvm::SmallVector<const Value*, 4> objects;
  llvm::getUnderlyingObjects(pointer, objects, nullptr, /*MaxLookup=*/0);
  return llvm::any_of(objects, [](const Value* object) { return llvm::isa<llvm::AllocaInst>(object); });
}

void markLoop(llvm::Loop& loop, llvm::MDNode* group) {
  for (BasicBlock* block : loop.blocks()) {
    for (llvm::Instruction& instruction : *block) {
      Value* pointer = llvm::getLoadStorePointerOperand(&instruction);
      // Declarations of scopes count as memory accesses though they touch none.
      auto* intrinsic = llvm::dyn_cast<llvm::IntrinsicInst>(&instruction);
      bool const harmless = intrinsic != nullptr && intrinsic->isAssumeLikeIntrinsic();
      if (harmless || (pointer != nullptr && !mayBeOwnMemory(pointer))) {
        instruction.setMetadata(llvm::LLVMContext::MD_access_group, group);
      }
    }
  }
}

} // namespace

Function* emitGridFunction(Function& body, const KernelDecl& kernel) {
  llvm::LLVMContext& context = body.getContext();
  auto* pointer = llvm::PointerType::getUnqual(context);
  auto* wide = llvm::Type::getInt64Ty(context);
  Function* grid = declareEntry(body, kernel, ".qkc.grid", {pointer, pointer, wide, wide});
  Value* block = grid->getArg(1);
  Value* first = grid->getArg(2);
  Value* last = grid->getArg(3);

  BasicBlock* entry = BasicBlock::Create(context, "entry", grid);
  BasicBlock* blocks = BasicBlock::Create(context, "blocks", grid);
  IRBuilder<> builder(entry);
  std::vector<Value*> const own = loadArguments(builder, body, kernel, grid->getArg(0));
  auto const extent = loadTriple(builder, block, offsetof(BlockContext, blockDim), 1, kMaxBlockSide + 1);
  auto const grids = loadTriple(builder, block, offsetof(BlockContext, gridDim), 1, 1ULL << 31U);
  Value* width = builder.CreateZExt(grids[0], wide);
  Value* height = builder.CreateZExt(grids[1], wide);
  Value* row = builder.CreateUDiv(first, width);
  std::array<Value*, 3> const start = {builder.CreateTrunc(builder.CreateURem(first, width), builder.getInt32Ty()),
                                       builder.CreateTrunc(builder.CreateURem(row, height), builder.getInt32Ty()),
                                       builder.CreateTrunc(builder.CreateUDiv(row, height), builder.getInt32Ty())};
  builder.CreateBr(blocks);

  builder.SetInsertPoint(blocks);
  auto* linear = builder.CreatePHI(wide, 2);
  linear->addIncoming(first, entry);
  std::array<llvm::PHINode*, 3> at{};
  for (unsigned axis = 0; axis < 3; ++axis) {
    at[axis] = builder.CreatePHI(builder.getInt32Ty(), 2);
    at[axis]->addIncoming(start[axis], entry);
  }
  BasicBlock* behind = emitThreadLoops(blocks, extent, [&](IRBuilder<>& inner, const std::array<Value*, 3>& thread) {
    std::vector<Value*> arguments = own;
    append(arguments, thread);
    append(arguments, {at[0], at[1], at[2]});
    append(arguments, extent);
    append(arguments, grids);
    arguments.push_back(block);
    inner.CreateCall(&body, arguments);
  });

  // Next block: x, carrying into y, carrying into z.
  builder.SetInsertPoint(behind);
  Value* zero = builder.getInt32(0);
  Value* one = builder.getInt32(1);
  Value* x = builder.CreateAdd(at[0], one);
  Value* wrapX = builder.CreateICmpEQ(x, grids[0]);
  Value* y = builder.CreateAdd(at[1], builder.CreateZExt(wrapX, builder.getInt32Ty()));
  Value* wrapY = builder.CreateICmpEQ(y, grids[1]);
  at[0]->addIncoming(builder.CreateSelect(wrapX, zero, x), behind);
  at[1]->addIncoming(builder.CreateSelect(wrapY, zero, y), behind);
  at[2]->addIncoming(builder.CreateAdd(at[2], builder.CreateZExt(wrapY, builder.getInt32Ty())), behind);
  Value* next = builder.CreateAdd(linear, builder.getInt64(1), "", true, true);
  linear->addIncoming(next, behind);
  BasicBlock* done = BasicBlock::Create(context, "done", grid);
  builder.CreateCondBr(builder.CreateICmpULT(next, last), blocks, done);
  IRBuilder<>(done).CreateRetVoid();
  return grid;
}

Function* emitThreadFunction(Function& body, const KernelDecl& kernel) {
  llvm::LLVMContext& context = body.getContext();
  auto* pointer = llvm::PointerType::getUnqual(context);
  auto* word = llvm::Type::getInt32Ty(context);
  Function* thread = declareEntry(body, kernel, ".qkc.thread", {pointer, pointer, word, word, word});
  Value* block = thread->getArg(1);
  IRBuilder<> builder(BasicBlock::Create(context, "entry", thread));
  std::vector<Value*> arguments = loadArguments(builder, body, kernel, thread->getArg(0));
  append(arguments, {thread->getArg(2), thread->getArg(3), thread->getArg(4)});
  append(arguments, loadTriple(builder, block, offsetof(BlockContext, blockIdx), 0, 1ULL << 31U));
  append(arguments, loadTriple(builder, block, offsetof(BlockContext, blockDim), 1, kMaxBlockSide + 1));
  append(arguments, loadTriple(builder, block, offsetof(BlockContext, gridDim), 1, 1ULL << 31U));
  arguments.push_back(block);
  builder.CreateCall(&body, arguments);
  builder.CreateRetVoid();
  return thread;
}

void markThreadAccesses(llvm::Module& module) {
  for (Function& function : module) {
    if (!function.getName().ends_with(".qkc.grid") || ownMemoryEscapes(function)) {
      continue;
    }
    llvm::DominatorTree dominators(function);
    llvm::LoopInfo loops(dominators);
    for (llvm::Loop* loop : loops.getLoopsInPreorder()) {
      if (llvm::MDNode* group = parallelGroup(*loop)) {
        markLoop(*loop, group);
      }
    }
  }
}

} // namespace qkc::device::cpu
