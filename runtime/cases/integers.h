#pragma once
// Integer inputs and parameters: ends of the domain, small numbers, odd multiples of powers of two (they make fixed
// point meet its ties), uniform ones; places that are distinct.

#include "runtime/cases/format.h"
#include "runtime/cases/manifest.h"
#include "runtime/cases/philox.h"

#include <cstdint>
#include <span>
#include <vector>

namespace qkc::cases {

// The values that a domain admits, of a format, at some extents.
struct IntegerRange {
  std::int64_t low = 0, high = 0; // inclusive; low > high: none
};
IntegerRange integerRange(const Format& format, const Domain& domain, const Extents& extents);

std::int64_t drawInteger(const IntegerRange& range, Draws& draws);

// Codes of a tensor. Every third tensor holds nearly one value, an end of its domain: sums then grow as far as they
// can. Another third holds small values: an addend that is beside a sum of products does not hide it. Where its values
// are distinct and run out, the rest is the value that may stand twice.
void drawIntegers(const Format& format, const Domain& domain, const Extents& extents, Draws& draws,
                  std::span<std::uint64_t> codes);
// Each value of the domain as likely as any other; tensors whose values depend on one another as above.
void drawUniform(const Format& format, const Domain& domain, const Extents& extents, Draws& draws,
                 std::span<std::uint64_t> codes);

// One value at every element but those in the upper half of all axes, which are 1 (0 where that is not admitted): along
// any axis a sum becomes large first and then takes many small terms, which an accumulator of few bits loses.
void drawLongSums(const Format& format, const Domain& domain, const Extents& extents,
                  const std::vector<std::int64_t>& shape, Draws& draws, std::span<std::uint64_t> codes);

// Small values where it is the one tensor that is drawn, else 0 (the value next to it where that is not admitted).
void drawLone(const Format& format, const Domain& domain, const Extents& extents, bool isDrawn, Draws& draws,
              std::span<std::uint64_t> codes);

// Whether a tensor's values depend on one another: there is one way to draw them.
bool isBound(const Domain& domain);

// Whether so many elements can hold different values where they must.
bool canBeDistinct(const Format& format, const Domain& domain, const Extents& extents, std::int64_t count);

} // namespace qkc::cases
