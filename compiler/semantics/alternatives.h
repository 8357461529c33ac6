#pragma once
// Values that depend on choices. A variable is one choice at one instance of its scope; an Alternatives holds a value
// for each joint path of the variables that it depends on.

#include "compiler/contract/contract.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

namespace qkc::semantics {

// The most joint paths that one element or one open instance may have; a set of them fits one word.
inline constexpr std::size_t kMaxJointPaths = 64;

struct EvaluationError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

using VariableId = std::int32_t;

struct Variable {
  contract::ChoiceId choice = contract::kNone;
  int call = -1;                      // the call it belongs to; -1 for scope kernel
  std::vector<std::int64_t> instance; // values of `per [e, ...]`, or of the indices of the definition for `per element`
  std::size_t paths = 0;
  int depth = 0; // 0 kernel, 1 call, 2 + length of the instance; deeper variables are decided later
};

// Numbers the variables of one verdict. Reads of one choice at one instance give one number.
class Variables {
public:
  explicit Variables(const contract::Contract& contract) : contract_(&contract) {}

  VariableId intern(contract::ChoiceId choice, int call, std::vector<std::int64_t> instance);
  const Variable& operator[](VariableId id) const { return variables_[static_cast<std::size_t>(id)]; }
  std::size_t size() const { return variables_.size(); }
  // "path", "scale [0, 3]"
  std::string describe(VariableId id) const;

private:
  using Key = std::pair<contract::ChoiceId, std::pair<int, std::vector<std::int64_t>>>;

  const contract::Contract* contract_;
  std::vector<Variable> variables_;
  std::map<Key, VariableId> numbers_;
};

// The joint paths of some variables, numbered with the last variable fastest.
class Joint {
public:
  // Throws EvaluationError where there are more than kMaxJointPaths.
  Joint(const Variables& variables, std::vector<VariableId> over);

  const std::vector<VariableId>& over() const { return over_; }
  std::size_t size() const { return size_; }
  std::size_t pathOf(std::size_t joint, std::size_t position) const {
    return joint / strides_[position] % paths_[position];
  }
  // The number that this joint path has among those of `part`, a subset of these variables.
  std::size_t project(std::size_t joint, const Joint& part) const;
  std::size_t project(std::size_t joint, std::span<const VariableId> part) const;

private:
  std::vector<VariableId> over_; // ascending
  std::vector<std::size_t> paths_;
  std::vector<std::size_t> strides_;
  std::size_t size_ = 1;
};

std::vector<VariableId> unite(const std::vector<VariableId>& a, const std::vector<VariableId>& b);

// None where the value does not exist on that path.
using Entry = std::optional<numeric::Value>;

struct Alternatives {
  std::vector<VariableId> over;  // ascending
  std::vector<Entry> entries{1}; // one for each joint path, numbered as in Joint
  bool tainted = false;          // reads a returned element that was rejected or not judged

  Alternatives() = default;
  explicit Alternatives(Entry entry) : entries{std::move(entry)} {}
  bool isSingle() const { return over.empty(); }
  const Entry& single() const { return entries.front(); }
};

// The function of each joint path of the arguments.
Alternatives combine(const Variables& variables, std::span<const Alternatives> arguments,
                     const std::function<Entry(std::span<const Entry>)>& function);

// As combine, where the function itself gives alternatives; it is called once for each joint path of the arguments.
Alternatives expand(const Variables& variables, std::span<const Alternatives> arguments,
                    const std::function<Alternatives(std::span<const Entry>)>& function);

// One value for each path of the variable.
Alternatives choose(const Variables& variables, VariableId variable, std::span<const Alternatives> paths);

} // namespace qkc::semantics
