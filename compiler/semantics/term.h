#pragma once
// Values of a contract up to renaming of indices: nodes with the index variables that they stand under filled in,
// shared where they are equal. What a guard says of `a[t]` then speaks of every place that reads `a[t]`, however it is
// written.

#include "compiler/contract/contract.h"

#include <cstdint>
#include <map>
#include <vector>

namespace qkc::semantics {

using TermId = std::int32_t;

struct Term {
  contract::NodeId node = contract::kNone;   // the first node it came from: operation, type, place; kNone: an index
  contract::IndexId index = contract::kNone; // of an index variable, free, bound by a reduction, or standing for any
  std::vector<TermId> args;                  // of a choose: one for each path
  TermId instance = contract::kNone;         // of a choose: the variable that decides it
};

class Terms {
public:
  // What index variables stand for, by IndexId; kNone: themselves.
  using Environment = std::vector<TermId>;

  explicit Terms(const contract::Contract& contract) : contract_(contract) {}

  TermId of(contract::NodeId node, const Environment& environment);
  // The value of a definition's arm, or its guard, at given positions; `definition` is a let, or an output whose target
  // is matched with the positions (what can't be matched stands for any index).
  const Environment& environmentOf(contract::QuantityId definition, const std::vector<TermId>& positions);
  // The variable that a reduction binds; `reduction` is its node.
  TermId boundVariable(contract::NodeId reduction, contract::IndexId index) { return indexTerm(index, reduction); }
  contract::NodeId extentNode(contract::IndexId index) const {
    return contract_.indices[static_cast<std::size_t>(index)].extent;
  }
  Environment identity() const { return Environment(contract_.indices.size(), contract::kNone); }

  const Term& operator[](TermId id) const { return terms_[static_cast<std::size_t>(id)]; }
  const contract::Node& node(TermId id) const { return contract_.node((*this)[id].node); }
  std::size_t size() const { return terms_.size(); }
  // Every node that became this term.
  const std::vector<contract::NodeId>& nodes(TermId id) const { return nodes_[static_cast<std::size_t>(id)]; }

  // The same operation of other arguments; never of a choice.
  TermId withArguments(TermId term, const std::vector<TermId>& args);

  // Whether `pattern` becomes `term` when its free index variables are replaced; fills in their values.
  bool match(contract::NodeId pattern, TermId term, Environment& environment) const;

private:
  using Key = std::vector<std::int64_t>;

  Environment matched(contract::QuantityId output, const std::vector<TermId>& positions);
  TermId intern(Key key, Term term, contract::NodeId node);
  TermId indexTerm(contract::IndexId index, std::int64_t tag);
  TermId choiceVariable(contract::ChoiceId choice, const Environment& environment, contract::NodeId node);
  std::int64_t constantNumber(const numeric::Value& value);
  Key keyOf(const contract::Node& node, const std::vector<TermId>& args, TermId instance);

  const contract::Contract& contract_;
  std::vector<Term> terms_;
  std::vector<std::vector<contract::NodeId>> nodes_;
  std::map<Key, TermId> interned_;
  std::map<std::pair<contract::NodeId, Environment>, TermId> memo_;
  std::map<std::pair<contract::QuantityId, std::vector<TermId>>, Environment> environments_;
  std::vector<numeric::Value> constants_;
  std::int64_t anyIndex_ = 0; // numbers the indices that stand for any
};

} // namespace qkc::semantics
