#pragma once
#include "compiler/diag/diagnostic.h"

#include <string>

namespace qkc::driver {

// The page of a code (docs/diagnostics/QKC0000.md, embedded when qkc is built); empty where there is none.
std::string explanation(diag::Code code);

} // namespace qkc::driver
