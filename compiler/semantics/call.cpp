#include "compiler/semantics/call.h"

#include "compiler/contract/queries.h"
#include "compiler/numeric/codes.h"
#include "compiler/numeric/describe.h"
#include "compiler/semantics/alternatives.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>

namespace qkc::semantics {

using contract::Contract;
using contract::Dim;
using contract::Domain;
using contract::kNone;
using contract::Quantity;
using contract::QuantityId;
using contract::Role;
using numeric::Value;

Tensor::Tensor(std::vector<std::int64_t> shape) : extents(std::move(shape)) {
  std::size_t count = 1;
  for (const std::int64_t extent : extents) {
    count *= static_cast<std::size_t>(extent);
  }
  codes.resize(count);
}

std::optional<std::size_t> Tensor::offset(std::span<const std::int64_t> position) const {
  if (position.size() != extents.size()) {
    return std::nullopt;
  }
  std::size_t result = 0;
  for (std::size_t i = 0; i < extents.size(); ++i) {
    if (position[i] < 0 || position[i] >= extents[i]) {
      return std::nullopt;
    }
    result = result * static_cast<std::size_t>(extents[i]) + static_cast<std::size_t>(position[i]);
  }
  return result;
}

std::vector<std::int64_t> positionOf(std::span<const std::int64_t> extents, std::size_t offset) {
  std::vector<std::int64_t> position(extents.size());
  for (std::size_t i = extents.size(); i-- > 0;) {
    const auto extent = static_cast<std::size_t>(extents[i]);
    position[i] = static_cast<std::int64_t>(offset % extent);
    offset /= extent;
  }
  return position;
}

void completeDims(const Contract& contract, std::vector<std::int64_t>& dims) {
  dims.resize(contract.dims.size());
  for (std::size_t i = 0; i < contract.dims.size(); ++i) {
    if (contract.dims[i].derived == kNone) {
      continue;
    }
    const auto value = contract::evaluateExtent(contract, contract.dims[i].derived, dims);
    if (!value) {
      throw EvaluationError(fmt::format("the derived extent {} has no value", contract.dims[i].name));
    }
    dims[i] = *value;
  }
}

std::vector<std::int64_t> extentsOf(const Contract& contract, const std::vector<std::int64_t>& dims,
                                    QuantityId quantity) {
  std::vector<std::int64_t> extents;
  for (const contract::NodeId node : contract.quantity(quantity).shape) {
    const auto extent = contract::evaluateExtent(contract, node, dims);
    if (!extent || *extent < 0) {
      throw EvaluationError(fmt::format("an extent of {} has no value", contract.quantity(quantity).name));
    }
    extents.push_back(*extent);
  }
  return extents;
}

Call emptyCall(const Contract& contract, std::vector<std::int64_t> dims) {
  Call call;
  completeDims(contract, dims);
  call.dims = std::move(dims);
  call.given.resize(contract.quantities.size());
  call.returned.resize(contract.quantities.size());
  for (std::size_t i = 0; i < contract.quantities.size(); ++i) {
    const Quantity& quantity = contract.quantities[i];
    const Role role = quantity.role;
    if (role == Role::let || role == Role::constant || role == Role::table) {
      continue;
    }
    const Tensor tensor(extentsOf(contract, call.dims, static_cast<QuantityId>(i)));
    if (role != Role::output) {
      call.given[i] = tensor;
    }
    if (role == Role::output || role == Role::inout) {
      call.returned[i] = tensor;
    }
    if (role == Role::parameter && quantity.hasValue) {
      std::ranges::fill(call.given[i].codes, encode(*quantity.type.format, quantity.value));
    }
  }
  return call;
}

namespace {

std::optional<std::string> findDimMisfit(const Dim& dim, std::int64_t value) {
  if (value < dim.least || (dim.most && value > *dim.most) || (dim.multipleOf > 1 && value % dim.multipleOf != 0) ||
      (!dim.allowed.empty() && std::ranges::find(dim.allowed, value) == dim.allowed.end())) {
    return fmt::format("{} = {} is not among the declared extents", dim.name, value);
  }
  return std::nullopt;
}

} // namespace

namespace {

// Values that must differ.
std::optional<std::string> findRepetition(const Quantity& quantity, const Tensor& tensor) {
  const Domain& domain = quantity.domain;
  std::set<std::uint64_t> seen;
  for (const std::uint64_t code : tensor.codes) {
    const Value value = decode(*quantity.type.format, code);
    const bool mayRepeat = domain.distinctUnless && compare(value, Value(*domain.distinctUnless)) == 0;
    if (!mayRepeat && !seen.insert(code).second) {
      return fmt::format("{} holds {} twice", quantity.name, describe(value));
    }
  }
  return std::nullopt;
}

std::optional<std::string> findTensorMisfit(const Quantity& quantity, const Tensor& tensor,
                                            const std::vector<std::int64_t>& extents, bool obeysDomain) {
  std::size_t count = 1;
  for (const std::int64_t extent : extents) {
    count *= static_cast<std::size_t>(extent);
  }
  if (tensor.extents != extents || tensor.codes.size() != count) {
    return fmt::format("{} has the extents [{}], not [{}]", quantity.name, fmt::join(tensor.extents, ", "),
                       fmt::join(extents, ", "));
  }
  const numeric::Format& format = *quantity.type.format;
  for (std::size_t i = 0; i < tensor.codes.size(); ++i) {
    const std::uint64_t code = tensor.codes[i];
    const std::string place =
        fmt::format("{}[{}] = {:#x}", quantity.name, fmt::join(positionOf(extents, i), ", "), code);
    if (format.storageBits < 64 && code >> static_cast<unsigned>(format.storageBits) != 0) {
      return place + " is wider than " + format.name;
    }
    if (obeysDomain && !contract::isInDomain(quantity.domain, decode(format, code))) {
      return fmt::format("{} ({}) lies outside the input's domain", place, describe(format, code));
    }
  }
  return std::nullopt;
}

// Ascending, the first 0, the last `last`.
std::optional<std::string> findOffsetsMisfit(const Quantity& quantity, const Tensor& tensor, std::int64_t last) {
  Value before;
  for (const std::uint64_t& code : tensor.codes) {
    const Value value = decode(*quantity.type.format, code);
    const bool starts = &code == &tensor.codes.front();
    if (starts ? !value.isZero() : compare(value, before) < 0) {
      return fmt::format("{} holds {} {}", quantity.name, describe(value),
                         starts ? "first, offsets start at 0" : "behind a larger number, offsets ascend");
    }
    before = value;
  }
  if (!tensor.codes.empty() && compare(before, Value(last)) != 0) {
    return fmt::format("{} ends at {}, not at {}", quantity.name, describe(before), last);
  }
  return std::nullopt;
}

// `range 0 ..< G`, `permutation`, `offsets of G`.
std::optional<std::string> findIndexMisfit(const Contract& contract, const Call& call, const Quantity& quantity,
                                           const Tensor& tensor) {
  const auto end = contract::evaluateExtent(contract, quantity.domain.below, call.dims);
  std::set<std::uint64_t> seen;
  for (const std::uint64_t code : tensor.codes) {
    const Value value = decode(*quantity.type.format, code);
    if (!end || compare(value, Value(*end)) >= 0) {
      return fmt::format("{} holds {}, which is not below its extent", quantity.name,
                         describe(*quantity.type.format, code));
    }
    if (quantity.domain.permutation && !seen.insert(code).second) {
      return fmt::format("{} is no permutation: it holds {} twice", quantity.name,
                         describe(*quantity.type.format, code));
    }
  }
  return end && quantity.domain.offsets ? findOffsetsMisfit(quantity, tensor, *end - 1) : std::nullopt;
}

} // namespace

std::optional<std::string> findMisfit(const Contract& contract, const Call& call) {
  if (call.dims.size() != contract.dims.size() || call.given.size() != contract.quantities.size() ||
      call.returned.size() != contract.quantities.size()) {
    return "the call was made for another contract";
  }
  for (std::size_t i = 0; i < contract.dims.size(); ++i) {
    if (contract.dims[i].derived == kNone) {
      if (auto misfit = findDimMisfit(contract.dims[i], call.dims[i])) {
        return misfit;
      }
    }
  }
  for (std::size_t i = 0; i < contract.quantities.size(); ++i) {
    const Quantity& quantity = contract.quantities[i];
    const Role role = quantity.role;
    if (role == Role::let || role == Role::constant || role == Role::table) {
      continue;
    }
    const auto extents = extentsOf(contract, call.dims, static_cast<QuantityId>(i));
    std::optional<std::string> misfit;
    if (role != Role::output) {
      misfit = findTensorMisfit(quantity, call.given[i], extents, true);
      if (!misfit && quantity.domain.below != kNone) {
        misfit = findIndexMisfit(contract, call, quantity, call.given[i]);
      }
      if (!misfit && quantity.domain.distinct) {
        misfit = findRepetition(quantity, call.given[i]);
      }
    }
    if (!misfit && (role == Role::output || role == Role::inout)) {
      misfit = findTensorMisfit(quantity, call.returned[i], extents, false);
    }
    if (misfit) {
      return misfit;
    }
  }
  return std::nullopt;
}

} // namespace qkc::semantics
