// Left-hand sides of tensors whose other elements stay untouched: no place is written twice, none is outside.

#include "compiler/contract/print_expr.h"
#include "compiler/contract/queries.h"
#include "compiler/contract/statements.h"

#include <fmt/format.h>

#include <algorithm>

namespace qkc::contract {

bool Statements::placesApart(const syntax::Ref& ref, Quantity& out) {
  std::set<IndexId> used;
  std::vector<std::size_t> through; // dimensions whose place is read from an input
  for (std::size_t i = 0; i < out.target.size(); ++i) {
    if (!expressions_.inBounds(out.target[i], out.shape[i], out.name, ref.indices[i].span))
      return false;
    if (readsValues(state_.contract, out.target[i]))
      through.push_back(i);
    else if (!apart(out, i, used, ref.indices[i].span))
      return false;
  }
  return through.empty() || throughDistinct(out, through, used, ref.span);
}

// Index variables as digits of a mixed-radix number: different variables give different places.
bool Statements::apart(const Quantity& output, std::size_t dimension, std::set<IndexId>& used, Span span) {
  const NodeId place = output.target[dimension];
  std::vector<IndexId> digits = indicesOf(state_.contract, place);
  bool good = std::ranges::all_of(digits, [&](IndexId id) { return used.insert(id).second; });
  Polynomial rest = state_.prover.polynomial(place);
  Polynomial stride(1);
  while (good && !digits.empty()) {
    const auto digit = std::ranges::find_if(digits, [&](IndexId id) {
      const AtomId atom = *state_.prover.indexAtom(id).highestAtom();
      return rest.degreeIn(atom) == 1 && rest.linearIn(atom).coefficient == stride;
    });
    good = digit != digits.end();
    if (!good)
      break;
    rest = rest.linearIn(*state_.prover.indexAtom(*digit).highestAtom()).rest;
    stride = stride * state_.prover.polynomial(state_.contract.indices[static_cast<std::size_t>(*digit)].extent);
    digits.erase(digit);
  }
  if (good)
    return true;
  state_.error(diag::Code::NotDistinct, span,
               fmt::format("two elements may be written to one place: {} does not tell its index variables apart",
                           printExpr(state_.contract, place)));
  return false;
}

// The dimensions together, row-major, are one read of an input whose values are distinct: slot[t] / S and slot[t] % S.
bool Statements::throughDistinct(const Quantity& output, const std::vector<std::size_t>& dimensions,
                                 std::set<IndexId>& used, Span span) {
  Polynomial joint;
  NodeId read = kNone;
  for (const std::size_t i : dimensions) {
    joint = joint * state_.prover.polynomial(output.shape[i]) + state_.prover.polynomial(output.target[i]);
    std::vector<NodeId> open = {output.target[i]};
    while (!open.empty()) {
      const Node& node = state_.node(open.back());
      if (node.op == Op::read && state_.contract.quantity(node.quantity).domain.distinct)
        read = open.back();
      open.pop_back();
      open.insert(open.end(), node.args.begin(), node.args.end());
    }
  }
  const auto refuse = [&](const std::string& why) {
    state_
        .error(diag::Code::NotDistinct, span,
               fmt::format("two elements of {} may be written to one place", output.name))
        .note(why)
        .suggest("say 'distinct' of the input that holds the places, and let the left-hand side be one of its values");
    return false;
  };
  if (read == kNone)
    return refuse("no input that is read here is said to be distinct");
  if (!(joint == state_.prover.polynomial(read)))
    return refuse(fmt::format("the places are not those that {} counts, row-major", printExpr(state_.contract, read)));
  const Node node = state_.node(read);
  for (const NodeId arg : node.args)
    if (state_.node(arg).op != Op::index || !used.insert(state_.node(arg).index).second)
      return refuse(fmt::format("{} is not read once for each element", printExpr(state_.contract, read)));
  const Domain& domain = state_.contract.quantity(node.quantity).domain;
  if (!domain.distinctUnless || expressions_.excludes(read, *domain.distinctUnless))
    return true;
  return refuse(fmt::format("{} may stand several times in {}, and the guard does not exclude it",
                            domain.distinctUnless->get_str(), state_.contract.quantity(node.quantity).name));
}

} // namespace qkc::contract
