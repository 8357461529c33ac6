#include "runtime/cases/ends.h"

#include "runtime/cases/blocks.h"
#include "runtime/cases/integers.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace qkc::cases {

namespace {

// Beyond the largest value of a format that kernels hold parameters in, or below half its smallest: f16, then bf16 and
// f32, whose exponents are alike.
constexpr std::array kBeyond = {0x1.4p17, 0x1p-26, 0x1.4p129, 0x1p-152};

double highEnd(const Parameter& p) {
  const double most = findFormat(p.format)->max;
  return std::min(p.domain.magnitudeHigh.value_or(p.domain.high.value_or(most)), most);
}

double lowEnd(const Parameter& p) {
  const double least = p.domain.magnitudeLow.value_or(findFormat(p.format)->smallest);
  return std::max(least, p.domain.low.value_or(least));
}

// Where a threshold is put: as a magnitude of the input.
double wanted(const Parameter& input, std::size_t end) {
  switch (end) {
  case 0:
    return highEnd(input);
  case 1:
    return lowEnd(input);
  default:
    return std::clamp(kBeyond[end - 2], lowEnd(input), highEnd(input));
  }
}

double admitted(const Parameter& p, double value, const Extents& extents) {
  const Format& format = *findFormat(p.format);
  if (!format.isFloat) {
    const IntegerRange range = integerRange(format, p.domain, extents);
    return std::clamp(std::nearbyint(value), static_cast<double>(range.low), static_cast<double>(range.high));
  }
  Draws draws(0, 0, 0);
  return format.decode(BlockWriter(format, p.domain, draws).admit(value));
}

double targetOf(const ThresholdPlan& plan) {
  double target = plan.threshold->value;
  for (const Threshold::Factor& factor : plan.threshold->factors) {
    const double held = plan.held.at(factor.input);
    target = factor.divides ? target / held : target * held;
  }
  return target;
}

} // namespace

bool isDrawn(const Parameter& p) {
  const Domain& domain = p.domain;
  return (domain.low && domain.high && *domain.low < *domain.high) || (domain.low && !domain.below.is_null()) ||
         (domain.magnitudeLow && domain.magnitudeHigh);
}

std::vector<ParameterEnd> parameterEnds(const Manifest& manifest, const Extents& extents) {
  std::vector<ParameterEnd> found;
  for (const Parameter& p : manifest.prototype) {
    if (p.kind != ParameterKind::param || !isDrawn(p))
      continue;
    const Format& format = *findFormat(p.format);
    if (!format.isFloat) {
      const IntegerRange range = integerRange(format, p.domain, extents);
      found.push_back({&p, static_cast<double>(range.low)});
      found.push_back({&p, static_cast<double>(range.high)});
      continue;
    }
    const double low = p.domain.low && !p.domain.magnitudeLow ? *p.domain.low : lowEnd(p);
    for (const double value : {low, highEnd(p)})
      found.push_back({&p, admitted(p, value, extents)});
    if (low != 0 && admitted(p, 0, extents) == 0)
      found.push_back({&p, 0});
    for (const double value : kBeyond)
      if (value > lowEnd(p) && value < highEnd(p))
        found.push_back({&p, admitted(p, value, extents)});
  }
  return found;
}

std::vector<const Threshold*> movingThresholds(const Manifest& manifest) {
  std::vector<const Threshold*> found;
  for (const Threshold& threshold : manifest.thresholds)
    if (!threshold.factors.empty() && findFormat(manifest.parameter(threshold.input)->format)->isFloat)
      found.push_back(&threshold);
  return found;
}

ThresholdPlan planThresholdEnd(const Manifest& manifest, const Extents& extents, std::uint32_t number, Draws& draws) {
  const auto moving = movingThresholds(manifest);
  if (moving.empty())
    return {};
  ThresholdPlan plan = planOf(manifest, *moving[number % moving.size()], extents, draws);
  const double sign = plan.threshold->value < 0 ? -1 : 1;
  const double aim = sign * wanted(*manifest.parameter(plan.threshold->input), number / moving.size() % kThresholdEnds);
  for (const Threshold::Factor& factor : plan.threshold->factors) {
    double& held = plan.held.at(factor.input);
    const double ratio = aim / plan.target;
    held = admitted(*manifest.parameter(factor.input), factor.divides ? held / ratio : held * ratio, extents);
    plan.target = targetOf(plan);
  }
  return plan;
}

std::vector<const Threshold*> roundedThresholds(const Manifest& manifest) {
  std::vector<const Threshold*> found;
  for (const Threshold* threshold : movingThresholds(manifest)) {
    int exponent = 0;
    const bool isPower = std::fabs(std::frexp(threshold->value, &exponent)) == 0.5;
    if (threshold->value != 0 && (threshold->factors.size() > 1 || !isPower))
      found.push_back(threshold);
  }
  return found;
}

namespace {

double drawnOf(const Parameter& p, const Extents& extents, Draws& draws) {
  const Format& format = *findFormat(p.format);
  return format.isFloat ? format.decode(BlockWriter(format, p.domain, draws).scalar(BlockWriter::Scalar::random))
                        : static_cast<double>(drawInteger(integerRange(format, p.domain, extents), draws));
}

// The float of most bits, whose value then hardly rounds the product anew.
const Threshold::Factor* solvableFactor(const Manifest& manifest, const Threshold& threshold) {
  const Threshold::Factor* found = nullptr;
  int most = 0;
  for (const Threshold::Factor& factor : threshold.factors) {
    const Parameter& p = *manifest.parameter(factor.input);
    const Format& format = *findFormat(p.format);
    const auto times = std::ranges::count(threshold.factors, factor.input, &Threshold::Factor::input);
    if (format.isFloat && times == 1 && isDrawn(p) && format.bits > most) {
      found = &factor;
      most = format.bits;
    }
  }
  return found;
}

bool isNear(double value, double other) {
  constexpr double kNear = 0x1p-6; // formats of few bits are coarse
  return std::fabs(value - other) <= std::fabs(other) * kNear;
}

// How the solved factor lies to what it is solved for: rounded down or up, so that a comparison of the exact product
// differs; so that the quotient, rounded too, is less or more than the input, which a comparison with that quotient
// takes for another; or a step below or above.
enum class Wish { roundedDown, roundedUp, quotientBelow, quotientAbove, stepBelow, stepAbove };
constexpr std::size_t kWishes = 6;
static_assert(kWishes < kRoundedTurns);

// Solves the plan for the factor, with the target and the other factors as they are. Whether the wish came true.
bool solve(ThresholdPlan& plan, const Parameter& solved, bool divides, Wish wish, const Extents& extents) {
  const Format& format = *findFormat(solved.format);
  double& held = plan.held.at(solved.name);
  const double ratio = plan.target / targetOf(plan);
  const double exact = divides ? held / ratio : held * ratio;
  held = admitted(solved, exact, extents);
  if (!isNear(held, exact))
    return false;
  const auto step = [&](int steps) {
    held = admitted(solved, format.decode(format.atOrder(format.order(format.nearest(held)) + steps)), extents);
    return true;
  };
  const double quotient = format.decode(format.nearest(targetOf(plan)));
  switch (wish) {
  case Wish::roundedDown:
    return held < exact;
  case Wish::roundedUp:
    return held > exact;
  case Wish::quotientBelow:
    return quotient < plan.target;
  case Wish::quotientAbove:
    return quotient > plan.target;
  case Wish::stepBelow:
    return step(-1);
  case Wish::stepAbove:
    return step(1);
  }
  return false;
}

} // namespace

ThresholdPlan planRounded(const Manifest& manifest, const Extents& extents, std::uint32_t number, Draws& draws) {
  const auto rounded = roundedThresholds(manifest);
  if (rounded.empty())
    return {};
  ThresholdPlan plan;
  plan.threshold = rounded[number % rounded.size()];
  const Parameter& input = *manifest.parameter(plan.threshold->input);
  const std::size_t turn = number / rounded.size() % kRoundedTurns;
  const Threshold::Factor* solved = turn < kWishes ? solvableFactor(manifest, *plan.threshold) : nullptr;
  constexpr int kAttempts = 512;
  for (int attempt = 0; attempt < kAttempts; ++attempt) {
    for (const Threshold::Factor& factor : plan.threshold->factors)
      plan.held[factor.input] = drawnOf(*manifest.parameter(factor.input), extents, draws);
    if (solved == nullptr) {
      plan.target = targetOf(plan);
      if (isNear(admitted(input, plan.target, extents), plan.target))
        break;
    } else {
      plan.target = std::copysign(drawnOf(input, extents, draws), targetOf(plan));
      if (solve(plan, *manifest.parameter(solved->input), solved->divides, static_cast<Wish>(turn), extents))
        break;
    }
  }
  return plan;
}

std::map<std::string, double> planFlags(const Manifest& manifest, const Extents& extents, std::uint32_t number) {
  static constexpr std::array kSteps = {0, -1, 1};
  std::map<std::string, double> flags;
  for (const Parameter& p : manifest.prototype) {
    const Domain& domain = p.domain;
    if (p.kind != ParameterKind::tensor || p.role == TensorRole::out || findFormat(p.format)->isFloat ||
        isBound(domain))
      continue;
    const auto compared = std::ranges::find_if(manifest.thresholds, [&](const Threshold& threshold) {
      return threshold.input == p.name && threshold.factors.empty();
    });
    const bool hasTwoValues = domain.low && domain.high && *domain.high - *domain.low == 1;
    if (compared == manifest.thresholds.end() && !hasTwoValues)
      continue;
    const double value = compared != manifest.thresholds.end() ? compared->value : *domain.high;
    flags[p.name] = admitted(p, value + kSteps[number % kFlagTurns], extents);
  }
  return flags;
}

namespace {

// An extent that counts groups.
bool isQuotient(const nlohmann::json& extent) {
  return extent.is_array() && !extent.empty() && extent[0] == "/";
}

} // namespace

const Format* narrowScale(const Manifest& manifest, const Boundary& boundary) {
  constexpr int kNarrow = 16;
  const std::size_t axes = manifest.parameter(boundary.input)->shape.size();
  for (const Parameter& p : manifest.prototype) {
    const Format* format = p.kind == ParameterKind::tensor ? findFormat(p.format) : nullptr;
    const bool isScale = format != nullptr && p.role == TensorRole::out && format->isFloat && format->bits <= kNarrow &&
                         format->isSigned && !p.sharesBuffer && !p.layout;
    const bool isOfBlocks = isScale && (p.shape.size() < axes || isQuotient(p.shape.back()));
    if (boundary.normalised && isOfBlocks)
      return format;
  }
  return nullptr;
}

namespace {

// The number of a scale's format below the k-th block's: the smallest ones in turn, then any.
std::int64_t placeOfScale(const Format& scale, std::size_t block, Draws& draws) {
  constexpr std::size_t kSmallest = 16;
  const std::int64_t zero = scale.order(scale.nearest(0));
  const std::int64_t top = scale.order(scale.nearest(scale.max));
  return zero +
         (block < kSmallest ? static_cast<std::int64_t>(block) : draws.below(std::max<std::int64_t>(top - zero, 1)));
}

} // namespace

double tieOfScale(const Format& scale, double steps, std::size_t block, Draws& draws) {
  const std::int64_t place = placeOfScale(scale, block, draws);
  return steps * (scale.decode(scale.atOrder(place)) + scale.decode(scale.atOrder(place + 1))) / 2;
}

double numberOfScale(const Format& scale, double steps, std::size_t block, Draws& draws) {
  return steps * scale.decode(scale.atOrder(placeOfScale(scale, block, draws) + 1));
}

std::vector<const Threshold*> sidedThresholds(const Manifest& manifest) {
  std::vector<const Threshold*> found;
  for (const Threshold& threshold : manifest.thresholds) {
    const Parameter& input = *manifest.parameter(threshold.input);
    const bool isConverted = std::ranges::any_of(
        manifest.boundaries, [&](const Boundary& boundary) { return boundary.input == threshold.input; });
    if (isConverted && input.kind == ParameterKind::tensor && findFormat(input.format)->isFloat)
      found.push_back(&threshold);
  }
  return found;
}

SidedPlan planSide(const Manifest& manifest, const Extents& extents, std::uint32_t number, Draws& draws) {
  const auto sided = sidedThresholds(manifest);
  if (sided.empty())
    return {};
  SidedPlan side{planOf(manifest, *sided[number % sided.size()], extents, draws), {}};
  const Parameter& input = *manifest.parameter(side.plan.threshold->input);
  const double at = std::fabs(side.plan.target);
  const double low = lowEnd(input);
  const double high = highEnd(input);
  side.domain = input.domain;
  // The limit itself stays in: of magnitudes that is the threshold, which is on one of the sides.
  const bool isBelow = number / sided.size() % kSides == 0;
  (isBelow ? side.domain.magnitudeHigh : side.domain.magnitudeLow) = std::clamp(at, low, high);
  return side;
}

} // namespace qkc::cases
