#pragma once
// The parts of the printer. Private to this room.

#include "compiler/syntax/ast.h"

#include <string>
#include <string_view>
#include <vector>

namespace qkc::syntax {

// The texts of nodes with a separator between them.
template <typename Node, typename Text>
std::string list(const std::vector<Node>& nodes, Text text, std::string_view separator = ", ") {
  std::string out;
  for (const Node& node : nodes) {
    if (&node != &nodes.front())
      out += separator;
    out += text(node);
  }
  return out;
}

// Texts of nodes that fit on one line: print_expressions.cpp.
namespace flat {
std::string names(const std::vector<Ident>& names);
std::string expr(const Expr& expr);
std::string exprs(const std::vector<Expr>& exprs);
std::string range(const Range& range);
std::string scope(const Scope& scope);
std::string freedoms(const std::vector<Freedom>& freedoms); // ", " between them
std::string ref(const Ref& ref);
std::string rhs(const Rhs& rhs);
std::string rhsTail(const Rhs& rhs); // what follows the value, with a blank before it, or empty
std::string arm(const Arm& arm);
std::string item(const Item& item);
std::string letHead(const Let& let);    // "let a[t] = "
std::string itemHead(const Item& item); // "let a[t] = ", "y within "; empty for the statistical judgements
std::string type(const Type& type);
std::string header(const Header& header);
std::string constant(const Const& constant);
std::string bounds(const std::vector<IndexBound>& bounds);
std::string place(const Place& place);
std::string split(const Split& split);
std::string params(const std::vector<Ident>& params);
} // namespace flat

// Lines of a file, with its comments: print_declarations.cpp.
class Printer {
public:
  explicit Printer(const std::vector<Comment>& comments) : comments_(comments) {}

  std::string file(const File& file);

private:
  static constexpr std::size_t kWidth = 120;

  void declaration(const Declaration& declaration);
  void table(const Table& table);
  void contract(const Contract& contract);
  void bodyItem(const BodyItem& item);
  void clause(const Clause& clause);
  void mutant(const Mutant& mutant);
  void items(const std::string& head, const std::vector<Item>& items, const std::string& tail);
  void item(const std::string& head, const Item& item, const std::string& tail);
  // On one line where it fits.
  void statement(const std::string& head, const Rhs& value, const std::string& tail);
  void handCase(const Case& handCase);
  void function(const Fn& function);
  void layout(const Layout& layout);
  void structure(const Struct& structure);
  void record(const Record& record);
  void accumulator(const Accumulator& accumulator);

  void line(std::string_view text);
  // Comments that begin before a place: those beside code join the last line, the others get a line of their own.
  bool hasRoomBeside() const;
  void commentsBefore(std::uint32_t offset);

  const std::vector<Comment>& comments_;
  std::size_t nextComment_ = 0;
  std::size_t indent_ = 0;
  std::vector<std::string> lines_;
};

} // namespace qkc::syntax
