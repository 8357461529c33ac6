#pragma once

#include <llvm/ADT/ArrayRef.h>
#include <llvm/IR/Function.h>
#include <llvm/IR/Instructions.h>

#include <string>

namespace qkc::device::cpu {

// An object whose accesses are checked: a call that stands for its address and whose first operand is its size in
// bytes.
struct CheckedObject {
  llvm::CallInst* base = nullptr;
  std::string name;
};

// Declares the function that such a call calls.
llvm::Function* declareObject(llvm::Module& module);

// Line of the user's text that an instruction stems from, 0 when unknown: shim headers are looked through.
unsigned sourceLine(const llvm::Instruction& instruction);

// The identity of the faulting thread, as the last operands of a fault call: threadIdx and blockIdx of `body`.
void appendIdentity(llvm::Function& body, llvm::SmallVectorImpl<llvm::Value*>& operands);

// Puts a test before each access of `body` whose address derives from one of the objects and whose bounds are not known
// to hold; a failed test calls the runtime, which records a fault. Addresses that went through memory are not followed.
void checkBounds(llvm::Function& body, llvm::ArrayRef<CheckedObject> objects);

} // namespace qkc::device::cpu
