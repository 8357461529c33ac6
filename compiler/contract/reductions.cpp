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
  bool good = bound;
  if (bound && reduction.where) {
    // Which terms take part is exact, whatever the sum's arithmetic: index arithmetic does not enter its format.
    const Arithmetic outer = std::exchange(setting.arithmetic, Arithmetic{});
    where = condition(*reduction.where);
    setting.arithmetic = outer;
    good = where != kNone;
    if (good)
      setting.known.push_back({where, true});
  }
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

// sum / n; n is the number of terms, rounded once to the format of the statement.
NodeId Expressions::mean(const syntax::Expr& expr, const syntax::Reduction& reduction) {
  if (reduction.weight || reduction.where || reduction.empty) {
    state_.unsupported(expr.span, "a mean with weights or conditions");
    return kNone;
  }
  if (setting.arithmetic.kind != Arithmetic::Kind::format || !setting.arithmetic.format->isFloating()) {
    state_
        .error(diag::Code::RoundsWithoutFormat, expr.span,
               "this mean rounds, and the statement does not say in which format")
        .suggest("add 'in f32 any order' after the right-hand side");
    return kNone;
  }
  Node node;
  node.op = Op::reduce;
  node.reduction = Reduction::sum;
  node.span = expr.span;
  const std::size_t outerIndices = setting.indices.size();
  const NodeId body = bind(reduction, node) ? value(*reduction.body) : kNone;
  const bool empty = body != kNone && !neverEmpty(node, kNone);
  setting.indices.resize(outerIndices);
  if (body == kNone)
    return kNone;
  if (empty) {
    state_.error(diag::Code::ReductionOverNothing, expr.span,
                 "this mean may be over nothing: its extents are not proved to be 1 or more");
    return kNone;
  }
  node.args = {body};
  NodeId count = kNone;
  for (const IndexId id : node.bound) {
    const NodeId extent = state_.contract.indices[static_cast<std::size_t>(id)].extent;
    const Arithmetic outer = std::exchange(setting.arithmetic, {Arithmetic::Kind::index, nullptr, false, expr.span});
    count = count == kNone ? extent : integerOperation(Op::mul, {count, extent}, kInteger, expr.span, "*");
    setting.arithmetic = outer;
  }
  if (!typeReduction(expr, reduction, node))
    return kNone;
  const NodeId sum = state_.add(std::move(node));
  if (sum == kNone || count == kNone)
    return kNone;
  Node cast;
  cast.op = Op::cast;
  cast.type = formatType(*setting.arithmetic.format);
  cast.args = {count};
  cast.overflowIdle = overflowIdle(count, *cast.type.format);
  cast.overflow = cast.overflowIdle ? numeric::Overflow::never : numeric::Overflow::inf;
  cast.roundingIdle = roundingIdle(count, *cast.type.format);
  cast.span = expr.span;
  const NodeId rounded = state_.add(std::move(cast));
  return rounded == kNone ? kNone : operation(Op::div, {sum, rounded}, expr.span, "mean");
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
    setting.indices.push_back(symbol->id);
    node.bound.push_back(symbol->id);
  }
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
  const Node& condition = state_.node(where);
  if (condition.op != Op::less && condition.op != Op::lessEqual)
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
    if (node.args[0] == kNone)
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
