#pragma once

#include "runtime/device/cpu/clang_frontend.h"

#include <llvm/IR/Function.h>
#include <llvm/IR/IRBuilder.h>

#include <array>

namespace qkc::device::cpu {

// The extra arguments of a kernel's body after lowering, behind the kernel's own.
enum class Identity : unsigned { threadIdx = 0, blockIdx = 3, blockDim = 6, gridDim = 9 };
inline constexpr unsigned kIdentityArguments = 12;              // x, y, z of each
inline constexpr unsigned kBodyExtras = kIdentityArguments + 1; // and the BlockContext

// Calls `body` for each thread of a range of blocks: a GridFunction. The loop over x is marked so that the vectoriser
// may treat its threads as independent once markThreadAccesses has run.
llvm::Function* emitGridFunction(llvm::Function& body, const KernelDecl& kernel);

// Calls `body` for one thread: a ThreadFunction.
llvm::Function* emitThreadFunction(llvm::Function& body, const KernelDecl& kernel);

// Puts the memory accesses of each loop over threads into the group that its loop declares free of dependences, except
// accesses to a thread's own memory. To be run after inlining and before vectorisation.
void markThreadAccesses(llvm::Module& module);

} // namespace qkc::device::cpu
