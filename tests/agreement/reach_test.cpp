// How much wider than the evaluator's a checker's bounds are, on every contract with enclosures: it accepts the first
// and the last value that the evaluator admits, and rejects the values beyond what it admits once widened by 2^-30 of
// each radius and (n + 2) 2^-51 S.

#include "compiler/contract/queries.h"
#include "compiler/driver/back_end.h"
#include "compiler/driver/exact_call.h"
#include "compiler/driver/kill_matrix.h"
#include "compiler/numeric/codes.h"
#include "compiler/semantics/judge.h"
#include "compiler/semantics/packing.h"
#include "runtime/judge/verdict_builder.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <set>

using namespace qkc;

namespace {

namespace fs = std::filesystem;

constexpr std::int64_t kMostElements = 600; // of a case: the evaluator is exact and slow
constexpr std::size_t kMostCases = 16;

bool isBounded(const contract::Contract& contract, const contract::Arm& arm) {
  return arm.tolerance.isStated() || contract.node(arm.value).kind == contract::ValueKind::enclosure;
}

// Outputs with bounds that nothing else reads: their codes may be changed alone.
std::vector<contract::QuantityId> boundedOutputs(const contract::Contract& contract) {
  std::set<contract::QuantityId> read;
  for (contract::QuantityId id = 0; id < static_cast<contract::QuantityId>(contract.quantities.size()); ++id)
    for (const contract::QuantityId output : contract::readsOutputs(contract, contract.quantity(id)))
      if (output != id)
        read.insert(output);
  std::vector<contract::QuantityId> found;
  for (contract::QuantityId id = 0; id < static_cast<contract::QuantityId>(contract.quantities.size()); ++id) {
    const contract::Quantity& q = contract.quantity(id);
    if (q.role == contract::Role::output && !read.contains(id) &&
        std::ranges::any_of(q.arms, [&](const contract::Arm& arm) { return isBounded(contract, arm); }))
      found.push_back(id);
  }
  return found;
}

// Codes of one output, and how many of them were moved.
struct Moved {
  std::vector<std::uint64_t> codes;
  std::size_t count = 0;
};

class Reaches {
public:
  Reaches(device::Device& device, const driver::Checked& checked, const SourceMap& sources)
      : contract_(checked.contract) {
    diag::Sink sink;
    const auto texts = driver::lowerContract(checked, sources, sink);
    REQUIRE(texts.has_value());
    std::string problem;
    auto forJudge = driver::judgeTexts(*texts, problem);
    REQUIRE_MESSAGE(forJudge.has_value(), problem);
    checker_ = judge::Checker::compile(device, std::move(*forJudge), problem);
    REQUIRE_MESSAGE(checker_ != nullptr, problem);
    const std::string function = "qkc_" + texts->name;
    reference_ =
        driver::compileTrusted(device, checker_->texts(), "reference.cu", texts->reference, function, 1, problem);
    REQUIRE_MESSAGE(reference_ != nullptr, problem);
    entry_ = {reference_.get(), reference_->entry(function)};
  }

  void run() {
    auto suite = cases::buildCases(checker_->manifest(), 0);
    const std::int64_t limit = std::max(kMostElements, driver::largestTensor(checker_->manifest(), suite.front()));
    std::erase_if(suite,
                  [&](const cases::Case& one) { return driver::largestTensor(checker_->manifest(), one) > limit; });
    suite.resize(std::min(suite.size(), limit > kMostElements ? 2 : kMostCases));
    for (const cases::Case& one : suite) {
      CAPTURE(one.name);
      judgeCase(one);
    }
  }

  std::size_t elements = 0; // with bounds
  std::size_t slivers = 0;  // ends that widening moves

private:
  void judgeCase(const cases::Case& one) {
    const judge::Outputs outputs = judge::runTrusted(checker_->manifest(), entry_, one);
    const semantics::Call call = driver::exactCall(contract_, checker_->manifest(), one, outputs);
    if (rejected(one, outputs) != 0)
      return; // a case that the reference is not judged on
    semantics::Judge exact(contract_);
    exact.add(call);
    semantics::Judge wide(contract_, semantics::Judge::Until::end, semantics::Reach::widened);
    wide.add(call);
    for (const contract::QuantityId output : boundedOutputs(contract_)) {
      CAPTURE(contract_.quantity(output).name);
      const auto& arms = contract_.quantity(output).arms;
      const bool sharesValues = std::ranges::any_of(arms, [](const contract::Arm& arm) { return arm.oneValue; });
      for (const bool up : {false, true}) {
        const Moved inside = moved(exact, call, output, up, false);
        const Moved beyond = moved(wide, call, output, up, true);
        elements += inside.count;
        for (std::size_t k = 0; k < beyond.codes.size(); ++k)
          slivers += beyond.codes[k] != call.returned[at(output)].codes[k] &&
                             !isNext(output, inside.codes[k], beyond.codes[k], up)
                         ? 1
                         : 0;
        if (!sharesValues) // one value of a scalar explains a row, not each end
          CHECK(rejected(one, with(outputs, call, output, inside)) == 0);
        CHECK(rejected(one, with(outputs, call, output, beyond)) == beyond.count);
      }
    }
  }

  static std::size_t at(contract::QuantityId id) { return static_cast<std::size_t>(id); }

  const numeric::Format& formatOf(contract::QuantityId output) const { return *contract_.quantity(output).type.format; }

  bool isNext(contract::QuantityId output, std::uint64_t code, std::uint64_t next, bool up) const {
    const numeric::Format& format = formatOf(output);
    const numeric::Value value = numeric::decode(format, code);
    const auto step = up ? numeric::nextUp(format, value) : numeric::nextDown(format, value);
    return step && compare(*step, numeric::decode(format, next)) == 0;
  }

  // The ends of one path, the same for all elements, or the values beyond those of every path.
  Moved moved(const semantics::Judge& judge, const semantics::Call& call, contract::QuantityId output, bool up,
              bool beyond) const {
    const numeric::Format& format = formatOf(output);
    Moved result{call.returned[at(output)].codes, 0};
    for (const semantics::JudgedElement& element : judge.elements()) {
      if (element.output != output || element.highest.empty() || element.standing != semantics::Standing::accepted)
        continue;
      const auto& ends = up ? element.highest : element.admissible;
      if (std::ranges::any_of(ends, [](const auto& end) { return !end.has_value(); }))
        continue;
      numeric::Value farthest = numeric::decode(format, *ends.front());
      for (const auto& end : ends) {
        const numeric::Value value = numeric::decode(format, *end);
        if (beyond && (compare(value, farthest) > 0) == up)
          farthest = value;
      }
      if (beyond) {
        const auto next = up ? numeric::nextUp(format, farthest) : numeric::nextDown(format, farthest);
        if (!next || !next->isFinite())
          continue;
        farthest = *next;
      }
      result.codes[element.offset] = numeric::encode(format, farthest);
      ++result.count;
    }
    return result;
  }

  judge::Outputs with(judge::Outputs outputs, const semantics::Call& call, contract::QuantityId output,
                      const Moved& moved) const {
    semantics::Tensor content = call.returned[at(output)];
    content.codes = moved.codes;
    semantics::pack(contract_, call.dims, output, content, outputs[place(output)]);
    return outputs;
  }

  // Of a tensor among those that come back.
  std::size_t place(contract::QuantityId output) const {
    std::size_t next = 0;
    for (const cases::Parameter& p : checker_->manifest().prototype) {
      if (p.kind != cases::ParameterKind::tensor || p.role == cases::TensorRole::in || p.sharesBuffer)
        continue;
      if (p.buffer == contract_.quantity(output).name)
        return next;
      ++next;
    }
    FAIL("an output of no buffer");
    return 0;
  }

  std::size_t rejected(const cases::Case& one, const judge::Outputs& outputs) const {
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
  std::unique_ptr<judge::Checker> checker_;
  std::unique_ptr<device::Program> reference_;
  judge::TrustedFunction entry_;
};

} // namespace

TEST_CASE("checkers reach no further than the evaluator's bounds, widened") {
  std::string problem;
  const auto device = device::openCpuDevice(problem);
  REQUIRE_MESSAGE(device != nullptr, problem);
  if (const char* kept = std::getenv("QKC_CACHE_DIR"))
    device->setCacheFolder(kept);
  int contracts = 0;
  for (const char* folder : {"contracts", "tests/contracts"}) {
    diag::Sink sink;
    for (const fs::path& file : driver::contractFiles(fs::path(QKC_SOURCE_DIR) / folder, sink)) {
      SourceMap sources;
      for (const driver::Checked& checked : driver::checkFile(file, sources, sink)) {
        if (boundedOutputs(checked.contract).empty())
          continue;
        CAPTURE(checked.contract.name);
        Reaches reaches(*device, checked, sources);
        reaches.run();
        MESSAGE(checked.contract.name << ": " << reaches.elements << " ends, " << reaches.slivers
                                      << " that widening moves");
        CHECK(reaches.elements > 0);
        ++contracts;
      }
    }
    REQUIRE(!sink.hasErrors());
  }
  CHECK(contracts > 5);
}
