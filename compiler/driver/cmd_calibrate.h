#pragma once
// `qkc calibrate`: measures a contract's bounds and masks.

#include "compiler/driver/command.h"

namespace qkc::driver {

Run addCalibrate(CLI::App& app);

} // namespace qkc::driver
