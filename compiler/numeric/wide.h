#pragma once
// Bit counts of 128-bit integers and their way to and from GMP; internal to this room.

#include "compiler/numeric/exact.h"

#include <bit>
#include <cstdint>

namespace qkc::numeric {

inline std::uint64_t upperHalf(UInt128 n) {
  return static_cast<std::uint64_t>(n >> 64U);
}
inline std::uint64_t lowerHalf(UInt128 n) {
  return static_cast<std::uint64_t>(n);
}

// Bits up to the leading 1; 0 for 0.
inline int bitLength(UInt128 n) {
  return upperHalf(n) != 0 ? 64 + static_cast<int>(std::bit_width(upperHalf(n)))
                           : static_cast<int>(std::bit_width(lowerHalf(n)));
}

// n must not be 0.
inline int trailingZeros(UInt128 n) {
  return lowerHalf(n) != 0 ? std::countr_zero(lowerHalf(n)) : 64 + std::countr_zero(upperHalf(n));
}

static_assert(sizeof(unsigned long) == sizeof(std::uint64_t)); // GMP's words

inline mpz_class toInteger(UInt128 n) {
  mpz_class z(static_cast<unsigned long>(upperHalf(n)));
  z <<= 64;
  z += static_cast<unsigned long>(lowerHalf(n));
  return z;
}

// The lowest 128 bits of the magnitude.
inline UInt128 toUInt128(const mpz_class& z) {
  return (static_cast<UInt128>(mpz_getlimbn(z.get_mpz_t(), 1)) << 64U) | mpz_getlimbn(z.get_mpz_t(), 0);
}
static_assert(GMP_NUMB_BITS == 64);

} // namespace qkc::numeric
