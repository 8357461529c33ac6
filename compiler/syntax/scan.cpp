#include "compiler/syntax/scan.h"

#include "compiler/diag/utf8.h"
#include "compiler/syntax/parse.h"

#include <CommonToken.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

namespace qkc::syntax {

using Word = antlr::QkcLexer;

void ByteStream::consume() {
  if (next_ < text_.size())
    ++next_;
}

std::size_t ByteStream::LA(ssize_t i) {
  if (i == 0)
    return 0;
  const ssize_t at = static_cast<ssize_t>(next_) + (i > 0 ? i - 1 : i);
  if (at < 0 || at >= static_cast<ssize_t>(text_.size()))
    return antlr4::IntStream::EOF;
  return static_cast<unsigned char>(text_[static_cast<std::size_t>(at)]);
}

std::string ByteStream::getText(const antlr4::misc::Interval& interval) {
  if (interval.a < 0 || interval.b < interval.a || interval.a >= static_cast<ssize_t>(text_.size()))
    return "";
  return std::string(text_.substr(static_cast<std::size_t>(interval.a), static_cast<std::size_t>(interval.length())));
}

namespace {

Span spanOf(FileId file, const antlr4::Token* token) {
  return {file, static_cast<std::uint32_t>(token->getStartIndex()),
          static_cast<std::uint32_t>(token->getStopIndex() + 1)};
}

// What is wrong with the literal of a number, empty where nothing is.
std::string numberFault(std::string_view literal) {
  constexpr std::size_t kMaxDigits = 400; // f64 needs 309 before the point
  constexpr int kMaxExponent = 9999;
  if (literal.size() > kMaxDigits)
    return fmt::format("numbers have at most {} characters", kMaxDigits);
  if (literal.starts_with("0x"))
    return "";
  if (literal.size() > 1 && literal[0] == '0' && literal[1] >= '0' && literal[1] <= '9')
    return "a number does not begin with 0; hexadecimal is 0x...";
  const std::size_t mark = literal.find_first_of("eE");
  if (mark == std::string_view::npos)
    return "";
  std::string_view digits = literal.substr(mark + 1);
  if (digits.front() == '+' || digits.front() == '-')
    digits.remove_prefix(1);
  int exponent = 0;
  const auto [end, failure] = std::from_chars(digits.data(), digits.data() + digits.size(), exponent);
  if (failure != std::errc{} || exponent > kMaxExponent)
    return fmt::format("exponents are at most {}", kMaxExponent);
  return "";
}

struct Replacement {
  std::string_view found;
  std::string_view written;
};
constexpr std::array kReplacements{
    Replacement{"\xC3\x97", "*"},
    Replacement{"\xC2\xB7", "*"},
    Replacement{"\xC3\xB7", "/"},
    Replacement{"\xE2\x88\x92", "-"},
    Replacement{"\xE2\x80\x93", "-"},
    Replacement{"\xE2\x89\xA4", "<="},
    Replacement{"\xE2\x89\xA5", ">="},
    Replacement{"\xE2\x89\xA0", "!="},
    Replacement{"\xE2\x86\x92", "->"},
    Replacement{"\xE2\x80\x9C", "\""},
    Replacement{"\xE2\x80\x9D", "\""},
    Replacement{"\xE2\x88\x9E", "inf"},
    Replacement{"!", "not', or '!="},
    Replacement{"?", "if c then a else b"},
    Replacement{"'", "\""},
    Replacement{"#", "//"},
};

void reportCharacter(std::string_view text, Span span, diag::Sink& sink) {
  const std::string_view rest = text.substr(span.begin);
  const std::string found(rest.substr(0, std::max<std::size_t>(1, diag::utf8Length(rest))));
  span.end = span.begin + static_cast<std::uint32_t>(found.size());
  if (found == "\xEF\xBB\xBF") {
    sink.error(diag::Code::BadCharacter, span, "a byte order mark is no part of the language")
        .suggest("save the text as UTF-8 without it");
    return;
  }
  auto& error = sink.error(diag::Code::BadCharacter, span, fmt::format("'{}' is no part of the language", found));
  for (const Replacement& each : kReplacements)
    if (each.found == found)
      error.suggest(fmt::format("write '{}'", each.written));
  if (found.size() > 1)
    error.note("outside comments and strings a text is ASCII");
}

} // namespace

bool checkText(const SourceMap& sources, FileId file, diag::Sink& sink) {
  const std::string_view text = sources.text(file);
  if (text.size() > kMaxBytes) {
    sink.error(diag::Code::FileTooLarge, std::nullopt,
               fmt::format("{} has {} bytes, a contract text at most {}", sources.path(file), text.size(), kMaxBytes));
    return false;
  }
  std::size_t at = 0;
  while (at < text.size()) {
    const std::size_t length = diag::utf8Length(text.substr(at));
    const auto place = static_cast<std::uint32_t>(at);
    const auto byte = static_cast<unsigned char>(text[at]);
    if (length == 0) {
      sink.error(diag::Code::NotUtf8, Span{file, place, place + 1},
                 fmt::format("byte 0x{:02x} is not UTF-8 here", byte))
          .suggest("save the text as UTF-8");
      return false;
    }
    const bool blank = byte == '\n' || byte == '\t' || byte == '\r';
    if ((byte < 0x20 && !blank) || byte == 0x7F) {
      sink.error(diag::Code::BadCharacter, Span{file, place, place + 1},
                 fmt::format("control character 0x{:02x} in the text", byte));
      return false;
    }
    at += length;
  }
  return true;
}

std::set<std::size_t> checkTokens(const SourceMap& sources, FileId file, antlr4::CommonTokenStream& tokens,
                                  diag::Sink& sink) {
  const std::string_view text = sources.text(file);
  std::set<std::size_t> lines;
  std::uint32_t reported = 0; // bytes before it belong to a character that was reported
  for (antlr4::Token* token : tokens.getTokens()) {
    auto* writable = static_cast<antlr4::CommonToken*>(token);
    const Span span = spanOf(file, token);
    const std::size_t before = sink.errorCount();
    switch (token->getType()) {
    case Word::NUMBER:
      if (const std::string fault = numberFault(text.substr(span.begin, span.end - span.begin)); !fault.empty())
        sink.error(diag::Code::BadNumber, span, fault);
      break;
    case Word::BAD_NUMBER:
      sink.error(diag::Code::BadNumber, span,
                 fmt::format("'{}' is neither a number nor a name", diag::brief(sources.slice(span))))
          .note("numbers: 127, 0.5, 1e-10, 0x7f; names begin with a letter");
      writable->setType(Word::NUMBER);
      break;
    case Word::BAD_STRING:
      sink.error(diag::Code::UnterminatedString, span, "the string is not closed on its line")
          .suggest("close it with '\"'");
      writable->setType(Word::STRING);
      break;
    case Word::BAD_CHARACTER:
      if (span.begin >= reported) {
        reportCharacter(text, span, sink);
        reported = span.begin +
                   static_cast<std::uint32_t>(std::max<std::size_t>(1, diag::utf8Length(text.substr(span.begin))));
      }
      writable->setChannel(antlr4::Token::HIDDEN_CHANNEL);
      break;
    default:
      break;
    }
    if (sink.errorCount() != before)
      lines.insert(token->getLine());
  }
  return lines;
}

namespace {

// An upper bound of the tree's depth and of the parser's recursion, in one pass over the words.
class NestingCheck {
public:
  NestingCheck() : levels_{{}} {}

  // False where a limit is passed.
  bool admit(std::size_t token, bool afterOperand) {
    switch (token) {
    case Word::LPAREN:
    case Word::LBRACKET:
    case Word::LBRACE:
      levels_.push_back({});
      break;
    case Word::RPAREN:
    case Word::RBRACKET:
    case Word::RBRACE:
      close();
      break;
    case Word::OVER:
      ++top().reductions;
      ++top().depth;
      ++recursion_;
      break;
    case Word::OF:
      if (top().reductions > 0) {
        --top().reductions;
        --recursion_;
      }
      break;
    case Word::IF:
    case Word::NOT:
    case Word::CARET:
      prefix();
      break;
    case Word::MINUS:
      afterOperand ? static_cast<void>(++top().depth) : prefix();
      break;
    case Word::COMMA:
    case Word::SEMICOLON:
    case Word::COLON:
    case Word::ASSIGN:
      separate();
      break;
    default:
      if (isBinary(token))
        ++top().depth;
      else if (token <= Word::INDEPENDENT && token != Word::IN)
        separate(); // a word that begins a declaration, a header line or a statement
    }
    return levels_.size() + recursion_ <= kMaxNesting && top().depth <= kMaxDepth;
  }

private:
  struct Level {
    std::size_t depth = 0;      // of the expression that is open
    std::size_t deepest = 0;    // of those that are complete
    std::size_t prefixes = 0;   // prefix operators and conditionals of the expression that is open
    std::size_t reductions = 0; // whose body has not begun
  };

  Level& top() { return levels_.back(); }

  void prefix() {
    ++top().prefixes;
    ++top().depth;
    ++recursion_;
  }

  void separate() {
    Level& level = top();
    level.deepest = std::max(level.deepest, level.depth);
    level.depth = 0;
    recursion_ -= level.prefixes;
    level.prefixes = 0;
  }

  void close() {
    if (levels_.size() == 1)
      return; // no partner: the parser says so
    separate();
    recursion_ -= top().reductions;
    const std::size_t inner = top().deepest + 1;
    levels_.pop_back();
    top().depth = std::max(top().depth, inner);
  }

  static bool isBinary(std::size_t token) {
    return token == Word::AND || token == Word::OR || (token >= Word::EQ && token <= Word::PERCENT);
  }

  std::vector<Level> levels_;
  std::size_t recursion_ = 0; // prefixes and open reductions of all levels
};

} // namespace

bool checkNesting(FileId file, const std::vector<antlr4::Token*>& tokens, diag::Sink& sink) {
  NestingCheck check;
  std::size_t previous = Word::ASSIGN;
  for (const antlr4::Token* token : tokens) {
    if (token->getChannel() != antlr4::Token::DEFAULT_CHANNEL)
      continue;
    const bool afterOperand = previous == Word::NUMBER || previous == Word::RPAREN || previous == Word::RBRACKET ||
                              previous == Word::RBRACE || previous == Word::INF_VALUE ||
                              (previous >= Word::DROPS && previous <= Word::TO) || previous == Word::ID;
    if (!check.admit(token->getType(), afterOperand)) {
      sink.error(
              diag::Code::NestingTooDeep, spanOf(file, token),
              fmt::format("at most {} brackets are open at one place, and an expression is at most {} operators deep",
                          kMaxNesting, kMaxDepth))
          .suggest("give a part of the expression a name with 'let'");
      return false;
    }
    previous = token->getType();
  }
  return true;
}

} // namespace qkc::syntax
