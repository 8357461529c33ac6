#pragma once
// From tree to typed contracts: names resolved, parameters substituted, every rule of shapes, formats and choices
// checked.

#include "compiler/contract/contract.h"
#include "compiler/diag/sink.h"
#include "compiler/syntax/ast.h"

#include <span>
#include <vector>

namespace qkc::contract {

// The instances of the file's one contract or family, in the order of the text; a contract without parameters is its
// own instance. `libraries` are parsed files whose constants, functions and layouts the file may use; earlier ones come
// first. Reports every error that it finds (QKC02xx shapes and names, QKC03xx formats, QKC04xx choices); instances with
// an error are left out of the result. A fault in one statement is reported once, not again where its value is read.
// Never throws on a bad tree.
std::vector<Contract> typecheck(const SourceMap& sources, const syntax::File& file,
                                std::span<const syntax::File* const> libraries, diag::Sink& sink);

} // namespace qkc::contract
