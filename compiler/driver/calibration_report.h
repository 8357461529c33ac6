#pragma once
// Calibrations as people read them.

#include "compiler/driver/calibration.h"

#include <vector>

namespace qkc::driver {

// A line for each contract and their sum; with `details` everything that a record holds.
void printCalibrations(const std::vector<Calibration>& calibrations, bool details);

} // namespace qkc::driver
