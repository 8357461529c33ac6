#pragma once

#include <llvm/ADT/StringRef.h>

#include <string>

namespace qkc::device::cpu {

// A symbol as the text has it, for messages. Texts choose their symbols, and this runs in the process that judges: one
// whose demangling could go deep or grow without measure stays as it is, and what is long is cut.
std::string readableName(llvm::StringRef symbol);

} // namespace qkc::device::cpu
