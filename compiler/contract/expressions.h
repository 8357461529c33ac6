#pragma once
// Expressions and right-hand sides of one instance: from tree to typed nodes.

#include "compiler/contract/state.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace qkc::contract {

// What governs the operations of a right-hand side.
struct Arithmetic {
  enum class Kind {
    plain,  // no `in`: nothing may round, integers are exact
    format, // `in F`: every operation rounds once to F
    real,   // `in real`: nothing rounds before a conversion
    index,  // index expressions, extents: exact integers alone
  };
  Kind kind = Kind::plain;
  const numeric::Format* format = nullptr;
  bool wraps = false;
  Span span;
};

// A condition that is known to hold, or not to, where an expression is evaluated.
struct Known {
  NodeId condition = kNone;
  bool holds = true;
};

// Where an expression stands.
struct Setting {
  Arithmetic arithmetic;
  std::vector<IndexId> indices; // the index variables that have a value
  std::vector<Known> known;
  std::string choiceName; // of a `one of`
  ClauseId clause = kNone;
  bool inOrder = false; // said of the sums
  FreedomsId freedoms = kNone;
};

// How an element is read.
struct ReadAs {
  bool old = false;    // the content before the call
  bool leaves = false; // indices may leave the tensor: the caller sees to it that nothing is read there
};

class Expressions {
public:
  explicit Expressions(State& state) : state_(state) {}

  Setting setting;

  // Each returns kNone after a diagnostic, or silently where a part was reported already.
  NodeId value(const syntax::Expr& expr);
  NodeId index(const syntax::Expr& expr);     // an exact integer, whatever the arithmetic
  NodeId condition(const syntax::Expr& expr); // a boolean
  NodeId rhs(const syntax::Rhs& rhs);         // but its guard and mask

  // The value as one of the format's, for an output: held by it, or a number of the text that it has.
  NodeId fit(NodeId value, const numeric::Format& format, const std::string& what, Span span);

  // Whether the index, an integer, is proved to be in 0 ..< extent here; a diagnostic where it is not.
  bool inBounds(NodeId index, NodeId extent, const std::string& what, Span span);

  // Whether what is known here keeps an integer from being the number.
  bool excludes(NodeId integer, const numeric::Rational& number);

  // The name is made different from those of earlier choices.
  ChoiceId addChoice(const std::string& name, std::vector<std::string> labels, const syntax::Scope& scope, Span span);
  // Whether what is known here decides the condition, whose index variables stand for the given nodes, as wanted.
  bool implied(NodeId condition, bool wanted, const std::map<IndexId, NodeId>& meaning) const;

private:
  using Locals = std::map<std::string, NodeId, std::less<>>;

  // expressions.cpp
  NodeId dispatch(const syntax::Expr& expr);
  NodeId number(const syntax::Expr& expr, const syntax::Number& number);
  NodeId name(const syntax::Expr& expr, const syntax::Name& name);
  NodeId symbol(const syntax::Expr& expr, const std::string& name, const Symbol& symbol);
  NodeId subscript(const syntax::Expr& expr, const syntax::Subscript& subscript);
  NodeId member(const syntax::Expr& expr, const syntax::Member& member);
  NodeId read(QuantityId quantity, const std::vector<const syntax::Expr*>& args, Span span, ReadAs how = {});
  NodeId readConstant(QuantityId id, Span span);
  bool readable(const Quantity& quantity, const std::vector<NodeId>& args, Span span);
  NodeId unary(const syntax::Expr& expr, const syntax::Unary& unary);
  NodeId binary(const syntax::Expr& expr, const syntax::Binary& binary);
  std::optional<bool> sameWord(const syntax::Binary& binary);
  NodeId conditional(const syntax::Expr& expr, const syntax::If& choice);
  NodeId select(const syntax::Expr& expr, const syntax::Select& select);
  NodeId match(const syntax::Expr& expr, const syntax::Select& select);
  NodeId by(const syntax::Expr& expr, const syntax::Select& select);
  bool scopeIsBound(ChoiceId id, const syntax::Ident& name);
  NodeId choose(ChoiceId choice, const std::vector<const syntax::Expr*>& paths, Span span);
  bool unknown(const syntax::Ident& name);

  // fields.cpp
  NodeId fieldOf(const syntax::Member& member, std::vector<const syntax::Expr*> args, Span span);
  // special_reads.cpp
  struct Element {
    QuantityId quantity = kNone;
    std::vector<const syntax::Expr*> indices;
  };
  std::optional<Element> element(const syntax::Expr& expr);
  std::optional<Element> fieldElement(const syntax::Member& member, const syntax::Subscript* behind);
  NodeId old(const syntax::Expr& expr, const syntax::Old& old);
  NodeId outside(const syntax::Expr& expr, const syntax::Outside& outside);
  NodeId insideCondition(const Node& read);

  // arithmetic.cpp
  NodeId operation(Op op, std::vector<NodeId> args, Span span, std::string_view sign);
  NodeId integerOperation(Op op, std::vector<NodeId> args, Type type, Span span, std::string_view sign);
  NodeId roundingOperation(Op op, std::vector<NodeId> args, Span span, std::string_view sign);
  NodeId power(NodeId base, NodeId exponent, Span span);
  NodeId powerOfTwo(NodeId base, NodeId exponent, Span span);
  NodeId comparison(Op op, NodeId left, NodeId right, Span span);
  NodeId logical(Op op, std::vector<NodeId> args, Span span);
  NodeId extremum(Op op, std::vector<NodeId> args, Span span);
  NodeId operand(NodeId id);
  NodeId literalIn(NodeId literal, const numeric::Format& format);
  std::optional<Type> unify(std::vector<NodeId>& nodes, Span span);
  std::optional<Type> joined(std::vector<NodeId>& nodes, Span span);
  Prover::Facts facts() const;

  // known.cpp
  bool sameMeaning(NodeId general, NodeId special, const std::map<IndexId, NodeId>& meaning) const;
  bool entails(const Known& known, NodeId condition, bool wanted, const std::map<IndexId, NodeId>& meaning) const;

  // calls.cpp
  NodeId call(const syntax::Expr& expr, const syntax::Call& call);
  NodeId builtin(const syntax::Expr& expr, const syntax::Call& call);
  NodeId leadingZeros(std::vector<NodeId> args, Span span);
  NodeId keep(const syntax::Expr& expr, const syntax::Call& call);
  NodeId bucket(const syntax::Expr& expr, const syntax::Call& call);
  NodeId elementary(const syntax::Expr& expr, const syntax::Call& call);
  NodeId roundedUp(const syntax::Expr& expr, const syntax::Call& call, bool aligned);
  NodeId function(const syntax::Expr& expr, const syntax::Call& call, const syntax::Fn& fn);
  bool holds(const syntax::Ident& name, const std::optional<syntax::Type>& type, NodeId value, Span span);
  std::optional<std::vector<NodeId>> arguments(const syntax::Call& call, std::size_t least, std::size_t most,
                                               Span span);

  // conversions.cpp
  struct Words {
    std::optional<numeric::Rounding> rounding;
    std::optional<numeric::Overflow> overflow;
    NodeId nanValue = kNone;
    NodeId random = kNone; // of stochastic(word)
  };
  NodeId conversion(const syntax::Expr& expr, const syntax::Call& call, const numeric::Format& format);
  bool word(const syntax::Argument& argument, const numeric::Format& format, Words& words);
  bool nanValue(const syntax::Argument& argument, const numeric::Format& format, Words& words);
  bool stochastic(const syntax::Expr& expr, const syntax::Call& call, const numeric::Format& format, Words& words);
  bool setRandom(Node& cast, const Words& words);
  bool provedOverflow(const Node& cast, Span span);
  bool roundingIdle(NodeId value, const numeric::Format& format);
  bool overflowIdle(NodeId value, const numeric::Format& format);

  // reductions.cpp
  NodeId reduction(const syntax::Expr& expr, const syntax::Reduction& reduction);
  bool bind(const syntax::Reduction& reduction, Node& node);
  bool typeReduction(const syntax::Expr& expr, const syntax::Reduction& reduction, Node& node);
  bool fitsEmpty(const Node& node);
  bool sumType(const syntax::Expr& expr, Node& node);
  bool selectTerms(const syntax::Reduction& reduction, Node& node, NodeId& where);

  // means.cpp
  NodeId mean(const syntax::Expr& expr, const syntax::Reduction& reduction);
  NodeId sumOf(const syntax::Expr& expr, const syntax::Reduction& reduction, const Node& shape, NodeId term);
  NodeId countOf(Span span, const Node& shape, NodeId where);
  NodeId whereAny(Span span, const Node& shape, NodeId where);
  bool neverEmpty(const Node& node, NodeId where);

  // right_hand_sides.cpp
  bool setArithmetic(const syntax::Arithmetic& arithmetic);
  bool accumulate(const syntax::Arithmetic& arithmetic);
  FreedomsId addFreedoms(Freedoms freedoms);
  bool freedoms(const syntax::Rhs& rhs);
  bool freedomOf(const syntax::Freedom& freedom, Freedoms& out);
  bool accuracy(const syntax::Freedom& freedom, Freedoms& out);
  NodeId oneOf(const syntax::Choice& choice, Span span);
  std::string freshChoiceName(const std::string& base) const;

  // free_paths.cpp
  NodeId settle(NodeId out, FreedomsId id, Span span);
  NodeId chooseFreely(const std::vector<NodeId>& values, FreedomsId id, Span span);

  State& state_;
  const Locals* locals_ = nullptr; // inside a function: its parameters and lets
  std::vector<std::string> activeFunctions_;
  bool arithmeticUsed_ = false; // an operation of this right-hand side rounded, or a match hides one that does
};

} // namespace qkc::contract
