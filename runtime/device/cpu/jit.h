#pragma once

#include "runtime/device/cpu/host_memory.h"
#include "runtime/device/cpu/image_memory.h"
#include "runtime/device/cpu/runtime_symbols.h"

#include <llvm/IR/Module.h>
#include <llvm/Support/MemoryBuffer.h>
#include <llvm/Target/TargetMachine.h>

#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace llvm::orc {
class LLJIT;
}

namespace qkc::device::cpu {

std::unique_ptr<llvm::TargetMachine> makeTargetMachine(int level);

// Machine code of a module as an ELF object. Null with `error` set when code generation fails.
std::unique_ptr<llvm::MemoryBuffer> generateCode(llvm::Module& module, llvm::TargetMachine& machine,
                                                 std::string& error);

// What the two objects of a program are called.
inline constexpr const char* kDeviceObject = "device";
inline constexpr const char* kHostObject = "host";

// Objects linked together in memory, with nothing else to call than the symbols of `runtime`.
class LinkedCode {
public:
  // `needed` are symbols to be resolved now; every one of them must exist afterwards. Null with `error` set otherwise.
  // With `image` the code is for another process, in which `runtime` lies at these addresses.
  static std::unique_ptr<LinkedCode> link(std::vector<std::unique_ptr<llvm::MemoryBuffer>> objects,
                                          const std::vector<std::string>& needed,
                                          std::span<const RuntimeSymbol> runtime, std::string& error,
                                          ImageMemory* image = nullptr);
  ~LinkedCode();

  // Where the variables lie of the objects that are called so.
  const ProgramData& data() const { return *data_; }

  // Null for a symbol that was not among `needed`.
  void* address(const std::string& symbol) const;

private:
  explicit LinkedCode(std::unique_ptr<llvm::orc::LLJIT> jit);
  std::shared_ptr<ProgramData> data_ = std::make_shared<ProgramData>();
  std::unique_ptr<llvm::orc::LLJIT> jit_;
  std::map<std::string, void*> addresses_;
};

// Memory that the objects need once loaded: code, data and zeroed variables.
std::uint64_t loadedBytes(const std::vector<std::unique_ptr<llvm::MemoryBuffer>>& objects);
// The largest of their sections that are loaded.
std::uint64_t largestAlignment(const std::vector<std::unique_ptr<llvm::MemoryBuffer>>& objects);

// Symbols that the objects use but neither define nor find in `runtime`, sorted by name; among `wanted`, those not
// defined; and those that they define though the runtime does.
struct SymbolReport {
  std::vector<std::string> unresolved;
  std::vector<std::string> missing;
  std::vector<std::string> redefined; // that are the runtime's
};
SymbolReport checkSymbols(const std::vector<std::unique_ptr<llvm::MemoryBuffer>>& objects,
                          const std::vector<std::string>& wanted, std::span<const RuntimeSymbol> runtime);

} // namespace qkc::device::cpu
