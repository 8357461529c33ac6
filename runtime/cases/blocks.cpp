#include "runtime/cases/blocks.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace qkc::cases {

namespace {

// Whether f32 division, the product with the reciprocal, and the product with `inverse` (0: there is none) give
// different codes.
bool waysDiffer(const Format& target, float element, float scale, float inverse) {
  const volatile float reciprocal = 1.0F / scale; // volatile: no compiler merges the steps
  const volatile float divided = element / scale;
  const volatile float multiplied = element * reciprocal;
  const volatile float encoded = inverse == 0 ? divided : element * inverse;
  const std::uint64_t code = target.nearest(divided);
  return code != target.nearest(multiplied) || code != target.nearest(encoded);
}

} // namespace

const char* name(BlockClass blockClass) {
  static constexpr std::array<const char*, kBlockClasses> kNames = {
      "zero",   "single",    "equal",  "boundaries", "sweep",      "ends",       "tiny",   "uniform",
      "normal", "exponents", "powers", "fractions",  "above_zero", "below_zero", "special"};
  return kNames[static_cast<std::size_t>(blockClass)];
}

BlockWriter::BlockWriter(const Format& format, const Domain& domain, Draws& draws)
    : format_(format), domain_(domain), draws_(draws) {
  low_ = domain.magnitudeLow.value_or(format.smallest);
  high_ = std::min(domain.magnitudeHigh.value_or(format.max), format.max);
  if (domain.high)
    high_ = std::min(high_, std::max(std::fabs(*domain.high), domain.low ? std::fabs(*domain.low) : 0.0));
  negative_ = format.isSigned && !domain.positive && !domain.nonnegative && !(domain.low && *domain.low >= 0);
}

std::uint64_t BlockWriter::admit(double value) const {
  double magnitude = std::fabs(value);
  const bool isZero = magnitude == 0 || (magnitude < low_ && !domain_.positive && magnitude * 2 < low_);
  if (isZero && !domain_.positive)
    return format_.nearest(0);
  magnitude = std::clamp(magnitude, low_, high_);
  std::uint64_t code = format_.nearest(value < 0 && negative_ ? -magnitude : magnitude);
  // Rounding may have left the domain by a step.
  if (std::fabs(format_.decode(code)) > high_)
    code = step(code, format_.decode(code) > 0 ? -1 : 1);
  if (std::fabs(format_.decode(code)) < low_)
    code = step(code, format_.decode(code) < 0 ? -1 : 1);
  return code;
}

std::uint64_t BlockWriter::step(std::uint64_t code, std::int64_t steps) const {
  return format_.atOrder(format_.order(code) + steps);
}

// Exponents uniform between those of two magnitudes, the significand uniform: exact operations alone, so that every
// machine draws the same.
double BlockWriter::magnitudeBetween(double low, double high) {
  const int least = std::ilogb(low);
  const auto exponents = std::max(std::ilogb(high) - least + 1, 1);
  return std::ldexp(draws_.between(1, 2), least + static_cast<int>(draws_.below(exponents)));
}

double BlockWriter::randomMagnitude() {
  return magnitudeBetween(low_, high_);
}

// A largest element: the target's largest value times a power of two (its scale is then a power of two and ties are
// exact), one step beside it, a random one, or an end of the domain.
double BlockWriter::anchorMagnitude(const BlockUnit& unit) {
  const double largest = unit.target != nullptr ? stepsOf(unit) : 1;
  const double top = std::min(high_, 0x1p40);
  const double bottom = std::min(top, std::max(low_ * 4096, 0x1p-40));
  const double power = std::ldexp(largest, std::ilogb(magnitudeBetween(bottom, top)) - std::ilogb(largest));
  switch (draws_.below(8)) {
  case 0:
  case 1:
  case 2:
    return power;
  case 3:
    return format_.decode(step(format_.nearest(power), draws_.oneIn(2) ? 1 : -1));
  case 4:
    switch (draws_.below(4)) {
    case 0:
    case 1:
      return high_;
    case 2:
      return std::min(high_, low_ * 4096);
    default:
      return lowEndMagnitude(largest);
    }
  default:
    return format_.bits > 16 && draws_.oneIn(2) ? tieOfShorter(power * draws_.between(0.5, 1))
                                                : power * draws_.between(0.5, 1);
  }
}

// A step beside the largest element whose scale is one of the least normal numbers of 8 exponent bits, or half of that:
// below them a quotient is rounded once more on the way.
double BlockWriter::lowEndMagnitude(double largest) {
  const double steps = draws_.oneIn(2) ? largest : std::ldexp(1, std::ilogb(largest));
  const double power = std::ldexp(steps, -125 - static_cast<int>(draws_.below(3)));
  if (power < low_ || power > high_)
    return std::min(high_, low_ * 4096);
  const std::uint64_t code = format_.nearest(power);
  return format_.decode(step(code, draws_.below(3) - 1));
}

// A number beside v in the middle of two of bf16 (9 bits) or of f16 (12 bits): what is made of it may be rounded there.
double BlockWriter::tieOfShorter(double v) {
  const double last = std::ldexp(1, std::ilogb(v) - (draws_.oneIn(2) ? 8 : 11));
  return (2 * std::floor(v / (2 * last)) + 1) * last;
}

std::uint64_t BlockWriter::enumerated(std::int64_t k, std::int64_t count, std::int64_t start) const {
  constexpr std::int64_t kFew = std::int64_t{1} << 16;
  const std::int64_t first = format_.order(admit(low_));
  const std::int64_t values = format_.order(admit(high_)) - first + 1;
  const std::int64_t stride = values <= kFew ? 1 : std::max<std::int64_t>(values / count, 1) | 1;
  return format_.atOrder(first + (start % values + k % values * stride) % values);
}

std::uint64_t BlockWriter::powerScaled(const BlockUnit& unit, std::int64_t k) const {
  const int least = std::ilogb(low_ / stepsOf(unit)) + 1;
  const int most = std::ilogb(high_ / stepsOf(unit));
  return admit(std::ldexp(stepsOf(unit), least + static_cast<int>(k % std::max(most - least + 1, 1))));
}

// Puts the largest element first, last or anywhere, with either sign.
void BlockWriter::place(std::span<std::uint64_t> codes, std::uint64_t largest) {
  const auto size = static_cast<std::int64_t>(codes.size());
  const std::int64_t where = draws_.below(4);
  const std::int64_t at = where == 0 ? 0 : where == 1 ? size - 1 : draws_.below(size);
  const bool flips = negative_ && draws_.oneIn(2);
  codes[static_cast<std::size_t>(at)] = flips ? admit(-format_.decode(largest)) : largest;
}

// The ends lie half a step, or none, from a whole number of steps of a power of two, so that a zero point is an exact
// tie, or none; the others lie at steps and halves between them.
void BlockWriter::rangeTies(const BlockUnit& unit, std::span<std::uint64_t> codes) {
  const auto steps = static_cast<double>(unit.range);
  std::uint64_t least = 0, most = 0;
  double low = 0, one = 0;
  for (int attempt = 0; attempt < 32; ++attempt) {
    one = std::ldexp(1, std::ilogb(moderate()));
    const double below = static_cast<double>(draws_.below(unit.range)) + (draws_.oneIn(4) ? 0 : 0.5);
    low = -below * one;
    least = admit(low);
    most = admit(low + steps * one);
    if (format_.decode(least) == low && format_.decode(most) == low + steps * one)
      break;
  }
  for (std::uint64_t& code : codes) {
    const std::uint64_t exact = admit(low + static_cast<double>(draws_.below(2 * unit.range + 1)) / 2 * one);
    const std::uint64_t moved = draws_.oneIn(4) ? step(exact, draws_.oneIn(2) ? 1 : -1) : exact;
    const double value = format_.decode(moved);
    code = value < format_.decode(least) || value > format_.decode(most) ? exact : admit(value);
  }
  const auto size = static_cast<std::int64_t>(codes.size());
  const std::int64_t at = draws_.below(size);
  codes[static_cast<std::size_t>(at)] = least;
  codes[static_cast<std::size_t>((at + 1 + draws_.below(std::max<std::int64_t>(size - 1, 1))) % size)] = most;
}

double BlockWriter::boundary(const BlockUnit& unit) {
  if (!unit.thresholds.empty())
    return unit.thresholds[static_cast<std::size_t>(draws_.below(static_cast<std::int64_t>(unit.thresholds.size())))];
  const std::int64_t top = unit.target->order(unit.target->nearest(HUGE_VAL));
  const std::int64_t bottom = unit.target->order(unit.target->nearest(-HUGE_VAL));
  const std::int64_t place = bottom + draws_.below(top - bottom + 1);
  const double here = unit.target->decode(unit.target->atOrder(place));
  if (draws_.oneIn(4))
    return here;
  // At the upper end the next boundary is half a step beyond the largest value.
  const double below = unit.target->decode(unit.target->atOrder(place - 1));
  const double next = unit.target->decode(unit.target->atOrder(place + 1));
  return place == top ? here + (here - below) / 2 : here + (next - here) / 2;
}

void BlockWriter::boundaries(const BlockUnit& unit, std::span<std::uint64_t> codes) {
  if (unit.range > 0 && negative_ && codes.size() > 1 && !unit.largest && draws_.oneIn(2))
    return rangeTies(unit, codes);
  std::uint64_t anchor = unit.largest ? *unit.largest : admit(anchorMagnitude(unit));
  double largest = std::fabs(format_.decode(anchor));
  // Some anchors have elements that tell the ways to compute a quotient apart: every other block shall have one.
  std::vector<std::uint64_t> must;
  using Stress = BlockUnit::Stress;
  const bool many =
      codes.size() > 1 && unit.normalised && unit.thresholds.empty() && (!unit.largest || unit.stress == Stress::ties);
  const bool apart = many && (unit.stress == Stress::apart || (unit.stress == Stress::any && draws_.oneIn(2)));
  for (int attempt = 0; apart && attempt < (unit.stress == Stress::apart ? 64 : 8) && must.empty(); ++attempt) {
    anchor = admit(moderate() * stepsOf(unit));
    largest = std::fabs(format_.decode(anchor));
    must = separating(unit, largest);
  }
  if (unit.scale != nullptr && unit.largest)
    must = separating(unit, largest);
  if (many && unit.stress == Stress::ties) {
    anchor = unit.largest ? *unit.largest : admit(std::ldexp(stepsOf(unit), std::ilogb(moderate())));
    largest = std::fabs(format_.decode(anchor));
    must = exactTies(unit, largest);
  }
  double one = unit.unit;
  if (unit.normalised) {
    // The kernel's unit is the quotient, or a power of two beside it where scales are powers of two.
    const double quotient = largest / stepsOf(unit);
    const double powerBelow = std::ldexp(1, std::ilogb(quotient));
    const std::int64_t kind = unit.stress == Stress::any ? draws_.below(4) : 3;
    one = kind == 0 ? (powerBelow < quotient ? 2 * powerBelow : quotient) : kind == 1 ? powerBelow : quotient;
  }
  for (std::uint64_t& code : codes) {
    double value = boundary(unit) * one;
    if (!unit.normalised && draws_.oneIn(16))
      value = unit.target->max * one * draws_.between(1, 4) * (draws_.oneIn(2) ? 1 : -1);
    const std::uint64_t exact = admit(value);
    std::uint64_t moved = draws_.oneIn(2) ? exact : step(exact, draws_.oneIn(2) ? 1 : -1);
    moved = admit(format_.decode(moved));
    if (unit.normalised && std::fabs(format_.decode(moved)) > largest)
      moved = anchor;
    code = moved;
  }
  if (!unit.normalised)
    return;
  const auto pick = [&] {
    return must[static_cast<std::size_t>(draws_.below(static_cast<std::int64_t>(must.size())))];
  };
  for (std::size_t k = 0; !must.empty() && k < codes.size(); k += 64) {
    const auto room = static_cast<std::int64_t>(std::min<std::size_t>(64, codes.size() - k));
    const std::uint64_t code = pick();
    codes[k + static_cast<std::size_t>(draws_.below(room))] =
        negative_ && draws_.oneIn(2) ? admit(-format_.decode(code)) : code;
  }
  // The largest element last, so that it stays; where it took the place of the only one that must be there, that one
  // moves.
  place(codes, anchor);
  const auto isThere = [&](std::uint64_t code) { return std::find(must.begin(), must.end(), code) != must.end(); };
  if (must.empty() || std::any_of(codes.begin(), codes.end(), isThere))
    return;
  for (std::uint64_t& code : codes)
    if (std::fabs(format_.decode(code)) < largest || &code == &codes.back()) {
      code = pick();
      break;
    }
}

// Midpoints of neighbouring codes that the input holds exactly in a unit.
std::vector<std::uint64_t> BlockWriter::exactTies(const BlockUnit& unit, double largest) const {
  const Format& target = *unit.target;
  const double one = largest / stepsOf(unit);
  std::vector<std::uint64_t> found;
  const std::int64_t top = target.order(target.nearest(HUGE_VAL));
  for (std::int64_t place = 0; place < top; ++place) {
    const double midpoint = (target.decode(target.atOrder(place)) + target.decode(target.atOrder(place + 1))) / 2;
    const std::uint64_t code = admit(midpoint * one);
    if (midpoint * one <= largest && format_.decode(code) == midpoint * one)
      found.push_back(code);
  }
  return found;
}

void BlockWriter::sweep(std::span<std::uint64_t> codes) {
  const std::uint64_t anchor = admit(anchorMagnitude({}));
  const std::int64_t stride = draws_.oneIn(3) ? 1 : 1 + draws_.below(5);
  std::int64_t place = format_.order(anchor);
  for (std::uint64_t& code : codes) {
    const double value = format_.decode(format_.atOrder(place));
    code = admit(negative_ && draws_.oneIn(2) ? -value : value);
    place = std::max<std::int64_t>(place - stride, 1);
  }
  place = static_cast<std::int64_t>(codes.size()) - 1;
  std::swap(codes[0], codes[static_cast<std::size_t>(draws_.below(place + 1))]);
}

bool BlockWriter::hasBothZeros() const {
  return format_.hasMinusZero && !domain_.positive && !domain_.nonnegative;
}

// Of either sign, where the domain has both: what takes a zero block's elements for those of another one gives -0.
void BlockWriter::zero(std::span<std::uint64_t> codes) const {
  for (std::size_t k = 0; k < codes.size(); ++k)
    codes[k] = hasBothZeros() && k % 3 == 1 ? format_.nearest(-0.0) : admit(0);
}

void BlockWriter::special(std::span<std::uint64_t> codes) {
  for (std::uint64_t& code : codes) {
    const std::int64_t kind = draws_.below(8);
    if (kind == 0 && hasBothZeros())
      code = format_.nearest(-0.0);
    else if (kind == 1 && domain_.nan && format_.hasNan)
      code = format_.nearest(std::nan(""));
    else if (kind == 2 && domain_.infinity && format_.hasInfinity)
      code = negative_ && draws_.oneIn(2) ? format_.minusInfinity : format_.infinity;
    else if (kind == 2 && domain_.minusInfinity && format_.hasInfinity)
      code = format_.minusInfinity;
    else if (kind == 3)
      code = admit(draws_.oneIn(2) ? low_ : -low_);
    else if (kind == 4 && spacing_ > 0)
      code = admit((draws_.oneIn(2) ? 0.5 : -0.5) * static_cast<double>(2 * draws_.below(16) + 1) * spacing_);
    else
      code = admit(draws_.normal());
  }
}

void BlockWriter::write(BlockClass blockClass, const BlockUnit& unit, std::span<std::uint64_t> codes) {
  const auto sign = [&] { return negative_ && draws_.oneIn(2) ? -1.0 : 1.0; };
  const auto fill = [&](auto&& value) {
    for (std::uint64_t& code : codes)
      code = admit(value());
  };
  if (blockClass == BlockClass::boundaries && (unit.target == nullptr || (!unit.normalised && unit.unit == 0)))
    blockClass = unit.target == nullptr && draws_.oneIn(2) ? BlockClass::powers : BlockClass::sweep;
  const double size = magnitudeBetween(0x1p-6, 0x1p6);
  switch (blockClass) {
  case BlockClass::zero:
    return zero(codes);
  case BlockClass::single:
    fill([] { return 0.0; });
    codes[static_cast<std::size_t>(draws_.below(static_cast<std::int64_t>(codes.size())))] =
        admit(sign() * randomMagnitude());
    return;
  case BlockClass::equal: {
    const double value = anchorMagnitude(unit);
    const bool mixed = draws_.oneIn(2);
    const double one = sign();
    return fill([&] { return (mixed ? sign() : one) * value; });
  }
  case BlockClass::boundaries:
    return boundaries(unit, codes);
  case BlockClass::sweep:
    return sweep(codes);
  case BlockClass::ends:
    return fill([&] { return sign() * (draws_.oneIn(4) ? high_ : draws_.oneIn(2) ? low_ : draws_.normal()); });
  case BlockClass::tiny:
    return fill([&] { return draws_.oneIn(8) ? 0.0 : sign() * low_ * draws_.between(1, 64); });
  case BlockClass::uniform:
    return fill([&] { return sign() * size * draws_.unit(); });
  case BlockClass::normal:
    return fill([&] { return size * draws_.normal(); });
  case BlockClass::exponents:
    return fill([&] { return sign() * randomMagnitude(); });
  case BlockClass::powers:
    return fill([&] {
      const int exponent = draws_.oneIn(2) ? -1 - static_cast<int>(draws_.below(4)) : std::ilogb(moderate());
      return sign() * std::ldexp(1, exponent);
    });
  case BlockClass::fractions:
    return fill([&] { return sign() * magnitudeBetween(0x1p-12, 0x1p-1); });
  case BlockClass::aboveZero:
  case BlockClass::belowZero:
    return fill([&] { return (blockClass == BlockClass::aboveZero ? size : -size) * draws_.between(0.25, 1); });
  case BlockClass::special:
    return special(codes);
  }
}

std::uint64_t BlockWriter::scalar(Scalar kind) {
  switch (kind) {
  case Scalar::low:
    return admit(low_);
  case Scalar::high:
    return admit(high_);
  case Scalar::powerOfTwo:
    return admit(std::ldexp(1, std::ilogb(moderate())));
  case Scalar::random:
    break;
  }
  return admit(moderate());
}

BlockWriter::Knife BlockWriter::knifeEdge(const Format& target, const Format& element, bool divides) {
  const std::int64_t top = target.order(target.nearest(HUGE_VAL));
  Knife knife;
  for (int attempt = 0; attempt < 256; ++attempt) {
    const std::int64_t place = draws_.below(top);
    const double midpoint = (target.decode(target.atOrder(place)) + target.decode(target.atOrder(place + 1))) / 2;
    knife.element = element.decode(element.nearest(midpoint * moderate() * draws_.between(1, 2)));
    knife.scale = admit(divides ? knife.element / midpoint : midpoint / knife.element);
    const auto scale = static_cast<float>(format_.decode(knife.scale));
    if (!divides || waysDiffer(target, static_cast<float>(knife.element), scale, 0))
      break;
  }
  return knife;
}

// Elements beside midpoints at which the ways to compute the quotient by a scale `largest / max` give different codes.
std::vector<std::uint64_t> BlockWriter::separating(const BlockUnit& unit, double largest) const {
  const Format& target = *unit.target;
  std::vector<std::uint64_t> found;
  const auto quotient = static_cast<float>(stepsOf(unit));
  const float exact = static_cast<float>(largest) / quotient;
  const float scale =
      unit.scale == nullptr ? exact : static_cast<float>(unit.scale->decode(unit.scale->nearest(exact)));
  if (scale == 0)
    return found;
  const std::int64_t top = target.order(target.nearest(HUGE_VAL));
  for (std::int64_t place = 0; place < top; ++place) {
    const double midpoint = (target.decode(target.atOrder(place)) + target.decode(target.atOrder(place + 1))) / 2;
    const std::uint64_t code =
        admit(midpoint * (unit.scale == nullptr ? largest / stepsOf(unit) : static_cast<double>(scale)));
    const double value = format_.decode(code);
    const float inverse = unit.scale == nullptr ? quotient / static_cast<float>(largest) : 0;
    if (std::fabs(value) <= largest && waysDiffer(target, static_cast<float>(value), scale, inverse))
      found.push_back(code);
  }
  return found;
}

// A scale as kernels meet it, inside the domain.
double BlockWriter::moderate() {
  const double high = std::min(high_, 0x1p12);
  return magnitudeBetween(std::min(high, std::max(low_, 0x1p-12)), high);
}

} // namespace qkc::cases
