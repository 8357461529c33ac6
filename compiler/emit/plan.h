#pragma once
// What generated text will do, without any target text: the order of the steps, which lets are kept in memory, which
// choices meet in a judged output, and what each judged arm reads.

#include "compiler/contract/contract.h"
#include "compiler/diag/sink.h"

#include <map>
#include <optional>
#include <set>
#include <vector>

namespace qkc::emit {

// A path for each choice of a set.
using Assignment = std::map<contract::ChoiceId, int>;

// Choices that meet in judged outputs; one bit set over their joint combinations decides them together. Combination
// numbers are mixed radix, the first choice slowest, so that projecting a finer choice leaves the coarser digits in
// place.
struct Group {
  std::vector<contract::ChoiceId> choices; // kernel, call, instance (outer before inner), element
  int combinations = 1;                    // at most 64
  std::vector<contract::NodeId>
      instance; // index expressions of the one `per [...]` scope that needs state; often empty
  bool hasInstance = false;

  std::uint64_t full() const { return combinations == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << combinations) - 1; }
};

// An arm of an output: what the checker counts and blames.
struct JudgedArm {
  contract::QuantityId output = contract::kNone;
  int arm = 0; // position in the output's arms
  contract::ClauseId clause = contract::kNone;
  int group = contract::kNone;             // kNone: no choice reaches it
  std::vector<contract::ChoiceId> choices; // that reach its value, in the group's order
  bool dependsOnOutputs = false;           // its value or a guard up to it reads a returned value
};

struct Step {
  enum class Kind { compute, output }; // a let into memory; an output written by a reference, judged by a checker
  Kind kind = Kind::compute;
  contract::QuantityId quantity = contract::kNone;
};

struct Plan {
  std::vector<Step> steps;
  std::set<contract::QuantityId> inMemory; // lets with a step of their own
  std::set<contract::QuantityId> flagged;  // outputs whose rejected elements must be remembered
  std::vector<JudgedArm> arms;
  std::vector<contract::QuantityId> rests; // inouts whose other elements stay untouched: arms behind the judged ones
  std::vector<contract::QuantityId> pads;  // outputs with bits that no element owns, and must be 0: arms behind those
  std::vector<Group> groups;
};

// None after an error: a contract that can't be lowered (more arms, groups or combinations than a report holds, scopes
// that do not nest) is reported with its place.
std::optional<Plan> makePlan(const contract::Contract& contract, diag::Sink& sink);

// Visits a node and everything below it in the same definition.
template <class Visit> void walk(const contract::Contract& contract, contract::NodeId id, const Visit& visit) {
  if (id == contract::kNone)
    return;
  visit(contract.node(id));
  for (const contract::NodeId argument : contract.node(id).args)
    walk(contract, argument, visit);
}

// "kc.rest": what a verdict calls the elements of an inout that no arm writes.
std::string restName(const contract::Quantity& inout);
// Whether a contract reads what an inout held before the call.
bool readsOld(const contract::Contract& contract, contract::QuantityId inout);

// The paths of `choices` in combination `number` of the group.
Assignment assignmentOf(const contract::Contract& contract, const Group& group, int number);
// Every assignment of some choices, first choice slowest; one empty assignment for none.
std::vector<Assignment> assignments(const contract::Contract& contract, const std::vector<contract::ChoiceId>& choices);
// The combinations of the group that agree with an assignment of some of its choices.
std::uint64_t combinationsWith(const contract::Contract& contract, const Group& group, const Assignment& assignment);

} // namespace qkc::emit
