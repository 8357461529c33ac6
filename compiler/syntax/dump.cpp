#include "compiler/syntax/dump.h"

#include <fmt/format.h>

#include <string_view>
#include <type_traits>

namespace qkc::syntax {

namespace {

// Writes a tree in parentheses: (kind child child). Every field takes a place of its own, so that equal texts mean
// equal trees; a field that is absent is "-".
class Dump {
public:
  std::string take() { return std::move(out_); }

  template <typename... Fields> void node(std::string_view kind, const Fields&... fields) {
    out_ += "(";
    out_ += kind;
    ((out_ += " ", write(fields)), ...);
    out_ += ")";
  }

  void write(const std::string& text) { out_ += fmt::format("\"{}\"", text); }
  void write(const Ident& ident) { out_ += ident.text; }
  void write(bool flag) { out_ += flag ? "+" : "-"; }
  template <typename Enum>
  void write(Enum value)
    requires std::is_enum_v<Enum>
  {
    out_ += fmt::format("#{}", static_cast<int>(value));
  }
  template <typename Node> void write(const std::unique_ptr<Node>& node) {
    if (node == nullptr)
      out_ += "-";
    else
      write(*node);
  }
  template <typename Node> void write(const std::optional<Node>& node) {
    if (node)
      write(*node);
    else
      out_ += "-";
  }
  template <typename Node> void write(const std::vector<Node>& nodes) {
    out_ += "[";
    for (const Node& node : nodes) {
      if (&node != &nodes.front())
        out_ += " ";
      write(node);
    }
    out_ += "]";
  }
  template <typename... Nodes> void write(const std::variant<Nodes...>& nodes) {
    std::visit([this](const auto& node) { this->write(node); }, nodes);
  }

  // Expressions.
  void write(const Expr& e) { write(e.node); }
  void write(const Number& e) { out_ += e.text; }
  void write(const Name& e) { out_ += e.text; }
  void write(const NanLiteral&) { out_ += "(nan)"; }
  void write(const InfLiteral&) { out_ += "(inf)"; }
  void write(const Unary& e) { node("unary", e.op, e.operand); }
  void write(const Binary& e) { node("binary", e.op, e.left, e.right); }
  void write(const If& e) { node("if", e.condition, e.then, e.otherwise); }
  void write(const Arm& e) { node("arm", e.label, e.value); }
  void write(const Select& e) { node("select", e.kind, e.subject, e.arms); }
  void write(const Reduction& e) {
    node("reduction", e.op, e.indices, e.where, e.weight, e.body, e.empty, e.tie, e.nan);
  }
  void write(const Argument& e) { node("argument", e.forNan, e.value); }
  void write(const Call& e) { node("call", e.callee, e.args); }
  void write(const Old& e) { node("old", e.value); }
  void write(const Subscript& e) { node("subscript", e.base, e.indices); }
  void write(const Member& e) { node("member", e.base, e.member); }
  void write(const Outside& e) { node("outside", e.read, e.value); }
  void write(const Range& e) { node("range", e.low, e.high, e.halfOpen); }

  // Right-hand sides and statements.
  void write(const Scope& e) { node("scope", e.kind, e.indices); }
  void write(const Choice& e) { node("choice", e.paths, e.scope); }
  void write(const Arithmetic& e) { node("arithmetic", e.name, e.args, e.wrap); }
  void write(const Freedom& e) { node("freedom", e.kind, e.name, e.amount, e.upper, e.roundings, e.unit); }
  void write(const Guard& e) { node("guard", e.condition); }
  void write(const Mask& e) { node("mask", e.percent, e.population); }
  void write(const Rhs& e) { node("rhs", e.value, e.arithmetic, e.freedoms, e.guard, e.mask, e.oneValue); }
  void write(const Ref& e) { node("ref", e.name, e.indices, e.field, e.fieldIndices); }
  void write(const Let& e) { node("let", e.target, e.value); }
  void write(const Judgement& e) { node("judgement", e.target, e.relation, e.steps, e.absolute, e.relative, e.value); }
  void write(const Chance& e) { node("chance", e.event, e.probability, e.tolerance, e.pooled, e.risk); }
  void write(const Independent& e) { node("independent", e.event, e.along, e.risk); }
  void write(const Clause& e) { node("clause", e.name, e.items); }
  void write(const Assume& e) { node("assume", e.condition); }
  void write(const Choose& e) { node("choose", e.name, e.scope, e.options); }
  void write(const CaseEntry& e) { node("entry", e.name, e.indices, e.isList, e.isBits, e.values); }
  void write(const Case& e) { node("case", e.name, e.entries); }
  void write(const Mutant& e) { node("mutant", e.name, e.clause, e.items, e.equivalentProof); }

  // Headers and contracts.
  void write(const Type& e) { node("type", e.name, e.args); }
  void write(const IndexBound& e) { node("bound", e.name, e.extent); }
  void write(const Summary& e) { node("summary", e.text); }
  void write(const Family& e) { node("family", e.name); }
  void write(const Follows& e) { node("follows", e.text); }
  void write(const Dim& e) { node("dim", e.name, e.kind, e.values, e.range); }
  void write(const Dims& e) { node("dims", e.dims); }
  void write(const Indices& e) { node("indices", e.bounds); }
  void write(const RaggedRange& e) { node("ragged", e.name, e.outer, e.range); }
  void write(const Property& e) { node("property", e.kind, e.field, e.specials, e.range, e.value, e.layout); }
  void write(const Tensor& e) { node("tensor", e.name, e.type, e.shape, e.properties); }
  void write(const Tensors& e) { node("tensors", e.direction, e.tensors); }
  void write(const Param& e) { node("param", e.name, e.type, e.properties, e.value); }
  void write(const Params& e) { node("params", e.params); }
  void write(const Const& e) { node("const", e.name, e.type, e.value); }
  void write(const Require& e) { node("require", e.condition); }
  void write(const FamilyParam& e) { node("family-param", e.name, e.values); }
  void write(const Contract& e) { node("contract", e.name, e.params, e.headers, e.body); }
  void write(const Instance& e) { node("instance", e.name, e.family, e.args); }

  // The other declarations.
  void write(const Digit& e) { node("digit", e.name, e.radix); }
  void write(const Split& e) { node("split", e.index, e.digits); }
  void write(const Place& e) { node("place", e.kind, e.digit, e.second, e.value, e.items); }
  void write(const Pad& e) { node("pad", e.value); }
  void write(const Layout& e) {
    node("layout", e.name, e.params, e.element, e.indices, e.word, e.splits, e.at, e.slot, e.pad);
  }
  void write(const BitRange& e) { node("bits", e.byte, e.bits); }
  void write(const BitArm& e) { node("bit-arm", e.condition, e.ranges); }
  void write(const Field& e) { node("field", e.name, e.type, e.indices, e.offset, e.splits, e.at, e.slot, e.bits); }
  void write(const Struct& e) { node("struct", e.name, e.params, e.bytes, e.fields, e.pad); }
  void write(const Use& e) { node("use", e.path); }
  void write(const Table& e) { node("table", e.name, e.type, e.shape, e.values); }
  void write(const FnParam& e) { node("param", e.name, e.type); }
  void write(const Fn& e) { node("fn", e.name, e.params, e.type, e.lets, e.result); }
  void write(const Entry& e) { node("entry", e.key, e.value); }
  void write(const Record& e) { node("record", e.kind, e.name, e.entries); }
  void write(const Evaluation& e) { node("evaluation", e.how, e.promotedEvery, e.promotedTo, e.freedoms); }
  void write(const Accumulator& e) { node("accumulator", e.name, e.params, e.evaluations, e.splits); }

private:
  std::string out_;
};

} // namespace

std::string dump(const File& file) {
  std::string out;
  for (const Declaration& declaration : file.declarations) {
    Dump dump;
    dump.write(declaration);
    out += dump.take() + "\n";
  }
  return out;
}

std::string dump(const Expr& expr) {
  Dump dump;
  dump.write(expr);
  return dump.take();
}

} // namespace qkc::syntax
