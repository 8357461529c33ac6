// What tensors and parameters may hold, and how they are stored.

#include "compiler/contract/constants.h"
#include "compiler/contract/declarations.h"
#include "compiler/numeric/describe.h"

#include <fmt/format.h>

#include <algorithm>

namespace qkc::contract {

namespace {

using Kind = syntax::Property::Kind;

std::string_view propertyText(Kind kind) {
  switch (kind) {
  case Kind::Permutation:
    return "permutation";
  case Kind::Offsets:
    return "offsets of";
  case Kind::Distinct:
    return "distinct";
  case Kind::Derived:
    return "derived";
  case Kind::RestUntouched:
    return "rest untouched";
  case Kind::When:
    return "when";
  default:
    return "";
  }
}

} // namespace

bool Declarations::domain(const std::vector<syntax::Property>& properties, const syntax::Ident& name,
                          Quantity& quantity) {
  bool good = true;
  bool saysFinite = false;
  for (const syntax::Property& one : properties)
    good = property(one, quantity, saysFinite) && good;
  return good && checkDomain(name, quantity, saysFinite);
}

bool Declarations::property(const syntax::Property& property, Quantity& quantity, bool& saysFinite) {
  if (property.field) {
    state_.unsupported(property.span, "a field of a struct");
    return false;
  }
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
    return stored(property, quantity);
  default:
    state_.unsupported(property.span, fmt::format("the property '{}'", propertyText(property.kind)));
    return false;
  }
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
      state_.unsupported(property.span, "'holds -inf' without '+inf'");
      good = false;
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

bool Declarations::interval(const syntax::Property& property, Quantity& quantity) {
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
  const bool holds = domain.holdsNan || domain.holdsInfinity;
  const bool bounded = domain.magnitudeHigh || domain.rangeHigh;
  if (saysFinite && holds) {
    state_.error(diag::Code::BadDomain, name.span,
                 fmt::format("{} is said to be finite and to hold what is not", name.text));
    return false;
  }
  if (quantity.role == Role::output) {
    if (!saysFinite && !holds && !bounded && !domain.positive && !domain.nonnegative)
      return true;
    state_.error(diag::Code::BadDomain, name.span,
                 fmt::format("{} is an output: its clauses say what it holds, not its declaration", name.text));
    return false;
  }
  if (quantity.zeros != SameDistinct::unsaid || quantity.nans != SameDistinct::unsaid) {
    state_.error(diag::Code::BadDomain, name.span,
                 fmt::format("'zeros' and 'nans' say how an output is judged; {} is an input", name.text));
    return false;
  }
  if ((format.hasNan || format.hasInfinity) && !saysFinite && !holds && !bounded) {
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

// Layouts that leave every element in its own word, in order, are what a tensor has anyway.
bool Declarations::stored(const syntax::Property& property, const Quantity& quantity) {
  const std::string_view name = state_.word(property.layout->name.text);
  const syntax::Layout* layout = state_.globals.layout(name);
  if (layout == nullptr) {
    state_.unknownName({std::string(name), property.layout->name.span}, "layout", state_.globals.layoutNames());
    return false;
  }
  bool plain = layout->splits.empty() && !layout->slot && layout->at.size() == layout->indices.size();
  if (layout->word) {
    const numeric::Format* word = numeric::findFormat(layout->word->name.text);
    // A code of 8 bits or fewer has a byte of its own.
    constexpr int kByte = 8;
    plain = plain && word != nullptr && word->storageBits == std::max(kByte, quantity.type.format->storageBits);
  }
  for (std::size_t i = 0; plain && i < layout->at.size(); ++i) {
    const syntax::Place& place = layout->at[i];
    plain = place.kind == syntax::Place::Kind::Digit && place.digit->text == layout->indices[i].name.text;
  }
  if (plain && layout->indices.size() != quantity.shape.size()) {
    state_.error(diag::Code::WrongRank, property.span,
                 fmt::format("the layout {} is of {} dimensions, {} has {}", name, layout->indices.size(),
                             quantity.name, quantity.shape.size()));
    return false;
  }
  if (!plain)
    state_.unsupported(property.span, fmt::format("the layout '{}'", name));
  return plain;
}

} // namespace qkc::contract
