#include "runtime/cases/shapes.h"

#include "runtime/cases/case.h"
#include "runtime/cases/integers.h"

#include <algorithm>
#include <array>
#include <set>
#include <span>
#include <stdexcept>

namespace qkc::cases {

namespace {

constexpr std::int64_t kMostElements = std::int64_t{1} << 17;

void collectNames(const nlohmann::json& extent, std::set<std::string>& names) {
  if (extent.is_string())
    names.insert(extent.get<std::string>());
  if (extent.is_array())
    for (std::size_t k = 1; k < extent.size(); ++k)
      collectNames(extent[k], names);
}

// Dims along the last axis of the tensors with the most axes: a vector of scales runs along an outer one. Where
// products are summed, those that the sums run along: the others only repeat them.
std::set<std::string> innerDims(const Manifest& manifest) {
  std::set<std::string> summed;
  for (const std::string& factor : manifest.factors)
    collectNames(manifest.parameter(factor)->shape.back(), summed);
  if (!summed.empty())
    return summed;
  std::size_t most = 1;
  for (const Parameter& p : manifest.prototype)
    if (p.kind == ParameterKind::tensor)
      most = std::max(most, p.shape.size());
  std::set<std::string> names;
  for (const Parameter& p : manifest.prototype)
    if (p.kind == ParameterKind::tensor && p.shape.size() == most)
      collectNames(p.shape.back(), names);
  return names;
}

bool fits(const Manifest& manifest, const Extents& dims) {
  return std::all_of(manifest.prototype.begin(), manifest.prototype.end(), [&](const Parameter& p) {
    if (p.kind != ParameterKind::tensor)
      return true;
    const std::int64_t count = elementsOf(shapeOf(p, dims));
    const Format& format = *findFormat(p.format);
    return count <= kMostElements && (format.isFloat || canBeDistinct(format, p.domain, dims, count));
  });
}

} // namespace

std::int64_t admitted(const Dim& dim, std::int64_t wanted) {
  if (!dim.allowed.empty()) {
    for (const std::int64_t value : dim.allowed)
      if (value >= wanted)
        return value;
    return dim.allowed.back();
  }
  std::int64_t value = std::max(dim.least, wanted);
  value = (value + dim.multipleOf - 1) / dim.multipleOf * dim.multipleOf;
  if (dim.most && value > *dim.most)
    value = *dim.most / dim.multipleOf * dim.multipleOf;
  return value;
}

std::string dimsProblem(const Manifest& manifest, const Extents& dims) {
  for (const Dim& dim : manifest.dims) {
    if (!dim.derived.is_null())
      continue;
    const auto it = dims.find(dim.name);
    if (it == dims.end())
      return "no value for the extent " + dim.name;
    if (admitted(dim, it->second) != it->second)
      return dim.name + " = " + std::to_string(it->second) + " is not admitted by the contract; the next one is " +
             std::to_string(admitted(dim, it->second));
  }
  return "";
}

std::optional<Extents> shapeNear(const Manifest& manifest, std::int64_t outer, std::int64_t inner,
                                 std::int64_t furtherOuter) {
  const std::set<std::string> innerNames = innerDims(manifest);
  Extents dims;
  bool hasOuter = false;
  for (const Dim& dim : manifest.dims) {
    if (!dim.derived.is_null())
      continue;
    const bool isInner = innerNames.contains(dim.name);
    // Further outer extents stay small, so that products do.
    dims[dim.name] = admitted(dim, isInner ? inner : hasOuter ? furtherOuter : outer);
    hasOuter = hasOuter || !isInner;
  }
  deriveDims(manifest, dims);
  return fits(manifest, dims) ? std::optional(dims) : std::nullopt;
}

std::vector<Extents> suiteShapes(const Manifest& manifest) {
  // Pairs of an outer and an inner extent: ones, odd ones, one below and above a warp (32), a group (128), a block
  // (256).
  static const std::vector<std::pair<std::int64_t, std::int64_t>> wanted = {
      {1, 1},   {1, 2},   {2, 3},   {3, 31},   {1, 33},   {5, 64},   {4, 127},  {3, 128},   {2, 129},
      {7, 255}, {8, 256}, {6, 257}, {16, 512}, {9, 1000}, {2, 4096}, {300, 70}, {1, 20000}, {40, 1024}};
  std::set<Extents> seen;
  std::vector<Extents> shapes;
  const std::int64_t further = manifest.factors.empty() ? 1 : 12; // columns of a product of matrices
  for (std::size_t k = 0; k < wanted.size(); ++k)
    if (const auto dims =
            shapeNear(manifest, wanted[k].first, wanted[k].second, 1 + static_cast<std::int64_t>(k % 3) * further);
        dims && seen.insert(*dims).second)
      shapes.push_back(*dims);
  if (shapes.empty()) {
    Extents dims;
    for (const Dim& dim : manifest.dims)
      if (dim.derived.is_null())
        dims[dim.name] = admitted(dim, 1);
    deriveDims(manifest, dims);
    shapes.push_back(dims);
  }
  return shapes;
}

std::vector<Extents> longShapes(const Manifest& manifest) {
  // More rows than a grid of one wave has, rows longer than a block's registers or shared memory hold, and hidden sizes
  // of models.
  static const std::vector<std::pair<std::int64_t, std::int64_t>> wanted = {
      {1537, 5}, {1, 2048}, {3, 5120}, {2, 8192}, {1, 33000}};
  std::vector<Extents> shapes;
  for (const auto& [outer, inner] : wanted)
    if (const auto dims = shapeNear(manifest, outer, inner))
      shapes.push_back(*dims);
  return shapes;
}

namespace {

// Free extents along which no tensor's rows run, but for the first: experts, columns, channels.
std::vector<std::string> furtherDims(const Manifest& manifest) {
  const std::set<std::string> inner = innerDims(manifest);
  std::vector<std::string> outer;
  for (const Dim& dim : manifest.dims)
    if (dim.derived.is_null() && !inner.contains(dim.name))
      outer.push_back(dim.name);
  if (!outer.empty())
    outer.erase(outer.begin());
  return outer;
}

} // namespace

namespace {

// Each further extent in turn so long; the first one `first`, those along rows `inside`, or 1 where that is too large.
std::vector<Extents> shapesAlong(const Manifest& manifest, std::span<const std::int64_t> lengths, std::int64_t first,
                                 std::int64_t inside) {
  const std::set<std::string> inner = innerDims(manifest);
  std::vector<Extents> shapes;
  const auto shape = [&](const std::string& further, std::int64_t length, std::int64_t rows) {
    Extents dims;
    bool isFirst = true;
    for (const Dim& dim : manifest.dims) {
      if (!dim.derived.is_null())
        continue;
      const bool isInner = inner.contains(dim.name);
      dims[dim.name] = admitted(dim, dim.name == further ? length : isInner ? rows : isFirst ? first : 2);
      isFirst = isFirst && isInner;
    }
    deriveDims(manifest, dims);
    return dims;
  };
  for (const std::string& further : furtherDims(manifest))
    for (const std::int64_t length : lengths)
      for (const std::int64_t rows : {inside, std::int64_t{1}}) {
        const Extents dims = shape(further, length, rows);
        if (!fits(manifest, dims))
          continue;
        if (std::ranges::find(shapes, dims) == shapes.end())
          shapes.push_back(dims);
        break;
      }
  return shapes;
}

} // namespace

std::vector<Extents> furtherShapes(const Manifest& manifest) {
  // More than one block of 64 or 128, the last one not full.
  return shapesAlong(manifest, std::array<std::int64_t, 1>{200}, 2, 257);
}

std::vector<Extents> furtherLengths(const Manifest& manifest) {
  // One below and above 32, 128 and 256, and beyond 512; with rows enough to meet several of them.
  return shapesAlong(manifest, std::array<std::int64_t, 9>{7, 16, 31, 33, 64, 127, 129, 257, 520}, 9, 40);
}

std::vector<Extents> longSumShapes(const Manifest& manifest) {
  constexpr std::int64_t kLong = 4096; // 2048 products of 127 * 127 exceed 2^24
  const std::set<std::string> inner = innerDims(manifest);
  std::vector<Extents> shapes;
  for (const std::string& longest : inner) {
    Extents dims;
    for (const Dim& dim : manifest.dims)
      if (dim.derived.is_null())
        dims[dim.name] = admitted(dim, dim.name == longest ? kLong : inner.contains(dim.name) ? 32 : 8);
    deriveDims(manifest, dims);
    if (inner.size() > 1 && fits(manifest, dims))
      shapes.push_back(dims);
  }
  return shapes;
}

std::vector<Extents> loneShapes(const Manifest& manifest) {
  std::vector<Extents> shapes;
  for (const std::int64_t inner : {1, 129})
    if (const auto dims = shapeNear(manifest, 1, inner); dims && std::ranges::find(shapes, *dims) == shapes.end())
      shapes.push_back(*dims);
  return shapes;
}

std::optional<Extents> manyBlocksShape(const Manifest& manifest, std::int64_t inner) {
  for (std::int64_t outer = 2048; outer >= 2; outer /= 2)
    if (const auto dims = shapeNear(manifest, outer, inner))
      return dims;
  return std::nullopt;
}

namespace {

// Exponents uniform: as many extents between 1 and 2 as between 10000 and 20000.
std::int64_t drawnExtent(std::int64_t most, Draws& draws) {
  std::int64_t bits = 1;
  while ((std::int64_t{1} << bits) <= most)
    ++bits;
  const std::int64_t power = std::int64_t{1} << draws.below(bits);
  return std::clamp<std::int64_t>(power + draws.below(power), 1, most);
}

// Every extent drawn, in an order of chance, up to so many elements.
std::optional<Extents> drawnOfAll(const Manifest& manifest, std::int64_t most, Draws& draws) {
  std::vector<const Dim*> free;
  for (const Dim& dim : manifest.dims)
    if (dim.derived.is_null())
      free.insert(free.begin() + static_cast<std::ptrdiff_t>(draws.below(static_cast<std::int64_t>(free.size()) + 1)),
                  &dim);
  Extents dims;
  for (const Dim* dim : free) {
    constexpr std::int64_t kLongest = 1000;
    const std::int64_t extent = admitted(*dim, drawnExtent(std::clamp<std::int64_t>(most, 1, kLongest), draws));
    dims[dim->name] = extent;
    most /= std::max<std::int64_t>(extent, 1);
  }
  deriveDims(manifest, dims);
  return fits(manifest, dims) ? std::optional(dims) : std::nullopt;
}

} // namespace

std::vector<Extents> drawnShapes(const Manifest& manifest, Draws& draws) {
  static constexpr std::array<std::int64_t, 14> kModels = {768,  1024, 1536, 2048, 2560, 3072,  3584,
                                                           4096, 5120, 6144, 7168, 8192, 11008, 14336};
  constexpr int kDrawn = 6;
  constexpr std::int64_t kMost = std::int64_t{1} << 15;
  const bool hasFurther = !furtherDims(manifest).empty();
  std::vector<Extents> shapes;
  for (int k = 0; k < kDrawn; ++k) {
    if (hasFurther && k % 2 != 0) {
      if (const auto dims = drawnOfAll(manifest, kMost, draws))
        shapes.push_back(*dims);
      continue;
    }
    const std::int64_t inner =
        k % 2 == 0 ? kModels[static_cast<std::size_t>(draws.below(static_cast<std::int64_t>(kModels.size())))]
                   : drawnExtent(20000, draws);
    const std::int64_t outer = drawnExtent(std::clamp<std::int64_t>(kMost / inner, 1, 2000), draws);
    const std::int64_t further = hasFurther ? 1 + draws.below(3) : 1;
    if (const auto dims = shapeNear(manifest, outer, inner, further))
      shapes.push_back(*dims);
  }
  return shapes;
}

namespace {

std::int64_t largestTensor(const Manifest& manifest, Extents dims) {
  deriveDims(manifest, dims);
  std::int64_t largest = 0;
  for (const Parameter& p : manifest.prototype)
    if (p.kind == ParameterKind::tensor)
      largest = std::max(largest, elementsOf(shapeOf(p, dims)));
  return largest;
}

// Halves the largest extent that is not given and can be less. False where none can.
bool shrink(const Manifest& manifest, const Extents& given, Extents& dims) {
  const Dim* chosen = nullptr;
  for (const Dim& dim : manifest.dims)
    if (dim.derived.is_null() && !given.contains(dim.name) && admitted(dim, dims[dim.name] / 2) < dims[dim.name] &&
        (chosen == nullptr || dims[dim.name] > dims[chosen->name]))
      chosen = &dim;
  if (chosen != nullptr)
    dims[chosen->name] = admitted(*chosen, dims[chosen->name] / 2);
  return chosen != nullptr;
}

// Doubles the first extent that makes the largest tensor larger. False where none does.
bool grow(const Manifest& manifest, const Extents& given, Extents& dims) {
  const std::int64_t before = largestTensor(manifest, dims);
  for (const Dim& dim : manifest.dims) {
    if (!dim.derived.is_null() || given.contains(dim.name))
      continue;
    Extents larger = dims;
    larger[dim.name] = admitted(dim, 2 * dims[dim.name]);
    if (larger[dim.name] > dims[dim.name] && largestTensor(manifest, larger) > before) {
      dims = std::move(larger);
      return true;
    }
  }
  return false;
}

} // namespace

Extents timingShape(const Manifest& manifest, const Extents& given) {
  constexpr std::int64_t kUsual = 4096;
  constexpr std::int64_t kMost = std::int64_t{1} << 26;
  constexpr std::int64_t kLeast = std::int64_t{1} << 22;
  Extents dims = given;
  for (const Dim& dim : manifest.dims)
    if (dim.derived.is_null() && !given.contains(dim.name))
      dims[dim.name] = admitted(dim, kUsual);
  while (largestTensor(manifest, dims) > kMost && shrink(manifest, given, dims)) {
  }
  while (largestTensor(manifest, dims) < kLeast && grow(manifest, given, dims)) {
  }
  deriveDims(manifest, dims);
  return dims;
}

} // namespace qkc::cases
