#pragma once
// The flow of zero, infinity and NaN: what each value of a contract may be, at the places where it is read. Refuses
// contracts that leave unsaid what happens there, with an input that shows it.
//
// Sound, not relational: a fact holds for the very quantity that a guard, an `assume` or a domain speaks of, at the
// same indices. A returned output that is read is one of the values that its arms can give under the guards of the
// reader.

#include "compiler/contract/contract.h"
#include "compiler/diag/sink.h"
#include "compiler/semantics/abstract_value.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace qkc::semantics {

// An extent without a declared end is taken to be at most this; no memory holds a longer dimension.
inline constexpr std::int64_t kMostExtent = std::int64_t{1} << 48U;

class FlowFacts {
public:
  explicit FlowFacts(const contract::Contract& contract)
      : nodes_(contract.nodes.size()), quantities_(contract.quantities.size()), lacking_(contract.nodes.size()) {}

  // What a node can be, over every place that reads it and every index; empty where nothing reached reads it.
  const AbstractValue& node(contract::NodeId id) const { return nodes_[static_cast<std::size_t>(id)]; }
  // Of lets under their guards, outputs as returned, inputs by their domain.
  const AbstractValue& quantity(contract::QuantityId id) const { return quantities_[static_cast<std::size_t>(id)]; }
  bool isReached(contract::NodeId id) const { return !node(id).isEmpty(); }

  struct IntegerRange {
    std::int64_t low = 0, high = 0;
  };
  // Ends of an integer node; none where it is unbounded, beyond 64 bits or not reached.
  std::optional<IntegerRange> integers(contract::NodeId id) const;
  // Whether a cast, or integer arithmetic in a format, was proved to have a value wherever it is reached: `never` never
  // overflows, and no NaN arrives that has no place.
  bool provesFit(contract::NodeId id) const { return !lacking_[static_cast<std::size_t>(id)]; }

private:
  friend class FlowAnalysis;
  std::vector<AbstractValue> nodes_;
  std::vector<AbstractValue> quantities_;
  std::vector<bool> lacking_;
};

// Reports QKC05xx to the sink. The contract must have passed the type checker.
FlowFacts analyzeFlow(const contract::Contract& contract, diag::Sink& sink);

} // namespace qkc::semantics
