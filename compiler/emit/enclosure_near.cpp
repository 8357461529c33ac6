// Tests that accept without bounds: the radius of a rule from below, around the centre.

#include "compiler/emit/enclosure_text.h"
#include "compiler/emit/names.h"

#include <fmt/format.h>

#include <algorithm>

namespace qkc::emit {

using namespace contract;

namespace {

bool isFloatingType(const Type& type) {
  return type.kind == Type::Kind::format && type.format->isFloating();
}

// Whether the radius of a sum is at least that of R3 in its own format.
bool holdsAnyOrder(const Freedoms& freedoms) {
  if (!freedoms.accumulator)
    return freedoms.anyOrder;
  return std::ranges::any_of(freedoms.accumulator->members, [](const Evaluation& member) { return !member.core; });
}

} // namespace

// The value of a let that is read at its own index variables and computed where it is read; else the node itself.
NodeId EnclosureText::definitionAt(NodeId id) const {
  const Node& node = contract_.node(id);
  if (node.op != Op::read || node.kind != ValueKind::enclosure || plan_.inMemory.contains(node.quantity))
    return id;
  const Quantity& let = contract_.quantity(node.quantity);
  for (std::size_t k = 0; k < node.args.size(); ++k) {
    const Node& index = contract_.node(node.args[k]);
    if (index.op != Op::index || index.index != let.indices[k])
      return id;
  }
  return let.arms.front().value;
}

std::string EnclosureText::nearChain(NodeId id, const std::string& output) {
  const numeric::Format& format = *contract_.node(id).type.format;
  const numeric::Rational k = numeric::Rational(roundingsOf(id)) * numeric::powerOfTwo(-format.significandBits);
  const numeric::Rational relative = k * (1 + k) * (1 - numeric::powerOfTwo(-30)); // the test itself rounds
  if (2 * relative > 1)
    return "";
  return fmt::format("qkc::is_near<{}, {}>(returned, {}, {})", output, formatTag(format), chain(id), atMost(relative));
}

std::string EnclosureText::nearSum(const Node& node, const std::string& output) {
  const Freedoms& freedoms = contract_.freedomsOf(node);
  const std::string total = lines_.fresh("near");
  lines_.add(fmt::format("qkc::NearSum<{}> {};", formatTag(*node.type.format), total));
  openLoops(node);
  const std::string each = term(node).text;
  lines_.add(fmt::format("{}.add({});", total, each));
  closeLoops();
  return fmt::format("{}.admits<{}>(returned, {})", total, output, freedoms.depth.value_or(-1));
}

std::string EnclosureText::nearTest(NodeId id, const Type& output) {
  const Node& top = contract_.node(id);
  // Numbers of the output's format inside an interval stay inside when its ends become such numbers.
  const NodeId value = definitionAt(top.op == Op::cast && top.type == output ? top.args[0] : id);
  const Node& node = contract_.node(value);
  if (isBounds() || node.kind != ValueKind::enclosure || !isFloatingType(output) || !isFloatingType(node.type) ||
      output.format->significandBits < node.type.format->significandBits)
    return "";
  const std::string tag = formatTag(*output.format);
  if (isChain(node))
    return nearChain(value, tag);
  const bool isSum = node.op == Op::reduce && node.reduction == Reduction::sum && node.freedoms != kNone;
  return isSum && holdsAnyOrder(contract_.freedomsOf(node)) ? nearSum(node, tag) : "";
}

} // namespace qkc::emit
