// Terms by their form: whether two are one but for the variables that reductions bind.

#include "compiler/prove/compare.h"

#include <algorithm>

namespace qkc::prove {

using contract::kNone;
using contract::Node;
using contract::Op;
using semantics::Terms;

// Everything that tells operations apart but arguments.
bool sameShape(const Node& a, const Node& b) {
  return a.op == b.op && a.type == b.type && a.quantity == b.quantity && a.dim == b.dim && a.choice == b.choice &&
         a.wordBits == b.wordBits && a.keepBits == b.keepBits && a.wraps == b.wraps &&
         a.functionName == b.functionName && a.reduction == b.reduction && a.bound.size() == b.bound.size() &&
         a.hasWhere == b.hasWhere && a.hasEmpty == b.hasEmpty && a.tie == b.tie && a.nanRule == b.nanRule &&
         a.order == b.order && identical(a.value, b.value);
}

bool sameRounding(const Node& a, const Node& b) {
  return a.rounding == b.rounding && a.overflow == b.overflow;
}

namespace {

bool alikeUnder(Terms& terms, TermId a, TermId b, Renaming& renaming) {
  if (const auto renamed = renaming.find(a); renamed != renaming.end()) {
    return renamed->second == b;
  }
  if (a == b) {
    return true;
  }
  if (terms[a].index != kNone || terms[b].index != kNone) {
    return false;
  }
  if (!sameShape(terms.node(a), terms.node(b)) || !sameRounding(terms.node(a), terms.node(b)) ||
      terms[a].args.size() != terms[b].args.size() || terms.node(a).bound != terms.node(b).bound) {
    return false;
  }
  for (const contract::IndexId bound : std::vector(terms.node(a).bound)) {
    renaming[terms.boundVariable(terms[a].node, bound)] = terms.boundVariable(terms[b].node, bound);
  }
  for (std::size_t k = 0; k < terms[a].args.size(); ++k) {
    if (!alikeUnder(terms, terms[a].args[k], terms[b].args[k], renaming)) {
      return false;
    }
  }
  return true;
}

std::optional<numeric::Rational> constantOf(Terms& terms, TermId term) {
  const bool isConstant = terms[term].index == kNone && terms.node(term).op == Op::constant;
  return isConstant && terms.node(term).value.isFinite() ? std::optional(terms.node(term).value.rational())
                                                         : std::nullopt;
}

// n * (v / n) + b is v where b is v % n.
bool isDivided(Terms& terms, const std::vector<TermId>& bound, TermId pattern, TermId term, Renaming& renaming) {
  if (terms[pattern].index != kNone || terms.node(pattern).op != Op::add) {
    return false;
  }
  const std::vector<TermId> parts = terms[pattern].args;
  if (std::ranges::find(bound, parts[1]) == bound.end() || terms[parts[0]].index != kNone ||
      terms.node(parts[0]).op != Op::mul) {
    return false;
  }
  const std::vector<TermId> factors = terms[parts[0]].args;
  const auto n = constantOf(terms, factors[0]);
  if (!n || terms[factors[1]].index != kNone || terms.node(factors[1]).op != Op::div) {
    return false;
  }
  const contract::NodeId extent = terms.extentNode(terms[parts[1]].index);
  const auto length = constantOf(terms, terms.of(extent, terms.identity()));
  // No term of the contract is v % n: the variable may stand nowhere else.
  return terms[factors[1]].args[0] == term && constantOf(terms, terms[factors[1]].args[1]) == n && length == n &&
         renaming.try_emplace(parts[1], kNone).second;
}

bool matchesUnder(Terms& terms, const std::vector<TermId>& bound, TermId pattern, TermId term, Renaming& renaming) {
  if (const auto index = terms[pattern].index; index != kNone) {
    if (std::ranges::find(bound, pattern) == bound.end()) {
      return pattern == term;
    }
    // Any value of the same variable lies in the same range.
    return terms[term].index == index && renaming.try_emplace(pattern, term).first->second == term;
  }
  if (isDivided(terms, bound, pattern, term, renaming)) {
    return true;
  }
  if (terms[term].index != kNone || !sameShape(terms.node(pattern), terms.node(term)) ||
      !sameRounding(terms.node(pattern), terms.node(term)) || terms[pattern].args.size() != terms[term].args.size()) {
    return false;
  }
  for (std::size_t k = 0; k < terms[pattern].args.size(); ++k) {
    if (!matchesUnder(terms, bound, terms[pattern].args[k], terms[term].args[k], renaming)) {
      return false;
    }
  }
  return true;
}

} // namespace

bool alike(Terms& terms, TermId a, TermId b, const std::set<std::pair<TermId, TermId>>& paired) {
  Renaming renaming(paired.begin(), paired.end());
  return alikeUnder(terms, a, b, renaming);
}

void addDifferences(Terms& terms, TermId a, TermId b, std::vector<TermId>& to) {
  if (alike(terms, a, b)) {
    return;
  }
  const bool descends = terms[a].index == kNone && terms[b].index == kNone && sameShape(terms.node(a), terms.node(b)) &&
                        sameRounding(terms.node(a), terms.node(b)) && terms.node(a).op != Op::reduce &&
                        terms.node(a).op != Op::read && terms[a].args.size() == terms[b].args.size();
  if (!descends) {
    to.insert(to.end(), {a, b});
    return;
  }
  for (std::size_t k = 0; k < terms[a].args.size(); ++k) {
    addDifferences(terms, terms[a].args[k], terms[b].args[k], to);
  }
}

namespace {

std::vector<TermId> variablesOf(Terms& terms, TermId reduction) {
  std::vector<TermId> bound;
  for (const contract::IndexId index : std::vector(terms.node(reduction).bound)) {
    bound.push_back(terms.boundVariable(terms[reduction].node, index));
  }
  return bound;
}

class Replacing {
public:
  Replacing(Terms& terms, Renaming variables) : terms_(terms), variables_(std::move(variables)) {}

  TermId of(TermId term) {
    if (const auto found = variables_.find(term); found != variables_.end()) {
      return found->second;
    }
    if (terms_[term].index != kNone) {
      return term;
    }
    if (terms_[term].instance != kNone || takesOver(term)) {
      return kNone;
    }
    std::vector<TermId> args = terms_[term].args;
    for (TermId& arg : args) {
      arg = of(arg);
      if (arg == kNone) {
        return kNone;
      }
    }
    return args == terms_[term].args ? term : terms_.withArguments(term, args);
  }

private:
  // Whether a reduction binds a variable that stands in what is put below it.
  bool takesOver(TermId term) {
    if (terms_.node(term).op != Op::reduce) {
      return false;
    }
    const std::vector<TermId> bound = variablesOf(terms_, term);
    const std::set<TermId> own(bound.begin(), bound.end());
    return std::ranges::any_of(
        variables_, [&](const auto& entry) { return entry.second != kNone && holdsAny(terms_, entry.second, own); });
  }

  Terms& terms_;
  Renaming variables_;
};

} // namespace

std::optional<Renaming> matches(Terms& terms, TermId reduction, TermId pattern, TermId term) {
  Renaming renaming;
  return matchesUnder(terms, variablesOf(terms, reduction), pattern, term, renaming) ? std::optional(renaming)
                                                                                     : std::nullopt;
}

TermId replaced(Terms& terms, TermId reduction, TermId term, const Renaming& variables) {
  Renaming all = variables;
  for (const TermId bound : variablesOf(terms, reduction)) {
    all.try_emplace(bound, kNone);
  }
  return Replacing(terms, std::move(all)).of(term);
}

bool holdsAny(const Terms& terms, TermId term, const std::set<TermId>& variables) {
  if (variables.contains(term)) {
    return true;
  }
  return terms[term].index == kNone &&
         std::ranges::any_of(terms[term].args, [&](TermId arg) { return holdsAny(terms, arg, variables); });
}

} // namespace qkc::prove
