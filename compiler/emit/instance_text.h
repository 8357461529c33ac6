#pragma once
// Text of a family as it reads in one instance, and what it uses from outside the contract.

#include "compiler/contract/contract.h"
#include "compiler/support/source_map.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace qkc::emit {

// Words, numbers and signs of a text without comments, in order. Views into the text.
struct Token {
  std::string_view text;
  bool afterBlank = false;
};
std::vector<Token> tokensOf(std::string_view text);

// Parameters of a family, in the order of the text, with the values that they have in an instance.
using Binding = std::vector<std::pair<std::string, std::string>>;

// A text without comments, with parameters replaced by their values, attributes of formats (`e2m1.max`) by their
// numbers, and each `match` over a parameter by the arm that is taken.
std::string instanceText(const Binding& binding, std::string_view text);

// What the contract's file and the libraries that it names say beside the typed contract.
class Surroundings {
public:
  Surroundings(const contract::Contract& contract, const SourceMap& sources);

  const Binding& binding() const { return binding_; }
  // Functions, accumulators and profiles that a text names, and what those use, as they are written, a line end behind
  // each; in the order of declaration.
  std::string definitionsFor(std::string_view text) const;

private:
  struct Definition {
    std::string name, text;
  };
  void read(const contract::Contract& contract, const SourceMap& sources, FileId file);

  Binding binding_;
  std::vector<Definition> definitions_;
};

} // namespace qkc::emit
