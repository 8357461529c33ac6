#pragma once
// The tree as text, without places and comments: two files have one dump exactly when their trees are equal.

#include "compiler/syntax/ast.h"

#include <string>

namespace qkc::syntax {

std::string dump(const File& file);
std::string dump(const Expr& expr);

} // namespace qkc::syntax
