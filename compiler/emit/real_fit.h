#pragma once
// Which exact reals a double holds. `in real` says that nothing rounds before the cast; generated text computes such
// values in double, which is right where every intermediate fits 53 bits and its exponent range, and the last operation
// before the cast may round to odd instead (a later rounding to 51 bits or fewer then equals the rounding of the exact
// value).

#include "compiler/contract/contract.h"

namespace qkc::emit {

// Every value of a node is a multiple of 2^quantum, below 2^top in magnitude, with at most `bits` significant bits.
struct RealFit {
  bool known = false;
  long quantum = 0;
  long top = 0;
  long bits = 0;

  bool inDouble() const { return known && bits <= 53 && quantum >= -1074 && top <= 1024; }
};

// The exact value of the node, a format's value or an exact expression of such. Not known for quotients and roots that
// are not by a power of two.
RealFit fitOf(const contract::Contract& contract, contract::NodeId id);

// Whether float holds every value of the node and of what it is computed from, so that float arithmetic is exact.
bool fitsSingle(const contract::Contract& contract, contract::NodeId id);

// 2^n of an exponent that is not constant.
bool isVariablePower(const contract::Contract& contract, const contract::Node& node);

} // namespace qkc::emit
