#include "compiler/semantics/alternatives.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>

namespace qkc::semantics {

using contract::Scope;

VariableId Variables::intern(contract::ChoiceId choice, int call, std::vector<std::int64_t> instance) {
  const auto& declared = contract_->choices[static_cast<std::size_t>(choice)];
  Variable variable{.choice = choice, .call = call, .instance = std::move(instance), .paths = declared.labels.size()};
  if (declared.scope.kind == Scope::Kind::kernel) {
    variable.call = -1;
  } else {
    variable.depth = declared.scope.kind == Scope::Kind::call ? 1 : 2 + static_cast<int>(variable.instance.size());
  }
  const auto [place, isNew] =
      numbers_.try_emplace(Key{choice, {variable.call, variable.instance}}, static_cast<VariableId>(variables_.size()));
  if (isNew) {
    variables_.push_back(std::move(variable));
  }
  return place->second;
}

std::string Variables::describe(VariableId id) const {
  const Variable& variable = (*this)[id];
  const std::string& name = contract_->choices[static_cast<std::size_t>(variable.choice)].name;
  return variable.instance.empty() ? name : fmt::format("{} [{}]", name, fmt::join(variable.instance, ", "));
}

Joint::Joint(const Variables& variables, std::vector<VariableId> over) : over_(std::move(over)) {
  paths_.reserve(over_.size());
  for (const VariableId id : over_) {
    paths_.push_back(variables[id].paths);
    size_ *= variables[id].paths;
    if (size_ > kMaxJointPaths) {
      throw EvaluationError(fmt::format("more than {} joint paths meet in one place", kMaxJointPaths));
    }
  }
  strides_.resize(over_.size());
  std::size_t stride = 1;
  for (std::size_t i = over_.size(); i-- > 0;) {
    strides_[i] = stride;
    stride *= paths_[i];
  }
}

std::size_t Joint::project(std::size_t joint, std::span<const VariableId> part) const {
  std::size_t result = 0;
  std::size_t position = 0;
  for (const VariableId id : part) {
    while (over_[position] != id) {
      ++position;
    }
    result = result * paths_[position] + pathOf(joint, position);
  }
  return result;
}

std::size_t Joint::project(std::size_t joint, const Joint& part) const {
  return project(joint, part.over_);
}

std::vector<VariableId> unite(const std::vector<VariableId>& a, const std::vector<VariableId>& b) {
  std::vector<VariableId> both;
  both.reserve(a.size() + b.size());
  std::ranges::set_union(a, b, std::back_inserter(both));
  return both;
}

namespace {

std::vector<VariableId> uniteAll(std::span<const Alternatives> all) {
  std::vector<VariableId> over;
  for (const Alternatives& one : all) {
    if (!one.over.empty()) {
      over = unite(over, one.over);
    }
  }
  return over;
}

bool anyTainted(std::span<const Alternatives> all) {
  return std::ranges::any_of(all, [](const Alternatives& one) { return one.tainted; });
}

// What the arguments are on one joint path.
void pick(const Joint& joint, std::size_t path, std::span<const Alternatives> arguments, std::vector<Entry>& picked) {
  picked.clear();
  for (const Alternatives& argument : arguments) {
    picked.push_back(argument.entries[argument.isSingle() ? 0 : joint.project(path, argument.over)]);
  }
}

} // namespace

Alternatives combine(const Variables& variables, std::span<const Alternatives> arguments,
                     const std::function<Entry(std::span<const Entry>)>& function) {
  const Joint joint(variables, uniteAll(arguments));
  Alternatives result;
  result.over = joint.over();
  result.tainted = anyTainted(arguments);
  result.entries.clear();
  std::vector<Entry> picked;
  for (std::size_t path = 0; path < joint.size(); ++path) {
    pick(joint, path, arguments, picked);
    result.entries.push_back(function(picked));
  }
  return result;
}

Alternatives expand(const Variables& variables, std::span<const Alternatives> arguments,
                    const std::function<Alternatives(std::span<const Entry>)>& function) {
  const Joint outer(variables, uniteAll(arguments));
  std::vector<Alternatives> inner;
  std::vector<Entry> picked;
  for (std::size_t path = 0; path < outer.size(); ++path) {
    pick(outer, path, arguments, picked);
    inner.push_back(function(picked));
  }
  if (inner.size() == 1) {
    inner.front().tainted |= anyTainted(arguments);
    return std::move(inner.front());
  }
  const Joint joint(variables, unite(outer.over(), uniteAll(inner)));
  Alternatives result;
  result.over = joint.over();
  result.tainted = anyTainted(arguments) || anyTainted(inner);
  result.entries.clear();
  for (std::size_t path = 0; path < joint.size(); ++path) {
    const Alternatives& one = inner[joint.project(path, outer)];
    result.entries.push_back(one.entries[joint.project(path, one.over)]);
  }
  return result;
}

Alternatives choose(const Variables& variables, VariableId variable, std::span<const Alternatives> paths) {
  Alternatives selector;
  selector.over = {variable};
  selector.entries.clear();
  for (std::size_t path = 0; path < paths.size(); ++path) {
    selector.entries.emplace_back(numeric::Value(static_cast<std::int64_t>(path)));
  }
  std::size_t next = 0;
  return expand(variables, {&selector, 1}, [&](std::span<const Entry>) { return paths[next++]; });
}

} // namespace qkc::semantics
