// Values in between that a proof may divide: conversions to few bits, which are zero on some inputs.

#include "compiler/contract/print_expr.h"
#include "compiler/prove/divide.h"

namespace qkc::prove {

using contract::IndexId;
using contract::kNone;
using contract::Node;
using contract::Op;
using semantics::Terms;

namespace {

constexpr int kFewBits = 8;

class Steps {
public:
  explicit Steps(Evaluation& evaluation) : evaluation_(evaluation) {}

  void visit(TermId term) {
    term = evaluation_.resolved(term);
    if (!seen_.insert(term).second || evaluation_.terms()[term].index != kNone) {
      return;
    }
    Terms& terms = evaluation_.terms();
    const Node node = terms.node(term);
    const bool isStep = node.op == Op::cast && node.type.format->isFloating() &&
                        node.type.format->storageBits <= kFewBits && !isBound(term) &&
                        evaluation_.of(term).value.mayBeZero() && evaluation_.of(term).value.mayBeNonzeroNumber();
    if (isStep) {
      found.push_back({term, node.type.format, Divisible::Kind::step, false,
                       contract::printExpr(evaluation_.contract(), terms[term].node)});
    }
    for (const IndexId bound : node.bound) {
      bound_.insert(terms.boundVariable(terms[term].node, bound));
    }
    for (const TermId arg : std::vector<TermId>(terms[term].args)) {
      visit(arg);
    }
  }

  std::vector<Divisible> found;

private:
  // Whether a variable of a reduction stands in it: it is then not one value.
  bool isBound(TermId term) {
    if (bound_.contains(term)) {
      return true;
    }
    Terms& terms = evaluation_.terms();
    if (terms[term].index != kNone) {
      return false;
    }
    const std::vector<TermId> args = terms[term].args;
    for (const TermId arg : args) {
      if (isBound(arg)) {
        return true;
      }
    }
    return false;
  }

  Evaluation& evaluation_;
  std::set<TermId> seen_;
  std::set<TermId> bound_;
};

} // namespace

std::vector<Divisible> stepsTo(Evaluation& evaluation, const std::vector<TermId>& roots) {
  Steps steps(evaluation);
  for (const TermId root : roots) {
    steps.visit(root);
  }
  return std::move(steps.found);
}

} // namespace qkc::prove
