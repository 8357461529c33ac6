#include "runtime/device/cpu/prototype_check.h"

#include <clang/AST/Decl.h>
#include <clang/AST/DeclCXX.h>
#include <clang/AST/DeclTemplate.h>
#include <clang/Basic/Diagnostic.h>
#include <clang/Basic/SourceManager.h>

namespace qkc::device::cpu {
namespace {

using clang::dyn_cast;
using clang::FunctionDecl;

clang::PrintingPolicy policyOf(const clang::ASTContext& context) {
  clang::PrintingPolicy policy = context.getPrintingPolicy();
  policy.PolishForDeclaration = true;
  return policy;
}

std::string typed(const clang::ParmVarDecl& parameter, const clang::ASTContext& context) {
  std::string out = parameter.getNameAsString();
  parameter.getType().getAsStringInternal(out, policyOf(context));
  return out;
}

std::string prototypeText(const FunctionDecl& prototype, const clang::ASTContext& context) {
  std::string out = "extern \"C\" " + prototype.getReturnType().getAsString(policyOf(context)) + " " +
                    prototype.getNameAsString() + "(";
  for (clang::ParmVarDecl const* parameter : prototype.parameters()) {
    out += (parameter == *prototype.param_begin() ? "" : ", ") + typed(*parameter, context);
  }
  return out + ")";
}

bool isSame(clang::QualType a, clang::QualType b, const clang::ASTContext& context) {
  return context.hasSameUnqualifiedType(a, b);
}

class Check {
public:
  Check(std::string name, clang::ASTContext& context) : name_(std::move(name)), context_(&context) {}

  // Finds the prototype and the functions of its name, also in namespaces.
  void collect(clang::Decl* declaration) {
    if (auto* scope = dyn_cast<clang::DeclContext>(declaration);
        scope != nullptr && clang::isa<clang::LinkageSpecDecl, clang::NamespaceDecl>(declaration)) {
      for (clang::Decl* inner : scope->decls()) {
        collect(inner);
      }
      return;
    }
    auto* named = dyn_cast<clang::NamedDecl>(declaration);
    if (named == nullptr || named->getIdentifier() == nullptr || named->getName() != name_) {
      return;
    }
    auto const* function = dyn_cast<FunctionDecl>(declaration);
    bool const ofText = context_->getSourceManager().isInMainFile(
        context_->getSourceManager().getExpansionLoc(declaration->getLocation()));
    if (function != nullptr && !ofText && prototype_ == nullptr) {
      prototype_ = function;
    } else if (ofText && other_ == nullptr) {
      other_ = named;
    }
  }

  void report() {
    if (prototype_ == nullptr || prototype_->isDefined()) {
      return;
    }
    auto const* function = other_ == nullptr ? nullptr : dyn_cast<FunctionDecl>(other_);
    if (other_ == nullptr) {
      error({}, "no definition of the function '" + name_ + "'");
    } else if (function == nullptr) {
      error(other_->getLocation(), "'" + name_ + "' is no plain function");
    } else if (!function->getDeclContext()->getRedeclContext()->isTranslationUnit()) {
      error(other_->getLocation(), "'" + name_ + "' is declared in a namespace");
    } else {
      compare(*function);
    }
    auto& diagnostics = context_->getDiagnostics();
    diagnostics.Report(diagnostics.getCustomDiagID(clang::DiagnosticsEngine::Note, "expected: %0"))
        << prototypeText(*prototype_, *context_);
    if (other_ == nullptr) {
      diagnostics.Report(diagnostics.getCustomDiagID(
          clang::DiagnosticsEngine::Note,
          "for kernels alone a line '// qkc launch: kernel<<<grid, block, 0, stream>>>(arguments)' makes one"));
    }
  }

private:
  void compare(const FunctionDecl& function) {
    unsigned const given = function.getNumParams();
    unsigned const needed = prototype_->getNumParams();
    for (unsigned i = 0; i < given && i < needed; ++i) {
      if (!isSame(function.getParamDecl(i)->getType(), prototype_->getParamDecl(i)->getType(), *context_)) {
        error(function.getParamDecl(i)->getLocation(),
              "parameter " + std::to_string(i + 1) + " is '" + typed(*function.getParamDecl(i), *context_) +
                  "', expected '" + typed(*prototype_->getParamDecl(i), *context_) + "'");
        return;
      }
    }
    if (given > needed) {
      error(function.getParamDecl(needed)->getLocation(),
            "parameter " + std::to_string(needed + 1) + " is one too many");
    } else if (given < needed) {
      error(function.getLocation(), "parameter " + std::to_string(given + 1) + " is missing, expected '" +
                                        typed(*prototype_->getParamDecl(given), *context_) + "'");
    } else if (!isSame(function.getReturnType(), prototype_->getReturnType(), *context_)) {
      error(function.getLocation(), "'" + name_ + "' returns '" + function.getReturnType().getAsString() +
                                        "', expected '" + prototype_->getReturnType().getAsString() + "'");
    } else if (!function.isDefined()) {
      error(function.getLocation(), "'" + name_ + "' is declared and not defined");
    } else {
      error(function.getLocation(), "'" + name_ + "' is not the function of the prototype");
    }
  }

  void error(clang::SourceLocation where, const std::string& text) {
    auto& diagnostics = context_->getDiagnostics();
    diagnostics.Report(where, diagnostics.getCustomDiagID(clang::DiagnosticsEngine::Error, "%0")) << text;
  }

  std::string name_;
  clang::ASTContext* context_;
  const FunctionDecl* prototype_ = nullptr;
  const clang::NamedDecl* other_ = nullptr;
};

} // namespace

void checkPrototypes(const std::vector<clang::Decl*>& declarations, const std::vector<std::string>& entries,
                     clang::ASTContext& context) {
  for (std::string const& name : entries) {
    Check check(name, context);
    for (clang::Decl* declaration : declarations) {
      check.collect(declaration);
    }
    check.report();
  }
}

} // namespace qkc::device::cpu
