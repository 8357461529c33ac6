#pragma once
// Calibrates contracts in processes of their own, or takes what their records say.

#include "compiler/driver/calibration.h"
#include "compiler/driver/command.h"

#include <vector>

namespace qkc::driver {

struct CalibrateAllOptions {
  bool fresh = false;    // whatever the records say
  bool check = false;    // fresh, held against the records, which stay as they are
  bool recorded = false; // from the records alone: one that is not of today is a failure
  bool details = false;
  bool costs = false; // print where the processor time of each went
  int jobs = 0;       // 0: one for each processor
};

// Contracts, families, .qkc files and folders of them. 0 where all are green (and, with `check`, as recorded), 1 where
// one is not, 2 after an error.
int calibrateAll(Session& session, const std::vector<std::string>& contracts, const Places& places,
                 const CalibrateAllOptions& options);

} // namespace qkc::driver
