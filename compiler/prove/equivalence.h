#pragma once
// Proofs that a mutant's reference writes what the contract's own would: outputs that no case can tell apart.
//
// A mutant changes arms of definitions. The value of each and the original's are compared as terms over inputs and
// reductions, on parts of the inputs; where a let does differ, what reads it is compared. Where a part leaves the
// comparison open it is halved along an input or a reduction, down to single values: a proof by intervals where the
// parts stay wide, by enumeration where they don't. Sound for every shape and every input that the contract admits; it
// finds no proof for everything that is equivalent.

#include "compiler/contract/contract.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace qkc::prove {

enum class Method {
  interval,  // by ranges and fineness of values, on all inputs at once
  enumerate, // the same on parts of the inputs, down to single values where needed
  mask,      // it differs inside the enclosure alone
};
std::string_view name(Method method);

struct Proof {
  Method method = Method::interval;
  std::vector<std::string> over; // what was divided: "a[t]"
  std::int64_t parts = 0;
};

struct Limits {
  std::int64_t parts = 4000; // an input of few values alone is gone through in any case
  bool differs = false;      // on some input, as was seen: what holds but for the mask is not sought without it
};

struct Search {
  std::optional<Proof> proof;
  // Where none was found: what stands in the way, for people ("a[t] = 3, x[t, h] = 1: 4 and 5").
  std::string open;
};

// `mutant` is `original` with one clause changed, as mutate::mutantsOf makes it: nodes are only added.
Search findProof(const contract::Contract& original, const contract::Contract& mutant, const Limits& limits = {});

// That the references of two mutants of `base` write the same, whatever the inputs. Never by the mask.
Search findSameness(const contract::Contract& base, const contract::Contract& first, const contract::Contract& second,
                    const Limits& limits = {});

} // namespace qkc::prove
