#pragma once

#include <llvm/IR/Function.h>

namespace qkc::device::cpu {

// Puts a test before each access of `body` whose address is not known to be a multiple of its size, as a GPU needs it;
// a failed test calls the runtime, which records a fault. Pointers that a kernel is given or reads from memory are
// taken to be aligned to 8 bytes: a CPU reads elements of any address, so that only accesses wider than what the
// pointer counted in can break the rule. Plain loops over elements get no test and stay vectorisable.
void checkAlignment(llvm::Function& body);

} // namespace qkc::device::cpu
