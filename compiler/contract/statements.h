#pragma once
// The body of one instance: lets, clauses and their arms, choices, assumptions between them.

#include "compiler/contract/declarations.h"
#include "compiler/contract/expressions.h"

#include <set>

namespace qkc::contract {

// A name for each output, the fields of structs included: that of its quantity.
std::string outputName(const syntax::Ref& ref);

class Statements {
public:
  Statements(State& state, Expressions& expressions, Declarations& declarations)
      : state_(state), expressions_(expressions), declarations_(declarations) {}

  // `mutant`, where not null, gives the items of its clause.
  void check(const std::vector<syntax::BodyItem>& body, const syntax::Mutant* mutant = nullptr);

private:
  void collectNames(const std::vector<syntax::BodyItem>& body);
  void item(const syntax::Item& item, ClauseId clause);
  const std::vector<syntax::Item>& itemsOf(const syntax::Clause& clause) const;
  void clause(const syntax::Clause& clause);
  void choose(const syntax::Choose& choose);
  void let(const syntax::Let& let, ClauseId clause);
  bool letIndices(const syntax::Let& let, Quantity& out);
  void judgement(const syntax::Judgement& judgement, ClauseId clause);
  void arm(const syntax::Judgement& judgement, ClauseId clause);
  bool tolerance(const syntax::Judgement& judgement, Arm& arm);
  bool rightKind(const syntax::Judgement& judgement, NodeId value);
  // Takes the arm's guard and value under what the arms before it leave.
  bool armValue(const syntax::Rhs& rhs, const std::vector<Arm>& earlier, Arm& arm);
  bool sharesOneScalar(const syntax::Judgement& judgement, const Quantity& output, const Arm& arm);
  bool armOrder(const syntax::Rhs& rhs, const Quantity& quantity, Span span);
  // distributions.cpp
  void chance(const syntax::Chance& chance, ClauseId clause);
  void independent(const syntax::Independent& independent, ClauseId clause);
  NodeId ofElements(const syntax::Expr& expr, bool isCondition);
  std::optional<numeric::Rational> share(const syntax::Expr& expr);

  void closeOutput(const Quantity& quantity);
  bool coversEveryCase(const Quantity& quantity) const;
  void checkJointPaths();
  void warnUnread();

  // targets.cpp
  QuantityId outputNamed(const syntax::Ref& ref, const Symbol& symbol);
  bool target(const syntax::Judgement& judgement, Quantity& out);
  bool enterPlaces(const syntax::Judgement& judgement, const Quantity& output);
  bool sameTarget(const syntax::Judgement& judgement, const Quantity& quantity);
  bool places(const syntax::Ref& ref, Quantity& out);
  void takeIndices(Quantity& out, NodeId place) const;
  bool covers(const Quantity& output, std::size_t dimension, std::set<IndexId>& used, Span span);

  // scatter.cpp
  bool placesApart(const syntax::Ref& ref, Quantity& out);
  bool apart(const Quantity& output, std::size_t dimension, std::set<IndexId>& used, Span span);
  bool throughDistinct(const Quantity& output, const std::vector<std::size_t>& dimensions, std::set<IndexId>& used,
                       Span span);

  State& state_;
  Expressions& expressions_;
  Declarations& declarations_;
  const syntax::Mutant* mutant_ = nullptr;
  std::set<std::string> clauseNames_;
  std::set<std::string> brokenOutputs_; // with an arm that has an error: completeness is not judged
};

} // namespace qkc::contract
