#include "runtime/cases/shapes.h"

#include "runtime/cases/case.h"

#include <algorithm>
#include <set>
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

// Dims along the last axis of the tensors with the most axes: a vector of scales runs along an outer one.
std::set<std::string> innerDims(const Manifest& manifest) {
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
    return p.kind != ParameterKind::tensor || elementsOf(shapeOf(p, dims)) <= kMostElements;
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

std::vector<Extents> suiteShapes(const Manifest& manifest) {
  // Pairs of an outer and an inner extent: ones, odd ones, one below and above a warp (32), a group (128), a block
  // (256).
  static const std::vector<std::pair<std::int64_t, std::int64_t>> wanted = {
      {1, 1},   {1, 2},   {2, 3},   {3, 31},   {1, 33},   {5, 64},   {4, 127},  {3, 128},   {2, 129},
      {7, 255}, {8, 256}, {6, 257}, {16, 512}, {9, 1000}, {2, 4096}, {300, 70}, {1, 20000}, {40, 1024}};
  const std::set<std::string> inner = innerDims(manifest);
  std::set<Extents> seen;
  std::vector<Extents> shapes;
  for (std::size_t k = 0; k < wanted.size(); ++k) {
    Extents dims;
    std::size_t outers = 0;
    for (const Dim& dim : manifest.dims) {
      if (!dim.derived.is_null())
        continue;
      const bool isInner = inner.contains(dim.name);
      // Further outer extents stay small, so that products do.
      const std::int64_t target = isInner       ? wanted[k].second
                                  : outers == 0 ? wanted[k].first
                                                : 1 + static_cast<std::int64_t>(k % 3);
      outers += isInner ? 0 : 1;
      dims[dim.name] = admitted(dim, target);
    }
    deriveDims(manifest, dims);
    if (fits(manifest, dims) && seen.insert(dims).second)
      shapes.push_back(dims);
  }
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

} // namespace qkc::cases
