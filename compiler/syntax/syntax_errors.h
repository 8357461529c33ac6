#pragma once
// Syntax errors in the language's own words, and where to go on after one. Private to this room.

#include "compiler/diag/sink.h"

#include <QkcParser.h>

#include <optional>
#include <set>
#include <string>
#include <utility>

namespace qkc::syntax {

// Reports each error once, then skips to the next word at the start of a statement, header line or declaration.
class SyntaxErrors : public antlr4::DefaultErrorStrategy {
public:
  // Lines in `mended` hold an error of the words themselves: what the grammar says of them is not reported.
  SyntaxErrors(const SourceMap& sources, FileId file, diag::Sink& sink, std::set<std::size_t> mended)
      : sources_(sources), file_(file), sink_(sink), mended_(std::move(mended)) {}

  // Throws antlr4::ParseCancellationException after kMaxErrors.
  void reportError(antlr4::Parser* parser, const antlr4::RecognitionException& error) override;
  void recover(antlr4::Parser* parser, std::exception_ptr error) override;
  antlr4::Token* recoverInline(antlr4::Parser* parser) override;
  void sync(antlr4::Parser* parser) override;

private:
  static constexpr std::size_t kMaxErrors = 20;

  // One error: where the words stop fitting, what stands there, what could.
  struct Fault {
    antlr4::Parser* parser;
    antlr4::Token* found;
    antlr4::Token* previous; // null at the start of the text
    antlr4::misc::IntervalSet expected;

    std::size_t foundType() const { return found->getType(); }
    std::size_t previousType() const { return previous == nullptr ? 0 : previous->getType(); }
    bool wants(std::size_t token) const { return expected.contains(token); }
    bool onNewLine() const { return previous == nullptr || previous->getLine() != found->getLine(); }
  };

  antlr4::misc::IntervalSet expectedTokens(antlr4::Parser* parser, const antlr4::RecognitionException& error);
  antlr4::misc::IntervalSet withLoose(antlr4::Parser* parser, antlr4::misc::IntervalSet expected) const;
  void report(antlr4::Parser* parser, antlr4::Token* found, antlr4::misc::IntervalSet expected);
  diag::Diagnostic& classify(const Fault& fault);
  diag::Diagnostic* classifyWord(const Fault& fault);
  diag::Diagnostic* classifyPlace(const Fault& fault);
  diag::Diagnostic* classifyBracket(const Fault& fault);
  diag::Diagnostic& unknownWord(antlr4::Token* word, const std::string& why, const std::string& near);
  antlr4::Token* lateHeader(const Fault& fault) const;
  static bool wantsWord(const Fault& fault);
  void addHints(const Fault& fault, diag::Diagnostic& error);
  std::string message(const Fault& fault) const;
  std::string after(const Fault& fault) const;
  std::string describe(antlr4::Token* token) const;
  std::string text(antlr4::Token* token) const;
  Span place(const Fault& fault) const;
  Span span(antlr4::Token* token) const;
  // The innermost bracket that is open before a token.
  antlr4::Token* openBracket(antlr4::Parser* parser, antlr4::Token* before) const;
  // The candidate that an unknown word was meant to be.
  std::optional<std::string> nearest(antlr4::Parser* parser, antlr4::Token* word,
                                     const antlr4::misc::IntervalSet& candidates) const;
  void skip(antlr4::Parser* parser, bool toDeclaration);

  const SourceMap& sources_;
  FileId file_;
  diag::Sink& sink_;
  std::set<std::size_t> mended_;
  std::size_t errors_ = 0;
  std::size_t lastSkip_ = static_cast<std::size_t>(-1);
  // The last place where a rule could have ended, and what else could have stood there.
  std::size_t looseIndex_ = static_cast<std::size_t>(-1);
  antlr4::misc::IntervalSet loose_;
};

} // namespace qkc::syntax
