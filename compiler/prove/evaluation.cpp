#include "compiler/prove/evaluation.h"

#include "compiler/contract/queries.h"
#include "compiler/numeric/rounding.h"
#include "compiler/semantics/abstract_operations.h"
#include "compiler/semantics/enclosure.h"
#include "compiler/semantics/flow.h"
#include "compiler/semantics/function_ranges.h"

#include <algorithm>

namespace qkc::prove {

using contract::IndexId;
using contract::kNone;
using contract::Node;
using contract::Op;
using contract::Quantity;
using contract::Reduction;
using contract::Role;
using contract::Type;
using numeric::Rational;
using numeric::Value;
using semantics::AbstractValue;
using semantics::RoundedValue;
using semantics::Terms;

namespace {

std::size_t at(std::int32_t id) {
  return static_cast<std::size_t>(id);
}

Known bounded(const Type& type, Known known) {
  if (type.kind == Type::Kind::format) {
    return inFormat(*type.format, std::move(known));
  }
  if (hasIntegerValues(type)) {
    known.grid = std::max(known.grid, 0L);
  }
  return tightened(std::move(known));
}

// The exponent of the only power of two that divides; none where the divisor has more bits than one.
std::optional<long> largestPower(const Known& divisor) {
  const auto most = divisor.value.highBound();
  const auto least = divisor.value.lowBound();
  if (divisor.bits != 1 || !most || !least) {
    return std::nullopt;
  }
  const Rational high = std::max(Rational(::abs(*most)), Rational(::abs(*least)));
  return high == 0 ? std::nullopt : std::optional(numeric::floorLog2(high));
}

bool isInside(const numeric::Format& format, const AbstractValue& value) {
  const auto most = value.highBound();
  const auto least = value.lowBound();
  return most && least && *most <= format.max.rational() && *least >= format.min.rational();
}

bool isKnown(const Known& a) {
  return a.grid != Known::kNoGrid;
}

// A function of one number as a reference computes it: in f64 to better than 2^-40, then rounded once. Mostly one
// value; none for other arguments.
std::optional<AbstractValue> pointOfFunction(const Node& node, const std::vector<AbstractValue>& args) {
  static const numeric::Format& wide = *numeric::findFormat("f64");
  const auto only = onlyValue(args[0]);
  if (args.size() != 1 || !only || !only->isFinite() || node.type.kind != Type::Kind::format) {
    return std::nullopt;
  }
  const Value value = semantics::functionValue(node.functionName, wide, *only);
  if (!value.isFinite()) {
    return std::nullopt;
  }
  const auto rounded = [&](const Rational& share) {
    return numeric::tryRound(*node.type.format, mul(value, Value(share)), numeric::Rounding::halfEven,
                             numeric::Overflow::inf);
  };
  const auto low = rounded(1 - numeric::powerOfTwo(-40));
  const auto high = rounded(1 + numeric::powerOfTwo(-40));
  if (!low || !high || !low->isFinite() || !high->isFinite()) {
    return std::nullopt;
  }
  AbstractValue result;
  addHull(result, numeric::minimum(*low, *high), numeric::maximum(*low, *high), node.type.format->smallest.rational());
  return result;
}

// What stands in a table at the places that an index may take.
std::vector<Value> entriesAt(const std::vector<Value>& contents, const AbstractValue& place) {
  const auto low = place.lowBound();
  const auto high = place.highBound();
  const auto last = static_cast<std::int64_t>(contents.size()) - 1;
  // Places are integers, bounds need not be: the first place not below, the last one not above.
  mpz_class first, end;
  if (low)
    mpz_cdiv_q(first.get_mpz_t(), low->get_num_mpz_t(), low->get_den_mpz_t());
  if (high)
    mpz_fdiv_q(end.get_mpz_t(), high->get_num_mpz_t(), high->get_den_mpz_t());
  const std::int64_t from = low && *low > 0 ? (first < last ? first.get_si() : last) : 0;
  const std::int64_t to = high && *high < last ? std::max<std::int64_t>(end > from ? end.get_si() : from, from) : last;
  return {contents.begin() + from, contents.begin() + to + 1};
}

// How finely the exact result of an operation lies.
void addFineness(const Node& node, const std::vector<Known>& args, Known& result) {
  const auto product = [](const Known& a, const Known& b, Known& to) {
    to.bits = a.bits == Known::kAnyBits || b.bits == Known::kAnyBits ? Known::kAnyBits : a.bits + b.bits;
    // A power of two moves the point.
    if (a.bits == 1 || b.bits == 1) {
      to.bits = a.bits == 1 ? b.bits : a.bits;
    }
    to.grid = isKnown(a) && isKnown(b) ? a.grid + b.grid : Known::kNoGrid;
  };
  const auto sum = [](const Known& a, const Known& b, Known& to) {
    to.bits = Known::kAnyBits;
    to.grid = isKnown(a) && isKnown(b) ? std::min(a.grid, b.grid) : Known::kNoGrid;
  };
  switch (node.op) {
  case Op::neg:
  case Op::abs:
    result.bits = args[0].bits;
    result.grid = args[0].grid;
    break;
  case Op::max:
  case Op::min: {
    const Known both = joined(args[0], args[1]);
    result.bits = both.bits;
    result.grid = both.grid;
    break;
  }
  case Op::mul:
    product(args[0], args[1], result);
    break;
  case Op::add:
  case Op::sub:
    sum(args[0], args[1], result);
    break;
  case Op::fma: {
    Known inner;
    product(args[0], args[1], inner);
    sum(inner, args[2], result);
    break;
  }
  case Op::div:
    if (const auto power = largestPower(args[1])) {
      result.bits = args[0].bits;
      result.grid = isKnown(args[0]) ? args[0].grid - *power : Known::kNoGrid;
    }
    break;
  case Op::keep:
    result.bits = std::min(args[0].bits, node.keepBits);
    result.grid = args[0].grid; // rounding to fewer bits keeps multiples
    break;
  case Op::cast:
    result.bits = node.type.format->significandBits;
    if (isInside(*node.type.format, args[0].value)) {
      result.grid = args[0].grid; // rounding to fewer bits keeps multiples
    }
    if (args.size() > 1 && node.wordBits == 0) {
      result.grid = std::min(result.grid, args[1].grid);
    }
    break;
  default:
    break;
  }
}

} // namespace

std::vector<TermId> Evaluation::visited() const {
  std::vector<TermId> result;
  for (const auto& [term, known] : known_) {
    result.push_back(term);
  }
  return result;
}

const Known& Evaluation::of(TermId term) {
  if (const auto found = known_.find(term); found != known_.end()) {
    return found->second;
  }
  open_.insert(term);
  Known known = compute(term);
  open_.erase(term);
  if (const auto fact = part_.find(term); fact != part_.end()) {
    known.value = meet(known.value, fact->second);
  }
  relate(term, known);
  addBases(term, known);
  return known_[term] = tightened(std::move(known));
}

Known Evaluation::compute(TermId term) {
  if (const IndexId index = terms_[term].index; index != kNone) {
    const auto most = extentOf(index).highBound();
    return {.value = AbstractValue::integers(0, most ? std::optional(Rational(*most - 1)) : std::nullopt), .grid = 0};
  }
  const Node& node = terms_.node(term);
  switch (node.op) {
  case Op::constant:
    return tightened({.value = AbstractValue::constant(node.value, hasIntegerValues(node.type))});
  case Op::dim:
    return {.value = dimOf(node.dim), .grid = 0};
  case Op::read:
  case Op::old:
    return computeRead(term);
  case Op::select:
    return computeSelect(term);
  case Op::choose:
    return of(terms_[term].args[at(paths_[at(node.choice)])]);
  case Op::reduce:
    return computeReduce(term);
  case Op::logicalAnd:
  case Op::logicalOr: {
    const AbstractValue a = of(terms_[term].args[0]).value;
    const AbstractValue b = of(terms_[term].args[1]).value;
    return {.value = node.op == Op::logicalAnd
                         ? AbstractValue::truth(a.mayBeFalse() || b.mayBeFalse(), a.mayBeTrue() && b.mayBeTrue())
                         : AbstractValue::truth(a.mayBeFalse() && b.mayBeFalse(), a.mayBeTrue() || b.mayBeTrue())};
  }
  default:
    return computeStrict(term);
  }
}

AbstractValue Evaluation::dimOf(contract::DimId id) {
  const contract::Dim& dim = contract_.dims[at(id)];
  if (dim.derived != kNone) {
    return of(terms_.of(dim.derived, terms_.identity())).value;
  }
  if (!dim.allowed.empty()) {
    const auto [least, most] = std::ranges::minmax(dim.allowed);
    return AbstractValue::integers(least, Rational(most));
  }
  return AbstractValue::integers(dim.least, Rational(dim.most.value_or(semantics::kMostExtent)));
}

AbstractValue Evaluation::extentOf(IndexId index) {
  return of(terms_.of(contract_.indices[at(index)].extent, terms_.identity())).value;
}

Known Evaluation::computeRead(TermId term) {
  const Node& node = terms_.node(term);
  const Quantity& quantity = contract_.quantity(node.quantity);
  const bool isBefore = node.op == Op::old;
  if (!isBefore && quantity.role == Role::constant) {
    return tightened({.value = AbstractValue::constant(quantity.value, hasIntegerValues(quantity.type))});
  }
  if (!isBefore && quantity.role == Role::table) {
    const auto read = entriesAt(quantity.contents, of(terms_[term].args.front()).value);
    return bounded(quantity.type, {.value = AbstractValue::oneOf(read, hasIntegerValues(quantity.type))});
  }
  const bool isDefined = quantity.role == Role::let || quantity.role == Role::output || quantity.role == Role::inout;
  if (isBefore || !isDefined) {
    return bounded(quantity.type, {.value = AbstractValue::ofInput(quantity.type, quantity.domain)});
  }
  const TermId value = resolved(term);
  if (value != term) {
    return of(value);
  }
  // Which arm is taken stays open: any of them.
  const Terms::Environment environment = terms_.environmentOf(node.quantity, terms_[term].args);
  Known result;
  result.bits = 0;
  result.grid = std::numeric_limits<long>::max() / 4;
  for (const contract::Arm& arm : quantity.arms) {
    result = joined(result, of(terms_.of(arm.value, environment)));
  }
  if (quantity.role == Role::inout) {
    result = joined(result, {.value = AbstractValue::ofInput(quantity.type, quantity.domain)});
  }
  return bounded(quantity.type, result);
}

// A value where a condition holds, or where not. What the condition keeps away is mostly a division by zero: where all
// are numbers without it, it is not looked at.
Known Evaluation::under(TermId condition, bool holds, TermId value) {
  constexpr int kMostDepth = 2;
  const Known known = of(value);
  if ((!known.value.nan && !known.value.mayBeInfinite()) || depth_ >= kMostDepth) {
    return known;
  }
  auto part = partWhere(*this, condition, holds);
  if (!part) {
    return known;
  }
  Evaluation inside(contract_, terms_, relations_, paths_, std::move(*part));
  inside.depth_ = depth_ + 1;
  inside.open_ = open_;
  return inside.of(value);
}

Known Evaluation::computeSelect(TermId term) {
  const std::vector<TermId> args = terms_[term].args;
  const AbstractValue truth = of(args[0]).value;
  Known result;
  if (truth.mayBeTrue()) {
    result = joined(result, under(args[0], true, args[1]));
  }
  if (truth.mayBeFalse()) {
    result = joined(result, under(args[0], false, args[2]));
  }
  return result;
}

Known Evaluation::computeStrict(TermId term) {
  const Node& node = terms_.node(term);
  std::vector<Known> args;
  std::vector<AbstractValue> values;
  for (const TermId arg : terms_[term].args) {
    args.push_back(of(arg));
    values.push_back(args.back().value);
    if (values.back().isEmpty()) {
      return {};
    }
  }
  Known result;
  RoundedValue rounded;
  if (const auto exact = node.op == Op::function ? pointOfFunction(node, values) : std::nullopt) {
    rounded.value = *exact;
  } else if (node.op == Op::function) {
    rounded = semantics::rangeOfFunction(node, contract_.freedomsOf(node).accuracyOf(node.functionName), values,
                                         terms_.node(terms_[term].args[0]).kind == contract::ValueKind::enclosure);
  } else if (node.op == Op::mul && terms_[term].args[0] == terms_[term].args[1]) {
    Node square = node;
    square.op = Op::pow;
    values[1] = AbstractValue::constant(Value(std::int64_t{2}), true);
    rounded = semantics::applied(contract_, square, values);
  } else if (const auto only = onlyValue(values[0]); node.op == Op::bucket && only) {
    std::int64_t below = 0;
    for (const Value& entry : contract_.quantity(node.quantity).contents) {
      below += numeric::compare(entry, *only) < 0 ? 1 : 0;
    }
    rounded.value = AbstractValue::constant(Value(below), true);
  } else {
    rounded = semantics::applied(contract_, node, values);
  }
  result.value = rounded.value;
  // What generated code does where a format has no NaN: the portable conversion gives 0 (stdlib/device/qkc/cast.h).
  if (node.op == Op::cast && rounded.mayBeNan && !node.type.format->hasNan) {
    result.value.positiveZero = true;
  }
  addFineness(node, args, result);
  addEnd(term, args);
  addRelatives(node, args, result);
  return bounded(node.type, std::move(result));
}

Known Evaluation::computeReduce(TermId term) {
  const Node& node = terms_.node(term);
  const std::vector<TermId> args = terms_[term].args;
  const Known body = node.hasWhere ? under(args[1], true, args[0]) : of(args[0]);
  Rational most = 1;
  bool neverEmpty = !node.hasWhere;
  for (const IndexId bound : node.bound) {
    const AbstractValue extent = extentOf(bound);
    most *= extent.highBound().value_or(Rational(semantics::kMostExtent));
    neverEmpty = neverEmpty && extent.lowBound().value_or(0) >= 1;
  }
  Known result;
  if (node.reduction == Reduction::argmax || node.reduction == Reduction::argmin) {
    result.value = AbstractValue::integers(0, Rational(most - 1));
  } else {
    result.value = reduced(node, body.value, neverEmpty ? 1 : 0, most).value;
  }
  if (node.reduction == Reduction::max || node.reduction == Reduction::min) {
    result.bits = body.bits;
    result.grid = body.grid;
  } else if (node.reduction == Reduction::sum) {
    result.grid = body.grid; // rounding to fewer bits keeps multiples
  }
  if (node.hasEmpty && !neverEmpty) {
    result = joined(result, of(args[node.hasWhere ? 2 : 1]));
  }
  return bounded(node.type, std::move(result));
}

std::optional<std::size_t> Evaluation::arm(const Quantity& quantity, const Terms::Environment& environment) {
  for (std::size_t k = 0; k < quantity.arms.size(); ++k) {
    if (quantity.arms[k].guard == kNone) {
      return k;
    }
    const AbstractValue holds = of(terms_.of(quantity.arms[k].guard, environment)).value;
    if (holds.mayBeTrue() && holds.mayBeFalse()) {
      return std::nullopt;
    }
    if (holds.mayBeTrue()) {
      return k;
    }
  }
  return quantity.arms.size();
}

TermId Evaluation::resolved(TermId term) {
  for (;;) {
    if (terms_[term].index != kNone) {
      return term;
    }
    const Node& node = terms_.node(term);
    const std::vector<TermId> args = terms_[term].args;
    if (node.op == Op::choose) {
      term = args[at(paths_[at(node.choice)])];
    } else if (node.op == Op::select) {
      const AbstractValue truth = of(args[0]).value;
      if (truth.mayBeTrue() == truth.mayBeFalse()) {
        return term;
      }
      term = args[truth.mayBeTrue() ? 1 : 2];
    } else if (node.op == Op::read) {
      const Quantity& quantity = contract_.quantity(node.quantity);
      const bool isLet = quantity.role == Role::let;
      if (!isLet && quantity.role != Role::output && quantity.role != Role::inout) {
        return term;
      }
      const Terms::Environment environment = terms_.environmentOf(node.quantity, args);
      const auto taken = isLet ? std::optional<std::size_t>(0) : arm(quantity, environment);
      if (!taken || *taken == quantity.arms.size()) {
        return term;
      }
      term = terms_.of(quantity.arms[*taken].value, environment);
    } else {
      return term;
    }
  }
}

} // namespace qkc::prove
