// Left-hand sides of outputs: every element is written exactly once.

#include "compiler/contract/describe_facts.h"
#include "compiler/contract/fields.h"
#include "compiler/contract/print_expr.h"
#include "compiler/contract/queries.h"
#include "compiler/contract/statements.h"

#include <fmt/format.h>

#include <algorithm>

namespace qkc::contract {

namespace {

// The indices of the tensor, then those of the field.
std::vector<const syntax::Expr*> allIndices(const syntax::Ref& ref) {
  std::vector<const syntax::Expr*> out;
  for (const auto* list : {&ref.indices, &ref.fieldIndices})
    for (const syntax::Expr& expr : *list)
      out.push_back(&expr);
  return out;
}

} // namespace

std::string outputName(const syntax::Ref& ref) {
  return ref.field ? ref.name.text + "_" + ref.field->text : ref.name.text;
}

// The quantity that a left-hand side names, whatever its role; kNone after a diagnostic.
QuantityId Statements::outputNamed(const syntax::Ref& ref, const Symbol& symbol) {
  if (symbol.kind == Symbol::Kind::record) {
    if (ref.field)
      return fieldNamed(state_, symbol.id, *ref.field);
    structAsValue(state_, symbol.id, ref.span);
    return kNone;
  }
  if (symbol.kind == Symbol::Kind::quantity && !ref.field)
    return symbol.id;
  if (ref.field)
    state_.error(diag::Code::UnknownField, ref.field->span,
                 fmt::format("'{}' is no struct, it has no fields", ref.name.text));
  else
    state_
        .error(diag::Code::NotWritable, ref.span,
               fmt::format("'{}' is no output; clauses define outputs", ref.name.text))
        .label(symbol.span, "declared here")
        .suggest("define a value of your own with let");
  return kNone;
}

bool Statements::target(const syntax::Judgement& judgement, Quantity& out) {
  const syntax::Ref& ref = judgement.target;
  const std::size_t given = ref.indices.size() + ref.fieldIndices.size();
  if (given != out.shape.size()) {
    state_
        .error(diag::Code::WrongRank, ref.span,
               fmt::format("{} takes {} {}, {} given", out.name, out.shape.size(),
                           out.shape.size() == 1 ? "index" : "indices", given))
        .label(out.span, "declared here");
    return false;
  }
  const bool good = enterPlaces(judgement, out) && places(ref, out);
  expressions_.setting.indices.clear();
  expressions_.setting.known.clear();
  return good;
}

// Any index variable may stand on the left. A guard is looked at before the places of its arm.
bool Statements::enterPlaces(const syntax::Judgement& judgement, const Quantity& output) {
  for (IndexId id = 0; id < static_cast<IndexId>(state_.contract.indices.size()); ++id)
    expressions_.setting.indices.push_back(id);
  const auto& guard = judgement.value.guard;
  if (!guard || !guard->condition || !output.restUntouched)
    return true;
  const NodeId condition = expressions_.condition(*guard->condition);
  if (condition != kNone)
    expressions_.setting.known.push_back({condition, true});
  return condition != kNone;
}

void Statements::takeIndices(Quantity& out, NodeId place) const {
  for (const IndexId id : indicesOf(state_.contract, place))
    if (std::ranges::find(out.indices, id) == out.indices.end())
      out.indices.push_back(id);
}

bool Statements::places(const syntax::Ref& ref, Quantity& out) {
  out.target.clear();
  out.indices.clear();
  const std::vector<const syntax::Expr*> indices = allIndices(ref);
  bool good = true;
  for (const syntax::Expr* expr : indices) {
    out.target.push_back(expressions_.index(*expr));
    good = good && out.target.back() != kNone;
  }
  if (!good)
    return false;
  for (const NodeId place : out.target)
    takeIndices(out, place);
  if (out.restUntouched)
    return placesApart(ref, out);
  std::set<IndexId> used;
  for (std::size_t i = 0; i < out.target.size(); ++i) {
    if (readsValues(state_.contract, out.target[i])) {
      state_
          .error(diag::Code::BadLeftHandSide, indices[i]->span,
                 "the left-hand side reads values: some elements may be written by none of its places")
          .suggest(fmt::format("inout {}: .. rest untouched", out.name));
      return false;
    }
    if (!covers(out, i, used, indices[i]->span))
      return false;
  }
  return true;
}

// One dimension of the left-hand side is a mixed-radix number: its index variables, each used once, are digits whose
// strides are the products of the ranges below them, and the product of all is the extent.
bool Statements::covers(const Quantity& output, std::size_t dimension, std::set<IndexId>& used, Span span) {
  const NodeId place = output.target[dimension];
  std::vector<IndexId> digits = indicesOf(state_.contract, place);
  const auto refuse = [&](diag::Code code, const std::string& message) {
    diag::Diagnostic& diagnostic = state_.error(code, span, message);
    for (std::string& fact : factsAbout(state_.contract, {place, output.shape[dimension]}))
      diagnostic.note(std::move(fact));
    return false;
  };
  const std::string text = printExpr(state_.contract, place);
  const std::string extent = printExpr(state_.contract, output.shape[dimension]);
  for (const IndexId id : digits)
    if (!used.insert(id).second)
      return refuse(diag::Code::BadLeftHandSide,
                    fmt::format("the index {} stands twice on the left-hand side of {}",
                                state_.contract.indices[static_cast<std::size_t>(id)].name, output.name));
  Polynomial rest = state_.prover.polynomial(place);
  Polynomial stride(1);
  while (!digits.empty()) {
    const auto digit = std::ranges::find_if(digits, [&](IndexId id) {
      const AtomId atom = *state_.prover.indexAtom(id).highestAtom();
      return rest.degreeIn(atom) == 1 && rest.linearIn(atom).coefficient == stride;
    });
    if (digit == digits.end())
      return refuse(diag::Code::BadLeftHandSide,
                    fmt::format("{} does not name each element of {} once: no index has the stride {} here", text,
                                output.name, stride == Polynomial(1) ? "1" : "that follows from the ranges"));
    rest = rest.linearIn(*state_.prover.indexAtom(*digit).highestAtom()).rest;
    const NodeId range = state_.contract.indices[static_cast<std::size_t>(*digit)].extent;
    stride = stride * state_.prover.polynomial(range);
    digits.erase(digit);
  }
  if (!rest.isZero())
    return refuse(diag::Code::NotCovered, fmt::format("{} does not start at element 0 of {}", text, output.name));
  if (stride == state_.prover.polynomial(output.shape[dimension]))
    return true;
  const Polynomial missing = state_.prover.polynomial(output.shape[dimension]) - stride;
  if (!missing.isZero() && state_.prover.nonNegative(-missing))
    return refuse(diag::Code::IndexOutOfBounds,
                  fmt::format("{} goes beyond the extent {} of {}", text, extent, output.name));
  return refuse(diag::Code::NotCovered,
                fmt::format("{} is not proved to reach all {} elements of {}, and each must have a value", text, extent,
                            output.name));
}

bool Statements::sameTarget(const syntax::Judgement& judgement, const Quantity& quantity) {
  const syntax::Ref& ref = judgement.target;
  bool good = enterPlaces(judgement, quantity);
  const std::vector<const syntax::Expr*> indices = allIndices(ref);
  bool same = indices.size() == quantity.target.size();
  for (std::size_t i = 0; same && i < indices.size(); ++i) {
    const NodeId id = expressions_.index(*indices[i]);
    good = good && id != kNone;
    same = id == kNone || sameValue(state_.contract, id, quantity.target[i]);
  }
  if (good && same && quantity.restUntouched) {
    Quantity again = quantity; // its places must do under this arm's guard too
    good = placesApart(ref, again);
  }
  expressions_.setting.indices.clear();
  expressions_.setting.known.clear();
  if (same)
    return good;
  state_
      .error(diag::Code::ArmsDiffer, ref.span,
             fmt::format("arms of one output share their left-hand side, and {} was {} before", quantity.name,
                         printTarget(state_.contract, quantity)))
      .label(quantity.arms.empty() ? quantity.span : quantity.arms.front().span, "the first arm");
  return false;
}

} // namespace qkc::contract
