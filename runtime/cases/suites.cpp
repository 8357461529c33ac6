// Which cases a suite has: shapes, and the classes of inputs that each is judged with.

#include "runtime/cases/classes.h"
#include "runtime/cases/dots.h"
#include "runtime/cases/ends.h"
#include "runtime/cases/integers.h"
#include "runtime/cases/shapes.h"
#include "runtime/cases/thresholds.h"

#include <algorithm>
#include <functional>

namespace qkc::cases {

namespace {

// Which classes a shape is judged with: all in one mixture where there are many blocks, one after the other where few.
// Fresh seeds repeat the two that find most, so that a judgement stays quick.
std::vector<std::string> classesFor(const Manifest& manifest, const Extents& dims, bool pinned) {
  std::int64_t rows = 1;
  for (const Parameter& p : manifest.prototype)
    if (p.kind == ParameterKind::tensor && p.role != TensorRole::out && !p.shape.empty()) {
      const auto shape = shapeOf(p, dims);
      rows = std::max(rows, elementsOf(shape) / std::max<std::int64_t>(shape.back(), 1));
    }
  if (rows >= 5)
    return pinned ? std::vector<std::string>{kMixture, "boundaries"} : std::vector<std::string>{kMixture};
  if (!pinned)
    return {"boundaries", kMixture};
  return {"boundaries", "boundaries", kMixture, "zero"}; // once for ties, once for elements that tell paths apart
}

using Add = std::function<void(const Extents&, const std::string&)>;

// Each end of each parameter, each end of each threshold, each side of each threshold with ties and with elements that
// tell paths apart; of a fresh seed one of each.
void addEnds(const Manifest& manifest, std::uint64_t seed, const Extents& dims, const Add& add) {
  const auto several = [&](std::size_t count, const Extents& extents, const char* inputClass) {
    for (std::size_t k = 0; k < (seed == 0 ? count : std::min<std::size_t>(count, 1)); ++k)
      add(extents, inputClass);
  };
  several(parameterEnds(manifest, dims).size(), dims, kEndOfParameter);
  several(movingThresholds(manifest).size() * kThresholdEnds, dims, kThresholdEnd);
  const std::size_t sides = sidedThresholds(manifest).size() * kSides;
  constexpr std::size_t kStresses = 2;
  constexpr std::int64_t kOneBlock = 129;
  if (const auto one = shapeNear(manifest, 1, kOneBlock))
    several(sides * kStresses, *one, kSided);
  several(sides * kStresses, dims, kSided);
  const bool hasFlags = !planFlags(manifest, dims, 0).empty();
  for (const Extents& one : hasFlags ? loneShapes(manifest) : std::vector<Extents>{})
    several(kFlagTurns * kStresses, one, kFlags);
  several(hasFlags ? kFlagTurns : 0, dims, kFlags);
  const bool hasNarrow = std::ranges::any_of(
      manifest.boundaries, [&](const Boundary& one) { return narrowScale(manifest, one) != nullptr; });
  constexpr std::int64_t kBlocks = 32;
  if (const auto many = hasNarrow ? shapeNear(manifest, kBlocks, kOneBlock) : std::nullopt)
    several(2, *many, kScaleTies);
  // Many blocks on each side: what tells two scales apart by their last bit is rare.
  constexpr std::int64_t kManyBlocks = 200;
  if (const auto many = shapeNear(manifest, kManyBlocks, kOneBlock))
    several(sides * kStresses, *many, kSided);
  several(roundedThresholds(manifest).size() * kRoundedTurns, dims, kThresholdRounded);
}

} // namespace

std::vector<Case> buildCases(const Manifest& manifest, std::uint64_t seed) {
  std::vector<Case> cases;
  const auto add = [&](const Extents& dims, const std::string& inputClass) {
    cases.push_back(buildAdmitted(manifest, seed, static_cast<std::uint32_t>(cases.size()), dims, inputClass));
  };
  const auto shapes = suiteShapes(manifest);
  for (const Extents& dims : shapes)
    for (const std::string& inputClass : classesFor(manifest, dims, seed == 0))
      add(dims, inputClass);
  const bool normalised = std::any_of(manifest.boundaries.begin(), manifest.boundaries.end(),
                                      [](const Boundary& boundary) { return boundary.normalised; });
  if (const auto dims = normalised ? manyBlocksShape(manifest, 4) : shapeNear(manifest, 256, 256))
    add(*dims, kEvery);
  if (const auto dims = normalised ? shapeNear(manifest, 256, 31) : std::nullopt)
    add(*dims, kExponents);
  for (const std::int64_t length : {256, 4096})
    if (const auto dims =
            manifest.factors.empty() ? std::nullopt : shapeNear(manifest, std::int64_t{4} * DotRows::kKinds, length, 2))
      add(*dims, kDots);
  // Each threshold with each kind of block; of a fresh seed once, with elements at it.
  const std::size_t thresholds = manifest.thresholds.size();
  for (std::size_t k = 0; k < thresholds * (seed == 0 ? kThresholdTurns : 1); ++k)
    add(shapes[shapes.size() / 2], kThreshold);
  // A long axis, on which counts of 16 bits end, with a sign or without.
  constexpr std::int64_t kLong = 33000;
  for (std::size_t k = 0; seed == 0 && k < thresholds * kThresholdTurns; ++k) {
    const bool isUniform = hasOneOutcome(manifest, static_cast<std::uint32_t>(cases.size()));
    const auto longest = isUniform ? shapeNear(manifest, 1, 2 * kLong) : std::nullopt;
    if (const auto dims = longest ? longest : shapeNear(manifest, 1, kLong))
      add(*dims, kThreshold);
  }
  for (const Extents& dims : manifest.crossed.empty() ? std::vector<Extents>{} : shapes)
    for (int k = 0; k < 2; ++k)
      add(dims, kPeaks);
  const std::size_t integers = integerTensors(manifest).size();
  for (std::size_t k = 0; integers > 1 && k < 2 * integers; ++k)
    add(shapes[shapes.size() / 2], kLone);
  for (const Extents& dims : integers > 0 ? longSumShapes(manifest) : std::vector<Extents>{})
    for (const char* inputClass : {kLongSum, kMixture, kLongSum})
      add(dims, inputClass);
  if (seed != 0) {
    Draws draws(seed, 0, ~std::uint32_t{0});
    for (const Extents& dims : drawnShapes(manifest, draws)) {
      add(dims, kMixture);
      if (integers > 1)
        add(dims, "uniform");
    }
    addEnds(manifest, seed, shapes[shapes.size() / 2], add);
    return cases;
  }
  for (const Extents& dims : longShapes(manifest)) {
    const auto classes = classesFor(manifest, dims, true);
    add(dims, classes[0]);
    add(dims, classes[1]);
  }
  for (const Extents& dims : furtherShapes(manifest))
    for (const std::string& inputClass : classesFor(manifest, dims, true))
      add(dims, inputClass);
  for (const char* one : {"sweep", "equal", "special", "single", "ends", "tiny", "normal", "uniform"})
    add(shapes[shapes.size() / 2], one);
  add(shapes.back(), kMixture);
  for (const Extents& dims : loneShapes(manifest))
    for (const char* one : {"normal", "sweep", "boundaries", kMixture})
      add(dims, one);
  const bool hasRange = std::ranges::any_of(manifest.boundaries, [](const Boundary& one) { return one.range > 0; });
  for (const Extents& dims : hasRange ? loneShapes(manifest) : std::vector<Extents>{})
    for (const char* one : {"above_zero", "below_zero"})
      add(dims, one);
  addEnds(manifest, seed, shapes[shapes.size() / 2], add);
  for (const Extents& dims : furtherLengths(manifest))
    for (const char* one : {kMixture, "uniform"})
      add(dims, one);
  for (const HandCase& given : manifest.handCases) {
    cases.push_back(buildByHand(manifest, seed, static_cast<std::uint32_t>(cases.size()), given));
  }
  return cases;
}

std::vector<Case> buildRandomCases(const Manifest& manifest, std::uint64_t seed) {
  std::vector<Case> cases;
  for (const Extents& dims : suiteShapes(manifest))
    cases.push_back(buildAdmitted(manifest, seed, static_cast<std::uint32_t>(cases.size()), dims, "normal"));
  return cases;
}

} // namespace qkc::cases
