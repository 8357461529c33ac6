#include "compiler/syntax/tree_builder.h"

#include <fmt/format.h>

#include <array>

namespace qkc::syntax {

namespace {

ExprPtr box(Expr expr) {
  return std::make_unique<Expr>(std::move(expr));
}

BinaryOp binaryOp(std::size_t token) {
  switch (token) {
  case Grammar::OR:
    return BinaryOp::Or;
  case Grammar::AND:
    return BinaryOp::And;
  case Grammar::EQ:
    return BinaryOp::Equal;
  case Grammar::NE:
    return BinaryOp::NotEqual;
  case Grammar::LT:
    return BinaryOp::Less;
  case Grammar::LE:
    return BinaryOp::LessEqual;
  case Grammar::GT:
    return BinaryOp::Greater;
  case Grammar::GE:
    return BinaryOp::GreaterEqual;
  case Grammar::PIPE:
    return BinaryOp::BitOr;
  case Grammar::AMP:
    return BinaryOp::BitAnd;
  case Grammar::SHL:
    return BinaryOp::ShiftLeft;
  case Grammar::SHR:
    return BinaryOp::ShiftRight;
  case Grammar::PLUS:
    return BinaryOp::Add;
  case Grammar::MINUS:
    return BinaryOp::Subtract;
  case Grammar::STAR:
    return BinaryOp::Multiply;
  case Grammar::SLASH:
    return BinaryOp::Divide;
  default:
    return BinaryOp::Remainder;
  }
}

bool isComparison(BinaryOp op) {
  return op >= BinaryOp::Equal && op <= BinaryOp::GreaterEqual;
}

ReductionOp reductionOp(std::size_t token) {
  switch (token) {
  case Grammar::SUM:
    return ReductionOp::Sum;
  case Grammar::PROD:
    return ReductionOp::Product;
  case Grammar::MAX:
    return ReductionOp::Max;
  case Grammar::MIN:
    return ReductionOp::Min;
  case Grammar::ARGMAX:
    return ReductionOp::ArgMax;
  case Grammar::ARGMIN:
    return ReductionOp::ArgMin;
  case Grammar::ANY:
    return ReductionOp::Any;
  case Grammar::ALL:
    return ReductionOp::All;
  default:
    return ReductionOp::Mean;
  }
}

} // namespace

Span TreeBuilder::span(antlr4::ParserRuleContext* tree) const {
  const auto begin = static_cast<std::uint32_t>(tree->getStart()->getStartIndex());
  const auto end = static_cast<std::uint32_t>(tree->getStop()->getStopIndex() + 1);
  return {file_, begin, end};
}

Span TreeBuilder::span(antlr4::Token* token) const {
  return {file_, static_cast<std::uint32_t>(token->getStartIndex()),
          static_cast<std::uint32_t>(token->getStopIndex() + 1)};
}

std::string TreeBuilder::string(antlr4::tree::TerminalNode* node) const {
  const std::string quoted = slice(span(node));
  return quoted.substr(1, quoted.size() - 2);
}

Ident TreeBuilder::ident(antlr4::ParserRuleContext* tree) const {
  const Span place = span(tree);
  return {slice(place), place};
}

std::vector<Ident> TreeBuilder::idents(const std::vector<Grammar::NameContext*>& trees) const {
  std::vector<Ident> out;
  out.reserve(trees.size());
  for (auto* tree : trees)
    out.push_back(ident(tree));
  return out;
}

void TreeBuilder::checkNew(std::unordered_set<std::string>& seen, const Ident& name, std::string_view what) {
  if (!seen.insert(name.text).second)
    sink_.error(diag::Code::DuplicateItem, name.span, fmt::format("{} '{}' is given twice", what, name.text));
}

Expr TreeBuilder::expr(Grammar::ExprContext* tree) {
  if (tree->operation() != nullptr)
    return operation(tree->operation());
  if (tree->NAN_VALUE() != nullptr)
    return {span(tree), NanLiteral{}};
  return {span(tree), If{boxed(tree->expr(0)), boxed(tree->expr(1)), boxed(tree->expr(2))}};
}

std::vector<Expr> TreeBuilder::exprs(Grammar::ExprsContext* tree) {
  return tree == nullptr ? std::vector<Expr>{} : exprs(tree->expr());
}

std::vector<Expr> TreeBuilder::exprs(const std::vector<Grammar::ExprContext*>& trees) {
  std::vector<Expr> out;
  out.reserve(trees.size());
  for (auto* tree : trees)
    out.push_back(expr(tree));
  return out;
}

Expr TreeBuilder::operation(Grammar::OperationContext* tree) {
  if (tree->children.size() == 1)
    return unary(tree->unary());
  auto* sign = static_cast<antlr4::tree::TerminalNode*>(tree->children[1]);
  const BinaryOp op = binaryOp(sign->getSymbol()->getType());
  Expr left = operation(static_cast<Grammar::OperationContext*>(tree->children[0]));
  Expr right = operation(static_cast<Grammar::OperationContext*>(tree->children[2]));
  checkComparison(tree, op, left);
  return {span(tree), Binary{op, box(std::move(left)), box(std::move(right))}};
}

void TreeBuilder::checkComparison(Grammar::OperationContext* tree, BinaryOp op, const Expr& left) {
  if (!isComparison(op))
    return;
  auto* leftTree = static_cast<Grammar::OperationContext*>(tree->children[0]);
  auto* sign = static_cast<antlr4::tree::TerminalNode*>(tree->children[1]);
  const auto* inner = leftTree->children.size() == 3 ? std::get_if<Binary>(&left.node) : nullptr;
  if (inner != nullptr && isComparison(inner->op))
    sink_.error(diag::Code::ChainedComparison, span(sign), "comparisons cannot be chained")
        .label(left.span, "this is a comparison already")
        .suggest("join two comparisons with 'and'");
  const auto* prefix = leftTree->getStart()->getType() == Grammar::NOT ? std::get_if<Unary>(&left.node) : nullptr;
  if (prefix != nullptr && prefix->op == UnaryOp::Not)
    sink_.error(diag::Code::ChainedComparison, span(sign), "'not' binds tighter than a comparison")
        .label(left.span, "this is the left side")
        .suggest("write 'not (a == b)'");
}

Expr TreeBuilder::unary(Grammar::UnaryContext* tree) {
  if (tree->power() != nullptr)
    return power(tree->power());
  const UnaryOp op = tree->NOT() != nullptr ? UnaryOp::Not : UnaryOp::Negate;
  return {span(tree), Unary{op, box(unary(tree->unary()))}};
}

Expr TreeBuilder::power(Grammar::PowerContext* tree) {
  Expr base = primary(tree->primary());
  if (tree->unary() == nullptr)
    return base;
  return {span(tree), Binary{BinaryOp::Power, box(std::move(base)), box(unary(tree->unary()))}};
}

Expr TreeBuilder::primary(Grammar::PrimaryContext* tree) {
  if (tree->NUMBER() != nullptr)
    return {span(tree), Number{slice(span(tree))}};
  if (tree->INF_VALUE() != nullptr)
    return {span(tree), InfLiteral{}};
  if (tree->OLD() != nullptr)
    return {span(tree), Old{boxed(tree->expr())}};
  if (tree->expr() != nullptr)
    return expr(tree->expr());
  if (tree->reduction() != nullptr)
    return reduction(tree->reduction());
  if (tree->select() != nullptr)
    return select(tree->select());
  if (tree->call() != nullptr)
    return call(tree->call());
  Expr read = reference(tree->reference());
  if (tree->operand() == nullptr)
    return read;
  return {span(tree), Outside{box(std::move(read)), box(operand(tree->operand()))}};
}

Expr TreeBuilder::operand(Grammar::OperandContext* tree) {
  const auto value = [&]() -> Expr {
    if (tree->NUMBER() != nullptr)
      return {span(tree->NUMBER()), Number{slice(span(tree->NUMBER()))}};
    if (tree->INF_VALUE() != nullptr)
      return {span(tree->INF_VALUE()), InfLiteral{}};
    return tree->reference() != nullptr ? reference(tree->reference()) : expr(tree->expr());
  };
  if (tree->MINUS() == nullptr)
    return value();
  return {span(tree), Unary{UnaryOp::Negate, box(value())}};
}

Expr TreeBuilder::reference(Grammar::ReferenceContext* tree) {
  const Span name = span(tree->name());
  Expr out{name, Name{slice(name)}};
  for (auto* suffix : tree->suffix()) {
    const Span whole = name.to(span(suffix));
    if (suffix->exprs() != nullptr)
      out = {whole, Subscript{box(std::move(out)), exprs(suffix->exprs())}};
    else
      out = {whole, Member{box(std::move(out)), ident(suffix->word())}};
  }
  return out;
}

Expr TreeBuilder::call(Grammar::CallContext* tree) {
  Call out{ident(tree->name()), {}};
  for (auto* arg : tree->argument())
    out.args.push_back(argument(arg));
  return {span(tree), std::move(out)};
}

Argument TreeBuilder::argument(Grammar::ArgumentContext* tree) {
  if (tree->WRAP() != nullptr)
    return {false, {span(tree), Name{"wrap"}}};
  if (tree->operand() != nullptr)
    return {true, operand(tree->operand())};
  return {false, expr(tree->expr())};
}

Expr TreeBuilder::reduction(Grammar::ReductionContext* tree) {
  Reduction out{reductionOp(tree->getStart()->getType()), idents(tree->name()), {}, {}, {}, {}, {}, {}};
  std::unordered_set<std::string> seen;
  for (const Ident& index : out.indices)
    checkNew(seen, index, "index");
  std::size_t next = 0;
  if (tree->WHERE() != nullptr)
    out.where = boxed(tree->expr(next++));
  if (tree->WEIGHT() != nullptr)
    out.weight = boxed(tree->expr(next++));
  out.body = boxed(tree->expr(next));
  if (tree->operand() != nullptr)
    out.empty = box(operand(tree->operand()));
  if (tree->FIRST() != nullptr || tree->LAST() != nullptr)
    out.tie = tree->FIRST() != nullptr ? Tie::First : Tie::Last;
  if (tree->NAN_VALUE() != nullptr)
    out.nan = tree->DROPS() != nullptr ? NanRule::Drops : NanRule::Wins;
  if (out.weight != nullptr && out.op != ReductionOp::Mean)
    sink_.error(diag::Code::UnexpectedToken, span(tree->WEIGHT()), "only 'mean' takes a weight")
        .suggest("multiply inside the parentheses of the body");
  return {span(tree), std::move(out)};
}

Expr TreeBuilder::select(Grammar::SelectContext* tree) {
  const auto kind = tree->MATCH() != nullptr ? Select::Kind::Match : Select::Kind::By;
  return {span(tree), Select{kind, ident(tree->name()), arms(tree->arm())}};
}

std::vector<Arm> TreeBuilder::arms(const std::vector<Grammar::ArmContext*>& trees) {
  std::vector<Arm> out;
  std::unordered_set<std::string> seen;
  for (auto* tree : trees) {
    out.push_back({ident(tree->word()), expr(tree->expr())});
    checkNew(seen, out.back().label, "label");
  }
  return out;
}

Range TreeBuilder::range(Grammar::RangeContext* tree) {
  return {expr(tree->expr(0)), expr(tree->expr(1)), tree->RANGE_BELOW() != nullptr, span(tree)};
}

} // namespace qkc::syntax
