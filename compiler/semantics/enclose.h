#pragma once
// Enclosures of a typed contract's nodes: what every lawful evaluation of a value lies in, for one path of each choice.
// Exact values come from the evaluator, returned outputs as they came back.

#include "compiler/semantics/enclosure.h"
#include "compiler/semantics/evaluate.h"

#include <map>

namespace qkc::semantics {

class Encloser {
public:
  // The contract, the variables and the call outlive it; `paths` has one path for each choice, by ChoiceId.
  Encloser(const contract::Contract& contract, Variables& variables, const Call& call, std::vector<int> paths,
           Reach reach = Reach::exact);

  // Throws EvaluationError for what has no rule: argmax of enclosures, unbounded functions, freedoms without a bound.
  Enclosure of(contract::NodeId node, const Bindings& bindings);
  // The same where one let has a given value everywhere; what depends on it is computed anew.
  Enclosure under(contract::QuantityId let, const Enclosure& value, contract::NodeId node, const Bindings& bindings);
  // A let's own enclosure at a position of its indices.
  Enclosure let(contract::QuantityId id, const std::vector<std::int64_t>& position);
  void taint(contract::QuantityId output, std::vector<bool> elements) { exact_.taint(output, std::move(elements)); }

  // R9: the two values of an `if` whose condition is undecided; none of any other node.
  std::vector<Enclosure> branches(contract::NodeId node, const Bindings& bindings);

private:
  Enclosure exactly(contract::NodeId id, const Bindings& bindings);
  // Of an operation whose exact image is given, `size` that of its operands where it adds them.
  Enclosure reached(const Enclosure& exact) const;
  Enclosure reached(const Enclosure& exact, const numeric::Value& size) const;
  Enclosure operation(const contract::Node& node, const Bindings& bindings);
  Enclosure addition(const contract::Node& node, const Bindings& bindings);
  // R3: additions of one statement, in any grouping.
  bool isRegroupedSum(const contract::Node& node) const;
  Enclosure regroupedSum(const contract::Node& node, const Bindings& bindings);
  void addAddends(contract::NodeId id, const contract::Node& sum, const Bindings& bindings,
                  std::vector<SumTerm>& terms);
  Enclosure chain(contract::NodeId id, const Bindings& bindings);
  Enclosure quotient(const contract::Node& node, const Enclosure& a, const Enclosure& b);
  Enclosure select(const contract::Node& node, const Bindings& bindings);
  Enclosure read(const contract::Node& node, const Bindings& bindings);
  // Whether a let's value depends on the one that is fixed.
  bool dependsOnFixed(contract::QuantityId id);
  bool readsFixed(contract::NodeId id);
  Enclosure reduce(const contract::Node& node, const Bindings& bindings);
  Enclosure sum(const contract::Node& node, const std::vector<Bindings>& places);
  Enclosure inOrder(const contract::Node& node, const std::vector<Bindings>& places);
  SumTerm term(const contract::Node& sum, const Bindings& bindings);
  // An operand of a sum: a product of the statement that contraction leaves unrounded also as it is exactly.
  Enclosure addend(contract::NodeId id, const contract::Node& sum, const Bindings& bindings);
  Enclosure unrounded(const contract::Node& product, const Bindings& bindings);
  // None: undecided.
  std::optional<bool> truth(contract::NodeId id, const Bindings& bindings);
  std::vector<Bindings> placesOf(const contract::Node& reduction, const Bindings& bindings);
  bool isChain(const contract::Node& node) const;
  void flatten(contract::NodeId id, contract::FreedomsId freedoms, bool inverted, std::vector<contract::NodeId>& over,
               std::vector<contract::NodeId>& under, int& operations) const;

  const contract::Contract& contract_;
  std::vector<int> paths_;
  Reach reach_;
  Evaluator exact_;
  using Known = std::map<std::pair<contract::QuantityId, std::vector<std::int64_t>>, Enclosure>;
  Known lets_;
  contract::QuantityId fixed_ = contract::kNone; // with its value, and what is known of lets that depend on it
  Enclosure fixedValue_;
  Known fixedLets_;
  contract::QuantityId dependentsOf_ = contract::kNone;
  std::map<contract::QuantityId, bool> dependents_; // on that let
};

} // namespace qkc::semantics
