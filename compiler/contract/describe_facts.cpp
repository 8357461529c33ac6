#include "compiler/contract/describe_facts.h"

#include "compiler/contract/print_expr.h"

#include <fmt/format.h>

#include <set>

namespace qkc::contract {

namespace {

struct Found {
  std::set<IndexId> indices;
  std::set<DimId> dims;
};

void collect(const Contract& contract, NodeId id, Found& found) {
  const Node& node = contract.node(id);
  if (node.op == Op::dim)
    found.dims.insert(node.dim);
  if (node.op == Op::index && found.indices.insert(node.index).second)
    collect(contract, contract.indices[static_cast<std::size_t>(node.index)].extent, found);
  for (const NodeId arg : node.args)
    collect(contract, arg, found);
}

} // namespace

std::string extentFact(const Dim& dim) {
  if (!dim.allowed.empty())
    return fmt::format("{} is one of {}", dim.name, fmt::join(dim.allowed, ", "));
  std::string out = dim.most ? fmt::format("{} is in {}..{}", dim.name, dim.least, *dim.most)
                             : fmt::format("{} >= {}", dim.name, dim.least);
  if (dim.multipleOf != 1)
    out += fmt::format(", a multiple of {}", dim.multipleOf);
  return out;
}

std::vector<std::string> factsAbout(const Contract& contract, const std::vector<NodeId>& nodes) {
  Found found;
  for (const NodeId id : nodes)
    collect(contract, id, found);
  std::vector<std::string> out;
  for (const IndexId id : found.indices) {
    const Index& index = contract.indices[static_cast<std::size_t>(id)];
    out.push_back(fmt::format("{} < {}", index.name, printExpr(contract, index.extent)));
  }
  for (const DimId id : found.dims) {
    const Dim& dim = contract.dims[static_cast<std::size_t>(id)];
    out.push_back(dim.derived == kNone ? extentFact(dim)
                                       : fmt::format("{} = {}", dim.name, printExpr(contract, dim.derived)));
  }
  return out;
}

} // namespace qkc::contract
