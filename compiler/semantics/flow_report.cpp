#include "compiler/contract/print_expr.h"
#include "compiler/semantics/flow_issue.h"
#include "compiler/semantics/witness.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace qkc::semantics {

using contract::Contract;
using contract::kNone;
using contract::Node;
using contract::Op;
using diag::Code;
using diag::Diagnostic;

namespace {

// What makes NaN of arguments that are none.
std::string makes(const Contract& contract, const Issue& issue) {
  const Node& node = contract.node(issue.origin);
  const std::string text = contract::printExpr(contract, issue.origin);
  switch (node.op) {
  case Op::mul:
    return fmt::format("{} can be 0 * inf", text);
  case Op::add:
  case Op::sub:
    return fmt::format("{} can be inf - inf", text);
  case Op::div: {
    const bool byZero = !issue.known.empty() && issue.known.back().second.mayBeZero();
    return fmt::format("{} can be {}", text, byZero ? "0 / 0" : "inf / inf");
  }
  case Op::fma:
    return fmt::format("{} can be 0 * inf or inf - inf", text);
  case Op::sqrt:
    return fmt::format("{} can be the root of a negative number", text);
  case Op::reduce:
    return fmt::format("{} can meet infinities that have no sum", text);
  case Op::read:
  case Op::old:
    return fmt::format("{} can hold nan", text);
  default:
    return fmt::format("{} can be nan", text);
  }
}

Diagnostic& reportNan(const Contract& contract, const Issue& issue, diag::Sink& sink) {
  const Node& node = contract.node(issue.node);
  const Span origin = contract.node(issue.origin).span;
  const std::string made = makes(contract, issue);
  switch (issue.kind) {
  case Issue::Kind::nanAtCast:
    return sink
        .error(Code::NanAtCast, origin,
               fmt::format("nan can reach the conversion to {}: {}", node.type.format->name, made))
        .at("nan is made here")
        .label(node.span, fmt::format("{} has no place for it", node.type.format->name))
        .suggest(
            "guard the case, keep the divisor away from 0 with max(.., eps), bound the input's magnitude, assume what "
            "is known of it (assume s[t] == 0 or s[t] >= 2^-60), or say what becomes of it with `nan v`");
  case Issue::Kind::nanAtReduction:
    return sink
        .error(Code::NanAtReduction, origin, fmt::format("nan can reach a reduction without a rule for it: {}", made))
        .at("nan is made here")
        .label(node.span, "the result depends on how nan compares")
        .suggest("say `nan drops` or `nan wins`, or exclude it");
  default:
    return sink
        .error(Code::NanAtOutput, origin,
               fmt::format("{} can be nan and does not say so: {}", contract.quantity(issue.output).name, made))
        .at("nan is made here")
        .label(contract.quantity(issue.output).span, "which nan codes are lawful here?")
        .suggest("guard the case, or say `nans same` or `nans distinct` of the output");
  }
}

Diagnostic& reportFit(const Contract& contract, const Issue& issue, diag::Sink& sink) {
  const Node& node = contract.node(issue.node);
  const std::string text = contract::printExpr(contract, issue.node);
  if (node.op == Op::cast) {
    return sink.error(Code::NoFit, node.span, fmt::format("`never` is not proved: {} may overflow", text))
        .at(fmt::format("{} holds {}..{}", node.type.format->name,
                        contract::printValue(node.type, node.type.format->min),
                        contract::printValue(node.type, node.type.format->max)))
        .suggest("bound the input, or say what happens: saturate, inf, nan or wrap");
  }
  return sink
      .error(Code::NoFit, node.span, fmt::format("{} may have no value of {}", text, contract::printType(node.type)))
      .suggest("bound the operands, or say `wrap`");
}

Diagnostic& reportOne(const Contract& contract, const Issue& issue, diag::Sink& sink) {
  const Span place = contract.node(issue.node).span;
  switch (issue.kind) {
  case Issue::Kind::noFit:
    return reportFit(contract, issue, sink);
  case Issue::Kind::empty:
    return sink.error(Code::MayBeEmpty, place, "the reduction may have no terms and has no value then")
        .suggest("give it one with `empty v`, or extents of at least 1");
  case Issue::Kind::zeroSigns: {
    const contract::Quantity& output = contract.quantity(issue.output);
    return sink
        .error(Code::ZeroSigns, output.span,
               fmt::format("{} may be 0 and -0 and does not say whether they differ", output.name))
        .label(place, "can be either zero")
        .suggest("say `zeros same` or `zeros distinct` of the output");
  }
  case Issue::Kind::outsideGuard:
    return sink
        .error(Code::OutsideGuard, place,
               fmt::format("{} is read where its guard may not hold", contract::printExpr(contract, issue.node)))
        .label(contract.quantity(contract.node(issue.node).quantity).span, "it exists under its guard alone")
        .suggest("read it under the same guard, in an arm or behind `if`");
  default:
    return reportNan(contract, issue, sink);
  }
}

// Paths of one statement that fail at the same place of the text.
bool areOfOnePlace(const Contract& contract, const Issue& a, const Issue& b) {
  const auto spanOf = [&](contract::NodeId node) { return node == kNone ? Span{} : contract.node(node).span; };
  return a.kind == b.kind && a.output == b.output && spanOf(a.node) == spanOf(b.node) &&
         spanOf(a.origin) == spanOf(b.origin);
}

std::string pathText(const Contract& contract, const Issue& issue) {
  std::vector<std::string> parts;
  for (const auto& [id, path] : issue.paths) {
    const contract::Choice& choice = contract.choices[static_cast<std::size_t>(id)];
    parts.push_back(fmt::format("{} of {}", choice.labels[path], choice.name));
  }
  return fmt::format("{}", fmt::join(parts, " and "));
}

// Where every issue of a place was met on some path.
template <class SamePlace>
void notePaths(const Contract& contract, const std::vector<Issue>& issues, const SamePlace& isSamePlace,
               Diagnostic& diagnostic) {
  constexpr std::size_t kShown = 4;
  std::vector<std::string> paths;
  for (const Issue& issue : issues) {
    if (isSamePlace(issue) && !issue.paths.empty()) {
      paths.push_back(pathText(contract, issue));
    }
  }
  if (paths.empty()) {
    return;
  }
  const std::size_t more = paths.size() > kShown ? paths.size() - kShown : 0;
  paths.resize(paths.size() - more);
  diagnostic.note(fmt::format("on the path{} {}{}", paths.size() > 1 ? "s" : "", fmt::join(paths, ", "),
                              more > 0 ? fmt::format(" and {} others", more) : ""));
}

} // namespace

void reportIssues(const Contract& contract, const std::vector<Issue>& issues, diag::Sink& sink) {
  if (issues.empty()) {
    return;
  }
  const auto witnesses = findWitnesses(contract, issues);
  for (std::size_t i = 0; i < issues.size(); ++i) {
    const auto isSamePlace = [&](const Issue& other) { return areOfOnePlace(contract, issues[i], other); };
    if (std::any_of(issues.begin(), issues.begin() + static_cast<std::ptrdiff_t>(i), isSamePlace)) {
      continue;
    }
    Diagnostic& diagnostic = reportOne(contract, issues[i], sink);
    notePaths(contract, issues, isSamePlace, diagnostic);
    if (witnesses[i]) {
      diagnostic.note(describe(contract, *witnesses[i]));
      continue;
    }
    diagnostic.note("no input that shows it was found; the facts that are known do not exclude it");
    for (const auto& [node, value] : issues[i].known) {
      diagnostic.note(fmt::format("{} is {}", contract::printExpr(contract, node), describe(value)));
    }
  }
}

} // namespace qkc::semantics
