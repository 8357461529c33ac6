#include "compiler/semantics/term.h"

#include <algorithm>

namespace qkc::semantics {

using contract::ChoiceId;
using contract::IndexId;
using contract::kNone;
using contract::Node;
using contract::NodeId;
using contract::Op;
using contract::Quantity;
using contract::QuantityId;
using contract::Role;
using contract::Scope;
using contract::Type;

namespace {

std::size_t at(std::int32_t id) {
  return static_cast<std::size_t>(id);
}

// First entries of keys that no operation has.
constexpr std::int64_t kIndexKey = -1;
constexpr std::int64_t kChoiceKey = -2;
// Tags of index terms: a free variable, the variable of a reduction (its node), any index (below kFree).
constexpr std::int64_t kFree = -1;

} // namespace

TermId Terms::intern(Key key, Term term, NodeId node) {
  const auto [place, isNew] = interned_.try_emplace(std::move(key), static_cast<TermId>(terms_.size()));
  if (isNew) {
    terms_.push_back(std::move(term));
    nodes_.emplace_back();
  }
  auto& nodes = nodes_[at(place->second)];
  if (node != kNone && std::ranges::find(nodes, node) == nodes.end()) {
    nodes.push_back(node);
  }
  return place->second;
}

TermId Terms::indexTerm(IndexId index, std::int64_t tag) {
  return intern({kIndexKey, index, tag}, {.index = index, .args = {}}, kNone);
}

std::int64_t Terms::constantNumber(const numeric::Value& value) {
  for (std::size_t i = 0; i < constants_.size(); ++i) {
    if (identical(constants_[i], value)) {
      return static_cast<std::int64_t>(i);
    }
  }
  constants_.push_back(value);
  return static_cast<std::int64_t>(constants_.size() - 1);
}

TermId Terms::choiceVariable(ChoiceId choice, const Environment& environment, NodeId node) {
  const Scope& scope = contract_.choices[at(choice)].scope;
  Term term{.node = node, .args = {}};
  if (scope.kind == Scope::Kind::element) {
    // One for each element of the definition: what its indices stand for.
    term.args = environment;
  }
  for (const NodeId part : scope.instance) {
    term.args.push_back(of(part, environment));
  }
  Key key = {kChoiceKey, choice};
  key.insert(key.end(), term.args.begin(), term.args.end());
  return intern(std::move(key), std::move(term), node);
}

Terms::Key Terms::keyOf(const Node& node, const std::vector<TermId>& args, TermId instance) {
  Key key = {static_cast<std::int64_t>(node.op),
             static_cast<std::int64_t>(node.type.kind),
             static_cast<std::int64_t>(reinterpret_cast<std::intptr_t>(node.type.format)),
             node.op == Op::constant ? constantNumber(node.value) : kNone,
             node.quantity,
             node.dim,
             node.choice,
             instance,
             static_cast<std::int64_t>(node.rounding),
             static_cast<std::int64_t>(node.overflow),
             node.wordBits,
             node.keepBits,
             node.wraps ? 1 : 0,
             static_cast<std::int64_t>(node.reduction),
             node.hasWhere ? 1 : 0,
             node.hasEmpty ? 1 : 0,
             static_cast<std::int64_t>(node.tie),
             static_cast<std::int64_t>(node.nanRule),
             static_cast<std::int64_t>(node.order)};
  for (const char c : node.functionName) {
    key.push_back(c);
  }
  key.push_back(static_cast<std::int64_t>(args.size()));
  key.insert(key.end(), args.begin(), args.end());
  return key;
}

TermId Terms::of(NodeId id, const Environment& environment) {
  const auto known = memo_.find({id, environment});
  if (known != memo_.end()) {
    return known->second;
  }
  const Node& node = contract_.node(id);
  TermId result = kNone;
  if (node.op == Op::index) {
    const TermId meant = environment[at(node.index)];
    result = meant == kNone ? indexTerm(node.index, kFree) : meant;
    nodes_[at(result)].push_back(id);
  } else {
    Environment inner = environment;
    for (const IndexId bound : node.bound) {
      inner[at(bound)] = indexTerm(bound, id);
    }
    Term term{.node = id, .args = {}};
    for (const NodeId arg : node.args) {
      term.args.push_back(of(arg, inner));
    }
    if (node.op == Op::choose) {
      term.instance = choiceVariable(node.choice, environment, id);
    }
    Key key = keyOf(node, term.args, term.instance);
    // The variables of a reduction are its own: two reductions are one term only where they are one node.
    if (node.op == Op::reduce) {
      key.push_back(id);
    }
    result = intern(std::move(key), std::move(term), id);
  }
  memo_.emplace(std::pair(id, environment), result);
  return result;
}

TermId Terms::withArguments(TermId term, const std::vector<TermId>& args) {
  const NodeId id = (*this)[term].node;
  const Node& node = contract_.node(id);
  Key key = keyOf(node, args, kNone);
  if (node.op == Op::reduce) {
    key.push_back(id);
  }
  return intern(std::move(key), {.node = id, .args = args}, id);
}

bool Terms::match(NodeId pattern, TermId term, Environment& environment) const {
  const Node& node = contract_.node(pattern);
  if (node.op == Op::index) {
    TermId& meant = environment[at(node.index)];
    if (meant == kNone) {
      meant = term;
    }
    return meant == term;
  }
  if ((*this)[term].index != kNone) {
    return false;
  }
  const Node& other = this->node(term);
  const std::vector<TermId>& args = (*this)[term].args;
  if (node.op != other.op || node.quantity != other.quantity || node.dim != other.dim ||
      args.size() != node.args.size() || !node.bound.empty() || node.op == Op::choose || !(node.type == other.type) ||
      node.rounding != other.rounding || node.overflow != other.overflow || node.wordBits != other.wordBits ||
      node.keepBits != other.keepBits || node.wraps != other.wraps || node.functionName != other.functionName ||
      !identical(node.value, other.value)) {
    return false;
  }
  for (std::size_t i = 0; i < args.size(); ++i) {
    if (!match(node.args[i], args[i], environment)) {
      return false;
    }
  }
  return true;
}

Terms::Environment Terms::matched(QuantityId output, const std::vector<TermId>& positions) {
  const Quantity& quantity = contract_.quantity(output);
  Environment environment = identity();
  for (std::size_t i = 0; i < quantity.target.size() && i < positions.size(); ++i) {
    Environment trial = environment;
    if (match(quantity.target[i], positions[i], trial)) {
      environment = std::move(trial);
    }
  }
  for (const IndexId index : quantity.indices) {
    if (environment[at(index)] == kNone) {
      environment[at(index)] = indexTerm(index, kFree - ++anyIndex_);
    }
  }
  return environment;
}

const Terms::Environment& Terms::environmentOf(QuantityId definition, const std::vector<TermId>& positions) {
  const auto known = environments_.find({definition, positions});
  if (known != environments_.end()) {
    return known->second;
  }
  const Quantity& quantity = contract_.quantity(definition);
  Environment environment = identity();
  if (quantity.role == Role::let) {
    for (std::size_t i = 0; i < quantity.indices.size() && i < positions.size(); ++i) {
      environment[at(quantity.indices[i])] = positions[i];
    }
  } else {
    environment = matched(definition, positions);
  }
  return environments_.emplace(std::pair(definition, positions), std::move(environment)).first->second;
}

} // namespace qkc::semantics
