#pragma once
// mutants.cu: the references of all mutants of an instance in one text, behind one switch; and one mutant as a
// candidate.

#include "compiler/emit/emit.h"
#include "compiler/emit/manifest.h"

#include <span>

namespace qkc::emit {

struct MutantSource {
  MutantEntry entry;
  const contract::Contract* contract = nullptr;
};

struct MutantTexts {
  std::string module;               // mutants.cu
  std::vector<MutantEntry> entries; // those in it, in the switch's order
};

// Mutants that cannot be lowered (a real computation that became too wide, say) are left out.
MutantTexts emitMutants(const Input& input, std::span<const MutantSource> mutants, const std::string& hash);

// The checkers of mutants in one text: each judges a call by its changed contract.
struct CheckerTexts {
  struct Entry {
    std::string id;
    std::string function; // as a checker's, extern "C"
    std::string manifest; // of the changed contract: its arms and groups
  };
  std::string module;
  std::vector<Entry> entries;
};
CheckerTexts emitMutantCheckers(const Input& input, std::span<const MutantSource> mutants);

// A stand-alone candidate that behaves as the mutant. Empty where it cannot be lowered.
std::string emitMutantCandidate(const Input& input, const MutantSource& mutant);

} // namespace qkc::emit
