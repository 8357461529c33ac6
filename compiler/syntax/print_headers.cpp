#include "compiler/syntax/printer.h"

#include <fmt/format.h>

namespace qkc::syntax::flat {

namespace {

std::string_view specialText(SpecialValue value) {
  switch (value) {
  case SpecialValue::Nan:
    return "nan";
  case SpecialValue::Infinity:
    return "inf";
  case SpecialValue::MinusInfinity:
    return "-inf";
  case SpecialValue::Subnormal:
    return "subnormal";
  case SpecialValue::MinusZero:
    return "minus_zero";
  }
  return "?";
}

std::string property(const Property& property) {
  using Kind = Property::Kind;
  switch (property.kind) {
  case Kind::Finite:
    return "finite";
  case Kind::Holds:
    return fmt::format("holds {}", list(property.specials, [](SpecialValue v) { return std::string(specialText(v)); }));
  case Kind::Positive:
    return "positive";
  case Kind::Nonnegative:
    return "nonnegative";
  case Kind::Magnitude:
    return fmt::format("magnitude {}", range(*property.range));
  case Kind::Range:
    return fmt::format("range {}", range(*property.range));
  case Kind::Permutation:
    return "permutation";
  case Kind::Offsets:
    return fmt::format("offsets of {}", expr(*property.value));
  case Kind::Distinct:
    return property.value ? fmt::format("distinct unless {}", expr(*property.value)) : "distinct";
  case Kind::Derived:
    return fmt::format("derived {}", expr(*property.value));
  case Kind::ZerosSame:
    return "zeros same";
  case Kind::ZerosDistinct:
    return "zeros distinct";
  case Kind::NansSame:
    return "nans same";
  case Kind::NansDistinct:
    return "nans distinct";
  case Kind::RestUntouched:
    return "rest untouched";
  case Kind::Stored:
    return fmt::format("stored {}", type(*property.layout));
  case Kind::When:
    return fmt::format("when {}", expr(*property.value));
  }
  return "?";
}

std::string properties(const std::vector<Property>& properties) {
  std::string out;
  std::string field;
  for (const Property& each : properties) {
    if (each.field && each.field->text != field) {
      field = each.field->text;
      out += fmt::format(" field {}", field);
    }
    out += fmt::format(" {}", property(each));
  }
  return out;
}

std::string dim(const Dim& dim) {
  switch (dim.kind) {
  case Dim::Kind::AtLeast:
    return fmt::format("{} >= {}", dim.name.text, expr(dim.values.front()));
  case Dim::Kind::MultipleOf:
    return fmt::format("{} multiple of {}", dim.name.text, expr(dim.values.front()));
  case Dim::Kind::OneOf:
    return fmt::format("{} in {{{}}}", dim.name.text, exprs(dim.values));
  case Dim::Kind::Between:
    return fmt::format("{} in {}{}", dim.name.text, range(*dim.range),
                       dim.values.empty() ? "" : " multiple of " + expr(dim.values.front()));
  case Dim::Kind::Derived:
    return fmt::format("{} = {}", dim.name.text, expr(dim.values.front()));
  }
  return "?";
}

std::string tensor(const Tensor& tensor) {
  return fmt::format("{}: {}[{}]{}", tensor.name.text, type(tensor.type), exprs(tensor.shape),
                     properties(tensor.properties));
}

std::string param(const Param& param) {
  std::string out = fmt::format("{}: {}{}", param.name.text, type(param.type), properties(param.properties));
  return param.value ? fmt::format("{} = {}", out, expr(*param.value)) : out;
}

struct HeaderText {
  std::string operator()(const Summary& e) const { return fmt::format("summary \"{}\"", e.text); }
  std::string operator()(const Family& e) const { return fmt::format("family {}", e.name.text); }
  std::string operator()(const Follows& e) const { return fmt::format("follows \"{}\"", e.text); }
  std::string operator()(const Dims& e) const { return fmt::format("dim {}", list(e.dims, dim)); }
  std::string operator()(const Indices& e) const { return fmt::format("index {}", bounds(e.bounds)); }
  std::string operator()(const RaggedRange& e) const {
    return fmt::format("range {} of {} = {}", e.name.text, e.outer.text, range(e.range));
  }
  std::string operator()(const Tensors& e) const {
    std::string_view word = "inout ";
    if (e.direction == Tensors::Direction::In)
      word = "in ";
    else if (e.direction == Tensors::Direction::Out)
      word = "out ";
    return fmt::format("{}{}", word, list(e.tensors, tensor));
  }
  std::string operator()(const Params& e) const { return fmt::format("param {}", list(e.params, param)); }
  std::string operator()(const Const& e) const { return constant(e); }
  std::string operator()(const Require& e) const { return fmt::format("require {}", expr(e.condition)); }
  std::string operator()(const Assume& e) const { return fmt::format("assume {}", expr(e.condition)); }
};

} // namespace

std::string constant(const Const& constant) {
  return fmt::format("const {}: {} = {}", constant.name.text, type(constant.type), expr(constant.value));
}

std::string header(const Header& header) {
  return std::visit(HeaderText{}, header);
}

} // namespace qkc::syntax::flat
