// Conditions that both definitions read: where a part leaves one open it is taken to hold, then not to. Nothing follows
// from that but which arms and branches are taken; a part on which it can't be so says nothing.

#include "compiler/contract/print_expr.h"
#include "compiler/prove/compare.h"
#include "compiler/prove/divide.h"

#include <algorithm>

namespace qkc::prove {

using contract::kNone;
using contract::Op;
using semantics::Terms;

namespace {

bool isComparison(const contract::Node& node) {
  return node.op == Op::less || node.op == Op::lessEqual || node.op == Op::equal || node.op == Op::notEqual;
}

std::set<TermId> boundVariables(Terms& terms, const std::vector<TermId>& among) {
  std::set<TermId> variables;
  for (const TermId term : among) {
    if (terms[term].index != kNone || terms.node(term).op != Op::reduce) {
      continue;
    }
    const std::vector<contract::IndexId> bound = terms.node(term).bound;
    for (const contract::IndexId one : bound) {
      variables.insert(terms.boundVariable(terms[term].node, one));
    }
  }
  return variables;
}

} // namespace

std::vector<Divisible> openConditions(Evaluation& evaluation, const std::vector<TermId>& among,
                                      std::vector<Relation>& relations) {
  Terms& terms = evaluation.terms();
  const std::set<TermId> variables = boundVariables(terms, among);
  std::vector<Divisible> found;
  for (const TermId term : among) {
    if (terms[term].index != kNone || !isComparison(terms.node(term)) || holdsAny(terms, term, variables)) {
      continue;
    }
    const semantics::AbstractValue value = evaluation.of(term).value;
    if (!value.mayBeTrue() || !value.mayBeFalse()) {
      continue;
    }
    // The same condition in two places is one.
    const auto same = std::ranges::find_if(found, [&](const Divisible& one) { return alike(terms, one.term, term); });
    if (same != found.end()) {
      relations.push_back({Relation::Kind::same, same->term, term});
      continue;
    }
    found.push_back(
        {term, nullptr, Divisible::Kind::step, false, contract::printExpr(evaluation.contract(), terms[term].node)});
  }
  return found;
}

} // namespace qkc::prove
