#include "runtime/device/cpu/source_guard.h"

#include <clang/Basic/SourceManager.h>
#include <clang/Lex/Lexer.h>
#include <clang/Lex/Preprocessor.h>

#include <memory>
#include <vector>

namespace qkc::device::cpu {
namespace {

// Clang's parser, semantic checks and code generation recurse once or more for each operator of an expression and each
// nested statement, with frames of up to some kilobytes. The compiler thread's stack (compiler_thread.cpp) holds these.
constexpr std::size_t kTokensPerStatement = 32768;
constexpr std::size_t kControlPerBlock = 4096;
constexpr std::size_t kTokens = 6'000'000;

class SourceGuard {
public:
  SourceGuard(clang::Preprocessor& preprocessor, DiagnosticSink& sink, bool assembly)
      : preprocessor_(&preprocessor), sink_(&sink), assembly_(assembly) {}

  void see(const clang::Token& token) {
    // After a fatal error, such as a missing header or too many errors, Clang would read on in silence.
    if (preprocessor_->getDiagnostics().hasFatalErrorOccurred()) {
      cut(token);
      return;
    }
    if (token.isAnnotation()) {
      return;
    }
    ++tokens_;
    ++statementTokens_;
    follow(token.getKind());
    if (token.is(clang::tok::kw_asm) && !assembly_) {
      refuse(token.getLocation(), "inline assembly is not supported on the cpu device");
    }
    if (token.is(clang::tok::identifier)) {
      followName(token);
    }
    if (tokens_ > kTokens) {
      stop(token, "the program is too long: more than %0 tokens after preprocessing", kTokens);
    } else if (statementTokens_ > kTokensPerStatement) {
      stop(token, "statement too long: more than %0 tokens without ';' or a brace", kTokensPerStatement);
    } else if (open_.back().control > kControlPerBlock) {
      stop(token, "block too long: more than %0 control statements between its braces", kControlPerBlock);
    }
  }

private:
  // Brackets decide what a comma separates: elements of a braced list lie side by side, operands of the comma operator
  // nest.
  void follow(clang::tok::TokenKind kind) {
    switch (kind) {
    case clang::tok::l_brace:
    case clang::tok::l_paren:
      open_.push_back({kind, 0});
      break;
    case clang::tok::r_brace:
    case clang::tok::r_paren:
      if (open_.size() > 1) {
        open_.pop_back();
      }
      break;
    case clang::tok::kw_if:
    case clang::tok::kw_else:
    case clang::tok::kw_for:
    case clang::tok::kw_while:
    case clang::tok::kw_do:
    case clang::tok::kw_switch:
      ++open_.back().control;
      break;
    default:
      break;
    }
    bool const separates = kind == clang::tok::comma && open_.back().kind == clang::tok::l_brace;
    if (kind == clang::tok::semi || kind == clang::tok::l_brace || kind == clang::tok::r_brace || separates) {
      statementTokens_ = 0;
    }
  }

  void followName(const clang::Token& token) {
    llvm::StringRef const name = token.getIdentifierInfo()->getName();
    if (isMachines(name) && !preprocessor_->getSourceManager().getFilename(token.getLocation()).starts_with("/cuda/")) {
      refuse(token.getLocation(), "built-in functions of the host's processor are not supported on the cpu device");
    } else if (name.starts_with("__scoped_atomic_")) {
      // For this processor Clang drops the scope.
      refuse(token.getLocation(), "Clang's atomics with a scope, which CUDA has not, are not supported");
    }
  }

  // No GPU has these, and some change how all code rounds.
  static bool isMachines(llvm::StringRef name) {
    return name.starts_with("__builtin_ia32_") || name == "__builtin_set_flt_rounds";
  }

  template <std::size_t Size> void refuse(clang::SourceLocation location, const char (&text)[Size]) {
    auto& diagnostics = preprocessor_->getDiagnostics();
    clang::SourceLocation const written = preprocessor_->getSourceManager().getExpansionLoc(location);
    if (written == lastRefused_) {
      return;
    }
    lastRefused_ = written;
    sink_->nextErrorIsUnsupported();
    diagnostics.Report(written, diagnostics.getCustomDiagID(clang::DiagnosticsEngine::Error, text));
  }

  void stop(const clang::Token& token, const char* text, std::size_t limit) {
    auto& diagnostics = preprocessor_->getDiagnostics();
    unsigned const id = diagnostics.getDiagnosticIDs()->getCustomDiagID(clang::DiagnosticIDs::Fatal, text);
    diagnostics.Report(token.getLocation(), id) << static_cast<unsigned>(limit);
    cut(token);
  }

  // The watcher is handed the very token that the parser will see; turned into the end of the file it ends the parse.
  static void cut(const clang::Token& token) { const_cast<clang::Token&>(token).setKind(clang::tok::eof); }

  clang::Preprocessor* preprocessor_;
  DiagnosticSink* sink_;
  bool assembly_;
  // The brackets around the current token, innermost last; the first entry stands for the file.
  struct Open {
    clang::tok::TokenKind kind = clang::tok::eof;
    std::size_t control = 0;
  };
  std::vector<Open> open_{Open{}};
  clang::SourceLocation lastRefused_;
  std::size_t tokens_ = 0;
  std::size_t statementTokens_ = 0;
};

} // namespace

void installSourceGuard(clang::CompilerInstance& instance, DiagnosticSink& sink, bool assembly) {
  auto guard = std::make_shared<SourceGuard>(instance.getPreprocessor(), sink, assembly);
  instance.getPreprocessor().setTokenWatcher([guard](const clang::Token& token) { guard->see(token); });
}

} // namespace qkc::device::cpu
