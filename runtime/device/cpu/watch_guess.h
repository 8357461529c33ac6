#pragma once

#include <llvm/Analysis/LoopInfo.h>
#include <llvm/IR/Instructions.h>

namespace qkc::device::cpu {

// Whether what a plain load reads only goes into updates of the word it was read from, or decides whether there is one:
// the first guess of a loop around an atomicCAS, or a look that saves an atomicMax. Such a load may find any value
// that the word had.
bool isGuess(llvm::LoadInst& load, const llvm::LoopInfo& loops);

// Whether what is stored is computed from a load of the same place: two steps in place of an update.
bool storesLoaded(const llvm::StoreInst& store);

} // namespace qkc::device::cpu
