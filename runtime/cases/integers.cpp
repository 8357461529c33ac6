#include "runtime/cases/integers.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>
#include <vector>

namespace qkc::cases {

namespace {

constexpr std::int64_t kFewValues = std::int64_t{1} << 20; // ranges up to this size are shuffled

std::int64_t toInteger(double value) {
  constexpr double kLimit = 0x1p63;
  if (value >= kLimit)
    return std::numeric_limits<std::int64_t>::max();
  return value <= -kLimit ? std::numeric_limits<std::int64_t>::min() : static_cast<std::int64_t>(std::floor(value));
}

std::uint64_t codeOf(const Format& format, std::int64_t value) {
  const std::uint64_t mask = format.bits == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << format.bits) - 1;
  return static_cast<std::uint64_t>(value) & mask;
}

// Values in a random order, without repetition; those that are taken first are the first of a permutation.
class Distinct {
public:
  Distinct(const IntegerRange& range, std::optional<double> unless, Draws& draws) : range_(range), draws_(draws) {
    if (unless)
      unless_ = toInteger(*unless);
    if (range.high - range.low >= kFewValues)
      return;
    for (std::int64_t value = range.low; value <= range.high; ++value)
      if (!unless || value != unless_)
        left_.push_back(value);
    isShuffled_ = true;
  }

  std::optional<std::int64_t> next() {
    if (isShuffled_) {
      if (left_.empty())
        return std::nullopt;
      std::swap(left_[static_cast<std::size_t>(draws_.below(static_cast<std::int64_t>(left_.size())))], left_.back());
      const std::int64_t value = left_.back();
      left_.pop_back();
      return value;
    }
    for (;;) { // far more values than elements
      const std::int64_t value = range_.low + draws_.below(range_.high - range_.low);
      if (value != unless_ && seen_.insert(value).second)
        return value;
    }
  }

private:
  IntegerRange range_;
  Draws& draws_;
  std::int64_t unless_ = std::numeric_limits<std::int64_t>::min();
  bool isShuffled_ = false;
  std::vector<std::int64_t> left_;
  std::set<std::int64_t> seen_;
};

// Of a magnitude that is uniform in its exponent, as far as sums of products of 8 bits go.
std::int64_t drawSmall(const IntegerRange& range, Draws& draws) {
  constexpr std::int64_t kMost = std::int64_t{1} << 13;
  std::int64_t bits = 1;
  while ((std::int64_t{1} << bits) < std::min(kMost, std::max(range.high, -std::max(range.low, -kMost))))
    ++bits;
  const std::int64_t magnitude = draws.below(std::int64_t{1} << draws.below(bits + 1));
  return std::clamp(draws.oneIn(2) ? magnitude : -magnitude, range.low, range.high);
}

// A tie of a division by a power of two, or beside one by less than a float of that size holds.
std::int64_t besideTie(const IntegerRange& range, std::int64_t power, Draws& draws) {
  const std::int64_t tie = (2 * draws.below(8) + 1) * (std::int64_t{1} << power);
  return std::clamp((draws.oneIn(2) ? tie : -tie) + draws.below(5) - 2, range.low, range.high);
}

// Ends of consecutive groups: spread evenly, at random, or with all elements in few groups, so that some are empty.
void drawOffsets(const Format& format, std::int64_t last, Draws& draws, std::span<std::uint64_t> codes) {
  std::vector<std::int64_t> ends(codes.size());
  const auto groups = static_cast<std::int64_t>(ends.size()) - 1;
  const std::int64_t kind = draws.below(4);
  const std::int64_t middle = draws.below(last + 1);
  for (std::int64_t k = 0; k <= groups; ++k) {
    std::int64_t& end = ends[static_cast<std::size_t>(k)];
    if (kind == 0)
      end = groups == 0     ? last
            : groups > last ? k * last / groups // over all of them, not one each in the first
                            : k * (last / groups) + std::min(k, last % groups);
    else if (kind == 1)
      end = draws.oneIn(2) ? middle : draws.oneIn(2) ? 0 : last;
    else
      end = draws.below(last + 1);
  }
  std::ranges::sort(ends);
  if (!ends.empty()) {
    ends.front() = 0;
    ends.back() = last;
  }
  for (std::size_t k = 0; k < codes.size(); ++k)
    codes[k] = codeOf(format, ends[k]);
}

} // namespace

bool isBound(const Domain& domain) {
  return domain.distinct || domain.offsets || domain.permutation;
}

IntegerRange integerRange(const Format& format, const Domain& domain, const Extents& extents) {
  const double least = format.isSigned ? -format.max - 1 : 0;
  IntegerRange range{toInteger(std::max(domain.low.value_or(least), least)),
                     toInteger(std::min(domain.high.value_or(format.max), format.max))};
  if (!domain.below.is_null())
    range.high = std::min(range.high, evaluate(domain.below, extents) - 1);
  if (domain.positive)
    range.low = std::max<std::int64_t>(range.low, 1);
  if (domain.nonnegative)
    range.low = std::max<std::int64_t>(range.low, 0);
  return range;
}

namespace {

std::int64_t anyOf(const IntegerRange& range, Draws& draws) {
  const auto count = static_cast<std::uint64_t>(range.high) - static_cast<std::uint64_t>(range.low);
  const auto most = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max() - 1);
  return range.low + draws.below(static_cast<std::int64_t>(std::min(count, most)) + 1);
}

} // namespace

std::int64_t drawInteger(const IntegerRange& range, Draws& draws) {
  const auto within = [&](std::int64_t value) { return std::clamp(value, range.low, range.high); };
  const std::int64_t sign = draws.oneIn(2) ? -1 : 1;
  switch (draws.below(8)) {
  case 0:
    return range.high;
  case 1:
    return range.low;
  case 2:
    return within(0);
  case 3:
    return within(sign);
  case 4:
    return within(sign * draws.below(64));
  case 5:
    return besideTie(range, draws.below(29), draws);
  default:
    return anyOf(range, draws);
  }
}

void drawUniform(const Format& format, const Domain& domain, const Extents& extents, Draws& draws,
                 std::span<std::uint64_t> codes) {
  if (isBound(domain))
    return drawIntegers(format, domain, extents, draws, codes);
  const IntegerRange range = integerRange(format, domain, extents);
  for (std::uint64_t& code : codes)
    code = codeOf(format, anyOf(range, draws));
}

void drawIntegers(const Format& format, const Domain& domain, const Extents& extents, Draws& draws,
                  std::span<std::uint64_t> codes) {
  const IntegerRange range = integerRange(format, domain, extents);
  if (domain.offsets)
    return drawOffsets(format, range.high, draws, codes);
  if (!domain.distinct) {
    const std::int64_t kind = draws.below(7); // 0, 1: nearly one value; 2, 3: small ones; 4: ties; else mixed
    const std::int64_t end = draws.oneIn(2) ? range.high : range.low;
    const std::int64_t power = draws.below(29);
    for (std::uint64_t& code : codes) {
      const bool strays = draws.oneIn(16);
      code = codeOf(format, strays || kind > 4 ? drawInteger(range, draws)
                            : kind < 2         ? end
                            : kind == 4        ? besideTie(range, power, draws)
                                               : drawSmall(range, draws));
    }
    return;
  }
  Distinct values(range, domain.distinctUnless, draws);
  for (std::uint64_t& code : codes) {
    const bool repeats = domain.distinctUnless && draws.oneIn(4);
    const auto value = repeats ? std::nullopt : values.next();
    code = codeOf(format, value.value_or(toInteger(domain.distinctUnless.value_or(0))));
  }
}

void drawLongSums(const Format& format, const Domain& domain, const Extents& extents,
                  const std::vector<std::int64_t>& shape, Draws& draws, std::span<std::uint64_t> codes) {
  if (isBound(domain)) {
    drawIntegers(format, domain, extents, draws, codes);
    return;
  }
  const IntegerRange range = integerRange(format, domain, extents);
  const std::uint64_t large = codeOf(format, draws.oneIn(2) ? range.high : range.low);
  const std::uint64_t small = codeOf(format, std::clamp<std::int64_t>(1, range.low, range.high));
  for (std::size_t k = 0; k < codes.size(); ++k) {
    auto rest = static_cast<std::int64_t>(k);
    bool isUpper = true;
    for (auto extent = shape.rbegin(); extent != shape.rend(); ++extent) {
      isUpper = isUpper && rest % *extent >= *extent / 2;
      rest /= *extent;
    }
    codes[k] = isUpper ? small : large;
  }
}

void drawLone(const Format& format, const Domain& domain, const Extents& extents, bool isDrawn, Draws& draws,
              std::span<std::uint64_t> codes) {
  if (isBound(domain)) {
    drawIntegers(format, domain, extents, draws, codes);
    return;
  }
  const IntegerRange range = integerRange(format, domain, extents);
  for (std::uint64_t& code : codes)
    code = codeOf(format, isDrawn ? drawSmall(range, draws) : std::clamp<std::int64_t>(0, range.low, range.high));
}

bool canBeDistinct(const Format& format, const Domain& domain, const Extents& extents, std::int64_t count) {
  if (!domain.distinct || domain.distinctUnless)
    return true;
  const IntegerRange range = integerRange(format, domain, extents);
  return range.high - range.low >= count - 1;
}

} // namespace qkc::cases
