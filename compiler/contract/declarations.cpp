#include "compiler/contract/declarations.h"

#include "compiler/contract/constants.h"
#include "compiler/contract/describe_facts.h"
#include "compiler/contract/print_expr.h"
#include "compiler/contract/queries.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

namespace qkc::contract {

namespace {

// Generous: texts of people have a dozen of each. They bound the work of proofs and of walks through definitions.
constexpr std::size_t kMostDims = 64;
constexpr std::size_t kMostIndices = 256;
constexpr std::size_t kMostTensors = 256;

template <typename T, typename Visitor> void each(const std::vector<syntax::Header>& headers, Visitor visitor) {
  for (const syntax::Header& header : headers)
    if (const auto* found = std::get_if<T>(&header))
      visitor(*found);
}

} // namespace

void Declarations::declare(const std::vector<syntax::Header>& headers) {
  for (const syntax::Header& header : headers)
    texts(header);
  each<syntax::Const>(headers, [&](const syntax::Const& header) { constant(header); });
  each<syntax::Dims>(headers, [&](const syntax::Dims& header) {
    for (const syntax::Dim& one : header.dims)
      dim(one);
  });
  each<syntax::Params>(headers, [&](const syntax::Params& header) {
    for (const syntax::Param& one : header.params)
      parameter(one);
  });
  each<syntax::Require>(headers, [&](const syntax::Require& header) { require(header); });
  each<syntax::Indices>(headers, [&](const syntax::Indices& header) {
    for (const syntax::IndexBound& one : header.bounds)
      index(one);
  });
  each<syntax::Tensors>(headers, [&](const syntax::Tensors& header) {
    for (const syntax::Tensor& one : header.tensors)
      tensor(one, header.direction);
  });
  each<syntax::RaggedRange>(headers, [&](const syntax::RaggedRange& header) { raggedRange(header); });
  each<syntax::Assume>(headers, [&](const syntax::Assume& header) { assume(header); });
  if (!state_.sink.hasErrors())
    sizes();
}

void Declarations::texts(const syntax::Header& header) {
  Contract& contract = state_.contract;
  if (const auto* summary = std::get_if<syntax::Summary>(&header))
    contract.summary = summary->text;
  if (const auto* family = std::get_if<syntax::Family>(&header))
    contract.family = family->name.text;
  if (const auto* follows = std::get_if<syntax::Follows>(&header))
    contract.follows.push_back(follows->text);
}

void Declarations::dim(const syntax::Dim& dim) {
  Dim out;
  out.name = dim.name.text;
  out.span = dim.span;
  bool good = true;
  if (dim.kind == syntax::Dim::Kind::Derived) {
    out.derived = expressions_.index(dim.values.front());
    good = out.derived != kNone && ofExtents(out.derived);
    if (good && !state_.prover.nonNegative(state_.prover.polynomial(out.derived))) {
      state_.error(diag::Code::BadExtent, dim.span,
                   fmt::format("the extent {} is not proved to be 0 or more", out.name));
      good = false;
    }
  } else {
    good = dim.range ? dimRange(dim, out) : dimValues(dim, out);
  }
  if (good && (out.derived == kNone ? out.most == 0 : state_.ranges.of(out.derived).within(0, 0))) {
    state_.error(diag::Code::EmptyDim, dim.span,
                 fmt::format("{} is 0 in every call, so that a tensor with it never has an element", out.name));
    good = false;
  }
  if (good && state_.contract.dims.size() >= kMostDims) {
    state_.error(diag::Code::TooLarge, dim.span, fmt::format("a contract has {} extents at most", kMostDims));
    good = false;
  }
  if (!state_.declare(dim.name, Symbol::Kind::dim, good ? static_cast<DimId>(state_.contract.dims.size()) : kNone) ||
      !good)
    return;
  state_.contract.dims.push_back(std::move(out));
}

bool Declarations::dimValues(const syntax::Dim& dim, Dim& out) {
  std::vector<std::int64_t> values;
  for (const syntax::Expr& expr : dim.values) {
    const std::optional<std::int64_t> value = evaluateInteger(state_, expr);
    if (!value || !isExtent(*value, expr.span))
      return false;
    const bool multiple = dim.kind == syntax::Dim::Kind::MultipleOf;
    if (*value < (multiple ? 1 : 0)) {
      state_.error(diag::Code::BadExtent, expr.span,
                   fmt::format("{} is {}, an extent is {} or more", multiple ? "the multiple" : "this", *value,
                               multiple ? 1 : 0));
      return false;
    }
    values.push_back(*value);
  }
  switch (dim.kind) {
  case syntax::Dim::Kind::AtLeast:
    out.least = values.front();
    return true;
  case syntax::Dim::Kind::MultipleOf:
    out.least = values.front();
    out.multipleOf = values.front();
    return true;
  default:
    std::ranges::sort(values);
    values.erase(std::unique(values.begin(), values.end()), values.end());
    out.allowed = values;
    out.least = values.front();
    out.most = values.back();
    out.multipleOf = 0;
    for (const std::int64_t value : values)
      out.multipleOf = std::gcd(out.multipleOf, value);
    out.multipleOf = std::max<std::int64_t>(out.multipleOf, 1);
    return true;
  }
}

bool Declarations::dimMultiple(const syntax::Expr& expr, Dim& out) {
  const std::optional<std::int64_t> unit = evaluateInteger(state_, expr);
  if (!unit || !isExtent(*unit, expr.span))
    return false;
  if (*unit < 1) {
    state_.error(diag::Code::BadExtent, expr.span, fmt::format("the multiple is {}, it is 1 or more", *unit));
    return false;
  }
  out.multipleOf = *unit;
  return true;
}

bool Declarations::dimRange(const syntax::Dim& dim, Dim& out) {
  const std::optional<std::int64_t> low = evaluateInteger(state_, dim.range->low);
  std::optional<std::int64_t> high = evaluateInteger(state_, dim.range->high);
  if (!low || !high || !isExtent(*low, dim.range->span) || !isExtent(*high, dim.range->span))
    return false;
  if (dim.range->halfOpen)
    --*high;
  if (!dim.values.empty() && !dimMultiple(dim.values.front(), out))
    return false;
  const std::int64_t unit = out.multipleOf;
  const std::int64_t first = (*low + unit - 1) / unit * unit;
  if (*low < 0 || *high < first) {
    const std::string of = unit == 1 ? "" : fmt::format(" and a multiple of {}", unit);
    state_.error(diag::Code::EmptyDim, dim.range->span,
                 *low < 0 ? "an extent is 0 or more" : fmt::format("no extent is in {}..{}{}", *low, *high, of));
    return false;
  }
  out.least = first;
  out.most = high;
  return true;
}

void Declarations::require(const syntax::Require& require) {
  const NodeId id = expressions_.condition(require.condition);
  if (id == kNone)
    return;
  const std::optional<bool> holds = decided(state_.contract, id);
  if (holds == false)
    state_.error(diag::Code::BadInstance, require.span, "no call of this instance has what is required here");
  if (holds)
    return;
  state_.contract.requires_.push_back(id);
  narrow(id);
}

// `require K <= 4096` bounds an extent as its declaration would.
void Declarations::narrow(NodeId requirement) {
  const Node& node = state_.node(requirement);
  if (node.op == Op::logicalAnd) {
    narrow(node.args[0]);
    narrow(node.args[1]);
    return;
  }
  if (node.op == Op::logicalOr)
    for (const std::size_t i : {0U, 1U})
      if (decided(state_.contract, node.args[i]) == false)
        return narrow(node.args[1 - i]);
  if (node.op != Op::less && node.op != Op::lessEqual && node.op != Op::equal)
    return;
  const Node& left = state_.node(node.args[0]);
  const Node& right = state_.node(node.args[1]);
  const std::int64_t strict = node.op == Op::less ? 1 : 0;
  if (left.op == Op::dim && state_.contract.dims[static_cast<std::size_t>(left.dim)].derived == kNone)
    if (const auto most = evaluateExtent(state_.contract, node.args[1], {}))
      bound(left.dim, node.op == Op::equal ? most : std::nullopt, *most - strict, node.span);
  if (right.op == Op::dim && state_.contract.dims[static_cast<std::size_t>(right.dim)].derived == kNone)
    if (const auto least = evaluateExtent(state_.contract, node.args[0], {}))
      bound(right.dim, *least + strict, node.op == Op::equal ? least : std::nullopt, node.span);
}

void Declarations::bound(DimId id, std::optional<std::int64_t> least, std::optional<std::int64_t> most, Span span) {
  Dim& dim = state_.contract.dims[static_cast<std::size_t>(id)];
  if (least)
    dim.least = std::max(dim.least, *least);
  if (most)
    dim.most = std::min(dim.most.value_or(*most), *most);
  const bool wasList = !dim.allowed.empty();
  std::erase_if(dim.allowed, [&](std::int64_t value) { return value < dim.least || value > dim.most.value_or(value); });
  if (wasList && !dim.allowed.empty()) {
    dim.least = dim.allowed.front();
    dim.most = dim.allowed.back();
  }
  const bool none = (wasList && dim.allowed.empty()) ||
                    (dim.most && (*dim.most < dim.least || *dim.most / dim.multipleOf * dim.multipleOf < dim.least));
  if (none)
    state_.error(diag::Code::EmptyDim, span, fmt::format("no extent {} satisfies this", dim.name))
        .label(dim.span, "declared here");
}

// A `/` in an extent must come out even: what a remainder means must be written as cdiv or a condition.
bool Declarations::exactDivisions(NodeId id, Span span) {
  const Node& node = state_.node(id);
  if (node.op == Op::div && !printExpr(state_.contract, id).starts_with("cdiv")) {
    const Polynomial numerator = state_.prover.polynomial(node.args[0]);
    const Polynomial divisor = state_.prover.polynomial(node.args[1]);
    if (!state_.prover.divides(divisor, numerator)) {
      const std::string a = printExpr(state_.contract, node.args[0]);
      const std::string b = printExpr(state_.contract, node.args[1]);
      diag::Diagnostic& diagnostic =
          state_.error(diag::Code::BadExtent, span, fmt::format("the extent {} / {} is not proved to be whole", a, b));
      for (std::string& fact : factsAbout(state_.contract, {id}))
        diagnostic.note(std::move(fact));
      diagnostic.suggest(fmt::format("declare '{} multiple of {}', or write cdiv({}, {})", a, b, a, b));
      return false;
    }
  }
  return std::ranges::all_of(node.args, [&](NodeId arg) { return exactDivisions(arg, span); });
}

// Extents are known before a call: of other extents and constants, not of what is passed.
bool Declarations::ofExtents(NodeId id) {
  const Node& node = state_.node(id);
  if (node.op == Op::read && state_.contract.quantity(node.quantity).role != Role::constant) {
    state_.unsupported(node.span, "an extent that depends on a parameter of the call");
    return false;
  }
  return std::ranges::all_of(node.args, [&](NodeId arg) { return ofExtents(arg); });
}

NodeId Declarations::extent(const syntax::Expr& expr) {
  const NodeId id = expressions_.index(expr);
  if (id == kNone || !ofExtents(id) || !exactDivisions(id, expr.span))
    return kNone;
  if (state_.prover.nonNegative(state_.prover.polynomial(id)))
    return id;
  state_.error(diag::Code::BadExtent, expr.span,
               fmt::format("the extent {} is not proved to be 0 or more", printExpr(state_.contract, id)));
  return kNone;
}

void Declarations::index(const syntax::IndexBound& bound) {
  addIndex(bound.name, extent(bound.extent), bound.span);
}

// kNone where the extent has an error, or the name is taken.
IndexId Declarations::addIndex(const syntax::Ident& name, NodeId extent, Span span) {
  Index out;
  out.name = name.text;
  out.span = span;
  out.extent = extent;
  bool good = out.extent != kNone;
  if (good && state_.contract.indices.size() >= kMostIndices) {
    state_.error(diag::Code::TooLarge, span, fmt::format("a contract has {} index variables at most", kMostIndices));
    good = false;
  }
  const auto id = good ? static_cast<IndexId>(state_.contract.indices.size()) : kNone;
  if (!state_.declare(name, Symbol::Kind::index, id) || !good)
    return kNone;
  state_.contract.indices.push_back(std::move(out));
  return id;
}

void Declarations::constant(const syntax::Const& constant) {
  const QuantityId id = addConstant(state_, constant);
  state_.declare(constant.name, Symbol::Kind::quantity, id);
}

void Declarations::parameter(const syntax::Param& param) {
  Quantity out;
  out.name = param.name.text;
  out.role = Role::parameter;
  out.span = param.span;
  if (state_.word(param.type.name.text) == "bool")
    return truth(param, std::move(out));
  const numeric::Format* format = state_.format(param.type);
  bool good = format != nullptr;
  if (good) {
    out.type = formatType(*format);
    if (param.value) {
      const std::optional<numeric::Rational> number = evaluate(state_, *param.value);
      const std::optional<numeric::Value> value =
          number ? roundOnce(state_, *format, *number, param.value->span) : std::nullopt;
      good = value.has_value();
      out.value = value.value_or(numeric::Value());
      out.hasValue = good;
    }
    if (good && param.value && param.properties.empty()) {
      // Without a domain the default is the one value that is meant.
      out.domain.rangeLow = out.value.rational();
      out.domain.rangeHigh = out.value.rational();
    } else {
      good = domain(param.properties, param.name, out) && good;
    }
  }
  const auto id = good ? static_cast<QuantityId>(state_.contract.quantities.size()) : kNone;
  if (state_.declare(param.name, Symbol::Kind::quantity, id) && good)
    state_.contract.quantities.push_back(std::move(out));
}

// A parameter that is a condition: a byte that holds 0 or 1.
void Declarations::truth(const syntax::Param& param, Quantity out) {
  bool good = param.properties.empty();
  if (!good)
    state_.error(diag::Code::BadDomain, param.properties.front().span, "a bool is true or false, it has no domain");
  out.type = formatType(*numeric::findFormat("u8"));
  out.domain.rangeLow = numeric::Rational(0);
  out.domain.rangeHigh = numeric::Rational(1);
  if (param.value) {
    const auto* word = std::get_if<syntax::Name>(&param.value->node);
    const bool isTrue = word != nullptr && word->text == "true";
    if (!isTrue && (word == nullptr || word->text != "false")) {
      state_.error(diag::Code::NotBoolean, param.value->span, "the default of a bool is 'true' or 'false'");
      good = false;
    }
    out.value = numeric::Value(std::int64_t{isTrue ? 1 : 0});
    out.hasValue = true;
  }
  const auto id = good ? static_cast<QuantityId>(state_.contract.quantities.size()) : kNone;
  if (!state_.declare(param.name, Symbol::Kind::quantity, id) || !good)
    return;
  state_.truths.insert(id);
  state_.contract.quantities.push_back(std::move(out));
}

// `when CONDITION` on the parameters of the family: other instances do not have the output.
bool Declarations::exists(const syntax::Tensor& tensor, syntax::Tensors::Direction direction) {
  const auto when = std::ranges::find(tensor.properties, syntax::Property::Kind::When, &syntax::Property::kind);
  if (when == tensor.properties.end())
    return true;
  const NodeId condition = expressions_.condition(*when->value);
  const std::optional<bool> holds = condition == kNone ? std::nullopt : decided(state_.contract, condition);
  if (holds && direction == syntax::Tensors::Direction::Out) {
    if (!*holds)
      state_.absent.insert(tensor.name.text);
    return *holds;
  }
  if (condition != kNone)
    state_
        .error(diag::Code::NotConstant, when->span,
               holds ? fmt::format("'when' is of outputs, {} is none", tensor.name.text)
                     : "whether a tensor exists is known with the instance, this is not")
        .suggest("compare a parameter of the family: when pool == tokens");
  return true;
}

void Declarations::tensor(const syntax::Tensor& tensor, syntax::Tensors::Direction direction) {
  if (!exists(tensor, direction))
    return;
  Quantity out;
  out.name = tensor.name.text;
  using Direction = syntax::Tensors::Direction;
  out.role = direction == Direction::In ? Role::input : direction == Direction::Out ? Role::output : Role::inout;
  out.span = tensor.span;
  const syntax::Struct* structure = state_.globals.structure(state_.word(tensor.type.name.text));
  if (structure != nullptr)
    return structTensor(tensor, direction, *structure);
  const numeric::Format* format = state_.format(tensor.type);
  bool good = format != nullptr;
  for (const syntax::Expr& expr : tensor.shape) {
    out.shape.push_back(extent(expr));
    good = good && out.shape.back() != kNone;
  }
  if (format != nullptr) {
    out.type = formatType(*format);
    domain(tensor.properties, tensor.name, out); // a fault here leaves type and shape usable
  }
  good = good && hasRoom(tensor.span);
  const auto id = good ? static_cast<QuantityId>(state_.contract.quantities.size()) : kNone;
  if (state_.declare(tensor.name, Symbol::Kind::quantity, id) && good)
    state_.contract.quantities.push_back(std::move(out));
}

bool Declarations::hasRoom(Span span) {
  if (state_.contract.quantities.size() < kMostTensors)
    return true;
  state_.error(diag::Code::TooLarge, span,
               fmt::format("a contract has {} tensors and constants at most", kMostTensors));
  return false;
}

// Index variables of an assumption stand for every element.
void Declarations::assume(const syntax::Assume& assume) {
  Setting setting;
  for (IndexId id = 0; id < static_cast<IndexId>(state_.contract.indices.size()); ++id)
    setting.indices.push_back(id);
  const Setting outer = std::exchange(expressions_.setting, std::move(setting));
  const NodeId id = expressions_.condition(assume.condition);
  expressions_.setting = outer;
  if (id == kNone)
    return;
  if (!readsOutputs(state_.contract, id).empty()) {
    state_.error(diag::Code::BadRequirement, assume.span, "an assumption is about inputs, this reads an output")
        .suggest("compute the value with a let and assume that");
    return;
  }
  state_.contract.assumes.push_back(id);
}

} // namespace qkc::contract
