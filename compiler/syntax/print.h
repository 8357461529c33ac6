#pragma once
// From tree to text.

#include "compiler/syntax/ast.h"

#include <string>

namespace qkc::syntax {

// The canonical text: parsing it gives the same tree (dump), printing that gives the same text. Comments are kept at
// the statement that they stand before, beside or inside.
std::string print(const File& file);

std::string print(const Expr& expr);
std::string print(const Rhs& rhs);
std::string print(const Ref& ref);
std::string print(const Item& item);

} // namespace qkc::syntax
