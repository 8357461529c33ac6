#pragma once
// The ways in which the header under test was compiled into this program.

#include "stdlib/device/tests/subject.h"

#include <vector>

namespace qkc::subject {

// Those that this processor can run; the others are named on standard output, once.
const std::vector<Subject>& ways();

} // namespace qkc::subject
