#pragma once
// Changes contract texts by tokens, so that most stay near the grammar: tokens left out, doubled, swapped, replaced by
// others of the corpus, numbers moved, lines taken from other texts. Now and then a byte.

#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace qkc::fuzz {

// Words, numbers, runs of spaces, comments and single marks; joined they give the text back.
std::vector<std::string> tokensOf(const std::string& text);

class Mutator {
public:
  Mutator(std::vector<std::string> corpus, std::uint64_t seed);
  // One text of the corpus with 1 to 4 changes.
  std::string next();

private:
  std::size_t below(std::size_t n);
  void change(std::vector<std::string>& tokens);
  std::string otherNumber(const std::string& number);

  std::vector<std::string> corpus_;
  std::vector<std::string> pool_; // every token of the corpus, by frequency
  std::vector<std::string> lines_;
  std::mt19937_64 random_;
};

} // namespace qkc::fuzz
