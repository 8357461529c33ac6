#pragma once
// Profiles of tensor cores: the library's, those that a probe measured, and how they compare.

#include "compiler/contract/freedoms.h"
#include "runtime/probe/accumulation.h"

#include <optional>
#include <string>
#include <vector>

namespace qkc::driver {

// The profile of that name in stdlib; none where there is none.
std::optional<contract::TensorCore> libraryProfile(const std::string& name);

// "sm90" for 90: the architecture whose profiles hold for a compute capability (10 * major + minor).
std::string profileArchitecture(int computeCapability);

// An instruction, what was found of it, and the name of its profile.
struct MeasuredUnit {
  std::string instruction; // "mma.sync f16"
  std::string profile;     // "sm90_f16"
  probe::Accumulation found;
};

// The profile that holds for all of the units: the fewest bits, the shortest step. None where one of them has a
// problem, or rounds in a way that profiles have no word for.
std::optional<contract::TensorCore> profileOf(const std::vector<MeasuredUnit>& units);

enum class Agreement {
  same,
  inside,    // keeps more bits or adds more products at once: the profile's bounds hold
  outside,   // they may not
  noProfile, // the library has none
};
Agreement compareProfiles(const contract::TensorCore& measured, const std::optional<contract::TensorCore>& library);
// "same", "step 32, the profile has 16"
std::string differences(const contract::TensorCore& measured, const contract::TensorCore& library);

// As the library writes them, `comment` behind the brace.
std::string profileText(const contract::TensorCore& profile, const std::string& comment);

// "2 of 16: {0, 1, 4, 5, ...}" where steps are not consecutive places; "16" for one step of all.
std::string stepsText(const probe::Accumulation& found);

} // namespace qkc::driver
