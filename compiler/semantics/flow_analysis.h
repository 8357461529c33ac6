#pragma once
// The abstract interpretation behind flow.h.

#include "compiler/contract/prover.h"
#include "compiler/contract/ranges.h"
#include "compiler/semantics/abstract_operations.h"
#include "compiler/semantics/flow.h"
#include "compiler/semantics/flow_issue.h"
#include "compiler/semantics/term.h"

#include <map>
#include <optional>
#include <set>
#include <vector>

namespace qkc::semantics {

// What holds at a place in the contract, beyond what holds everywhere.
struct Context {
  std::map<TermId, AbstractValue> facts;
  std::map<TermId, std::size_t> paths; // choices that were made, by their variables

  struct Known {
    AbstractValue value;
    bool isLive = false; // its issues were reported and its facts recorded
  };
  std::map<TermId, Known> memo;
  int depth = 0; // conditions that were assumed on the way here
};

class FlowAnalysis {
public:
  explicit FlowAnalysis(const contract::Contract& contract);

  void run();
  FlowFacts takeFacts() { return std::move(facts_); }
  const std::vector<Issue>& issues() const { return issues_; }

private:
  // Values.
  AbstractValue evaluate(TermId term, Context& context);
  AbstractValue compute(TermId term, Context& context);
  AbstractValue evaluateUnder(TermId condition, bool holds, TermId term, Context& context);
  AbstractValue withFreedoms(const contract::Node& node, AbstractValue value) const;
  AbstractValue computeStrict(TermId term, Context& context);
  AbstractValue computeSelect(TermId term, Context& context);
  AbstractValue computeLogical(TermId term, Context& context);
  AbstractValue computeChoose(TermId term, Context& context);
  AbstractValue computeReduce(TermId term, Context& context);
  AbstractValue computeRead(TermId term, Context& context);
  AbstractValue inputOf(const contract::Quantity& quantity, Context& context);
  AbstractValue readLet(TermId term, Context& context);
  AbstractValue readOutput(TermId term, Context& context);
  AbstractValue extentOf(contract::IndexId index, Context& context);
  AbstractValue dimOf(contract::DimId dim, Context& context);
  bool isNeverEmpty(TermId term, Context& context);
  // Whether a condition that holds here says that a reduction has terms.
  bool saysNotEmpty(TermId reduction, const Context& context);
  bool areAlike(TermId a, TermId b, const std::map<TermId, TermId>& variables);
  bool holdsAtZero(contract::NodeId where, const std::vector<contract::IndexId>& bound);
  bool readHoldsAtZero(const contract::Node& read, const std::vector<contract::IndexId>& bound);
  // A part of what the contract assumes; `others`: one of them may hold in its place.
  struct Assumption {
    contract::NodeId id = contract::kNone;
    std::vector<contract::NodeId> others;
  };
  void addAssumption(contract::NodeId id, const std::vector<contract::NodeId>& others);
  AbstractValue withAssumptions(TermId term, AbstractValue value, Context& context);

  // flow_maxima.cpp
  struct MaximumOf {
    TermId place = contract::kNone;
    contract::IndexId range = contract::kNone;
    TermId where = contract::kNone; // kNone: everywhere
  };
  std::optional<MaximumOf> maximumOf(TermId maximum, TermId element);
  bool isAmong(const MaximumOf& maximum, Context& context);
  std::optional<AbstractValue> contraryOfFacts(TermId term, Context& context);
  bool isDifferenceOfUnequal(TermId term, const Context& context);
  AbstractValue belowMaximum(TermId term, AbstractValue value, Context& context);
  bool hasUnitTerm(TermId sum);
  AbstractValue withUnitTerm(TermId sum, AbstractValue value);

  // Guards.
  std::optional<Context> assumed(const Context& context, TermId condition, bool holds);
  std::optional<Context> splitAt(const contract::Arm& arm, const Terms::Environment& environment,
                                 std::optional<Context>& rest);
  bool impose(Context& context, TermId term, const AbstractValue& allowed);
  bool propagate(Context& context, TermId term);
  bool propagateBoolean(Context& context, TermId term, bool holds);
  bool settle(Context& context);

  // Definitions.
  void analyzeOutput(contract::QuantityId output);
  void checkArm(contract::QuantityId output, const contract::Arm& arm, TermId value, Context& context);
  void checkZeros(contract::QuantityId output);
  void recordUnread(contract::QuantityId let);
  void recordFacts();
  void addIssue(Issue issue);
  // With the paths that the context has taken.
  void addIssue(Issue issue, const Context& context);
  // One issue like `issue` for each operation that makes the term's NaN of arguments free of it.
  void addNanIssues(const Issue& issue, TermId term, Context& context);
  bool traceNan(const Issue& issue, TermId term, Context& context);
  std::vector<std::pair<contract::NodeId, AbstractValue>> operandsOf(TermId term, Context& context);
  bool isLive() const { return silent_ == 0; }

  const contract::Contract& contract_;
  contract::Ranges ranges_;
  contract::Prover prover_;
  Terms terms_;
  Context base_; // what `require` says
  std::vector<Assumption> assumptions_;
  FlowFacts facts_;
  std::vector<Issue> issues_;
  std::map<TermId, AbstractValue> live_;                           // joined over every place
  std::map<contract::QuantityId, AbstractValue> arms_;             // of outputs: joined over their arms
  std::map<contract::QuantityId, contract::NodeId> negativeZeros_; // of outputs: the first value that may be -0
  std::set<std::pair<contract::NodeId, TermId>> assuming_;         // assumptions being applied, and to what
  std::set<TermId> lacking_;
  int silent_ = 0;
  int settling_ = 0; // inside assumed(): conditions that are met there stay open
  bool collectsIssues_ = true;
  bool changed_ = false;
};

} // namespace qkc::semantics
