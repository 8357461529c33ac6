#pragma once
// Changes one definition of a copied contract. The arm's tree is cloned first, so that a change never reaches another
// clause through a shared node.

#include "compiler/contract/contract.h"

#include <functional>
#include <map>
#include <vector>

namespace qkc::mutate {

class Editor {
public:
  Editor(const contract::Contract& original, contract::QuantityId quantity, std::size_t arm);

  contract::Contract& contract() { return contract_; }
  contract::Contract take() { return std::move(contract_); }
  contract::Arm& arm();

  // The clone of a node of the original arm's value or guard.
  contract::NodeId clone(contract::NodeId original) const { return clones_.at(original); }
  // Puts `replacement` where the clone of `original` stands in the arm.
  void replace(contract::NodeId original, contract::NodeId replacement);

  contract::NodeId constant(const contract::Type& type, const numeric::Value& value);
  contract::NodeId integer(std::int64_t value);
  contract::NodeId make(contract::Op op, const contract::Type& type, std::vector<contract::NodeId> args);
  contract::NodeId cast(const contract::Type& type, contract::NodeId value, numeric::Rounding rounding,
                        numeric::Overflow overflow);
  // A copy of a tree in which index variables are replaced.
  contract::NodeId substitute(contract::NodeId root, const std::map<contract::IndexId, contract::NodeId>& indices);

private:
  contract::NodeId cloneTree(contract::NodeId root);

  contract::Contract contract_;
  contract::QuantityId quantity_;
  std::size_t arm_;
  std::map<contract::NodeId, contract::NodeId> clones_;
};

contract::Type formatType(const char* name);

} // namespace qkc::mutate
