#pragma once
// The expressions of a tree, for rules that ask what stands in a text.

#include "compiler/syntax/ast.h"

#include <functional>

namespace qkc::driver {

using Visit = std::function<void(const syntax::Expr&)>;

// The expression and everything in it, outer ones first.
void walk(const syntax::Expr& expr, const Visit& visit);

// The value of a right-hand side, all its paths; not its guard.
void walk(const syntax::Rhs& rhs, const Visit& visit);

} // namespace qkc::driver
