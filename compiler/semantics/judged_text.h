#pragma once
// For tests: contracts as text through the front end and the exact judge.

#include "compiler/contract/check_text.h"
#include "compiler/numeric/codes.h"
#include "compiler/semantics/judge.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstring>

namespace qkc::semantics {

inline const std::string& prelude() {
  static const std::string text = contract::readFile(QKC_SOURCE_DIR "/stdlib/prelude.qkc");
  return text;
}

// A contract's text, and what the judge says of returned codes.
class JudgedText {
public:
  JudgedText(const std::string& text, std::vector<std::int64_t> dims)
      : checked_(contract::checkText(text, "text", prelude())) {
    REQUIRE_MESSAGE(!checked_->contracts.empty(), checked_->report());
    contract_ = &checked_->contracts.front();
    call_ = emptyCall(*contract_, std::move(dims));
  }
  JudgedText& give(const std::string& name, std::vector<std::uint64_t> codes) {
    call_.given[id(name)].codes = std::move(codes);
    return *this;
  }
  // How the returned codes of the one output stand, "+", "-", "?" for accepted, rejected, undecided.
  std::string judge(const std::vector<std::uint64_t>& codes) { return judgeAll({codes}); }
  // The same of several outputs, in the order of the text.
  std::string judgeAll(const std::vector<std::vector<std::uint64_t>>& outputs) {
    std::size_t next = 0;
    for (std::size_t i = 0; i < contract_->quantities.size(); ++i) {
      if (contract_->quantities[i].role == contract::Role::output) {
        call_.returned[i].codes = outputs[next++];
      }
    }
    Judge judge(*contract_);
    judge.add(call_);
    std::string out;
    masked = wide = 0;
    first.clear();
    last.clear();
    for (const JudgedElement& element : judge.elements()) {
      out += element.standing == Standing::accepted ? "+" : element.standing == Standing::rejected ? "-" : "?";
      masked += element.masked ? 1 : 0;
      wide += element.wide ? 1 : 0;
      const bool isRange = !element.highest.empty();
      first.push_back(isRange ? element.admissible.front().value_or(0) : element.returned);
      last.push_back(isRange ? element.highest.front().value_or(0) : element.returned);
    }
    return out;
  }
  // The verdict on several calls of one kernel, each with the codes of the one output.
  Outcome judgeCalls(const std::vector<std::vector<std::uint64_t>>& calls) {
    Judge judge(*contract_);
    for (const auto& codes : calls) {
      for (std::size_t i = 0; i < contract_->quantities.size(); ++i) {
        if (contract_->quantities[i].role == contract::Role::output) {
          call_.returned[i].codes = codes;
        }
      }
      judge.add(call_);
    }
    return judge.verdict().outcome;
  }
  int masked = 0, wide = 0;
  std::vector<std::uint64_t> first, last; // the ends of what was admissible

private:
  std::size_t id(const std::string& name) const {
    const auto place = std::ranges::find(contract_->quantities, name, &contract::Quantity::name);
    REQUIRE(place != contract_->quantities.end());
    return static_cast<std::size_t>(place - contract_->quantities.begin());
  }

  std::unique_ptr<contract::Checked> checked_;
  const contract::Contract* contract_ = nullptr;
  Call call_;
};

using Codes = std::vector<std::uint64_t>;

inline Codes repeated(std::uint64_t code, std::size_t count) {
  return Codes(count, code);
}

inline std::uint64_t f32Bits(float v) {
  std::uint32_t bits = 0;
  std::memcpy(&bits, &v, sizeof bits);
  return bits;
}

} // namespace qkc::semantics
