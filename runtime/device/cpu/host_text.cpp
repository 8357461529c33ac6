#include "runtime/device/cpu/host_text.h"

#include <clang/AST/Attr.h>
#include <clang/AST/DeclCXX.h>
#include <clang/AST/DeclTemplate.h>
#include <clang/Basic/SourceManager.h>
#include <clang/Lex/Lexer.h>
#include <llvm/Support/raw_ostream.h>

#include <algorithm>

namespace qkc::device::cpu {
namespace {

bool ofDevice(const clang::Decl& decl) {
  return decl.hasAttr<clang::CUDADeviceAttr>() || decl.hasAttr<clang::CUDAGlobalAttr>() ||
         decl.hasAttr<clang::CUDAConstantAttr>() || decl.hasAttr<clang::CUDASharedAttr>();
}

class HostEraser {
public:
  explicit HostEraser(const clang::ASTContext& context)
      : context_(&context), sources_(&context.getSourceManager()),
        text_(sources_->getBufferData(sources_->getMainFileID()).str()) {}

  std::string run() {
    visitAll(*context_->getTranslationUnitDecl());
    return std::move(text_);
  }

private:
  void visitAll(const clang::DeclContext& scope) {
    for (clang::Decl const* decl : scope.decls()) {
      if (!decl->isImplicit()) {
        visit(*decl);
      }
    }
  }

  void visit(const clang::Decl& decl) {
    if (auto const* linkage = llvm::dyn_cast<clang::LinkageSpecDecl>(&decl)) {
      visitLinkage(*linkage);
    } else if (auto const* space = llvm::dyn_cast<clang::NamespaceDecl>(&decl)) {
      visitAll(*space);
    } else if (auto const* record = llvm::dyn_cast<clang::CXXRecordDecl>(&decl)) {
      visitAll(*record);
    } else if (auto const* classes = llvm::dyn_cast<clang::ClassTemplateDecl>(&decl)) {
      visitAll(*classes->getTemplatedDecl());
    } else if (auto const* functions = llvm::dyn_cast<clang::FunctionTemplateDecl>(&decl)) {
      visitFunction(*functions->getTemplatedDecl(), functions->getSourceRange());
      eraseInstantiations(*functions);
    } else if (auto const* function = llvm::dyn_cast<clang::FunctionDecl>(&decl)) {
      visitFunction(*function, function->getSourceRange());
    } else if (auto const* variable = llvm::dyn_cast<clang::VarDecl>(&decl)) {
      visitVariable(*variable);
    }
  }

  // extern "C" before a single declaration goes with it.
  void visitLinkage(const clang::LinkageSpecDecl& linkage) {
    auto const* only = linkage.hasBraces() || linkage.decls().empty()
                           ? nullptr
                           : llvm::dyn_cast<clang::FunctionDecl>(*linkage.decls().begin());
    if (only != nullptr && ofHost(*only)) {
      erase(linkage.getSourceRange());
    } else {
      visitAll(linkage);
    }
  }

  static bool ofHost(const clang::FunctionDecl& function) { return !ofDevice(function) && !function.isConstexpr(); }

  void visitFunction(const clang::FunctionDecl& function, clang::SourceRange whole) {
    if (!ofHost(function) || function.isDefaulted() || function.isDeleted()) {
      return;
    }
    if (llvm::isa<clang::CXXMethodDecl>(function) && !function.isOutOfLine()) {
      if (function.doesThisDeclarationHaveABody()) {
        eraseBody(function);
      }
      return;
    }
    erase(whole);
  }

  void visitVariable(const clang::VarDecl& variable) {
    if (!ofDevice(variable) && !variable.isConstexpr() && !variable.getType().isConstQualified() &&
        variable.isFileVarDecl() && !variable.isStaticDataMember()) {
      erase(variable.getSourceRange());
    }
  }

  // `template void run<float>(float*);` is no declaration of its own in the tree: from its name to the ends around it.
  void eraseInstantiations(const clang::FunctionTemplateDecl& functions) {
    if (!ofHost(*functions.getTemplatedDecl())) {
      return;
    }
    for (clang::FunctionDecl const* instance : functions.specializations()) {
      auto const kind = instance->getTemplateSpecializationKind();
      if (kind != clang::TSK_ExplicitInstantiationDefinition && kind != clang::TSK_ExplicitInstantiationDeclaration) {
        continue;
      }
      clang::SourceLocation const at = sources_->getExpansionLoc(instance->getPointOfInstantiation());
      if (sources_->getFileID(at) != sources_->getMainFileID()) {
        continue;
      }
      std::size_t const place = sources_->getFileOffset(at);
      std::size_t const before = text_.find_last_of(";}", place);
      std::size_t const after = text_.find(';', place);
      if (after != std::string::npos) {
        blank(before == std::string::npos ? 0 : before + 1, after);
      }
    }
  }

  void eraseBody(const clang::FunctionDecl& function) {
    clang::SourceLocation begin = function.getBody()->getBeginLoc();
    if (auto const* constructor = llvm::dyn_cast<clang::CXXConstructorDecl>(&function)) {
      // Initialisers go too: from the colon before the first one that is written.
      for (clang::CXXCtorInitializer const* one : constructor->inits()) {
        if (one->isWritten() && one->getSourceLocation() < begin) {
          begin = one->getSourceLocation();
        }
      }
    }
    auto const [from, to] = offsets({begin, function.getBody()->getEndLoc()});
    if (from == to) {
      return;
    }
    std::size_t start = from;
    if (text_[from] != '{') {
      start = text_.rfind(':', from);
      // A name of another scope, b::Base(...), has colons of its own.
      while (start != std::string::npos && start > 0 && text_[start - 1] == ':') {
        start = text_.rfind(':', start - 2);
      }
    }
    if (start != std::string::npos) {
      blank(start, to);
      text_[start] = ';';
    }
  }

  void erase(clang::SourceRange range) {
    auto const [from, to] = offsets(range);
    blank(from, to);
  }

  // Offsets in the main file, the second beyond the last token; both 0 for another file's.
  std::pair<std::size_t, std::size_t> offsets(clang::SourceRange range) const {
    clang::SourceLocation const begin = sources_->getExpansionLoc(range.getBegin());
    clang::SourceLocation const end = sources_->getExpansionRange(range.getEnd()).getEnd();
    if (begin.isInvalid() || end.isInvalid() || sources_->getFileID(begin) != sources_->getMainFileID() ||
        sources_->getFileID(end) != sources_->getMainFileID()) {
      return {0, 0};
    }
    unsigned const last = clang::Lexer::MeasureTokenLength(end, *sources_, context_->getLangOpts());
    return {sources_->getFileOffset(begin), sources_->getFileOffset(end) + last};
  }

  void blank(std::size_t from, std::size_t to) {
    for (std::size_t at = from; at < std::min(to, text_.size()); ++at) {
      if (text_[at] != '\n') {
        text_[at] = ' ';
      }
    }
  }

  const clang::ASTContext* context_;
  const clang::SourceManager* sources_;
  std::string text_;
};

clang::PrintingPolicy policyOf(const clang::ASTContext& context) {
  clang::PrintingPolicy policy(context.getLangOpts());
  policy.SuppressUnwrittenScope = true; // anonymous namespaces
  policy.FullyQualifiedName = true;
  policy.PrintCanonicalTypes = true;
  return policy;
}

// What Clang prints for types that have no name.
bool nameable(const std::string& expression) {
  return expression.find("(lambda") == std::string::npos && expression.find("(unnamed") == std::string::npos &&
         expression.find("(anonymous") == std::string::npos;
}

bool overloaded(const clang::FunctionDecl& kernel) {
  auto const found = kernel.getDeclContext()->getRedeclContext()->lookup(kernel.getDeclName());
  clang::Decl const* first = nullptr;
  for (clang::NamedDecl const* one : found) {
    if (first != nullptr && one->getCanonicalDecl() != first) {
      return true;
    }
    first = one->getCanonicalDecl();
  }
  return false;
}

} // namespace

std::string withoutHostCode(const clang::ASTContext& context) {
  return HostEraser(context).run();
}

std::string deviceExpression(const clang::FunctionDecl& kernel, const clang::ASTContext& context) {
  clang::PrintingPolicy const policy = policyOf(context);
  std::string text;
  llvm::raw_string_ostream out(text);
  if (overloaded(kernel)) {
    out << '(' << context.getPointerType(kernel.getType().getCanonicalType()).getAsString(policy) << ')';
  }
  kernel.printQualifiedName(out, policy);
  if (auto const* arguments = kernel.getTemplateSpecializationArgs()) {
    clang::printTemplateArgumentList(out, arguments->asArray(), policy);
  }
  out.flush();
  return nameable(text) ? text : "";
}

std::string deviceExpression(const clang::VarDecl& variable, const clang::ASTContext& context) {
  std::string text = "&";
  llvm::raw_string_ostream out(text);
  variable.printQualifiedName(out, policyOf(context));
  out.flush();
  return variable.isFileVarDecl() && nameable(text) ? text : "";
}

} // namespace qkc::device::cpu
