#pragma once

#include "compiler/contract/freedoms.h"

namespace qkc::contract {

// Whether a rule of docs/semantics.md bounds what the freedoms allow; the others are typed and not judged yet.
inline bool isBounded(const Freedoms& freedoms) {
  return !freedoms.factorOut && !freedoms.online && !freedoms.baseTwo && !freedoms.pieces;
}

} // namespace qkc::contract
