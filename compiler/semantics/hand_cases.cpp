#include "compiler/semantics/hand_cases.h"

#include "compiler/numeric/codes.h"
#include "compiler/semantics/judge.h"
#include "compiler/semantics/value_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <optional>
#include <set>

namespace qkc::semantics {

using contract::Contract;
using contract::HandCase;
using contract::HandInput;
using contract::HandOutput;
using contract::Quantity;

namespace {

constexpr std::size_t kShown = 4; // admissible values in a message

// The outputs of a reference; none where there are enclosures, of which the evaluator computes no single value.
std::optional<Reference> referenceOf(const Contract& contract, const Call& call) {
  try {
    return computeReference(contract, call);
  } catch (const EvaluationError&) {
    return std::nullopt;
  }
}

Call callOf(const Contract& contract, const HandCase& one) {
  Call call = emptyCall(contract, one.dims);
  for (const HandInput& input : one.inputs) {
    call.given[static_cast<std::size_t>(input.quantity)].codes = input.codes;
  }
  if (auto reference = referenceOf(contract, call)) {
    for (const contract::QuantityId id : outputsInOrder(contract)) {
      call.returned[static_cast<std::size_t>(id)] = std::move(reference->outputs[static_cast<std::size_t>(id)]);
    }
  }
  for (const HandOutput& output : one.outputs) {
    Tensor& content = call.returned[static_cast<std::size_t>(output.quantity)];
    for (std::size_t k = 0; k < output.codes.size(); ++k) {
      content.codes[k] = output.codes[k].value_or(content.codes[k]);
    }
  }
  return call;
}

std::string textOf(const Quantity& output, std::uint64_t code) {
  return valueText(output.type, numeric::decode(*output.type.format, code));
}

std::string admissibleText(const Quantity& output, const JudgedElement& element) {
  std::set<std::string> values;
  for (const auto& code : element.admissible) {
    if (code && values.size() < kShown) {
      values.insert(textOf(output, *code));
    }
  }
  const bool isInterval = !element.highest.empty() && element.highest.front() && element.admissible.front() &&
                          *element.highest.front() != *element.admissible.front();
  return isInterval ? fmt::format("{} to {}", textOf(output, *element.admissible.front()),
                                  textOf(output, *element.highest.front()))
                    : fmt::format("{}", fmt::join(values, " or "));
}

void report(const Contract& contract, const HandCase& one, const HandOutput& output, Judge& judge, diag::Sink& sink) {
  const Quantity& quantity = contract.quantity(output.quantity);
  for (std::size_t k = 0; k < output.codes.size(); ++k) {
    const JudgedElement* element = output.codes[k] ? judge.find(0, output.quantity, k) : nullptr;
    if (element == nullptr || element->standing != Standing::rejected) {
      continue;
    }
    const auto position = positionOf(judge.call(0).returned[static_cast<std::size_t>(output.quantity)].extents, k);
    sink.error(diag::Code::CaseNotAdmitted, output.span,
               fmt::format("the case '{}' gives {}[{}] = {}, which the contract does not admit", one.name,
                           quantity.name, fmt::join(position, ", "), textOf(quantity, *output.codes[k])))
        .note("the contract admits " + admissibleText(quantity, *element));
    return;
  }
}

} // namespace

void checkHandCases(const Contract& contract, diag::Sink& sink) {
  for (const HandCase& one : contract.cases) {
    if (one.outputs.empty()) {
      continue;
    }
    try {
      Judge judge(contract);
      judge.add(callOf(contract, one));
      const auto before = sink.errorCount();
      for (const HandOutput& output : one.outputs) {
        report(contract, one, output, judge, sink);
      }
      if (sink.errorCount() == before && !judge.verdict().conflicts.empty()) {
        sink.error(diag::Code::CaseNotAdmitted, one.span,
                   fmt::format("the case '{}' gives outputs that follow no one path of the contract", one.name));
      }
    } catch (const EvaluationError& problem) {
      sink.error(diag::Code::CaseNotAdmitted, one.span,
                 fmt::format("the outputs of the case '{}' can't be judged: {}", one.name, problem.what()));
    }
  }
}

} // namespace qkc::semantics
