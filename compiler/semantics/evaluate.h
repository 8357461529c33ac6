#pragma once
// The slow, exact meaning of a typed contract: the value of any node at given index values, and the reference outputs.
// Written from the semantics alone; it shares nothing with emitted text but the number formats.
//
// Arithmetic of a format rounds once to it, ties to even (floating: overflow to infinity; integers: wrapping, or no
// value where the result does not fit). Reals and integers are exact; they carry signed zeros, infinities and NaN as
// IEEE 754 would with unbounded precision. Sums start from +0, products from 1, both in ascending order of the index
// variables, the first one slowest; max and min order -0 below +0.

#include "compiler/contract/contract.h"
#include "compiler/semantics/alternatives.h"
#include "compiler/semantics/call.h"

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace qkc::semantics {

// Values of the index variables, by IndexId.
inline constexpr std::int64_t kUnbound = std::numeric_limits<std::int64_t>::min();
using Bindings = std::vector<std::int64_t>;

// What an output on a right-hand side means.
enum class Reading {
  returned, // the value that came back: how outputs are judged
  own,      // the value that the evaluator computed itself: how a reference is computed
};

using Observer = std::function<void(contract::NodeId, const Bindings&, std::span<const Entry>, const Entry&)>;

struct Options {
  Reading reading = Reading::returned;
  int callNumber = 0; // tells the calls of one verdict apart
  // A path for each choice, by ChoiceId; none: all paths stay open and values are Alternatives.
  std::optional<std::vector<int>> paths;
  // Called for every operation that is computed, and for reads that have no value: node, index values, arguments (of a
  // reduction: its terms), result.
  Observer observe;

  static Options open(int callNumber = 0) { return {Reading::returned, callNumber, std::nullopt, nullptr}; }
  static Options along(Reading reading, std::vector<int> paths, Observer observe = nullptr) {
    return {reading, 0, std::move(paths), std::move(observe)};
  }
};

// Values of lets are kept for each tuple of their indices.
class Evaluator {
public:
  // The contract, the variables and the call outlive the evaluator.
  Evaluator(const contract::Contract& contract, Variables& variables, const Call& call, Options options);

  // The value of a node. Throws EvaluationError for what the evaluator can't decide: elementary functions (enclosures),
  // irrational roots among reals, more than kMaxJointPaths joint paths. Reads outside a tensor, of a guarded let where
  // its guard does not hold, and roundings without a value give an empty Entry.
  Alternatives value(contract::NodeId node, const Bindings& bindings);

  // The arm that defines an element, as its position in `arms`; an empty Entry where no arm's guard holds.
  Alternatives arm(contract::QuantityId definition, const Bindings& bindings);
  // The value of that arm.
  Alternatives definition(contract::QuantityId definition, const Bindings& bindings);
  // The position that `target` gives an element of an output; none where it can't be computed.
  std::optional<std::vector<std::int64_t>> target(contract::QuantityId output, const Bindings& bindings);

  // Calls `visit` for every tuple of the index variables, the first slowest; `bindings` holds what the extents read.
  void forEach(std::span<const contract::IndexId> indices, Bindings bindings,
               const std::function<void(const Bindings&)>& visit);
  Bindings unbound() const;

  // Reading::own: the content of an output, once it was computed.
  void provide(contract::QuantityId output, Tensor content);
  // Elements of a returned output whose readers are tainted, by offset.
  void taint(contract::QuantityId output, std::vector<bool> elements);
  // The content behind an input, an output under the reading in force, or old content.
  const Tensor& tensor(contract::QuantityId quantity, bool old) const;

  // Why the last empty Entry came about; for messages.
  const std::string& lastProblem() const { return problem_; }

private:
  struct Frame {
    Bindings bindings;
    contract::QuantityId definition = contract::kNone; // whose arm is evaluated: `per element` means its indices
  };

  Alternatives evaluate(contract::NodeId id, Frame& frame);
  Alternatives strict(contract::NodeId id, Frame& frame);
  Alternatives select(const contract::Node& node, Frame& frame);
  Alternatives logical(contract::NodeId id, Frame& frame);
  Alternatives chooseNode(const contract::Node& node, Frame& frame);
  Alternatives read(contract::NodeId id, Frame& frame);
  Alternatives readAt(contract::QuantityId quantity, bool old, const std::vector<std::int64_t>& position);
  Alternatives readTensor(contract::QuantityId quantity, bool old, const std::vector<std::int64_t>& position);
  Alternatives readLet(contract::QuantityId let, const std::vector<std::int64_t>& position);
  Alternatives reduce(contract::NodeId id, Frame& frame);
  Entry fold(const contract::Node& node, std::span<const Entry> terms, std::size_t count,
             const std::vector<std::int64_t>& places);
  Alternatives armFrom(const contract::Quantity& quantity, std::size_t first, Frame& frame);
  std::optional<std::vector<std::int64_t>> instanceOf(const contract::Choice& choice, Frame& frame);
  std::optional<std::int64_t> extent(contract::IndexId index, Frame& frame);
  void forEach(std::span<const contract::IndexId> indices, Frame& frame, const std::function<void()>& visit);
  Alternatives none(std::string problem);

  // Of nodes on which no choice and no returned element bears: the one entry.
  void findPlain();
  Entry plain(contract::NodeId id, Frame& frame);
  Entry plainRead(const contract::Node& node, Frame& frame);
  Entry plainReduce(const contract::Node& node, Frame& frame);

  struct PositionHash {
    std::size_t operator()(const std::vector<std::int64_t>& position) const;
  };
  using Memo = std::unordered_map<std::vector<std::int64_t>, Alternatives, PositionHash>;

  const contract::Contract& contract_;
  Variables& variables_;
  const Call& call_;
  Options options_;
  std::vector<Memo> lets_;                 // by QuantityId
  std::vector<Tensor> own_;                // by QuantityId
  std::vector<std::vector<bool>> tainted_; // by QuantityId
  std::vector<char> plain_;                // by NodeId: 1 for such nodes; empty where an observer wants every operation
  std::string problem_;
};

struct Reference {
  std::vector<Tensor> outputs; // by QuantityId: outputs, inouts after the call
  // Elements that no arm gives a value: the first problem, for people. None where every element has one.
  std::optional<std::string> problem;
};

// The outputs of a reference that follows one path of each choice; `paths` by ChoiceId, empty: the first of each. An
// inout starts from its content before the call; elements of outputs that no arm defines stay code 0. Throws
// EvaluationError as Evaluator::value does.
Reference computeReference(const contract::Contract& contract, const Call& call, std::vector<int> paths = {},
                           Observer observe = {});

// Whether conditions over dims, parameters and inputs (`requires_`, `assumes`) hold for every value of their free
// indices. A condition that reads an output, or has no value, is passed over.
bool conditionsHold(const contract::Contract& contract, const std::vector<contract::NodeId>& conditions,
                    const Call& call);

// Outputs and inouts in the order in which they are defined: an output is read only by later ones.
std::vector<contract::QuantityId> outputsInOrder(const contract::Contract& contract);

// The integer that a value is; none for everything else.
std::optional<std::int64_t> toInteger(const Entry& entry);

// The code that an output holds for a value; none where the value is none of the format's.
std::optional<std::uint64_t> codeOf(const contract::Type& type, const Entry& entry);

} // namespace qkc::semantics
