#pragma once
// Cases: concrete inputs for one call, built from a contract's manifest and a seed. Equal manifest and seed give equal
// bytes on every machine.

#include "runtime/cases/manifest.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace qkc::cases {

struct Tensor {
  std::string name;
  std::vector<std::int64_t> shape;
  std::vector<std::byte> bytes; // codes, row-major
};

struct Case {
  std::string name;        // "T=3 H=257 boundaries"
  std::string inputClass;  // of the class list in docs/cases.md
  bool population = false; // plain random data, as a model would give
  std::uint64_t seed = 0;
  std::uint32_t number = 0;   // its counter: seed and number give the case back
  Extents dims;               // derived ones included
  std::vector<Tensor> inputs; // in and inout tensors, in the prototype's order
  std::map<std::string, double> params;
};

// The pinned suite has seed 0. Shapes include extents of 1, of one less and one more than a warp and a block, and the
// multiples that the contract names; every shape holds boundary elements.
std::vector<Case> buildCases(const Manifest& manifest, std::uint64_t seed);

// Plain normal inputs in the same shapes: the control that shows what built cases are worth.
std::vector<Case> buildRandomCases(const Manifest& manifest, std::uint64_t seed);

// One case in given dims; classes as in buildCases, "mixture" for all of them. Throws std::runtime_error for dims that
// the contract does not admit.
Case buildCase(const Manifest& manifest, std::uint64_t seed, std::uint32_t number, const Extents& dims,
               const std::string& inputClass);

// What is wrong with dims, empty where nothing is.
std::string dimsProblem(const Manifest& manifest, const Extents& dims);

// The names of the classes.
std::vector<std::string> inputClasses();

} // namespace qkc::cases
