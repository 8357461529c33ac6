#pragma once

#include "runtime/device/cpu/clang_frontend.h"

#include <llvm/ADT/SetVector.h>
#include <llvm/ADT/StringRef.h>
#include <llvm/IR/Function.h>

#include <optional>

namespace qkc::device::cpu {

// A function that the shim declares and the engine provides: its name starts with __qkc_.
bool isBuiltin(const llvm::Function& function);

// A builtin at which a thread may wait for others.
bool isMeeting(const llvm::Function& function);

// For __qkc_tid_x and its like: which of a lowered body's identity arguments (simt_entry.h) replaces the call.
std::optional<unsigned> identityOf(llvm::StringRef name);

// Adds the functions with an instruction that uses the value, through constants too.
void addUsingFunctions(llvm::Value& value, llvm::SetVector<llvm::Function*>& out);

// Functions that read the thread's identity, use shared memory or wait, directly or through calls.
llvm::SetVector<llvm::Function*> threadAware(ParsedHalf& device);

// Inlines into the kernels every device function that reads the thread's identity, uses shared memory or waits for
// other threads, except where recursion or a function pointer forbids it. Others stay functions.
void markForInlining(ParsedHalf& device);

} // namespace qkc::device::cpu
