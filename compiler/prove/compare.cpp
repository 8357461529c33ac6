#include "compiler/prove/compare.h"

#include <algorithm>

namespace qkc::prove {

using contract::kNone;
using contract::Node;
using contract::Op;
using contract::Type;
using numeric::Format;
using numeric::Overflow;
using numeric::Rounding;
using numeric::Value;
using semantics::AbstractValue;
using semantics::Terms;

namespace {

constexpr int kMostDepth = 3; // of selections that stay open

bool isZero(const AbstractValue& value) {
  return !value.isEmpty() && !value.nan && !value.mayBeNonzeroNumber() && !value.mayBeInfinite();
}

// v v, or v to an even power: the sign of v is gone.
bool isSquare(const Terms& terms, TermId term) {
  const Node& node = terms.node(term);
  const auto& args = terms[term].args;
  if (node.op == Op::mul) {
    return args[0] == args[1];
  }
  if (node.op != Op::pow || terms[args[1]].index != kNone || terms.node(args[1]).op != Op::constant) {
    return false;
  }
  const numeric::Rational exponent = terms.node(args[1]).value.rational();
  return exponent.get_den() == 1 && exponent > 0 && mpz_even_p(exponent.get_num_mpz_t()) != 0;
}

// Whether the sign of a zero argument shows in no more than the sign of a zero result.
bool passesZeros(const Node& node, std::size_t argument) {
  switch (node.op) {
  case Op::add:
  case Op::sub:
  case Op::mul:
  case Op::fma:
  case Op::neg:
  case Op::abs:
    return true;
  case Op::div:
    return argument == 0;
  default:
    return false;
  }
}

} // namespace

// One element of one quantity, however its place is written.
bool Comparison::sameElement(TermId a, TermId b) {
  Terms& terms = evaluation_.terms();
  if (a == b || terms[a].index != kNone || terms[b].index != kNone) {
    return a == b || paired_.contains({a, b}) || paired_.contains({b, a});
  }
  const bool isRead = terms.node(a).op == Op::read || terms.node(a).op == Op::old;
  const std::vector<TermId> first = terms[a].args; // copies: comparing makes terms
  const std::vector<TermId> second = terms[b].args;
  return isRead && sameShape(terms.node(a), terms.node(b)) && sameArguments(first, second);
}

bool Comparison::same(TermId a, TermId b) {
  if (sameElement(a, b)) {
    return true;
  }
  const TermId first = stripped(a);
  const TermId second = stripped(b);
  if (first == second) {
    return true;
  }
  const std::pair key(std::min(first, second), std::max(first, second));
  const auto found = known_.find(key);
  const bool result = found != known_.end() ? found->second : compare(first, second);
  known_[key] = result;
  return result || sameUnstripped(a, b, {first, second});
}

// Conversions of one kind, one of which changes nothing here: it may be what hides a limit of the other.
bool Comparison::sameUnstripped(TermId a, TermId b, const std::pair<TermId, TermId>& stripped) {
  a = evaluation_.resolved(a);
  b = evaluation_.resolved(b);
  Terms& terms = evaluation_.terms();
  const auto isCast = [&](TermId term) { return terms[term].index == kNone && terms.node(term).op == Op::cast; };
  return std::pair(a, b) != stripped && isCast(a) && isCast(b) && terms.node(a).type == terms.node(b).type &&
         sameCast(a, b);
}

bool Comparison::compare(TermId a, TermId b) {
  const auto one = onlyValue(evaluation_.of(a).value);
  const auto other = onlyValue(evaluation_.of(b).value);
  if (one && other && identical(*one, *other)) {
    return true;
  }
  if (eitherZero_ && isZero(evaluation_.of(a).value) && isZero(evaluation_.of(b).value)) {
    return true;
  }
  if (one && other) {
    return false;
  }
  Terms& terms = evaluation_.terms();
  if (terms[a].index != kNone || terms[b].index != kNone) {
    return false;
  }
  if (alike(terms, a, b, paired_) || sameOperation(a, b) || sameReduction(a, b) || sameBranches(a, b)) {
    return true;
  }
  const Op first = terms.node(a).op;
  const Op second = terms.node(b).op;
  if (first == Op::cast && second == Op::cast && sameCast(a, b)) {
    return true;
  }
  return (first == Op::select && sameSelect(a, b)) || (second == Op::select && sameSelect(b, a));
}

bool Comparison::sameOperation(TermId a, TermId b) {
  Terms& terms = evaluation_.terms();
  const Node& first = terms.node(a);
  const Node& second = terms.node(b);
  const bool isLazy = first.op == Op::select || first.op == Op::reduce || first.op == Op::choose;
  if (isLazy || !sameShape(first, second) || !sameRounding(first, second)) {
    return false;
  }
  const std::vector<TermId> left = terms[a].args;
  const std::vector<TermId> right = terms[b].args;
  if (left.empty() || left.size() != right.size()) {
    return false;
  }
  if (isSquare(terms, a) && isSquare(terms, b)) {
    return withZeros(true).same(left[0], right[0]);
  }
  for (std::size_t k = 0; k < left.size(); ++k) {
    const bool keepsZero = eitherZero_ && passesZeros(first, k);
    if (!withZeros(keepsZero).same(left[k], right[k])) {
      return false;
    }
  }
  return true;
}

// The same terms in the same order, whatever the variables are called.
bool Comparison::sameReduction(TermId a, TermId b) {
  Terms& terms = evaluation_.terms();
  const Node& first = terms.node(a);
  const Node& second = terms.node(b);
  if (first.op != Op::reduce || !sameShape(first, second) || first.bound != second.bound ||
      first.freedoms != second.freedoms || terms[a].args.size() != terms[b].args.size()) {
    return false;
  }
  Comparison inner = withZeros(false);
  for (const contract::IndexId bound : std::vector(first.bound)) {
    inner.paired_.emplace(terms.boundVariable(terms[a].node, bound), terms.boundVariable(terms[b].node, bound));
  }
  const std::vector<TermId> left = terms[a].args;
  const std::vector<TermId> right = terms[b].args;
  for (std::size_t k = 0; k < left.size(); ++k) {
    if (!inner.same(left[k], right[k])) {
      return false;
    }
  }
  return true;
}

// One condition, and under it one value each.
bool Comparison::sameBranches(TermId a, TermId b) {
  Terms& terms = evaluation_.terms();
  if (terms.node(a).op != Op::select || terms.node(b).op != Op::select) {
    return false;
  }
  const std::vector<TermId> left = terms[a].args;
  const std::vector<TermId> right = terms[b].args;
  return withZeros(false).same(left[0], right[0]) && same(left[1], right[1]) && same(left[2], right[2]);
}

Comparison Comparison::withZeros(bool eitherZero) const {
  Comparison inner(evaluation_, grounds_, eitherZero, depth_);
  inner.paired_ = paired_;
  return inner;
}

bool Comparison::sameArguments(const std::vector<TermId>& a, const std::vector<TermId>& b) {
  if (a.size() != b.size()) {
    return false;
  }
  Comparison inner = withZeros(false);
  Comparison& strict = eitherZero_ ? inner : *this;
  for (std::size_t k = 0; k < a.size(); ++k) {
    if (!strict.same(a[k], b[k])) {
      return false;
    }
  }
  return true;
}

// The argument that a maximum or minimum of two always takes; kNone where that is open.
TermId Comparison::decidedExtremum(TermId term) {
  const Op op = evaluation_.terms().node(term).op;
  if (op != Op::max && op != Op::min) {
    return kNone;
  }
  const std::vector<TermId> args = evaluation_.terms()[term].args;
  for (const std::size_t k : {0U, 1U}) {
    const AbstractValue winner = evaluation_.of(args[k]).value;
    const AbstractValue other = evaluation_.of(args[1 - k]).value;
    const auto end = op == Op::max ? winner.least() : winner.most();
    const auto limit = op == Op::max ? other.most() : other.least();
    if (winner.nan || other.nan || !end || !limit) {
      continue;
    }
    const auto order = numeric::compare(*end, *limit);
    // Of equal values the winner's is as good, but for the signs of zeros.
    const bool equalZeros = end->isZero() && limit->isZero();
    if (!equalZeros && (op == Op::max ? order >= 0 : order <= 0)) {
      return args[k];
    }
  }
  return kNone;
}

TermId Comparison::stripped(TermId term) {
  Terms& terms = evaluation_.terms();
  for (;;) {
    term = evaluation_.resolved(term);
    if (terms[term].index != kNone) {
      return term;
    }
    if (const TermId winner = decidedExtremum(term); winner != kNone) {
      term = winner;
      continue;
    }
    if (terms.node(term).op != Op::cast || terms.node(term).wordBits > 0) {
      return term;
    }
    const TermId inner = terms[term].args[0];
    const Format& format = *terms.node(term).type.format;
    const Known& known = evaluation_.of(inner);
    const bool isNumber = !known.value.nan && !known.value.mayBeInfinite() && !known.value.isEmpty();
    const bool keepsZeros =
        known.value.integral == format.isInteger() || !known.value.mayBeZero() || !format.isInteger();
    if (!isNumber || !keepsZeros || !isExactIn(format, known)) {
      return term;
    }
    term = inner;
  }
}

bool Comparison::sameSelect(TermId select, TermId other) {
  if (depth_ >= kMostDepth) {
    return false;
  }
  Terms& terms = evaluation_.terms();
  const std::vector<TermId> args = terms[select].args;
  for (const bool holds : {true, false}) {
    auto part = partWhere(evaluation_, args[0], holds);
    if (!part) {
      continue;
    }
    Evaluation inside(evaluation_.contract(), terms, evaluation_.relations(), evaluation_.paths(), std::move(*part));
    Comparison comparison(inside, grounds_, eitherZero_, depth_ + 1);
    comparison.paired_ = paired_;
    if (!comparison.same(args[holds ? 1 : 2], other)) {
      return false;
    }
  }
  return true;
}

} // namespace qkc::prove
