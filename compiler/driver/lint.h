#pragma once
// Advice about a contract that is lawful: what its author probably did not mean. Decided on the tree alone, so that
// it works for every text that parses.

#include "compiler/diag/sink.h"
#include "compiler/support/source_map.h"
#include "compiler/syntax/ast.h"

#include <filesystem>
#include <set>
#include <string>

namespace qkc::driver {

struct LintOptions {
  std::filesystem::path candidates = "tests/candidates"; // holds a folder of .cu files for each instance
};

// Findings are warnings in the sink:
// QKC0233 a name of the contract that stands nowhere else, QKC0470 a freedom that frees nothing, QKC0471 a path that
// does not read a returned value which another path reads, QKC0472 a tolerance without a comment, QKC0840 `follows`
// without a candidate.
void lint(const SourceMap& sources, const syntax::File& file, const LintOptions& options, diag::Sink& sink);

// The part about one right-hand side: freedoms that meet no operation, paths that are the same. `functions` are the
// names that the text declares or uses from a library; what they do inside is taken to be anything.
void lintFreedoms(const syntax::Rhs& rhs, const std::set<std::string>& functions, diag::Sink& sink);

} // namespace qkc::driver
