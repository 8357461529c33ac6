#pragma once
// What the terms of a contract can be on a part of the inputs.

#include "compiler/prove/known.h"
#include "compiler/semantics/term.h"

#include <map>
#include <optional>
#include <set>
#include <vector>

namespace qkc::prove {

using semantics::TermId;

// Whether others are measured by it: an extremum, the larger of one and something else, an element at the place of one.
bool isBase(const semantics::Terms& terms, TermId term);

// A part of the inputs: what some terms are there.
using Part = std::map<TermId, semantics::AbstractValue>;

// What an extremum or a sum says of its own terms, wherever they are read, and of one under a condition where all
// `conditions` hold; `same`: a reduction that stands in two places.
struct Relation {
  enum class Kind { magnitudeAtMost, atMost, atLeast, squareAtMost, same };
  Kind kind = Kind::atMost;
  TermId reduction = contract::kNone;
  TermId term = contract::kNone;
  std::vector<TermId> conditions = {};
};

// The path that each choice takes, by ChoiceId.
using Paths = std::vector<int>;

// A reference computes: outputs that are read are its own.
class Evaluation {
public:
  Evaluation(const contract::Contract& contract, semantics::Terms& terms, const std::vector<Relation>& relations,
             const Paths& paths, Part part)
      : contract_(contract), terms_(terms), relations_(relations), paths_(paths), part_(std::move(part)) {}

  const Known& of(TermId term);
  // The term that gives the value: lets and own outputs replaced by their arms, choices by their path, decided
  // selections by the arm that is taken.
  TermId resolved(TermId term);
  // The arm of a definition that is taken at given index terms, as its position; `arms.size()`: none of them. Empty
  // where the part leaves it open.
  std::optional<std::size_t> arm(const contract::Quantity& quantity, const semantics::Terms::Environment& environment);

  const Part& part() const { return part_; }
  semantics::Terms& terms() { return terms_; }
  const contract::Contract& contract() const { return contract_; }
  const std::vector<Relation>& relations() const { return relations_; }
  const Paths& paths() const { return paths_; }
  // Terms that were looked at.
  std::vector<TermId> visited() const;

private:
  Known compute(TermId term);
  Known computeRead(TermId term);
  Known computeReduce(TermId term);
  Known computeStrict(TermId term);
  Known computeSelect(TermId term);
  Known under(TermId condition, bool holds, TermId value);
  void relate(TermId term, Known& known);
  bool applies(const Relation& relation);
  void addBases(TermId term, Known& known);
  void addRelatives(const contract::Node& node, const std::vector<Known>& args, Known& result);
  void addFloored(contract::Op op, const std::vector<Known>& args, Known& result);
  void addBeyond(const Relative& one, bool above, Known& result);
  bool isRange(TermId term);
  void addEnd(TermId quotient, std::vector<Known>& args);
  void addRange(const contract::Node& node, const std::vector<Known>& args, Known& result);
  void addRelative(const contract::Node& node, const Relative& exact, Known& result);
  semantics::AbstractValue extentOf(contract::IndexId index);
  semantics::AbstractValue dimOf(contract::DimId dim);

  const contract::Contract& contract_;
  semantics::Terms& terms_;
  const std::vector<Relation>& relations_;
  const Paths& paths_;
  Part part_;
  std::map<TermId, Known> known_;
  int depth_ = 0;         // conditions that were assumed on the way here
  std::set<TermId> open_; // being computed: they say nothing of others meanwhile
};

// The facts that a condition adds where it holds, or where not; empty where it can't be.
std::optional<Part> partWhere(Evaluation& evaluation, TermId condition, bool holds);

} // namespace qkc::prove
