// What tensors and parameters may hold, and how they are stored.

#include "compiler/contract/constants.h"
#include "compiler/contract/declarations.h"
#include "compiler/contract/layouts.h"
#include "compiler/numeric/describe.h"

#include <fmt/format.h>

#include <algorithm>

namespace qkc::contract {

namespace {

using Kind = syntax::Property::Kind;

// Whether the expression speaks of an extent, so that it is no constant.
bool namesExtent(const State& state, const syntax::Expr& expr) {
  if (const auto* name = std::get_if<syntax::Name>(&expr.node)) {
    const Symbol* symbol = state.find(name->text);
    return symbol != nullptr && symbol->kind == Symbol::Kind::dim;
  }
  if (const auto* binary = std::get_if<syntax::Binary>(&expr.node))
    return namesExtent(state, *binary->left) || namesExtent(state, *binary->right);
  if (const auto* call = std::get_if<syntax::Call>(&expr.node))
    return std::ranges::any_of(call->args,
                               [&](const syntax::Argument& argument) { return namesExtent(state, argument.value); });
  return false;
}

} // namespace

// `range 0 ..< G`, `range -1 ..< G`: indices along an extent, and what says that there is none. `range 1..G`: lengths.
bool Declarations::below(const syntax::Property& property, Quantity& quantity) {
  const NodeId high = extent(property.range->high);
  const std::optional<numeric::Rational> low = evaluate(state_, property.range->low);
  if (high == kNone || !low)
    return false;
  const NodeId end = property.range->halfOpen ? high : following(state_, high);
  const bool isWhole = low->get_den() == 1;
  if (!isWhole || !quantity.type.format->isInteger() ||
      !state_.prover.nonNegative(state_.prover.polynomial(end) - Polynomial(low->get_num()) - Polynomial(1))) {
    state_.error(diag::Code::BadDomain, property.range->span,
                 isWhole && quantity.type.format->isInteger() ? "this range is not proved to hold a number"
                                                              : "indices and lengths are integers");
    return false;
  }
  quantity.domain.below = end;
  quantity.domain.rangeLow = *low;
  return true;
}

// `stored place(T, G)` repeats the shape.
bool Declarations::sameExtents(const syntax::Property& property, const Quantity& quantity) {
  const std::vector<syntax::Expr>& args = property.layout->args;
  bool same = args.empty() || args.size() == quantity.shape.size();
  for (std::size_t axis = 0; same && axis < args.size(); ++axis) {
    const NodeId extent = expressions_.index(args[axis]);
    if (extent == kNone || quantity.shape[axis] == kNone)
      return false;
    same = state_.prover.equal(state_.prover.polynomial(extent), state_.prover.polynomial(quantity.shape[axis]));
  }
  if (!same)
    state_
        .error(diag::Code::LayoutMismatch, property.span,
               fmt::format("the extents behind the layout are not those of {}", quantity.name))
        .suggest("leave them out: a layout takes the shape of its tensor");
  return same;
}

bool Declarations::permutation(const syntax::Property& property, Quantity& quantity) {
  if (quantity.shape.size() != 1 || !quantity.type.format->isInteger()) {
    state_.error(diag::Code::BadDomain, property.span,
                 fmt::format("a permutation is a vector of integers, {} is not", quantity.name));
    return false;
  }
  quantity.domain.below = quantity.shape[0];
  quantity.domain.permutation = true;
  quantity.domain.distinct = true;
  quantity.domain.rangeLow = numeric::Rational(0);
  return quantity.domain.below != kNone;
}

// `offsets of T`: where consecutive groups of T elements begin, and where the last one ends.
bool Declarations::offsets(const syntax::Property& property, Quantity& quantity) {
  const NodeId total = extent(*property.value);
  const bool isVector = quantity.shape.size() == 1 && quantity.type.format->isInteger() && quantity.role == Role::input;
  if (!isVector || total == kNone || quantity.shape[0] == kNone) {
    if (!isVector)
      state_.error(diag::Code::BadDomain, property.span,
                   fmt::format("offsets are an input vector of integers, {} is not", quantity.name));
    return false;
  }
  if (!state_.prover.nonNegative(state_.prover.polynomial(quantity.shape[0]) - Polynomial(2))) {
    state_
        .error(diag::Code::BadDomain, property.span,
               fmt::format("{} is not proved to have 2 elements: the first offset is 0, the last one the total",
                           quantity.name))
        .suggest("give it one element more than there are groups: [E + 1]");
    return false;
  }
  quantity.domain.below = following(state_, total);
  quantity.domain.offsets = true;
  quantity.domain.rangeLow = numeric::Rational(0);
  return true;
}

// `derived sum over k of (b[k, n])`: index variables that nothing binds stand for the axes, by their extents.
bool Declarations::derived(const syntax::Property& property, Quantity& quantity) {
  if (quantity.role != Role::input) {
    state_.error(diag::Code::BadDomain, property.span, "'derived' is of inputs; an output has clauses");
    return false;
  }
  Setting setting;
  for (const NodeId axis : quantity.shape)
    for (IndexId id = 0; axis != kNone && id < static_cast<IndexId>(state_.contract.indices.size()); ++id) {
      const NodeId extent = state_.contract.indices[static_cast<std::size_t>(id)].extent;
      if (std::ranges::find(setting.indices, id) == setting.indices.end() &&
          state_.prover.equal(state_.prover.polynomial(extent), state_.prover.polynomial(axis))) {
        setting.indices.push_back(id);
        break;
      }
    }
  if (setting.indices.size() != quantity.shape.size()) {
    state_.error(diag::Code::UnboundIndex, property.span,
                 fmt::format("no index variables run along the axes of {}", quantity.name));
    return false;
  }
  quantity.domain.derivedIndices = setting.indices;
  const Setting outer = std::exchange(expressions_.setting, std::move(setting));
  const NodeId value = expressions_.value(*property.value);
  quantity.domain.derived =
      value == kNone ? kNone : expressions_.fit(value, *quantity.type.format, quantity.name, property.value->span);
  expressions_.setting = outer;
  return quantity.domain.derived != kNone;
}

bool Declarations::domain(const std::vector<syntax::Property>& properties, const syntax::Ident& name,
                          Quantity& quantity) {
  bool good = true;
  bool saysFinite = false;
  for (const syntax::Property& one : properties)
    if (one.field && quantity.record == kNone) {
      state_.error(diag::Code::UnknownField, one.span, fmt::format("{} is no struct, it has no fields", name.text));
      good = false;
    } else if (!one.field || one.field->text == quantity.field) {
      good = property(one, quantity, saysFinite) && good;
    }
  good = good && checkDomain(name, quantity, saysFinite);
  // An inout of which nothing is said may hold anything before the call.
  const Domain& domain = quantity.domain;
  if (quantity.role == Role::inout && !saysFinite && !domain.holdsNan && !domain.holdsInfinity &&
      !domain.magnitudeHigh && !domain.rangeHigh) {
    quantity.domain.holdsNan = quantity.type.format->hasNan;
    quantity.domain.holdsInfinity = quantity.type.format->hasInfinity;
  }
  return good;
}

bool Declarations::property(const syntax::Property& property, Quantity& quantity, bool& saysFinite) {
  Domain& domain = quantity.domain;
  switch (property.kind) {
  case Kind::Finite:
    saysFinite = true;
    return true;
  case Kind::Holds:
    return specials(property, quantity);
  case Kind::Positive:
    domain.positive = true;
    return true;
  case Kind::Nonnegative:
    domain.nonnegative = true;
    return true;
  case Kind::Magnitude:
  case Kind::Range:
    return interval(property, quantity);
  case Kind::ZerosSame:
  case Kind::ZerosDistinct:
    quantity.zeros = property.kind == Kind::ZerosSame ? SameDistinct::same : SameDistinct::distinct;
    return true;
  case Kind::NansSame:
  case Kind::NansDistinct:
    quantity.nans = property.kind == Kind::NansSame ? SameDistinct::same : SameDistinct::distinct;
    return true;
  case Kind::Stored:
    return sameExtents(property, quantity) && resolveStored(state_, property, quantity);
  case Kind::Distinct:
    return distinct(property, quantity);
  case Kind::Permutation:
    return permutation(property, quantity);
  case Kind::RestUntouched:
    quantity.restUntouched = true;
    return true;
  case Kind::Offsets:
    return offsets(property, quantity);
  case Kind::Derived:
    return derived(property, quantity);
  case Kind::When: // settled before
    return true;
  }
  return true;
}

bool Declarations::specials(const syntax::Property& property, Quantity& quantity) {
  const numeric::Format& format = *quantity.type.format;
  bool good = true;
  const auto needs = [&](bool has, std::string_view what) {
    if (!has)
      state_.error(diag::Code::BadDomain, property.span, fmt::format("{} has no {}", format.name, what));
    good = good && has;
  };
  for (const syntax::SpecialValue special : property.specials)
    switch (special) {
    case syntax::SpecialValue::Nan:
      needs(format.hasNan, "NaN");
      quantity.domain.holdsNan = true;
      break;
    case syntax::SpecialValue::Infinity:
      needs(format.hasInfinity, "infinity");
      quantity.domain.holdsInfinity = true;
      break;
    case syntax::SpecialValue::MinusInfinity:
      needs(format.hasInfinity && format.isSigned, "-infinity");
      quantity.domain.holdsMinusInfinity = true;
      break;
    case syntax::SpecialValue::Subnormal:
      needs(format.hasSubnormals, "subnormal numbers");
      break;
    case syntax::SpecialValue::MinusZero:
      needs(format.hasNegativeZero, "negative zero");
      break;
    }
  return good;
}

// No value of an integer input stands twice: what a scatter through it writes is written once.
bool Declarations::distinct(const syntax::Property& property, Quantity& quantity) {
  if (!quantity.type.format->isInteger() || quantity.role != Role::input) {
    state_.error(diag::Code::BadDomain, property.span, "'distinct' is of integer inputs");
    return false;
  }
  quantity.domain.distinct = true;
  if (!property.value)
    return true;
  quantity.domain.distinctUnless = evaluate(state_, *property.value);
  return quantity.domain.distinctUnless.has_value();
}

bool Declarations::interval(const syntax::Property& property, Quantity& quantity) {
  if (property.kind == Kind::Range && namesExtent(state_, property.range->high))
    return below(property, quantity);
  const std::optional<numeric::Rational> low = evaluate(state_, property.range->low);
  std::optional<numeric::Rational> high = evaluate(state_, property.range->high);
  if (!low || !high)
    return false;
  if (property.range->halfOpen) {
    if (!quantity.type.format->isInteger()) {
      state_.error(diag::Code::BadDomain, property.range->span,
                   "'..<' is of integers; write the last number with '..'");
      return false;
    }
    *high -= 1;
  }
  const bool isMagnitude = property.kind == Kind::Magnitude;
  if (*high < *low || (isMagnitude && *low <= 0)) {
    state_.error(diag::Code::BadDomain, property.range->span,
                 *high < *low ? "this range is empty" : "a magnitude starts above 0; zero itself stays allowed");
    return false;
  }
  Domain& domain = quantity.domain;
  (isMagnitude ? domain.magnitudeLow : domain.rangeLow) = low;
  (isMagnitude ? domain.magnitudeHigh : domain.rangeHigh) = high;
  return true;
}

// Inputs of formats that have NaN or infinity say whether they hold them; bounds say that they do not.
bool Declarations::checkDomain(const syntax::Ident& name, const Quantity& quantity, bool saysFinite) {
  const numeric::Format& format = *quantity.type.format;
  const Domain& domain = quantity.domain;
  const bool holds = domain.holdsNan || domain.holdsInfinity || domain.holdsMinusInfinity;
  const bool bounded = domain.magnitudeHigh || domain.rangeHigh;
  if (saysFinite && holds) {
    state_.error(diag::Code::BadDomain, name.span,
                 fmt::format("{} is said to be finite and to hold what is not", name.text));
    return false;
  }
  const bool isNarrow = quantity.type.format->storageBits < 32;
  if (domain.offsets && (domain.rangeHigh || domain.permutation || domain.distinct || isNarrow)) {
    state_.error(
        diag::Code::BadDomain, name.span,
        fmt::format("{} holds offsets: any from 0 to their total, equal ones too, in a format of 32 bits or more",
                    name.text));
    return false;
  }
  if (quantity.role == Role::output) {
    if (!saysFinite && !holds && !bounded && !domain.positive && !domain.nonnegative && !quantity.restUntouched)
      return true;
    state_.error(diag::Code::BadDomain, name.span,
                 fmt::format("{} is an output: its clauses say what it holds, not its declaration", name.text));
    return false;
  }
  if (quantity.restUntouched && quantity.role != Role::inout) {
    state_.error(diag::Code::BadDomain, name.span,
                 fmt::format("'rest untouched' is of inout tensors; {} is an input", name.text));
    return false;
  }
  const bool isInput = quantity.role != Role::inout;
  if (isInput && (quantity.zeros != SameDistinct::unsaid || quantity.nans != SameDistinct::unsaid)) {
    state_.error(diag::Code::BadDomain, name.span,
                 fmt::format("'zeros' and 'nans' say how an output is judged; {} is an input", name.text));
    return false;
  }
  if (isInput && (format.hasNan || format.hasInfinity) && !saysFinite && !holds && !bounded) {
    state_
        .error(diag::Code::MissingDomain, name.span,
               fmt::format("{} is {}: it is not said whether it may hold NaN or infinity", name.text, format.name))
        .suggest(fmt::format("say 'finite', or 'holds nan, inf'"));
    return false;
  }
  const numeric::Rational largest = format.max.rational();
  const numeric::Rational least = format.min.rational();
  const auto beyond = [&](const std::optional<numeric::Rational>& low, const std::optional<numeric::Rational>& high) {
    return low && high && (*low > largest || *high < least);
  };
  const bool noPositive = domain.positive && domain.rangeHigh && *domain.rangeHigh <= 0;
  if (!beyond(domain.magnitudeLow, domain.magnitudeHigh) && !beyond(domain.rangeLow, domain.rangeHigh) && !noPositive)
    return true;
  state_
      .error(diag::Code::BadDomain, name.span,
             fmt::format("no value of {} is in the domain of {}", format.name, name.text))
      .note(fmt::format("{} holds {}..{}", format.name, numeric::describe(format.min), numeric::describe(format.max)));
  return false;
}

} // namespace qkc::contract
