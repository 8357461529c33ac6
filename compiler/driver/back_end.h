#pragma once
// The back half of the road: a typed contract to the texts under generated/<instance>/.

#include "compiler/driver/front_end.h"
#include "compiler/mutate/mutants.h"
#include "compiler/mutate/run_mutants.h"
#include "runtime/judge/judge_candidate.h"

#include <filesystem>
#include <map>
#include <optional>
#include <string>

namespace qkc::driver {

struct Texts {
  std::string name;
  std::string prototype, checkerInterface, reference, checker, mutants, manifest, statement;
};

// None after an error, which is reported with its place.
std::optional<Texts> lowerContract(const Checked& checked, const SourceMap& sources, diag::Sink& sink);

// The mutants of a contract and its run mutants as stand-alone candidates: id to text.
std::map<std::string, std::string> mutantCandidates(const Checked& checked, const SourceMap& sources, diag::Sink& sink);

// The references of some variants of a contract in one text like mutants.cu, and what each is, in the switch's order.
struct VariantTexts {
  std::string module;
  std::vector<cases::Mutant> variants;
};
std::optional<VariantTexts> lowerVariants(const Checked& checked, const std::vector<mutate::Mutant>& variants,
                                          const SourceMap& sources, diag::Sink& sink);

// The run mutants of a contract in one text, a function for each.
struct RunMutantTexts {
  struct Entry {
    mutate::RunMutant mutant;
    std::string function;
  };
  std::string module;
  std::vector<Entry> entries;
};
std::optional<RunMutantTexts> lowerRunMutants(const Checked& checked, const SourceMap& sources, diag::Sink& sink);

// The checkers of some mutants in one text, by the mutants' ids.
struct CheckersText {
  struct Entry {
    std::string id, function, manifest;
  };
  std::string module;
  std::vector<Entry> entries;
};
std::optional<CheckersText> lowerCheckers(const Checked& checked, const std::vector<mutate::Mutant>& mutants,
                                          const SourceMap& sources, diag::Sink& sink);

// The files of an instance under `folder`/<instance>/.
std::map<std::filesystem::path, std::string> filesOf(const Texts& texts, const std::filesystem::path& folder);

// What the judge needs, with the portable headers. None, with what is wrong, where the manifest can't be read.
std::optional<judge::ContractTexts> judgeTexts(const Texts& texts, std::string& error);

} // namespace qkc::driver
