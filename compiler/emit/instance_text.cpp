#include "compiler/emit/instance_text.h"

#include "compiler/numeric/describe.h"
#include "compiler/numeric/format.h"
#include "compiler/syntax/parse.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <span>
#include <utility>

namespace qkc::emit {

namespace {

using Tokens = std::span<const Token>;

constexpr std::array<std::string_view, 9> kLongSigns = {"..<", "..", "->", "==", "!=", "<=", ">=", "<<", ">>"};
constexpr std::array<std::string_view, 19> kOperators = {"+",  "-",  "*",  "/", "%",  "^", "&",  "|",   "<<", ">>",
                                                         "==", "!=", "<=", "<", ">=", ">", "or", "and", "not"};

bool isWordByte(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

bool isBlank(char c) {
  return c == ' ' || c == '\n' || c == '\t' || c == '\r';
}

// A number keeps its fraction and the sign of its exponent: "1e-10", "0.5"; "0..3" are three tokens.
std::size_t wordLength(std::string_view text) {
  const bool isNumber = std::isdigit(static_cast<unsigned char>(text[0])) != 0;
  std::size_t n = 0;
  while (n < text.size()) {
    const bool hasNext = n + 1 < text.size();
    const bool isFraction = isNumber && text[n] == '.' && hasNext && isWordByte(text[n + 1]);
    const bool isExponent = isNumber && n > 0 && (text[n] == '-' || text[n] == '+') && hasNext &&
                            (text[n - 1] == 'e' || text[n - 1] == 'E') && !text.starts_with("0x");
    if (!isWordByte(text[n]) && !isFraction && !isExponent)
      break;
    ++n;
  }
  return n;
}

std::size_t tokenLength(std::string_view text) {
  if (isWordByte(text[0]))
    return wordLength(text);
  for (const std::string_view sign : kLongSigns)
    if (text.starts_with(sign))
      return sign.size();
  return 1;
}

bool isOperator(std::string_view token) {
  return std::ranges::find(kOperators, token) != kOperators.end();
}

// Whether an operator, or an `if`, stands outside all brackets.
bool isCompound(Tokens tokens) {
  int depth = 0;
  for (const Token& token : tokens) {
    depth += token.text == "(" || token.text == "[" || token.text == "{" ? 1 : 0;
    depth -= token.text == ")" || token.text == "]" || token.text == "}" ? 1 : 0;
    if (depth == 0 && (isOperator(token.text) || token.text == "if"))
      return true;
  }
  return false;
}

class Rewriter {
public:
  explicit Rewriter(const Binding& binding) : binding_(binding) {}

  std::string run(Tokens tokens) {
    for (std::size_t k = 0; k < tokens.size();)
      k += step(tokens, k);
    return std::move(out_);
  }

private:
  void add(std::string_view text, bool afterBlank) {
    if (afterBlank && !out_.empty())
      out_ += ' ';
    out_ += text;
    last_ = text.empty() ? last_ : std::string(text);
  }

  const std::string* valueOf(std::string_view name) const {
    for (const auto& [parameter, value] : binding_)
      if (parameter == name)
        return &value;
    return nullptr;
  }

  // Writes what stands at `k`; how many tokens that took.
  std::size_t step(Tokens tokens, std::size_t k) {
    if (tokens[k].text == "match")
      if (const std::size_t taken = match(tokens, k); taken != 0)
        return taken;
    const bool isLabel = k + 1 < tokens.size() && tokens[k + 1].text == ":";
    const bool isMember = k > 0 && tokens[k - 1].text == ".";
    const std::string* value = isLabel || isMember ? nullptr : valueOf(tokens[k].text);
    const std::string_view word = value == nullptr ? tokens[k].text : std::string_view(*value);
    if (const numeric::Format* format = numeric::findFormat(word);
        format != nullptr && k + 2 < tokens.size() && tokens[k + 1].text == ".")
      if (const auto number = numeric::attribute(*format, tokens[k + 2].text)) {
        add(numeric::describe(numeric::Value(*number)), tokens[k].afterBlank);
        return 3;
      }
    const bool isNegative = value != nullptr && word.starts_with('-');
    add(isNegative ? "(" + std::string(word) + ")" : std::string(word), tokens[k].afterBlank);
    return 1;
  }

  // `match p { a: e; b: f }` at `k`; 0 where it is no match over a parameter with an arm for its value.
  std::size_t match(Tokens tokens, std::size_t k) {
    const std::string* value = k + 2 < tokens.size() ? valueOf(tokens[k + 1].text) : nullptr;
    if (value == nullptr || tokens[k + 2].text != "{")
      return 0;
    std::optional<Tokens> taken;
    std::size_t begin = k + 3;
    int depth = 1;
    std::size_t at = begin;
    for (; at < tokens.size() && depth > 0; ++at) {
      const std::string_view text = tokens[at].text;
      depth += text == "{" ? 1 : text == "}" ? -1 : 0;
      if (depth > 1 || (text != ";" && depth != 0))
        continue;
      if (at > begin + 1 && tokens[begin].text == *value)
        taken = tokens.subspan(begin + 2, at - begin - 2);
      begin = at + 1;
    }
    if (!taken || depth != 0)
      return 0;
    const bool joined = isOperator(last_) || (at < tokens.size() && isOperator(tokens[at].text));
    const bool brackets = joined && isCompound(*taken);
    const std::string arm = Rewriter(binding_).run(*taken);
    add(brackets ? "(" + arm + ")" : arm, tokens[k].afterBlank);
    return at - k;
  }

  const Binding& binding_;
  std::string out_, last_;
};

} // namespace

std::vector<Token> tokensOf(std::string_view text) {
  std::vector<Token> tokens;
  bool blank = false;
  while (!text.empty()) {
    if (isBlank(text[0]) || text.starts_with("//")) {
      blank = true;
      text.remove_prefix(isBlank(text[0]) ? 1 : std::min(text.find('\n'), text.size()));
      continue;
    }
    const std::size_t length = tokenLength(text);
    tokens.push_back({text.substr(0, length), std::exchange(blank, false)});
    text.remove_prefix(length);
  }
  return tokens;
}

std::string instanceText(const Binding& binding, std::string_view text) {
  return Rewriter(binding).run(tokensOf(text));
}

Surroundings::Surroundings(const contract::Contract& contract, const SourceMap& sources) {
  read(contract, sources, contract.file);
}

// The file was compiled, so that it has no errors; a library is there under the path that `use` stands for.
void Surroundings::read(const contract::Contract& contract, const SourceMap& sources, FileId file) {
  diag::Sink quiet;
  const auto parsed = syntax::parse(sources, file, quiet);
  if (!parsed)
    return;
  const syntax::Contract* family = nullptr;
  const auto define = [&](const auto& declaration) {
    definitions_.push_back({declaration.name.text, std::string(sources.slice(declaration.span)) + "\n"});
  };
  for (const syntax::Declaration& declaration : parsed->declarations) {
    if (const auto* use = std::get_if<syntax::Use>(&declaration)) {
      std::string path = use->path + ".qkc";
      std::ranges::replace(path.begin(), path.begin() + static_cast<std::ptrdiff_t>(use->path.size()), '.', '/');
      for (FileId id = 0; id < sources.size(); ++id)
        if (sources.path(id) == path) {
          read(contract, sources, id);
          break;
        }
    } else if (const auto* fn = std::get_if<syntax::Fn>(&declaration)) {
      define(*fn);
    } else if (const auto* accumulator = std::get_if<syntax::Accumulator>(&declaration)) {
      define(*accumulator);
    } else if (const auto* record = std::get_if<syntax::Record>(&declaration)) {
      define(*record);
    } else if (const auto* one = std::get_if<syntax::Contract>(&declaration)) {
      family = one;
    } else if (const auto* instance = std::get_if<syntax::Instance>(&declaration)) {
      if (family != nullptr && instance->name.text == contract.name)
        for (std::size_t k = 0; k < std::min(family->params.size(), instance->args.size()); ++k)
          binding_.emplace_back(family->params[k].name.text, sources.slice(instance->args[k].span));
    }
  }
}

std::string Surroundings::definitionsFor(std::string_view text) const {
  std::vector<bool> used(definitions_.size());
  std::vector<std::string_view> open{text};
  while (!open.empty()) {
    const std::vector<Token> tokens = tokensOf(open.back());
    open.pop_back();
    for (std::size_t k = 0; k < definitions_.size(); ++k)
      if (!used[k] && std::ranges::any_of(tokens, [&](const Token& t) { return t.text == definitions_[k].name; })) {
        used[k] = true;
        open.push_back(definitions_[k].text);
      }
  }
  std::string found;
  for (std::size_t k = 0; k < definitions_.size(); ++k)
    found += used[k] ? definitions_[k].text : "";
  return found;
}

} // namespace qkc::emit
