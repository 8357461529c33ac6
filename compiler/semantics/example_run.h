#pragma once
// For tests: a contract of a text with one call.

#include "compiler/contract/check_text.h"
#include "compiler/semantics/judge.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

namespace qkc::semantics {

class ExampleRun {
public:
  ExampleRun(const std::string& text, const std::string& name, std::vector<std::int64_t> dims)
      : checked_(contract::checkText(text, "text", contract::readFile(QKC_SOURCE_DIR "/stdlib/prelude.qkc"))) {
    const auto place = std::ranges::find(checked_->contracts, name, &contract::Contract::name);
    REQUIRE_MESSAGE(place != checked_->contracts.end(), checked_->report());
    contract_ = &*place;
    call = emptyCall(*contract_, std::move(dims));
  }
  std::vector<std::uint64_t>& given(const std::string& name) { return call.given[id(name)].codes; }
  std::vector<std::uint64_t>& returned(const std::string& name) { return call.returned[id(name)].codes; }
  // Computes the outputs along the given paths.
  void compute(std::vector<int> paths = {}) {
    REQUIRE_MESSAGE(!findMisfit(*contract_, call), findMisfit(*contract_, call).value_or(""));
    const Reference reference = computeReference(*contract_, call, std::move(paths));
    REQUIRE_MESSAGE(!reference.problem, reference.problem.value_or(""));
    call.returned = reference.outputs;
  }
  Outcome judge() const {
    Judge judge(*contract_);
    judge.add(call);
    return judge.verdict().outcome;
  }
  const contract::Contract& contract() const { return *contract_; }

  Call call;

private:
  std::size_t id(const std::string& name) const {
    const auto place = std::ranges::find(contract_->quantities, name, &contract::Quantity::name);
    REQUIRE(place != contract_->quantities.end());
    return static_cast<std::size_t>(place - contract_->quantities.begin());
  }

  std::unique_ptr<contract::Checked> checked_;
  const contract::Contract* contract_ = nullptr;
};

} // namespace qkc::semantics
