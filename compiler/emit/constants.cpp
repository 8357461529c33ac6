#include "compiler/emit/constants.h"

#include "compiler/emit/expression.h"

#include <fmt/format.h>

#include <algorithm>

namespace qkc::emit {

using namespace contract;

namespace {

std::string literalText(const Input& input, const Type& type, const numeric::Value& value) {
  Lines lines(0);
  Node node;
  node.op = Op::constant;
  node.type = type;
  node.value = value;
  Contract scratch;
  const NodeId id = scratch.add(node);
  return ExpressionText(scratch, input.plan, {}, lines, input.sink).value(id);
}

std::string constantText(const Input& input, const Quantity& constant) {
  return fmt::format("// {}\n[[maybe_unused]] constexpr {} const_{} = {};\n", oneLine(input.sources, constant.span),
                     cppType(repOf(constant.type)), constant.name, literalText(input, constant.type, constant.value));
}

std::string tableText(const Input& input, const Quantity& table) {
  std::vector<std::string> values;
  for (const numeric::Value& value : table.contents)
    values.push_back(literalText(input, table.type, value));
  return fmt::format("// {0}\n[[maybe_unused]] QKC_FN {1} table_{2}(int64_t place) {{\n"
                     "  constexpr {1} kContents[{3}] = {{{4}}};\n  return kContents[place];\n}}\n",
                     oneLine(input.sources, table.span), cppType(repOf(table.type)), table.name, values.size(),
                     fmt::join(values, ", "));
}

// What `bucket` calls, of values and of their bounds.
std::string bucketText(const Input& input, QuantityId id, Purpose purpose) {
  const auto isOfTable = [&](const Node& node) { return node.op == Op::bucket && node.quantity == id; };
  if (std::ranges::none_of(input.contract.nodes, isOfTable))
    return "";
  const Quantity& table = input.contract.quantity(id);
  if (table.type.format->isInteger())
    return fmt::format("[[maybe_unused]] QKC_FN int64_t bucket_{0}(int64_t v) {{\n  int64_t below = 0;\n"
                       "  for (int64_t k = 0; k < {1}; ++k)\n    below += table_{0}(k) < v ? 1 : 0;\n"
                       "  return below;\n}}\n",
                       table.name, table.contents.size());
  std::string text = fmt::format("[[maybe_unused]] QKC_FN int64_t bucket_{0}(double v) {{\n  int64_t below = 0;\n"
                                 "  for (int64_t k = 0; k < {1}; ++k)\n"
                                 "    below += qkc::lt<qkc::f64>(static_cast<double>(table_{0}(k)), v) ? 1 : 0;\n"
                                 "  return below;\n}}\n",
                                 table.name, table.contents.size());
  const auto isBound = [&](const Node& node) { return isOfTable(node) && node.kind == ValueKind::enclosure; };
  if (purpose == Purpose::checker && std::ranges::any_of(input.contract.nodes, isBound))
    text += fmt::format("QKC_FN qkc::Enclosure bucket_{0}(const qkc::Enclosure& v) {{\n"
                        "  if (qkc::is_undefined(v))\n    return v;\n"
                        "  return {{static_cast<double>(bucket_{0}(v.low)), static_cast<double>(bucket_{0}(v.centre)), "
                        "static_cast<double>(bucket_{0}(v.high))}};\n}}\n",
                        table.name);
  return text;
}

} // namespace

std::string constantTexts(const Input& input, Purpose purpose) {
  std::string text;
  for (QuantityId id = 0; id < static_cast<QuantityId>(input.contract.quantities.size()); ++id) {
    const Quantity& q = input.contract.quantity(id);
    if (q.role == Role::constant)
      text += constantText(input, q);
    else if (q.role == Role::table)
      text += tableText(input, q) + bucketText(input, id, purpose);
  }
  return text;
}

} // namespace qkc::emit
