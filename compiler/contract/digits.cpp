#include "compiler/contract/digits.h"

#include "compiler/contract/constants.h"

#include <fmt/format.h>

#include <algorithm>

namespace qkc::contract {

namespace {

constexpr std::int64_t kLargestRadix = std::int64_t{1} << 20;

} // namespace

bool DigitList::add(const std::string& name, Span span, Digit digit) {
  digit.name = name;
  if (!names_.try_emplace(name, static_cast<int>(digits_.size())).second) {
    state_.error(diag::Code::DuplicateName, span, fmt::format("two digits are named '{}'", name));
    return false;
  }
  digits_.push_back(std::move(digit));
  spans_.push_back(span);
  placed_.push_back(0);
  mixedWith_.push_back(-1);
  return true;
}

bool DigitList::split(const std::vector<syntax::IndexBound>& indices, const std::vector<syntax::Split>& splits,
                      int firstAxis, const std::vector<std::int64_t>* extents) {
  bool good = true;
  std::vector<std::string> names;
  for (const syntax::IndexBound& index : indices)
    names.push_back(index.name.text);
  for (const syntax::Split& split : splits)
    if (std::ranges::find(names, split.index.text) == names.end()) {
      state_.unknownName(split.index, "index", names);
      good = false;
    }
  for (std::size_t i = 0; i < indices.size(); ++i) {
    const int axis = firstAxis + static_cast<int>(i);
    const std::int64_t* extent = extents == nullptr ? nullptr : &(*extents)[i];
    const auto isOfIndex = [&](const syntax::Split& split) { return split.index.text == names[i]; };
    const auto found = std::ranges::find_if(splits, isOfIndex);
    if (found == splits.end())
      good = add(names[i], indices[i].span, {"", axis, 1, extent == nullptr ? 0 : *extent}) && good;
    else if (std::ranges::count_if(splits, isOfIndex) > 1) {
      state_.error(diag::Code::DuplicateName, indices[i].span, fmt::format("the index {} is split twice", names[i]));
      good = false;
    } else {
      good = splitIndex(*found, axis, extent) && good;
    }
  }
  return good;
}

// Weights grow from the last digit up.
bool DigitList::splitIndex(const syntax::Split& split, int axis, const std::int64_t* extent) {
  std::vector<Digit> digits(split.digits.size());
  std::int64_t weight = 1;
  for (std::size_t k = digits.size(); k-- > 0;) {
    const syntax::Digit& source = split.digits[k];
    digits[k].axis = axis;
    digits[k].weight = weight;
    if (!source.radix) {
      if (extent == nullptr)
        continue;
      digits[k].radix = *extent / weight;
    } else {
      const std::optional<std::int64_t> radix = evaluateInteger(state_, *source.radix);
      if (!radix)
        return false;
      if (*radix < 1 || *radix > kLargestRadix) {
        state_.error(diag::Code::DigitExtent, source.radix->span,
                     fmt::format("the radix of a digit is in 1..{}, this is {}", kLargestRadix, *radix));
        return false;
      }
      digits[k].radix = *radix;
    }
    weight *= digits[k].radix;
    if (weight > (std::int64_t{1} << 40)) {
      state_.error(diag::Code::DigitExtent, split.span, "the digits of this index have too many values");
      return false;
    }
  }
  if (extent != nullptr && weight != *extent) {
    state_
        .error(diag::Code::DigitExtent, split.span,
               fmt::format("the digits of {} have {} values together, its extent is {}", split.index.text, weight,
                           *extent))
        .suggest("let the product of the radices be the extent");
    return false;
  }
  bool good = true;
  for (std::size_t k = 0; k < digits.size(); ++k)
    good = add(split.digits[k].name.text, split.digits[k].name.span, digits[k]) && good;
  return good;
}

const int* DigitList::find(const std::string& name) const {
  const auto found = names_.find(name);
  return found == names_.end() ? nullptr : &found->second;
}

std::optional<int> DigitList::digitNamed(const syntax::Ident& name) {
  if (const int* digit = find(name.text))
    return *digit;
  std::vector<std::string> known;
  for (const Digit& digit : digits_)
    known.push_back(digit.name);
  state_.unknownName(name, "digit", known);
  return std::nullopt;
}

bool DigitList::placedDigit(const syntax::Place& place, Place& out) {
  const std::optional<int> digit = digitNamed(*place.digit);
  if (!digit)
    return false;
  PlacedDigit placed{*digit, place.kind == syntax::Place::Kind::Reversed, -1};
  const Digit& own = digits_[static_cast<std::size_t>(*digit)];
  const auto refuse = [&](const std::string& message, const std::string& suggestion) {
    state_.error(diag::Code::BadPlace, place.span, message).suggest(suggestion);
    return false;
  };
  if (placed.reversed && own.leads())
    return refuse(fmt::format("{} can't be reversed: its extent follows from the shape", own.name),
                  "split it into a leading digit and one with a radix");
  if (place.kind == syntax::Place::Kind::Xor) {
    const std::optional<int> other = digitNamed(*place.second);
    if (!other)
      return false;
    const Digit& second = digits_[static_cast<std::size_t>(*other)];
    const bool powers = own.radix > 0 && own.radix == second.radix && (own.radix & (own.radix - 1)) == 0;
    if (!powers || *other == *digit)
      return refuse(fmt::format("{} ^ {} is no permutation: two digits of one radix, a power of two, are needed",
                                own.name, second.name),
                    fmt::format("give both the same radix: {}:8, {}:8", own.name, second.name));
    placed.mixedWith = *other;
    mixedWith_[static_cast<std::size_t>(*digit)] = *other;
  }
  ++placed_[static_cast<std::size_t>(*digit)];
  out.digits.push_back(placed);
  return true;
}

bool DigitList::placed(const syntax::Place& place, Place& out) {
  using Kind = syntax::Place::Kind;
  switch (place.kind) {
  case Kind::Digit:
  case Kind::Reversed:
  case Kind::Xor:
    return placedDigit(place, out);
  case Kind::Constant: {
    const std::optional<std::int64_t> offset = evaluateInteger(state_, *place.value);
    if (!offset)
      return false;
    if (*offset < 0 || *offset > kLargestRadix) {
      state_.error(diag::Code::BadPlace, place.span, fmt::format("an offset is in 0..{}", kLargestRadix));
      return false;
    }
    out.offset += *offset;
    return true;
  }
  case Kind::Tuple:
  case Kind::Sum:
    break;
  }
  const std::size_t before = out.digits.size();
  for (const syntax::Place& item : place.items) {
    const bool constant = item.kind == Kind::Constant;
    if (place.kind == Kind::Sum && !constant && out.digits.size() != before) {
      state_.error(diag::Code::BadPlace, place.span, "a sum of two digits is no place: different digits may meet in it")
          .suggest("write a mixed-radix number: (a, b)");
      return false;
    }
    if (place.kind == Kind::Tuple && (constant || item.kind == Kind::Sum)) {
      state_.error(diag::Code::BadPlace, item.span, "a mixed-radix number is made of digits alone");
      return false;
    }
    if (!placed(item, out))
      return false;
  }
  return true;
}

std::optional<Place> DigitList::place(const syntax::Place& place) {
  Place out;
  return placed(place, out) ? std::optional(std::move(out)) : std::nullopt;
}

bool DigitList::eachPlacedOnce(Span span, const std::string& owner) {
  bool good = true;
  for (std::size_t i = 0; i < digits_.size(); ++i) {
    const int other = mixedWith_[i];
    if (other >= 0 && mixedWith_[static_cast<std::size_t>(other)] >= 0) {
      good = false;
      state_
          .error(diag::Code::BadPlace, span,
                 fmt::format("{} is mixed with {}, which is mixed itself: elements may meet", digits_[i].name,
                             digits_[static_cast<std::size_t>(other)].name))
          .suggest("let the other digit stand in its place as it is");
    }
    if (placed_[i] == 1 || (digits_[i].radix == 1 && placed_[i] == 0))
      continue;
    good = false;
    state_
        .error(diag::Code::DigitPlacement, span,
               placed_[i] == 0
                   ? fmt::format("the digit {} of {} stands nowhere: elements that differ in it would meet",
                                 digits_[i].name, owner)
                   : fmt::format("the digit {} of {} stands in {} places", digits_[i].name, owner, placed_[i]))
        .label(spans_[i], "the digit")
        .suggest(placed_[i] == 0 ? fmt::format("put {} behind 'at' or 'slot'", digits_[i].name)
                                 : "leave it in one of them");
  }
  return good;
}

std::optional<std::int64_t> DigitList::count(const Place& place, Span span) {
  std::int64_t out = 1;
  for (const PlacedDigit& placed : place.digits) {
    const Digit& digit = digits_[static_cast<std::size_t>(placed.digit)];
    if (digit.leads()) {
      state_
          .error(diag::Code::BadPlace, span,
                 fmt::format("{} can't stand here: its extent follows from the shape", digit.name))
          .suggest("a slot is made of digits with a radix");
      return std::nullopt;
    }
    out *= digit.radix;
  }
  return out;
}

} // namespace qkc::contract
