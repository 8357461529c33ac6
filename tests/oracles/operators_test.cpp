// Outputs of other people's operators, judged by the contracts that say what those operators do: all are admissible,
// and none is where it is changed. The calls are text (onnx_operators.py writes it); QKC_OPERATORS names a file of
// fresh ones, to be judged beside the committed ones.

#include "compiler/driver/back_end.h"
#include "compiler/driver/exact_call.h"
#include "compiler/semantics/judge.h"
#include "runtime/judge/verdict_builder.h"

#include <doctest/doctest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

using namespace qkc;

namespace {

namespace fs = std::filesystem;

struct Call {
  std::string contract;
  cases::Case inputs;
  judge::Outputs outputs;
};

std::vector<std::byte> bytesOf(const std::string& hex) {
  std::vector<std::byte> bytes;
  for (std::size_t k = 0; k + 1 < hex.size(); k += 2)
    bytes.push_back(static_cast<std::byte>(std::stoi(hex.substr(k, 2), nullptr, 16)));
  return bytes;
}

std::vector<std::int64_t> extentsOf(const std::string& text) {
  std::vector<std::int64_t> extents;
  std::istringstream in(text == "-" ? "" : text);
  for (std::string one; std::getline(in, one, ',');)
    extents.push_back(std::stoll(one));
  return extents;
}

std::vector<Call> callsIn(const fs::path& file) {
  std::vector<Call> calls;
  std::ifstream in(file);
  REQUIRE_MESSAGE(in.good(), file.string());
  for (std::string text; std::getline(in, text);) {
    std::istringstream line(text);
    std::string word, name, shape, hex;
    line >> word;
    if (word == "call") {
      line >> calls.emplace_back().contract;
      calls.back().inputs.name = calls.back().inputs.inputClass = "call " + std::to_string(calls.size());
    } else if (word == "dims") {
      for (std::int64_t extent = 0; line >> name >> extent;)
        calls.back().inputs.dims[name] = extent;
    } else if (word == "params") {
      for (double value = 0; line >> name >> value;)
        calls.back().inputs.params[name] = value;
    } else if (word == "in" && line >> name >> shape >> hex) {
      calls.back().inputs.inputs.push_back({name, extentsOf(shape), bytesOf(hex)});
    } else if (word == "out" && line >> name >> shape >> hex) {
      calls.back().outputs.push_back(bytesOf(hex));
    }
  }
  return calls;
}

// A contract's checker and its typed text.
struct Loaded {
  contract::Contract contract;
  std::unique_ptr<judge::Checker> checker;
};

Loaded load(device::Device& device, const std::string& name) {
  SourceMap sources;
  diag::Sink sink;
  std::string problem;
  for (const fs::path& file : driver::contractFiles(fs::path(QKC_SOURCE_DIR) / "contracts", sink)) {
    if (!name.starts_with(file.stem().string()))
      continue;
    for (const driver::Checked& checked : driver::checkFile(file, sources, sink)) {
      if (checked.contract.name != name)
        continue;
      auto texts = driver::judgeTexts(driver::lowerContract(checked, sources, sink).value(), problem);
      REQUIRE_MESSAGE(texts.has_value(), problem);
      return {checked.contract, judge::Checker::compile(device, std::move(*texts), problem)};
    }
  }
  FAIL("no contract " << name);
  return {};
}

std::uint64_t rejectedBy(const judge::Checker& checker, const Call& call, const judge::Outputs& outputs) {
  judge::Options options;
  judge::VerdictBuilder builder(checker, options);
  builder.addCall(call.inputs, outputs);
  builder.finish();
  std::uint64_t rejected = 0;
  for (const judge::ClauseVerdict& clause : builder.verdict().clauses)
    rejected += clause.rejected;
  return rejected;
}

semantics::Outcome exactOutcome(const Loaded& loaded, const Call& call, const judge::Outputs& outputs) {
  semantics::Call exact = driver::exactCall(loaded.contract, loaded.checker->manifest(), call.inputs, outputs);
  const auto misfit = semantics::findMisfit(loaded.contract, exact);
  REQUIRE_MESSAGE(!misfit, misfit.value_or(""));
  semantics::Judge judge(loaded.contract);
  judge.add(std::move(exact));
  return judge.verdict().outcome;
}

void judgeCalls(device::Device& device, const fs::path& file) {
  const std::vector<Call> calls = callsIn(file);
  REQUIRE(calls.size() >= 3);
  std::map<std::string, Loaded> contracts;
  std::size_t values = 0;
  for (const Call& call : calls) {
    CAPTURE(call.contract);
    CAPTURE(call.inputs.name);
    if (contracts.count(call.contract) == 0)
      contracts[call.contract] = load(device, call.contract);
    const Loaded& loaded = contracts[call.contract];
    REQUIRE(loaded.checker != nullptr);
    CHECK(rejectedBy(*loaded.checker, call, call.outputs) == 0);
    CHECK(exactOutcome(loaded, call, call.outputs) == semantics::Outcome::accepted);
    judge::Outputs changed = call.outputs;
    for (std::byte& code : changed[0])
      code ^= std::byte{1};
    CHECK(rejectedBy(*loaded.checker, call, changed) == changed[0].size());
    CHECK(exactOutcome(loaded, call, changed) == semantics::Outcome::rejected);
    values += changed[0].size();
  }
  MESSAGE(file.filename().string() << ": " << calls.size() << " calls, " << values << " values");
}

} // namespace

TEST_CASE("other people's operators are admissible") {
  std::string problem;
  const auto device = device::openCpuDevice(problem);
  REQUIRE_MESSAGE(device != nullptr, problem);
  judgeCalls(*device, fs::path(QKC_SOURCE_DIR) / "tests/golden/operators/onnxruntime.txt");
  if (const char* fresh = std::getenv("QKC_OPERATORS"))
    judgeCalls(*device, fresh);
}
