#include "compiler/lawful/fused_steps.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <stdexcept>

namespace qkc::lawful {

namespace {

// (-1)^negative significand 2^exponent.
struct Term {
  bool negative = false;
  std::uint64_t significand = 0;
  int exponent = 0;

  int leading() const { return exponent + static_cast<int>(std::bit_width(significand)) - 1; }
};

Term termOf(double v) {
  constexpr int kBits = 53;
  int exponent = 0;
  const double fraction = std::frexp(std::fabs(v), &exponent);
  return {std::signbit(v), static_cast<std::uint64_t>(std::ldexp(fraction, kBits)), exponent - kBits};
}

// The part of the magnitude that is a multiple of 2^unit, in that unit.
std::uint64_t cutTo(const Term& term, int unit) {
  constexpr int kWord = 64;
  const int shift = unit - term.exponent;
  if (shift <= 0)
    return term.significand << -shift;
  return shift >= kWord ? 0 : term.significand >> shift;
}

constexpr int kLeastExponent = -126; // of normal numbers of 8 exponent bits

double normalised(std::int64_t sum, int unit, const contract::TensorCore& core) {
  const bool negative = sum < 0;
  auto size = static_cast<std::uint64_t>(negative ? -sum : sum);
  const int leading = unit + static_cast<int>(std::bit_width(size)) - 1;
  const int last = std::max(leading, kLeastExponent) - core.result;
  const int dropped = last - unit;
  if (dropped > 0 && dropped < std::numeric_limits<std::uint64_t>::digits) {
    const std::uint64_t below = size & ((std::uint64_t{1} << dropped) - 1);
    const std::uint64_t half = std::uint64_t{1} << (dropped - 1);
    size >>= dropped;
    if (core.rounds && (below > half || (below == half && size % 2 != 0)))
      ++size;
    unit = last;
  } else if (dropped > 0) {
    size = 0;
  }
  const double result = std::ldexp(static_cast<double>(size), unit);
  return negative ? -result : result;
}

double fusedStep(double sum, const Product* products, std::size_t count, const contract::TensorCore& core,
                 const LateCarry& lateCarry) {
  std::vector<Term> terms;
  int largest = std::numeric_limits<int>::min();
  const auto takeGroup = [&](std::size_t first, std::size_t last) {
    double exact = 0; // products of one scale: few bits
    double scale = 0;
    for (std::size_t i = first; i < last; ++i) {
      exact += products[i].value;
      scale = std::max(scale, products[i].scale);
    }
    largest = std::max(largest, std::ilogb(scale) - (lateCarry() ? 1 : 0));
    if (exact != 0)
      terms.push_back(termOf(exact));
  };
  const auto take = [&](double v, bool isProduct) {
    if (v == 0)
      return;
    terms.push_back(termOf(v));
    const int carry = isProduct && lateCarry() ? 1 : 0;
    largest = std::max(largest, terms.back().leading() - carry);
  };
  take(sum, false);
  const auto group = static_cast<std::size_t>(core.group);
  for (std::size_t i = 0; i < count; i += std::max<std::size_t>(group, 1))
    if (group != 0)
      takeGroup(i, std::min(i + group, count));
    else
      take(products[i].value, true);
  const int unit = largest - core.keep;
  std::int64_t total = 0;
  for (const Term& term : terms) {
    const auto part = static_cast<std::int64_t>(cutTo(term, unit));
    total += term.negative ? -part : part;
  }
  return total == 0 ? 0 : normalised(total, unit, core);
}

} // namespace

double fusedSteps(const std::vector<Product>& products, const contract::TensorCore& core, const LateCarry& lateCarry) {
  constexpr int kMostKept = 48; // sums of a step stay in 64 bits
  if (core.keep > kMostKept)
    throw std::logic_error("a tensor core that keeps more bits than lawful evaluations hold");
  double sum = 0;
  const auto step = static_cast<std::size_t>(core.step);
  for (std::size_t first = 0; first < products.size(); first += step)
    sum = fusedStep(sum, products.data() + first, std::min(step, products.size() - first), core, lateCarry);
  return sum;
}

} // namespace qkc::lawful
