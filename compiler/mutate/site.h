#pragma once
// What an operator looks at, and how it hands over a mutant.

#include "compiler/mutate/editor.h"
#include "compiler/mutate/mutants.h"

#include <optional>
#include <string>

namespace qkc::mutate {

// One arm of a definition of the original contract, or of one in which its choice is narrowed to a path: a reference
// takes the first path, so a fault in another one shows only there.
struct Site {
  const contract::Contract& contract;
  contract::QuantityId quantity;
  std::size_t arm;
  std::string path; // label of the path that the choice is narrowed to; empty for the whole arm

  const contract::Quantity& defined() const { return contract.quantity(quantity); }
  const contract::Arm& definition() const { return defined().arms[arm]; }
  const contract::Node& node(contract::NodeId id) const { return contract.node(id); }
  Editor edit() const { return {contract, quantity, arm}; }
};

// Collects mutants; names that repeat within a clause get a number.
class Harvest {
public:
  void add(const Site& site, const std::string& facet, const std::string& value, std::string text, Editor& editor);
  std::vector<Mutant> take() { return std::move(mutants_); }

private:
  std::vector<Mutant> mutants_;
};

using Operator = void (*)(const Site&, Harvest&);

// What an operator is applied to: each path of a choice alone (an arm without a choice is one path), choices alone, or
// the arm as it stands.
enum class Applies { toPaths, toChoices, toArms };

struct OperatorRow {
  OperatorInfo info;
  Operator apply;
  Applies applies = Applies::toPaths;
};

// Operators by the file that holds them.
std::vector<OperatorRow> castOperators();
std::vector<OperatorRow> valueOperators();
std::vector<OperatorRow> choiceOperators();
std::vector<OperatorRow> readOperators();
std::vector<OperatorRow> layoutOperators();
std::vector<OperatorRow> exactOperators();
std::vector<OperatorRow> orderOperators();
std::vector<OperatorRow> placeOperators();
std::vector<OperatorRow> specialOperators();
std::vector<OperatorRow> comparisonOperators();

// For each arm that some mutant changes everywhere: the same fault in the last place of the innermost index alone,
// beyond the second of the outermost, and where the outermost extent is 1.
void addGuarded(const contract::Contract& contract, std::vector<Mutant>& mutants);
OperatorInfo guardedInfo();

// Whether an earlier arm has the contrary of the arm's guard: then the guard holds wherever the arm is reached, and one
// that holds for more changes nothing.
bool isGuardIdle(const Site& site);

// The constant of a node: a literal, or the value of a `const`.
std::optional<numeric::Value> constantOf(const contract::Contract& contract, contract::NodeId id);
// Whether every value is a power of two, by which products and quotients are exact: a scale of exponents alone.
bool isPower(const contract::Contract& contract, contract::NodeId id);

// Whether what the arm's guard leaves is taken by a later arm, or keeps the content before the call. A let has no value
// where its guard fails, and is not read there.
bool isRestDefined(const Site& site);

// Nodes of the arm's value, or below a root, that satisfy a condition, in the order of the text; each once.
std::vector<contract::NodeId> nodesOf(const Site& site, bool (*matches)(const contract::Node&));
std::vector<contract::NodeId> nodesOf(const Site& site, contract::NodeId root, bool (*matches)(const contract::Node&));
bool isFloatFormat(const contract::Type& type);

} // namespace qkc::mutate
