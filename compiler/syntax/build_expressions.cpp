#include "compiler/diag/nearest.h"
#include "compiler/diag/utf8.h"
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

struct ReductionWord {
  std::string_view word;
  ReductionOp op;
};
constexpr std::array kReductions{
    ReductionWord{"sum", ReductionOp::Sum},       ReductionWord{"prod", ReductionOp::Product},
    ReductionWord{"max", ReductionOp::Max},       ReductionWord{"min", ReductionOp::Min},
    ReductionWord{"argmax", ReductionOp::ArgMax}, ReductionWord{"argmin", ReductionOp::ArgMin},
    ReductionWord{"any", ReductionOp::Any},       ReductionWord{"all", ReductionOp::All},
    ReductionWord{"mean", ReductionOp::Mean},
};

// Levels of binary operators, the weakest 0.
std::size_t levelOf(BinaryOp op) {
  constexpr std::array kFirstOfLevel{BinaryOp::Or,     BinaryOp::And,       BinaryOp::Equal, BinaryOp::BitOr,
                                     BinaryOp::BitAnd, BinaryOp::ShiftLeft, BinaryOp::Add,   BinaryOp::Multiply};
  std::size_t level = 0;
  while (level + 1 < kFirstOfLevel.size() && kFirstOfLevel.at(level + 1) <= op)
    ++level;
  return level;
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

// Names become names of files and of C++ functions, several of them joined.
constexpr std::size_t kMaxNameLength = 64;

Ident TreeBuilder::ident(antlr4::ParserRuleContext* tree) const {
  const Span place = span(tree);
  Ident name{slice(place), place};
  if (name.text.size() > kMaxNameLength)
    sink_.error(diag::Code::NameTooLong, place,
                fmt::format("'{}' has {} characters; a name has {} at most", diag::brief(name.text), name.text.size(),
                            kMaxNameLength));
  return name;
}

std::vector<Ident> TreeBuilder::idents(const std::vector<Grammar::NameContext*>& trees) const {
  std::vector<Ident> out;
  out.reserve(trees.size());
  for (auto* tree : trees)
    out.push_back(ident(tree));
  return out;
}

void TreeBuilder::checkNew(std::unordered_set<std::string>& seen, const Ident& name, std::string_view what,
                           diag::Code code) {
  if (!seen.insert(name.text).second)
    sink_.error(code, name.span, fmt::format("{} '{}' is given twice", what, diag::brief(name.text)));
}

Expr TreeBuilder::expr(Grammar::ExprContext* tree) {
  if (tree->operation() != nullptr)
    return operation(tree->operation());
  if (tree->conditional() != nullptr)
    return conditional(tree->conditional());
  return {span(tree), NanLiteral{}};
}

Expr TreeBuilder::conditional(Grammar::ConditionalContext* tree) {
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
  OperatorStack stack;
  const auto push = [&](antlr4::tree::ParseTree* child) {
    auto* operand = static_cast<Grammar::UnaryContext*>(child);
    stack.operands.push_back({unary(operand), operand->NOT() != nullptr});
  };
  push(tree->children[0]);
  for (std::size_t i = 1; i + 1 < tree->children.size(); i += 2) {
    antlr4::Token* sign = static_cast<Grammar::BinaryOperatorContext*>(tree->children[i])->getStart();
    const BinaryOp op = binaryOp(sign->getType());
    while (!stack.operators.empty() && levelOf(stack.operators.back().op) >= levelOf(op))
      reduce(stack);
    stack.operators.push_back({op, span(sign)});
    push(tree->children[i + 1]);
  }
  while (!stack.operators.empty())
    reduce(stack);
  return std::move(stack.operands.front().expr);
}

// The top operator takes its two operands.
void TreeBuilder::reduce(OperatorStack& stack) {
  const PendingOperator sign = stack.operators.back();
  stack.operators.pop_back();
  Expr right = std::move(stack.operands.back().expr);
  stack.operands.pop_back();
  checkComparison(sign, stack.operands.back());
  Expr left = std::move(stack.operands.back().expr);
  const Span whole = left.span.to(right.span);
  stack.operands.back() = {{whole, Binary{sign.op, box(std::move(left)), box(std::move(right))}}, true};
}

void TreeBuilder::checkComparison(const PendingOperator& sign, const Operand& left) {
  if (!left.bare || !isComparison(sign.op))
    return;
  const auto* inner = std::get_if<Binary>(&left.expr.node);
  if (inner != nullptr && isComparison(inner->op))
    sink_.error(diag::Code::ChainedComparison, sign.place, "comparisons cannot be chained")
        .label(left.expr.span, "this is a comparison already")
        .suggest("join two comparisons with 'and'");
  const auto* prefix = std::get_if<Unary>(&left.expr.node);
  if (prefix != nullptr && prefix->op == UnaryOp::Not)
    sink_.error(diag::Code::ChainedComparison, sign.place, "'not' binds tighter than a comparison")
        .label(left.expr.span, "this is the left side")
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
  if (tree->select() != nullptr)
    return select(tree->select());
  if (tree->reduction() != nullptr)
    return reduction(tree);
  if (tree->arguments() != nullptr) {
    Call out{ident(tree->name()), {}};
    for (auto* each : tree->arguments()->argument())
      out.args.push_back(argument(each));
    return {span(tree), std::move(out)};
  }
  Expr read = reference(tree->name(), tree->suffix());
  if (tree->operand() == nullptr)
    return read;
  return {span(tree), Outside{box(std::move(read)), box(operand(tree->operand()))}};
}

Expr TreeBuilder::operand(Grammar::OperandContext* tree) {
  if (tree->NAN_VALUE() != nullptr)
    return {span(tree), NanLiteral{}};
  const auto value = [&]() -> Expr {
    if (tree->NUMBER() != nullptr)
      return {span(tree->NUMBER()), Number{slice(span(tree->NUMBER()))}};
    if (tree->INF_VALUE() != nullptr)
      return {span(tree->INF_VALUE()), InfLiteral{}};
    return tree->reference() != nullptr ? reference(tree->reference()->name(), tree->reference()->suffix())
                                        : expr(tree->expr());
  };
  if (tree->MINUS() == nullptr)
    return value();
  return {span(tree), Unary{UnaryOp::Negate, box(value())}};
}

Expr TreeBuilder::reference(Grammar::NameContext* name, const std::vector<Grammar::SuffixContext*>& suffixes) {
  const Span first = span(name);
  Expr out{first, Name{slice(first)}};
  for (auto* suffix : suffixes) {
    const Span whole = first.to(span(suffix));
    if (suffix->exprs() != nullptr)
      out = {whole, Subscript{box(std::move(out)), exprs(suffix->exprs())}};
    else
      out = {whole, Member{box(std::move(out)), ident(suffix->word())}};
  }
  return out;
}

Argument TreeBuilder::argument(Grammar::ArgumentContext* tree) {
  if (tree->WRAP() != nullptr)
    return {false, {span(tree), Name{"wrap"}}};
  if (tree->operand() != nullptr)
    return {true, operand(tree->operand())};
  if (tree->NAN_VALUE() != nullptr)
    return {false, {span(tree), NanLiteral{}}};
  return {false, tree->operation() != nullptr ? operation(tree->operation()) : conditional(tree->conditional())};
}

ReductionOp TreeBuilder::reductionOp(antlr4::Token* word) {
  const std::string text = slice(span(word));
  std::vector<std::string_view> known;
  for (const auto& [name, op] : kReductions) {
    if (name == text)
      return op;
    known.push_back(name);
  }
  auto& error =
      sink_.error(diag::Code::UnknownWord, span(word), fmt::format("'{}' is no reduction", diag::brief(text)));
  error.note(fmt::format("reductions: {}", fmt::join(known, ", ")));
  if (const auto near = diag::nearest(text, known); near)
    error.suggest(fmt::format("did you mean '{}'?", *near));
  return ReductionOp::Sum;
}

Expr TreeBuilder::reduction(Grammar::PrimaryContext* whole) {
  auto* tree = whole->reduction();
  Reduction out{reductionOp(whole->getStart()), idents(tree->name()), {}, {}, {}, {}, {}, {}};
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
  return {span(whole), std::move(out)};
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
    checkNew(seen, out.back().label, "label", diag::Code::DuplicateLabel);
  }
  return out;
}

Range TreeBuilder::range(Grammar::RangeContext* tree) {
  return {expr(tree->expr(0)), expr(tree->expr(1)), tree->RANGE_BELOW() != nullptr, span(tree)};
}

} // namespace qkc::syntax
