#include "compiler/contract/expressions.h"

#include "compiler/contract/constants.h"
#include "compiler/contract/describe_facts.h"
#include "compiler/contract/fields.h"
#include "compiler/contract/print_expr.h"
#include "compiler/contract/queries.h"
#include "compiler/diag/nearest.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace qkc::contract {

namespace {

template <typename... Cases> struct Overloaded : Cases... {
  using Cases::operator()...;
};

// A change of a member for as long as a scope.
template <typename T> class Restored {
public:
  Restored(T& place, T value) : place_(place), old_(std::exchange(place, std::move(value))) {}
  Restored(const Restored&) = delete;
  Restored& operator=(const Restored&) = delete;
  ~Restored() { place_ = std::move(old_); }

private:
  T& place_;
  T old_;
};

std::vector<const syntax::Expr*> pointers(const std::vector<syntax::Expr>& exprs) {
  std::vector<const syntax::Expr*> out;
  out.reserve(exprs.size());
  for (const syntax::Expr& expr : exprs)
    out.push_back(&expr);
  return out;
}

// A condition that is decided.
NodeId truth(State& state, bool holds, Span span) {
  Node node;
  node.op = Op::equal;
  node.type = kBoolean;
  node.span = span;
  node.args = {state.constant(numeric::Value(std::int64_t{0}), kInteger, span),
               state.constant(numeric::Value(std::int64_t{holds ? 0 : 1}), kInteger, span)};
  return state.add(std::move(node));
}

} // namespace

NodeId Expressions::value(const syntax::Expr& expr) {
  const State::Depth depth(state_, expr.span);
  return depth ? dispatch(expr) : kNone;
}

NodeId Expressions::dispatch(const syntax::Expr& expr) {
  const auto special = [&](const numeric::Value& value) { return state_.constant(value, kReal, expr.span); };
  return std::visit(Overloaded{[&](const syntax::Number& e) { return number(expr, e); },
                               [&](const syntax::Name& e) { return name(expr, e); },
                               [&](const syntax::NanLiteral&) { return special(numeric::Value::nan()); },
                               [&](const syntax::InfLiteral&) { return special(numeric::Value::infinity()); },
                               [&](const syntax::Unary& e) { return unary(expr, e); },
                               [&](const syntax::Binary& e) { return binary(expr, e); },
                               [&](const syntax::If& e) { return conditional(expr, e); },
                               [&](const syntax::Select& e) { return select(expr, e); },
                               [&](const syntax::Reduction& e) { return reduction(expr, e); },
                               [&](const syntax::Call& e) { return call(expr, e); },
                               [&](const syntax::Old& e) { return old(expr, e); },
                               [&](const syntax::Subscript& e) { return subscript(expr, e); },
                               [&](const syntax::Member& e) { return member(expr, e); },
                               [&](const syntax::Outside& e) { return outside(expr, e); }},
                    expr.node);
}

// A field of a tensor of structs, or an attribute of a format.
NodeId Expressions::member(const syntax::Expr& expr, const syntax::Member& member) {
  const auto* name = std::get_if<syntax::Name>(&member.base->node);
  const Symbol* symbol = name == nullptr ? nullptr : state_.find(name->text);
  if (name == nullptr || (symbol != nullptr && symbol->kind == Symbol::Kind::record))
    return fieldOf(member, {}, expr.span);
  const std::optional<numeric::Rational> attribute = attributeOf(state_, expr, member);
  if (!attribute)
    return kNone;
  return state_.constant(numeric::Value(*attribute), attribute->get_den() == 1 ? kInteger : kReal, expr.span);
}

NodeId Expressions::index(const syntax::Expr& expr) {
  const Restored arithmetic(setting.arithmetic, Arithmetic{Arithmetic::Kind::index, nullptr, false, expr.span});
  const NodeId id = value(expr);
  if (id == kNone)
    return kNone;
  if (!state_.isInteger(id)) {
    state_
        .error(diag::Code::NotAnInteger, expr.span,
               fmt::format("an index or extent must be an integer, this is {}", printType(state_.type(id))))
        .at("not an integer");
    return kNone;
  }
  if (state_.node(id).kind == ValueKind::enclosure) {
    state_.error(diag::Code::NotAnInteger, expr.span, "an index must not depend on an enclosure");
    return kNone;
  }
  return id;
}

NodeId Expressions::condition(const syntax::Expr& expr) {
  const NodeId id = value(expr);
  if (id == kNone)
    return kNone;
  if (state_.type(id).kind == Type::Kind::boolean)
    return id;
  state_
      .error(diag::Code::NotBoolean, expr.span,
             fmt::format("a condition is needed here, this is a value ({})", printType(state_.type(id))))
      .suggest("compare it, as in a[t] == 0");
  return kNone;
}

NodeId Expressions::number(const syntax::Expr& expr, const syntax::Number& number) {
  const std::optional<numeric::Rational> value = numeric::parseNumber(number.text);
  if (value)
    return state_.constant(numeric::Value(*value), value->get_den() == 1 ? kInteger : kReal, expr.span);
  state_.error(diag::Code::BadConstant, expr.span, fmt::format("the number {} is too large or too long", number.text));
  return kNone;
}

bool Expressions::unknown(const syntax::Ident& name) {
  if (const auto later = state_.defined.find(name.text); later != state_.defined.end() && locals_ == nullptr) {
    state_
        .error(diag::Code::UsedBeforeDefinition, name.span,
               fmt::format("'{}' is used before its definition", name.text))
        .at("not known here")
        .label(later->second, "defined here")
        .suggest("definitions stand in the order of use: move one of the two");
    return false;
  }
  std::vector<std::string> known = state_.visibleNames();
  if (locals_ != nullptr)
    for (const auto& [local, node] : *locals_)
      known.push_back(local);
  state_.unknownName(name, "value", known);
  return false;
}

NodeId Expressions::name(const syntax::Expr& expr, const syntax::Name& name) {
  if (locals_ != nullptr) {
    if (const auto local = locals_->find(name.text); local != locals_->end())
      return local->second;
  } else if (const Symbol* known = state_.find(name.text)) {
    return symbol(expr, name.text, *known);
  }
  if (const auto parameter = state_.parameters.find(name.text); parameter != state_.parameters.end()) {
    if (parameter->second.number)
      return state_.constant(numeric::Value(*parameter->second.number),
                             parameter->second.number->get_den() == 1 ? kInteger : kReal, expr.span);
    state_.error(diag::Code::NotNumeric, expr.span,
                 fmt::format("the parameter {} is the word '{}' here, not a value", name.text, parameter->second.text));
    return kNone;
  }
  if (const syntax::Const* global = state_.globals.constant(name.text)) {
    const QuantityId id = globalConstant(state_, *global);
    return id == kNone ? kNone : readConstant(id, expr.span);
  }
  unknown({name.text, expr.span});
  return kNone;
}

NodeId Expressions::readConstant(QuantityId id, Span span) {
  Node node;
  node.op = Op::read;
  node.quantity = id;
  node.type = state_.contract.quantity(id).type;
  node.span = span;
  return state_.add(std::move(node));
}

NodeId Expressions::symbol(const syntax::Expr& expr, const std::string& name, const Symbol& symbol) {
  if (symbol.id == kNone)
    return kNone;
  Node node;
  node.span = expr.span;
  node.type = kInteger;
  switch (symbol.kind) {
  case Symbol::Kind::quantity: {
    const NodeId id = read(symbol.id, {}, expr.span);
    if (id == kNone || !state_.truths.contains(symbol.id))
      return id;
    return comparison(Op::notEqual, id, state_.constant(numeric::Value(std::int64_t{0}), kInteger, expr.span),
                      expr.span);
  }
  case Symbol::Kind::dim:
    node.op = Op::dim;
    node.dim = symbol.id;
    return state_.add(std::move(node));
  case Symbol::Kind::record:
  case Symbol::Kind::field:
    structAsValue(state_, symbol.id, expr.span);
    return kNone;
  case Symbol::Kind::choice:
    state_.error(diag::Code::NotNumeric, expr.span, fmt::format("'{}' is a choice, not a value", name))
        .suggest(fmt::format("read it with 'by {} {{ label: value; .. }}'", name));
    return kNone;
  case Symbol::Kind::index:
    break;
  }
  if (std::ranges::find(setting.indices, symbol.id) == setting.indices.end()) {
    state_
        .error(
            diag::Code::UnboundIndex, expr.span,
            fmt::format("the index {} has no value here: it is neither on the left-hand side nor bound by a reduction",
                        name))
        .at("unbound")
        .label(symbol.span, "its range")
        .suggest(fmt::format("put {} on the left-hand side, or reduce over it: max over {} of (..)", name, name));
    return kNone;
  }
  node.op = Op::index;
  node.index = symbol.id;
  return state_.add(std::move(node));
}

NodeId Expressions::subscript(const syntax::Expr& expr, const syntax::Subscript& subscript) {
  const auto* base = std::get_if<syntax::Name>(&subscript.base->node);
  const auto* part = std::get_if<syntax::Member>(&subscript.base->node);
  if (base == nullptr && part == nullptr) {
    state_.error(diag::Code::WrongRank, expr.span, "this has no elements");
    return kNone;
  }
  if (base != nullptr && state_.find(base->text) == nullptr)
    if (const syntax::Table* table = state_.globals.table(base->text)) {
      const QuantityId id = globalTable(state_, *table);
      return id == kNone ? kNone : read(id, pointers(subscript.indices), expr.span);
    }
  if (locals_ != nullptr) {
    state_.unsupported(expr.span, "a tensor inside a function");
    return kNone;
  }
  if (part != nullptr)
    return fieldOf(*part, pointers(subscript.indices), expr.span);
  const Symbol* symbol = state_.find(base->text);
  if (symbol == nullptr) {
    unknown({base->text, subscript.base->span});
    return kNone;
  }
  if (symbol->id == kNone)
    return kNone;
  if (symbol->kind == Symbol::Kind::quantity)
    return read(symbol->id, pointers(subscript.indices), expr.span);
  if (symbol->kind == Symbol::Kind::record) {
    structAsValue(state_, symbol->id, expr.span);
    return kNone;
  }
  state_.error(diag::Code::WrongRank, expr.span, fmt::format("'{}' has no elements", base->text));
  return kNone;
}

NodeId Expressions::read(QuantityId id, const std::vector<const syntax::Expr*>& args, Span span, ReadAs how) {
  std::vector<NodeId> extents = state_.contract.quantity(id).shape;
  for (const IndexId index : state_.contract.quantity(id).indices)
    if (state_.contract.quantity(id).role == Role::let)
      extents.push_back(state_.contract.indices[static_cast<std::size_t>(index)].extent);
  const std::string name = state_.contract.quantity(id).name;
  if (extents.size() != args.size()) {
    state_
        .error(diag::Code::WrongRank, span,
               fmt::format("{} takes {} {}, {} given", name, extents.size(), extents.size() == 1 ? "index" : "indices",
                           args.size()))
        .label(state_.contract.quantity(id).span, "declared here");
    return kNone;
  }
  Node node;
  node.op = Op::read;
  node.quantity = id;
  node.type = state_.contract.quantity(id).type;
  node.span = span;
  bool good = true;
  for (std::size_t i = 0; i < args.size(); ++i) {
    node.args.push_back(index(*args[i]));
    good = node.args.back() != kNone && (how.leaves || inBounds(node.args.back(), extents[i], name, args[i]->span)) &&
           good;
  }
  const Quantity& quantity = state_.contract.quantity(id);
  node.op = how.old ? Op::old : Op::read;
  if (!good || (!how.old && !readable(quantity, node.args, span)))
    return kNone;
  if (quantity.role == Role::let)
    for (const Arm& arm : quantity.arms) {
      node.kind = std::max(node.kind, state_.node(arm.value).kind);
      if (arm.guard != kNone)
        node.kind = std::max(node.kind, state_.node(arm.guard).kind);
    }
  return state_.add(std::move(node));
}

// Outputs are read after their last arm, a guarded let where its guard holds.
bool Expressions::readable(const Quantity& quantity, const std::vector<NodeId>& args, Span span) {
  if (quantity.role == Role::output || quantity.role == Role::inout) {
    const auto open = state_.openArms.find(quantity.name);
    if (open == state_.openArms.end() || open->second == 0)
      return true;
    state_
        .error(diag::Code::UsedBeforeDefinition, span,
               fmt::format("the output {} is read before its last arm", quantity.name))
        .note("an output named on a right-hand side means the returned value, which is judged once all arms are known")
        .suggest("move this statement below the last arm");
    return false;
  }
  if (quantity.role != Role::let || quantity.arms.front().guard == kNone)
    return true;
  const NodeId guard = quantity.arms.front().guard;
  std::map<IndexId, NodeId> meaning;
  for (std::size_t i = 0; i < args.size(); ++i)
    meaning.emplace(quantity.indices[i], args[i]);
  if (implied(guard, true, meaning))
    return true;
  const std::string condition = printExpr(state_.contract, guard);
  state_
      .error(diag::Code::GuardNotHeld, span,
             fmt::format("{} exists only where {}, which is not known to hold here", quantity.name, condition))
      .label(quantity.arms.front().span, "defined under this guard")
      .suggest(fmt::format("read it under 'when {}', or in a later arm than the one for the other case", condition));
  return false;
}

bool Expressions::inBounds(NodeId index, NodeId extent, const std::string& what, Span span) {
  if (state_.node(index).op == Op::select) {
    const std::vector<NodeId> parts = state_.node(index).args;
    const auto branch = [&](std::size_t i) {
      setting.known.push_back({parts[0], i == 1});
      const bool good = inBounds(parts[i], extent, what, span);
      setting.known.pop_back();
      return good;
    };
    return branch(1) && branch(2);
  }
  const Polynomial place = state_.prover.polynomial(index);
  const Polynomial end = state_.prover.polynomial(extent);
  const Prover::Facts known = facts();
  const Op op = state_.node(index).op; // quotients and remainders are of operands proved not to be negative
  const bool low = op == Op::div || op == Op::mod || state_.prover.nonNegative(place, known);
  const bool high = state_.prover.nonNegative(end - place - Polynomial(1), known);
  if (low && high)
    return true;
  const std::string text = printExpr(state_.contract, index);
  diag::Diagnostic& diagnostic =
      state_.error(diag::Code::IndexOutOfBounds, span,
                   high ? fmt::format("the index {} of {} is not proved to be 0 or more", text, what)
                        : fmt::format("the index {} of {} is not proved to be below {}", text, what,
                                      printExpr(state_.contract, extent)));
  diagnostic.at("may leave the tensor");
  for (std::string& fact : factsAbout(state_.contract, {index, extent}))
    diagnostic.note(std::move(fact));
  return false;
}

NodeId Expressions::unary(const syntax::Expr& expr, const syntax::Unary& unary) {
  if (unary.op == syntax::UnaryOp::Not) {
    const NodeId inner = condition(*unary.operand);
    return inner == kNone ? kNone : logical(Op::logicalNot, {inner}, expr.span);
  }
  const NodeId inner = value(*unary.operand);
  if (inner == kNone)
    return kNone;
  if (state_.isLiteral(inner)) {
    const numeric::Value& number = state_.node(inner).value;
    const bool isZero = number.isZero() && state_.type(inner).kind == Type::Kind::integer;
    return state_.constant(isZero ? number : numeric::neg(number), state_.type(inner), expr.span);
  }
  return operation(Op::neg, {inner}, expr.span, "-");
}

NodeId Expressions::binary(const syntax::Expr& expr, const syntax::Binary& binary) {
  using syntax::BinaryOp;
  if (binary.op == BinaryOp::And || binary.op == BinaryOp::Or) {
    const NodeId left = condition(*binary.left);
    // The right side is looked at where the left one does not decide.
    if (left != kNone)
      setting.known.push_back({left, binary.op == BinaryOp::And});
    const NodeId right = condition(*binary.right);
    if (left != kNone)
      setting.known.pop_back();
    return left == kNone || right == kNone
               ? kNone
               : logical(binary.op == BinaryOp::And ? Op::logicalAnd : Op::logicalOr, {left, right}, expr.span);
  }
  if (const std::optional<bool> same = sameWord(binary))
    return truth(state_, *same == (binary.op == BinaryOp::Equal), expr.span);
  const NodeId left = value(*binary.left);
  const NodeId right = value(*binary.right);
  if (left == kNone || right == kNone)
    return kNone;
  switch (binary.op) {
  case BinaryOp::Equal:
    return comparison(Op::equal, left, right, expr.span);
  case BinaryOp::NotEqual:
    return comparison(Op::notEqual, left, right, expr.span);
  case BinaryOp::Less:
    return comparison(Op::less, left, right, expr.span);
  case BinaryOp::LessEqual:
    return comparison(Op::lessEqual, left, right, expr.span);
  case BinaryOp::Greater:
    return comparison(Op::less, right, left, expr.span);
  case BinaryOp::GreaterEqual:
    return comparison(Op::lessEqual, right, left, expr.span);
  case BinaryOp::BitOr:
    return integerOperation(Op::bitOr, {left, right}, kInteger, expr.span, "|");
  case BinaryOp::BitAnd:
    return integerOperation(Op::bitAnd, {left, right}, kInteger, expr.span, "&");
  case BinaryOp::ShiftLeft:
    return integerOperation(Op::shiftLeft, {left, right}, kInteger, expr.span, "<<");
  case BinaryOp::ShiftRight:
    return integerOperation(Op::shiftRight, {left, right}, kInteger, expr.span, ">>");
  case BinaryOp::Remainder:
    return integerOperation(Op::mod, {left, right}, kInteger, expr.span, "%");
  case BinaryOp::Add:
    return operation(Op::add, {left, right}, expr.span, "+");
  case BinaryOp::Subtract:
    return operation(Op::sub, {left, right}, expr.span, "-");
  case BinaryOp::Multiply:
    return operation(Op::mul, {left, right}, expr.span, "*");
  case BinaryOp::Divide:
    return operation(Op::div, {left, right}, expr.span, "/");
  case BinaryOp::Power:
    return power(left, right, expr.span);
  default:
    return kNone;
  }
}

// `place == marlin_single`: a family's parameter that is a word, compared with one. None where it is no such
// comparison.
std::optional<bool> Expressions::sameWord(const syntax::Binary& binary) {
  const auto* left = std::get_if<syntax::Name>(&binary.left->node);
  const auto* right = std::get_if<syntax::Name>(&binary.right->node);
  const bool compares = binary.op == syntax::BinaryOp::Equal || binary.op == syntax::BinaryOp::NotEqual;
  if (!compares || left == nullptr || right == nullptr || state_.find(left->text) != nullptr)
    return std::nullopt;
  const auto parameter = state_.parameters.find(left->text);
  if (parameter == state_.parameters.end() || parameter->second.number)
    return std::nullopt;
  const std::vector<std::string>& words = parameter->second.admitted;
  if (std::ranges::find(words, right->text) == words.end())
    state_.unknownName({right->text, binary.right->span}, "word of this parameter", words);
  return parameter->second.text == right->text;
}

NodeId Expressions::conditional(const syntax::Expr& expr, const syntax::If& choice) {
  const NodeId test = condition(*choice.condition);
  const auto branch = [&](const syntax::Expr& value, bool holds) {
    if (test != kNone)
      setting.known.push_back({test, holds});
    const NodeId id = this->value(value);
    if (test != kNone)
      setting.known.pop_back();
    return id;
  };
  const NodeId then = branch(*choice.then, true);
  const NodeId otherwise = branch(*choice.otherwise, false);
  if (test == kNone || then == kNone || otherwise == kNone)
    return kNone;
  std::vector<NodeId> values = {then, otherwise};
  const std::optional<Type> type = unify(values, expr.span);
  if (!type)
    return kNone;
  Node node;
  node.op = Op::select;
  node.type = *type;
  node.args = {test, values[0], values[1]};
  node.span = expr.span;
  return state_.add(std::move(node));
}

} // namespace qkc::contract
