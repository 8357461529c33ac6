#include "compiler/contract/fields.h"

#include "compiler/contract/constants.h"
#include "compiler/contract/declarations.h"
#include "compiler/contract/layouts.h"
#include "compiler/diag/nearest.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace qkc::contract {

namespace {

std::vector<std::string> fieldNames(const State& state, const Record& record) {
  std::vector<std::string> out;
  for (const QuantityId id : record.fields)
    out.push_back(state.contract.quantity(id).field);
  return out;
}

const Record& recordOf(const State& state, std::int32_t id) {
  return state.contract.records[static_cast<std::size_t>(id)];
}

} // namespace

QuantityId fieldNamed(State& state, std::int32_t record, const syntax::Ident& field) {
  const Record& owner = recordOf(state, record);
  for (const QuantityId id : owner.fields)
    if (state.contract.quantity(id).field == field.text)
      return id;
  const std::vector<std::string> known = fieldNames(state, owner);
  diag::Diagnostic& diagnostic = state.error(
      diag::Code::UnknownField, field.span,
      fmt::format("{} is a tensor of {}, which has no field '{}'", owner.name, owner.structure, field.text));
  diagnostic.note(fmt::format("its fields: {}", fmt::join(known, ", ")));
  if (const auto near = diag::nearest(field.text, std::span<const std::string>(known)))
    diagnostic.suggest(fmt::format("did you mean '{}'?", *near));
  return kNone;
}

void structAsValue(State& state, std::int32_t record, Span span) {
  const Record& owner = recordOf(state, record);
  const std::vector<std::string> known = fieldNames(state, owner);
  state
      .error(diag::Code::StructAsValue, span,
             fmt::format("an element of {} is a {}, not a value", owner.name, owner.structure))
      .suggest(fmt::format("name one of its fields: {}", fmt::join(known, ", ")));
}

// `x[b].qs[e]`, of which `args` are the indices behind the field.
NodeId Expressions::fieldOf(const syntax::Member& member, std::vector<const syntax::Expr*> args, Span span) {
  const auto* subscript = std::get_if<syntax::Subscript>(&member.base->node);
  const auto* name = std::get_if<syntax::Name>(subscript == nullptr ? &member.base->node : &subscript->base->node);
  const Symbol* symbol = name == nullptr ? nullptr : state_.find(name->text);
  if (name != nullptr && symbol == nullptr) {
    unknown({name->text, member.base->span});
    return kNone;
  }
  if (symbol != nullptr && symbol->id == kNone)
    return kNone;
  if (symbol == nullptr || symbol->kind != Symbol::Kind::record) {
    state_.error(diag::Code::UnknownField, member.member.span,
                 fmt::format("'{}' is no struct, it has no fields", state_.text(member.base->span)));
    return kNone;
  }
  const QuantityId id = fieldNamed(state_, symbol->id, member.member);
  if (id == kNone)
    return kNone;
  std::vector<const syntax::Expr*> all;
  if (subscript != nullptr)
    for (const syntax::Expr& index : subscript->indices)
      all.push_back(&index);
  all.insert(all.end(), args.begin(), args.end());
  return read(id, all, span);
}

bool Declarations::fieldsKnown(const syntax::Tensor& tensor, const syntax::Struct& structure) {
  bool good = true;
  for (const syntax::Property& property : tensor.properties) {
    const auto isField = [&](const syntax::Field& field) {
      return property.field && field.name.text == property.field->text;
    };
    if (std::ranges::any_of(structure.fields, isField))
      continue;
    good = false;
    std::vector<std::string> known;
    for (const syntax::Field& field : structure.fields)
      known.push_back(field.name.text);
    state_
        .error(property.field ? diag::Code::UnknownField : diag::Code::BadDomain, property.span,
               property.field
                   ? fmt::format("{} has no field '{}'", structure.name.text, property.field->text)
                   : fmt::format("{} is a tensor of structs: it is not said of which field this is", tensor.name.text))
        .suggest(fmt::format("field {} ..", fmt::join(known, " | ")));
  }
  return good;
}

// The parameters of a struct are numbers that are known with the instance: `emb_row(64)`.
bool Declarations::bindStruct(const syntax::Tensor& tensor, const syntax::Struct& structure) {
  const std::vector<syntax::Expr>& args = tensor.type.args;
  if (args.size() != structure.params.size()) {
    state_
        .error(diag::Code::WrongArgumentCount, tensor.type.name.span,
               fmt::format("the struct {} has {} parameters, {} given", structure.name.text, structure.params.size(),
                           args.size()))
        .label(structure.name.span, "declared here");
    return false;
  }
  std::map<std::string, numeric::Rational, std::less<>> values;
  for (std::size_t i = 0; i < args.size(); ++i) {
    const std::optional<std::int64_t> value = evaluateInteger(state_, args[i]);
    if (!value)
      return false;
    values.emplace(structure.params[i].text, numeric::Rational(static_cast<long>(*value)));
  }
  state_.structArguments = std::move(values);
  return true;
}

// A tensor of structs: a quantity for each field, which share the buffer.
void Declarations::structTensor(const syntax::Tensor& tensor, syntax::Tensors::Direction direction,
                                const syntax::Struct& structure) {
  std::vector<NodeId> shape;
  bool good = fieldsKnown(tensor, structure);
  for (const syntax::Expr& expr : tensor.shape) {
    shape.push_back(extent(expr));
    good = good && shape.back() != kNone;
  }
  good = bindStruct(tensor, structure) && good;
  const auto bytes = good ? bytesOf(state_, structure) : std::nullopt;
  auto fields = bytes ? resolveStruct(state_, structure, shape) : std::nullopt;
  state_.structArguments.clear();
  good = fields.has_value() && hasRoom(tensor.span);
  const auto id = good ? static_cast<std::int32_t>(state_.contract.records.size()) : kNone;
  if (!state_.declare(tensor.name, Symbol::Kind::record, id) || !good)
    return;
  Record record{tensor.name.text, structure.name.text, *bytes, {}, tensor.span};
  for (ResolvedField& field : *fields) {
    Quantity part;
    part.name = tensor.name.text + "_" + field.name;
    part.field = field.name;
    part.record = id;
    using Direction = syntax::Tensors::Direction;
    part.role = direction == Direction::Out ? Role::output : direction == Direction::In ? Role::input : Role::inout;
    part.span = tensor.span;
    part.type = formatType(*field.format);
    part.shape = std::move(field.shape);
    part.layout = std::move(field.layout);
    domain(tensor.properties, {fmt::format("{}.{}", tensor.name.text, field.name), tensor.name.span}, part);
    const auto quantity = static_cast<QuantityId>(state_.contract.quantities.size());
    if (!state_.declare({part.name, tensor.name.span}, Symbol::Kind::field, quantity))
      continue;
    record.fields.push_back(quantity);
    state_.contract.quantities.push_back(std::move(part));
  }
  state_.contract.records.push_back(std::move(record));
}

} // namespace qkc::contract
