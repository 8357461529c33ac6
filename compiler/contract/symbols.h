#pragma once
// Names outside the contract's body: declarations of the file and its libraries, and the values of a family's
// parameters.

#include "compiler/contract/contract.h"
#include "compiler/syntax/ast.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace qkc::contract {

// The declarations that a contract may name. A later file's declaration hides an earlier one of the same name.
class Globals {
public:
  Globals(std::span<const syntax::File* const> libraries, const syntax::File& file);

  // Null where there is none of that name and kind.
  const syntax::Const* constant(std::string_view name) const { return find(constants_, name); }
  const syntax::Fn* function(std::string_view name) const { return find(functions_, name); }
  const syntax::Table* table(std::string_view name) const { return find(tables_, name); }
  const syntax::Layout* layout(std::string_view name) const { return find(layouts_, name); }
  const syntax::Struct* structure(std::string_view name) const { return find(structures_, name); }
  const syntax::Accumulator* accumulator(std::string_view name) const { return find(accumulators_, name); }
  const syntax::Record* profile(std::string_view name) const { return find(profiles_, name); }

  // What kind of declaration bears the name, as a phrase ("a table"); empty where none does.
  std::string_view kindOf(std::string_view name) const;
  std::vector<std::string> constantNames() const { return names(constants_); }
  std::vector<std::string> functionNames() const { return names(functions_); }
  std::vector<std::string> layoutNames() const { return names(layouts_); }
  std::vector<std::string> accumulatorNames() const { return names(accumulators_); }

private:
  template <typename Declaration> using Table = std::map<std::string, const Declaration*, std::less<>>;
  template <typename Declaration>
  static const Declaration* find(const Table<Declaration>& table, std::string_view name) {
    const auto found = table.find(name);
    return found == table.end() ? nullptr : found->second;
  }
  template <typename Declaration> static std::vector<std::string> names(const Table<Declaration>& table) {
    std::vector<std::string> out;
    for (const auto& [name, declaration] : table)
      out.push_back(name);
    return out;
  }
  void add(const syntax::File& file);

  Table<syntax::Const> constants_;
  Table<syntax::Fn> functions_;
  Table<syntax::Table> tables_;
  Table<syntax::Layout> layouts_;
  Table<syntax::Struct> structures_;
  Table<syntax::Accumulator> accumulators_;
  Table<syntax::Record> profiles_;
  std::map<std::string, std::string_view, std::less<>> others_;
};

// The value of a family parameter: a number, or a word that names a format, a rounding, a layout, a rule.
struct ParameterValue {
  std::string text;
  std::optional<numeric::Rational> number;
  std::vector<std::string> admitted; // what the family lets the parameter be
  bool operator==(const ParameterValue& other) const {
    return number == other.number && (number || text == other.text);
  }
};

using ParameterValues = std::map<std::string, ParameterValue, std::less<>>;

// None where the expression is neither a number, a negated number nor a word.
std::optional<ParameterValue> parameterValue(const syntax::Expr& expr);

} // namespace qkc::contract
