#pragma once
// The front half of the road: files to typed contracts that were proved free of NaN, with their hashes.

#include "compiler/contract/contract.h"
#include "compiler/diag/sink.h"
#include "compiler/support/source_map.h"
#include "compiler/syntax/ast.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace qkc::driver {

struct Checked {
  contract::Contract contract;
  std::string hash; // semantic hash, first 16 hexadecimal digits of a SHA-256
};

// A file, or every *.qkc of a folder (not of its subfolders), in the order of names. Reports what can't be read.
std::vector<std::filesystem::path> contractFiles(const std::filesystem::path& path, diag::Sink& sink);
// The same of several, in their order; a file that is named twice, by whatever path, comes once.
std::vector<std::filesystem::path> contractFiles(const std::vector<std::string>& paths, diag::Sink& sink);

// The tree of a file whose text stays in `sources`; none after an error.
std::optional<syntax::File> parseFile(const std::filesystem::path& path, SourceMap& sources, diag::Sink& sink);

// The instances of a text that have no error. The text stays in `sources` under `name`, which is a file's path: a
// contract is named as its file is.
std::vector<Checked> checkText(std::string name, std::string text, SourceMap& sources, diag::Sink& sink);
// The same of a file.
std::vector<Checked> checkFile(const std::filesystem::path& path, SourceMap& sources, diag::Sink& sink);

// The same of files and folders of them. Each contract is one of its name: two are an error.
std::vector<Checked> checkAll(const std::vector<std::string>& paths, SourceMap& sources, diag::Sink& sink);
// Leaves one of each contract that comes from the same file more than once. Two contracts of one name from two files
// are reported: what is written for one would replace the other.
void keepOneOfEachName(std::vector<Checked>& contracts, const SourceMap& sources, diag::Sink& sink);

// What a stage gives, as text: "ast", "contract", "canonical". Empty after an error.
std::string dumpFile(const std::filesystem::path& path, const std::string& stage, SourceMap& sources, diag::Sink& sink);

} // namespace qkc::driver
