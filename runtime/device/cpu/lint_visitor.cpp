#include "runtime/device/cpu/lint_visitor.h"

#include <clang/AST/RecursiveASTVisitor.h>
#include <clang/Basic/SourceManager.h>
#include <llvm/ADT/DenseSet.h>
#include <llvm/ADT/StringSet.h>

#include <algorithm>

namespace qkc::device::cpu {
namespace {

using clang::dyn_cast;
using llvm::StringRef;

bool isApproximate(StringRef name) {
  static const llvm::StringSet<> names = {"__expf",    "__exp10f",   "__logf",       "__log2f",      "__log10f",
                                          "__powf",    "__sinf",     "__cosf",       "__tanf",       "__tanhf",
                                          "__sincosf", "__fdividef", "htanh_approx", "h2tanh_approx"};
  return names.contains(name);
}

// Numbers of the language, and those of CUDA's headers.
bool isFloating(clang::QualType type) {
  static const llvm::StringSet<> records = {"__half", "__half2", "__nv_bfloat16", "__nv_bfloat162", "float2", "float4"};
  if (type->isRealFloatingType()) {
    return true;
  }
  auto const* record = type->getAsCXXRecordDecl();
  return record != nullptr && record->getIdentifier() != nullptr && records.contains(record->getName());
}

bool isStream(clang::QualType type) {
  auto const* record = type->isPointerType() ? type->getPointeeType()->getAsCXXRecordDecl() : nullptr;
  return record != nullptr && record->getIdentifier() != nullptr && record->getName() == "CUstream_st";
}

// A parameter of a function, or a variable that was set to one.
bool isGivenStream(const clang::Expr* expression) {
  auto const* use = dyn_cast<clang::DeclRefExpr>(expression->IgnoreParenCasts());
  auto const* variable = use == nullptr ? nullptr : dyn_cast<clang::VarDecl>(use->getDecl());
  if (variable == nullptr) {
    return false;
  }
  return clang::isa<clang::ParmVarDecl>(variable) ||
         (variable->getInit() != nullptr && isGivenStream(variable->getInit()));
}

// Variables that host functions, or initial values of variables, name: what a host can copy to.
class HostUses : public clang::RecursiveASTVisitor<HostUses> {
public:
  static bool shouldVisitTemplateInstantiations() { return true; }

  bool TraverseStmt(clang::Stmt* statement) {
    return onDevice_ || clang::RecursiveASTVisitor<HostUses>::TraverseStmt(statement);
  }

  bool TraverseFunctionDecl(clang::FunctionDecl* function) {
    bool const outer = onDevice_;
    onDevice_ = function->hasAttr<clang::CUDAGlobalAttr>() ||
                (function->hasAttr<clang::CUDADeviceAttr>() && !function->hasAttr<clang::CUDAHostAttr>());
    bool const goesOn = clang::RecursiveASTVisitor<HostUses>::TraverseFunctionDecl(function);
    onDevice_ = outer;
    return goesOn;
  }

  bool VisitDeclRefExpr(clang::DeclRefExpr* use) {
    if (auto const* variable = dyn_cast<clang::VarDecl>(use->getDecl())) {
      named_.insert(variable->getCanonicalDecl());
    }
    return true;
  }

  bool names(const clang::VarDecl& variable) const { return named_.contains(variable.getCanonicalDecl()); }

private:
  bool onDevice_ = false;
  llvm::DenseSet<const clang::VarDecl*> named_;
};

class Visitor : public clang::RecursiveASTVisitor<Visitor> {
public:
  Visitor(clang::ASTContext& context, const HostUses& hostUses, std::vector<LintFinding>& out)
      : context_(&context), hostUses_(&hostUses), out_(&out) {}

  static bool shouldVisitTemplateInstantiations() { return true; }

  bool VisitCallExpr(clang::CallExpr* call) {
    auto const* callee = call->getDirectCallee();
    if (callee == nullptr || callee->getIdentifier() == nullptr) {
      return true;
    }
    StringRef const name = callee->getName();
    if (isApproximate(name)) {
      report("approximate-intrinsics", call->getBeginLoc(), (name + " is an approximation").str());
    }
    atomics(*call, *callee);
    if (!clang::isa<clang::CUDAKernelCallExpr>(call)) {
      streams(*call, *callee);
    }
    copies(*call, name);
    return true;
  }

  bool VisitCUDAKernelCallExpr(clang::CUDAKernelCallExpr* launch) {
    clang::CallExpr const* config = launch->getConfig();
    if (config == nullptr || config->getNumArgs() < 4) {
      return true;
    }
    stream(*config->getArg(3), launch->getBeginLoc(), "launches");
    return true;
  }

  bool VisitVarDecl(clang::VarDecl* variable) {
    if (!variable->hasGlobalStorage() || variable->hasAttr<clang::CUDASharedAttr>() || variable->isConstexpr() ||
        variable->getType().isConstQualified()) {
      return true;
    }
    // An array of constants is constant.
    if (context_->getBaseElementType(variable->getType()).isConstQualified()) {
      return true;
    }
    // Kernels can't write it, and no host names it: a table.
    if (variable->hasAttr<clang::CUDAConstantAttr>() && !hostUses_->names(*variable)) {
      return true;
    }
    bool const ofDevice = variable->hasAttr<clang::CUDADeviceAttr>() || variable->hasAttr<clang::CUDAConstantAttr>() ||
                          variable->hasAttr<clang::HIPManagedAttr>();
    report("static-state", variable->getLocation(),
           std::string(ofDevice ? "device" : "host") + " variable '" + variable->getNameAsString() +
               "' lives from call to call");
    return true;
  }

  bool VisitAsmStmt(clang::AsmStmt* statement) {
    report("inline-assembly", statement->getBeginLoc(), "inline assembly");
    return true;
  }

  bool VisitFileScopeAsmDecl(clang::FileScopeAsmDecl* declaration) {
    report("inline-assembly", declaration->getBeginLoc(), "assembly outside of functions");
    return true;
  }

private:
  void atomics(const clang::CallExpr& call, const clang::FunctionDecl& callee) {
    StringRef const name = callee.getName();
    if ((name.starts_with("atomicAdd") || name.starts_with("atomicSub")) && call.getNumArgs() > 1 &&
        isFloating(call.getArg(0)->getType()->getPointeeType())) {
      report("float-atomics", call.getBeginLoc(), (name + " of floating point numbers").str());
    }
    if ((name == "fetch_add" || name == "fetch_sub") && clang::isa<clang::CXXMethodDecl>(callee) &&
        call.getNumArgs() > 0 && isFloating(call.getArg(0)->getType())) {
      report("float-atomics", call.getBeginLoc(), (name + " of floating point numbers").str());
    }
  }

  void streams(const clang::CallExpr& call, const clang::FunctionDecl& callee) {
    StringRef const name = callee.getName();
    if (name.starts_with("cudaStreamCreate") || name == "cudaMemcpy" || name == "cudaMemset" ||
        name == "cudaMemcpyToSymbol" || name == "cudaMemcpyFromSymbol") {
      report("other-streams", call.getBeginLoc(),
             name.starts_with("cudaStreamCreate") ? (name + " makes a stream").str()
                                                  : (name + " works on the default stream").str());
      return;
    }
    if (name == "__cudaPushCallConfiguration") {
      return; // part of a launch
    }
    for (unsigned i = 0; i < std::min(callee.getNumParams(), call.getNumArgs()); ++i) {
      if (isStream(callee.getParamDecl(i)->getType())) {
        stream(*call.getArg(i), call.getBeginLoc(), (name + " works").str());
      }
    }
  }

  void stream(const clang::Expr& given, clang::SourceLocation where, const std::string& does) {
    if (given.isTypeDependent() || given.isValueDependent() || isGivenStream(&given)) {
      return;
    }
    bool const none =
        clang::isa<clang::CXXDefaultArgExpr>(given) ||
        given.isNullPointerConstant(*context_, clang::Expr::NPC_ValueDependentIsNotNull) != clang::Expr::NPCK_NotNull;
    report("other-streams", where, does + (none ? " on the default stream" : " on a stream that is no parameter"));
  }

  void copies(const clang::CallExpr& call, StringRef name) {
    if (!name.starts_with("cudaMemcpy") || call.getNumArgs() < 3) {
      return;
    }
    if (name.contains("Symbol")) {
      return; // tables, which are no outputs
    }
    for (clang::Expr const* argument : call.arguments()) {
      auto const* kind = argument->getType()->getAs<clang::EnumType>();
      clang::Expr::EvalResult value;
      if (kind == nullptr || kind->getDecl()->getName() != "cudaMemcpyKind" || argument->isValueDependent()) {
        continue;
      }
      constexpr int kDeviceToDevice = 3;
      if (!argument->EvaluateAsInt(value, *context_) || value.Val.getInt() != kDeviceToDevice) {
        report("host-computation", call.getBeginLoc(), (name + " between host and device").str());
      }
    }
  }

  void report(const char* lint, clang::SourceLocation location, const std::string& text) {
    clang::SourceManager const& sources = context_->getSourceManager();
    clang::SourceLocation const written = sources.getExpansionLoc(location);
    if (written.isInvalid() || !sources.isInMainFile(written)) {
      return;
    }
    // `#line` counts where it names the file itself, as for launch lines.
    clang::PresumedLoc place = sources.getPresumedLoc(written);
    clang::PresumedLoc const plain = sources.getPresumedLoc(written, /*UseLineDirectives=*/false);
    if (std::string_view(place.getFilename()) != plain.getFilename()) {
      place = plain;
    }
    LintFinding const found{lint,
                            std::string(place.getFilename()) + ":" + std::to_string(place.getLine()) + ":" +
                                std::to_string(place.getColumn()),
                            text};
    if (std::find(out_->begin(), out_->end(), found) == out_->end() && out_->size() < kMost) {
      out_->push_back(found);
    }
  }

  static constexpr std::size_t kMost = 100;

  clang::ASTContext* context_;
  const HostUses* hostUses_;
  std::vector<LintFinding>* out_;
};

} // namespace

std::vector<LintFinding> findLints(const std::vector<clang::Decl*>& declarations, clang::ASTContext& context) {
  std::vector<LintFinding> out;
  HostUses hostUses;
  for (clang::Decl* declaration : declarations) {
    hostUses.TraverseDecl(declaration);
  }
  Visitor visitor(context, hostUses, out);
  for (clang::Decl* declaration : declarations) {
    visitor.TraverseDecl(declaration);
  }
  return out;
}

} // namespace qkc::device::cpu
