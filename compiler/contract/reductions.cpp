// Reductions: their index variables, their types, what they are over nothing.

#include "compiler/contract/describe_facts.h"
#include "compiler/contract/expressions.h"
#include "compiler/contract/group_scales.h"
#include "compiler/contract/print_expr.h"
#include "compiler/numeric/describe.h"

#include <fmt/format.h>

#include <algorithm>

namespace qkc::contract {

namespace {

std::optional<Reduction> reductionOf(syntax::ReductionOp op) {
  switch (op) {
  case syntax::ReductionOp::Sum:
    return Reduction::sum;
  case syntax::ReductionOp::Product:
    return Reduction::product;
  case syntax::ReductionOp::Max:
    return Reduction::max;
  case syntax::ReductionOp::Min:
    return Reduction::min;
  case syntax::ReductionOp::ArgMax:
    return Reduction::argmax;
  case syntax::ReductionOp::ArgMin:
    return Reduction::argmin;
  case syntax::ReductionOp::Any:
    return Reduction::any;
  case syntax::ReductionOp::All:
    return Reduction::all;
  case syntax::ReductionOp::Mean:
    break;
  }
  return std::nullopt;
}

bool isArg(Reduction reduction) {
  return reduction == Reduction::argmax || reduction == Reduction::argmin;
}

bool isLogical(Reduction reduction) {
  return reduction == Reduction::any || reduction == Reduction::all;
}

bool isSum(Reduction reduction) {
  return reduction == Reduction::sum || reduction == Reduction::product;
}

// An order, or several that all hold.
bool isOrder(const Contract& contract, NodeId condition) {
  const Node& node = contract.node(condition);
  if (node.op == Op::logicalAnd)
    return isOrder(contract, node.args[0]) && isOrder(contract, node.args[1]);
  return node.op == Op::less || node.op == Op::lessEqual;
}

} // namespace

NodeId Expressions::reduction(const syntax::Expr& expr, const syntax::Reduction& reduction) {
  const std::optional<Reduction> kind = reductionOf(reduction.op);
  if (!kind)
    return mean(expr, reduction);
  if (locals_ != nullptr) {
    state_.unsupported(expr.span, "a reduction inside a function");
    return kNone;
  }
  Node node;
  node.op = Op::reduce;
  node.reduction = *kind;
  node.span = expr.span;
  node.tie = reduction.tie == syntax::Tie::Unstated ? Tie::none
             : reduction.tie == syntax::Tie::First  ? Tie::first
                                                    : Tie::last;
  node.nanRule = reduction.nan == syntax::NanRule::Unstated ? NanRule::none
                 : reduction.nan == syntax::NanRule::Drops  ? NanRule::drops
                                                            : NanRule::wins;
  const std::size_t outerIndices = setting.indices.size();
  const std::size_t outerKnown = setting.known.size();
  const bool bound = bind(reduction, node);
  NodeId where = kNone;
  const bool good = bound && selectTerms(reduction, node, where);
  const NodeId body = bound ? (isLogical(*kind) ? condition(*reduction.body) : value(*reduction.body)) : kNone;
  setting.known.resize(outerKnown);
  const bool mayBeEmpty = good && body != kNone && !isSum(*kind) && !isLogical(*kind) && !neverEmpty(node, where);
  setting.indices.resize(outerIndices);
  if (!good || body == kNone)
    return kNone;
  node.args = {body};
  node.hasWhere = where != kNone;
  if (node.hasWhere)
    node.args.push_back(where);
  if (reduction.empty) {
    const NodeId empty = value(*reduction.empty);
    if (empty == kNone)
      return kNone;
    node.hasEmpty = true;
    node.args.push_back(empty);
  } else if (mayBeEmpty) {
    state_
        .error(diag::Code::ReductionOverNothing, expr.span,
               "this reduction may be over nothing, and its value there is not said")
        .note(where == kNone ? "its extents are not proved to be 1 or more"
                             : "no element is proved to satisfy its condition")
        .suggest("say it after the body: (..) empty 0");
    return kNone;
  }
  return typeReduction(expr, reduction, node) ? state_.add(std::move(node)) : kNone;
}

bool Expressions::bind(const syntax::Reduction& reduction, Node& node) {
  bool good = true;
  for (const syntax::Ident& name : reduction.indices) {
    const Symbol* symbol = state_.find(name.text);
    if (symbol == nullptr || symbol->kind != Symbol::Kind::index) {
      std::vector<std::string> known;
      for (const Index& index : state_.contract.indices)
        known.push_back(index.name);
      if (symbol == nullptr)
        state_.unknownName(name, "index variable", known);
      else
        state_.error(diag::Code::NotAnIndex, name.span, fmt::format("'{}' is no index variable", name.text))
            .label(symbol->span, "declared here");
      good = false;
      continue;
    }
    if (symbol->id == kNone) {
      good = false;
      continue;
    }
    if (std::ranges::find(setting.indices, symbol->id) != setting.indices.end()) {
      state_
          .error(diag::Code::IndexReused, name.span,
                 fmt::format("the index {} has a value here already; a reduction needs one of its own", name.text))
          .label(symbol->span, "its range")
          .suggest("declare a second index variable of that range");
      good = false;
      continue;
    }
    const IndexId outer = state_.contract.indices[static_cast<std::size_t>(symbol->id)].outer;
    if (outer != kNone && std::ranges::find(setting.indices, outer) == setting.indices.end()) {
      const std::string& other = state_.contract.indices[static_cast<std::size_t>(outer)].name;
      state_
          .error(diag::Code::UnboundIndex, name.span,
                 fmt::format("the range of {} is that of one {}, and {} has no value here", name.text, other, other))
          .label(symbol->span, "its range")
          .suggest(fmt::format("put {} on the left-hand side, or reduce over it first: over {}, {}", other, other,
                               name.text));
      good = false;
      continue;
    }
    setting.indices.push_back(symbol->id);
    node.bound.push_back(symbol->id);
  }
  return good;
}

// Which terms take part: those in the ranges of the index variables that depend on another one, where the condition
// holds. Known from here on. This is exact, whatever the sum's arithmetic: index arithmetic does not enter its format.
bool Expressions::selectTerms(const syntax::Reduction& reduction, Node& node, NodeId& where) {
  const Arithmetic outer = std::exchange(setting.arithmetic, Arithmetic{});
  const auto demand = [&](NodeId condition) {
    where = where == kNone ? condition : logical(Op::logicalAnd, {where, condition}, state_.node(condition).span);
  };
  for (const IndexId id : node.bound) {
    const Index range = state_.contract.indices[static_cast<std::size_t>(id)];
    if (range.outer == kNone)
      continue;
    Node index;
    index.op = Op::index;
    index.index = id;
    index.type = kInteger;
    index.span = node.span;
    const NodeId place = state_.add(std::move(index));
    const Node& low = state_.node(range.low);
    if (low.op != Op::constant || !low.value.isZero())
      demand(comparison(Op::lessEqual, range.low, place, node.span));
    demand(comparison(Op::less, place, range.high, node.span));
  }
  bool good = true;
  if (reduction.where) {
    if (where != kNone)
      setting.known.push_back({where, true});
    const NodeId said = condition(*reduction.where);
    if (where != kNone)
      setting.known.pop_back();
    good = said != kNone;
    if (good)
      demand(said);
  }
  setting.arithmetic = outer;
  if (good && where != kNone)
    setting.known.push_back({where, true});
  return good;
}

// Whether some element is sure to take part: the extents are 1 or more, and the condition holds at their start.
bool Expressions::neverEmpty(const Node& node, NodeId where) {
  for (const IndexId id : node.bound) {
    const NodeId extent = state_.contract.indices[static_cast<std::size_t>(id)].extent;
    if (!state_.prover.positive(state_.prover.polynomial(extent), facts()))
      return false;
  }
  if (where == kNone)
    return true;
  Prover::Facts wanted;
  state_.prover.addFacts(where, true, wanted);
  if (!isOrder(state_.contract, where))
    return false;
  return !wanted.empty() && std::ranges::all_of(wanted, [&](Polynomial claim) {
    for (const IndexId id : node.bound) {
      const std::optional<AtomId> atom = state_.prover.indexAtom(id).highestAtom();
      claim = claim.substituted(*atom, Polynomial());
    }
    return state_.prover.nonNegative(claim, facts());
  });
}

bool Expressions::typeReduction(const syntax::Expr& expr, const syntax::Reduction& reduction, Node& node) {
  const NodeId body = node.args[0];
  if (!isLogical(node.reduction) && state_.type(body).kind == Type::Kind::boolean) {
    state_.error(diag::Code::NotNumeric, state_.node(body).span, "numbers are needed here, this is a condition")
        .suggest("any over .. of (..), or if .. then 1 else 0");
    return false;
  }
  if (isArg(node.reduction) != (reduction.tie != syntax::Tie::Unstated)) {
    if (isArg(node.reduction))
      state_.error(diag::Code::MissingTie, expr.span, "which of equal elements is meant is not said")
          .suggest("add 'first' or 'last' after the body");
    else
      state_.error(diag::Code::MissingTie, expr.span, "'first' and 'last' belong to argmax and argmin");
    return false;
  }
  if (isArg(node.reduction) && node.bound.size() != 1) {
    state_.error(diag::Code::NotAnIndex, expr.span, "argmax and argmin run over one index variable");
    return false;
  }
  if (node.hasEmpty && !fitsEmpty(node))
    return false;
  if (isSum(node.reduction))
    return sumType(expr, node);
  if (isLogical(node.reduction) || isArg(node.reduction)) {
    node.type = isArg(node.reduction) ? kInteger : kBoolean;
    return true;
  }
  std::vector<NodeId> values = {body};
  if (node.hasEmpty)
    values.push_back(node.args.back());
  const std::optional<Type> type = unify(values, expr.span);
  if (!type)
    return false;
  node.args[0] = values[0];
  if (node.hasEmpty)
    node.args.back() = values[1];
  node.type = *type;
  return true;
}

// What a reduction is over nothing: a place for argmax and argmin, an integer for a sum of integers, and nothing to say
// where a condition has its value already.
bool Expressions::fitsEmpty(const Node& node) {
  const Span span = state_.node(node.args.back()).span;
  if (isLogical(node.reduction)) {
    const bool isAny = node.reduction == Reduction::any;
    state_.error(
        diag::Code::ReductionOverNothing, span,
        fmt::format("'{}' over nothing is {}, and takes no 'empty'", isAny ? "any" : "all", isAny ? "false" : "true"));
    return false;
  }
  const bool isExactSum = isSum(node.reduction) && setting.arithmetic.kind == Arithmetic::Kind::plain;
  if ((isArg(node.reduction) || (isExactSum && state_.isInteger(node.args[0]))) &&
      !state_.isInteger(node.args.back())) {
    state_.error(diag::Code::NotAnInteger, span, "an integer is needed here: it stands in place of one");
    return false;
  }
  if (state_.type(node.args.back()).kind == Type::Kind::boolean) {
    state_.error(diag::Code::NotNumeric, span, "a number is needed here, this is a condition");
    return false;
  }
  return true;
}

// A sum rounds at each addition under `in F`; of integers and of reals it is exact.
bool Expressions::sumType(const syntax::Expr& expr, Node& node) {
  const Arithmetic& arithmetic = setting.arithmetic;
  node.order = SumOrder::exact;
  if (arithmetic.kind == Arithmetic::Kind::real) {
    arithmeticUsed_ = true;
    node.type = kReal;
    return true;
  }
  if (arithmetic.kind == Arithmetic::Kind::format) {
    arithmeticUsed_ = true;
    node.type = formatType(*arithmetic.format);
    node.args[0] = operand(node.args[0]);
    const Node& empty = state_.node(node.args.back());
    const bool isInteger = empty.op == Op::constant && empty.type.kind == Type::Kind::integer;
    if (node.hasEmpty && !(isInteger && (empty.value.isZero() || empty.value.rational() == 1)))
      node.args.back() = operand(node.args.back());
    if (node.args[0] == kNone || node.args.back() == kNone)
      return false;
    if (arithmetic.format->isInteger()) {
      node.wraps = arithmetic.wraps;
      const Interval range = state_.ranges.beforeFit(node);
      if (node.wraps || range.within(finiteRange(*arithmetic.format)))
        return true;
      state_
          .error(diag::Code::IntegerOverflow, expr.span, fmt::format("this sum may leave {}", arithmetic.format->name))
          .suggest(fmt::format("bound its extents, or say 'in {} wrap'", arithmetic.format->name));
      return false;
    }
    const Freedoms freedoms =
        setting.freedoms == kNone ? Freedoms{} : state_.contract.freedoms[static_cast<std::size_t>(setting.freedoms)];
    const bool free = freedoms.anyOrder || freedoms.accumulator.has_value();
    if (free || setting.inOrder) {
      node.order = free ? SumOrder::free : SumOrder::inOrder;
      if (setting.freedoms != kNone) {
        node.freedoms = setting.freedoms;
        node.kind = ValueKind::enclosure;
        if (const NodeId hidden = hiddenFactor(state_.contract, node); hidden != kNone) {
          state_.unsupported(state_.contract.node(hidden).span, "a let among the factors of a sum that knows scales");
          return false;
        }
      }
      return true;
    }
    state_
        .error(diag::Code::MissingOrder, expr.span,
               fmt::format("a sum in {} rounds at every addition, and its order is not said", arithmetic.format->name))
        .suggest("add 'in order' (ascending index) or 'any order', or sum 'in real' and convert once");
    return false;
  }
  if (state_.isInteger(node.args[0])) {
    node.type = kInteger;
    return true;
  }
  state_
      .error(diag::Code::RoundsWithoutFormat, expr.span,
             "this sum rounds, and the statement does not say in which format")
      .at("rounds")
      .suggest(
          "add 'in f32 in order' after the right-hand side, or 'in real' where a conversion rounds once at the end");
  return false;
}

} // namespace qkc::contract
