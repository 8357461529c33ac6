#pragma once

#include <llvm/IR/Instruction.h>
#include <llvm/IR/Module.h>

namespace qkc::device::cpu {

// Atomics and fences in functions that the shim marks (__QK_BLOCK_SCOPE) become such of a scope of their own, which
// they keep wherever they are inlined and copied. To be called before anything is inlined.
void noteBlockScope(llvm::Module& module);

// Whether the instruction is an atomic or a fence of that scope.
bool hasBlockScope(const llvm::Instruction& instruction);

} // namespace qkc::device::cpu
