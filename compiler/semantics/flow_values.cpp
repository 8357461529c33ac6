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
  if (const auto truth = contraryOfFacts(term, context)) {
    value = meet(value, *truth);
  }
  if (isLive()) {
    live_[term] = join(live_[term], value);
  }
  context.memo[term] = {.value = value, .isLive = isLive()};
  return value;
}

// a >= b where it is known that not a < b, and the other way round; of numbers.
std::optional<AbstractValue> FlowAnalysis::contraryOfFacts(TermId term, Context& context) {
  const auto orderOf = [&](TermId id) { return terms_[id].index == kNone ? terms_.node(id).op : Op::constant; };
  const Op op = orderOf(term);
  if (op != Op::less && op != Op::lessEqual) {
    return std::nullopt;
  }
  const std::vector<TermId> args = terms_[term].args;
  for (const auto& [other, truth] : context.facts) {
    const Op contrary = orderOf(other);
    const bool isContrary = (contrary == Op::less || contrary == Op::lessEqual) && contrary != op &&
                            terms_[other].args[0] == args[1] && terms_[other].args[1] == args[0];
    if (isContrary && !evaluate(args[0], context).nan && !evaluate(args[1], context).nan) {
      return AbstractValue::truth(truth.mayBeTrue(), truth.mayBeFalse());
    }
  }
  return std::nullopt;
}

// Whether it is known that a != b, or that they are ordered, for the difference a - b; and no rounding makes that 0:
// values of a format that the result's format has too differ by a multiple of its smallest number.
bool FlowAnalysis::isDifferenceOfUnequal(TermId term, const Context& context) {
  const Node& node = terms_.node(term);
  if (node.op != Op::sub) {
    return false;
  }
  const std::vector<TermId> args = terms_[term].args;
  const auto isOnGrid = [&](TermId arg) {
    const Type& type = terms_.node(arg).type;
    const bool isFormat = type.kind == Type::Kind::format && (type.format->isFloating() || type.format->isInteger());
    return node.type.kind != Type::Kind::format ||
           (type.kind == Type::Kind::integer && node.type.format->isFloating()) ||
           (isFormat && type.format->quantumExponent() >= node.type.format->quantumExponent());
  };
  if (!std::ranges::all_of(args, isOnGrid)) {
    return false;
  }
  return std::ranges::any_of(context.facts, [&](const auto& fact) {
    const auto& [other, truth] = fact;
    if (terms_[other].index != kNone || terms_[other].args.size() != 2) {
      return false;
    }
    const std::vector<TermId>& sides = terms_[other].args;
    const bool isOfBoth = sides == args || (sides[0] == args[1] && sides[1] == args[0]);
    const Op op = terms_.node(other).op;
    const bool isTrue = !truth.mayBeFalse();
    const bool isFalse = !truth.mayBeTrue();
    return isOfBoth && (((op == Op::equal || op == Op::lessEqual) && isFalse) ||
                        ((op == Op::notEqual || op == Op::less) && isTrue));
  });
}

AbstractValue FlowAnalysis::compute(TermId term, Context& context) {
  if (const IndexId index = terms_[term].index; index != kNone) {
    const auto most = extentOf(index, context).highBound();
    return AbstractValue::integers(0, most ? std::optional(Rational(*most - 1)) : std::nullopt);
  }
  const Node& node = terms_.node(term);
  switch (node.op) {
  case Op::constant:
    return AbstractValue::constant(node.value, hasIntegerValues(node.type));
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

// What the freedoms of an operation's statement add: an accuracy of its own, results below the normal numbers as 0.
AbstractValue FlowAnalysis::withFreedoms(const Node& node, AbstractValue value) const {
  if (node.kind != contract::ValueKind::enclosure || node.type.kind != Type::Kind::format ||
      !node.type.format->isFloating() || node.freedoms == kNone) {
    return value;
  }
  const contract::Freedoms& freedoms = contract_.freedomsOf(node);
  if (node.op == Op::div || node.op == Op::sqrt) {
    if (const auto* accuracy = freedoms.accuracyOf(node.op == Op::div ? "div" : "sqrt")) {
      value = withinAccuracy(value, *accuracy, node.type);
    }
  }
  const bool isArithmetic = node.op == Op::add || node.op == Op::sub || node.op == Op::mul || node.op == Op::div ||
                            node.op == Op::fma || node.op == Op::sqrt;
  if (freedoms.flushes() && isArithmetic) {
    const Rational normal = node.type.format->smallestNormal.rational();
    value.positiveZero |= value.positive && value.positive->low < normal;
    value.negativeZero |= value.negative && value.negative->low < normal;
  }
  return value;
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
  if (result.value.mayBeZero() && isDifferenceOfUnequal(term, context)) {
    result.value.positiveZero = result.value.negativeZero = false;
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
  return withFreedoms(node, result.value);
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
    return AbstractValue::constant(quantity.value, hasIntegerValues(quantity.type));
  case Role::table:
    return AbstractValue::oneOf(quantity.contents, hasIntegerValues(quantity.type));
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
