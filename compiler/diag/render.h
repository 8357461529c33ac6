#pragma once
// Diagnostics as text for people and as JSON for machines.

#include "compiler/diag/diagnostic.h"

#include <nlohmann/json.hpp>

namespace qkc::diag {

// Several lines, the last with its line end:
//   error[QKC0101]: expected an expression after '='
//     --> dir/name.qkc:7:12
//      |
//    7 |   let a = * 3
//      |           ^ not the start of an expression
//      = note: ...
//      = help: ...
std::string render(const SourceMap& sources, const Diagnostic& diagnostic, bool color);

// "dir/name.qkc:7:12: error[QKC0101]: message", without a line end.
std::string renderLine(const SourceMap& sources, const Diagnostic& diagnostic);

// {code, name, severity, message, file, line, column, end_line, end_column, caret, labels, notes, suggestion}; the
// place is absent where there is none. Columns count code points from 1. Texts are valid UTF-8.
nlohmann::json toJson(const SourceMap& sources, const Diagnostic& diagnostic);

} // namespace qkc::diag
