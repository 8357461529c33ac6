#include "compiler/emit/statement.h"

#include "compiler/contract/layout_text.h"
#include "compiler/contract/print_expr.h"
#include "compiler/contract/queries.h"
#include "compiler/emit/emit.h"
#include "compiler/emit/storage.h"
#include "compiler/numeric/describe.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace qkc::emit {

using namespace contract;

namespace {

std::string rational(const numeric::Rational& q) {
  return numeric::describe(numeric::Value(q));
}

std::string domainText(const Contract& contract, const Quantity& q) {
  const Domain& d = q.domain;
  std::vector<std::string> words;
  if (q.type.format->isFloating())
    words.push_back(d.holdsNan || d.holdsInfinity
                        ? fmt::format("may hold {}{}{}", d.holdsNan ? "NaN" : "",
                                      d.holdsNan && d.holdsInfinity ? " and " : "", d.holdsInfinity ? "infinities" : "")
                        : "finite");
  if (d.positive)
    words.emplace_back("positive");
  if (d.nonnegative)
    words.emplace_back("not negative");
  if (d.magnitudeLow && d.magnitudeHigh)
    words.push_back(fmt::format("{}0 or of magnitude {} to {}", d.positive ? "not " : "", rational(*d.magnitudeLow),
                                rational(*d.magnitudeHigh)));
  if (d.rangeLow && d.rangeHigh)
    words.push_back(fmt::format("{} to {}", rational(*d.rangeLow), rational(*d.rangeHigh)));
  if (d.below != kNone)
    words.push_back(d.permutation
                        ? fmt::format("each of 0 to {} - 1 once", printExpr(contract, d.below))
                        : fmt::format("{} to {} - 1", rational(d.rangeLow.value_or(0)), printExpr(contract, d.below)));
  if (d.distinct && !d.permutation)
    words.push_back(d.distinctUnless ? fmt::format("distinct but for {}", rational(*d.distinctUnless)) : "distinct");
  return fmt::format("{}", fmt::join(words, ", "));
}

// Where packed elements lie.
std::string storageText(const Contract& contract) {
  std::string text;
  for (const Quantity& q : contract.quantities)
    if (q.layout)
      text += fmt::format("- `{}` in {}: {}\n",
                          q.record == kNone ? q.name : fmt::format("{}.{}", bufferName(contract, q), q.field),
                          bufferText(contract, *q.layout), layoutText(contract, q));
  if (text.empty())
    return "";
  return "\n## Storage\nAn index falls into digits, the most significant first; `(a, b)` is their mixed-radix number, "
         "`rev a` counts down, slot s of elements of n bits starts at bit n * s. Words are little-endian, bit 0 the "
         "lowest.\n\n" +
         text;
}

std::string comparedText(const Quantity& q) {
  if (!q.type.format->isFloating())
    return "codes are compared exactly";
  std::string text = q.type.format->hasNegativeZero && q.zeros == SameDistinct::same ? "-0 and +0 count as equal"
                     : q.type.format->hasNegativeZero && q.zeros == SameDistinct::distinct
                         ? "-0 and +0 are different values"
                         : "bits are compared";
  if (q.nans == SameDistinct::same)
    text += ", NaNs count as equal";
  return text;
}

std::string inoutText(const Quantity& q) {
  return fmt::format("updated in place; {}{}", comparedText(q),
                     q.restUntouched ? "; elements that no clause defines keep their bits" : "");
}

std::string dimText(const Contract& contract, const Dim& dim) {
  if (dim.derived != kNone)
    return fmt::format("`{}` = {}", dim.name, printExpr(contract, dim.derived));
  if (!dim.allowed.empty())
    return fmt::format("`{}` one of {}", dim.name, fmt::join(dim.allowed, ", "));
  std::string text = fmt::format("`{}`", dim.name);
  if (dim.multipleOf > 1)
    text += fmt::format(", a multiple of {}", dim.multipleOf);
  text += fmt::format(", at least {}", dim.least);
  if (dim.most)
    text += fmt::format(", at most {}", *dim.most);
  return text;
}

std::string tensorsText(const Contract& contract) {
  std::string text =
      "## Tensors\nContiguous, row-major, not aliased.\n\n| name | | format | shape | |\n|---|---|---|---|---|\n";
  for (const Quantity& q : contract.quantities) {
    const bool isOutput = q.role == Role::output;
    if (q.role != Role::input && q.role != Role::inout && !isOutput)
      continue;
    std::vector<std::string> shape;
    for (const NodeId extent : q.shape)
      shape.push_back(printExpr(contract, extent));
    text += fmt::format("| `{}` | {} | {} | [{}] | {} |\n",
                        q.record == kNone ? q.name : fmt::format("{}.{}", bufferName(contract, q), q.field),
                        q.role == Role::input ? "in"
                        : isOutput            ? "out"
                                              : "inout",
                        q.type.format->name, fmt::join(shape, ", "),
                        isOutput                ? comparedText(q)
                        : q.role == Role::inout ? inoutText(q)
                                                : domainText(contract, q));
  }
  text += storageText(contract) + "\nExtents: ";
  std::vector<std::string> dims;
  for (const Dim& dim : contract.dims)
    dims.push_back(dimText(contract, dim));
  text += fmt::format("{}.\n", fmt::join(dims, "; "));
  std::vector<std::string> indices;
  for (const Index& index : contract.indices)
    indices.push_back(fmt::format("{} < {}", index.name, printExpr(contract, index.extent)));
  if (!indices.empty())
    text += fmt::format("Index variables: {}, each from 0.\n", fmt::join(indices, ", "));
  return text + "\n";
}

std::string clausesText(const Input& input) {
  const Contract& contract = input.contract;
  std::string text =
      "## Clauses\n`in F` rounds every operation once to F, ties to even; `in real` rounds nothing before the "
      "conversion. An output on a right-hand side is the value that your kernel returned.\n\n```\n";
  for (const Quantity& q : contract.quantities)
    if (q.role == Role::constant || q.role == Role::table || (q.role == Role::let && q.arms.front().clause == kNone))
      text += oneLine(input.sources, q.role == Role::let ? q.arms.front().span : q.span) + "\n";
  for (const Clause& clause : contract.clauses)
    text += oneLine(input.sources, clause.span) + "\n";
  return text + "```\n\n";
}

std::string freedomsText(const Contract& contract) {
  if (contract.choices.empty())
    return "## What is free\nNothing: every output is one bit pattern.\n\n";
  std::string text = "## What is free\n";
  for (const Choice& choice : contract.choices)
    text += fmt::format("- `{}`: any of {}, the same one {}\n", choice.name, fmt::join(choice.labels, ", "),
                        printScope(contract, choice.scope));
  return text + "\nNothing else is.\n\n";
}

} // namespace

std::string emitStatement(const Input& input, const std::string& hash) {
  const Contract& contract = input.contract;
  std::string text = fmt::format("# {}\n{}\n\n", contract.name, contract.summary);
  if (!contract.follows.empty())
    text += fmt::format("Follows {}.\n\n", fmt::join(contract.follows, ", "));
  const std::string prototype = emitPrototype(contract);
  text += "## Function\n```\n" + prototype.substr(prototype.find("extern \"C\"")) + "```\n";
  text += "It launches kernels of its own on `stream` and writes every element of every output.\n\n";
  text += tensorsText(contract) + clausesText(input) + freedomsText(contract);
  return text + fmt::format("Contract hash {}.\n", hash);
}

} // namespace qkc::emit
