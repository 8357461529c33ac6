#pragma once

#include "runtime/probe/matrix_unit.h"

#include <string>
#include <vector>

// How a unit adds, found from what it returns for powers of two. No model of any unit is assumed but this: products are
// exact; those of one step, with what was summed before, are cut some bits below the largest of them and added exactly;
// what comes out is cut to the bits of the result.
namespace qkc::probe {

enum class Cut { toZero, nearestEven, away, toMinus, toPlus, none, unknown };
const char* name(Cut cut);

struct Accumulation {
  // Places k that are added in one step, each ascending; the steps by their first place.
  std::vector<std::vector<int>> steps;
  int keep = 0;               // bits below the leading one of a step's largest term that its terms keep
  bool keepIsLeast = false;   // the unit's operands show no more: at least so many
  int keepOfStart = 0;        // the same for the sum that comes in, where it is small beside products
  int keepBesideStart = 0;    // for products, where the sum that comes in is the largest
  Cut aligned = Cut::unknown; // how terms are cut
  int result = 0;             // bits below the leading one of the result
  bool resultIsLeast = false;
  Cut rounded = Cut::unknown; // how the result is cut
  // The products are summed from zero, as the rest says, and what comes in is added to their sum by an addition of its
  // own, whose result is cut so. unknown: it is a term of the first step.
  Cut startApart = Cut::unknown;
  std::string problem; // what does not fit the assumptions; empty where all does

  int stepLength() const; // of the longest step
};

// Throws what the unit throws.
Accumulation findAccumulation(MatrixUnit& unit);

struct IntegerAccumulation {
  bool exact = false; // sums of the largest products, and random ones
  bool wraps = false; // beyond 32 bits
  bool saturates = false;
};
IntegerAccumulation findAccumulation(IntegerUnit& unit);

} // namespace qkc::probe
