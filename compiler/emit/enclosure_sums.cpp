// Reductions of enclosures as loops.

#include "compiler/contract/group_scales.h"
#include "compiler/emit/enclosure_text.h"
#include "compiler/emit/names.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <limits>
#include <optional>

namespace qkc::emit {

using namespace contract;

namespace {

bool isFloatingType(const Type& type) {
  return type.kind == Type::Kind::format && type.format->isFloating();
}

bool mayFuse(const Freedoms& freedoms) {
  const auto fuses = [](const Evaluation& member) { return member.contraction || member.core; };
  return freedoms.contraction || (freedoms.accumulator && (std::ranges::any_of(freedoms.accumulator->members, fuses) ||
                                                           std::ranges::any_of(freedoms.accumulator->inner, fuses)));
}

std::string coreText(const TensorCore& core) {
  const std::string group = core.group == 0 ? "" : fmt::format(", {}", core.group);
  return fmt::format("qkc::TensorCore{{{}, {}, {}, {}{}}}", core.step, core.keep, core.result, core.rounds, group);
}

// R4d: a core that loses as much of each product, step and sum as every member, and as additions in the format do.
std::optional<TensorCore> envelopeOf(const Accumulator& accumulator, const numeric::Format& format) {
  TensorCore all;
  all.step = std::numeric_limits<int>::max();
  all.keep = format.significandBits;
  all.result = format.significandBits - 1;
  bool isKnown = true;
  for (const Evaluation& member : accumulator.members) {
    if (!member.core) {
      isKnown = isKnown && member.format == &format;
      continue;
    }
    const TensorCore& core = *member.core;
    isKnown = isKnown && core.group == 0 && !core.rounds && core.keep >= core.result;
    all.step = std::min(all.step, core.step);
    all.keep = std::min(all.keep, core.keep);
    all.result = std::min(all.result, core.result);
  }
  return isKnown ? std::optional(all) : std::nullopt;
}

} // namespace

// A product of the sum's statement is not rounded on its own where it may be contracted, or where a tensor core adds.
EnclosureText::Term EnclosureText::term(const Node& sum) {
  const Node& body = contract_.node(sum.args[0]);
  const bool isProduct = (body.op == Op::mul || body.op == Op::pow) && body.freedoms == sum.freedoms &&
                         isFloatingType(body.type) && mayFuse(contract_.freedomsOf(sum));
  if (!isProduct)
    return {of(sum.args[0]), false};
  return {isChain(body) ? chain(sum.args[0]) : unrounded(body), true};
}

std::string EnclosureText::sum(const Node& node) {
  if (node.hasEmpty && !isStartOfSum(contract_, node))
    return refuse(node, "a sum with another value over nothing than 0");
  const std::string total = lines_.fresh("sum");
  lines_.add(isBounds() ? fmt::format("qkc::Sum<{}> {};", formatTag(*node.type.format), total)
                        : fmt::format("double {} = 0.0;", total));
  openLoops(node);
  const Term each = term(node);
  lines_.add(isBounds() ? fmt::format("{}.add({}, {});", total, each.text, each.fresh)
                        : fmt::format("{0} = qkc::add<qkc::f64>({0}, {1});", total, each.text));
  if (isBounds())
    align(node, total);
  closeLoops();
  return isBounds() ? closedSum(node, total) : total;
}

// Of a core whose groups of places share scales.
void EnclosureText::align(const Node& node, const std::string& total) {
  if (groupOf(contract_, node) == 0)
    return;
  std::string size = "1.0";
  for (const GroupScale& scale : groupScales(contract_, node))
    size = fmt::format("qkc::mul<qkc::f64>({}, qkc::max<qkc::f64>(qkc::magnitude({}), 0x1p{}))", size, of(scale.factor),
                       scale.leastExponent);
  lines_.add(fmt::format("{}.align_to({});", total, size));
}

// The radius of one member, with a second pass over the terms where their own cuts make it smaller.
std::string EnclosureText::coreRadius(const Node& node, const std::string& total, const TensorCore& core,
                                      const std::string& pieces, const std::string& inner) {
  if (core.keep >= node.type.format->significandBits)
    return fmt::format("{}.tensor_core({}, {}, -1.0, {})", total, coreText(core), pieces, inner);
  const std::string most = lines_.fresh("most");
  const std::string cuts = lines_.fresh("cuts");
  lines_.add(fmt::format("const double {} = {}.core_cut({}, {}, {});", most, total, coreText(core), pieces, inner));
  lines_.add(fmt::format("double {} = 0.0;", cuts));
  openLoops(node);
  lines_.add(fmt::format("{} += qkc::min<qkc::f64>(qkc::magnitude({}), {});", cuts, term(node).text, most));
  closeLoops();
  return fmt::format("{}.tensor_core({}, {}, {}, {})", total, coreText(core), pieces, cuts, inner);
}

// R4c: what blocks of consecutive places lose before they are added: a sum of its own for each.
std::string EnclosureText::promoted(const Node& node, const Accumulator& accumulator) {
  if (node.bound.size() != 1 || node.hasWhere)
    return refuse(node, "a promoted sum over several index variables or with a condition");
  const Index& index = contract_.indices[static_cast<std::size_t>(node.bound[0])];
  const std::string name = localName(index.name);
  const std::string extent = text(index.extent);
  const std::string inner = lines_.fresh("inner");
  const std::string first = lines_.fresh("first");
  const std::string last = lines_.fresh("last");
  const std::string block = lines_.fresh("block");
  const std::string radius = lines_.fresh("radius");
  const std::string loop = fmt::format("for (int64_t {0} = {1}; {0} < {2}; ++{0}) {{", name, first, last);
  lines_.add(fmt::format("double {} = 0.0; // of blocks of {}", inner, accumulator.every));
  lines_.open(fmt::format("for (int64_t {0} = 0; {0} < {1}; {0} += {2}) {{", first, extent, accumulator.every));
  lines_.add(
      fmt::format("const int64_t {0} = {1} + {2} < {3} ? {1} + {2} : {3};", last, first, accumulator.every, extent));
  lines_.add(fmt::format("qkc::Sum<{}> {};", formatTag(*node.type.format), block));
  lines_.open(loop);
  const Term each = term(node);
  lines_.add(fmt::format("{}.add({}, {});", block, each.text, each.fresh));
  align(node, block);
  lines_.close();
  lines_.add(fmt::format("double {} = 0.0;", radius));
  for (const Evaluation& member : accumulator.inner) {
    std::string own = fmt::format("{}.any_order()", block);
    if (member.core && member.core->keep >= node.type.format->significandBits) {
      own = fmt::format("{}.tensor_core({}, 1)", block, coreText(*member.core));
    } else if (member.core) {
      const std::string most = lines_.fresh("most");
      const std::string cuts = lines_.fresh("cuts");
      lines_.add(fmt::format("const double {} = {}.core_cut({}, 1);", most, block, coreText(*member.core)));
      lines_.add(fmt::format("double {} = 0.0;", cuts));
      lines_.open(loop);
      lines_.add(fmt::format("{} += qkc::min<qkc::f64>(qkc::magnitude({}), {});", cuts, term(node).text, most));
      lines_.close();
      own = fmt::format("{}.tensor_core({}, 1, {})", block, coreText(*member.core), cuts);
    }
    lines_.add(fmt::format("{0} = qkc::max<qkc::f64>({0}, {1});", radius, own));
  }
  lines_.add(fmt::format("{} += {};", inner, radius));
  lines_.close();
  return inner;
}

std::string EnclosureText::closedSum(const Node& node, const std::string& total) {
  const Freedoms& freedoms = contract_.freedomsOf(node);
  const std::string radius = lines_.fresh("radius");
  if (!freedoms.accumulator) {
    lines_.add(fmt::format("const double {} = {}.any_order({}, {});", radius, total, freedoms.depth.value_or(-1),
                           freedoms.flushes()));
    return fmt::format("{}.close({})", total, radius);
  }
  const Accumulator& accumulator = *freedoms.accumulator;
  const auto raise = [&](const std::string& to, const std::string& by) {
    lines_.add(fmt::format("{0} = qkc::max<qkc::f64>({0}, {1});", to, by));
  };
  std::string inner = "0.0";
  if (accumulator.every != 0)
    inner = promoted(node, accumulator);
  lines_.add(fmt::format("double {} = 0.0; // {}", radius, accumulator.name));
  const std::string pieces = std::to_string(accumulator.splits);
  const auto envelope = envelopeOf(accumulator, *node.type.format);
  bool hasCore = false;
  std::string own; // the envelope's radius
  for (const Evaluation& member : accumulator.members) {
    hasCore = hasCore || member.core;
    std::string each = member.core ? coreRadius(node, total, *member.core, pieces, inner)
                                   : fmt::format("{}.any_order(-1, false, {})", total, inner);
    if (envelope && member.core && accumulator.splits > 1 && coreText(*envelope) == coreText(*member.core)) {
      own = lines_.fresh("core");
      lines_.add(fmt::format("const double {} = {};", own, each));
      each = own;
    }
    raise(radius, each);
  }
  std::string all = radius;
  if (hasCore && accumulator.splits > 1)
    all = joinedRadius(node, total, radius, envelope, own, inner);
  return fmt::format("{}.close({})", total, accumulator.every != 0 ? fmt::format("{} + {}", inner, all) : all);
}

// R4d: what the additions of partial sums cost, where the envelope's own radius does not hold them.
std::string EnclosureText::joinedRadius(const Node& node, const std::string& total, const std::string& radius,
                                        const std::optional<TensorCore>& envelope, std::string own,
                                        const std::string& inner) {
  const std::string pieces = std::to_string(contract_.freedomsOf(node).accumulator->splits);
  std::string joined = fmt::format("{}.joined({}, {}, {})", total, radius, pieces, inner);
  if (!envelope)
    return joined;
  if (own.empty())
    own = coreRadius(node, total, *envelope, pieces, inner);
  return fmt::format("{}.enveloped({}, {}, {}, {})", total, joined, coreText(*envelope), own, pieces);
}

bool EnclosureText::isRegroupedSum(const Node& node) const {
  const auto inside = [&](NodeId arg) {
    return contract_.node(arg).op == Op::add && contract_.node(arg).freedoms == node.freedoms;
  };
  return node.op == Op::add && isFloatingType(node.type) && contract_.freedomsOf(node).regroups() &&
         std::ranges::any_of(node.args, inside);
}

void EnclosureText::addAddends(NodeId id, const Node& sum, std::vector<std::string>& texts) {
  const Node& node = contract_.node(id);
  if (node.op == Op::add && node.freedoms == sum.freedoms) {
    addAddends(node.args[0], sum, texts);
    addAddends(node.args[1], sum, texts);
    return;
  }
  const bool isFresh = contract_.freedomsOf(sum).contraction && node.freedoms == sum.freedoms &&
                       (node.op == Op::mul || node.op == Op::pow) && isFloatingType(node.type);
  const std::string value = !isFresh ? of(id) : isChain(node) ? chain(id) : unrounded(node);
  texts.push_back(isBounds() ? fmt::format("qkc::Addend{{{}, {}}}", value, isFresh) : value);
}

// Additions of one statement in any grouping: as a sum in any order.
std::string EnclosureText::regroupedSum(const Node& node) {
  std::vector<std::string> texts;
  for (const NodeId arg : node.args)
    addAddends(arg, node, texts);
  if (isBounds())
    return fmt::format("qkc::sum_of<{}>({}, {})", formatTag(*node.type.format), contract_.freedomsOf(node).flushes(),
                       fmt::join(texts, ", "));
  std::string total = texts.front();
  for (std::size_t k = 1; k < texts.size(); ++k)
    total = fmt::format("qkc::add<qkc::f64>({}, {})", total, texts[k]);
  return total;
}

// Each addition rounds both ends.
std::string EnclosureText::inOrder(const Node& node) {
  if (node.hasEmpty && !isStartOfSum(contract_, node))
    return refuse(node, "a sum with another value over nothing than 0");
  const std::string total = lines_.fresh("sum");
  lines_.add(fmt::format("{} {} = {};", isBounds() ? "qkc::Enclosure" : "double", total,
                         isBounds() ? "qkc::point(0.0)" : "0.0"));
  openLoops(node);
  const std::string next =
      fmt::format("qkc::{}({}, {})", isBounds() ? "sum" : "add<qkc::f64>", total, of(node.args[0]));
  lines_.add(fmt::format("{} = {};", total, rounded(node, next)));
  closeLoops();
  return total;
}

std::string EnclosureText::extremum(const Node& node) {
  const bool isMax = node.reduction == Reduction::max;
  const std::string best = lines_.fresh(isMax ? "largest" : "least");
  const std::string start =
      isMax ? "-qkc::detail::f64_of(qkc::detail::kF64Inf)" : "qkc::detail::f64_of(qkc::detail::kF64Inf)";
  lines_.add(fmt::format("{} {} = {};", isBounds() ? "qkc::Enclosure" : "double", best,
                         isBounds() ? fmt::format("qkc::point({})", start) : start));
  const std::string any = node.hasEmpty ? lines_.fresh("any") : "";
  if (node.hasEmpty)
    lines_.add(fmt::format("bool {} = false;", any));
  openLoops(node);
  const std::string value = of(node.args[0]);
  lines_.add(isBounds() ? fmt::format("{0} = qkc::{1}({0}, {2});", best, isMax ? "larger" : "smaller", value)
                        : fmt::format("{0} = qkc::{1}<qkc::f64>({0}, {2});", best, isMax ? "max" : "min", value));
  if (node.hasEmpty)
    lines_.add(any + " = true;");
  closeLoops();
  if (node.hasEmpty)
    lines_.add(fmt::format("if (!{}) {} = {};", any, best, of(node.args.back())));
  return best;
}

} // namespace qkc::emit
