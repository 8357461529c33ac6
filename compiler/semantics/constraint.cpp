#include "compiler/semantics/constraint.h"

#include <algorithm>
#include <utility>

namespace qkc::semantics {

namespace {

bool hasBit(std::uint64_t set, std::size_t position) {
  return (set >> position & 1U) != 0;
}

void addUnique(std::vector<ElementId>& to, const std::vector<ElementId>& from) {
  for (const ElementId element : from) {
    if (std::ranges::find(to, element) == to.end()) {
      to.push_back(element);
    }
  }
}

} // namespace

std::uint64_t allPaths(std::size_t count) {
  return count >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << count) - 1;
}

void ConstraintSet::add(Constraint constraint) {
  const auto [place, isNew] = constraints_.try_emplace(constraint.over, constraint);
  if (isNew) {
    for (const VariableId id : constraint.over) {
      with_[id].insert(constraint.over);
    }
    return;
  }
  Constraint& known = place->second;
  for (std::size_t path = 0; path < known.killer.size(); ++path) {
    // The first witness of a path is enough.
    if (hasBit(known.alive, path) && !hasBit(constraint.alive, path)) {
      known.killer[path] = std::move(constraint.killer[path]);
    }
  }
  known.alive &= constraint.alive;
}

Constraint ConstraintSet::join(const std::vector<Constraint>& parts) const {
  std::vector<VariableId> over;
  for (const Constraint& part : parts) {
    over = unite(over, part.over);
  }
  const Joint joint(*variables_, over);
  Constraint result{.over = std::move(over), .alive = allPaths(joint.size()), .killer = {}};
  result.killer.resize(joint.size());
  for (std::size_t path = 0; path < joint.size(); ++path) {
    for (const Constraint& part : parts) {
      const std::size_t own = joint.project(path, part.over);
      if (!hasBit(part.alive, own)) {
        result.alive &= ~(std::uint64_t{1} << path);
        result.killer[path] = part.killer[own];
        break;
      }
    }
  }
  return result;
}

Constraint ConstraintSet::projectOut(const Constraint& constraint, VariableId variable) const {
  const Joint joint(*variables_, constraint.over);
  Constraint result;
  std::ranges::remove_copy(constraint.over, std::back_inserter(result.over), variable);
  result.killer.resize(Joint(*variables_, result.over).size());
  for (std::size_t path = 0; path < joint.size(); ++path) {
    const std::size_t coarse = joint.project(path, result.over);
    if (hasBit(constraint.alive, path)) {
      result.alive |= std::uint64_t{1} << coarse;
    } else {
      addUnique(result.killer[coarse], constraint.killer[path]);
    }
  }
  return result;
}

std::vector<Constraint> ConstraintSet::takeAllWith(VariableId variable) {
  std::vector<Constraint> taken;
  for (const Over& over : std::exchange(with_[variable], {})) {
    const auto place = constraints_.find(over);
    taken.push_back(std::move(place->second));
    constraints_.erase(place);
    for (const VariableId other : over) {
      with_[other].erase(over);
    }
  }
  return taken;
}

std::vector<Conflict> ConstraintSet::decideDeeperThan(int depth) {
  std::vector<VariableId> deeper;
  for (const auto& [id, keys] : with_) {
    if ((*variables_)[id].depth > depth && !keys.empty()) {
      deeper.push_back(id);
    }
  }
  std::ranges::stable_sort(deeper,
                           [&](VariableId a, VariableId b) { return (*variables_)[a].depth > (*variables_)[b].depth; });
  std::vector<Conflict> conflicts;
  for (const VariableId variable : deeper) {
    const std::vector<Constraint> parts = takeAllWith(variable);
    if (parts.empty()) {
      continue; // dropped with a conflict
    }
    Constraint joined = join(parts);
    if (joined.alive == 0) {
      conflicts.push_back({.over = std::move(joined.over), .killer = std::move(joined.killer)});
      continue;
    }
    Constraint coarser = projectOut(joined, variable);
    if (!coarser.over.empty()) {
      add(std::move(coarser));
    }
  }
  return conflicts;
}

std::vector<Constraint> ConstraintSet::take() {
  std::vector<Constraint> taken;
  for (auto& [over, constraint] : constraints_) {
    taken.push_back(std::move(constraint));
  }
  constraints_.clear();
  with_.clear();
  return taken;
}

std::uint64_t ConstraintSet::alivePaths(VariableId variable) const {
  const std::size_t paths = (*variables_)[variable].paths;
  std::uint64_t alive = 0;
  for (std::size_t path = 0; path < paths; ++path) {
    ConstraintSet trial = *this;
    const std::uint64_t only = std::uint64_t{1} << path;
    trial.add({.over = {variable}, .alive = only, .killer = std::vector<std::vector<ElementId>>(paths)});
    if (trial.decideDeeperThan(-1).empty()) {
      alive |= only;
    }
  }
  return alive;
}

} // namespace qkc::semantics
