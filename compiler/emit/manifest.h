#pragma once
// contract.json: all that the runtime knows of a contract. Its schema is qkc.contract/1; docs/manifest.md lists the
// fields.

#include "compiler/emit/functions.h"

#include <string>

namespace qkc::emit {

struct MutantEntry {
  std::string id; // "codes.rounding.half_away"
  std::string clause;
  std::string facet;
  std::string text; // what it does, one line
};

std::string emitManifest(const Input& input, const std::string& hash, const std::vector<MutantEntry>& mutants);

} // namespace qkc::emit
