// Ranges that depend on another index variable: `range i of b = off[b] ..< off[b + 1]`. The index has an extent that
// holds every such range, so that what is indexed by it is a tensor; a reduction over it takes those of its range.

#include "compiler/contract/declarations.h"
#include "compiler/contract/print_expr.h"
#include "compiler/contract/queries.h"

#include <fmt/format.h>

#include <algorithm>

namespace qkc::contract {

NodeId following(State& state, NodeId integer) {
  Node node;
  node.op = Op::add;
  node.type = kInteger;
  node.span = state.node(integer).span;
  node.args = {integer, state.constant(numeric::Value(std::int64_t{1}), kInteger, node.span)};
  return state.add(std::move(node));
}

namespace {

NodeId preceding(State& state, NodeId integer) {
  const Node& node = state.node(integer);
  if (node.op == Op::add && state.isLiteral(node.args[1]) && state.node(node.args[1]).value.rational() == 1)
    return node.args[0];
  Node out;
  out.op = Op::sub;
  out.type = kInteger;
  out.span = node.span;
  out.args = {integer, state.constant(numeric::Value(std::int64_t{1}), kInteger, node.span)};
  return state.add(std::move(out));
}

} // namespace

// An extent that the integer does not exceed, by what its parts are bounded by; kNone where none is seen.
NodeId Declarations::upperEnd(NodeId id) {
  const Node node = state_.node(id);
  switch (node.op) {
  case Op::constant:
  case Op::dim:
    return id;
  case Op::index:
    return preceding(state_, state_.contract.indices[static_cast<std::size_t>(node.index)].extent);
  case Op::read: {
    const Domain& domain = state_.contract.quantity(node.quantity).domain;
    if (domain.below != kNone)
      return preceding(state_, domain.below);
    return domain.rangeHigh && domain.rangeHigh->get_den() == 1
               ? state_.constant(numeric::Value(*domain.rangeHigh), kInteger, node.span)
               : kNone;
  }
  case Op::min: // below either
    for (const NodeId arg : node.args)
      if (const NodeId end = upperEnd(arg);
          end != kNone && state_.prover.nonNegative(state_.prover.polynomial(end) - state_.prover.polynomial(id)))
        return end;
    return kNone;
  case Op::sub: {
    Node out = node;
    out.args[0] = state_.isLiteral(node.args[1]) ? upperEnd(node.args[0]) : kNone;
    return out.args[0] == kNone ? kNone : state_.add(std::move(out));
  }
  case Op::add:
  case Op::mul:
  case Op::max: {
    Node out = node;
    for (NodeId& arg : out.args)
      arg = upperEnd(arg);
    return std::ranges::find(out.args, kNone) == out.args.end() ? state_.add(std::move(out)) : kNone;
  }
  default:
    return kNone;
  }
}

void Declarations::raggedRange(const syntax::RaggedRange& header) {
  const Symbol* outer = state_.find(header.outer.text);
  Index range;
  if (outer == nullptr || outer->kind != Symbol::Kind::index) {
    state_.error(diag::Code::NotAnIndex, header.outer.span,
                 fmt::format("'{}' is no index variable with a range of its own", header.outer.text));
  } else if (outer->id != kNone && state_.contract.indices[static_cast<std::size_t>(outer->id)].outer == kNone) {
    range.outer = outer->id;
    expressions_.setting.indices = {outer->id};
    range.low = expressions_.index(header.range.low);
    range.high = expressions_.index(header.range.high);
    expressions_.setting = {};
    if (range.high != kNone && !header.range.halfOpen)
      range.high = following(state_, range.high);
  } else if (outer->id != kNone) {
    state_.unsupported(header.span, "a range that depends on an index variable of such a range");
  }
  NodeId extent = kNone;
  if (range.low != kNone && range.high != kNone) {
    const std::string low = printExpr(state_.contract, range.low);
    const std::string high = printExpr(state_.contract, range.high);
    extent = upperEnd(range.high);
    const auto least = state_.prover.polynomial(range.low);
    const auto beyond = state_.prover.polynomial(range.high);
    if (!state_.prover.nonNegative(least)) {
      state_.error(diag::Code::BadExtent, header.range.span, fmt::format("{} is not proved to be 0 or more", low));
      extent = kNone;
    } else if (extent == kNone || !state_.prover.nonNegative(state_.prover.polynomial(extent) - beyond)) {
      state_
          .error(diag::Code::BadExtent, header.range.span,
                 fmt::format("no extent is known that {} does not exceed", high))
          .suggest("say it of the input: 'offsets of T', or 'range 0..T'");
      extent = kNone;
    }
  }
  const IndexId id = addIndex(header.name, extent, header.span);
  if (id == kNone)
    return;
  Index& index = state_.contract.indices[static_cast<std::size_t>(id)];
  index.outer = range.outer;
  index.low = range.low;
  index.high = range.high;
}

} // namespace qkc::contract
