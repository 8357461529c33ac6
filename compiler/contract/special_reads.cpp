// Reads of what was there before the call, and reads that may leave their tensor.

#include "compiler/contract/expressions.h"
#include "compiler/contract/fields.h"
#include "compiler/contract/print_expr.h"

#include <fmt/format.h>

namespace qkc::contract {

// The element of a tensor that an expression names: `x`, `x[i, j]`. None after a diagnostic.
std::optional<Expressions::Element> Expressions::element(const syntax::Expr& expr) {
  const auto* subscript = std::get_if<syntax::Subscript>(&expr.node);
  const syntax::Expr& base = subscript == nullptr ? expr : *subscript->base;
  const auto* name = std::get_if<syntax::Name>(&base.node);
  const auto* member = std::get_if<syntax::Member>(&base.node);
  if (member != nullptr && locals_ == nullptr)
    return fieldElement(*member, subscript);
  if (name == nullptr || locals_ != nullptr) {
    state_.error(diag::Code::NotATensor, expr.span, "an element of a tensor is needed here").suggest("x[i, j]");
    return std::nullopt;
  }
  const Symbol* symbol = state_.find(name->text);
  if (symbol == nullptr) {
    unknown({name->text, base.span});
    return std::nullopt;
  }
  if (symbol->id == kNone)
    return std::nullopt;
  if (symbol->kind != Symbol::Kind::quantity) {
    state_.error(diag::Code::NotATensor, expr.span, fmt::format("'{}' is no tensor", name->text))
        .label(symbol->span, "declared here");
    return std::nullopt;
  }
  Element out;
  out.quantity = symbol->id;
  if (subscript != nullptr)
    for (const syntax::Expr& index : subscript->indices)
      out.indices.push_back(&index);
  return out;
}

// `x[b].d`, `x[b].qs[e]`: the struct's indices, then the field's.
std::optional<Expressions::Element> Expressions::fieldElement(const syntax::Member& member,
                                                              const syntax::Subscript* behind) {
  const auto* inner = std::get_if<syntax::Subscript>(&member.base->node);
  const auto* name = std::get_if<syntax::Name>(inner == nullptr ? &member.base->node : &inner->base->node);
  const Symbol* symbol = name == nullptr ? nullptr : state_.find(name->text);
  if (symbol == nullptr || symbol->kind != Symbol::Kind::record) {
    state_.error(diag::Code::NotATensor, member.base->span, "an element of a tensor of structs is needed here");
    return std::nullopt;
  }
  Element out;
  out.quantity = symbol->id == kNone ? kNone : fieldNamed(state_, symbol->id, member.member);
  if (out.quantity == kNone)
    return std::nullopt;
  for (const syntax::Subscript* part : {inner, behind})
    if (part != nullptr)
      for (const syntax::Expr& index : part->indices)
        out.indices.push_back(&index);
  return out;
}

NodeId Expressions::old(const syntax::Expr& expr, const syntax::Old& old) {
  const std::optional<Element> named = element(*old.value);
  if (!named)
    return kNone;
  const Quantity& quantity = state_.contract.quantity(named->quantity);
  if (quantity.role != Role::inout) {
    state_
        .error(diag::Code::NotATensor, expr.span,
               fmt::format("old(..) is the content of an inout tensor before the call, and {} is none", quantity.name))
        .label(quantity.span, "declared here");
    return kNone;
  }
  return read(named->quantity, named->indices, expr.span, {.old = true, .leaves = false});
}

// Where every index of the read is inside its tensor; kNone where that is proved.
NodeId Expressions::insideCondition(const Node& read) {
  std::vector<NodeId> extents = state_.contract.quantity(read.quantity).shape;
  if (const Quantity& let = state_.contract.quantity(read.quantity); let.role == Role::let)
    for (const IndexId id : let.indices)
      extents.push_back(state_.contract.indices[static_cast<std::size_t>(id)].extent);
  const Prover::Facts known = facts();
  NodeId all = kNone;
  const auto demand = [&](Op op, NodeId left, NodeId right) {
    const NodeId one = comparison(op, left, right, read.span);
    all = all == kNone ? one : logical(Op::logicalAnd, {all, one}, read.span);
  };
  for (std::size_t i = 0; i < read.args.size(); ++i) {
    const NodeId index = read.args[i];
    const Polynomial place = state_.prover.polynomial(index);
    if (!state_.prover.nonNegative(place, known))
      demand(Op::lessEqual, state_.constant(numeric::Value(std::int64_t{0}), kInteger, read.span), index);
    if (!state_.prover.nonNegative(state_.prover.polynomial(extents[i]) - place - Polynomial(1), known))
      demand(Op::less, index, extents[i]);
  }
  return all;
}

bool Expressions::excludes(NodeId integer, const numeric::Rational& number) {
  if (number.get_den() != 1)
    return true;
  const Polynomial above = state_.prover.polynomial(integer) - Polynomial(number.get_num());
  return state_.prover.positive(above, facts()) || state_.prover.positive(-above, facts());
}

NodeId Expressions::outside(const syntax::Expr& expr, const syntax::Outside& outside) {
  const std::optional<Element> named = element(*outside.read);
  if (!named)
    return kNone;
  const Quantity& quantity = state_.contract.quantity(named->quantity);
  if (quantity.role != Role::input && quantity.role != Role::output && quantity.role != Role::let) {
    state_
        .error(diag::Code::NotATensor, expr.span,
               fmt::format("'outside' follows a read of a tensor or let, and {} is neither", quantity.name))
        .label(quantity.span, "declared here");
    return kNone;
  }
  const NodeId inside = read(named->quantity, named->indices, expr.span, {.old = false, .leaves = true});
  const NodeId other = value(*outside.value);
  if (inside == kNone || other == kNone)
    return kNone;
  const NodeId condition = insideCondition(Node(state_.node(inside)));
  if (condition == kNone) {
    state_
        .error(diag::Code::IdleOutside, expr.span,
               fmt::format("{} never leaves its tensor: what stands there is idle", printExpr(state_.contract, inside)))
        .suggest("leave 'outside' out");
    return kNone;
  }
  std::vector<NodeId> values = {inside, other};
  const std::optional<Type> type = unify(values, expr.span);
  if (!type)
    return kNone;
  Node node;
  node.op = Op::select;
  node.type = *type;
  node.args = {condition, values[0], values[1]};
  node.span = expr.span;
  return state_.add(std::move(node));
}

} // namespace qkc::contract
