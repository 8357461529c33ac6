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
  bool generatedIsNamed = false; // by the user: it may be made
};

// The texts of every instance that `what` means. Where the contract's text is at hand it is compiled anew, so that no
// older state of generated/ is judged by; else the name is taken from the generated folder. Unknown names are reported
// with suggestions.
std::vector<Texts> findTexts(const std::string& what, const Places& places, SourceMap& sources, diag::Sink& sink);

// The same, typed: always compiled from the contract's text.
std::vector<Checked> findContracts(const std::string& what, const Places& places, SourceMap& sources, diag::Sink& sink);

// The same of all .qkc files of a folder where `what` is one; else as findContracts.
std::vector<Checked> findContractsOrFolder(const std::string& what, const Places& places, SourceMap& sources,
                                           diag::Sink& sink);

} // namespace qkc::driver
