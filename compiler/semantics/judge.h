#pragma once
// Judges returned outputs by the contract alone: elements by their admissible sets, then the choices by their scopes.
//
// An element's admissible set holds the code of each joint path of the choices that reach it. Outputs are judged in the
// order of their definition; an element that reads, also through lets, a returned element that was rejected (or not
// judged itself) is not judged. An element without a path of its own is rejected. Where every element has one, but no
// path fits a whole instance, call or kernel, that is a conflict of the choice.

#include "compiler/semantics/constraint.h"
#include "compiler/semantics/enclose.h"
#include "compiler/semantics/evaluate.h"

#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace qkc::semantics {

enum class Standing {
  accepted,
  rejected,
  notJudged, // reads an element that was rejected
  undecided, // beyond the evaluator, or defined by no arm
};

struct JudgedElement {
  int call = 0;
  contract::QuantityId output = contract::kNone;
  std::size_t offset = 0; // in the output's tensor
  Bindings bindings;      // values of the definition's indices
  bool isWritten = true;  // by an arm of the definition; an inout keeps its other elements
  Standing standing = Standing::accepted;
  std::uint64_t returned = 0;
  std::vector<VariableId> over;
  std::vector<std::optional<std::uint64_t>> admissible; // by joint path: the code; none: no value on that path
  std::vector<std::optional<std::uint64_t>> highest;    // of an enclosure: the last admissible code, as the first above
  bool masked = false;                                  // an enclosure with more than one admissible code
  bool wide = false;                                    // with two that are more than one step apart
  std::vector<contract::ClauseId> clauses;              // by joint path: of the judging arm; kNone: untouched
  std::uint64_t explains = 0;                           // joint paths that give the returned code
  std::string problem;                                  // where undecided
};

struct ClauseCounts {
  std::int64_t judged = 0, rejected = 0, notJudged = 0, undecided = 0;
  std::int64_t masked = 0, wide = 0;
};

enum class Outcome { accepted, rejected, undecided };

struct AlivePaths {
  VariableId variable = contract::kNone; // of scope kernel or call
  std::uint64_t paths = 0;
};

struct Verdict {
  Outcome outcome = Outcome::accepted;
  std::vector<ClauseCounts> clauses; // by ClauseId, of all calls
  std::vector<Conflict> conflicts;
  std::vector<AlivePaths> alive; // paths that explain what was judged; without those of a conflict
};

class Judge {
public:
  // How far a call is judged: whole, or up to the first rejected element, whose verdict then counts no others.
  enum class Until { end, rejected };

  explicit Judge(const contract::Contract& contract, Until until = Until::end, Reach reach = Reach::exact);
  Judge(const Judge&) = delete; // its parts refer to each other
  Judge& operator=(const Judge&) = delete;
  Judge(Judge&&) = delete;
  Judge& operator=(Judge&&) = delete;
  ~Judge();

  // Judges one more call of the kernel. The call must fit the contract (findMisfit) and is kept. Throws EvaluationError
  // where two index tuples write one element, or where the choices' scopes do not nest.
  void add(Call call);
  // Of all calls so far.
  Verdict verdict() const;

  const std::vector<JudgedElement>& elements() const { return elements_; }
  const JudgedElement& element(ElementId id) const { return elements_[static_cast<std::size_t>(id)]; }
  // The element of an output; null where it was not met.
  const JudgedElement* find(int call, contract::QuantityId output, std::size_t offset) const;
  const Variables& variables() const { return variables_; }
  const contract::Contract& contract() const { return contract_; }
  const Call& call(int number) const;
  // Of a judged call, with every path open; for explanations.
  Evaluator& evaluator(int call);
  // "div" or "path = div, scale = mul": a joint path in words.
  std::string describe(const std::vector<VariableId>& over, std::size_t joint) const;

private:
  struct JudgedCall;
  struct Marks;

  void judgeOutput(JudgedCall& judged, contract::QuantityId output, ConstraintSet& constraints);
  JudgedElement& addElement(JudgedCall& judged, contract::QuantityId output, std::size_t offset);
  void judgeElement(JudgedCall& judged, JudgedElement& element);
  bool isAssumed(JudgedCall& judged, const contract::Quantity& quantity, const Bindings& bindings);
  // The arm of an enclosure; null where the element is exact or a choice.
  const contract::Arm* enclosureArm(const contract::Quantity& output, const Alternatives& arm) const;
  void judgeEnclosure(JudgedCall& judged, JudgedElement& element, const contract::Arm& arm);
  void bound(JudgedElement& element, const contract::Arm& arm, const Enclosure& value, std::size_t path) const;
  // Elements of arms that say `one value`.
  using Shared = std::vector<std::pair<ElementId, const contract::Arm*>>;
  void judgeOneValue(Encloser& encloser, const Shared& shared);
  bool admits(const JudgedElement& element, const contract::Arm& arm, const Enclosure& value) const;
  void judgeUntouched(JudgedCall& judged, contract::QuantityId output, Marks& marks);
  void decide(JudgedElement& element, const Alternatives& arm, const Alternatives& value);
  bool agrees(const contract::Quantity& output, bool within, const numeric::Value& expected, std::uint64_t code) const;

  const contract::Contract& contract_;
  Until until_;
  Reach reach_;
  bool isOver_ = false; // the element that ends it was met
  Variables variables_;
  std::deque<JudgedCall> calls_;
  std::vector<JudgedElement> elements_;
  ConstraintSet kernel_; // what the calls leave to the choices of scope kernel
  std::vector<Conflict> conflicts_;
  std::vector<AlivePaths> alive_; // of the calls' own choices
  std::int64_t strayWords_ = 0;
};

} // namespace qkc::semantics
