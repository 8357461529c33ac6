#pragma once
// Inputs that are likely to show trouble: zeros, ends of formats and domains, groups of numbers around one random
// magnitude.

#include "compiler/semantics/call.h"

#include <cstdint>
#include <vector>

namespace qkc::semantics {

// A small generator (splitmix64): equal seeds give equal witnesses everywhere.
class Random {
public:
  explicit Random(std::uint64_t seed) : state_(seed) {}
  std::uint64_t next();
  std::uint64_t below(std::uint64_t bound) { return next() % bound; }
  std::int64_t between(std::int64_t low, std::int64_t high) {
    return low + static_cast<std::int64_t>(below(static_cast<std::uint64_t>(high - low) + 1));
  }

private:
  std::uint64_t state_;
};

// Draws codes of one input.
class Sampler {
public:
  explicit Sampler(const contract::Quantity& input);

  // Every element of the tensor, around one magnitude.
  void fill(Tensor& tensor, Random& random) const;
  // An input of the call, in whose domain an extent of the call may stand: indices below it, a permutation.
  static void fillInput(const contract::Contract& contract, Call& call, contract::QuantityId input, Random& random);
  // Simpler values to try in place of a code, simplest first.
  std::vector<std::uint64_t> simpler(std::uint64_t code) const;

private:
  std::uint64_t draw(Random& random, std::int64_t band) const;
  void addSpecial(const numeric::Value& value);
  bool admits(const numeric::Value& value) const;

  const numeric::Format& format_;
  const contract::Domain& domain_;
  std::vector<std::uint64_t> specials_; // codes; never empty
  bool admitsZero_ = false;
};

} // namespace qkc::semantics
