#include "compiler/contract/symbols.h"

#include <variant>

namespace qkc::contract {

namespace {

template <typename... Cases> struct Overloaded : Cases... {
  using Cases::operator()...;
};

} // namespace

Globals::Globals(std::span<const syntax::File* const> libraries, const syntax::File& file) {
  for (const syntax::File* library : libraries)
    add(*library);
  add(file);
}

void Globals::add(const syntax::File& file) {
  const auto other = [this](const std::string& name, std::string_view kind) { others_.insert_or_assign(name, kind); };
  for (const syntax::Declaration& declaration : file.declarations)
    std::visit(Overloaded{[&](const syntax::Const& d) { constants_.insert_or_assign(d.name.text, &d); },
                          [&](const syntax::Fn& d) { functions_.insert_or_assign(d.name.text, &d); },
                          [&](const syntax::Layout& d) { layouts_.insert_or_assign(d.name.text, &d); },
                          [&](const syntax::Table& d) { tables_.insert_or_assign(d.name.text, &d); },
                          [&](const syntax::Struct& d) { structures_.insert_or_assign(d.name.text, &d); },
                          [&](const syntax::Record& d) {
                            if (d.kind == syntax::Record::Kind::Profile)
                              profiles_.insert_or_assign(d.name.text, &d);
                            other(d.name.text,
                                  d.kind == syntax::Record::Kind::Format ? "a declared format" : "a profile");
                          },
                          [&](const syntax::Accumulator& d) {
                            accumulators_.insert_or_assign(d.name.text, &d);
                            other(d.name.text, "an accumulator");
                          },
                          [](const syntax::Use&) {}, [](const syntax::Contract&) {}, [](const syntax::Instance&) {}},
               declaration);
}

std::string_view Globals::kindOf(std::string_view name) const {
  if (constant(name) != nullptr)
    return "a constant";
  if (function(name) != nullptr)
    return "a function";
  if (table(name) != nullptr)
    return "a table";
  if (layout(name) != nullptr)
    return "a layout";
  if (structure(name) != nullptr)
    return "a struct";
  const auto found = others_.find(name);
  return found == others_.end() ? std::string_view() : found->second;
}

std::optional<ParameterValue> parameterValue(const syntax::Expr& expr) {
  if (const auto* name = std::get_if<syntax::Name>(&expr.node))
    return ParameterValue{name->text, std::nullopt, {}};
  if (const auto* number = std::get_if<syntax::Number>(&expr.node)) {
    const std::optional<numeric::Rational> value = numeric::parseNumber(number->text);
    return value ? std::optional(ParameterValue{number->text, value, {}}) : std::nullopt;
  }
  if (const auto* unary = std::get_if<syntax::Unary>(&expr.node);
      unary != nullptr && unary->op == syntax::UnaryOp::Negate) {
    std::optional<ParameterValue> inner = parameterValue(*unary->operand);
    if (!inner || !inner->number)
      return std::nullopt;
    return ParameterValue{"-" + inner->text, numeric::Rational(-*inner->number), {}};
  }
  return std::nullopt;
}

} // namespace qkc::contract
