#include "compiler/syntax/printer.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace qkc::syntax::flat {

namespace {

// How tightly a node holds together; a weaker one inside a stronger one needs parentheses.
enum Level { kAnything, kOr, kAnd, kCompare, kBitOr, kBitAnd, kShift, kAdd, kMultiply, kUnary, kPower, kPrimary };

struct OpText {
  std::string_view sign;
  Level level;
};

OpText opText(BinaryOp op) {
  switch (op) {
  case BinaryOp::Or:
    return {"or", kOr};
  case BinaryOp::And:
    return {"and", kAnd};
  case BinaryOp::Equal:
    return {"==", kCompare};
  case BinaryOp::NotEqual:
    return {"!=", kCompare};
  case BinaryOp::Less:
    return {"<", kCompare};
  case BinaryOp::LessEqual:
    return {"<=", kCompare};
  case BinaryOp::Greater:
    return {">", kCompare};
  case BinaryOp::GreaterEqual:
    return {">=", kCompare};
  case BinaryOp::BitOr:
    return {"|", kBitOr};
  case BinaryOp::BitAnd:
    return {"&", kBitAnd};
  case BinaryOp::ShiftLeft:
    return {"<<", kShift};
  case BinaryOp::ShiftRight:
    return {">>", kShift};
  case BinaryOp::Add:
    return {"+", kAdd};
  case BinaryOp::Subtract:
    return {"-", kAdd};
  case BinaryOp::Multiply:
    return {"*", kMultiply};
  case BinaryOp::Divide:
    return {"/", kMultiply};
  case BinaryOp::Remainder:
    return {"%", kMultiply};
  case BinaryOp::Power:
    return {"^", kPower};
  }
  return {"?", kPrimary};
}

std::string_view reductionText(ReductionOp op) {
  switch (op) {
  case ReductionOp::Sum:
    return "sum";
  case ReductionOp::Product:
    return "prod";
  case ReductionOp::Max:
    return "max";
  case ReductionOp::Min:
    return "min";
  case ReductionOp::ArgMax:
    return "argmax";
  case ReductionOp::ArgMin:
    return "argmin";
  case ReductionOp::Any:
    return "any";
  case ReductionOp::All:
    return "all";
  case ReductionOp::Mean:
    return "mean";
  }
  return "?";
}

Level levelOf(const Expr& expr) {
  if (const auto* binary = std::get_if<Binary>(&expr.node); binary != nullptr)
    return opText(binary->op).level;
  if (std::holds_alternative<Unary>(expr.node))
    return kUnary;
  const bool whole = std::holds_alternative<If>(expr.node) || std::holds_alternative<NanLiteral>(expr.node);
  return whole ? kAnything : kPrimary;
}

std::string at(Level least, const Expr& inner) {
  return levelOf(inner) >= least ? expr(inner) : fmt::format("({})", expr(inner));
}

// The value after `empty`, `outside` and `nan`: NaN, or a number, infinity or a reference, perhaps negative.
std::string operand(const Expr& inner) {
  if (std::holds_alternative<NanLiteral>(inner.node))
    return "nan";
  const auto simple = [](const Expr& e) {
    return std::holds_alternative<Number>(e.node) || std::holds_alternative<InfLiteral>(e.node) ||
           std::holds_alternative<Name>(e.node) || std::holds_alternative<Subscript>(e.node) ||
           std::holds_alternative<Member>(e.node);
  };
  const auto* minus = std::get_if<Unary>(&inner.node);
  if (minus != nullptr && minus->op == UnaryOp::Negate) {
    const std::string value = expr(*minus->operand);
    return simple(*minus->operand) ? fmt::format("-{}", value) : fmt::format("-({})", value);
  }
  return simple(inner) ? expr(inner) : fmt::format("({})", expr(inner));
}

struct ExprText {
  std::string operator()(const Number& e) const { return e.text; }
  std::string operator()(const Name& e) const { return e.text; }
  std::string operator()(const NanLiteral&) const { return "nan"; }
  std::string operator()(const InfLiteral&) const { return "inf"; }
  std::string operator()(const Unary& e) const {
    return fmt::format("{}{}", e.op == UnaryOp::Not ? "not " : "-", at(kUnary, *e.operand));
  }
  std::string operator()(const Binary& e) const {
    const auto [sign, level] = opText(e.op);
    if (e.op == BinaryOp::Power)
      return fmt::format("{}^{}", at(kPrimary, *e.left), at(kUnary, *e.right));
    const auto* prefix = std::get_if<Unary>(&e.left->node);
    const bool guarded = level == kCompare && prefix != nullptr && prefix->op == UnaryOp::Not;
    const auto above = static_cast<Level>(level + 1);
    const Level left = guarded ? kPrimary : (level == kCompare ? above : level);
    return fmt::format("{} {} {}", at(left, *e.left), sign, at(above, *e.right));
  }
  std::string operator()(const If& e) const {
    return fmt::format("if {} then {} else {}", expr(*e.condition), expr(*e.then), expr(*e.otherwise));
  }
  std::string operator()(const Select& e) const {
    return fmt::format("{} {} {{ {} }}", e.kind == Select::Kind::Match ? "match" : "by", e.subject.text,
                       list(e.arms, arm, "; "));
  }
  std::string operator()(const Reduction& e) const {
    std::string out = fmt::format("{} over {}", reductionText(e.op), names(e.indices));
    if (e.where != nullptr)
      out += fmt::format(" where {}", expr(*e.where));
    if (e.weight != nullptr)
      out += fmt::format(" weight {}", expr(*e.weight));
    out += fmt::format(" of ({})", expr(*e.body));
    if (e.empty != nullptr)
      out += fmt::format(" empty {}", operand(*e.empty));
    if (e.tie != Tie::Unstated)
      out += e.tie == Tie::First ? " first" : " last";
    if (e.nan != NanRule::Unstated)
      out += e.nan == NanRule::Drops ? " nan drops" : " nan wins";
    return out;
  }
  std::string operator()(const Call& e) const {
    const auto text = [](const Argument& arg) {
      return arg.forNan ? fmt::format("nan {}", operand(arg.value)) : expr(arg.value);
    };
    return fmt::format("{}({})", e.callee.text, list(e.args, text));
  }
  std::string operator()(const Old& e) const { return fmt::format("old({})", expr(*e.value)); }
  std::string operator()(const Subscript& e) const { return fmt::format("{}[{}]", expr(*e.base), exprs(e.indices)); }
  std::string operator()(const Member& e) const { return fmt::format("{}.{}", expr(*e.base), e.member.text); }
  std::string operator()(const Outside& e) const {
    return fmt::format("{} outside {}", expr(*e.read), operand(*e.value));
  }
};

std::string accuracy(const Freedom& freedom) {
  std::string_view unit = "ulp";
  if (freedom.unit == Freedom::Unit::Relative)
    unit = "rel";
  else if (freedom.unit == Freedom::Unit::Absolute)
    unit = "abs";
  std::string out = fmt::format("{} within {} {}", freedom.name->text, at(kPower, *freedom.amount), unit);
  if (freedom.roundings)
    out += fmt::format(" after {} roundings", expr(*freedom.roundings));
  return out;
}

std::string freedomText(const Freedom& freedom) {
  using Kind = Freedom::Kind;
  switch (freedom.kind) {
  case Kind::AnyOrder:
    return freedom.amount ? fmt::format("any order depth {}", expr(*freedom.amount)) : "any order";
  case Kind::InOrder:
    return "in order";
  case Kind::AnyAssociation:
    return "any association";
  case Kind::ContractionAllowed:
    return "contraction allowed";
  case Kind::ReciprocalAllowed:
    return "reciprocal allowed";
  case Kind::FactorOut:
    return "factor out";
  case Kind::FlushAllowed:
    return "flush allowed";
  case Kind::FloatAtomicsAllowed:
    return "float atomics allowed";
  case Kind::Pieces:
    return fmt::format("pieces <= {} along {}", expr(*freedom.amount), freedom.name->text);
  case Kind::Split:
    return fmt::format("split {}..{}", expr(*freedom.amount), expr(*freedom.upper));
  case Kind::Blocks:
    return fmt::format("blocks {} into {}", expr(*freedom.amount), freedom.name->text);
  case Kind::Accuracy:
    return accuracy(freedom);
  case Kind::BaseTwoExponential:
    return "base two exponential";
  case Kind::Online:
    return "online";
  case Kind::ReorderBetweenCalls:
    return "may reorder between calls";
  }
  return "?";
}

struct ItemHead {
  std::string operator()(const Let& e) const { return letHead(e); }
  std::string operator()(const Judgement& e) const {
    using Relation = Judgement::Relation;
    const std::string target = ref(e.target);
    switch (e.relation) {
    case Relation::Equal:
      return target + " = ";
    case Relation::Within:
      return target + " within ";
    case Relation::WithinSteps: {
      const std::string steps = expr(*e.steps);
      return fmt::format("{} within {} {} of ", target, steps, steps == "1" ? "step" : "steps");
    }
    case Relation::WithinTolerance:
      return fmt::format("{} within abs {} rel {} of ", target, expr(*e.absolute), expr(*e.relative));
    }
    return target;
  }
  std::string operator()(const Chance&) const { return ""; }
  std::string operator()(const Independent&) const { return ""; }
};

struct ItemRest {
  std::string operator()(const Let& e) const { return rhs(e.value); }
  std::string operator()(const Judgement& e) const { return rhs(e.value); }
  std::string operator()(const Chance& e) const {
    return fmt::format("chance {} is {} within {} pooled {} risk {}", expr(e.event), expr(e.probability),
                       expr(e.tolerance), expr(e.pooled), expr(e.risk));
  }
  std::string operator()(const Independent& e) const {
    return fmt::format("independent {} along {} risk {}", expr(e.event), e.along.text, expr(e.risk));
  }
};

} // namespace

std::string expr(const Expr& expr) {
  return std::visit(ExprText{}, expr.node);
}

std::string names(const std::vector<Ident>& names) {
  return list(names, [](const Ident& name) { return name.text; });
}

std::string exprs(const std::vector<Expr>& exprs) {
  return list(exprs, expr);
}

std::string arm(const Arm& arm) {
  return fmt::format("{}: {}", arm.label.text, expr(arm.value));
}

std::string range(const Range& range) {
  return fmt::format("{}{}{}", expr(range.low), range.halfOpen ? " ..< " : "..", expr(range.high));
}

std::string scope(const Scope& scope) {
  switch (scope.kind) {
  case Scope::Kind::Kernel:
    return "per kernel";
  case Scope::Kind::Call:
    return "per call";
  case Scope::Kind::Element:
    return "per element";
  case Scope::Kind::Indices:
    break;
  }
  return fmt::format("per [{}]", exprs(scope.indices));
}

std::string freedoms(const std::vector<Freedom>& freedoms) {
  return list(freedoms, freedomText);
}

std::string ref(const Ref& ref) {
  std::string out = ref.name.text;
  if (!ref.indices.empty())
    out += fmt::format("[{}]", exprs(ref.indices));
  if (ref.field)
    out += fmt::format(".{}", ref.field->text);
  if (!ref.fieldIndices.empty())
    out += fmt::format("[{}]", exprs(ref.fieldIndices));
  return out;
}

std::string rhsTail(const Rhs& rhs) {
  std::string out;
  if (rhs.arithmetic) {
    out += fmt::format(" in {}", rhs.arithmetic->name.text);
    if (!rhs.arithmetic->args.empty())
      out += fmt::format("({})", exprs(rhs.arithmetic->args));
    if (rhs.arithmetic->wrap)
      out += " wrap";
  }
  if (!rhs.freedoms.empty())
    out += fmt::format(" {}", freedoms(rhs.freedoms));
  if (rhs.guard)
    out += rhs.guard->condition ? fmt::format(" when {}", expr(*rhs.guard->condition)) : " otherwise";
  if (rhs.mask)
    out += fmt::format(" mask {}% on {}", rhs.mask->percent, rhs.mask->population.text);
  if (rhs.oneValue)
    out += " one value";
  return out;
}

std::string rhs(const Rhs& rhs) {
  if (const auto* value = std::get_if<Expr>(&rhs.value); value != nullptr)
    return expr(*value) + rhsTail(rhs);
  const auto& choice = std::get<Choice>(rhs.value);
  return fmt::format("one of {{ {} }} {}{}", list(choice.paths, arm, "; "), scope(choice.scope), rhsTail(rhs));
}

std::string letHead(const Let& let) {
  return fmt::format("let {} = ", ref(let.target));
}
std::string itemHead(const Item& item) {
  return std::visit(ItemHead{}, item);
}
std::string item(const Item& item) {
  return itemHead(item) + std::visit(ItemRest{}, item);
}

std::string type(const Type& type) {
  return type.args.empty() ? type.name.text : fmt::format("{}({})", type.name.text, exprs(type.args));
}

std::string params(const std::vector<Ident>& params) {
  return params.empty() ? "" : fmt::format("({})", names(params));
}

std::string bounds(const std::vector<IndexBound>& bounds) {
  return list(bounds,
              [](const IndexBound& bound) { return fmt::format("{} < {}", bound.name.text, expr(bound.extent)); });
}

std::string split(const Split& split) {
  const auto text = [](const Digit& digit) {
    return digit.radix ? fmt::format("{}:{}", digit.name.text, expr(*digit.radix)) : digit.name.text;
  };
  return fmt::format("split {} = {}", split.index.text, list(split.digits, text));
}

std::string place(const Place& outer) {
  switch (outer.kind) {
  case Place::Kind::Digit:
    return outer.digit->text;
  case Place::Kind::Reversed:
    return fmt::format("rev {}", outer.digit->text);
  case Place::Kind::Xor:
    return fmt::format("{} ^ {}", outer.digit->text, outer.second->text);
  case Place::Kind::Tuple:
    return fmt::format("({})", list(outer.items, place));
  case Place::Kind::Constant:
    return expr(*outer.value);
  case Place::Kind::Sum:
    return list(outer.items, place, " + ");
  }
  return "?";
}

} // namespace qkc::syntax::flat
