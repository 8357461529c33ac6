#pragma once
// Text about groups of choices: combinations with finished choices projected out, and the memory, places and closing of
// instances of a `per [...]` scope.

#include "compiler/emit/functions.h"

#include <functional>
#include <string>

namespace qkc::emit {

class GroupText {
public:
  explicit GroupText(const Input& input) : input_(input), contract_(input.contract), plan_(input.plan) {}

  // Lines that OR the digits of finished choices out of `explained`.
  std::string projectChoices(const Group& group, const std::string& indent,
                             const std::function<bool(const contract::Choice&)>& isFinished) const;
  // How many instances a group has, and the number of the one that the index variables in scope belong to.
  std::string instanceCount(const Group& group) const;
  std::string instancePlace(const Group& group) const;
  // Lines of the host function that hold a set of combinations for each instance.
  std::string instanceMemory() const;
  // struct Close_<number>.
  std::string closeFunctor(int number) const;

private:
  std::string scopeExtent(contract::NodeId id) const;

  const Input& input_;
  const contract::Contract& contract_;
  const Plan& plan_;
};

} // namespace qkc::emit
