#pragma once
// How many codes of a contract stay undecided on plain data: what a cap such as `mask 2% on normal` is held against. A
// property of contract and inputs, never of a candidate.

#include "compiler/contract/contract.h"
#include "compiler/driver/kill_matrix.h"
#include "runtime/device/device.h"
#include "runtime/judge/judge_candidate.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace qkc::driver {

struct MaskRow {
  std::string clause;
  std::string population;
  double cap = 0; // percent
  std::uint64_t judged = 0, masked = 0, wide = 0;

  double percent() const { return judged == 0 ? 0 : 100.0 * static_cast<double>(masked) / static_cast<double>(judged); }
  bool isOver() const { return percent() > cap; }
};

// One row for each arm with a mask, from the reference's outputs on random cases in the shapes of the suite.
// `reference` is the module reference.cu. None with what is wrong in `problem`: where the reference does not compile,
// or where a population is none that cases have.
std::optional<std::vector<MaskRow>> masksOf(device::Device& device, const judge::Checker& checker,
                                            const contract::Contract& contract, const std::string& reference,
                                            std::string& problem);

// The same, where the random cases were run already.
std::optional<std::vector<MaskRow>> masksOf(ReferenceRuns& random, const contract::Contract& contract,
                                            std::string& problem);

} // namespace qkc::driver
