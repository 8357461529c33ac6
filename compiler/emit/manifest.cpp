#include "compiler/emit/manifest.h"

#include "compiler/contract/layout_text.h"
#include "compiler/contract/print_expr.h"
#include "compiler/contract/queries.h"
#include "compiler/emit/boundaries.h"
#include "compiler/emit/emit.h"
#include "compiler/emit/names.h"
#include "compiler/emit/operands.h"
#include "compiler/emit/storage.h"
#include "compiler/emit/thresholds.h"
#include "compiler/numeric/codes.h"
#include "compiler/numeric/describe.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

namespace qkc::emit {

using namespace contract;
using Json = nlohmann::ordered_json;

namespace {

// Integer expressions over dims and parameters as nested arrays: 128, "K", ["/", "K", 128].
Json extentJson(const Contract& contract, NodeId id) {
  const Node& node = contract.node(id);
  switch (node.op) {
  case Op::constant:
    return node.value.rational().get_num().get_si();
  case Op::dim:
    return contract.dims[static_cast<std::size_t>(node.dim)].name;
  case Op::index:
    return contract.indices[static_cast<std::size_t>(node.index)].name;
  case Op::read:
    return contract.quantity(node.quantity).name;
  default:
    break;
  }
  static const std::map<Op, const char*> signs = {{Op::add, "+"}, {Op::sub, "-"},   {Op::mul, "*"},   {Op::div, "/"},
                                                  {Op::mod, "%"}, {Op::max, "max"}, {Op::min, "min"}, {Op::neg, "neg"}};
  Json result = Json::array();
  const auto sign = signs.find(node.op);
  result.push_back(sign == signs.end() ? "?" : sign->second);
  for (const NodeId arg : node.args)
    result.push_back(extentJson(contract, arg));
  return result;
}

Json domainJson(const Contract& contract, const Quantity& q) {
  Json json = Json::object();
  const Domain& domain = q.domain;
  if (q.type.format->isFloating()) {
    json["nan"] = domain.holdsNan;
    json["infinity"] = domain.holdsInfinity;
    if (domain.holdsMinusInfinity)
      json["minus_infinity"] = true;
  }
  if (domain.positive)
    json["positive"] = true;
  if (domain.nonnegative)
    json["nonnegative"] = true;
  const auto bound = [&](const char* name, const std::optional<numeric::Rational>& value) {
    if (value)
      json[name] = value->get_d();
  };
  bound("magnitude_low", domain.magnitudeLow);
  bound("magnitude_high", domain.magnitudeHigh);
  bound("low", domain.rangeLow);
  bound("high", domain.rangeHigh);
  if (domain.below != kNone)
    json["below"] = extentJson(contract, domain.below);
  if (domain.permutation)
    json["permutation"] = true;
  if (domain.offsets)
    json["offsets"] = true;
  if (domain.distinct)
    json["distinct"] = true;
  bound("distinct_unless", domain.distinctUnless);
  return json;
}

Json placeJson(const Place& place) {
  Json json{{"offset", place.offset}, {"digits", Json::array()}};
  for (const PlacedDigit& placed : place.digits)
    json["digits"].push_back({placed.digit, placed.reversed ? 1 : 0, placed.mixedWith});
  return json;
}

// Where the elements lie, for those who build inputs and name positions.
Json layoutJson(const Contract& contract, const Quantity& tensor) {
  const Layout& layout = *tensor.layout;
  static const std::map<Rest, const char*> rests = {{Rest::none, "none"}, {Rest::any, "any"}, {Rest::zero, "zero"}};
  Json json{{"name", layout.name},          {"text", layoutText(contract, tensor)},
            {"word_bits", layout.wordBits}, {"extents", Json::array()},
            {"digits", Json::array()},      {"arms", Json::array()},
            {"rest", rests.at(layout.rest)}};
  for (const NodeId extent : layout.extents)
    json["extents"].push_back(extentJson(contract, extent));
  for (const Digit& digit : layout.digits)
    json["digits"].push_back({digit.axis, digit.weight, digit.radix});
  for (const PieceArm& arm : layout.arms) {
    Json pieces = Json::array();
    for (const Piece& piece : arm.pieces) {
      Json word = Json::array();
      for (const Place& place : piece.word)
        word.push_back(placeJson(place));
      pieces.push_back({{"word", word},
                        {"slot", placeJson(piece.slot)},
                        {"stride", piece.stride},
                        {"first", piece.firstBit},
                        {"bits", piece.bits}});
    }
    json["arms"].push_back({{"digit", arm.digit}, {"value", arm.value}, {"pieces", pieces}});
  }
  return json;
}

const char* word(SameDistinct same) {
  return same == SameDistinct::same ? "same" : same == SameDistinct::distinct ? "distinct" : "unsaid";
}

Json quantityJson(const Contract& contract, const Quantity& q) {
  Json json;
  json["name"] = q.name;
  json["kind"] = q.role == Role::parameter ? "param" : "tensor";
  json["format"] = q.type.format->name;
  json["bits"] = q.type.format->storageBits;
  if (q.role == Role::parameter) {
    json["type"] = valueType(*q.type.format);
    if (q.hasValue)
      json["default"] = q.value.rational().get_d();
    json["domain"] = domainJson(contract, q);
    return json;
  }
  if (q.record != kNone) {
    json["buffer"] = bufferName(contract, q);
    json["label"] = fmt::format("{}.{}", bufferName(contract, q), q.field);
  }
  json["role"] = q.role == Role::input ? "in" : q.role == Role::inout ? "inout" : "out";
  json["shape"] = Json::array();
  json["shape_text"] = Json::array();
  for (const NodeId extent : q.shape) {
    json["shape"].push_back(extentJson(contract, extent));
    json["shape_text"].push_back(printExpr(contract, extent));
  }
  if (q.role != Role::input) {
    json["zeros"] = word(q.zeros);
    json["nans"] = word(q.nans);
  }
  if (q.role != Role::output)
    json["domain"] = domainJson(contract, q);
  if (q.layout)
    json["layout"] = layoutJson(contract, q);
  return json;
}

// A parameter of the prototype; for a tensor of structs its fields, which share the buffer.
void addParameter(const Contract& contract, const Parameter& parameter, Json& prototype) {
  if (parameter.dim != kNone) {
    // The contract's word, which the text of the prototype may not be able to use.
    const std::string& name = contract.dims[static_cast<std::size_t>(parameter.dim)].name;
    prototype.push_back({{"name", name}, {"kind", "dim"}});
    return;
  }
  const Quantity& q = contract.quantity(parameter.quantity);
  if (q.record == kNone)
    prototype.push_back(quantityJson(contract, q));
  else
    for (const QuantityId field : contract.records[static_cast<std::size_t>(q.record)].fields)
      prototype.push_back(quantityJson(contract, contract.quantity(field)));
}

Json dimJson(const Contract& contract, const Dim& dim) {
  Json json{{"name", dim.name}, {"least", dim.least}, {"multiple_of", dim.multipleOf}};
  if (dim.most)
    json["most"] = *dim.most;
  if (!dim.allowed.empty())
    json["allowed"] = dim.allowed;
  if (dim.derived != kNone)
    json["derived"] = extentJson(contract, dim.derived);
  return json;
}

Json armJson(const Input& input, const JudgedArm& arm) {
  const Contract& contract = input.contract;
  const Quantity& output = contract.quantity(arm.output);
  const Arm& source = output.arms[static_cast<std::size_t>(arm.arm)];
  Json json{{"clause", contract.clauses[static_cast<std::size_t>(arm.clause)].name}, {"output", output.name}};
  json["text"] = oneLine(input.sources, source.span);
  json["indices"] = Json::array();
  json["extents"] = Json::array();
  for (const IndexId id : output.indices) {
    const Index& index = contract.indices[static_cast<std::size_t>(id)];
    json["indices"].push_back(index.name);
    json["extents"].push_back(extentJson(contract, index.extent));
  }
  json["group"] = arm.group;
  const Node& value = contract.node(source.value);
  if (value.op == Op::cast) {
    json["cast"] = {{"format", value.type.format->name},
                    {"rounding", value.wordBits > 0 ? "stochastic" : std::string(numeric::name(value.rounding))},
                    {"overflow", std::string(numeric::name(value.overflow))},
                    {"argument", printExpr(contract, value.args[0])}};
  }
  json["operands"] = Json::array();
  for (const Operand& operand : operandsOf(input, arm))
    json["operands"].push_back(
        {{"text", operand.text}, {"name", printExpr(contract, operand.node)}, {"format", operand.format->name}});
  return json;
}

// Elements of an inout that no arm defines: judged by what they held before the call.
Json restJson(const Quantity& inout) {
  return {{"clause", restName(inout)}, {"output", inout.name},     {"text", inout.name + " rest untouched"},
          {"indices", Json::array()},  {"extents", Json::array()}, {"group", kNone},
          {"operands", Json::array()}};
}

// Words of an output with bits that must be 0.
Json padJson(const Quantity& output) {
  return {{"clause", restName(output)},
          {"output", output.name},
          {"text", output.name + ": bits of no element are 0"},
          {"indices", Json::array()},
          {"extents", Json::array()},
          {"group", kNone},
          {"operands", Json::array()},
          {"words", true}};
}

Json groupJson(const Contract& contract, const Group& group) {
  Json json{{"combinations", group.combinations}, {"has_instance", group.hasInstance}, {"choices", Json::array()}};
  for (const ChoiceId id : group.choices) {
    const Choice& choice = contract.choices[static_cast<std::size_t>(id)];
    static const std::map<Scope::Kind, const char*> words = {{Scope::Kind::kernel, "kernel"},
                                                             {Scope::Kind::call, "call"},
                                                             {Scope::Kind::instance, "instance"},
                                                             {Scope::Kind::element, "element"}};
    json["choices"].push_back(
        {{"name", choice.name},
         {"clause",
          choice.clause == kNone ? choice.name : contract.clauses[static_cast<std::size_t>(choice.clause)].name},
         {"labels", choice.labels},
         {"scope", words.at(choice.scope.kind)},
         {"scope_text", printScope(contract, choice.scope)}});
  }
  return json;
}

Json boundaryJson(const Contract& contract, const Boundary& boundary) {
  Json json{{"input", contract.quantity(boundary.input).name},
            {"format", boundary.format->name},
            {"normalised", boundary.normalised},
            {"scales", Json::array()}};
  if (boundary.steps && *boundary.steps != 0 && abs(*boundary.steps) != boundary.format->max.rational())
    json["steps"] = numeric::Rational(abs(*boundary.steps)).get_d();
  for (const auto& [quantity, divides] : boundary.scales)
    json["scales"].push_back({{"input", contract.quantity(quantity).name}, {"divides", divides}});
  if (boundary.width != kNone)
    json["width"] = extentJson(contract, boundary.width);
  if (boundary.range != 0)
    json["range"] = boundary.range;
  if (boundary.table != kNone) {
    json["steps"] = boundary.steps.value_or(1).get_d();
    for (const numeric::Value& value : contract.quantity(boundary.table).contents)
      json["thresholds"].push_back(value.rational().get_d());
  }
  return json;
}

Json thresholdJson(const Contract& contract, const Threshold& threshold) {
  static const std::map<Threshold::Block, const char*> blocks = {{Threshold::Block::element, "element"},
                                                                 {Threshold::Block::largest, "largest"},
                                                                 {Threshold::Block::smallest, "smallest"}};
  Json json{{"input", contract.quantity(threshold.input).name},
            {"value", threshold.value.get_d()},
            {"magnitude", threshold.ofMagnitude},
            {"block", blocks.at(threshold.block)},
            {"factors", Json::array()}};
  for (const auto& [quantity, divides] : threshold.factors)
    json["factors"].push_back({{"input", contract.quantity(quantity).name}, {"divides", divides}});
  if (threshold.width != kNone)
    json["width"] = extentJson(contract, threshold.width);
  return json;
}

Json handCaseJson(const Contract& contract, const HandCase& one) {
  Json json{{"name", one.name}, {"dims", Json::object()}, {"codes", Json::object()}};
  for (std::size_t k = 0; k < contract.dims.size(); ++k)
    json["dims"][contract.dims[k].name] = one.dims[k];
  for (const HandInput& input : one.inputs)
    json["codes"][contract.quantity(input.quantity).name] = input.codes;
  return json;
}

} // namespace

std::string emitManifest(const Input& input, const std::string& hash, const std::vector<MutantEntry>& mutants) {
  const Contract& contract = input.contract;
  Json json{{"schema", "qkc.contract/1"},
            {"name", contract.name},
            {"source", contract.source},
            {"family", contract.family},
            {"summary", contract.summary},
            {"follows", contract.follows},
            {"hash", hash}};
  json["dims"] = Json::array();
  for (const Dim& dim : contract.dims)
    json["dims"].push_back(dimJson(contract, dim));
  json["requires"] = Json::array();
  json["prototype"] = Json::array();
  for (const Parameter& parameter : parametersOf(contract))
    addParameter(contract, parameter, json["prototype"]);
  json["clauses"] = Json::array();
  for (const Clause& clause : contract.clauses)
    json["clauses"].push_back({{"name", clause.name}, {"text", oneLine(input.sources, clause.span)}});
  for (const QuantityId id : input.plan.rests)
    json["clauses"].push_back(
        {{"name", restName(contract.quantity(id))}, {"text", restJson(contract.quantity(id))["text"]}});
  for (const QuantityId id : input.plan.pads)
    json["clauses"].push_back(
        {{"name", restName(contract.quantity(id))}, {"text", padJson(contract.quantity(id))["text"]}});
  json["arms"] = Json::array();
  for (const JudgedArm& arm : input.plan.arms)
    json["arms"].push_back(armJson(input, arm));
  for (const QuantityId id : input.plan.rests)
    json["arms"].push_back(restJson(contract.quantity(id)));
  for (const QuantityId id : input.plan.pads)
    json["arms"].push_back(padJson(contract.quantity(id)));
  json["groups"] = Json::array();
  for (const Group& group : input.plan.groups)
    json["groups"].push_back(groupJson(contract, group));
  json["boundaries"] = Json::array();
  for (const Boundary& boundary : boundariesOf(contract))
    json["boundaries"].push_back(boundaryJson(contract, boundary));
  for (const Threshold& threshold : thresholdsOf(contract))
    json["thresholds"].push_back(thresholdJson(contract, threshold));
  for (const QuantityId factor : factorsOf(contract))
    json["factors"].push_back(contract.quantity(factor).name);
  for (const QuantityId input : crossedInputs(contract))
    json["crossed"].push_back(contract.quantity(input).name);
  for (const HandCase& one : contract.cases)
    json["cases"].push_back(handCaseJson(contract, one));
  json["mutants"] = Json::array();
  for (const MutantEntry& mutant : mutants)
    json["mutants"].push_back(
        {{"id", mutant.id}, {"clause", mutant.clause}, {"facet", mutant.facet}, {"text", mutant.text}});
  return json.dump(1) + "\n";
}

} // namespace qkc::emit
