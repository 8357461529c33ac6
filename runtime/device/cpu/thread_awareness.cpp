#include "runtime/device/cpu/thread_awareness.h"

#include "runtime/device/cpu/simt_entry.h"

#include <llvm/ADT/SCCIterator.h>
#include <llvm/Analysis/CallGraph.h>
#include <llvm/IR/InstIterator.h>

#include <array>
#include <set>

namespace qkc::device::cpu {
namespace {

using llvm::Function;
using llvm::GlobalVariable;
using llvm::Instruction;
using llvm::StringRef;
using llvm::Value;

constexpr const char* kPrefix = "__qkc_";

std::set<const Function*> recursiveFunctions(llvm::Module& module) {
  std::set<const Function*> out;
  llvm::CallGraph graph(module);
  for (auto component = llvm::scc_begin(&graph); !component.isAtEnd(); ++component) {
    if (component.hasCycle()) {
      for (llvm::CallGraphNode* node : *component) {
        out.insert(node->getFunction());
      }
    }
  }
  return out;
}

// Clang calls every function of device code convergent; only the calls that wait really are.
void dropConvergence(llvm::Module& module) {
  for (Function& function : module) {
    if (!isMeeting(function)) {
      function.removeFnAttr(llvm::Attribute::Convergent);
    }
    for (Instruction& instruction : llvm::instructions(function)) {
      auto* call = llvm::dyn_cast<llvm::CallBase>(&instruction);
      if (call != nullptr && call->getCalledFunction() != nullptr && !isMeeting(*call->getCalledFunction())) {
        call->removeFnAttr(llvm::Attribute::Convergent);
      }
    }
  }
}

} // namespace

bool isBuiltin(const Function& function) {
  return function.isDeclaration() && function.getName().starts_with(kPrefix);
}

std::optional<unsigned> identityOf(StringRef name) {
  static constexpr std::array<std::pair<StringRef, Identity>, 4> kGroups = {{{"tid_", Identity::threadIdx},
                                                                             {"bid_", Identity::blockIdx},
                                                                             {"bdim_", Identity::blockDim},
                                                                             {"gdim_", Identity::gridDim}}};
  if (!name.consume_front(kPrefix)) {
    return std::nullopt;
  }
  for (auto const& [prefix, group] : kGroups) {
    StringRef axis = name;
    if (axis.consume_front(prefix) && axis.size() == 1 && axis[0] >= 'x' && axis[0] <= 'z') {
      return static_cast<unsigned>(group) + static_cast<unsigned>(axis[0] - 'x');
    }
  }
  return std::nullopt;
}

bool isMeeting(const Function& function) {
  StringRef const name = function.getName();
  return isBuiltin(function) && !identityOf(name) && name != "__qkc_trap" && !name.starts_with("__qkc_fault_");
}

void addUsingFunctions(Value& value, llvm::SetVector<Function*>& out) {
  llvm::SmallVector<Value*, 8> work{&value};
  llvm::SmallPtrSet<Value*, 8> seen;
  while (!work.empty()) {
    for (llvm::User* user : work.pop_back_val()->users()) {
      if (auto* instruction = llvm::dyn_cast<Instruction>(user)) {
        out.insert(instruction->getFunction());
      } else if (llvm::isa<llvm::Constant>(user) && seen.insert(user).second) {
        work.push_back(user);
      }
    }
  }
}

llvm::SetVector<Function*> threadAware(ParsedHalf& device) {
  llvm::SetVector<Function*> out;
  for (Function& function : *device.module) {
    if (isBuiltin(function)) {
      addUsingFunctions(function, out);
    }
  }
  for (auto const& variable : device.shared) {
    if (GlobalVariable* global = device.module->getNamedGlobal(variable.symbol)) {
      addUsingFunctions(*global, out);
    }
  }
  for (std::size_t i = 0; i < out.size(); ++i) {
    addUsingFunctions(*out[i], out);
  }
  return out;
}

void markForInlining(ParsedHalf& device) {
  if (GlobalVariable* annotations = device.module->getNamedGlobal("llvm.global.annotations")) {
    annotations->eraseFromParent(); // they would keep every annotated function alive
  }
  dropConvergence(*device.module);
  auto const aware = threadAware(device);
  auto const recursive = recursiveFunctions(*device.module);
  std::set<const Function*> kernels;
  for (auto const& kernel : device.kernels) {
    kernels.insert(device.module->getFunction(kernel.symbol));
  }
  for (Function& function : *device.module) {
    if (function.isDeclaration() || kernels.contains(&function)) {
      continue;
    }
    if (aware.contains(&function) && !recursive.contains(&function)) {
      function.removeFnAttr(llvm::Attribute::NoInline);
      function.addFnAttr(llvm::Attribute::AlwaysInline);
    }
    function.setLinkage(Function::InternalLinkage);
    function.setComdat(nullptr);
  }
}

} // namespace qkc::device::cpu
