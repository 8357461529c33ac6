// What extrema and sums say of their own terms, wherever these are read: of those under a condition, where it holds.

#include "compiler/prove/compare.h"
#include "compiler/prove/divide.h"

#include <algorithm>

namespace qkc::prove {

using contract::kNone;
using contract::Node;
using contract::Op;
using contract::Quantity;
using contract::Reduction;
using contract::Role;
using semantics::Terms;

namespace {

bool isReduction(const Terms& terms, TermId term) {
  return terms[term].index == kNone && terms.node(term).op == Op::reduce;
}

bool isExtremum(const Node& node) {
  return node.op == Op::reduce && (node.reduction == Reduction::max || node.reduction == Reduction::min);
}

// The argmax over magnitudes of one tensor at whose place a term reads that tensor; kNone for other terms.
TermId placeOfExtremum(Evaluation& evaluation, TermId term) {
  Terms& terms = evaluation.terms();
  if (terms.node(term).op != Op::read) {
    return kNone;
  }
  const std::vector<TermId> args = terms[term].args;
  for (const TermId arg : args) {
    const TermId place = evaluation.resolved(arg);
    if (!isReduction(terms, place) || terms.node(place).reduction != Reduction::argmax) {
      continue;
    }
    const TermId body = terms[place].args[0];
    if (terms[body].index != kNone || terms.node(body).op != Op::abs) {
      continue;
    }
    const TermId read = terms[body].args[0];
    const TermId bound = terms.boundVariable(terms[place].node, terms.node(place).bound.front());
    if (terms[read].index != kNone || terms.node(read).op != Op::read ||
        terms.node(read).quantity != terms.node(term).quantity || terms.node(place).bound.size() != 1) {
      continue;
    }
    const std::vector<TermId> pattern = terms[read].args;
    const bool isSame = std::ranges::equal(pattern, args, [&](TermId expected, TermId found) {
      return expected == bound ? evaluation.resolved(found) == place : expected == found;
    });
    if (isSame) {
      return place;
    }
  }
  return kNone;
}

// Whether a condition of a reduction says no more than that its element is one of the input's, or of the let's.
bool holdsWhereItReads(Evaluation& evaluation, TermId reduction, TermId condition) {
  Terms& terms = evaluation.terms();
  TermId read = terms[reduction].args[0];
  while (terms[read].index == kNone && terms.node(read).op == Op::abs) {
    read = terms[read].args[0];
  }
  if (terms[condition].index != kNone || terms.node(condition).op != Op::less || terms[read].index != kNone ||
      terms.node(read).op != Op::read) {
    return false;
  }
  const Quantity& tensor = evaluation.contract().quantity(terms.node(read).quantity);
  if (tensor.role != Role::input && tensor.role != Role::let) {
    return false;
  }
  for (std::size_t k = 0; k < terms[read].args.size(); ++k) {
    const contract::NodeId end = tensor.role == Role::input ? tensor.shape[k] : terms.extentNode(tensor.indices[k]);
    const TermId extent = terms.of(end, terms.identity());
    if (terms[condition].args[0] == terms[read].args[k] && terms[condition].args[1] == extent) {
      return true;
    }
  }
  return false;
}

// What must hold of an element for a reduction to go over it, apart from what holds of all that can be read.
std::vector<TermId> conditionsOf(Evaluation& evaluation, TermId reduction) {
  Terms& terms = evaluation.terms();
  if (!terms.node(reduction).hasWhere) {
    return {};
  }
  std::vector<TermId> open{terms[reduction].args[1]};
  std::vector<TermId> found;
  while (!open.empty()) {
    const TermId condition = open.back();
    open.pop_back();
    if (terms[condition].index == kNone && terms.node(condition).op == Op::logicalAnd) {
      open.insert(open.end(), terms[condition].args.begin(), terms[condition].args.end());
    } else if (!holdsWhereItReads(evaluation, reduction, condition)) {
      found.push_back(condition);
    }
  }
  return found;
}

class Finder {
public:
  Finder(Evaluation& evaluation, const std::vector<TermId>& among)
      : evaluation_(evaluation), terms_(evaluation.terms()), among_(among) {}

  std::vector<Relation> run() {
    for (const TermId one : among_) {
      if (terms_[one].index != kNone) {
        continue;
      }
      if (isReduction(terms_, one)) {
        ofReduction(one);
      } else if (const TermId place = placeOfExtremum(evaluation_, one); place != kNone) {
        atPlace(one, place);
      }
    }
    addLarger();
    return std::move(relations_);
  }

private:
  void ofReduction(TermId reduction) {
    const std::vector<TermId> conditions = conditionsOf(evaluation_, reduction);
    for (const TermId term : among_) {
      if (terms_[term].index == kNone && term != reduction) {
        relate(reduction, conditions, term);
      }
    }
  }

  void relate(TermId reduction, const std::vector<TermId>& conditions, TermId term) {
    const Node& node = terms_.node(reduction);
    const TermId body = terms_[reduction].args[0];
    const bool isComputed = terms_[body].index == kNone;
    if (node.reduction == Reduction::sum) {
      const bool isSquare =
          isComputed && terms_.node(body).op == Op::mul && terms_[body].args[0] == terms_[body].args[1];
      const bool isPower = isComputed && terms_.node(body).op == Op::pow;
      if (isSquare || isPower) {
        add(Relation::Kind::squareAtMost, reduction, {reduction, terms_[body].args[0]}, conditions, term);
      }
      return;
    }
    if (!isExtremum(node)) {
      return;
    }
    const bool isMax = node.reduction == Reduction::max;
    if (isReduction(terms_, term)) {
      if (isMax && goesOverTheSame(reduction, term)) {
        relations_.push_back({Relation::Kind::atMost, reduction, term, {}});
      }
      return;
    }
    if (!add(isMax ? Relation::Kind::atMost : Relation::Kind::atLeast, reduction, {reduction, body}, conditions,
             term) &&
        isMax && isComputed && terms_.node(body).op == Op::abs) {
      add(Relation::Kind::magnitudeAtMost, reduction, {reduction, terms_[body].args[0]}, conditions, term);
    }
  }

  // The least of the same values is not above the largest.
  bool goesOverTheSame(TermId most, TermId least) {
    const Node& node = terms_.node(most);
    const Node& other = terms_.node(least);
    const std::vector<TermId> args = terms_[most].args;
    const std::vector<TermId> others = terms_[least].args;
    if (!isExtremum(other) || other.reduction != Reduction::min || other.bound != node.bound ||
        other.hasWhere != node.hasWhere || other.hasEmpty != node.hasEmpty || args.size() != others.size()) {
      return false;
    }
    std::set<std::pair<TermId, TermId>> variables;
    for (const contract::IndexId bound : std::vector(node.bound)) {
      variables.emplace(terms_.boundVariable(terms_[most].node, bound),
                        terms_.boundVariable(terms_[least].node, bound));
    }
    for (std::size_t k = 0; k < args.size(); ++k) {
      if (!alike(terms_, args[k], others[k], variables)) {
        return false;
      }
    }
    return true;
  }

  // An element at the place of the largest magnitude bounds those among which that was chosen.
  void atPlace(TermId element, TermId place) {
    const TermId pattern = terms_[terms_[place].args[0]].args[0];
    const std::vector<TermId> conditions = conditionsOf(evaluation_, place);
    for (const TermId term : among_) {
      if (terms_[term].index == kNone && term != element) {
        add(Relation::Kind::magnitudeAtMost, element, {place, pattern}, conditions, term);
      }
    }
  }

  struct Pattern {
    TermId reduction = kNone; // whose variables it has
    TermId term = kNone;
  };
  // Whether the term is one of the reduction's, and so related to `by`, under its conditions.
  bool add(Relation::Kind kind, TermId by, Pattern pattern, const std::vector<TermId>& conditions, TermId term) {
    const auto variables = matches(terms_, pattern.reduction, pattern.term, term);
    if (!variables) {
      return false;
    }
    Relation relation{kind, by, term, {}};
    for (const TermId condition : conditions) {
      const TermId here = replaced(terms_, pattern.reduction, condition, *variables);
      if (here == kNone) {
        return true; // what it says of the term can't be said
      }
      relation.conditions.push_back(here);
    }
    relations_.push_back(std::move(relation));
    return true;
  }

  // What is not below an extremum bounds what the extremum bounds.
  void addLarger() {
    const std::vector<Relation> direct = relations_;
    for (const TermId larger : among_) {
      if (terms_[larger].index != kNone || terms_.node(larger).op != Op::max) {
        continue;
      }
      for (const TermId arg : std::vector<TermId>(terms_[larger].args)) {
        const TermId extremum = evaluation_.resolved(arg);
        for (const Relation& relation : direct) {
          if (relation.kind == Relation::Kind::magnitudeAtMost && relation.reduction == extremum) {
            relations_.push_back({relation.kind, larger, relation.term, relation.conditions});
          }
        }
      }
    }
  }

  Evaluation& evaluation_;
  Terms& terms_;
  const std::vector<TermId>& among_;
  std::vector<Relation> relations_;
};

} // namespace

std::vector<Relation> relationsAmong(Evaluation& evaluation, const std::vector<TermId>& among) {
  return Finder(evaluation, among).run();
}

} // namespace qkc::prove
