#pragma once

#include "runtime/device/cpu/diagnostics.h"

#include <clang/Frontend/CompilerInstance.h>

namespace qkc::device::cpu {

// Watches the token stream of a parse. Refuses inline assembly unless `assembly` is set (every asm of the AST stems
// from an asm token), and ends the parse of texts that would exhaust Clang's recursion: very long statements, very many
// nested statements, too many tokens. To be installed once the preprocessor exists; the sink must outlive the parse.
void installSourceGuard(clang::CompilerInstance& instance, DiagnosticSink& sink, bool assembly);

} // namespace qkc::device::cpu
