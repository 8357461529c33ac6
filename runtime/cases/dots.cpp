#include "runtime/cases/dots.h"

#include <algorithm>
#include <cmath>

namespace qkc::cases {

namespace {

constexpr int kLargest = 8; // exponent of the largest element: products of two stay far from any overflow

} // namespace

DotRows::DotRows(const Format& format, const Domain& domain, Draws& draws)
    : format_(format), domain_(domain), draws_(draws), low_(domain.magnitudeLow.value_or(format.smallest)),
      high_(std::min(domain.magnitudeHigh.value_or(format.max), format.max)) {
  low_ = std::max(low_, format.smallest);
}

std::uint64_t DotRows::admit(double value) const {
  double size = std::clamp(std::fabs(value), low_, high_);
  if (domain_.high)
    size = std::min(size, *domain_.high);
  std::uint64_t code = format_.nearest(size);
  if (format_.decode(code) < low_)
    code = format_.atOrder(format_.order(code) + 1);
  if (format_.decode(code) > high_)
    code = format_.atOrder(format_.order(code) - 1);
  return code;
}

double DotRows::full(int exponent) {
  const std::uint64_t code = admit(std::ldexp(1 + draws_.unit(), exponent));
  const std::uint64_t odd = code | 1U;
  // Beyond the largest number lies no number.
  const bool isHeld = !format_.isNan(odd) && format_.decode(odd) <= high_;
  return format_.decode(isHeld || code < 2 ? odd : code - 1);
}

void DotRows::uneven(std::size_t row, std::span<std::uint64_t> codes) {
  const auto kind = static_cast<Kind>(row % kKinds);
  const int top = std::min(kLargest, std::ilogb(high_));
  std::ranges::fill(codes, format_.nearest(0.0));
  switch (kind) {
  case Kind::one:
    // Just above a tie of bf16: what is above has 14 bits, so that operands of 11 lose it.
    codes[place(codes.size())] =
        admit(row / kKinds % 2 == 0 ? full(top - 1) : std::ldexp(1 + 0x1p-8 + 0x1p-14, top - 1));
    break;
  case Kind::pair: {
    const std::size_t variant = row / kKinds % 4;
    const double half = std::ldexp(1.0, top - (variant % 2 == 0 ? 8 : 11));
    const std::size_t first = place(std::min<std::size_t>(codes.size(), 64)); // all in one block
    const auto put = [&](std::size_t k, double value) {
      if (k < codes.size())
        codes[(first + k) % codes.size()] = admit(value);
    };
    put(0, std::ldexp(1.0, top));
    put(1, half);
    if (variant >= 2) // from an odd significand: nearest even is the larger neighbour
      put(2, 2 * half);
    break;
  }
  case Kind::few:
    for (std::size_t k = 0; k < std::min<std::size_t>(33, codes.size()); ++k)
      codes[place(codes.size())] = admit(full(top - static_cast<int>(draws_.below(4))));
    break;
  case Kind::stagnant: {
    static constexpr int kLost[] = {9, 12, 14};
    const std::uint64_t small = admit(std::ldexp(1.0, top - kLost[row / kKinds % 3]));
    std::ranges::fill(codes, small);
    codes.front() = admit(std::ldexp(1.0, top));
    break;
  }
  case Kind::alone: {
    constexpr std::size_t kBlock = 128;
    const std::uint64_t small = admit(std::ldexp(1.875, top - 14));
    for (std::size_t k = kBlock; k < codes.size(); ++k)
      codes[k] = small;
    codes.front() = admit(std::ldexp(1.0, top));
    break;
  }
  case Kind::even:
    for (std::uint64_t& code : codes)
      code = admit(full(top - 2));
  }
}

void DotRows::plain(std::size_t row, std::span<std::uint64_t> codes) {
  const int exponent = std::clamp(0, std::ilogb(low_), std::ilogb(high_));
  for (std::uint64_t& code : codes)
    code = admit(row % 2 == 0 ? std::ldexp(1.0, exponent) : full(exponent));
}

} // namespace qkc::cases
