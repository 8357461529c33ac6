#include "compiler/emit/unjudged.h"

#include "compiler/contract/queries.h"
#include "compiler/emit/expression.h"
#include "compiler/emit/names.h"
#include "compiler/emit/storage.h"

#include <fmt/format.h>

#include <algorithm>

namespace qkc::emit {

using namespace contract;

namespace {

// Whether something that a value reads was rejected, so that it can't be judged: an or over reads, through lets.
class UnjudgedText {
public:
  UnjudgedText(const Input& input, Lines& lines, ExpressionText& text) : input_(input), lines_(lines), text_(text) {}

  std::string of(NodeId id) {
    if (id == kNone)
      return "";
    const Node& node = input_.contract.node(id);
    if (node.op == Op::read)
      return ofRead(node);
    if (node.op == Op::reduce)
      return ofReduction(node);
    std::string result;
    for (const NodeId arg : node.args)
      result = join(result, of(arg));
    return result;
  }

  static std::string join(const std::string& a, const std::string& b) {
    return a.empty() ? b : b.empty() || a == b ? a : a + " || " + b;
  }

private:
  std::string ofRead(const Node& node) {
    const Quantity& quantity = input_.contract.quantity(node.quantity);
    if (quantity.role == Role::output || quantity.role == Role::inout) {
      std::vector<std::string> at;
      for (const NodeId index : node.args)
        at.push_back(text_.value(index));
      std::string arguments = "io";
      for (const std::string& index : at)
        arguments += ", " + index;
      return fmt::format("was_rejected_{}({})", quantity.name, arguments);
    }
    if (quantity.role == Role::let && dependsOnOutputs(input_.contract, node.quantity))
      return fmt::format("unjudged_{}({})", quantity.name, callArguments(text_, node.args));
    return "";
  }

  std::string ofReduction(const Node& node) {
    if (!readsAny(node))
      return "";
    const std::string result = lines_.fresh("unjudged");
    lines_.add(fmt::format("bool {} = false;", result));
    for (const IndexId id : node.bound) {
      const Index& index = input_.contract.indices[static_cast<std::size_t>(id)];
      lines_.open(fmt::format("for (int64_t {0} = 0; {0} < {1}; ++{0}) {{", localName(index.name),
                              extentText(input_, index.extent)));
    }
    std::string inner;
    for (const NodeId arg : node.args)
      inner = join(inner, of(arg));
    lines_.add(fmt::format("{0} = {0} || {1};", result, inner));
    for (std::size_t k = 0; k < node.bound.size(); ++k)
      lines_.close();
    return result;
  }

  bool readsAny(const Node& node) const {
    return std::any_of(node.args.begin(), node.args.end(),
                       [&](NodeId arg) { return !readsOutputs(input_.contract, arg).empty(); });
  }

  const Input& input_;
  Lines& lines_;
  ExpressionText& text_;
};

} // namespace

std::string unjudgedFunction(const Input& input, const std::string& name, const Quantity& quantity,
                             const std::vector<NodeId>& roots) {
  Lines lines;
  const Assignment none;
  ExpressionText text(input.contract, input.plan, none, lines, input.sink);
  UnjudgedText unjudged(input, lines, text);
  std::string result;
  for (const NodeId root : roots)
    result = UnjudgedText::join(result, unjudged.of(root));
  lines.add("return " + (result.empty() ? "false" : result) + ";");
  return fmt::format("QKC_FN bool {}(const auto& io{}) {{\n{}}}\n", name, indexParameters(input.contract, quantity),
                     lines.text());
}

std::string flagFunction(const Input& input, const Quantity& output) {
  std::string parameters;
  std::vector<std::string> at;
  for (std::size_t k = 0; k < output.shape.size(); ++k) {
    at.push_back("i" + std::to_string(k));
    parameters += ", int64_t " + at.back();
  }
  return fmt::format("QKC_FN bool was_rejected_{0}(const Tensors& io{1}) {{ return io.rejected_{0}[{2}] != 0; }}\n",
                     output.name, parameters, flatIndex(input, output, at));
}

} // namespace qkc::emit
