#include "compiler/emit/plan.h"

#include "compiler/contract/queries.h"
#include "compiler/contract/shared_scalars.h"
#include "runtime/abi/report.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

namespace qkc::emit {

using namespace contract;

namespace {

bool isReturned(const Quantity& quantity) {
  return quantity.role == Role::output || quantity.role == Role::inout;
}

bool hasReduction(const Contract& contract, const Quantity& let) {
  bool found = false;
  for (const Arm& arm : let.arms) {
    walk(contract, arm.value, [&](const Node& node) { found = found || node.op == Op::reduce; });
    walk(contract, arm.guard, [&](const Node& node) { found = found || node.op == Op::reduce; });
  }
  return found;
}

int rank(const Scope& scope) {
  return static_cast<int>(scope.kind);
}

// Scope expressions that name each index variable of the output once: an instance is then a single element.
bool isOneElement(const Contract& contract, const Scope& scope, const Quantity& output) {
  std::set<IndexId> named;
  for (const NodeId id : scope.instance) {
    if (contract.node(id).op != Op::index)
      return false;
    named.insert(contract.node(id).index);
  }
  return named.size() == output.indices.size() &&
         std::all_of(output.indices.begin(), output.indices.end(), [&](IndexId i) { return named.contains(i); });
}

class Planner {
public:
  Planner(const Contract& contract, diag::Sink& sink) : contract_(contract), sink_(sink) {}

  std::optional<Plan> run() {
    refuseTypedAlone();
    orderSteps();
    collectArms();
    groupChoices();
    return failed_ ? std::nullopt : std::optional<Plan>(std::move(plan_));
  }

private:
  void fail(diag::Code code, Span span, std::string message) {
    failed_ = true;
    sink_.error(code, span, std::move(message));
  }

  // What the language has and no checker judges.
  void refuseTypedAlone() {
    for (const Distribution& one : contract_.distributions)
      fail(diag::Code::UnsupportedConstruct, one.span,
           one.probability == kNone ? "'independent' is typed, and no checker judges it yet"
                                    : "'chance' is typed, and no checker judges it yet");
    for (const Quantity& q : contract_.quantities) {
      if (q.domain.derived != kNone)
        fail(diag::Code::UnsupportedConstruct, q.span,
             "an input that is derived from others is typed, and no case is built with it yet");
      if (q.role == Role::output && q.record != kNone && q.layout->rest == Rest::zero)
        fail(diag::Code::UnsupportedConstruct, q.span,
             "bits of an output's structs that no field owns and that must be 0 are typed, and no checker judges them "
             "yet");
      if (q.role == Role::inout && q.layout)
        fail(diag::Code::UnsupportedConstruct, q.span,
             "an inout tensor with a layout, or of structs, is typed, and no checker judges it yet");
    }
  }

  void orderSteps() {
    std::vector<std::pair<ClauseId, Step>> keyed;
    const std::set<QuantityId> shared = sharedScalars(contract_);
    for (QuantityId id = 0; id < static_cast<QuantityId>(contract_.quantities.size()); ++id) {
      const Quantity& quantity = contract_.quantity(id);
      if (quantity.arms.empty())
        continue;
      ClauseId last = kNone;
      for (const Arm& arm : quantity.arms)
        last = std::max(last, arm.clause);
      if (isReturned(quantity)) {
        keyed.push_back({last, {Step::Kind::output, id}});
      } else if (shared.contains(id) || (holdsReduction(id) && !isReadInPlace(id))) {
        plan_.inMemory.insert(id);
        keyed.push_back({last, {Step::Kind::compute, id}});
      }
    }
    std::stable_sort(keyed.begin(), keyed.end(), [&](const auto& a, const auto& b) {
      if (a.first != b.first)
        return a.first < b.first;
      return placeInClause(a.first, a.second.quantity) < placeInClause(b.first, b.second.quantity);
    });
    for (auto& [clause, step] : keyed)
      plan_.steps.push_back(step);
  }

  // In its own text, or in that of a let which is computed in its place.
  bool holdsReduction(QuantityId id) {
    if (const auto known = holdsReduction_.find(id); known != holdsReduction_.end())
      return known->second;
    const Quantity& let = contract_.quantity(id);
    bool holds = hasReduction(contract_, let);
    std::set<QuantityId> inPlace;
    for (const Arm& arm : let.arms)
      for (const NodeId root : {arm.value, arm.guard})
        walk(contract_, root, [&](const Node& node) {
          if (node.op == Op::read && contract_.quantity(node.quantity).role == Role::let &&
              isReadInPlace(node.quantity))
            inPlace.insert(node.quantity);
        });
    for (const QuantityId read : inPlace)
      holds = holds || holdsReduction(read);
    return holdsReduction_[id] = holds;
  }

  // An enclosure that one other value reads once for each of its own places is computed there: a checker then needs its
  // bounds only where its centre does not decide.
  bool isReadInPlace(QuantityId id) const {
    const Quantity& let = contract_.quantity(id);
    if (contract_.node(let.arms.front().value).kind != ValueKind::enclosure)
      return false;
    int readers = 0;
    bool inPlace = true;
    for (const Quantity& reader : contract_.quantities)
      for (const Arm& arm : reader.arms)
        walk(contract_, arm.value, [&](const Node& node) {
          if (node.op != Op::read || node.quantity != id)
            return;
          ++readers;
          inPlace = inPlace && node.args.size() >= reader.indices.size();
          for (const NodeId arg : node.args)
            inPlace = inPlace && contract_.node(arg).op == Op::index;
        });
    return readers == 1 && inPlace;
  }

  std::size_t placeInClause(ClauseId clause, QuantityId quantity) const {
    if (clause == kNone)
      return static_cast<std::size_t>(quantity);
    const auto& defines = contract_.clauses[static_cast<std::size_t>(clause)].defines;
    return static_cast<std::size_t>(std::find(defines.begin(), defines.end(), quantity) - defines.begin());
  }

  void collectArms() {
    for (const Step& step : plan_.steps) {
      if (step.kind != Step::Kind::output)
        continue;
      const Quantity& output = contract_.quantity(step.quantity);
      std::set<QuantityId> read;
      for (std::size_t k = 0; k < output.arms.size(); ++k) {
        const Arm& arm = output.arms[k];
        // Guards of earlier arms decide too whether this one is reached.
        addOutputs(read, arm.guard);
        std::set<QuantityId> readHere = read;
        addOutputs(readHere, arm.value);
        if (arm.guard != kNone && !reachableChoices(contract_, arm.guard).empty())
          fail(diag::Code::UnsupportedConstruct, arm.span,
               "a guard that depends on a choice is not supported yet; choose inside the arms instead");
        plan_.flagged.insert(readHere.begin(), readHere.end());
        JudgedArm judged{step.quantity, static_cast<int>(k), arm.clause, kNone, {}, !readHere.empty()};
        judged.choices = reachableChoices(contract_, arm.value);
        plan_.arms.push_back(std::move(judged));
      }
    }
    for (const Step& step : plan_.steps)
      if (contract_.quantity(step.quantity).restUntouched)
        plan_.rests.push_back(step.quantity);
    for (const Step& step : plan_.steps)
      if (const Quantity& q = contract_.quantity(step.quantity);
          q.role == Role::output && q.layout && q.layout->rest == Rest::zero)
        plan_.pads.push_back(step.quantity);
    const std::size_t arms = plan_.arms.size() + plan_.rests.size() + plan_.pads.size();
    if (arms > QKC_MAX_ARMS)
      fail(diag::Code::TooManyCombinations, contract_.span,
           fmt::format("{} judging arms found, at most {} are possible", arms, int{QKC_MAX_ARMS}));
  }

  void addOutputs(std::set<QuantityId>& outputs, NodeId node) const {
    if (node != kNone)
      for (const QuantityId output : readsOutputs(contract_, node))
        outputs.insert(output);
  }

  void groupChoices() {
    std::vector<int> parent(contract_.choices.size());
    std::iota(parent.begin(), parent.end(), 0);
    const auto root = [&](int c) {
      while (parent[static_cast<std::size_t>(c)] != c)
        c = parent[static_cast<std::size_t>(c)];
      return c;
    };
    std::set<ChoiceId> used;
    for (const JudgedArm& arm : plan_.arms)
      for (const ChoiceId choice : arm.choices) {
        used.insert(choice);
        parent[static_cast<std::size_t>(root(choice))] = root(arm.choices.front());
      }
    std::map<int, int> groupOf;
    for (const ChoiceId choice : used) {
      const auto [it, isNew] = groupOf.try_emplace(root(choice), static_cast<int>(plan_.groups.size()));
      if (isNew)
        plan_.groups.emplace_back();
      plan_.groups[static_cast<std::size_t>(it->second)].choices.push_back(choice);
    }
    for (JudgedArm& arm : plan_.arms)
      if (!arm.choices.empty())
        arm.group = groupOf.at(root(arm.choices.front()));
    if (plan_.groups.size() > QKC_MAX_GROUPS)
      fail(diag::Code::TooManyCombinations, contract_.span,
           fmt::format("{} independent groups of choices found, at most {} are possible", plan_.groups.size(),
                       int{QKC_MAX_GROUPS}));
    for (int g = 0; g < static_cast<int>(plan_.groups.size()); ++g)
      completeGroup(g);
    for (JudgedArm& arm : plan_.arms)
      if (arm.group != kNone)
        sortLikeGroup(arm.choices, plan_.groups[static_cast<std::size_t>(arm.group)].choices);
  }

  static void sortLikeGroup(std::vector<ChoiceId>& choices, const std::vector<ChoiceId>& order) {
    std::sort(choices.begin(), choices.end(), [&](ChoiceId a, ChoiceId b) {
      return std::find(order.begin(), order.end(), a) < std::find(order.begin(), order.end(), b);
    });
  }

  const Choice& choice(ChoiceId id) const { return contract_.choices[static_cast<std::size_t>(id)]; }

  void completeGroup(int number) {
    Group& group = plan_.groups[static_cast<std::size_t>(number)];
    std::stable_sort(group.choices.begin(), group.choices.end(),
                     [&](ChoiceId a, ChoiceId b) { return rank(choice(a).scope) < rank(choice(b).scope); });
    std::int64_t combinations = 1;
    for (const ChoiceId id : group.choices)
      combinations *= static_cast<std::int64_t>(choice(id).labels.size());
    if (combinations > QKC_MAX_COMBINATIONS) {
      fail(diag::Code::TooManyCombinations, choice(group.choices.back()).span,
           fmt::format("{} joint combinations of choices found, at most {} are possible", combinations,
                       int{QKC_MAX_COMBINATIONS}));
      combinations = 1;
    }
    group.combinations = static_cast<int>(combinations);
    findInstance(number, group);
  }

  // One `per [...]` scope can hold state; it needs none where each instance is one element of the group's only output.
  void findInstance(int number, Group& group) {
    std::set<QuantityId> outputs;
    for (const JudgedArm& arm : plan_.arms)
      if (arm.group == number)
        outputs.insert(arm.output);
    for (const ChoiceId id : group.choices) {
      const Scope& scope = choice(id).scope;
      if (scope.kind != Scope::Kind::instance)
        continue;
      if (outputs.size() == 1 && isOneElement(contract_, scope, contract_.quantity(*outputs.begin())))
        continue;
      if (group.hasInstance && !sameInstance(scope.instance, group.instance)) {
        fail(diag::Code::UnsupportedConstruct, choice(id).span,
             "two different `per [...]` scopes meet in one output, which is not supported yet");
        return;
      }
      group.hasInstance = true;
      group.instance = scope.instance;
    }
  }

  bool sameInstance(const std::vector<NodeId>& a, const std::vector<NodeId>& b) const {
    return a.size() == b.size() &&
           std::equal(a.begin(), a.end(), b.begin(), [&](NodeId x, NodeId y) { return sameValue(contract_, x, y); });
  }

  const Contract& contract_;
  diag::Sink& sink_;
  Plan plan_;
  std::map<QuantityId, bool> holdsReduction_;
  bool failed_ = false;
};

} // namespace

std::optional<Plan> makePlan(const Contract& contract, diag::Sink& sink) {
  return Planner(contract, sink).run();
}

std::string restName(const Quantity& inout) {
  return inout.name + ".rest";
}

bool readsOld(const Contract& contract, QuantityId inout) {
  bool found = false;
  for (const Quantity& q : contract.quantities)
    for (const Arm& arm : q.arms)
      for (const NodeId root : {arm.guard, arm.value})
        walk(contract, root,
             [&](const Node& node) { found = found || (node.op == Op::old && node.quantity == inout); });
  return found;
}

Assignment assignmentOf(const Contract& contract, const Group& group, int number) {
  Assignment result;
  for (auto it = group.choices.rbegin(); it != group.choices.rend(); ++it) {
    const int arity = static_cast<int>(contract.choices[static_cast<std::size_t>(*it)].labels.size());
    result[*it] = number % arity;
    number /= arity;
  }
  return result;
}

std::vector<Assignment> assignments(const Contract& contract, const std::vector<ChoiceId>& choices) {
  std::vector<Assignment> result{{}};
  for (const ChoiceId id : choices) {
    std::vector<Assignment> longer;
    const int arity = static_cast<int>(contract.choices[static_cast<std::size_t>(id)].labels.size());
    for (const Assignment& prefix : result)
      for (int path = 0; path < arity; ++path) {
        longer.push_back(prefix);
        longer.back()[id] = path;
      }
    result = std::move(longer);
  }
  return result;
}

std::uint64_t combinationsWith(const Contract& contract, const Group& group, const Assignment& assignment) {
  std::uint64_t bits = 0;
  for (int number = 0; number < group.combinations; ++number) {
    const Assignment joint = assignmentOf(contract, group, number);
    const bool agrees = std::all_of(assignment.begin(), assignment.end(),
                                    [&](const auto& entry) { return joint.at(entry.first) == entry.second; });
    if (agrees)
      bits |= std::uint64_t{1} << number;
  }
  return bits;
}

} // namespace qkc::emit
