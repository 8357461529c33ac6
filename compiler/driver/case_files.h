#pragma once
// Cases and outputs as tensor files, so that a kernel can run elsewhere: one file a case, named case_0007.npz.

#include "compiler/diag/sink.h"
#include "runtime/cases/case.h"
#include "runtime/judge/check_call.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace qkc::driver {

// Writes the inputs of each case and an index, cases.json; the cases that an earlier index in the folder names go.
// False after an error, which is reported.
bool writeCases(const cases::Manifest& manifest, const std::vector<cases::Case>& cases,
                const std::filesystem::path& folder, const std::string& format, diag::Sink& sink);

// The seed of the cases that outputs in `folder` were computed for, where the index lies beside them. An index of
// another contract, of another version of this one or of another seed than `wanted` is reported.
std::optional<std::uint64_t> indexedSeed(const cases::Manifest& manifest, const std::filesystem::path& folder,
                                         std::optional<std::uint64_t> wanted, diag::Sink& sink);

// Reads the outputs for each case from case_NNNN.npz or .safetensors: a tensor for every inout and output, by name, of
// the contract's shape and element width. What is missing or does not fit is reported.
std::optional<std::vector<judge::Outputs>> readOutputs(const cases::Manifest& manifest,
                                                       const std::vector<cases::Case>& cases,
                                                       const std::filesystem::path& folder, diag::Sink& sink);

} // namespace qkc::driver
