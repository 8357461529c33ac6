// Means: a sum over the number of its terms, or over the sum of their weights.

#include "compiler/contract/expressions.h"

#include <utility>

namespace qkc::contract {

// A sum over the terms of `shape`, in the statement's arithmetic.
NodeId Expressions::sumOf(const syntax::Expr& expr, const syntax::Reduction& reduction, const Node& shape,
                          NodeId term) {
  Node node = shape;
  node.args[0] = term;
  return term != kNone && typeReduction(expr, reduction, node) ? state_.add(std::move(node)) : kNone;
}

// The number of terms, rounded once to the format of the statement.
NodeId Expressions::countOf(Span span, const Node& shape, NodeId where) {
  NodeId count = kNone;
  if (where != kNone) {
    Node node = shape;
    node.type = kInteger;
    node.order = SumOrder::exact;
    node.args[0] = state_.constant(numeric::Value(std::int64_t{1}), kInteger, span);
    count = state_.add(std::move(node));
  } else {
    const Arithmetic outer = std::exchange(setting.arithmetic, {Arithmetic::Kind::index, nullptr, false, span});
    for (const IndexId id : shape.bound) {
      const NodeId extent = state_.contract.indices[static_cast<std::size_t>(id)].extent;
      count = count == kNone ? extent : integerOperation(Op::mul, {count, extent}, kInteger, span, "*");
    }
    setting.arithmetic = outer;
  }
  if (count == kNone)
    return kNone;
  Node cast;
  cast.op = Op::cast;
  cast.type = formatType(*setting.arithmetic.format);
  cast.args = {count};
  cast.overflowIdle = overflowIdle(count, *cast.type.format);
  cast.overflow = cast.overflowIdle ? numeric::Overflow::never : numeric::Overflow::inf;
  cast.roundingIdle = roundingIdle(count, *cast.type.format);
  cast.span = span;
  return state_.add(std::move(cast));
}

// Whether there is a term.
NodeId Expressions::whereAny(Span span, const Node& shape, NodeId where) {
  Node node;
  node.op = Op::reduce;
  node.reduction = Reduction::any;
  node.type = kBoolean;
  node.bound = shape.bound;
  node.span = span;
  const auto zero = [&] { return state_.constant(numeric::Value(std::int64_t{0}), kInteger, span); };
  node.args = {where == kNone ? comparison(Op::equal, zero(), zero(), span) : where};
  return node.args[0] == kNone ? kNone : state_.add(std::move(node));
}

NodeId Expressions::mean(const syntax::Expr& expr, const syntax::Reduction& reduction) {
  if (setting.arithmetic.kind != Arithmetic::Kind::format || !setting.arithmetic.format->isFloating()) {
    state_
        .error(diag::Code::RoundsWithoutFormat, expr.span,
               "this mean rounds, and the statement does not say in which format")
        .suggest("add 'in f32 any order' after the right-hand side");
    return kNone;
  }
  Node shape;
  shape.op = Op::reduce;
  shape.reduction = Reduction::sum;
  shape.span = expr.span;
  const std::size_t outerIndices = setting.indices.size();
  const std::size_t outerKnown = setting.known.size();
  NodeId where = kNone;
  const bool bound = bind(reduction, shape) && selectTerms(reduction, shape, where);
  const NodeId body = bound ? value(*reduction.body) : kNone;
  const NodeId weight = bound && reduction.weight ? value(*reduction.weight) : kNone;
  const NodeId term =
      reduction.weight && body != kNone ? operation(Op::mul, {weight, body}, expr.span, "weight") : body;
  setting.known.resize(outerKnown);
  const bool mayBeEmpty = bound && !neverEmpty(shape, where);
  setting.indices.resize(outerIndices);
  if (term == kNone || (reduction.weight && weight == kNone))
    return kNone;
  if (mayBeEmpty && !reduction.empty) {
    state_
        .error(diag::Code::ReductionOverNothing, expr.span,
               "this mean may be over nothing, and its value there is not said")
        .suggest("say it after the body: (..) empty 0");
    return kNone;
  }
  shape.args = {term};
  shape.hasWhere = where != kNone;
  if (shape.hasWhere)
    shape.args.push_back(where);
  const NodeId sum = sumOf(expr, reduction, shape, term);
  const NodeId total = weight == kNone ? countOf(expr.span, shape, where) : sumOf(expr, reduction, shape, weight);
  const NodeId out = sum == kNone || total == kNone ? kNone : operation(Op::div, {sum, total}, expr.span, "mean");
  if (out == kNone || !reduction.empty)
    return out;
  std::vector<NodeId> values = {out, value(*reduction.empty)};
  const NodeId any = weight == kNone
                         ? comparison(Op::notEqual, state_.node(total).args[0],
                                      state_.constant(numeric::Value(std::int64_t{0}), kInteger, expr.span), expr.span)
                         : whereAny(expr.span, shape, where);
  const std::optional<Type> type = values[1] == kNone || any == kNone ? std::nullopt : unify(values, expr.span);
  if (!type)
    return kNone;
  Node select;
  select.op = Op::select;
  select.type = *type;
  select.args = {any, values[0], values[1]};
  select.span = expr.span;
  return state_.add(std::move(select));
}

} // namespace qkc::contract
