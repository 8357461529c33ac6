#pragma once

#include <clang/AST/ASTContext.h>
#include <clang/AST/Decl.h>

#include <string>

namespace qkc::device::cpu {

// The main file without its host functions and host variables, which are overwritten with blanks: every line stays
// where it was. Methods keep their declarations. constexpr functions stay, since kernels may call them.
std::string withoutHostCode(const clang::ASTContext& context);

// A C++ expression, valid at the end of the main file, for a kernel (`scale<float, 4>`, where it is overloaded with its
// type: `(void (*)(int *))fill`) or for the address of a variable. Empty for what has no name, such as an instance for
// a lambda's type.
std::string deviceExpression(const clang::FunctionDecl& kernel, const clang::ASTContext& context);
std::string deviceExpression(const clang::VarDecl& variable, const clang::ASTContext& context);

} // namespace qkc::device::cpu
