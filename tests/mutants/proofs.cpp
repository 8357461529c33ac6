// Looks for a proof of each mutant that is named: `proofs CONTRACT_FILE INSTANCE MUTANT...`; all mutants without names.
#include "compiler/driver/front_end.h"
#include "compiler/mutate/mutants.h"
#include "compiler/prove/equivalence.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>

int main(int argc, char** argv) {
  using namespace qkc;
  SourceMap sources;
  diag::Sink sink;
  const std::vector<std::string> names(argv + 3, argv + argc);
  for (const driver::Checked& checked : driver::checkFile(argv[1], sources, sink)) {
    if (checked.contract.name != argv[2])
      continue;
    for (const mutate::Mutant& mutant : mutate::mutantsOf(checked.contract)) {
      if (!names.empty() && std::ranges::find(names, mutant.id) == names.end())
        continue;
      const auto start = std::chrono::steady_clock::now();
      const char* parts = std::getenv("QKC_PROOF_PARTS");
      const prove::Search search =
          prove::findProof(checked.contract, mutant.contract, {parts ? std::atoll(parts) : 20000});
      const double took = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
      if (search.proof)
        fmt::print("{} {}: {} in {} parts over {} ({:.2f} s)\n", checked.contract.name, mutant.id,
                   prove::name(search.proof->method), search.proof->parts, fmt::join(search.proof->over, ", "), took);
      else
        fmt::print("{} {}: OPEN {} ({:.2f} s)\n", checked.contract.name, mutant.id, search.open, took);
    }
  }
}
