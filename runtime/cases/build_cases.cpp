#include "runtime/cases/blocks.h"
#include "runtime/cases/classes.h"
#include "runtime/cases/dots.h"
#include "runtime/cases/ends.h"
#include "runtime/cases/integers.h"
#include "runtime/cases/peaks.h"
#include "runtime/cases/shapes.h"
#include "runtime/cases/thresholds.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <stdexcept>

namespace qkc::cases {

std::vector<const Parameter*> integerTensors(const Manifest& manifest) {
  std::vector<const Parameter*> found;
  for (const Parameter& p : manifest.prototype)
    if (p.kind == ParameterKind::tensor && p.role != TensorRole::out && !findFormat(p.format)->isFloat)
      found.push_back(&p);
  return found;
}

namespace {

constexpr std::uint32_t kParameterStream = 1000; // streams of draws: tensors from 0, parameters from here
constexpr std::uint32_t kThresholdStream = 2000;
constexpr std::size_t kFreshTurns = 2; // of a fresh seed's thresholds: anchors as drawn, or at the target

bool isPopulation(BlockClass blockClass) {
  return blockClass == BlockClass::uniform || blockClass == BlockClass::normal;
}

std::optional<BlockClass> findClass(const std::string& word) {
  for (int k = 0; k < kBlockClasses; ++k)
    if (word == name(static_cast<BlockClass>(k)))
      return static_cast<BlockClass>(k);
  return std::nullopt;
}

// A block of a mixture: boundaries and sweeps are what most faults show on.
BlockClass drawClass(Draws& draws) {
  static constexpr std::array kWeighted = {BlockClass::boundaries, BlockClass::boundaries, BlockClass::boundaries,
                                           BlockClass::boundaries, BlockClass::boundaries, BlockClass::sweep,
                                           BlockClass::sweep,      BlockClass::sweep,      BlockClass::zero,
                                           BlockClass::zero,       BlockClass::single,     BlockClass::equal,
                                           BlockClass::ends,       BlockClass::tiny,       BlockClass::uniform,
                                           BlockClass::normal,     BlockClass::exponents,  BlockClass::special};
  return kWeighted[static_cast<std::size_t>(draws.below(static_cast<std::int64_t>(kWeighted.size())))];
}

class CaseBuilder {
public:
  CaseBuilder(const Manifest& manifest, std::uint64_t seed, std::uint32_t number, const Extents& dims,
              const std::string& inputClass)
      : manifest_(manifest) {
    case_.seed = seed;
    case_.number = number;
    case_.dims = dims;
    deriveDims(manifest, case_.dims);
    case_.inputClass = inputClass;
    const auto single = findClass(inputClass);
    if (!single && inputClass != kByHand && std::ranges::find(kOfWholeTensors, inputClass) == kOfWholeTensors.end())
      throw std::runtime_error("unknown class of inputs: " + inputClass);
    makePlan();
    case_.population = single && isPopulation(*single);
    std::string text;
    for (const Dim& dim : manifest.dims)
      if (dim.derived.is_null())
        text += fmt::format("{}={} ", dim.name, case_.dims.at(dim.name));
    case_.name = text + inputClass;
  }

  Case run() {
    // Scales before the elements that they scale.
    std::vector<const Parameter*> inputs;
    for (const Parameter& p : manifest_.prototype) {
      if (p.kind == ParameterKind::param)
        case_.params[p.name] = parameter(p);
      if (p.kind == ParameterKind::tensor && p.role != TensorRole::out)
        inputs.push_back(&p);
    }
    std::vector<const Parameter*> ordered = inputs;
    std::stable_sort(ordered.begin(), ordered.end(),
                     [](const Parameter* a, const Parameter* b) { return a->shape.size() < b->shape.size(); });
    std::map<std::string, Tensor> made;
    for (const Parameter* p : ordered)
      made[p->name] =
          tensor(*p, static_cast<std::uint32_t>(std::find(inputs.begin(), inputs.end(), p) - inputs.begin()), made);
    for (const Parameter* p : inputs)
      addInput(*p, std::move(made.at(p->name)));
    return std::move(case_);
  }

  // The inputs that a contract's text gives.
  Case run(const HandCase& given) {
    for (const Parameter& p : manifest_.prototype) {
      if (p.kind == ParameterKind::dim || p.role == TensorRole::out)
        continue;
      const Format& format = *findFormat(p.format);
      const std::vector<std::uint64_t>& codes = given.codes.at(p.name);
      if (p.kind == ParameterKind::param) {
        case_.params[p.name] = format.decode(codes.at(0));
        continue;
      }
      Tensor tensor{p.name, shapeOf(p, case_.dims), std::vector<std::byte>(codes.size() * format.bytes)};
      for (std::size_t k = 0; k < codes.size(); ++k)
        storeCode(tensor.bytes.data(), format.bytes, k, codes[k]);
      addInput(p, std::move(tensor));
    }
    return std::move(case_);
  }

private:
  void makePlan() {
    Draws draws(case_.seed, case_.number, kThresholdStream);
    if (case_.inputClass == kThreshold || case_.inputClass == kPeaks) {
      const std::size_t turns = case_.inputClass == kPeaks ? 1 : case_.seed == 0 ? kThresholdTurns : kFreshTurns;
      plan_ = planThreshold(manifest_, case_.dims, case_.number, turns, draws);
    } else if (case_.inputClass == kThresholdEnd) {
      plan_ = planThresholdEnd(manifest_, case_.dims, case_.number, draws);
    } else if (case_.inputClass == kThresholdRounded) {
      plan_ = planRounded(manifest_, case_.dims, case_.number, draws);
    } else if (case_.inputClass == kSided) {
      SidedPlan side = planSide(manifest_, case_.dims, case_.number, draws);
      plan_ = std::move(side.plan);
      side_ = std::move(side.domain);
    } else if (case_.inputClass == kFlags) {
      plan_.held = planFlags(manifest_, case_.dims, case_.number);
    } else if (case_.inputClass == kEndOfParameter) {
      if (const auto ends = parameterEnds(manifest_, case_.dims); !ends.empty())
        end_ = ends[case_.number % ends.size()];
    }
  }

  // Tensors with a layout are packed; the fields of structs into one buffer.
  void addInput(const Parameter& p, Tensor logical) {
    if (!p.layout) {
      case_.inputs.push_back(std::move(logical));
      return;
    }
    const auto buffer = bufferShapeOf(p, case_.dims);
    if (!p.sharesBuffer)
      case_.inputs.push_back(
          {p.buffer, buffer, std::vector<std::byte>(static_cast<std::size_t>(elementsOf(buffer)) * wordBytesOf(p))});
    const std::size_t width = findFormat(p.format)->bytes;
    std::vector<std::uint64_t> codes(logical.bytes.size() / width);
    for (std::size_t k = 0; k < codes.size(); ++k)
      codes[k] = loadCode(logical.bytes.data(), width, k);
    pack(*p.layout, logical.shape, buffer, codes, case_.inputs.back().bytes);
  }

  // The default in every third case; else a value of the domain, which is the default where none is said.
  double parameter(const Parameter& p) const {
    const Format& format = *findFormat(p.format);
    const auto place = static_cast<std::uint32_t>(&p - manifest_.prototype.data());
    Draws draws(case_.seed, case_.number, kParameterStream + place);
    if (const auto held = plan_.held.find(p.name); held != plan_.held.end())
      return held->second;
    if (end_.parameter == &p)
      return end_.value;
    // A block whose scale is small is one that a threshold may leave out.
    if (case_.inputClass == kScaleTies && isDrawn(p) && format.isFloat)
      return format.decode(BlockWriter(format, p.domain, draws).scalar(BlockWriter::Scalar::low));
    if (isCompared(p)) {
      std::uint64_t code = 0;
      writeThreshold(plan_, format, admitOf(p, format, draws), draws, std::span(&code, 1));
      return format.decode(code);
    }
    if (p.defaultValue && (!isDrawn(p) || draws.oneIn(3)))
      return *p.defaultValue;
    if (!format.isFloat)
      return static_cast<double>(drawInteger(integerRange(format, p.domain, case_.dims), draws));
    return format.decode(BlockWriter(format, p.domain, draws).scalar(BlockWriter::Scalar::random));
  }

  bool isCompared(const Parameter& p) const { return plan_.threshold != nullptr && plan_.threshold->input == p.name; }

  // The code nearest to a value in a parameter's or tensor's domain.
  Admit admitOf(const Parameter& p, const Format& format, Draws& draws) const {
    if (format.isFloat)
      return [writer = BlockWriter(format, p.domain, draws)](double value) { return writer.admit(value); };
    const IntegerRange range = integerRange(format, p.domain, case_.dims);
    return [&format, range](double value) {
      return format.nearest(std::clamp(value, static_cast<double>(range.low), static_cast<double>(range.high)));
    };
  }

  Tensor tensor(const Parameter& p, std::uint32_t stream, const std::map<std::string, Tensor>& made) {
    const Format& format = *findFormat(p.format);
    Tensor tensor{p.name, shapeOf(p, case_.dims), {}};
    const auto count = static_cast<std::size_t>(elementsOf(tensor.shape));
    std::vector<std::uint64_t> codes(count);
    Draws draws(case_.seed, case_.number, stream);
    if (const auto held = plan_.held.find(p.name); held != plan_.held.end() && !isBound(p.domain))
      std::ranges::fill(codes, format.nearest(held->second));
    else if (case_.inputClass == kPeaks && format.isFloat)
      writePeaks(isCompared(p) ? &plan_ : nullptr, tensor.shape, admitOf(p, format, draws), case_.number % 2 == 0,
                 draws, codes);
    else if (isCompared(p) && !side_ && !isBound(p.domain))
      thresholds(p, format, draws, tensor.shape, codes);
    else if (!format.isFloat)
      integers(p, format, draws, tensor.shape, codes);
    else
      floats(p, format, draws, made, tensor.shape, codes);
    tensor.bytes.resize(count * format.bytes);
    for (std::size_t k = 0; k < count; ++k)
      storeCode(tensor.bytes.data(), format.bytes, k, codes[k]);
    return tensor;
  }

  void thresholds(const Parameter& p, const Format& format, Draws& draws, const std::vector<std::int64_t>& shape,
                  std::vector<std::uint64_t>& codes) const {
    std::int64_t width = shape.empty() ? 1 : std::max<std::int64_t>(shape.back(), 1);
    if (!plan_.threshold->width.is_null())
      width = std::clamp<std::int64_t>(evaluate(plan_.threshold->width, case_.dims), 1, width);
    const Admit admit = admitOf(p, format, draws);
    for (std::size_t first = 0; first < codes.size(); first += static_cast<std::size_t>(width)) {
      const std::size_t size = std::min(static_cast<std::size_t>(width), codes.size() - first);
      writeThreshold(plan_, format, admit, draws, std::span(codes).subspan(first, size));
    }
  }

  void integers(const Parameter& p, const Format& format, Draws& draws, const std::vector<std::int64_t>& shape,
                std::vector<std::uint64_t>& codes) const {
    if (case_.inputClass == kLongSum)
      return drawLongSums(format, p.domain, case_.dims, shape, draws, codes);
    if (case_.inputClass == "uniform")
      return drawUniform(format, p.domain, case_.dims, draws, codes);
    if (case_.inputClass != kLone)
      return drawIntegers(format, p.domain, case_.dims, draws, codes);
    const std::vector<const Parameter*> all = integerTensors(manifest_);
    drawLone(format, p.domain, case_.dims, all[case_.number % all.size()] == &p, draws, codes);
  }

  // Of the first narrow float output.
  double outputSpacing() const {
    for (const Parameter& p : manifest_.prototype)
      if (p.kind == ParameterKind::tensor && p.role != TensorRole::in)
        if (const Format& format = *findFormat(p.format); format.isFloat && format.bits <= 16)
          return format.smallest;
    return 0;
  }

  // What stands beside sums that are 0 or small: powers of two, or the smallest numbers, which nothing then hides.
  BlockClass loneClass() const {
    return case_.number / integerTensors(manifest_).size() % 2 == 0 ? BlockClass::powers : BlockClass::tiny;
  }

  void floats(const Parameter& p, const Format& format, Draws& draws, const std::map<std::string, Tensor>& made,
              const std::vector<std::int64_t>& shape, std::vector<std::uint64_t>& codes) {
    if (case_.inputClass == kDots)
      return dots(p, format, draws, shape, codes);
    BlockWriter writer(format, side_ && isCompared(p) ? *side_ : p.domain, draws);
    writer.setSpacing(outputSpacing());
    const Boundary* boundary = boundaryOf(p.name, draws);
    if (boundary == nullptr && isScale(p.name)) {
      // One value for all makes a block's unit known; else each scale is drawn alone.
      const bool shared = draws.oneIn(2);
      const std::uint64_t one = scale(p.name, writer, draws);
      for (std::uint64_t& code : codes)
        code = shared ? one : scale(p.name, writer, draws);
      return;
    }
    std::int64_t width = shape.empty() ? 1 : std::max<std::int64_t>(shape.back(), 1);
    if (boundary != nullptr && !boundary->width.is_null())
      width = std::max<std::int64_t>(1, std::min(width, evaluate(boundary->width, case_.dims)));
    if (shape.size() == 1 && (boundary == nullptr || boundary->width.is_null()))
      width = std::min<std::int64_t>(width, 64); // a vector: stretches of several classes
    const bool everyValue = case_.inputClass == kEvery;
    const std::int64_t start = everyValue ? draws.below(std::int64_t{1} << 31) : 0;
    if (everyValue && (boundary == nullptr || !boundary->normalised))
      return everyElement(writer, format, draws, start, codes);
    const bool everyExponent = case_.inputClass == kExponents;
    const auto single = everyValue || everyExponent    ? std::optional(BlockClass::boundaries)
                        : case_.inputClass == kLongSum ? std::optional(BlockClass::fractions)
                        : case_.inputClass == kLone    ? std::optional(loneClass())
                        : hasTurns()                   ? std::optional(BlockClass::boundaries)
                                                       : findClass(case_.inputClass);
    const auto blocks = static_cast<std::int64_t>(codes.size()) / width;
    for (std::size_t first = 0; first < codes.size(); first += static_cast<std::size_t>(width)) {
      const std::size_t size = std::min(static_cast<std::size_t>(width), codes.size() - first);
      BlockUnit unit = unitOf(boundary, made);
      if (const std::uint32_t turn = side_        ? case_.number / kSides
                                     : hasTurns() ? case_.number / kFlagTurns
                                                  : case_.number;
          (hasTurns() || case_.inputClass == "boundaries") && codes.size() <= 4 * static_cast<std::size_t>(width))
        unit.stress = turn % 2 == 0 ? BlockUnit::Stress::ties : BlockUnit::Stress::apart;
      if (case_.inputClass == kScaleTies)
        underScale(boundary, writer, first / static_cast<std::size_t>(width), draws, unit);
      if (everyValue)
        unit.largest = writer.enumerated(static_cast<std::int64_t>(first) / width, blocks, start);
      if (everyExponent && unit.normalised) {
        unit.largest = writer.powerScaled(unit, static_cast<std::int64_t>(first) / width);
        unit.stress = BlockUnit::Stress::ties;
      }
      const BlockClass drawn = drawClass(draws); // in every case, so that equal numbers give equal draws
      const auto one = end_.parameter != nullptr ? classAtEnd(first / static_cast<std::size_t>(width)) : single;
      writer.write(one.value_or(drawn), unit, std::span(codes).subspan(first, size));
    }
    putOnKnife(p.name, format, draws, codes);
  }

  // Cases take turns: scales half way between two numbers of their format, and scales that are its numbers, under which
  // elements tell the ways to divide by them apart.
  void underScale(const Boundary* boundary, const BlockWriter& writer, std::size_t block, Draws& draws,
                  BlockUnit& unit) const {
    const Format* scale = boundary != nullptr ? narrowScale(manifest_, *boundary) : nullptr;
    if (scale == nullptr)
      return;
    const bool isNumber = case_.number % 2 == 1;
    unit.stress = isNumber ? BlockUnit::Stress::any : BlockUnit::Stress::ties;
    unit.scale = isNumber ? scale : nullptr;
    unit.largest = writer.admit(isNumber ? numberOfScale(*scale, stepsOf(unit), block, draws)
                                         : tieOfScale(*scale, stepsOf(unit), block, draws));
  }

  // Classes of boundaries alone, in which something else takes turns.
  bool hasTurns() const {
    return case_.inputClass == kSided || case_.inputClass == kFlags || case_.inputClass == kScaleTies;
  }

  // What stands in a block beside a parameter at its end: the ends of the input's domain too, all its exponents, small
  // elements alone, or anything.
  static std::optional<BlockClass> classAtEnd(std::size_t block) {
    static constexpr std::array kClasses = {BlockClass::ends, BlockClass::exponents, BlockClass::tiny};
    return block % (kClasses.size() + 1) < kClasses.size() ? std::optional(kClasses[block % (kClasses.size() + 1)])
                                                           : std::nullopt;
  }

  // Rows of the first factor hold few products or one large one; the others, and scales, are plain.
  void dots(const Parameter& p, const Format& format, Draws& draws, const std::vector<std::int64_t>& shape,
            std::vector<std::uint64_t>& codes) const {
    const auto place = std::find(manifest_.factors.begin(), manifest_.factors.end(), p.name);
    const bool isFactor = place != manifest_.factors.end();
    DotRows rows(format, p.domain, draws);
    const auto width =
        static_cast<std::size_t>(isFactor && !shape.empty() ? std::max<std::int64_t>(shape.back(), 1) : 1);
    for (std::size_t row = 0; row * width < codes.size(); ++row) {
      const auto content = std::span(codes).subspan(row * width, width);
      if (isFactor && place == manifest_.factors.begin())
        rows.uneven(row, content);
      else
        rows.plain(row, content);
    }
  }

  static void everyElement(const BlockWriter& writer, const Format& format, Draws& draws, std::int64_t start,
                           std::vector<std::uint64_t>& codes) {
    const bool negative = writer.holdsNegative();
    for (std::size_t k = 0; k < codes.size(); ++k) {
      codes[k] = writer.enumerated(static_cast<std::int64_t>(k), static_cast<std::int64_t>(codes.size()), start);
      if (negative && draws.oneIn(2))
        codes[k] = format.nearest(-format.decode(codes[k]));
    }
  }

  // Elements for which the case's scale was made, in the classes that are about boundaries: one in each stretch of 64.
  void putOnKnife(const std::string& input, const Format& format, Draws& draws,
                  std::vector<std::uint64_t>& codes) const {
    const auto knife = knives_.find(input);
    if (knife == knives_.end() || (case_.inputClass != kMixture && case_.inputClass != "boundaries"))
      return;
    for (std::size_t first = 0; first < codes.size(); first += 64) {
      const std::size_t size = std::min<std::size_t>(64, codes.size() - first);
      const double sign = format.isSigned && draws.oneIn(2) ? -1 : 1;
      codes[first + static_cast<std::size_t>(draws.below(static_cast<std::int64_t>(size)))] =
          format.nearest(sign * knife->second);
    }
  }

  std::uint64_t scale(const std::string& input, BlockWriter& writer, Draws& draws) {
    // The kinds take turns over the cases, so that none is left to luck; every other case stands on a knife edge.
    static constexpr std::array kKinds = {BlockWriter::Scalar::powerOfTwo, BlockWriter::Scalar::random,
                                          BlockWriter::Scalar::low, BlockWriter::Scalar::high};
    const BlockWriter::Scalar kind = kKinds[case_.number / 2 % kKinds.size()];
    if (case_.number % 2 == 0)
      return writer.scalar(draws.oneIn(4) ? BlockWriter::Scalar::random : kind);
    for (const Boundary& boundary : manifest_.boundaries)
      for (const Boundary::Scale& scale : boundary.scales)
        if (scale.input == input) {
          const auto knife = writer.knifeEdge(*findFormat(boundary.format),
                                              *findFormat(manifest_.parameter(boundary.input)->format), scale.divides);
          knives_[boundary.input] = knife.element;
          return knife.scale;
        }
    return writer.scalar(kind);
  }

  // An input may reach several casts: one of them is taken for this case.
  const Boundary* boundaryOf(const std::string& input, Draws& draws) const {
    std::vector<const Boundary*> found;
    for (const Boundary& boundary : manifest_.boundaries)
      if (boundary.input == input)
        found.push_back(&boundary);
    return found.empty() ? nullptr
                         : found[static_cast<std::size_t>(draws.below(static_cast<std::int64_t>(found.size())))];
  }

  bool isScale(const std::string& input) const {
    return std::any_of(manifest_.boundaries.begin(), manifest_.boundaries.end(), [&](const Boundary& boundary) {
      return std::any_of(boundary.scales.begin(), boundary.scales.end(),
                         [&](const Boundary::Scale& scale) { return scale.input == input; });
    });
  }

  BlockUnit unitOf(const Boundary* boundary, const std::map<std::string, Tensor>& made) const {
    if (boundary == nullptr)
      return {};
    BlockUnit unit{findFormat(boundary->format), boundary->normalised, boundary->steps.value_or(0), 1};
    unit.thresholds = boundary->thresholds;
    unit.range = boundary->range;
    for (const Boundary::Scale& scale : boundary->scales) {
      const auto it = made.find(scale.input);
      if (it == made.end() || it->second.bytes.empty())
        continue;
      const Format& format = *findFormat(manifest_.parameter(scale.input)->format);
      const double value = std::fabs(format.decode(loadCode(it->second.bytes.data(), format.bytes, 0)));
      unit.unit = scale.divides ? unit.unit * value : unit.unit / value;
    }
    return unit;
  }

  const Manifest& manifest_;
  Case case_;
  ThresholdPlan plan_;
  std::optional<Domain> side_; // of the plan's input
  ParameterEnd end_;
  std::map<std::string, double> knives_; // by the input whose elements stand on the edge
};

} // namespace

Case buildCase(const Manifest& manifest, std::uint64_t seed, std::uint32_t number, const Extents& dims,
               const std::string& inputClass) {
  if (const std::string problem = dimsProblem(manifest, dims); !problem.empty())
    throw std::runtime_error(problem);
  return buildAdmitted(manifest, seed, number, dims, inputClass);
}

Case buildAdmitted(const Manifest& manifest, std::uint64_t seed, std::uint32_t number, const Extents& dims,
                   const std::string& inputClass) {
  return CaseBuilder(manifest, seed, number, dims, inputClass).run();
}

Case buildByHand(const Manifest& manifest, std::uint64_t seed, std::uint32_t number, const HandCase& given) {
  Case one = CaseBuilder(manifest, seed, number, given.dims, kByHand).run(given);
  one.name += " (" + given.name + ")";
  return one;
}

std::vector<std::string> inputClasses() {
  std::vector<std::string> names(kOfWholeTensors.begin(), kOfWholeTensors.end());
  for (int k = 0; k < kBlockClasses; ++k)
    names.emplace_back(name(static_cast<BlockClass>(k)));
  return names;
}

} // namespace qkc::cases
