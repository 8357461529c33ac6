// `chance` and `independent`: statements on many elements at once.

#include "compiler/contract/constants.h"
#include "compiler/contract/statements.h"

#include <fmt/format.h>

#include <algorithm>

namespace qkc::contract {

// A condition or value whose index variables stand for every element.
NodeId Statements::ofElements(const syntax::Expr& expr, bool isCondition) {
  for (IndexId id = 0; id < static_cast<IndexId>(state_.contract.indices.size()); ++id)
    expressions_.setting.indices.push_back(id);
  const NodeId id = isCondition ? expressions_.condition(expr) : expressions_.value(expr);
  expressions_.setting.indices.clear();
  return id;
}

// A constant strictly between 0 and 1.
std::optional<numeric::Rational> Statements::share(const syntax::Expr& expr) {
  const std::optional<numeric::Rational> value = evaluate(state_, expr);
  if (!value || (*value > 0 && *value < 1))
    return value;
  state_.error(diag::Code::BadConstant, expr.span, "a frequency or risk lies between 0 and 1");
  return std::nullopt;
}

void Statements::chance(const syntax::Chance& chance, ClauseId clause) {
  Distribution out;
  out.clause = clause;
  out.span = chance.span;
  out.event = ofElements(chance.event, true);
  out.probability = ofElements(chance.probability, false);
  const auto tolerance = share(chance.tolerance);
  const auto pooled = evaluateInteger(state_, chance.pooled);
  const auto risk = share(chance.risk);
  if (out.event == kNone || out.probability == kNone || !tolerance || !pooled || !risk)
    return;
  if (*pooled < 1) {
    state_.error(diag::Code::BadConstant, chance.pooled.span, "a test pools 1 element or more");
    return;
  }
  const Interval range = state_.ranges.of(out.probability);
  if (state_.type(out.probability).kind == Type::Kind::boolean ||
      (range.low && range.high && (*range.high < 0 || *range.low > 1))) {
    state_.error(diag::Code::NotNumeric, chance.probability.span, "a probability is a number between 0 and 1");
    return;
  }
  out.tolerance = *tolerance;
  out.pooled = *pooled;
  out.risk = *risk;
  state_.contract.distributions.push_back(std::move(out));
}

void Statements::independent(const syntax::Independent& independent, ClauseId clause) {
  Distribution out;
  out.clause = clause;
  out.span = independent.span;
  out.event = ofElements(independent.event, true);
  const auto risk = share(independent.risk);
  const Symbol* along = state_.find(independent.along.text);
  if (along == nullptr || along->kind != Symbol::Kind::index) {
    state_.error(diag::Code::NotAnIndex, independent.along.span,
                 fmt::format("'{}' is no index variable", independent.along.text));
    return;
  }
  if (out.event == kNone || !risk || along->id == kNone)
    return;
  out.along = along->id;
  out.risk = *risk;
  state_.contract.distributions.push_back(std::move(out));
}

} // namespace qkc::contract
