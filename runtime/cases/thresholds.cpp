#include "runtime/cases/thresholds.h"

#include "runtime/cases/blocks.h"
#include "runtime/cases/integers.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace qkc::cases {

namespace {

constexpr int kAttempts = 32; // factors are drawn until the target is in the input's domain

// A value that the domain admits, of at most four significant bits where the format has more and the domain allows it;
// a power of two where it divides.
double drawFactor(const Parameter& p, bool divides, const Extents& extents, Draws& draws) {
  const Format& format = *findFormat(p.format);
  if (!format.isFloat) {
    const IntegerRange range = integerRange(format, p.domain, extents);
    return static_cast<double>(std::clamp<std::int64_t>(divides ? 1 : 1 + draws.below(100), range.low, range.high));
  }
  BlockWriter writer(format, p.domain, draws);
  const double value = format.decode(writer.scalar(BlockWriter::Scalar::powerOfTwo));
  constexpr double kEighths = 8;
  const double factor = divides ? 1 : 1 + static_cast<double>(draws.below(8)) / kEighths;
  return format.decode(writer.admit(value * factor));
}

bool isAdmitted(const Parameter& p, double value) {
  const Format& format = *findFormat(p.format);
  if (!format.isFloat)
    return true;
  Draws draws(0, 0, 0);
  const BlockWriter writer(format, p.domain, draws);
  const double nearest = format.decode(writer.admit(value));
  return std::fabs(nearest - value) <= std::fabs(value) / 128; // formats of 8 significant bits are that coarse
}

} // namespace

ThresholdPlan planOf(const Manifest& manifest, const Threshold& threshold, const Extents& extents, Draws& draws,
                     bool byDefault) {
  ThresholdPlan plan;
  plan.threshold = &threshold;
  const Parameter& input = *manifest.parameter(threshold.input);
  for (int attempt = 0; attempt < kAttempts; ++attempt) {
    plan.target = threshold.value;
    for (const Threshold::Factor& factor : threshold.factors) {
      const Parameter& p = *manifest.parameter(factor.input);
      const bool isDefault = p.defaultValue && attempt == 0 && byDefault;
      const auto [held, isNew] = plan.held.insert_or_assign(
          p.name, isDefault ? *p.defaultValue : drawFactor(p, factor.divides, extents, draws));
      plan.target = factor.divides ? plan.target / held->second : plan.target * held->second;
    }
    if (isAdmitted(input, plan.target))
      break;
  }
  return plan;
}

namespace {

using Anchor = ThresholdPlan::Anchor;
constexpr std::array<Anchor, kThresholdTurns> kAnchors = {Anchor::drawn, Anchor::at, Anchor::above, Anchor::below};

} // namespace

bool hasOneOutcome(const Manifest& manifest, std::uint32_t number) {
  const Anchor anchor = kAnchors[number / std::max<std::size_t>(manifest.thresholds.size(), 1) % kThresholdTurns];
  return anchor == Anchor::above || anchor == Anchor::below;
}

ThresholdPlan planThreshold(const Manifest& manifest, const Extents& extents, std::uint32_t number, std::size_t turns,
                            Draws& draws) {
  const std::size_t count = manifest.thresholds.size();
  if (count == 0)
    return {};
  const std::size_t turn = number / count % turns;
  ThresholdPlan plan = planOf(manifest, manifest.thresholds[number % count], extents, draws, turn == 0);
  plan.anchor = kAnchors[turn];
  return plan;
}

void writeThreshold(const ThresholdPlan& plan, const Format& format, const Admit& admit, Draws& draws,
                    std::span<std::uint64_t> codes) {
  const Threshold& threshold = *plan.threshold;
  const auto sign = [&] { return threshold.ofMagnitude && draws.oneIn(2) ? -1.0 : 1.0; };
  const auto compared = [&](double value) { return threshold.ofMagnitude ? std::fabs(value) : value; };
  const auto beside = [&](std::int64_t steps) {
    const std::int64_t away = threshold.ofMagnitude && plan.target < 0 ? -steps : steps;
    return admit(format.decode(format.atOrder(format.order(admit(plan.target)) + away)));
  };
  const auto signedCode = [&](std::uint64_t code) { return sign() < 0 ? admit(-format.decode(code)) : code; };
  const auto around = [&]() -> std::uint64_t {
    switch (draws.below(8)) {
    case 0:
    case 1:
      return signedCode(beside(0));
    case 2:
      return signedCode(beside(1));
    case 3:
      return signedCode(beside(-1));
    case 4:
      return admit(-plan.target);
    case 5:
      return admit(sign() * plan.target * draws.between(0.5, 1.5));
    case 6:
      return admit(plan.target * draws.normal());
    default:
      return admit(sign() * std::ldexp(plan.target * draws.between(1, 2), static_cast<int>(draws.below(13)) - 6));
    }
  };
  const bool isElement = threshold.block == Threshold::Block::element;
  if (isElement && plan.anchor != Anchor::drawn && plan.anchor != Anchor::at) {
    // The comparison has one outcome everywhere, so that counts grow as far as they can.
    const bool above = plan.anchor == Anchor::above;
    for (std::uint64_t& code : codes)
      code = signedCode(beside((above ? 1 : -1) * (1 + draws.below(4))));
    return;
  }
  for (std::uint64_t& code : codes)
    code = around();
  const auto somewhere = [&]() -> std::uint64_t& {
    return codes[static_cast<std::size_t>(draws.below(static_cast<std::int64_t>(codes.size())))];
  };
  if (isElement) {
    // Of a few elements one is at the target, and one a step to either side; of one alone, where the plan says so.
    if (codes.size() > 2) {
      const auto first = static_cast<std::size_t>(draws.below(static_cast<std::int64_t>(codes.size())));
      for (const std::int64_t steps : {-1, 0, 1})
        codes[(first + static_cast<std::size_t>(steps + 1)) % codes.size()] = signedCode(beside(steps));
    } else if (codes.size() > 1 || plan.anchor == Anchor::at) {
      somewhere() = signedCode(beside(0));
    }
    return;
  }
  static constexpr std::array kDrawn = {Anchor::at, Anchor::at, Anchor::above, Anchor::below};
  const Anchor anchor =
      plan.anchor == Anchor::drawn ? kDrawn[static_cast<std::size_t>(draws.below(kDrawn.size()))] : plan.anchor;
  const std::uint64_t end = beside(anchor == Anchor::at ? 0 : anchor == Anchor::above ? 1 : -1);
  const double limit = compared(format.decode(end));
  const bool ofLargest = threshold.block == Threshold::Block::largest;
  for (std::uint64_t& code : codes)
    if (const double value = compared(format.decode(code)); ofLargest ? value > limit : value < limit)
      code = end;
  somewhere() = signedCode(end);
}

} // namespace qkc::cases
