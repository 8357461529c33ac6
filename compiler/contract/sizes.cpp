// Extents and tensors that no call has: refused here, before anything is computed with them.

#include "compiler/contract/declarations.h"
#include "compiler/contract/queries.h"

#include <fmt/format.h>

#include <algorithm>

namespace qkc::contract {

namespace {

// Beyond what machines hold; products of two such extents still fit what proofs compute with.
constexpr int kExtentBits = 48;
constexpr std::int64_t kMostExtent = std::int64_t{1} << kExtentBits;
// Cases are built on the smallest extents too.
constexpr int kElementBits = 32;
constexpr std::int64_t kMostElements = std::int64_t{1} << kElementBits;

// The elements of a tensor; none where they are more than `most`.
std::optional<std::int64_t> elementsOf(const Contract& contract, const Quantity& tensor,
                                       const std::vector<std::int64_t>& dims, std::int64_t most) {
  std::vector<std::int64_t> extents;
  for (const NodeId shape : tensor.shape) {
    const std::optional<std::int64_t> extent = evaluateExtent(contract, shape, dims);
    if (!extent || *extent > most)
      return std::nullopt;
    extents.push_back(*extent);
  }
  if (std::ranges::any_of(extents, [](std::int64_t extent) { return extent <= 0; }))
    return 0;
  std::int64_t count = 1;
  for (const std::int64_t extent : extents) {
    if (count > most / extent)
      return std::nullopt;
    count *= extent;
  }
  return count;
}

} // namespace

bool Declarations::isExtent(std::int64_t value, Span span) {
  if (value <= kMostExtent)
    return true;
  state_.error(diag::Code::TooLarge, span,
               fmt::format("this extent is {}, and the largest that a call may have is 2^{}", value, kExtentBits));
  return false;
}

// On the smallest extents that the declarations admit, and on each value of a list.
void Declarations::sizes() {
  Contract& contract = state_.contract;
  std::vector<std::int64_t> least, some; // and the smallest with which a call is not empty
  for (const Dim& dim : contract.dims) {
    least.push_back(dim.derived != kNone ? 0 : (dim.least + dim.multipleOf - 1) / dim.multipleOf * dim.multipleOf);
    const bool mayBeMore = dim.derived == kNone && dim.most.value_or(dim.multipleOf) >= dim.multipleOf;
    some.push_back(least.back() == 0 && mayBeMore ? dim.multipleOf : least.back());
  }
  for (const Quantity& tensor : contract.quantities) {
    if (tensor.shape.empty() || tensor.role == Role::table)
      continue;
    const bool isSmall = elementsOf(contract, tensor, least, kMostElements).has_value();
    if (!isSmall || !elementsOf(contract, tensor, some, kMostElements)) {
      state_
          .error(diag::Code::TooLarge, tensor.span,
                 fmt::format("{} has more than 2^{} elements in every call{}", tensor.name, kElementBits,
                             isSmall ? " that is not empty" : ""))
          .suggest("let its extents begin lower: a contract is judged on small calls too");
      return;
    }
    for (std::size_t id = 0; id < contract.dims.size(); ++id)
      for (const std::int64_t value : contract.dims[id].allowed) {
        std::vector<std::int64_t> dims = least;
        dims[id] = value;
        if (elementsOf(contract, tensor, dims, kMostExtent))
          continue;
        state_.error(diag::Code::TooLarge, contract.dims[id].span,
                     fmt::format("{} has more than 2^{} elements where {} is {}", tensor.name, kExtentBits,
                                 contract.dims[id].name, value));
        return;
      }
  }
}

} // namespace qkc::contract
