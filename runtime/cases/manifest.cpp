#include "runtime/cases/manifest.h"

#include "runtime/cases/format.h"

#include <algorithm>
#include <stdexcept>

namespace qkc::cases {

using Json = nlohmann::json;

namespace {

std::optional<double> optionalNumber(const Json& json, const char* name) {
  return json.contains(name) ? std::optional<double>(json.at(name).get<double>()) : std::nullopt;
}

Domain readDomain(const Json& json) {
  Domain domain;
  domain.nan = json.value("nan", false);
  domain.infinity = json.value("infinity", false);
  domain.minusInfinity = json.value("minus_infinity", false);
  domain.positive = json.value("positive", false);
  domain.nonnegative = json.value("nonnegative", false);
  domain.magnitudeLow = optionalNumber(json, "magnitude_low");
  domain.magnitudeHigh = optionalNumber(json, "magnitude_high");
  domain.low = optionalNumber(json, "low");
  domain.high = optionalNumber(json, "high");
  if (json.contains("below"))
    domain.below = json.at("below");
  domain.permutation = json.value("permutation", false);
  domain.offsets = json.value("offsets", false);
  domain.distinct = json.value("distinct", false);
  domain.distinctUnless = optionalNumber(json, "distinct_unless");
  return domain;
}

Parameter readParameter(const Json& json) {
  Parameter p;
  p.name = json.at("name").get<std::string>();
  const auto kind = json.at("kind").get<std::string>();
  p.kind = kind == "dim" ? ParameterKind::dim : kind == "param" ? ParameterKind::param : ParameterKind::tensor;
  if (p.kind == ParameterKind::dim)
    return p;
  p.format = json.at("format").get<std::string>();
  p.bits = json.at("bits").get<int>();
  if (json.contains("domain"))
    p.domain = readDomain(json.at("domain"));
  if (p.kind == ParameterKind::param) {
    p.type = json.at("type").get<std::string>();
    p.defaultValue = optionalNumber(json, "default");
    return p;
  }
  const auto role = json.at("role").get<std::string>();
  p.role = role == "in" ? TensorRole::in : role == "out" ? TensorRole::out : TensorRole::inout;
  p.shape = json.at("shape");
  p.shapeText = json.at("shape_text").get<std::vector<std::string>>();
  p.buffer = json.value("buffer", p.name);
  p.label = json.value("label", p.name);
  if (json.contains("layout"))
    p.layout = readLayout(json.at("layout"));
  p.zeros = json.value("zeros", "unsaid");
  p.nans = json.value("nans", "unsaid");
  return p;
}

Dim readDim(const Json& json) {
  Dim dim;
  dim.name = json.at("name").get<std::string>();
  dim.least = json.at("least").get<std::int64_t>();
  dim.multipleOf = json.at("multiple_of").get<std::int64_t>();
  if (json.contains("most"))
    dim.most = json.at("most").get<std::int64_t>();
  if (json.contains("allowed"))
    dim.allowed = json.at("allowed").get<std::vector<std::int64_t>>();
  if (json.contains("derived"))
    dim.derived = json.at("derived");
  return dim;
}

Arm readArm(const Json& json) {
  Arm arm{json.at("clause").get<std::string>(),
          json.at("output").get<std::string>(),
          json.at("text").get<std::string>(),
          json.at("indices").get<std::vector<std::string>>(),
          json.at("extents"),
          json.at("group").get<int>(),
          std::nullopt,
          {},
          json.value("words", false)};
  if (json.contains("cast")) {
    const Json& cast = json.at("cast");
    arm.cast = Cast{cast.at("format").get<std::string>(), cast.at("rounding").get<std::string>(),
                    cast.at("overflow").get<std::string>(), cast.at("argument").get<std::string>()};
  }
  for (const Json& operand : json.at("operands"))
    arm.operands.push_back({operand.at("text").get<std::string>(), operand.at("name").get<std::string>(),
                            operand.at("format").get<std::string>()});
  return arm;
}

Group readGroup(const Json& json) {
  Group group{json.at("combinations").get<int>(), json.at("has_instance").get<bool>(), {}};
  for (const Json& choice : json.at("choices"))
    group.choices.push_back({choice.at("name").get<std::string>(), choice.at("clause").get<std::string>(),
                             choice.at("scope").get<std::string>(), choice.at("scope_text").get<std::string>(),
                             choice.at("labels").get<std::vector<std::string>>()});
  return group;
}

Boundary readBoundary(const Json& json) {
  Boundary boundary{json.at("input").get<std::string>(),
                    json.at("format").get<std::string>(),
                    json.at("normalised").get<bool>(),
                    optionalNumber(json, "steps"),
                    {},
                    nullptr,
                    json.value("range", std::int64_t{0}),
                    json.value("thresholds", std::vector<double>{})};
  for (const Json& scale : json.at("scales"))
    boundary.scales.push_back({scale.at("input").get<std::string>(), scale.at("divides").get<bool>()});
  if (json.contains("width"))
    boundary.width = json.at("width");
  return boundary;
}

Threshold readThreshold(const Json& json) {
  const auto block = json.at("block").get<std::string>();
  Threshold threshold{json.at("input").get<std::string>(),
                      json.at("value").get<double>(),
                      json.at("magnitude").get<bool>(),
                      block == "largest"    ? Threshold::Block::largest
                      : block == "smallest" ? Threshold::Block::smallest
                                            : Threshold::Block::element,
                      {},
                      nullptr};
  for (const Json& factor : json.at("factors"))
    threshold.factors.push_back({factor.at("input").get<std::string>(), factor.at("divides").get<bool>()});
  if (json.contains("width"))
    threshold.width = json.at("width");
  return threshold;
}

Manifest read(const Json& json) {
  if (json.at("schema").get<std::string>() != "qkc.contract/1")
    throw std::runtime_error("its schema is not qkc.contract/1");
  Manifest m;
  m.name = json.at("name").get<std::string>();
  m.source = json.at("source").get<std::string>();
  m.family = json.at("family").get<std::string>();
  m.summary = json.at("summary").get<std::string>();
  m.hash = json.at("hash").get<std::string>();
  m.follows = json.at("follows").get<std::vector<std::string>>();
  for (const Json& dim : json.at("dims"))
    m.dims.push_back(readDim(dim));
  for (const Json& parameter : json.at("prototype"))
    m.prototype.push_back(readParameter(parameter));
  for (std::size_t k = 1; k < m.prototype.size(); ++k)
    m.prototype[k].sharesBuffer = !m.prototype[k].buffer.empty() && m.prototype[k].buffer == m.prototype[k - 1].buffer;
  for (const Json& clause : json.at("clauses"))
    m.clauses.push_back({clause.at("name").get<std::string>(), clause.at("text").get<std::string>()});
  for (const Json& arm : json.at("arms"))
    m.arms.push_back(readArm(arm));
  for (const Json& group : json.at("groups"))
    m.groups.push_back(readGroup(group));
  for (const Json& boundary : json.at("boundaries"))
    m.boundaries.push_back(readBoundary(boundary));
  for (const Json& threshold : json.value("thresholds", Json::array()))
    m.thresholds.push_back(readThreshold(threshold));
  if (json.contains("factors"))
    m.factors = json.at("factors").get<std::vector<std::string>>();
  m.crossed = json.value("crossed", std::vector<std::string>{});
  for (const Json& one : json.value("cases", Json::array()))
    m.handCases.push_back({one.at("name").get<std::string>(), one.at("dims").get<Extents>(),
                           one.at("codes").get<std::map<std::string, std::vector<std::uint64_t>>>()});
  for (const Json& mutant : json.at("mutants"))
    m.mutants.push_back({mutant.at("id").get<std::string>(), mutant.at("clause").get<std::string>(),
                         mutant.at("facet").get<std::string>(), mutant.at("text").get<std::string>()});
  return m;
}

} // namespace

const Parameter* Manifest::parameter(const std::string& name) const {
  const auto it = std::find_if(prototype.begin(), prototype.end(),
                               [&](const Parameter& p) { return p.name == name || p.label == name; });
  return it == prototype.end() ? nullptr : &*it;
}

const Parameter* Manifest::ofBuffer(const std::string& name) const {
  const auto it =
      std::find_if(prototype.begin(), prototype.end(), [&](const Parameter& p) { return p.buffer == name; });
  return it == prototype.end() ? nullptr : &*it;
}

std::optional<Manifest> readManifest(const std::string& text, std::string& error) {
  try {
    return read(Json::parse(text));
  } catch (const std::exception& problem) {
    error = problem.what();
    return std::nullopt;
  }
}

std::int64_t evaluate(const Json& extent, const Extents& values) {
  if (extent.is_number_integer())
    return extent.get<std::int64_t>();
  if (extent.is_string()) {
    const auto it = values.find(extent.get<std::string>());
    if (it == values.end())
      throw std::runtime_error("unknown extent " + extent.get<std::string>());
    return it->second;
  }
  const auto sign = extent.at(0).get<std::string>();
  const std::int64_t a = evaluate(extent.at(1), values);
  if (sign == "neg")
    return -a;
  std::int64_t result = a;
  for (std::size_t k = 2; k < extent.size(); ++k) {
    const std::int64_t b = evaluate(extent.at(k), values);
    if ((sign == "/" || sign == "%") && b == 0)
      throw std::runtime_error("an extent is divided by zero");
    result = sign == "+"     ? result + b
             : sign == "-"   ? result - b
             : sign == "*"   ? result * b
             : sign == "/"   ? result / b
             : sign == "%"   ? result % b
             : sign == "max" ? std::max(result, b)
             : sign == "min" ? std::min(result, b)
                             : throw std::runtime_error("unknown operation " + sign);
  }
  return result;
}

std::vector<std::int64_t> shapeOf(const Parameter& tensor, const Extents& values) {
  std::vector<std::int64_t> shape;
  for (const Json& extent : tensor.shape)
    shape.push_back(evaluate(extent, values));
  return shape;
}

std::vector<std::int64_t> bufferShapeOf(const Parameter& tensor, const Extents& values) {
  if (!tensor.layout)
    return shapeOf(tensor, values);
  std::vector<std::int64_t> shape;
  for (const Json& extent : tensor.layout->extents)
    shape.push_back(evaluate(extent, values));
  return shape;
}

std::size_t wordBytesOf(const Parameter& tensor) {
  return tensor.layout ? static_cast<std::size_t>(tensor.layout->wordBits / 8) : findFormat(tensor.format)->bytes;
}

std::int64_t elementsOf(const std::vector<std::int64_t>& shape) {
  std::int64_t count = 1;
  for (const std::int64_t extent : shape)
    count *= extent;
  return count;
}

void deriveDims(const Manifest& manifest, Extents& values) {
  for (const Dim& dim : manifest.dims)
    if (!dim.derived.is_null())
      values[dim.name] = evaluate(dim.derived, values);
}

} // namespace qkc::cases
