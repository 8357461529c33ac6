#pragma once
// From ANTLR's tree to ours. Private to this room: the only headers that see ANTLR are this one and syntax_errors.h.

#include "compiler/diag/sink.h"
#include "compiler/syntax/ast.h"

#include <QkcParser.h>

#include <string_view>
#include <unordered_set>

namespace qkc::syntax {

using Grammar = antlr::QkcParser;

// Builds nodes from a tree without syntax errors. What the grammar accepts and the language refuses (chained
// comparisons, labels given twice) goes to the sink.
class TreeBuilder {
public:
  TreeBuilder(const SourceMap& sources, FileId file, diag::Sink& sink)
      : text_(sources.text(file)), file_(file), sink_(sink) {}

  std::vector<Declaration> declarations(Grammar::FileContext* tree);

private:
  // Operands and operators of one level of brackets that wait for their right sides.
  struct PendingOperator {
    BinaryOp op;
    Span place;
  };
  struct Operand {
    Expr expr;
    bool bare; // not in parentheses
  };
  struct OperatorStack {
    std::vector<Operand> operands;
    std::vector<PendingOperator> operators;
  };

  // Places and names: build_expressions.cpp.
  Span span(antlr4::ParserRuleContext* tree) const;
  Span span(antlr4::Token* token) const;
  Span span(antlr4::tree::TerminalNode* node) const { return span(node->getSymbol()); }
  std::string slice(Span place) const { return std::string(text_.substr(place.begin, place.end - place.begin)); }
  std::string string(antlr4::tree::TerminalNode* node) const;
  Ident ident(antlr4::ParserRuleContext* tree) const;
  std::vector<Ident> idents(const std::vector<Grammar::NameContext*>& trees) const;

  // Expressions: build_expressions.cpp.
  Expr expr(Grammar::ExprContext* tree);
  ExprPtr boxed(Grammar::ExprContext* tree) { return std::make_unique<Expr>(expr(tree)); }
  std::vector<Expr> exprs(Grammar::ExprsContext* tree); // none for null
  std::vector<Expr> exprs(const std::vector<Grammar::ExprContext*>& trees);
  Expr conditional(Grammar::ConditionalContext* tree);
  Expr operation(Grammar::OperationContext* tree);
  void reduce(OperatorStack& stack);
  void checkComparison(const PendingOperator& sign, const Operand& left);
  Expr unary(Grammar::UnaryContext* tree);
  Expr power(Grammar::PowerContext* tree);
  Expr primary(Grammar::PrimaryContext* tree);
  Expr operand(Grammar::OperandContext* tree);
  Expr reference(Grammar::NameContext* name, const std::vector<Grammar::SuffixContext*>& suffixes);
  Argument argument(Grammar::ArgumentContext* tree);
  ReductionOp reductionOp(antlr4::Token* word);
  Expr reduction(Grammar::PrimaryContext* whole);
  Expr select(Grammar::SelectContext* tree);
  std::vector<Arm> arms(const std::vector<Grammar::ArmContext*>& trees);
  Range range(Grammar::RangeContext* tree);

  // Right-hand sides and statements: build_statements.cpp.
  Rhs rhs(Grammar::RhsContext* tree);
  Choice choice(Grammar::ChoiceContext* tree);
  Scope scope(Grammar::ScopeContext* tree);
  Arithmetic arithmetic(Grammar::ArithmeticContext* tree);
  std::vector<Freedom> freedoms(Grammar::FreedomsContext* tree, std::optional<Arithmetic>* arithmetic);
  Freedom freedom(Grammar::FreedomContext* tree);
  Guard guard(Grammar::GuardContext* tree);
  Ref ref(Grammar::RefContext* tree);
  Let let(Grammar::LetContext* tree);
  Judgement judgement(Grammar::JudgementContext* tree);
  std::vector<Item> items(Grammar::ItemsContext* tree);
  Item item(Grammar::ItemContext* tree);
  Assume assume(Grammar::AssumeContext* tree);
  Choose choose(Grammar::ChooseContext* tree);
  Clause clause(Grammar::ClauseContext* tree);
  Case handCase(Grammar::HandCaseContext* tree);
  Mutant mutant(Grammar::MutantContext* tree);
  std::vector<BodyItem> body(Grammar::ContractContext* tree);

  // Headers and declarations: build_declarations.cpp.
  Type type(Grammar::TypeContext* tree);
  std::vector<IndexBound> bounds(Grammar::BoundsContext* tree);
  Header header(Grammar::HeaderContext* tree);
  Dim dim(Grammar::DimContext* tree);
  Tensors tensors(Grammar::HeaderContext* tree);
  Tensor tensor(Grammar::TensorContext* tree);
  Param param(Grammar::ParamContext* tree);
  Property property(Grammar::PropertyContext* tree);
  Const constant(Grammar::ConstantContext* tree);
  Contract contract(Grammar::ContractContext* tree);
  void checkHeaders(const std::vector<Header>& headers);
  Declaration declaration(Grammar::DeclarationContext* tree);
  Table table(Grammar::TableContext* tree);
  Fn function(Grammar::FunctionContext* tree);
  Record record(Grammar::RecordContext* tree);
  Accumulator accumulator(Grammar::AccumulatorContext* tree);
  Evaluation evaluation(Grammar::EvaluationContext* tree);
  Instance instance(Grammar::InstanceContext* tree);
  Layout layout(Grammar::LayoutContext* tree);
  Split split(Grammar::SplitContext* tree);
  Place place(Grammar::PlaceContext* tree);
  Place placeTerm(Grammar::PlaceTermContext* tree);
  Pad pad(Grammar::PadContext* tree);
  Struct structure(Grammar::StructureContext* tree);
  Field field(Grammar::FieldContext* tree);
  std::vector<BitRange> bitRanges(Grammar::BitRangesContext* tree);

  // Reports `name` when it is in `seen` already.
  void checkNew(std::unordered_set<std::string>& seen, const Ident& name, std::string_view what,
                diag::Code code = diag::Code::DuplicateItem);

  std::string_view text_;
  FileId file_;
  diag::Sink& sink_;
};

} // namespace qkc::syntax
