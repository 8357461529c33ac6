// What terms can be, under a context.

#include "compiler/contract/queries.h"
#include "compiler/semantics/flow_analysis.h"
#include "compiler/semantics/function_ranges.h"

#include <algorithm>

namespace qkc::semantics {

using contract::Arm;
using contract::Dim;
using contract::IndexId;
using contract::kNone;
using contract::Node;
using contract::NodeId;
using contract::Op;
using contract::Quantity;
using contract::QuantityId;
using contract::Reduction;
using contract::Role;
using contract::SameDistinct;
using contract::Type;
using numeric::Rational;
using numeric::Value;

namespace {

std::size_t at(std::int32_t id) {
  return static_cast<std::size_t>(id);
}

constexpr int kMostDepth = 8; // a chain of n selects is looked at in up to 2^n contexts

bool isIntegral(const Type& type) {
  return type.kind == Type::Kind::integer || type.kind == Type::Kind::boolean ||
         (type.kind == Type::Kind::format && type.format->isInteger());
}

} // namespace

AbstractValue FlowAnalysis::evaluate(TermId term, Context& context) {
  const auto known = context.memo.find(term);
  if (known != context.memo.end() && (known->second.isLive || !isLive())) {
    return known->second.value;
  }
  AbstractValue value = withAssumptions(term, belowMaximum(term, compute(term, context), context), context);
  if (const auto fact = context.facts.find(term); fact != context.facts.end()) {
    value = meet(value, fact->second);
  }
  if (isLive()) {
    live_[term] = join(live_[term], value);
  }
  context.memo[term] = {.value = value, .isLive = isLive()};
  return value;
}

AbstractValue FlowAnalysis::compute(TermId term, Context& context) {
  if (const IndexId index = terms_[term].index; index != kNone) {
    const auto most = extentOf(index, context).highBound();
    return AbstractValue::integers(0, most ? std::optional(Rational(*most - 1)) : std::nullopt);
  }
  const Node& node = terms_.node(term);
  switch (node.op) {
  case Op::constant:
    return AbstractValue::constant(node.value, isIntegral(node.type));
  case Op::dim:
    return dimOf(node.dim, context);
  case Op::read:
  case Op::old:
    return computeRead(term, context);
  case Op::select:
    return computeSelect(term, context);
  case Op::logicalAnd:
  case Op::logicalOr:
    return computeLogical(term, context);
  case Op::choose:
    return computeChoose(term, context);
  case Op::reduce:
    return computeReduce(term, context);
  default:
    return computeStrict(term, context);
  }
}

AbstractValue FlowAnalysis::dimOf(contract::DimId id, Context& context) {
  const Dim& dim = contract_.dims[at(id)];
  if (dim.derived != kNone) {
    return evaluate(terms_.of(dim.derived, terms_.identity()), context);
  }
  if (!dim.allowed.empty()) {
    const auto [least, most] = std::ranges::minmax(dim.allowed);
    return AbstractValue::integers(least, Rational(most));
  }
  const std::int64_t step = std::max<std::int64_t>(dim.multipleOf, 1);
  const std::int64_t least = (std::max<std::int64_t>(dim.least, 0) + step - 1) / step * step;
  return AbstractValue::integers(least, Rational(dim.most.value_or(kMostExtent)));
}

AbstractValue FlowAnalysis::extentOf(IndexId index, Context& context) {
  return evaluate(terms_.of(contract_.indices[at(index)].extent, terms_.identity()), context);
}

AbstractValue FlowAnalysis::computeStrict(TermId term, Context& context) {
  const Node& node = terms_.node(term);
  std::vector<AbstractValue> arguments;
  for (const TermId arg : terms_[term].args) {
    arguments.push_back(evaluate(arg, context));
    if (arguments.back().isEmpty()) {
      return {};
    }
  }
  RoundedValue result;
  if (node.op == Op::function) {
    result = rangeOfFunction(node, contract_.freedomsOf(node).accuracyOf(node.functionName), arguments,
                             terms_.node(terms_[term].args[0]).kind == contract::ValueKind::enclosure);
  } else if (node.op == Op::mul && terms_[term].args[0] == terms_[term].args[1]) {
    // A square is not negative, and never 0 * inf.
    Node square = node;
    square.op = Op::pow;
    arguments[1] = AbstractValue::constant(Value(std::int64_t{2}), true);
    result = applied(contract_, square, arguments);
  } else {
    result = applied(contract_, node, arguments);
  }
  if (isLive() && result.mayBeNan) {
    lacking_.insert(term);
    addNanIssues({.kind = Issue::Kind::nanAtCast, .node = terms_[term].node, .known = {}, .paths = {}},
                 terms_[term].args[0], context);
  }
  if (isLive() && result.mayLackValue) {
    lacking_.insert(term);
    addIssue({.kind = Issue::Kind::noFit, .node = terms_[term].node, .known = operandsOf(term, context), .paths = {}},
             context);
  }
  return result.value;
}

// Where the condition is decided, the context says it already; asking again would never end, as a context checks what
// it knows by evaluating it.
AbstractValue FlowAnalysis::evaluateUnder(TermId condition, bool holds, TermId term, Context& context) {
  const AbstractValue truth = evaluate(condition, context);
  if (holds ? !truth.mayBeTrue() : !truth.mayBeFalse()) {
    return {};
  }
  const bool isDecided = holds ? !truth.mayBeFalse() : !truth.mayBeTrue();
  if (isDecided || settling_ > 0 || context.depth >= kMostDepth) {
    return evaluate(term, context);
  }
  auto inside = assumed(context, condition, holds);
  return inside ? evaluate(term, *inside) : AbstractValue();
}

AbstractValue FlowAnalysis::computeSelect(TermId term, Context& context) {
  const std::vector<TermId> args = terms_[term].args;
  const AbstractValue taken = evaluateUnder(args[0], true, args[1], context);
  return join(taken, evaluateUnder(args[0], false, args[2], context));
}

AbstractValue FlowAnalysis::computeLogical(TermId term, Context& context) {
  const bool decides = terms_.node(term).op == Op::logicalOr;
  const std::vector<TermId> args = terms_[term].args;
  const AbstractValue first = evaluate(args[0], context);
  const AbstractValue decided =
      decides ? AbstractValue::truth(false, first.mayBeTrue()) : AbstractValue::truth(first.mayBeFalse(), false);
  return join(decided, evaluateUnder(args[0], !decides, args[1], context));
}

AbstractValue FlowAnalysis::computeChoose(TermId term, Context& context) {
  const Term chosen = terms_[term];
  if (const auto made = context.paths.find(chosen.instance); made != context.paths.end()) {
    return evaluate(chosen.args[made->second], context);
  }
  AbstractValue result;
  for (std::size_t path = 0; path < chosen.args.size(); ++path) {
    Context taken{.facts = context.facts, .paths = context.paths, .memo = {}, .depth = context.depth};
    taken.paths[chosen.instance] = path;
    result = join(result, evaluate(chosen.args[path], taken));
  }
  return result;
}

AbstractValue FlowAnalysis::computeRead(TermId term, Context& context) {
  const Node& node = terms_.node(term);
  const Quantity& quantity = contract_.quantity(node.quantity);
  for (const TermId arg : std::vector<TermId>(terms_[term].args)) {
    evaluate(arg, context);
  }
  switch (node.op == Op::old ? Role::input : quantity.role) {
  case Role::constant:
    return AbstractValue::constant(quantity.value, isIntegral(quantity.type));
  case Role::table:
    return AbstractValue::oneOf(quantity.contents, isIntegral(quantity.type));
  case Role::let:
    return readLet(term, context);
  case Role::output:
  case Role::inout:
    return readOutput(term, context);
  default:
    return inputOf(quantity, context);
  }
}

// What an input's domain says, `range 0 ..< N` included.
AbstractValue FlowAnalysis::inputOf(const Quantity& quantity, Context& context) {
  const AbstractValue value = AbstractValue::ofInput(quantity.type, quantity.domain);
  if (quantity.domain.below == kNone) {
    return value;
  }
  const auto end = evaluate(terms_.of(quantity.domain.below, terms_.identity()), context).highBound();
  const auto least = value.lowBound();
  return end && least ? meet(value, AbstractValue::integers(*least, Rational(*end - 1))) : value;
}

AbstractValue FlowAnalysis::readLet(TermId term, Context& context) {
  const NodeId id = terms_[term].node;
  const QuantityId let = contract_.node(id).quantity;
  const Arm& arm = contract_.quantity(let).arms.front();
  const Terms::Environment environment = terms_.environmentOf(let, terms_[term].args);
  const TermId value = terms_.of(arm.value, environment);
  if (arm.guard == kNone) {
    return evaluate(value, context);
  }
  const TermId guard = terms_.of(arm.guard, environment);
  if (isLive() && evaluate(guard, context).mayBeFalse()) {
    addIssue({.kind = Issue::Kind::outsideGuard, .node = id, .known = operandsOf(guard, context), .paths = {}},
             context);
  }
  return evaluateUnder(guard, true, value, context);
}

namespace {

// What a kernel may return where the ends of the admissible set are widened: a scale within some steps of a small one
// may be 0.
AbstractValue widened(const AbstractValue& value, const contract::Tolerance& tolerance, const contract::Type& type) {
  const numeric::Format& format = *type.format;
  const auto low = value.lowBound();
  const auto high = value.highBound();
  // In fewer steps than half a binade has, a step up is at most twice that at the start.
  const bool isFew = format.isInteger() || tolerance.steps <= std::int64_t{1} << (format.significandBits - 1) / 2;
  if (!low || !high || !isFew || value.mayBeInfinite()) {
    AbstractValue any = AbstractValue::ofType(type, false);
    any.nan = value.nan;
    return any;
  }
  const Rational smallest = format.isInteger() ? Rational(1) : Rational(format.smallest.rational());
  const auto reach = [&](const Rational& end) {
    Rational step = smallest;
    if (!format.isInteger()) {
      step = std::max(step, Rational(abs(end) * numeric::powerOfTwo(2 - format.significandBits)));
    }
    return Rational(tolerance.absolute + tolerance.relative * abs(end) + step * Rational(tolerance.steps));
  };
  AbstractValue result = value;
  Rational least = *low - reach(*low);
  Rational most = *high + reach(*high);
  if (least > 0 && least < smallest) {
    least = 0;
  }
  if (most < 0 && -most < smallest) {
    most = 0;
  }
  addHull(result, Value(least), Value(most), smallest);
  if (format.hasInfinity) {
    result.positiveInfinity = most > format.max.rational();
    result.negativeInfinity = least < format.min.rational();
  }
  return result;
}

} // namespace

// Where the arms themselves are at fault, that is reported where they are judged.
AbstractValue FlowAnalysis::readOutput(TermId term, Context& context) {
  ++silent_;
  const QuantityId id = terms_.node(term).quantity;
  const Quantity& quantity = contract_.quantity(id);
  const Terms::Environment environment = terms_.environmentOf(id, terms_[term].args);
  std::optional<Context> rest(
      std::in_place, Context{.facts = context.facts, .paths = context.paths, .memo = {}, .depth = context.depth});
  AbstractValue result;
  for (const Arm& arm : quantity.arms) {
    if (!rest) {
      break;
    }
    if (std::optional<Context> here = splitAt(arm, environment, rest)) {
      AbstractValue value = evaluate(terms_.of(arm.value, environment), *here);
      if (arm.tolerance.isStated() && !value.isEmpty()) {
        value = widened(value, arm.tolerance, quantity.type);
      }
      if ((arm.within || arm.tolerance.isStated()) && value.mayBeZero()) {
        value.positiveZero = value.negativeZero = true;
      }
      result = join(result, value);
    }
  }
  if (quantity.role == Role::inout && rest) {
    result = join(result, AbstractValue::ofInput(quantity.type, quantity.domain));
  }
  if (result.mayBeZero() && quantity.zeros == SameDistinct::same) {
    result.positiveZero = true;
    result.negativeZero = quantity.type.format->hasNegativeZero;
  }
  // An arm may be an exact expression whose values are all the format's.
  result = meet(result, AbstractValue::ofType(quantity.type, false));
  --silent_;
  return result;
}

namespace {

bool wantsTerms(Reduction reduction) {
  return reduction == Reduction::max || reduction == Reduction::min || reduction == Reduction::argmax ||
         reduction == Reduction::argmin;
}

} // namespace

AbstractValue FlowAnalysis::computeReduce(TermId term, Context& context) {
  const NodeId id = terms_[term].node;
  const Node& node = contract_.node(id);
  const std::vector<TermId> args = terms_[term].args;
  const bool neverEmpty = isNeverEmpty(term, context);
  Rational most = 1;
  for (const IndexId bound : node.bound) {
    most *= extentOf(bound, context).highBound().value_or(Rational(kMostExtent));
  }
  AbstractValue body = node.hasWhere ? evaluateUnder(args[1], true, args[0], context) : evaluate(args[0], context);
  if (isLive() && body.nan && wantsTerms(node.reduction) && node.nanRule == contract::NanRule::none) {
    addNanIssues({.kind = Issue::Kind::nanAtReduction, .node = id, .known = {}, .paths = {}}, args[0], context);
    body.nan = false; // reported here, not again where the result is read
  }
  if (isLive() && !neverEmpty && wantsTerms(node.reduction) && !node.hasEmpty) {
    addIssue({.kind = Issue::Kind::empty, .node = id, .known = {}, .paths = {}}, context);
  }
  RoundedValue result;
  if (body.isEmpty()) {
    result.value = neverEmpty || wantsTerms(node.reduction) ? AbstractValue() : reduced(node, body, 0, 0).value;
  } else if (node.reduction == Reduction::argmax || node.reduction == Reduction::argmin) {
    const auto end = extentOf(node.bound.front(), context).highBound();
    result.value = AbstractValue::integers(0, end ? std::optional(Rational(*end - 1)) : std::nullopt);
  } else {
    result = reduced(node, body, neverEmpty ? 1 : 0, most);
    if (neverEmpty && node.reduction == Reduction::sum) {
      result.value = withUnitTerm(term, result.value);
    }
  }
  if (isLive() && result.mayLackValue) {
    lacking_.insert(term);
    addIssue({.kind = Issue::Kind::noFit, .node = id, .known = {{node.args[0], body}}, .paths = {}}, context);
  }
  if (node.hasEmpty && !neverEmpty) {
    result.value = join(result.value, evaluate(args[node.hasWhere ? 2 : 1], context));
  }
  return result.value;
}

// Every extent is at least 1, and `where` holds at index 0 of each.
bool FlowAnalysis::isNeverEmpty(TermId term, Context& context) {
  const Node& node = terms_.node(term);
  for (const IndexId bound : node.bound) {
    const auto least = extentOf(bound, context).lowBound();
    if (!least || *least < 1) {
      return false;
    }
  }
  return !node.hasWhere || holdsAtZero(node.args[1], node.bound) || saysNotEmpty(term, context);
}

// `any over k where c[k]`, or `any over k of (c[k])`, which holds, says that a reduction over the same places has
// terms.
bool FlowAnalysis::saysNotEmpty(TermId reduction, const Context& context) {
  const Node& node = terms_.node(reduction);
  for (const auto& [fact, value] : context.facts) {
    if (terms_[fact].index != kNone || value.mayBeFalse()) {
      continue;
    }
    const Node& condition = terms_.node(fact);
    if (condition.op != Op::reduce || condition.reduction != Reduction::any || condition.hasWhere ||
        condition.bound != node.bound) {
      continue;
    }
    std::map<TermId, TermId> variables;
    for (const IndexId bound : node.bound) {
      variables[terms_.boundVariable(terms_[fact].node, bound)] = terms_.boundVariable(terms_[reduction].node, bound);
    }
    if (areAlike(terms_[fact].args[0], terms_[reduction].args[1], variables)) {
      return true;
    }
  }
  return false;
}

// One term, but for variables that stand for each other.
bool FlowAnalysis::areAlike(TermId a, TermId b, const std::map<TermId, TermId>& variables) {
  if (const auto variable = variables.find(a); variable != variables.end()) {
    return variable->second == b;
  }
  if (a == b) {
    return true;
  }
  const Term& first = terms_[a];
  const Term& second = terms_[b];
  if (first.index != kNone || second.index != kNone || first.instance != second.instance ||
      first.args.size() != second.args.size() ||
      !contract::sameOperation(contract_.node(first.node), contract_.node(second.node))) {
    return false;
  }
  for (std::size_t i = 0; i < first.args.size(); ++i) {
    if (!areAlike(first.args[i], second.args[i], variables)) {
      return false;
    }
  }
  return true;
}

// A condition that is a let, read at its own index variables.
bool FlowAnalysis::readHoldsAtZero(const Node& read, const std::vector<IndexId>& bound) {
  const Quantity& quantity = contract_.quantity(read.quantity);
  if (quantity.role != Role::let || quantity.arms.front().guard != kNone) {
    return false;
  }
  for (std::size_t i = 0; i < read.args.size(); ++i) {
    const Node& arg = contract_.node(read.args[i]);
    if (arg.op != Op::index || arg.index != quantity.indices[i]) {
      return false;
    }
  }
  return holdsAtZero(quantity.arms.front().value, bound);
}

bool FlowAnalysis::holdsAtZero(NodeId where, const std::vector<IndexId>& bound) {
  const Node& node = contract_.node(where);
  if (node.op == Op::logicalAnd) {
    return holdsAtZero(node.args[0], bound) && holdsAtZero(node.args[1], bound);
  }
  if (node.op == Op::logicalOr) {
    return holdsAtZero(node.args[0], bound) || holdsAtZero(node.args[1], bound);
  }
  if (node.op == Op::read) {
    return readHoldsAtZero(node, bound);
  }
  if ((node.op != Op::less && node.op != Op::lessEqual) || !isIntegral(contract_.node(node.args[0]).type) ||
      !isIntegral(contract_.node(node.args[1]).type)) {
    return false;
  }
  contract::Polynomial claim = prover_.polynomial(node.args[1]) - prover_.polynomial(node.args[0]);
  for (const IndexId index : bound) {
    const contract::Polynomial atom = prover_.indexAtom(index);
    claim = claim.substituted(*atom.highestAtom(), contract::Polynomial(0L));
  }
  return node.op == Op::less ? prover_.positive(claim) : prover_.nonNegative(claim);
}

// `assume a and b` are two; of `assume a or b` either holds where the other can't.
void FlowAnalysis::addAssumption(NodeId id, const std::vector<NodeId>& others) {
  const Node& node = contract_.node(id);
  if (node.op != Op::logicalAnd) {
    assumptions_.push_back({id, others});
  }
  if (node.op != Op::logicalAnd && node.op != Op::logicalOr) {
    return;
  }
  for (const std::size_t side : {0U, 1U}) {
    std::vector<NodeId> more = others;
    if (node.op == Op::logicalOr) {
      more.push_back(node.args[1 - side]);
    }
    addAssumption(node.args[side], more);
  }
}

// `assume` speaks of every index: where one side of a comparison matches the term, the other side bounds it.
AbstractValue FlowAnalysis::withAssumptions(TermId term, AbstractValue value, Context& context) {
  if (terms_[term].index != kNone || terms_.node(term).op == Op::constant) {
    return value;
  }
  for (const Assumption& one : assumptions_) {
    const Node& assumption = contract_.node(one.id);
    Terms::Environment environment = terms_.identity();
    if (one.others.empty() && terms_.match(one.id, term, environment)) {
      return AbstractValue::truth(false, true);
    }
    const bool compares = assumption.op == Op::equal || assumption.op == Op::notEqual || assumption.op == Op::less ||
                          assumption.op == Op::lessEqual;
    for (std::size_t side = 0; compares && side < 2; ++side) {
      environment = terms_.identity();
      if (contract_.node(assumption.args[side]).op == Op::index ||
          !terms_.match(assumption.args[side], term, environment) || !assuming_.insert({one.id, term}).second) {
        continue;
      }
      ++silent_;
      const bool holds = std::ranges::none_of(
          one.others, [&](NodeId other) { return evaluate(terms_.of(other, environment), context).mayBeTrue(); });
      if (holds) {
        const AbstractValue other = evaluate(terms_.of(assumption.args[1 - side], environment), context);
        value = restricted(value, assumption.op, other, true, side == 0);
      }
      --silent_;
      assuming_.erase({one.id, term});
    }
  }
  return value;
}

} // namespace qkc::semantics
