#pragma once
// A counter-based generator (Philox 4x32-10, Salmon et al. 2011): the same numbers on every machine for the same key
// and counter, in any order.

#include <array>
#include <cmath>
#include <cstdint>

namespace qkc::cases {

inline std::array<std::uint32_t, 4> philox(std::array<std::uint32_t, 4> counter, std::array<std::uint32_t, 2> key) {
  for (int round = 0; round < 10; ++round) {
    const std::uint64_t a = std::uint64_t{0xD2511F53} * counter[0];
    const std::uint64_t b = std::uint64_t{0xCD9E8D57} * counter[2];
    counter = {static_cast<std::uint32_t>(b >> 32U) ^ counter[1] ^ key[0], static_cast<std::uint32_t>(b),
               static_cast<std::uint32_t>(a >> 32U) ^ counter[3] ^ key[1], static_cast<std::uint32_t>(a)};
    key = {key[0] + 0x9E3779B9U, key[1] + 0xBB67AE85U};
  }
  return counter;
}

// A stream of draws for one tensor of one case.
class Draws {
public:
  Draws(std::uint64_t seed, std::uint32_t caseNumber, std::uint32_t stream)
      : key_{static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32U)}, case_(caseNumber),
        stream_(stream) {}

  std::uint32_t bits() {
    if (used_ == 4) {
      block_ = philox(
          {static_cast<std::uint32_t>(counter_), static_cast<std::uint32_t>(counter_ >> 32U), case_, stream_}, key_);
      ++counter_;
      used_ = 0;
    }
    return block_[static_cast<std::size_t>(used_++)];
  }
  // 0 <= result < count; count >= 1.
  std::int64_t below(std::int64_t count) {
    const std::uint64_t wide = (static_cast<std::uint64_t>(bits()) << 32U) | bits();
    return static_cast<std::int64_t>(wide % static_cast<std::uint64_t>(count));
  }
  // In [0, 1), a multiple of 2^-53.
  double unit() {
    const std::uint64_t wide = (static_cast<std::uint64_t>(bits()) << 32U) | bits();
    return static_cast<double>(wide >> 11U) * 0x1p-53;
  }
  double between(double low, double high) { return low + (high - low) * unit(); }
  bool oneIn(int n) { return below(n) == 0; }
  // Sum of twelve uniforms: close to normal, the same on every machine, no library function.
  double normal() {
    double sum = -6;
    for (int k = 0; k < 12; ++k)
      sum += unit();
    return sum;
  }

private:
  std::array<std::uint32_t, 2> key_;
  std::uint32_t case_;
  std::uint32_t stream_;
  std::uint64_t counter_ = 0;
  std::array<std::uint32_t, 4> block_{};
  int used_ = 4;
};

} // namespace qkc::cases
