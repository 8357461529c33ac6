#include "runtime/device/cpu/symbol_name.h"

#include <llvm/Demangle/Demangle.h>

namespace qkc::device::cpu {
namespace {

// The demangler recurses for each letter of `PPPP...`, and each back reference (`S_`, `T0_`) may double the name.
constexpr std::size_t kLongestSymbol = 1024;
constexpr std::size_t kMostReferences = 12;
constexpr std::size_t kLongestName = 300;

std::size_t references(llvm::StringRef symbol) {
  return symbol.count('S') + symbol.count('T');
}

} // namespace

std::string readableName(llvm::StringRef symbol) {
  bool const safe = symbol.size() <= kLongestSymbol && references(symbol) <= kMostReferences;
  std::string out = safe ? llvm::demangle(symbol) : symbol.str();
  if (out.size() > kLongestName) {
    out.resize(kLongestName);
    out += "...";
  }
  return out;
}

} // namespace qkc::device::cpu
