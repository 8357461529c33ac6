#pragma once
// From what a user types to a contract: an instance, a family, a .qkc file, or a folder under generated/.

#include "compiler/driver/back_end.h"

#include <filesystem>
#include <string>
#include <vector>

namespace qkc::driver {

struct Places {
  std::filesystem::path contracts = "contracts";
  std::filesystem::path generated = "generated";
};

// The texts of every instance that `what` means. A .qkc file is compiled anew; a name is taken from the generated
// folder where it stands there, else from the contracts. Unknown names are reported with suggestions.
std::vector<Texts> findTexts(const std::string& what, const Places& places, SourceMap& sources, diag::Sink& sink);

// The same, typed: always compiled from the contract's text.
std::vector<Checked> findContracts(const std::string& what, const Places& places, SourceMap& sources, diag::Sink& sink);

} // namespace qkc::driver
