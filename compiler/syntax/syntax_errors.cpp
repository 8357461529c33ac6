#include "compiler/syntax/syntax_errors.h"

#include "compiler/diag/nearest.h"
#include "compiler/diag/utf8.h"
#include "compiler/syntax/expected.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace qkc::syntax {

namespace {

using Word = antlr::QkcParser;
using antlr4::misc::IntervalSet;

bool isReserved(std::size_t token) {
  return token >= Word::USE && token <= Word::BITS;
}
bool isSoft(std::size_t token) {
  return token >= Word::DROPS && token <= Word::TO;
}
bool isDeclaration(std::size_t token) {
  return token >= Word::USE && token <= Word::INSTANCE;
}
bool isHeader(std::size_t token) {
  return (token >= Word::SUMMARY && token <= Word::ASSUME) || token == Word::CONST;
}
bool isStatement(std::size_t token) {
  return token >= Word::ASSUME && token <= Word::INDEPENDENT;
}
bool isCloser(std::size_t token) {
  return token == Word::RBRACE || token == Word::RBRACKET || token == Word::RPAREN;
}

char closerOf(std::size_t opener) {
  if (opener == Word::LBRACE)
    return '}';
  return opener == Word::LBRACKET ? ']' : ')';
}

} // namespace

Span SyntaxErrors::span(antlr4::Token* token) const {
  const auto begin = static_cast<std::uint32_t>(token->getStartIndex());
  if (token->getType() == antlr4::Token::EOF)
    return {file_, begin, begin};
  return {file_, begin, static_cast<std::uint32_t>(token->getStopIndex() + 1)};
}

std::string SyntaxErrors::text(antlr4::Token* token) const {
  return diag::brief(sources_.slice(span(token)));
}

// ---- what is wrong

void SyntaxErrors::reportError(antlr4::Parser* parser, const antlr4::RecognitionException& error) {
  if (inErrorRecoveryMode(parser))
    return;
  report(parser, error.getOffendingToken(), expectedTokens(parser, error));
}

IntervalSet SyntaxErrors::expectedTokens(antlr4::Parser* parser, const antlr4::RecognitionException& error) {
  const auto* lost = dynamic_cast<const antlr4::NoViableAltException*>(&error);
  if (lost == nullptr || lost->getDeadEndConfigs() == nullptr) {
    return withLoose(parser, error.getExpectedTokens());
  }
  // Where the prediction looked ahead: the words that would have carried it further.
  IntervalSet out;
  for (const auto& config : lost->getDeadEndConfigs()->configs)
    for (const auto* transition : config->state->transitions)
      if (!transition->isEpsilon())
        out.addAll(transition->label());
  return out;
}

IntervalSet SyntaxErrors::withLoose(antlr4::Parser* parser, IntervalSet expected) const {
  if (looseIndex_ == parser->getTokenStream()->index())
    expected.addAll(loose_);
  return expected;
}

void SyntaxErrors::report(antlr4::Parser* parser, antlr4::Token* found, IntervalSet expected) {
  beginErrorCondition(parser);
  if (mended_.contains(found->getLine()))
    return; // very likely the wake of the error that was reported there
  auto* tokens = parser->getTokenStream();
  antlr4::Token* previous = nullptr;
  for (std::size_t i = found->getTokenIndex(); i > 0 && previous == nullptr; --i)
    if (tokens->get(i - 1)->getChannel() == antlr4::Token::DEFAULT_CHANNEL)
      previous = tokens->get(i - 1);
  const Fault fault{parser, found, previous, std::move(expected)};
  addHints(fault, classify(fault));
  if (++errors_ >= kMaxErrors || sink_.full())
    throw antlr4::ParseCancellationException();
}

diag::Diagnostic& SyntaxErrors::classify(const Fault& fault) {
  if (diag::Diagnostic* error = classifyWord(fault); error != nullptr)
    return *error;
  if (diag::Diagnostic* error = classifyPlace(fault); error != nullptr)
    return *error;
  return sink_.error(diag::Code::UnexpectedToken, place(fault), message(fault));
}

diag::Diagnostic* SyntaxErrors::classifyWord(const Fault& fault) {
  const std::size_t found = fault.foundType();
  const bool numbers = (found == Word::DOT && fault.previousType() == Word::NUMBER) ||
                       (found == Word::NUMBER && fault.previousType() == Word::DOT) ||
                       (found == Word::DOT && fault.wants(Word::NUMBER));
  if (numbers)
    return &sink_.error(diag::Code::BadNumber, span(fault.found), "a decimal point stands between digits")
                .suggest("write 0.5 and 1.0");
  if (found == Word::ID)
    if (const auto near = nearest(fault.parser, fault.found, fault.expected); near)
      return &unknownWord(fault.found, message(fault), *near);
  // A name that was taken for the left side of a judgement, but nothing like one follows.
  if (fault.previousType() == Word::ID && fault.wants(Word::ASSIGN) && fault.wants(Word::WITHIN))
    if (const auto near = nearest(fault.parser, fault.previous, IntervalSet::of(Word::USE, Word::TO)); near)
      return &unknownWord(fault.previous, fmt::format("it cannot stand before {}", describe(fault.found)), *near);
  const bool names = fault.wants(Word::ID) && isReserved(found) && !wantsWord(fault);
  const bool begins = isDeclaration(found) || isHeader(found) || isStatement(found);
  if (names && !(begins && fault.onNewLine()) && !fault.wants(Word::STAR))
    return &sink_
                .error(diag::Code::ReservedWord, span(fault.found),
                       fmt::format("'{}' is a reserved word: {}", text(fault.found), message(fault)))
                .suggest(fmt::format("take another name, such as '{}_'", text(fault.found)));
  return nullptr;
}

diag::Diagnostic& SyntaxErrors::unknownWord(antlr4::Token* word, const std::string& why, const std::string& near) {
  return sink_.error(diag::Code::UnknownWord, span(word), fmt::format("unknown word '{}': {}", text(word), why))
      .suggest(fmt::format("did you mean '{}'?", near));
}

diag::Diagnostic* SyntaxErrors::classifyPlace(const Fault& fault) {
  const std::size_t found = fault.foundType();
  if (fault.wants(Word::PER) && fault.expected.size() == 1)
    return &sink_
                .error(diag::Code::MissingScope, place(fault),
                       fmt::format("expected the scope of the choice after {}, found {}", describe(fault.previous),
                                   describe(fault.found)))
                .note("who may choose is never defaulted")
                .suggest("write 'per kernel', 'per call', 'per element' or 'per [t]'");
  const bool beside = fault.previousType() == Word::COMMA && (found == Word::RPAREN || found == Word::COMMA);
  if (beside && fault.wants(Word::WRAP))
    return &sink_
                .error(diag::Code::MissingCastWord, span(fault.found),
                       fmt::format("expected a rounding, an overflow word or an argument after ',', found {}",
                                   describe(fault.found)))
                .note("a conversion is 'F(e, rounding, overflow)', as in 'i8(y, half_even, saturate)'");
  if (fault.previousType() == Word::OF && fault.expected.size() == 1 && fault.wants(Word::LPAREN))
    return &sink_
                .error(diag::Code::BareReduction, place(fault),
                       fmt::format("expected '(' after 'of', found {}", describe(fault.found)))
                .suggest("put the body of the reduction in parentheses: 'sum over k of (a[k] * b[k])'");
  if (antlr4::Token* header = lateHeader(fault); header != nullptr)
    return &sink_
                .error(diag::Code::HeaderAfterBody, span(header),
                       fmt::format("'{}' is a header line, and the body has begun", text(header)))
                .suggest("move it before the first 'let', 'choose' and 'clause'");
  return classifyBracket(fault);
}

diag::Diagnostic* SyntaxErrors::classifyBracket(const Fault& fault) {
  const std::size_t found = fault.foundType();
  antlr4::Token* open = openBracket(fault.parser, fault.found);
  const bool closes = fault.wants(Word::RBRACE) || fault.wants(Word::RBRACKET) || fault.wants(Word::RPAREN);
  const bool elsewhere = (isStatement(found) || isHeader(found)) && fault.onNewLine() && !fault.wants(Word::CLAUSE);
  const bool ends = found == antlr4::Token::EOF || isDeclaration(found) || isCloser(found) || elsewhere;
  if (open != nullptr && closes && ends)
    return &sink_
                .error(diag::Code::UnclosedBracket, place(fault),
                       fmt::format("'{}' is not closed: expected '{}' before {}", text(open), closerOf(open->getType()),
                                   describe(fault.found)))
                .label(span(open), "opened here");
  if (open == nullptr && isCloser(found))
    return &sink_.error(diag::Code::UnclosedBracket, span(fault.found),
                        fmt::format("'{}' closes nothing", text(fault.found)));
  return nullptr;
}

// A header line in the body. `in z: ...` shows itself at its colon only: `in z` could be an arithmetic.
antlr4::Token* SyntaxErrors::lateHeader(const Fault& fault) const {
  const std::size_t found = fault.foundType();
  const std::size_t rule = fault.parser->getContext()->getRuleIndex();
  // After a right-hand side that could go on, the fault is met inside the expression's rule.
  const bool betweenStatements = rule == Word::RuleContract || rule == Word::RulePreamble || fault.onNewLine();
  const bool inBody = betweenStatements && fault.wants(Word::CLAUSE) && !fault.wants(Word::SUMMARY);
  if (inBody && isHeader(found))
    return fault.found;
  if (found != Word::COLON || fault.previous == nullptr)
    return nullptr;
  auto* tokens = fault.parser->getTokenStream();
  const std::size_t at = fault.previous->getTokenIndex();
  antlr4::Token* before = at > 0 ? tokens->get(at - 1) : nullptr;
  const bool begins = before != nullptr && before->getType() == Word::IN &&
                      (at < 2 || tokens->get(at - 2)->getLine() != before->getLine());
  return begins ? before : nullptr;
}

void SyntaxErrors::addHints(const Fault& fault, diag::Diagnostic& error) {
  const std::size_t found = fault.foundType();
  if (!error.suggestion.empty())
    return;
  if (found == Word::ASSIGN && fault.wants(Word::EQ))
    error.suggest("to compare, write '=='");
  else if (found == Word::AMP && fault.previousType() == Word::AMP)
    error.suggest("write 'and'");
  else if (found == Word::PIPE && fault.previousType() == Word::PIPE)
    error.suggest("write 'or'");
  else if (found == Word::STAR && fault.previousType() == Word::STAR)
    error.suggest("powers are written with '^'");
  else if (found == Word::LET && fault.parser->getContext()->getRuleIndex() == Word::RuleContract)
    error.suggest("a free 'let' stands before the first clause; elsewhere it follows 'clause NAME:'");
  else if (found == Word::COMMA && fault.wants(Word::SEMICOLON) && !fault.wants(Word::COMMA))
    error.suggest("the parts between these braces are separated by ';'");
  else if (found == Word::RBRACE && fault.previousType() == Word::SEMICOLON)
    error.suggest("there is no ';' after the last part");
  else if (found == Word::RBRACE && fault.wants(Word::CLAUSE))
    error.suggest("a contract has at least one clause");
  else if (found == Word::GT && fault.wants(Word::GE))
    error.suggest("lower bounds are written '>='");
}

// ---- in which words

std::string SyntaxErrors::describe(antlr4::Token* token) const {
  switch (token->getType()) {
  case antlr4::Token::EOF:
    return "the end of the text";
  case Word::STRING:
    return "a string";
  case Word::NUMBER:
    return fmt::format("the number {}", text(token));
  default:
    return fmt::format("'{}'", text(token));
  }
}

// Any word fits, reserved ones too: a label or a clause's name.
bool SyntaxErrors::wantsWord(const Fault& fault) {
  return fault.wants(Word::THEN) && fault.wants(Word::USE);
}

std::string SyntaxErrors::after(const Fault& fault) const {
  return fault.previous == nullptr ? "at the start of the text" : "after " + describe(fault.previous);
}

std::string SyntaxErrors::message(const Fault& fault) const {
  return fmt::format("expected {} {}, found {}", describeExpected(fault.parser->getTokenNames(), fault.expected),
                     after(fault), describe(fault.found));
}

// Something missing is missing after the word before, not at the next line's first word; where statements may begin, it
// is that first word that is wrong.
Span SyntaxErrors::place(const Fault& fault) const {
  const bool begins = fault.wants(Word::CLAUSE) || fault.wants(Word::CONTRACT);
  if (!fault.onNewLine() || fault.previous == nullptr || (begins && fault.foundType() != antlr4::Token::EOF))
    return span(fault.found);
  const std::uint32_t end = span(fault.previous).end;
  return {file_, end, end};
}

antlr4::Token* SyntaxErrors::openBracket(antlr4::Parser* parser, antlr4::Token* before) const {
  std::vector<antlr4::Token*> open;
  for (std::size_t i = 0; i < before->getTokenIndex(); ++i) {
    antlr4::Token* token = parser->getTokenStream()->get(i);
    const std::size_t type = token->getType();
    if (type == Word::LBRACE || type == Word::LBRACKET || type == Word::LPAREN)
      open.push_back(token);
    else if (isCloser(type) && !open.empty())
      open.pop_back();
  }
  return open.empty() ? nullptr : open.back();
}

std::optional<std::string> SyntaxErrors::nearest(antlr4::Parser* parser, antlr4::Token* word,
                                                 const IntervalSet& candidates) const {
  std::vector<std::string> words;
  for (const ssize_t token : candidates.toList()) {
    const auto type = static_cast<std::size_t>(token);
    const bool spoken = isReserved(type) || (isSoft(type) && !candidates.contains(std::size_t{Word::ID}));
    if (!spoken)
      continue;
    const std::string& quoted = parser->getTokenNames().at(type);
    words.push_back(quoted.substr(1, quoted.size() - 2));
  }
  return diag::nearest(text(word), std::span<const std::string>(words));
}

// ---- where to go on

void SyntaxErrors::sync(antlr4::Parser* parser) {
  if (inErrorRecoveryMode(parser))
    return;
  antlr4::atn::ATNState* state = parser->getATN().states[parser->getState()];
  const IntervalSet next = parser->getATN().nextTokens(state);
  auto* tokens = parser->getTokenStream();
  if (next.contains(tokens->LA(1)))
    return;
  if (next.contains(antlr4::Token::EPSILON)) {
    if (looseIndex_ != tokens->index())
      loose_ = IntervalSet();
    looseIndex_ = tokens->index();
    loose_.addAll(parser->getATN().getExpectedTokens(parser->getState(), parser->getContext()));
    return;
  }
  const std::size_t rule = parser->getContext()->getRuleIndex();
  const bool loop = state->getStateType() == antlr4::atn::ATNState::STAR_LOOP_ENTRY ||
                    state->getStateType() == antlr4::atn::ATNState::STAR_LOOP_BACK;
  if (!loop || (rule != Word::RuleContract && rule != Word::RuleFile))
    throw antlr4::InputMismatchException(parser);
  report(parser, parser->getCurrentToken(), withLoose(parser, parser->getExpectedTokens()));
  skip(parser, rule == Word::RuleFile);
  if (next.contains(tokens->LA(1)))
    endErrorCondition(parser);
}

antlr4::Token* SyntaxErrors::recoverInline(antlr4::Parser* parser) {
  throw antlr4::InputMismatchException(parser);
}

void SyntaxErrors::recover(antlr4::Parser* parser, std::exception_ptr error) {
  switch (parser->getContext()->getRuleIndex()) {
  case Word::RuleItem:
  case Word::RuleLet:
  case Word::RuleClause:
  case Word::RuleTail:
  case Word::RulePreamble:
  case Word::RuleHeader:
    skip(parser, false);
    return;
  case Word::RuleContract:
  case Word::RuleDeclaration:
  case Word::RuleFile:
    skip(parser, true);
    return;
  default:
    std::rethrow_exception(error);
  }
}

void SyntaxErrors::skip(antlr4::Parser* parser, bool toDeclaration) {
  auto* tokens = parser->getTokenStream();
  if (lastSkip_ == tokens->index() && tokens->LA(1) != antlr4::Token::EOF)
    parser->consume(); // no headway since the last error
  const auto resumes = [&] {
    const std::size_t word = tokens->LA(1);
    const antlr4::Token* before = tokens->LT(-1);
    const bool newLine = before == nullptr || before->getLine() != tokens->LT(1)->getLine();
    if (isDeclaration(word) && word != Word::CONST)
      return newLine;
    if (toDeclaration)
      return word == Word::CONST && newLine;
    if (word == Word::RBRACE)
      return tokens->LA(2) == antlr4::Token::EOF || isDeclaration(tokens->LA(2));
    return (isStatement(word) || isHeader(word)) && (newLine || word == Word::LET || word == Word::CLAUSE);
  };
  while (tokens->LA(1) != antlr4::Token::EOF && !resumes())
    parser->consume();
  lastSkip_ = tokens->index();
}

} // namespace qkc::syntax
