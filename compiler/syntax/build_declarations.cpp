#include "compiler/syntax/tree_builder.h"

#include <fmt/format.h>

namespace qkc::syntax {

namespace {

Property::Kind propertyKind(Grammar::PropertyContext* tree) {
  using Kind = Property::Kind;
  switch (tree->getStart()->getType()) {
  case Grammar::FINITE:
    return Kind::Finite;
  case Grammar::HOLDS:
    return Kind::Holds;
  case Grammar::POSITIVE:
    return Kind::Positive;
  case Grammar::NONNEGATIVE:
    return Kind::Nonnegative;
  case Grammar::MAGNITUDE:
    return Kind::Magnitude;
  case Grammar::RANGE:
    return Kind::Range;
  case Grammar::PERMUTATION:
    return Kind::Permutation;
  case Grammar::OFFSETS:
    return Kind::Offsets;
  case Grammar::DISTINCT:
    return Kind::Distinct;
  case Grammar::DERIVED:
    return Kind::Derived;
  case Grammar::ZEROS:
    return tree->SAME() != nullptr ? Kind::ZerosSame : Kind::ZerosDistinct;
  case Grammar::NANS:
    return tree->SAME() != nullptr ? Kind::NansSame : Kind::NansDistinct;
  case Grammar::REST:
    return Kind::RestUntouched;
  case Grammar::STORED:
    return Kind::Stored;
  default:
    return Kind::When;
  }
}

SpecialValue specialValue(Grammar::SpecialContext* tree) {
  if (tree->NAN_VALUE() != nullptr)
    return SpecialValue::Nan;
  if (tree->INF_VALUE() != nullptr)
    return tree->MINUS() != nullptr ? SpecialValue::MinusInfinity : SpecialValue::Infinity;
  return tree->SUBNORMAL() != nullptr ? SpecialValue::Subnormal : SpecialValue::MinusZero;
}

} // namespace

std::vector<Declaration> TreeBuilder::declarations(Grammar::FileContext* tree) {
  std::vector<Declaration> out;
  for (auto* each : tree->declaration())
    out.push_back(declaration(each));
  return out;
}

Declaration TreeBuilder::declaration(Grammar::DeclarationContext* tree) {
  if (auto* use = tree->use(); use != nullptr) {
    Use out{"", span(use)};
    for (const Ident& part : idents(use->name()))
      out.path += (out.path.empty() ? "" : ".") + part.text;
    return out;
  }
  if (tree->constant() != nullptr)
    return constant(tree->constant());
  if (tree->table() != nullptr)
    return table(tree->table());
  if (tree->function() != nullptr)
    return function(tree->function());
  if (tree->layout() != nullptr)
    return layout(tree->layout());
  if (tree->structure() != nullptr)
    return structure(tree->structure());
  if (tree->record() != nullptr)
    return record(tree->record());
  if (tree->accumulator() != nullptr)
    return accumulator(tree->accumulator());
  if (tree->contract() != nullptr)
    return contract(tree->contract());
  return instance(tree->instance());
}

Type TreeBuilder::type(Grammar::TypeContext* tree) {
  return {ident(tree->name()), exprs(tree->exprs()), span(tree)};
}

std::vector<IndexBound> TreeBuilder::bounds(Grammar::BoundsContext* tree) {
  std::vector<IndexBound> out;
  for (auto* bound : tree->bound())
    out.push_back({ident(bound->name()), expr(bound->expr()), span(bound)});
  return out;
}

Header TreeBuilder::header(Grammar::HeaderContext* tree) {
  const Span place = span(tree);
  switch (tree->getStart()->getType()) {
  case Grammar::SUMMARY:
    return Summary{string(tree->STRING()), place};
  case Grammar::FAMILY:
    return Family{ident(tree->name(0)), place};
  case Grammar::FOLLOWS:
    return Follows{string(tree->STRING()), place};
  case Grammar::DIM: {
    Dims out{{}, place};
    for (auto* each : tree->dim())
      out.dims.push_back(dim(each));
    return out;
  }
  case Grammar::INDEX:
    return Indices{bounds(tree->bounds()), place};
  case Grammar::RANGE:
    return RaggedRange{ident(tree->name(0)), ident(tree->name(1)), range(tree->range()), place};
  case Grammar::PARAM: {
    Params out{{}, place};
    for (auto* each : tree->param())
      out.params.push_back(param(each));
    return out;
  }
  case Grammar::CONST:
    return constant(tree->constant());
  case Grammar::REQUIRE:
    return Require{expr(tree->expr()), place};
  case Grammar::ASSUME:
    return assume(tree->assume());
  default:
    return tensors(tree);
  }
}

Dim TreeBuilder::dim(Grammar::DimContext* tree) {
  Dim out{ident(tree->name()), Dim::Kind::AtLeast, {}, {}, span(tree)};
  if (tree->range() != nullptr)
    out.kind = Dim::Kind::Between;
  else if (tree->MULTIPLE() != nullptr)
    out.kind = Dim::Kind::MultipleOf;
  else if (tree->ASSIGN() != nullptr)
    out.kind = Dim::Kind::Derived;
  else if (tree->set() != nullptr)
    out.kind = Dim::Kind::OneOf;
  if (tree->expr() != nullptr)
    out.values.push_back(expr(tree->expr()));
  if (tree->set() != nullptr)
    out.values = exprs(tree->set()->exprs());
  if (tree->range() != nullptr)
    out.range = range(tree->range());
  return out;
}

Tensors TreeBuilder::tensors(Grammar::HeaderContext* tree) {
  using Direction = Tensors::Direction;
  Tensors out{Direction::InOut, {}, span(tree)};
  if (tree->IN() != nullptr)
    out.direction = Direction::In;
  else if (tree->OUT() != nullptr)
    out.direction = Direction::Out;
  for (auto* each : tree->tensor())
    out.tensors.push_back(tensor(each));
  return out;
}

Tensor TreeBuilder::tensor(Grammar::TensorContext* tree) {
  Tensor out{ident(tree->name()), type(tree->type()), exprs(tree->shape()->exprs()), {}, span(tree)};
  for (auto* each : tree->property())
    out.properties.push_back(property(each));
  for (auto* group : tree->fieldProperties())
    for (auto* each : group->property()) {
      out.properties.push_back(property(each));
      out.properties.back().field = ident(group->word());
    }
  return out;
}

Param TreeBuilder::param(Grammar::ParamContext* tree) {
  Param out{ident(tree->name()), type(tree->type()), {}, {}, span(tree)};
  for (auto* each : tree->property())
    out.properties.push_back(property(each));
  if (tree->expr() != nullptr)
    out.value = expr(tree->expr());
  return out;
}

Property TreeBuilder::property(Grammar::PropertyContext* tree) {
  Property out{propertyKind(tree), {}, {}, {}, {}, {}, span(tree)};
  for (auto* special : tree->special())
    out.specials.push_back(specialValue(special));
  if (tree->range() != nullptr)
    out.range = range(tree->range());
  if (tree->expr() != nullptr)
    out.value = expr(tree->expr());
  if (tree->type() != nullptr)
    out.layout = type(tree->type());
  return out;
}

Const TreeBuilder::constant(Grammar::ConstantContext* tree) {
  return {ident(tree->name()), type(tree->type()), expr(tree->expr()), span(tree)};
}

Contract TreeBuilder::contract(Grammar::ContractContext* tree) {
  Contract out{ident(tree->name()), {}, {}, {}, span(tree)};
  if (auto* params = tree->familyParams(); params != nullptr) {
    std::unordered_set<std::string> seen;
    for (auto* each : params->familyParam()) {
      out.params.push_back({ident(each->name()), exprs(each->set()->exprs()), span(each)});
      checkNew(seen, out.params.back().name, "family parameter");
    }
  }
  for (auto* each : tree->header())
    out.headers.push_back(header(each));
  checkHeaders(out.headers);
  out.body = body(tree);
  std::unordered_set<std::string> seen;
  for (const BodyItem& each : out.body)
    if (const auto* clause = std::get_if<Clause>(&each); clause != nullptr)
      checkNew(seen, clause->name, "clause");
  return out;
}

void TreeBuilder::checkHeaders(const std::vector<Header>& headers) {
  const Header* summary = nullptr;
  const Header* family = nullptr;
  const auto once = [&](const Header*& first, const Header& here, std::string_view word, Span place, Span earlier) {
    if (first != nullptr)
      sink_.error(diag::Code::DuplicateItem, place, fmt::format("'{}' is given twice", word))
          .label(earlier, "first given here");
    else
      first = &here;
  };
  for (const Header& each : headers) {
    if (const auto* line = std::get_if<Summary>(&each); line != nullptr)
      once(summary, each, "summary", line->span, summary ? std::get<Summary>(*summary).span : line->span);
    if (const auto* line = std::get_if<Family>(&each); line != nullptr)
      once(family, each, "family", line->span, family ? std::get<Family>(*family).span : line->span);
  }
}

Table TreeBuilder::table(Grammar::TableContext* tree) {
  auto* shape = tree->shape();
  return {ident(tree->name()), type(tree->type()), shape == nullptr ? std::vector<Expr>{} : exprs(shape->exprs()),
          exprs(tree->set()->exprs()), span(tree)};
}

Fn TreeBuilder::function(Grammar::FunctionContext* tree) {
  Fn out{ident(tree->name()), {}, {}, {}, {}, span(tree)};
  std::unordered_set<std::string> seen;
  for (auto* each : tree->fnParam()) {
    FnParam param{ident(each->name()), {}};
    checkNew(seen, param.name, "parameter");
    if (each->type() != nullptr)
      param.type = type(each->type());
    out.params.push_back(std::move(param));
  }
  if (tree->type() != nullptr)
    out.type = type(tree->type());
  for (auto* each : tree->let())
    out.lets.push_back(let(each));
  out.result = rhs(tree->rhs());
  return out;
}

Record TreeBuilder::record(Grammar::RecordContext* tree) {
  const auto kind = tree->FORMAT() != nullptr ? Record::Kind::Format : Record::Kind::Profile;
  Record out{kind, ident(tree->name()), {}, span(tree)};
  std::unordered_set<std::string> seen;
  for (auto* each : tree->entry()) {
    Entry entry{ident(each->name()), {}, span(each)};
    checkNew(seen, entry.key, "key");
    if (each->expr() != nullptr)
      entry.value = expr(each->expr());
    else if (each->set() != nullptr)
      entry.value = exprs(each->set()->exprs());
    else
      entry.value = string(each->STRING());
    out.entries.push_back(std::move(entry));
  }
  return out;
}

Accumulator TreeBuilder::accumulator(Grammar::AccumulatorContext* tree) {
  Accumulator out{ident(tree->name()), {}, {}, {}, span(tree)};
  if (tree->params() != nullptr)
    out.params = idents(tree->params()->name());
  for (auto* each : tree->evaluation())
    out.evaluations.push_back(evaluation(each));
  if (tree->expr() != nullptr)
    out.splits = expr(tree->expr());
  return out;
}

Evaluation TreeBuilder::evaluation(Grammar::EvaluationContext* tree) {
  Evaluation out{type(tree->type(0)), {}, {}, freedoms(tree->freedoms(), nullptr), span(tree)};
  if (tree->PROMOTED() != nullptr) {
    out.promotedEvery = expr(tree->expr());
    out.promotedTo = type(tree->type(1));
  }
  return out;
}

Instance TreeBuilder::instance(Grammar::InstanceContext* tree) {
  Instance out{ident(tree->name(0)), ident(tree->name(1)), {}, span(tree)};
  for (auto* each : tree->unary())
    out.args.push_back(unary(each));
  return out;
}

} // namespace qkc::syntax
