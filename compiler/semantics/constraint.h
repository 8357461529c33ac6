#pragma once
// Which joint paths of the choices explain everything that was judged. A constraint says which joint paths of a few
// variables explain one element (or several); a path is possible where one assignment of all variables satisfies every
// constraint. Deciding finer variables first, each constraint stays within the joint paths of nested scopes: exists for
// kernel, for all calls exists, for all instances exists, for all elements exists.

#include "compiler/semantics/alternatives.h"

#include <cstdint>
#include <map>
#include <set>
#include <vector>

namespace qkc::semantics {

using ElementId = std::int32_t; // a position in Judge's list of elements

struct Constraint {
  std::vector<VariableId> over;               // ascending
  std::uint64_t alive = 0;                    // one bit for each joint path, numbered as in Joint
  std::vector<std::vector<ElementId>> killer; // for each joint path that is not alive: elements that exclude it
};

// No joint path of these variables is left, though each element alone has one.
struct Conflict {
  std::vector<VariableId> over;
  std::vector<std::vector<ElementId>> killer; // for each joint path
};

std::uint64_t allPaths(std::size_t count);

class ConstraintSet {
public:
  explicit ConstraintSet(const Variables& variables) : variables_(&variables) {}

  // Constraints over the same variables are met.
  void add(Constraint constraint);
  // Decides every variable deeper than `depth`; what remains speaks of coarser ones alone. Conflicts met on the way are
  // returned, and their constraints dropped. Throws EvaluationError where scopes do not nest, so that more than
  // kMaxJointPaths meet.
  std::vector<Conflict> decideDeeperThan(int depth);
  // Removes and returns what is left.
  std::vector<Constraint> take();
  // The paths of a variable, a bit each, that some assignment satisfying every constraint gives it.
  std::uint64_t alivePaths(VariableId variable) const;

private:
  Constraint join(const std::vector<Constraint>& parts) const;
  Constraint projectOut(const Constraint& constraint, VariableId variable) const;
  std::vector<Constraint> takeAllWith(VariableId variable);

  using Over = std::vector<VariableId>;

  const Variables* variables_;
  std::map<Over, Constraint> constraints_;
  std::map<VariableId, std::set<Over>> with_; // keys of the constraints that speak of a variable
};

} // namespace qkc::semantics
