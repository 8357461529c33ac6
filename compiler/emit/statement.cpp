#include "compiler/emit/statement.h"

#include "compiler/contract/layout_text.h"
#include "compiler/contract/print_expr.h"
#include "compiler/emit/emit.h"
#include "compiler/emit/free_text.h"
#include "compiler/emit/instance_text.h"
#include "compiler/emit/notation.h"
#include "compiler/emit/storage.h"
#include "compiler/numeric/describe.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

namespace qkc::emit {

using namespace contract;

namespace {

// Large powers of two as their small inverses are written: 2^20 beside 2^-20.
std::string rational(const numeric::Rational& q) {
  constexpr std::size_t kLarge = 17; // 2^17 and more
  const mpz_class& numerator = q.get_num();
  const std::size_t exponent = mpz_sizeinbase(numerator.get_mpz_t(), 2) - 1;
  if (q > 0 && q.get_den() == 1 && exponent >= kLarge && mpz_popcount(numerator.get_mpz_t()) == 1)
    return fmt::format("2^{}", exponent);
  return numeric::describe(numeric::Value(q));
}

std::string domainText(const Contract& contract, const Quantity& q) {
  const Domain& d = q.domain;
  std::vector<std::string> words;
  if (q.type.format->isFloating()) {
    std::vector<std::string_view> specials;
    if (d.holdsNan)
      specials.emplace_back("NaN");
    if (d.holdsInfinity)
      specials.emplace_back("infinities");
    else if (d.holdsMinusInfinity)
      specials.emplace_back("-infinity");
    words.push_back(specials.empty() ? "finite" : fmt::format("may hold {}", fmt::join(specials, " and ")));
  }
  if (d.positive)
    words.emplace_back("positive");
  if (d.nonnegative)
    words.emplace_back("not negative");
  if (d.magnitudeLow && d.magnitudeHigh)
    words.push_back(fmt::format("{}0 or of magnitude {} to {}", d.positive ? "not " : "", rational(*d.magnitudeLow),
                                rational(*d.magnitudeHigh)));
  if (d.rangeLow && d.rangeHigh)
    words.push_back(fmt::format("{} to {}", rational(*d.rangeLow), rational(*d.rangeHigh)));
  if (d.offsets)
    words.push_back(fmt::format("ascending from 0 to {}", printExpr(contract, contract.node(d.below).args[0])));
  else if (d.below != kNone)
    words.push_back(d.permutation
                        ? fmt::format("each of 0 to {} - 1 once", printExpr(contract, d.below))
                        : fmt::format("{} to {} - 1", rational(d.rangeLow.value_or(0)), printExpr(contract, d.below)));
  if (d.distinct && !d.permutation)
    words.push_back(d.distinctUnless ? fmt::format("distinct but for {}", rational(*d.distinctUnless)) : "distinct");
  return fmt::format("{}", fmt::join(words, ", "));
}

constexpr std::array kLayoutWords = {
    Entry{"axis", "An index falls into digits, the most significant first: `axis 1 = a, b:4` has a = index / 4 and "
                  "b = index % 4 for the second index. "},
    Entry{", i0", "`i0` is the first index as it is, `i1` the second. "},
    Entry{"[ i0", "`i0` is the first index as it is, `i1` the second. "},
    Entry{"at [ (", "`(a, b)` is the mixed-radix number of its digits. "},
    Entry{"+ (", "`(a, b)` is the mixed-radix number of its digits. "},
    Entry{", (", "`(a, b)` is the mixed-radix number of its digits. "},
    Entry{"slot (", "`(a, b)` is the mixed-radix number of its digits. "},
    Entry{"slot", "Slot s of elements of n bits starts at bit n * s of the word. "},
    Entry{"rev", "`rev a` counts down. "},
    Entry{"^", "`a ^ b` is the exclusive or. "},
    Entry{"then", "`A then B`: the lower bits of the element in A, the next ones in B. "},
};

// Indices that fall into no digits, under the names that a layout gives them.
std::string wholeIndices(const Quantity& q) {
  constexpr std::array kOrdinals = {"first", "second", "third", "fourth"};
  std::vector<std::string> parts;
  for (std::size_t axis = 0; axis < std::min(q.shape.size(), kOrdinals.size()); ++axis) {
    const auto isIts = [&](const Digit& digit) { return digit.axis == static_cast<int>(axis); };
    const auto digit = std::find_if(q.layout->digits.begin(), q.layout->digits.end(), isIts);
    const bool isWhole = std::count_if(q.layout->digits.begin(), q.layout->digits.end(), isIts) == 1;
    if (isWhole && digit->name != fmt::format("i{}", axis))
      parts.push_back(fmt::format("`{}` is the {} index", digit->name, kOrdinals[axis]));
  }
  return parts.empty() ? "" : fmt::format("; {}", fmt::join(parts, ", "));
}

// Where packed elements lie.
std::string storageText(const Contract& contract) {
  std::string text;
  for (const Quantity& q : contract.quantities)
    if (q.layout)
      text += fmt::format("- `{}` in {}: {}{}\n",
                          q.record == kNone ? q.name : fmt::format("{}.{}", bufferName(contract, q), q.field),
                          bufferText(contract, *q.layout), layoutText(contract, q), wholeIndices(q));
  if (text.empty())
    return "";
  return fmt::format("\n## Storage\n{}Words are little-endian, bit 0 the lowest.\n\n{}",
                     fmt::join(occurring(kLayoutWords, text), ""), text);
}

std::string comparedText(const Quantity& q) {
  if (isJudgedByRange(q))
    return "judged by a range";
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

std::string inoutText(const Contract& contract, const Quantity& q) {
  const std::string before = domainText(contract, q);
  return fmt::format("updated in place; {}{}{}", before.empty() ? "" : fmt::format("before the call {}; ", before),
                     comparedText(q), q.restUntouched ? "; elements that no clause defines keep their bits" : "");
}

std::string dimText(const Contract& contract, const Dim& dim) {
  if (dim.derived != kNone) {
    bool divides = false;
    walk(contract, dim.derived, [&](const Node& node) { divides = divides || node.op == Op::div; });
    return fmt::format("`{}` = {},{} no argument of the function", dim.name, printExpr(contract, dim.derived),
                       divides ? " rounded down," : "");
  }
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

std::string parametersText(const Contract& contract) {
  std::vector<std::string> parameters;
  for (const Quantity& q : contract.quantities)
    if (q.role == Role::parameter) {
      const std::string domain = domainText(contract, q);
      const bool isOne = q.hasValue && q.domain.rangeLow && q.domain.rangeLow == q.domain.rangeHigh;
      if (isOne)
        parameters.push_back(
            fmt::format("`{}` {}, {} in every call", q.name, q.type.format->name, printValue(q.type, q.value)));
      else
        parameters.push_back(fmt::format("`{}` {}{}{}", q.name, q.type.format->name,
                                         domain.empty() ? "" : ", " + domain,
                                         q.hasValue ? ", usually " + printValue(q.type, q.value) : ""));
    }
  return parameters.empty() ? "" : fmt::format("Parameters: {}.\n", fmt::join(parameters, "; "));
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
                        : q.role == Role::inout ? inoutText(contract, q)
                                                : domainText(contract, q));
  }
  text += storageText(contract) + "\nExtents: ";
  std::vector<std::string> dims;
  for (const Dim& dim : contract.dims)
    dims.push_back(dimText(contract, dim));
  text += fmt::format("{}.\n", fmt::join(dims, "; "));
  for (const NodeId required : contract.requires_)
    text += fmt::format("Also `{}`.\n", printExpr(contract, required));
  text += parametersText(contract);
  std::vector<std::string> indices;
  for (const Index& index : contract.indices)
    indices.push_back(fmt::format("{} < {}", index.name, printExpr(contract, index.extent)));
  if (!indices.empty())
    text += fmt::format("Index variables: {}, each from 0.\n", fmt::join(indices, ", "));
  for (const Index& index : contract.indices)
    if (index.outer != kNone)
      text += fmt::format("A reduction over {} runs over {} <= {} < {} alone; for each {} that may be nothing.\n",
                          index.name, printExpr(contract, index.low), index.name, printExpr(contract, index.high),
                          contract.indices[static_cast<std::size_t>(index.outer)].name);
  return text + "\n";
}

// "max 448, emax 8": what a clause may ask of a format that a parameter stands for.
std::string formatFacts(const std::string& word) {
  const numeric::Format* format = numeric::findFormat(word);
  if (format == nullptr || !format->isFloating())
    return "";
  std::vector<std::string> facts;
  for (const std::string_view name : {"max", "emax"})
    if (const auto value = numeric::attribute(*format, name))
      facts.push_back(fmt::format("{} {}", name, rational(*value)));
  return fmt::format(" ({})", fmt::join(facts, ", "));
}

std::string bindingText(const Contract& contract, const Binding& binding) {
  std::vector<std::string> bound;
  for (const auto& [name, value] : binding)
    bound.push_back(fmt::format("{} = {}{}", name, value, formatFacts(value)));
  return bound.empty() ? ""
                       : fmt::format("In this instance of `{}`: {}. The clauses below have them in their places.\n\n",
                                     contract.source, fmt::join(bound, ", "));
}

// A clause: its statements in one line, or in a line each.
std::string clauseLines(const Input& input, const Binding& binding, ClauseId id) {
  const Clause& clause = input.contract.clauses[static_cast<std::size_t>(id)];
  std::vector<Span> items;
  for (const Quantity& q : input.contract.quantities)
    for (const Arm& arm : q.arms)
      if (arm.clause == id)
        items.push_back(arm.span);
  std::ranges::sort(items, {}, &Span::begin);
  const auto textOf = [&](Span span) { return instanceText(binding, input.sources.slice(span)); };
  if (items.size() < 2)
    return textOf(clause.span) + "\n";
  std::string text = textOf({clause.span.file, clause.span.begin, items.front().begin}) + "\n";
  for (const Span item : items)
    text += "  " + textOf(item) + "\n";
  return text;
}

// What the clauses use from outside the contract, then constants, free values and clauses, in the order of the text.
std::string clauseTexts(const Input& input, const Surroundings& surroundings) {
  const Contract& contract = input.contract;
  const Binding& binding = surroundings.binding();
  std::string text;
  std::vector<Span> spans;
  for (const Quantity& q : contract.quantities)
    if (q.role == Role::constant || q.role == Role::table || (q.role == Role::let && q.arms.front().clause == kNone))
      spans.push_back(q.role == Role::let ? q.arms.front().span : q.span);
  for (const Choice& choice : contract.choices)
    if (input.sources.slice(choice.span).starts_with("choose"))
      spans.push_back(choice.span);
  for (const Span span : spans)
    text += instanceText(binding, input.sources.slice(span)) + "\n";
  for (ClauseId id = 0; id < static_cast<ClauseId>(contract.clauses.size()); ++id)
    text += clauseLines(input, binding, id);
  return surroundings.definitionsFor(text) + text;
}

// What the function writes: everything, but where an inout's rest is left alone.
std::string writesText(const Contract& contract) {
  std::vector<std::string> whole;
  std::vector<std::string> parts;
  for (const Quantity& q : contract.quantities)
    if (q.role == Role::output || q.role == Role::inout) {
      std::vector<std::string>& names = q.restUntouched ? parts : whole;
      const std::string name = "`" + (q.record == kNone ? q.name : bufferName(contract, q)) + "`";
      if (std::ranges::find(names, name) == names.end())
        names.push_back(name);
    }
  std::string text = "It launches kernels of its own on `stream`.";
  if (!whole.empty())
    text += fmt::format(" It writes every element of {}.", fmt::join(whole, ", "));
  if (!parts.empty())
    text += fmt::format(" Of {} it writes the elements that clauses define, and no other.", fmt::join(parts, ", "));
  return text + "\n\n";
}

} // namespace

std::string emitStatement(const Input& input, const std::string& hash) {
  const Contract& contract = input.contract;
  std::string text = fmt::format("# {}\n{}\n\n", contract.name, contract.summary);
  if (!contract.follows.empty())
    text += fmt::format("Follows {}.\n\n", fmt::join(contract.follows, ", "));
  const std::string prototype = emitPrototype(contract);
  text += "## Function\n```\n" + prototype.substr(prototype.find("extern \"C\"")) + "```\n";
  const Surroundings surroundings(contract, input.sources);
  const std::string clauses = clauseTexts(input, surroundings);
  text += writesText(contract) + tensorsText(contract) + bindingText(contract, surroundings.binding());
  text += "## Clauses\n```\n" + clauses + "```\n\n" + freeText(contract, clauses) + notationText(contract, clauses);
  return text + fmt::format("Contract hash {}.\n", hash);
}

} // namespace qkc::emit
