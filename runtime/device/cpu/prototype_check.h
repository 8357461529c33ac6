#pragma once

#include <clang/AST/ASTContext.h>

#include <string>
#include <vector>

namespace qkc::device::cpu {

// Reports, as errors at their places, how the text fails to define the functions that its headers declare under the
// names of `entries`: the parameter that differs, or that there is none, each with the prototype. Says nothing of names
// that no header declares.
void checkPrototypes(const std::vector<clang::Decl*>& declarations, const std::vector<std::string>& entries,
                     clang::ASTContext& context);

} // namespace qkc::device::cpu
