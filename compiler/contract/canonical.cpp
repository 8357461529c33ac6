#include "compiler/contract/dump.h"
#include "compiler/contract/layout_text.h"
#include "compiler/contract/node_text.h"
#include "compiler/contract/print_expr.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <deque>
#include <map>

namespace qkc::contract {

namespace {

constexpr std::string_view kForm = "qkc.contract/1";

// Numbers lets, choices and, within each definition, index variables in the order in which a walk from the outputs
// meets them.
class Canonical : public NodeText {
public:
  explicit Canonical(const Contract& contract) : NodeText(contract) {}

  std::string run() {
    line("{}", kForm);
    for (const Dim& dim : contract().dims)
      line("dim {}", dim.derived == kNone ? dimText(dim) : fmt::format("{} = {}", dim.name, text(dim.derived)));
    for (const Quantity& quantity : contract().quantities)
      border(quantity);
    for (const NodeId id : contract().requires_)
      line("require {}", text(id));
    for (const NodeId id : contract().assumes) {
      indices_.clear();
      const std::string condition = text(id);
      std::string ranges;
      for (const auto& [index, place] : std::map(indices_))
        ranges += " " + boundIndex(index);
      line("assume {}{}", condition, ranges);
    }
    for (const Distribution& one : contract().distributions)
      distribution(one);
    for (const Quantity& quantity : contract().quantities)
      if (quantity.role == Role::output || quantity.role == Role::inout)
        definition(quantity, quantity.name);
    while (!open_.empty()) {
      const QuantityId id = open_.front();
      open_.pop_front();
      definition(contract().quantity(id),
                 fmt::format("let{}:{}", lets_.at(id), printType(contract().quantity(id).type)));
    }
    for (const HandCase& one : contract().cases)
      handCase(one);
    return std::move(out_);
  }

protected:
  std::string quantityName(QuantityId id) override {
    const Quantity& quantity = contract().quantity(id);
    if (quantity.role == Role::constant)
      return fmt::format("{}:{}", exactValue(quantity.type, quantity.value), printType(quantity.type));
    if (quantity.role == Role::table) {
      std::vector<std::string> values;
      for (const numeric::Value& value : quantity.contents)
        values.push_back(exactValue(quantity.type, value));
      return fmt::format("{{{}}}:{}", fmt::join(values, " "), printType(quantity.type));
    }
    if (quantity.role != Role::let)
      return quantity.name;
    const auto [place, isNew] = lets_.try_emplace(id, lets_.size());
    if (isNew)
      open_.push_back(id);
    return fmt::format("let{}", place->second);
  }

  std::string indexName(IndexId id) override {
    const auto [place, isNew] = indices_.try_emplace(id, indices_.size());
    return fmt::format("i{}", place->second);
  }

  std::string boundIndex(IndexId id) override {
    return fmt::format("{}<{}", indexName(id), text(contract().indices[static_cast<std::size_t>(id)].extent));
  }

  std::string choiceName(ChoiceId id) override {
    const auto [place, isNew] = choices_.try_emplace(id, choices_.size());
    const Choice& choice = contract().choices[static_cast<std::size_t>(id)];
    return isNew ? fmt::format("c{} {}", place->second, scopeText(choice.scope)) : fmt::format("c{}", place->second);
  }

  std::string labelOf(const Choice& /*choice*/, std::size_t /*path*/) override { return ""; }
  bool showsIdleWords() const override { return false; }

private:
  void handCase(const HandCase& one) {
    std::string inputs;
    for (const HandInput& input : one.inputs)
      inputs += fmt::format(" {} {:x}", contract().quantity(input.quantity).name, fmt::join(input.codes, ","));
    for (const HandOutput& output : one.outputs) {
      inputs += fmt::format(" gives {}", contract().quantity(output.quantity).name);
      for (const auto& code : output.codes)
        inputs += code ? fmt::format(" {:x}", *code) : " any";
    }
    line("case {}{}", fmt::join(one.dims, ","), inputs);
  }

  template <typename... Args> void line(fmt::format_string<Args...> format, Args&&... args) {
    fmt::format_to(std::back_inserter(out_), format, std::forward<Args>(args)...);
    out_ += '\n';
  }

  void border(const Quantity& quantity) {
    if (quantity.role == Role::let || quantity.role == Role::constant || quantity.role == Role::table)
      return;
    std::string more = quantity.hasValue ? " = " + exactValue(quantity.type, quantity.value) : "";
    if (quantity.restUntouched)
      more += " rest untouched";
    line("{} {}: {}[{}]{} zeros{} nans{}{}", roleText(quantity.role), quantity.name, printType(quantity.type),
         list(quantity.shape), domainText(quantity.domain), static_cast<int>(quantity.zeros),
         static_cast<int>(quantity.nans), more);
    if (quantity.domain.below != kNone)
      line("  {} {}", quantity.domain.permutation ? "permutation of" : "below", text(quantity.domain.below));
    if (quantity.domain.derived != kNone) {
      indices_.clear();
      std::string axes;
      for (const IndexId id : quantity.domain.derivedIndices)
        axes += " " + boundIndex(id);
      line("  derived {}{}", text(quantity.domain.derived), axes);
    }
    if (quantity.layout)
      line("  stored {} in [{}]", canonicalLayout(*quantity.layout), list(quantity.layout->extents));
    if (quantity.record != kNone)
      line("  field {} of {}", quantity.field, contract().records[static_cast<std::size_t>(quantity.record)].name);
  }

  void distribution(const Distribution& one) {
    indices_.clear();
    const std::string event = text(one.event);
    const std::string law =
        one.probability == kNone
            ? "independent along " + boundIndex(one.along)
            : fmt::format("chance {} within {} pooled {}", text(one.probability), one.tolerance.get_str(), one.pooled);
    line("{} {} of {} risk {}", contract().clauses[static_cast<std::size_t>(one.clause)].name, law, event,
         one.risk.get_str());
  }

  void definition(const Quantity& quantity, const std::string& name) {
    indices_.clear();
    std::string ranges;
    for (const IndexId id : quantity.indices)
      ranges += " " + boundIndex(id);
    line("{} [{}]{}", name, list(quantity.target), ranges);
    for (const Arm& arm : quantity.arms) {
      const std::string clause =
          arm.clause == kNone ? "-" : contract().clauses[static_cast<std::size_t>(arm.clause)].name;
      const std::string guard = arm.guard == kNone ? "" : " when " + text(arm.guard);
      line("  {}{} {} {}", clause, guard, judgement(arm), text(arm.value));
    }
  }

  std::string out_;
  std::map<QuantityId, std::size_t> lets_;
  std::map<ChoiceId, std::size_t> choices_;
  std::map<IndexId, std::size_t> indices_;
  std::deque<QuantityId> open_;
};

} // namespace

std::string canonicalText(const Contract& contract) {
  return Canonical(contract).run();
}

} // namespace qkc::contract
