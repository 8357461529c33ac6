#pragma once

#include <llvm/IR/Module.h>

namespace qkc::device::cpu {

// Clang marks where a local variable begins that its declaration leaves unset (-ftrivial-auto-var-init). On a GPU it
// holds what a register held before; left undefined, LLVM would choose a value that does no harm.

// Such variables begin as memory of cudaMalloc does, with a byte that differs from call to call: who reads one before
// it is set gets other results in the next call.
void poisonUnsetLocals(llvm::Module& module);

// They stay undefined: for programs of the judge's own.
void leaveUnsetLocals(llvm::Module& module);

} // namespace qkc::device::cpu
