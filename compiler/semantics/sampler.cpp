#include "compiler/semantics/sampler.h"

#include "compiler/contract/queries.h"
#include "compiler/numeric/codes.h"
#include "compiler/numeric/rounding.h"

#include <algorithm>

namespace qkc::semantics {

using numeric::Overflow;
using numeric::Rational;
using numeric::Rounding;
using numeric::Value;

std::uint64_t Random::next() {
  state_ += 0x9e3779b97f4a7c15U;
  std::uint64_t z = state_;
  z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
  z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
  return z ^ (z >> 31U);
}

Sampler::Sampler(const contract::Quantity& input) : format_(*input.type.format), domain_(input.domain) {
  addSpecial(Value());
  admitsZero_ = !specials_.empty();
  addSpecial(Value::zero(true));
  const auto addBoth = [&](const Value& value) {
    addSpecial(value);
    addSpecial(neg(value));
  };
  for (const Value& value : {format_.smallest, format_.smallestNormal, Value(std::int64_t{1}), Value(std::int64_t{2}),
                             format_.max, format_.min, Value::infinity()}) {
    addBoth(value);
  }
  for (const auto& low : {domain_.magnitudeLow, domain_.rangeLow}) {
    if (low) {
      addBoth(round(format_, Value(*low), Rounding::toPlus, Overflow::saturate));
    }
  }
  for (const auto& high : {domain_.magnitudeHigh, domain_.rangeHigh}) {
    if (high) {
      addBoth(round(format_, Value(*high), Rounding::toMinus, Overflow::saturate));
    }
  }
  addSpecial(Value::nan());
  if (specials_.empty()) {
    specials_.push_back(0); // an empty domain: every call is a misfit, and nothing will be found
  }
}

bool Sampler::admits(const Value& value) const {
  return isRepresentable(format_, value) && contract::isInDomain(domain_, value);
}

void Sampler::addSpecial(const Value& value) {
  if (admits(value)) {
    specials_.push_back(encode(format_, value));
  }
}

void Sampler::fill(Tensor& tensor, Random& random) const {
  const std::int64_t low = format_.smallest.exponent();
  const std::int64_t high = format_.max.exponent();
  // Half of all trials stay near an end, where reciprocals overflow and products vanish.
  constexpr std::uint64_t kNear = 24;
  const auto step = static_cast<std::int64_t>(random.below(kNear));
  const std::uint64_t end = random.below(4);
  std::int64_t band = random.between(low, high);
  if (end == 0) {
    band = std::min(low + step, high);
  } else if (end == 1) {
    band = std::max(high - step, low);
  }
  for (std::uint64_t& code : tensor.codes) {
    code = draw(random, band);
  }
}

void Sampler::fillInput(const contract::Contract& contract, Call& call, contract::QuantityId input, Random& random) {
  const contract::Quantity& quantity = contract.quantity(input);
  Tensor& tensor = call.given[static_cast<std::size_t>(input)];
  if (quantity.domain.below == contract::kNone) {
    Sampler(quantity).fill(tensor, random);
    return;
  }
  const auto end = contract::evaluateExtent(contract, quantity.domain.below, call.dims);
  // From 0 on, or where lengths begin.
  const Rational least = std::max(quantity.domain.rangeLow.value_or(0), Rational(0));
  const std::int64_t low = least.get_num().get_si();
  for (std::size_t k = 0; end && *end > low && k < tensor.codes.size(); ++k) {
    tensor.codes[k] = k;
    if (quantity.domain.permutation) {
      std::swap(tensor.codes[k], tensor.codes[random.below(k + 1)]);
    } else {
      tensor.codes[k] = static_cast<std::uint64_t>(low) + random.below(static_cast<std::uint64_t>(*end - low));
    }
  }
  if (quantity.domain.offsets && end && *end > 0 && !tensor.codes.empty()) {
    std::ranges::sort(tensor.codes);
    tensor.codes.front() = 0;
    tensor.codes.back() = static_cast<std::uint64_t>(*end - 1);
  }
}

std::uint64_t Sampler::draw(Random& random, std::int64_t band) const {
  constexpr int kTries = 8;
  constexpr std::uint64_t kSpread = 12; // binades below the band
  const std::uint64_t kind = random.below(8);
  if (kind < 2 && admitsZero_) {
    return encode(format_, Value());
  }
  if (kind == 2) {
    return specials_[random.below(specials_.size())];
  }
  for (int i = 0; i < kTries; ++i) {
    // Half are powers of two; the others have eight random bits behind the leading one.
    const std::uint64_t fraction = random.below(2) == 0 ? 256 : 256 + random.below(256);
    const auto exponent = static_cast<long>(band) - static_cast<long>(random.below(2) * random.below(kSpread));
    const Value exact = Value::scaled(random.below(2) == 0, fraction, exponent - 8);
    const Value value = round(format_, exact, Rounding::toZero, Overflow::saturate);
    if (admits(value)) {
      return encode(format_, value);
    }
  }
  return specials_[random.below(specials_.size())];
}

std::vector<std::uint64_t> Sampler::simpler(std::uint64_t code) const {
  std::vector<std::uint64_t> result;
  const Value value = decode(format_, code);
  const auto offer = [&](const Value& simple) {
    if (admits(simple) && !identical(simple, value)) {
      result.push_back(encode(format_, simple));
    }
  };
  offer(Value());
  if (!value.isZero()) {
    offer(Value(std::int64_t{1}));
  }
  if (value.isFinite() && !value.isZero()) {
    offer(Value::scaled(false, 1, value.exponent()));
    offer(abs(value));
  }
  // Only what stands before the value's own place in this order makes it simpler.
  const auto own = std::ranges::find(result, code);
  result.erase(own, result.end());
  return result;
}

} // namespace qkc::semantics
