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
  std::int64_t count = 1;
  for (const NodeId shape : tensor.shape) {
    const std::optional<std::int64_t> extent = evaluateExtent(contract, shape, dims);
    if (!extent || *extent > most || (*extent > 0 && count > most / *extent))
      return std::nullopt;
    count *= std::max<std::int64_t>(*extent, 0);
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
  std::vector<std::int64_t> least;
  for (const Dim& dim : contract.dims)
    least.push_back(dim.derived != kNone ? 0 : (dim.least + dim.multipleOf - 1) / dim.multipleOf * dim.multipleOf);
  for (const Quantity& tensor : contract.quantities) {
    if (tensor.shape.empty() || tensor.role == Role::table)
      continue;
    if (!elementsOf(contract, tensor, least, kMostElements)) {
      state_
          .error(diag::Code::TooLarge, tensor.span,
                 fmt::format("{} has more than 2^{} elements in every call", tensor.name, kElementBits))
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
