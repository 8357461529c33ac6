#include "compiler/emit/group_text.h"

#include "compiler/contract/print_expr.h"
#include "compiler/emit/names.h"

#include <fmt/format.h>

#include <set>

namespace qkc::emit {

using namespace contract;

std::string GroupText::projectChoices(const Group& group, const std::string& indent,
                                      const std::function<bool(const Choice&)>& isFinished) const {
  std::string text;
  int stride = group.combinations;
  for (const ChoiceId id : group.choices) {
    const Choice& choice = contract_.choices[static_cast<std::size_t>(id)];
    const int arity = static_cast<int>(choice.labels.size());
    stride /= arity;
    if (isFinished(choice))
      text += fmt::format("{}explained = qkc::project(explained, {}, {}, {:#x}u); // {} {}\n", indent, stride, arity,
                          group.full(), choice.name, printScope(contract_, choice.scope));
  }
  return text;
}

// Scope expressions are monotone in their index variables, so their extents follow from the largest indices.
std::string GroupText::scopeExtent(NodeId id) const {
  std::string text = extentText(input_, id);
  std::string lambda;
  std::set<IndexId> named;
  walk(contract_, id, [&](const Node& node) {
    if (node.op == Op::index)
      named.insert(node.index);
  });
  for (const IndexId index : named)
    lambda +=
        fmt::format("const int64_t {} = ({}) - 1; ", localName(contract_.indices[static_cast<std::size_t>(index)].name),
                    indexCount(input_, {index}));
  return fmt::format("([&] {{ {}return {} + 1; }}())", lambda, text);
}

std::string GroupText::instanceCount(const Group& group) const {
  std::string text;
  for (const NodeId id : group.instance)
    text += (text.empty() ? "" : " * ") + scopeExtent(id);
  return text.empty() ? "1" : text;
}

std::string GroupText::instancePlace(const Group& group) const {
  std::string text = "0";
  for (std::size_t k = 0; k < group.instance.size(); ++k)
    text = k == 0 ? extentText(input_, group.instance[k])
                  : fmt::format("({}) * {} + {}", text, scopeExtent(group.instance[k]),
                                extentText(input_, group.instance[k]));
  return text;
}

std::string GroupText::instanceMemory() const {
  std::string text;
  for (std::size_t g = 0; g < plan_.groups.size(); ++g)
    if (plan_.groups[g].hasInstance)
      text += fmt::format("  const int64_t instances_{0} = {1};\n"
                          "  const qkc::Workspace state_{0}(sizeof(uint64_t) * instances_{0}, stream);\n"
                          "  io.instances_{0} = state_{0}.as<uint64_t>();\n"
                          "  qkc::fill(io.instances_{0}, uint64_t({2:#x}u), instances_{0}, stream);\n",
                          g, instanceCount(plan_.groups[g]), plan_.groups[g].full());
  return text;
}

std::string GroupText::closeFunctor(int number) const {
  const Group& group = plan_.groups[static_cast<std::size_t>(number)];
  std::string text =
      fmt::format("// Closes the instances of group {0}: one that no combination explains is rejected, the others "
                  "constrain the call.\n"
                  "struct Close_{0} {{\n  Tensors io;\n  template <class Tally>\n"
                  "  QKC_MEMBER void operator()(int64_t, int64_t instance, Tally& tally) const {{\n"
                  "    uint64_t explained = io.instances_{0}[instance];\n"
                  "    if (explained == 0) {{\n      tally.reject_instance({0}, instance);\n      return;\n    }}\n",
                  number);
  text +=
      projectChoices(group, "    ", [](const Choice& choice) { return choice.scope.kind == Scope::Kind::instance; });
  return text + fmt::format("    tally.keep_alive({}, explained);\n  }}\n}};\n\n", number);
}

} // namespace qkc::emit
