#include "compiler/semantics/value_text.h"

#include "compiler/contract/print_expr.h"
#include "compiler/numeric/codes.h"
#include "compiler/numeric/describe.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <vector>

namespace qkc::semantics {

using contract::Contract;
using contract::kNone;
using contract::Node;
using contract::NodeId;
using contract::Op;
using contract::Quantity;
using contract::Role;
using contract::Type;

std::string codeText(const Type& type, std::uint64_t code) {
  const numeric::Format& format = *type.format;
  std::string text = numeric::describe(format, code);
  const numeric::Value value = decode(format, code);
  if (format.isInteger() || !value.isFinite() || (value.isZero() && !value.isNegative())) {
    return text;
  }
  return fmt::format("0x{:0{}x} ({})", code, (format.storageBits + 3) / 4, text);
}

std::string valueText(const Type& type, const Entry& entry) {
  if (!entry) {
    return "no value";
  }
  if (const auto code = codeOf(type, entry)) {
    return codeText(type, *code);
  }
  if (type.kind == Type::Kind::boolean) {
    return entry->isZero() ? "false" : "true";
  }
  return numeric::describe(*entry);
}

std::string elementText(const Quantity& quantity, std::span<const std::int64_t> position) {
  return position.empty() ? quantity.name : fmt::format("{}[{}]", quantity.name, fmt::join(position, ", "));
}

std::string expressionText(const Contract& contract, NodeId node, const Bindings& bindings) {
  Contract filled = contract;
  for (Node& one : filled.nodes) {
    if (one.op == Op::index && bindings[static_cast<std::size_t>(one.index)] != kUnbound) {
      one.op = Op::constant;
      one.value = numeric::Value(bindings[static_cast<std::size_t>(one.index)]);
    }
  }
  return contract::printExpr(filled, node);
}

std::string inputsText(const Contract& contract, const Call& call) {
  constexpr std::size_t kMostElements = 8;
  std::size_t total = 0;
  for (const Tensor& tensor : call.given) {
    total += tensor.codes.size();
  }
  std::vector<std::string> parts; // what is not 0 comes first: it makes the witness
  std::vector<std::string> zeros;
  bool hasMore = false;
  for (std::size_t i = 0; i < contract.quantities.size(); ++i) {
    const Quantity& quantity = contract.quantities[i];
    if (quantity.role != Role::input && quantity.role != Role::inout && quantity.role != Role::parameter) {
      continue;
    }
    const Tensor& tensor = call.given[i];
    for (std::size_t offset = 0; offset < tensor.codes.size(); ++offset) {
      const bool isZero = tensor.codes[offset] == 0;
      if (!isZero && parts.size() >= kMostElements) {
        hasMore = true;
        continue;
      }
      (isZero ? zeros : parts)
          .push_back(fmt::format("{} = {}", elementText(quantity, positionOf(tensor.extents, offset)),
                                 codeText(quantity.type, tensor.codes[offset])));
    }
  }
  const bool hasZeros = !zeros.empty() && (total > kMostElements || (!parts.empty() && zeros.size() > 1));
  if (!hasZeros) {
    parts.insert(parts.end(), zeros.begin(), zeros.end());
  }
  if (parts.empty()) {
    return total == 0 ? "inputs without elements" : "inputs of 0";
  }
  if (hasMore) {
    parts.emplace_back("...");
  }
  return fmt::format("{}{}", fmt::join(parts, ", "), hasZeros ? ", all others 0" : "");
}

} // namespace qkc::semantics
