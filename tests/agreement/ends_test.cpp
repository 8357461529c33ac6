// Where bounds end: the emitted checker accepts the first and the last value that the exact evaluator admits, and
// rejects the values beyond them. Its tests that accept early must not reach further than the bounds.

#include "compiler/driver/back_end.h"
#include "compiler/driver/exact_call.h"
#include "compiler/semantics/judge.h"
#include "compiler/semantics/packing.h"
#include "runtime/judge/verdict_builder.h"

#include <doctest/doctest.h>

#include <cstdlib>
#include <filesystem>

using namespace qkc;

namespace {

namespace fs = std::filesystem;

// The next code in the order of values, of a format with sign and magnitude.
std::uint64_t stepped(std::uint64_t code, int width, bool up) {
  const std::uint64_t sign = std::uint64_t{1} << (width - 1);
  if ((code & ~sign) == 0)
    return up ? 1 : sign | 1;
  return ((code & sign) != 0) == up ? code - 1 : code + 1;
}

struct Ends {
  std::vector<std::uint64_t> first, last;
};

Ends endsOf(const contract::Contract& contract, semantics::Call call) {
  semantics::Judge judge(contract);
  judge.add(std::move(call));
  Ends ends;
  for (const semantics::JudgedElement& element : judge.elements()) {
    REQUIRE(element.standing != semantics::Standing::undecided);
    REQUIRE(element.admissible.size() == 1);
    REQUIRE(element.offset == ends.first.size());
    ends.first.push_back(element.admissible.front().value());
    ends.last.push_back(element.highest.front().value());
  }
  return ends;
}

class EndsOfContract {
public:
  EndsOfContract(device::Device& device, const driver::Checked& checked, const SourceMap& sources)
      : contract_(checked.contract) {
    diag::Sink sink;
    const auto texts = driver::lowerContract(checked, sources, sink);
    REQUIRE(texts.has_value());
    std::string problem;
    auto forJudge = driver::judgeTexts(*texts, problem);
    REQUIRE_MESSAGE(forJudge.has_value(), problem);
    checker_ = judge::Checker::compile(device, std::move(*forJudge), problem);
    REQUIRE_MESSAGE(checker_ != nullptr, problem);
    while (contract_.quantity(output_).role != contract::Role::output)
      ++output_;
  }

  void judgeCase(const cases::Extents& dims, const char* inputClass, std::uint32_t seed) {
    const cases::Case one = cases::buildCase(checker_->manifest(), seed, seed, dims, inputClass);
    const judge::Outputs none = judge::emptyOutputs(checker_->manifest(), one);
    const semantics::Call call = driver::exactCall(contract_, checker_->manifest(), one, none);
    const Ends ends = endsOf(contract_, call);
    const int width = contract_.quantity(output_).type.format->storageBits;
    const auto beyond = [&](std::vector<std::uint64_t> codes, bool up) {
      for (std::uint64_t& code : codes)
        code = stepped(code, width, up);
      return codes;
    };
    const std::size_t all = ends.first.size();
    CHECK(rejected(one, call, ends.first) == 0);
    CHECK(rejected(one, call, ends.last) == 0);
    CHECK(rejected(one, call, beyond(ends.first, false)) == all);
    CHECK(rejected(one, call, beyond(ends.last, true)) == all);
    elements += all;
    for (std::size_t k = 0; k < all; ++k)
      wide += ends.first[k] != ends.last[k] ? 1 : 0;
  }

  std::size_t elements = 0, wide = 0;

private:
  // Rejected elements where the output holds these codes.
  std::size_t rejected(const cases::Case& one, const semantics::Call& call, std::vector<std::uint64_t> codes) {
    judge::Outputs outputs = judge::emptyOutputs(checker_->manifest(), one);
    semantics::Tensor content = call.returned[static_cast<std::size_t>(output_)];
    content.codes = std::move(codes);
    semantics::pack(contract_, call.dims, output_, content, outputs[0]);
    judge::Options options;
    options.keepPositions = 0;
    judge::VerdictBuilder builder(*checker_, options);
    builder.addCall(one, outputs);
    builder.finish();
    std::size_t count = 0;
    for (const judge::ClauseVerdict& row : builder.verdict().clauses)
      count += row.rejected;
    return count;
  }

  const contract::Contract& contract_;
  contract::QuantityId output_ = 0;
  std::unique_ptr<judge::Checker> checker_;
};

} // namespace

TEST_CASE("sums and products: the checker's bounds end where the evaluator's do") {
  std::string problem;
  const auto device = device::openCpuDevice(problem);
  REQUIRE_MESSAGE(device != nullptr, problem);
  if (const char* kept = std::getenv("QKC_CACHE_DIR"))
    device->setCacheFolder(kept);
  diag::Sink sink;
  int contracts = 0;
  for (const fs::path& file : driver::contractFiles(fs::path(QKC_SOURCE_DIR) / "tests/figures", sink)) {
    SourceMap sources;
    for (const driver::Checked& checked : driver::checkFile(file, sources, sink)) {
      CAPTURE(checked.contract.name);
      EndsOfContract contract(*device, checked, sources);
      std::uint32_t seed = 0;
      for (const std::int64_t terms : {1, 2, 3, 40})
        for (const char* inputClass : {"dots", "normal"})
          contract.judgeCase({{"M", 60}, {"K", terms}}, inputClass, seed++);
      MESSAGE(checked.contract.name << ": " << contract.elements << " elements, " << contract.wide
                                    << " with more than one value");
      CHECK(contract.wide > 0);
      ++contracts;
    }
  }
  CHECK(contracts == 8);
}
