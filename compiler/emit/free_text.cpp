#include "compiler/emit/free_text.h"

#include "compiler/contract/print_expr.h"
#include "compiler/contract/queries.h"
#include "compiler/emit/notation.h"
#include "compiler/emit/storage.h"
#include "compiler/numeric/describe.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <vector>

namespace qkc::emit {

using namespace contract;

namespace {

constexpr std::array kFreedoms = {
    Entry{"ulp",
          "`f within k ulp` after the arithmetic: your f (`div`: a quotient, `sqrt`: a root) may return any number "
          "within k units in the last place of the exact value."},
    Entry{"roundings", "`after j roundings`: of an argument that was rounded up to j times more."},
    Entry{"reciprocal allowed", "`reciprocal allowed`: a / b may also be a * (1 / b), rounded twice."},
    Entry{"contraction allowed", "`contraction allowed`: a * b + c may also be rounded once, as `fma` does."},
    Entry{"any order", "`any order`: the terms of a sum, and factors, in any order and grouping; `depth d`: at most d "
                       "additions from a term to the sum."},
    Entry{"any association", "`any association`: products and quotients in any order and grouping."},
    Entry{"flush allowed", "`flush allowed`: what is below the smallest normal number may become 0."},
    Entry{"float atomics allowed", "`float atomics allowed`: sums in any order, and what is below the smallest normal "
                                   "number may become 0."},
    Entry{"mask",
          "`mask p% on D` gives a kernel nothing: it bounds how many elements the contract itself may leave open, "
          "and is checked on the contract."},
};

bool isReturned(const Quantity& q) {
  return q.role == Role::output || q.role == Role::inout;
}

std::string nameOf(const Contract& contract, const Quantity& q) {
  return q.record == kNone ? q.name : fmt::format("{}.{}", bufferName(contract, q), q.field);
}

// The value of each path of a choice that the compiler wrote out, since the text does not show them.
std::string pathsText(const Contract& contract, ChoiceId choice) {
  std::string text;
  for (const Node& node : contract.nodes)
    if (node.op == Op::choose && node.choice == choice && text.empty())
      for (std::size_t k = 0; k < node.args.size(); ++k)
        text += fmt::format("  - {}: `{}`\n", contract.choices[static_cast<std::size_t>(choice)].labels[k],
                            printExpr(contract, node.args[k]));
  return text;
}

std::string choicesText(const Contract& contract, std::string_view clauses) {
  std::string text;
  for (std::size_t k = 0; k < contract.choices.size(); ++k) {
    const Choice& choice = contract.choices[k];
    text += fmt::format("- `{}`: any of {}, the same one {}{}\n", choice.name, fmt::join(choice.labels, ", "),
                        printScope(contract, choice.scope),
                        choice.scope.kind == Scope::Kind::kernel ? ", in every call" : "");
    const bool isWritten = std::ranges::any_of(choice.labels, [&](const std::string& label) {
      return !occurring(std::array{Entry{label, label}}, clauses).empty();
    });
    if (!isWritten)
      text += pathsText(contract, static_cast<ChoiceId>(k));
  }
  return text;
}

std::string rangeText(const Contract& contract, const Quantity& q, const Arm& arm) {
  std::string text = fmt::format(
      "- `{}` of clause `{}`: any value from the lower to the upper end of what its freedoms, and those of "
      "the values that it reads, can reach, more precision in sums and functions included; each end is "
      "rounded once to {}.",
      printTarget(contract, q), contract.clauses[static_cast<std::size_t>(arm.clause)].name, q.type.format->name);
  if (arm.tolerance.steps != 0)
    text += fmt::format(" {} more between neighbouring values of {} are allowed.",
                        arm.tolerance.steps == 1 ? "One step" : fmt::format("{} steps", arm.tolerance.steps),
                        q.type.format->name);
  if (arm.tolerance.absolute != 0 || arm.tolerance.relative != 0)
    text += fmt::format(" It may differ from them by {} + {} |e| more.",
                        numeric::describe(numeric::Value(arm.tolerance.absolute)),
                        numeric::describe(numeric::Value(arm.tolerance.relative)));
  return text + "\n";
}

std::string rangesText(const Contract& contract) {
  std::string text;
  for (const Quantity& q : contract.quantities)
    for (const Arm& arm : q.arms)
      if (isReturned(q) && (arm.within || arm.tolerance.isStated()))
        text += rangeText(contract, q, arm);
  return text;
}

std::string equalCodesText(const Contract& contract) {
  std::string text;
  for (const Quantity& q : contract.quantities) {
    if (!isReturned(q))
      continue;
    if (q.type.format->hasNegativeZero && q.zeros == SameDistinct::same)
      text += fmt::format("- `{}`: -0 for +0 and the reverse\n", nameOf(contract, q));
    if (q.nans == SameDistinct::same)
      text += fmt::format("- `{}`: any NaN for NaN\n", nameOf(contract, q));
    if (q.layout && q.layout->rest == Rest::any)
      text += fmt::format("- bits that no element of `{}` has\n", nameOf(contract, q));
  }
  return text;
}

// What is not judged where a fact does not hold: the outputs that have its index variables.
std::string assumedText(const Contract& contract) {
  std::string text;
  for (const NodeId assumed : contract.assumes) {
    std::vector<std::string> names;
    for (const Quantity& q : contract.quantities) {
      const auto own = [&](IndexId index) { return std::ranges::find(q.indices, index) != q.indices.end(); };
      if (isReturned(q) && std::ranges::all_of(indicesOf(contract, assumed), own))
        names.push_back(fmt::format("`{}`", printTarget(contract, q)));
    }
    text += fmt::format("- Where `{}` does not hold, {} {} not judged: write anything there.\n",
                        printExpr(contract, assumed), fmt::join(names, ", "), names.size() == 1 ? "is" : "are");
  }
  return text;
}

} // namespace

bool isJudgedByRange(const Quantity& output) {
  return std::ranges::any_of(output.arms, [](const Arm& arm) { return arm.within || arm.tolerance.isStated(); });
}

std::string freeText(const Contract& contract, std::string_view clauses) {
  std::string text = choicesText(contract, clauses) + rangesText(contract);
  for (const std::string_view meaning : occurring(kFreedoms, clauses))
    text += fmt::format("- {}\n", meaning);
  text += equalCodesText(contract) + assumedText(contract);
  return "## What is free\n" +
         (text.empty() ? "Nothing: every output is one bit pattern.\n\n" : text + "\nNothing else is.\n\n");
}

} // namespace qkc::emit
