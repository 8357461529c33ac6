#include "compiler/contract/dump.h"

#include "compiler/contract/layout_text.h"
#include "compiler/contract/node_text.h"
#include "compiler/contract/print_expr.h"

#include <fmt/format.h>

namespace qkc::contract {

namespace {

class Dumper : public NodeText {
public:
  explicit Dumper(const Contract& contract) : NodeText(contract) {}

  std::string run() {
    header();
    for (const Quantity& quantity : contract().quantities)
      if (quantity.role != Role::let || quantity.arms.empty() || quantity.arms.front().clause == kNone)
        declaration(quantity);
    for (const NodeId id : contract().requires_)
      line("require {}", text(id));
    for (const NodeId id : contract().assumes)
      line("assume {}", text(id));
    for (ClauseId id = 0; id < static_cast<ClauseId>(contract().clauses.size()); ++id)
      clause(id);
    for (const Choice& choice : contract().choices)
      line("choice {} {{{}}} {}", choice.name, fmt::join(choice.labels, ", "), scopeText(choice.scope));
    return std::move(out_);
  }

protected:
  std::string quantityName(QuantityId id) override { return contract().quantity(id).name; }
  std::string indexName(IndexId id) override { return contract().indices[static_cast<std::size_t>(id)].name; }
  std::string boundIndex(IndexId id) override { return indexName(id); }
  std::string choiceName(ChoiceId id) override { return contract().choices[static_cast<std::size_t>(id)].name; }
  std::string labelOf(const Choice& choice, std::size_t path) override { return choice.labels[path]; }
  bool showsIdleWords() const override { return true; }

private:
  template <typename... Args> void line(fmt::format_string<Args...> format, Args&&... args) {
    fmt::format_to(std::back_inserter(out_), format, std::forward<Args>(args)...);
    out_ += '\n';
  }

  void header() {
    const Contract& c = contract();
    line("contract {}{}", c.name, c.source == c.name ? "" : " from " + c.source);
    if (!c.family.empty())
      line("family {}", c.family);
    if (!c.summary.empty())
      line("summary \"{}\"", c.summary);
    for (const std::string& follows : c.follows)
      line("follows \"{}\"", follows);
    for (const Dim& dim : c.dims)
      line("dim {}", dim.derived == kNone ? dimText(dim) : fmt::format("{} = {}", dim.name, text(dim.derived)));
    for (const Index& index : c.indices)
      line("index {} < {}", index.name, text(index.extent));
  }

  void declaration(const Quantity& quantity) {
    const std::string type = printType(quantity.type);
    switch (quantity.role) {
    case Role::let:
      return let(quantity, "");
    case Role::constant:
      return line("const {}: {} = {}", quantity.name, type, exactValue(quantity.type, quantity.value));
    case Role::table: {
      std::vector<std::string> values;
      for (const numeric::Value& value : quantity.contents)
        values.push_back(exactValue(quantity.type, value));
      return line("table {}: {} = {{{}}}", quantity.name, type, fmt::join(values, ", "));
    }
    case Role::parameter:
      return line("param {}: {}{}{}", quantity.name, type, domainText(quantity.domain),
                  quantity.hasValue ? " = " + exactValue(quantity.type, quantity.value) : "");
    default:
      line("{} {}: {}[{}]{}{}{}", roleText(quantity.role), quantity.name, type, list(quantity.shape),
           domainText(quantity.domain), sameDistinct(" zeros ", quantity.zeros), sameDistinct(" nans ", quantity.nans));
      if (quantity.domain.below != kNone)
        line("  {} {}", quantity.domain.permutation ? "permutation of 0 ..<" : "range 0 ..<",
             text(quantity.domain.below));
      if (quantity.layout)
        line("  stored {} in {}: {}", quantity.layout->name, bufferText(contract(), *quantity.layout),
             layoutText(contract(), quantity));
    }
  }

  static std::string sameDistinct(std::string_view what, SameDistinct said) {
    if (said == SameDistinct::unsaid)
      return "";
    return fmt::format("{}{}", what, said == SameDistinct::same ? "same" : "distinct");
  }

  void let(const Quantity& quantity, std::string_view indent) {
    line("{}let {}: {} {}", indent, printTarget(contract(), quantity), printType(quantity.type),
         kindText(contract().node(quantity.arms.front().value).kind));
    arm(quantity.arms.front(), indent);
  }

  void arm(const Arm& arm, std::string_view indent) {
    if (arm.guard != kNone)
      line("{}  when {}", indent, text(arm.guard));
    if (arm.otherwise)
      line("{}  otherwise", indent);
    line("{}  {} {}", indent, judgement(arm), text(arm.value));
  }

  void clause(ClauseId id) {
    const Clause& clause = contract().clauses[static_cast<std::size_t>(id)];
    line("clause {}", clause.name);
    for (const QuantityId defined : clause.defines) {
      const Quantity& quantity = contract().quantity(defined);
      if (quantity.role == Role::let) {
        let(quantity, "  ");
        continue;
      }
      for (const Arm& candidate : quantity.arms)
        if (candidate.clause == id) {
          line("  {}: {} {}", printTarget(contract(), quantity), printType(quantity.type),
               kindText(contract().node(candidate.value).kind));
          arm(candidate, "  ");
        }
    }
  }

  std::string out_;
};

} // namespace

std::string dump(const Contract& contract) {
  return Dumper(contract).run();
}

} // namespace qkc::contract
