// No mutant that a case kills has a proof that it can't be told apart: every killed mutant of the records is put to the
// prover, with few parts, since a wrong proof would be a short one.
#include "compiler/driver/calibration.h"
#include "compiler/mutate/mutants.h"
#include "compiler/prove/equivalence.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

using namespace qkc;

namespace {

std::optional<driver::Calibration> recordOf(const std::string& contract) {
  std::ifstream in(std::string(QKC_SOURCE_DIR "/generated/") + contract + "/calibration.json");
  std::ostringstream text;
  text << in.rdbuf();
  return driver::fromJson(text.str());
}

bool isKilled(const driver::Calibration& record, const std::string& id) {
  return std::any_of(record.mutants.begin(), record.mutants.end(), [&](const driver::MutantRecord& mutant) {
    return mutant.id == id && mutant.outcome == driver::MutantRecord::Outcome::killed;
  });
}

} // namespace

TEST_CASE("killed mutants have no proof") {
  int tried = 0;
  for (const auto& file : std::filesystem::directory_iterator(QKC_SOURCE_DIR "/contracts")) {
    SourceMap sources;
    diag::Sink sink;
    for (const driver::Checked& checked : driver::checkFile(file.path(), sources, sink)) {
      const auto record = recordOf(checked.contract.name);
      REQUIRE_MESSAGE(record.has_value(), checked.contract.name);
      for (const mutate::Mutant& mutant : mutate::mutantsOf(checked.contract)) {
        if (!isKilled(*record, mutant.id))
          continue;
        ++tried;
        const prove::Search search = prove::findProof(checked.contract, mutant.contract, {.parts = 100});
        const bool isProved = search.proof && search.proof->method != prove::Method::mask;
        CHECK_MESSAGE(!isProved, checked.contract.name << " " << mutant.id);
      }
    }
  }
  CHECK(tried > 1000);
}
