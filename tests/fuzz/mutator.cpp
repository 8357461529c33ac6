#include "tests/fuzz/mutator.h"

#include <array>
#include <cctype>
#include <sstream>

namespace qkc::fuzz {

namespace {

bool isWord(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

bool isSpace(char c) {
  return std::isspace(static_cast<unsigned char>(c)) != 0;
}

} // namespace

std::vector<std::string> tokensOf(const std::string& text) {
  std::vector<std::string> tokens;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at + 1;
    if (text.compare(at, 2, "//") == 0)
      end = std::min(text.find('\n', at), text.size());
    else if (isWord(text[at]))
      while (end < text.size() && isWord(text[end]))
        ++end;
    else if (isSpace(text[at]))
      while (end < text.size() && isSpace(text[end]))
        ++end;
    tokens.push_back(text.substr(at, end - at));
    at = end;
  }
  return tokens;
}

Mutator::Mutator(std::vector<std::string> corpus, std::uint64_t seed) : corpus_(std::move(corpus)), random_(seed) {
  for (const std::string& text : corpus_) {
    for (std::string& token : tokensOf(text))
      if (!isSpace(token[0]))
        pool_.push_back(std::move(token));
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);)
      lines_.push_back(line + "\n");
  }
}

std::size_t Mutator::below(std::size_t n) {
  return static_cast<std::size_t>(random_() % n);
}

std::string Mutator::otherNumber(const std::string& number) {
  static const std::array<const char*, 12> kNumbers = {
      "0", "1", "2", "3", "127", "128", "4294967296", "1e9", "1e400", "0.5", "2147483647", "9223372036854775808"};
  return below(2) == 0 ? kNumbers[below(kNumbers.size())] : number + std::to_string(below(10));
}

void Mutator::change(std::vector<std::string>& tokens) {
  const std::size_t at = below(tokens.size());
  switch (below(8)) {
  case 0:
    tokens.erase(tokens.begin() + static_cast<std::ptrdiff_t>(at));
    break;
  case 1:
    tokens.insert(tokens.begin() + static_cast<std::ptrdiff_t>(at), tokens[below(tokens.size())]);
    break;
  case 2:
    std::swap(tokens[at], tokens[below(tokens.size())]);
    break;
  case 3:
    tokens[at] = std::isdigit(static_cast<unsigned char>(tokens[at][0])) != 0 ? otherNumber(tokens[at])
                                                                              : pool_[below(pool_.size())];
    break;
  case 4:
    tokens.insert(tokens.begin() + static_cast<std::ptrdiff_t>(at), lines_[below(lines_.size())]);
    break;
  case 5:
    tokens[at][below(tokens[at].size())] = static_cast<char>(below(256));
    break;
  case 6: // a stretch of another place
    for (std::size_t k = 0, from = below(tokens.size()); k < 8 && from + k < tokens.size(); ++k)
      tokens.insert(tokens.begin() + static_cast<std::ptrdiff_t>(at), tokens[from + k]);
    break;
  default: // words alone: names, keywords, formats
    for (std::size_t k = at; k < tokens.size(); ++k)
      if (isWord(tokens[k][0])) {
        tokens[k] = pool_[below(pool_.size())];
        break;
      }
  }
}

std::string Mutator::next() {
  std::vector<std::string> tokens = tokensOf(corpus_[below(corpus_.size())]);
  for (std::size_t k = below(2) == 0 ? 1 : 1 + below(4); k > 0 && !tokens.empty(); --k)
    change(tokens);
  std::string text;
  for (const std::string& token : tokens)
    text += token;
  return text;
}

} // namespace qkc::fuzz
