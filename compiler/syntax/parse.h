#pragma once
// From text to tree.

#include "compiler/diag/sink.h"
#include "compiler/syntax/ast.h"

#include <cstddef>
#include <optional>

namespace qkc::syntax {

// Larger texts and deeper expressions are refused with a diagnostic: a contract is a page, and trees are walked
// recursively.
inline constexpr std::size_t kMaxBytes = std::size_t{1} << 20U;
inline constexpr std::size_t kMaxNesting = 200; // brackets, prefix operators and conditionals open at one place
inline constexpr std::size_t kMaxDepth = 1000;  // of one expression's tree

// The tree, or nothing when the text has any syntax error; the errors (QKC01xx) are in the sink, several of one run.
// Never throws on bad input.
std::optional<File> parse(const SourceMap& sources, FileId file, diag::Sink& sink);

} // namespace qkc::syntax
