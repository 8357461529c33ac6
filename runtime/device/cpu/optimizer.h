#pragma once

#include <llvm/IR/Module.h>
#include <llvm/Target/TargetMachine.h>

namespace qkc::device::cpu {

// Inlines what markForInlining chose, turns locals into values, folds dead branches away and drops unused functions:
// what is left of barriers and shared memory is what kernels can reach.
void prepareForLowering(llvm::Module& module, llvm::TargetMachine& machine);

// The same with watchAccesses in between, where every access still is as the text has it.
void prepareWatched(llvm::Module& module, llvm::TargetMachine& machine);

// What code generation needs of a watched device half after lowering, which is slow to run whatever is done.
void finishWatched(llvm::Module& module, llvm::TargetMachine& machine);

// The device half after lowering: full optimisation with vectorised loops over threads. Level 0..3.
void optimizeDevice(llvm::Module& module, llvm::TargetMachine& machine, int level);

// The host half: launchers need little.
void optimizeHost(llvm::Module& module, llvm::TargetMachine& machine, int level);

} // namespace qkc::device::cpu
