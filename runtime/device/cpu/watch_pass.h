#pragma once

#include <llvm/IR/Module.h>

namespace qkc::device::cpu {

// Puts a call of the runtime (watch_builtins.h) before every access of a device half that may reach more than the
// thread's own local variables. To be run once calls are inlined and before anything moves, merges or speculates
// accesses: what is looked at are the accesses of the text.
void watchAccesses(llvm::Module& module);

} // namespace qkc::device::cpu
