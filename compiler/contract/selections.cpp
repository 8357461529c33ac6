// Expressions that choose among others: by a family's parameter (`match`) and by a named choice (`by`).

#include "compiler/contract/expressions.h"
#include "compiler/contract/queries.h"
#include "compiler/diag/nearest.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace qkc::contract {

NodeId Expressions::select(const syntax::Expr& expr, const syntax::Select& select) {
  return select.kind == syntax::Select::Kind::Match ? match(expr, select) : by(expr, select);
}

// Selects at instantiation; the other arms are checked in the instances that select them.
NodeId Expressions::match(const syntax::Expr& expr, const syntax::Select& select) {
  arithmeticUsed_ = true; // an arm that is not selected may be what the arithmetic is for
  const auto parameter = state_.parameters.find(select.subject.text);
  if (parameter == state_.parameters.end()) {
    std::vector<std::string> known;
    for (const auto& [name, value] : state_.parameters)
      known.push_back(name);
    state_.unknownName(select.subject, "family parameter", known);
    return kNone;
  }
  for (const syntax::Arm& arm : select.arms)
    if (arm.label.text == parameter->second.text)
      return value(arm.value);
  state_
      .error(diag::Code::MissingPath, expr.span,
             fmt::format("no arm for {} = {}", select.subject.text, parameter->second.text))
      .suggest(fmt::format("add '{}: ..'", parameter->second.text));
  return kNone;
}

NodeId Expressions::by(const syntax::Expr& expr, const syntax::Select& select) {
  const Symbol* symbol = locals_ == nullptr ? state_.find(select.subject.text) : nullptr;
  if (symbol == nullptr || symbol->kind != Symbol::Kind::choice) {
    if (symbol == nullptr)
      unknown(select.subject);
    else
      state_.error(diag::Code::UnknownPath, select.subject.span, fmt::format("'{}' is no choice", select.subject.text))
          .label(symbol->span, "declared here");
    return kNone;
  }
  if (symbol->id == kNone)
    return kNone;
  if (!scopeIsBound(symbol->id, select.subject))
    return kNone;
  const std::vector<std::string> labels = state_.contract.choices[static_cast<std::size_t>(symbol->id)].labels;
  std::vector<const syntax::Expr*> paths(labels.size(), nullptr);
  for (const syntax::Arm& arm : select.arms) {
    const auto place = std::ranges::find(labels, arm.label.text);
    if (place == labels.end()) {
      diag::Diagnostic& diagnostic =
          state_.error(diag::Code::UnknownPath, arm.label.span,
                       fmt::format("the choice {} has no path '{}'", select.subject.text, arm.label.text));
      diagnostic.label(symbol->span, fmt::format("its paths: {}", fmt::join(labels, ", ")));
      if (const auto near = diag::nearest(arm.label.text, std::span<const std::string>(labels)))
        diagnostic.suggest(fmt::format("did you mean '{}'?", *near));
      return kNone;
    }
    paths[static_cast<std::size_t>(place - labels.begin())] = &arm.value;
  }
  for (std::size_t i = 0; i < labels.size(); ++i)
    if (paths[i] == nullptr) {
      state_.error(diag::Code::MissingPath, expr.span,
                   fmt::format("no arm for the path '{}' of the choice {}", labels[i], select.subject.text));
      return kNone;
    }
  return choose(symbol->id, paths, expr.span);
}

// A choice `per [b]` is read where b has a value.
bool Expressions::scopeIsBound(ChoiceId id, const syntax::Ident& name) {
  for (const NodeId place : state_.contract.choices[static_cast<std::size_t>(id)].scope.instance)
    for (const IndexId index : indicesOf(state_.contract, place))
      if (std::ranges::find(setting.indices, index) == setting.indices.end()) {
        const std::string& text = state_.contract.indices[static_cast<std::size_t>(index)].name;
        state_
            .error(diag::Code::UnboundIndex, name.span,
                   fmt::format("the choice {} is made for each {}, which has no value here", name.text, text))
            .suggest(fmt::format("put {} on the left-hand side", text));
        return false;
      }
  return true;
}

NodeId Expressions::choose(ChoiceId choice, const std::vector<const syntax::Expr*>& paths, Span span) {
  std::vector<NodeId> values;
  for (const syntax::Expr* path : paths)
    values.push_back(value(*path));
  const std::optional<Type> type = unify(values, span);
  if (!type)
    return kNone;
  Node node;
  node.op = Op::choose;
  node.type = *type;
  node.choice = choice;
  node.kind = ValueKind::choice;
  node.args = std::move(values);
  node.span = span;
  return state_.add(std::move(node));
}

} // namespace qkc::contract
