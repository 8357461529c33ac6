#pragma once

#include "runtime/device/lints.h"

#include <clang/AST/ASTContext.h>

#include <vector>

namespace qkc::device::cpu {

// What the lints find in the declarations of one text, in their order, each place once. Instances of templates are
// looked at, as only they show types; what headers define is not.
std::vector<LintFinding> findLints(const std::vector<clang::Decl*>& declarations, clang::ASTContext& context);

} // namespace qkc::device::cpu
