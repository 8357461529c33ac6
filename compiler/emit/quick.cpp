#include "compiler/emit/quick.h"

#include "compiler/contract/queries.h"
#include "compiler/emit/names.h"
#include "compiler/emit/real_fit.h"
#include "compiler/emit/storage.h"

#include <fmt/format.h>

#include <algorithm>

namespace qkc::emit {

using namespace contract;

namespace {

// element * factor, or element / divisor.
struct Scaled {
  QuantityId element = kNone;
  NodeId constant = kNone; // of the row; kNone: the element itself
  bool divides = false;
};

class ScaledFinder {
public:
  ScaledFinder(const Input& input, const Quantity& output, const Assignment& assignment)
      : contract_(input.contract), output_(output), assignment_(assignment) {}

  std::optional<Scaled> of(NodeId id) const {
    const Node& node = contract_.node(id);
    if (node.op == Op::choose)
      return of(node.args[static_cast<std::size_t>(assignment_.at(node.choice))]);
    if (node.op == Op::read && contract_.quantity(node.quantity).role == Role::let)
      return ofLet(node);
    if (const QuantityId element = elementOf(id); element != kNone)
      return Scaled{element, kNone, false};
    const bool isSingle = node.type.kind == Type::Kind::format && node.type.format->name == "f32";
    if (!isSingle || (node.op != Op::mul && node.op != Op::div))
      return std::nullopt;
    for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
      if (node.op == Op::div && side == 1)
        break;
      const QuantityId element = elementOf(node.args[side]);
      if (element != kNone && isOfRow(node.args[1 - side]))
        return Scaled{element, node.args[1 - side], node.op == Op::div};
    }
    return std::nullopt;
  }

private:
  // A let that has the output's own index variables, so that its names mean the same.
  std::optional<Scaled> ofLet(const Node& read) const {
    const Quantity& let = contract_.quantity(read.quantity);
    for (std::size_t k = 0; k < read.args.size(); ++k) {
      const Node& index = contract_.node(read.args[k]);
      if (index.op != Op::index || index.index != let.indices[k])
        return std::nullopt;
    }
    return of(let.arms.front().value);
  }

  // An input's element, exactly as an f32.
  QuantityId elementOf(NodeId id) const {
    const Node* node = &contract_.node(id);
    if (node->op == Op::cast && node->args.size() == 1 && node->roundingIdle && node->overflowIdle)
      node = &contract_.node(node->args[0]);
    if (node->op != Op::read || contract_.quantity(node->quantity).role != Role::input)
      return kNone;
    const Type& type = contract_.quantity(node->quantity).type;
    return type.format->isFloating() && type.format->name != "f64" ? node->quantity : kNone;
  }

  bool isOfRow(NodeId id) const {
    bool ofRow = true;
    walk(contract_, id, [&](const Node& part) {
      ofRow = ofRow && part.op != Op::reduce && part.op != Op::choose &&
              (part.op != Op::index || part.index != output_.indices.back());
    });
    return ofRow;
  }

  const Contract& contract_;
  const Quantity& output_;
  const Assignment& assignment_;
};

bool isFixed(const RowReads& reads, QuantityId id) {
  const auto holds = [&](const std::vector<RowRead>& list) {
    return std::ranges::all_of(
        list, [&](const RowRead& read) { return read.quantity != id || (read.isUniform && read.isFixed()); });
  };
  return holds(reads.tensors) && holds(reads.lets);
}

// Whether a condition over this node is the same in a row.
bool isConditionOfRow(const Input& input, NodeId id, IndexId column) {
  bool ofRow = true;
  walk(input.contract, id, [&](const Node& part) { ofRow = ofRow && (part.op != Op::index || part.index != column); });
  return ofRow;
}

bool hasTest(const numeric::Format& format, const Node& cast) {
  const bool isNearest = cast.rounding == numeric::Rounding::halfEven && cast.wordBits == 0 && cast.args.size() == 1;
  if (format.isInteger())
    return isNearest && format.storageBits == 8 && cast.overflow != numeric::Overflow::wrap;
  return isNearest && (format.name == "e4m3" || format.name == "e5m2") &&
         (cast.overflow == numeric::Overflow::saturate || cast.overflowIdle);
}

// The arm that most elements have: the last one, which judges what no guard takes.
std::optional<std::size_t> lastArm(const Input& input, QuantityId id) {
  for (std::size_t k = input.plan.arms.size(); k-- > 0;)
    if (input.plan.arms[k].output == id)
      return k;
  return std::nullopt;
}

} // namespace

namespace {

// What both kinds of test share: the arm, and when a row has none of it.
struct Settled {
  std::size_t number = 0;
  std::string refused; // a condition of the row; empty: never
};

std::optional<Settled> settledArm(const Input& input, QuantityId id, const RowReads& reads) {
  const Contract& contract = input.contract;
  const Quantity& output = contract.quantity(id);
  const std::optional<std::size_t> number = lastArm(input, id);
  // Of an output that others read, each element says whether it was rejected.
  if (!number || input.plan.flagged.contains(id))
    return std::nullopt;
  const JudgedArm& judged = input.plan.arms[*number];
  Settled settled{*number, ""};
  const auto refuse = [&](const std::string& condition) {
    settled.refused += (settled.refused.empty() ? "" : " || ") + condition;
  };
  const std::string arguments = indexArguments(contract, output);
  for (int k = 0; k <= judged.arm; ++k) {
    const NodeId guard = output.arms[static_cast<std::size_t>(k)].guard;
    if (guard == kNone)
      continue;
    if (!isConditionOfRow(input, guard, output.indices.back()))
      return std::nullopt;
    refuse(fmt::format("{}when_{}(io{})", k == judged.arm ? "!" : "", armName(contract, output, k), arguments));
  }
  if (judged.dependsOnOutputs) {
    for (const RowRead& read : reads.tensors)
      if (contract.quantity(read.quantity).role != Role::input && !isFixed(reads, read.quantity))
        return std::nullopt;
    for (const RowRead& read : reads.lets)
      if (dependsOnOutputs(contract, read.quantity) && !isFixed(reads, read.quantity))
        return std::nullopt;
    refuse(fmt::format("unjudged_{}(io{})", armName(contract, output, judged.arm), arguments));
  }
  return settled;
}

constexpr const char* kQuickMembers = "  QKC_MEMBER uint32_t differ();\n  QKC_MEMBER unsigned open(int count);\n";

// The body of open() for a test that gives 0 where an element is settled.
std::string openBody(const std::string& names, const std::string& differs) {
  return "  const auto& io = *this;\n  unsigned open = 0;\n" +
         eachElement(names, fmt::format("open |= ({}) != 0 ? 1u << wide_of : 0u;", differs), true) + "  return open;\n";
}

// The factors of a product that instructions for two f16 give exactly as the contract asks: an element of f16 and an
// integer that f16's sums with 1536 hold, nothing rounded but the product, to f16.
struct HalfProduct {
  QuantityId element = kNone;
  NodeId integer = kNone;
};

// A whole number's parts: itself, or the two that an operation in exact reals joins.
bool isWhole(const Contract& contract, NodeId id) {
  const Node& node = contract.node(id);
  return node.op == Op::constant ? node.value.isFinite() && node.value.rational().get_den() == 1
                                 : repOf(node.type) == Rep::signedInteger;
}

bool isWholeOperation(const Contract& contract, const Node& node) {
  return node.type.kind == Type::Kind::real && (node.op == Op::add || node.op == Op::sub || node.op == Op::mul) &&
         isWhole(contract, node.args[0]) && isWhole(contract, node.args[1]);
}

std::string wholeText(const Contract& contract, ExpressionText& text, NodeId id) {
  const Node& node = contract.node(id);
  if (!isWholeOperation(contract, node))
    return text.valueAs(id, Rep::signedInteger);
  const char* sign = node.op == Op::add ? "+" : node.op == Op::sub ? "-" : "*";
  return fmt::format("{} {} {}", text.valueAs(node.args[0], Rep::signedInteger), sign,
                     text.valueAs(node.args[1], Rep::signedInteger));
}

std::optional<HalfProduct> halfProduct(const Input& input, const Node& cast, const RowReads& reads) {
  const Contract& contract = input.contract;
  if (cast.op != Op::cast || cast.args.size() != 1 || cast.type.kind != Type::Kind::format ||
      cast.type.format->name != "f16" || cast.rounding != numeric::Rounding::halfEven || cast.wordBits != 0 ||
      (cast.overflow != numeric::Overflow::inf && !cast.overflowIdle))
    return std::nullopt;
  const Node& product = contract.node(cast.args[0]);
  if (product.op != Op::mul || product.type.kind != Type::Kind::real)
    return std::nullopt;
  for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
    const Node& element = contract.node(product.args[side]);
    const Node& integer = contract.node(product.args[1 - side]);
    const RealFit fit = fitOf(contract, product.args[1 - side]);
    if (element.op != Op::read || contract.quantity(element.quantity).role != Role::input ||
        !(contract.quantity(element.quantity).type == cast.type) || contract.quantity(element.quantity).layout ||
        integer.op == Op::constant ||
        (!isWhole(contract, product.args[1 - side]) && !isWholeOperation(contract, integer)) || !fit.known ||
        fit.top > 9 || fit.quantum < 0)
      continue;
    const auto read =
        std::ranges::find_if(reads.tensors, [&](const RowRead& one) { return one.quantity == element.quantity; });
    if (read != reads.tensors.end() && read->isUniform && !read->isFixed() &&
        stripWords(input, contract.quantity(element.quantity), read->at))
      return HalfProduct{element.quantity, product.args[1 - side]};
  }
  return std::nullopt;
}

// The body of differ() for such products; empty where there is more than one path, or another kind of value.
std::string halfProducts(const Input& input, QuantityId id, const Settled& settled, const RowReads& reads,
                         const std::string& names) {
  const Contract& contract = input.contract;
  const Quantity& output = contract.quantity(id);
  const JudgedArm& judged = input.plan.arms[settled.number];
  const std::vector<Assignment> paths = assignments(contract, judged.choices);
  const Node& cast = contract.node(output.arms[static_cast<std::size_t>(judged.arm)].value);
  if (output.layout || paths.size() != 1 || !(cast.type == output.type))
    return "";
  const std::optional<HalfProduct> product = halfProduct(input, cast, reads);
  if (!product)
    return "";
  Lines lines;
  ExpressionText text(contract, input.plan, paths.front(), lines, input.sink);
  const std::string integer = wholeText(contract, text, product->integer);
  if (!lines.text().empty())
    return "";
  return "  const auto& io = *this;\n  int32_t wide_factors[qkc::kStrip];\n" +
         eachElement(names, fmt::format("wide_factors[wide_of] = static_cast<int32_t>({});", integer), false) +
         fmt::format("  return qkc::differ_products(wide.words_{}, wide_factors, wide.returned_{});\n",
                     contract.quantity(product->element).name, output.name);
}

// Lets every path compute its code: nothing to gain but the branches of eight elements.
QuickTest exactTest(const Input& input, QuantityId id, const Settled& settled, const RowReads& reads,
                    const std::string& names) {
  const Contract& contract = input.contract;
  const Quantity& output = contract.quantity(id);
  const JudgedArm& judged = input.plan.arms[settled.number];
  if (!hasBits(contract, output, judged.arm) || output.type.format->storageBits > 32)
    return {};
  const std::string returned = output.layout ? codeText(input, output, targetTexts(input, output))
                                             : fmt::format("returned_{}(io, 0)", output.name);
  std::string differs;
  for (const Assignment& assignment : assignments(contract, judged.choices))
    differs += fmt::format("{}static_cast<uint32_t>(bits_{}{}(io{}) ^ {})", differs.empty() ? "" : " | ",
                           armName(contract, output, judged.arm), pathSuffix(contract, assignment),
                           indexArguments(contract, output), returned);
  QuickTest test;
  test.arm = static_cast<int>(settled.number);
  test.members = kQuickMembers;
  if (!settled.refused.empty()) {
    test.fields = "  bool wide_refused;\n";
    test.row = fmt::format("  wide_refused = {};\n", settled.refused);
    test.open = "  if (wide_refused)\n    return ~0u;\n";
    test.differ = "  if (wide_refused)\n    return 1;\n";
  }
  test.open += openBody(names, differs);
  const std::string products = halfProducts(input, id, settled, reads, names);
  test.differ += !products.empty()
                     ? products
                     : "  const auto& io = *this;\n  uint32_t any = 0;\n" +
                           eachElement(names, fmt::format("any |= {};", differs), false) + "  return any;\n";
  return test;
}

} // namespace

// A variable of its own: loops over the field are not unrolled.
std::string eachElement(const std::string& names, const std::string& line, bool isPart) {
  return fmt::format("#pragma unroll\n  for (int wide_of = 0; wide_of < qkc::kStrip; ++wide_of){0} {{\n"
                     "    wide_at = wide_of;\n{1}    {2}\n  }}\n",
                     isPart ? "\n    if (wide_of < count)" : "", names, line);
}

NodeId extremumOf(const Input& input, const Kept& kept) {
  if (kept.flagged || isEnclosed(input.contract, kept.let))
    return kNone;
  NodeId found = kNone;
  int reductions = 0;
  std::vector<NodeId> pending{input.contract.quantity(kept.let).arms.front().value};
  while (!pending.empty()) {
    const NodeId id = pending.back();
    pending.pop_back();
    const Node& node = input.contract.node(id);
    if (node.op == Op::reduce) {
      ++reductions;
      found = id;
    }
    pending.insert(pending.end(), node.args.begin(), node.args.end());
  }
  if (reductions != 1)
    return kNone;
  const Node& node = input.contract.node(found);
  const bool isExtremum = node.reduction == Reduction::max || node.reduction == Reduction::min;
  return isExtremum && node.bound.size() == 1 && !node.hasWhere && !node.hasEmpty ? found : kNone;
}

std::string stripExtremum(const Input& input, const Node& extremum, const RowReads& reads, std::size_t k) {
  const Node* node = &input.contract.node(extremum.args[0]);
  const bool sizes = node->op == Op::abs;
  if (sizes)
    node = &input.contract.node(node->args[0]);
  if (node->op != Op::read)
    return "";
  const Quantity& tensor = input.contract.quantity(node->quantity);
  if (tensor.role != Role::input || tensor.layout || tensor.type.kind != Type::Kind::format ||
      (tensor.type.format->name != "f16" && tensor.type.format->name != "bf16"))
    return "";
  const auto read =
      std::ranges::find_if(reads.tensors, [&](const RowRead& one) { return one.quantity == node->quantity; });
  if (read == reads.tensors.end() || !read->isUniform || read->isFixed() || !stripWords(input, tensor, read->at))
    return "";
  return fmt::format("  own.v{0} = qkc::strips_extremum<{1}, {2}, {3}, {4}>(own.v{0}, all, &Words::words_{5});\n", k,
                     formatTag(*tensor.type.format), sizes, extremum.reduction == Reduction::max,
                     extremum.nanRule == NanRule::drops, tensor.name);
}

QuickTest quickTest(const Input& input, QuantityId id, const RowReads& reads, const std::string& names) {
  const Contract& contract = input.contract;
  const Quantity& output = contract.quantity(id);
  const std::optional<Settled> settled = settledArm(input, id, reads);
  if (!settled)
    return {};
  const JudgedArm& judged = input.plan.arms[settled->number];
  const Node& cast = contract.node(output.arms[static_cast<std::size_t>(judged.arm)].value);
  if (output.layout || cast.op != Op::cast || cast.type.kind != Type::Kind::format || !(cast.type == output.type) ||
      !hasTest(*cast.type.format, cast))
    return exactTest(input, id, *settled, reads, names);
  QuantityId element = kNone;
  std::string factors;
  for (const Assignment& assignment : assignments(contract, judged.choices)) {
    const std::optional<Scaled> scaled = ScaledFinder(input, output, assignment).of(cast.args[0]);
    if (!scaled || (element != kNone && element != scaled->element))
      return exactTest(input, id, *settled, reads, names);
    element = scaled->element;
    Lines lines;
    ExpressionText text(contract, input.plan, assignment, lines, input.sink);
    const std::string constant = scaled->constant == kNone ? "1.0f" : text.valueAs(scaled->constant, Rep::single);
    if (!lines.text().empty())
      return exactTest(input, id, *settled, reads, names);
    const std::string factor =
        fmt::format("    wide_quick.factor({});\n",
                    scaled->divides ? fmt::format("qkc::div<qkc::f32>(1.0f, {})", constant) : constant);
    if (factors.find(factor) == std::string::npos)
      factors += factor;
  }
  const auto read = std::ranges::find_if(reads.tensors, [&](const RowRead& one) { return one.quantity == element; });
  if (read == reads.tensors.end() || !read->isUniform || !stripWords(input, contract.quantity(element), read->at))
    return exactTest(input, id, *settled, reads, names);
  QuickTest test;
  test.arm = static_cast<int>(settled->number);
  test.isScaled = true;
  test.fields = "  qkc::Quick wide_quick;\n";
  test.members = kQuickMembers;
  test.row =
      "  wide_quick.start();\n" +
      (settled->refused.empty() ? "  {\n"
                                : fmt::format("  if ({})\n    wide_quick.refuse();\n  else {{\n", settled->refused)) +
      factors + "  }\n  wide_quick.close();\n";
  std::string zeros;
  for (std::size_t k = 0; k < read->at.size(); ++k)
    zeros += ", 0";
  const std::string tag{formatTag(*output.type.format)};
  const std::string load = fmt::format("load_{}(io{})", contract.quantity(element).name, zeros);
  const std::string values = "  const auto& io = *this;\n  float wide_values[qkc::kStrip];\n" +
                             eachElement("", fmt::format("wide_values[wide_of] = {};", load), false);
  test.differ =
      values + fmt::format("  return wide_quick.differ<{}>(wide_values, wide.returned_{});\n", tag, output.name);
  test.open = values + fmt::format("  return wide_quick.open<{}>(wide_values, wide.returned_{});\n", tag, output.name);
  return test;
}

} // namespace qkc::emit
