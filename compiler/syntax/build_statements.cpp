#include "compiler/syntax/tree_builder.h"

namespace qkc::syntax {

namespace {

Freedom::Kind freedomKind(Grammar::FreedomContext* tree) {
  using Kind = Freedom::Kind;
  switch (tree->getStart()->getType()) {
  case Grammar::ANY:
    return tree->ORDER() != nullptr ? Kind::AnyOrder : Kind::AnyAssociation;
  case Grammar::IN:
    return Kind::InOrder;
  case Grammar::CONTRACTION:
    return Kind::ContractionAllowed;
  case Grammar::RECIPROCAL:
    return Kind::ReciprocalAllowed;
  case Grammar::FACTOR:
    return Kind::FactorOut;
  case Grammar::FLUSH:
    return Kind::FlushAllowed;
  case Grammar::FLOAT:
    return Kind::FloatAtomicsAllowed;
  case Grammar::PIECES:
    return Kind::Pieces;
  case Grammar::SPLIT:
    return Kind::Split;
  case Grammar::BLOCKS:
    return Kind::Blocks;
  case Grammar::BASE:
    return Kind::BaseTwoExponential;
  case Grammar::ONLINE:
    return Kind::Online;
  case Grammar::MAY:
    return Kind::ReorderBetweenCalls;
  default:
    return Kind::Accuracy;
  }
}

} // namespace

Rhs TreeBuilder::rhs(Grammar::RhsContext* tree) {
  Rhs out;
  if (tree->choice() != nullptr)
    out.value = choice(tree->choice());
  else
    out.value = expr(tree->expr());
  out.freedoms = freedoms(tree->freedoms(), &out.arithmetic);
  if (tree->guard() != nullptr)
    out.guard = guard(tree->guard());
  if (auto* mask = tree->mask(); mask != nullptr)
    out.mask = Mask{slice(span(mask->NUMBER())), ident(mask->word()), span(mask)};
  out.oneValue = tree->ONE() != nullptr;
  out.span = span(tree);
  return out;
}

Choice TreeBuilder::choice(Grammar::ChoiceContext* tree) {
  return {arms(tree->arm()), scope(tree->scope())};
}

Scope TreeBuilder::scope(Grammar::ScopeContext* tree) {
  Scope out{Scope::Kind::Indices, exprs(tree->exprs()), span(tree)};
  if (tree->KERNEL() != nullptr)
    out.kind = Scope::Kind::Kernel;
  else if (tree->CALL() != nullptr)
    out.kind = Scope::Kind::Call;
  else if (tree->ELEMENT() != nullptr)
    out.kind = Scope::Kind::Element;
  return out;
}

Arithmetic TreeBuilder::arithmetic(Grammar::ArithmeticContext* tree) {
  Type how = type(tree->type());
  return {std::move(how.name), std::move(how.args), tree->WRAP() != nullptr, span(tree)};
}

// The grammar lets `in F` stand among the freedoms; it is the first of them, and once.
std::vector<Freedom> TreeBuilder::freedoms(Grammar::FreedomsContext* tree, std::optional<Arithmetic>* how) {
  std::vector<Freedom> out;
  for (auto* each : tree->freedom()) {
    if (each->arithmetic() == nullptr) {
      out.push_back(freedom(each));
      continue;
    }
    if (how == nullptr)
      sink_.error(diag::Code::UnexpectedToken, span(each), "an evaluation begins with its arithmetic, without 'in'");
    else if (*how)
      sink_.error(diag::Code::DuplicateItem, span(each), "a statement has one arithmetic")
          .label((*how)->span, "the first is here")
          .suggest("give the other part a 'let' of its own, or convert it");
    else if (!out.empty())
      sink_.error(diag::Code::UnexpectedToken, span(each), "the arithmetic comes before the freedoms");
    else
      *how = arithmetic(each->arithmetic());
  }
  return out;
}

Freedom TreeBuilder::freedom(Grammar::FreedomContext* tree) {
  Freedom out{freedomKind(tree), {}, {}, {}, {}, {}, span(tree)};
  if (tree->name() != nullptr)
    out.name = ident(tree->name());
  if (tree->expr() != nullptr)
    out.amount = expr(tree->expr());
  if (tree->power() != nullptr)
    out.amount = power(tree->power());
  if (tree->range() != nullptr) {
    Range limits = range(tree->range());
    out.amount = std::move(limits.low);
    out.upper = std::move(limits.high);
    if (limits.halfOpen)
      sink_.error(diag::Code::UnexpectedToken, limits.span, "'split' takes a closed range a..b");
  }
  if (tree->NUMBER() != nullptr)
    out.roundings = Expr{span(tree->NUMBER()), Number{slice(span(tree->NUMBER()))}};
  if (tree->REL() != nullptr)
    out.unit = Freedom::Unit::Relative;
  else if (tree->ABS() != nullptr)
    out.unit = Freedom::Unit::Absolute;
  return out;
}

Guard TreeBuilder::guard(Grammar::GuardContext* tree) {
  Guard out{std::nullopt, span(tree)};
  if (tree->expr() != nullptr)
    out.condition = expr(tree->expr());
  return out;
}

Ref TreeBuilder::ref(Grammar::RefContext* tree) {
  Ref out{ident(tree->name()), {}, {}, {}, span(tree)};
  const bool fieldIndexed = tree->word() != nullptr && tree->getStop()->getType() == Grammar::RBRACKET;
  const std::vector<Grammar::ExprsContext*> lists = tree->exprs();
  std::size_t next = 0;
  if (lists.size() > (fieldIndexed ? 1U : 0U))
    out.indices = exprs(lists[next++]);
  if (tree->word() != nullptr)
    out.field = ident(tree->word());
  if (fieldIndexed)
    out.fieldIndices = exprs(lists[next]);
  return out;
}

Let TreeBuilder::let(Grammar::LetContext* tree) {
  return {ref(tree->ref()), rhs(tree->rhs()), span(tree)};
}

Judgement TreeBuilder::judgement(Grammar::JudgementContext* tree) {
  using Relation = Judgement::Relation;
  Judgement out{ref(tree->ref()), Relation::Equal, {}, {}, {}, rhs(tree->rhs()), span(tree)};
  if (tree->WITHIN() != nullptr)
    out.relation = Relation::Within;
  if (auto* tolerance = tree->tolerance(); tolerance != nullptr) {
    if (tolerance->NUMBER() != nullptr) {
      out.relation = Relation::WithinSteps;
      out.steps = Expr{span(tolerance->NUMBER()), Number{slice(span(tolerance->NUMBER()))}};
    } else {
      out.relation = Relation::WithinTolerance;
      out.absolute = expr(tolerance->expr(0));
      out.relative = expr(tolerance->expr(1));
    }
  }
  return out;
}

std::vector<Item> TreeBuilder::items(Grammar::ItemsContext* tree) {
  std::vector<Item> out;
  for (auto* each : tree->item())
    out.push_back(item(each));
  return out;
}

Item TreeBuilder::item(Grammar::ItemContext* tree) {
  if (tree->let() != nullptr)
    return let(tree->let());
  if (tree->judgement() != nullptr)
    return judgement(tree->judgement());
  if (auto* chance = tree->chance(); chance != nullptr)
    return Chance{expr(chance->expr(0)), expr(chance->expr(1)), expr(chance->expr(2)),
                  expr(chance->expr(3)), expr(chance->expr(4)), span(chance)};
  auto* apart = tree->independent();
  return Independent{expr(apart->expr(0)), ident(apart->name()), expr(apart->expr(1)), span(apart)};
}

Assume TreeBuilder::assume(Grammar::AssumeContext* tree) {
  return {expr(tree->expr()), span(tree)};
}

Choose TreeBuilder::choose(Grammar::ChooseContext* tree) {
  Choose out{ident(tree->name()), scope(tree->scope()), {}, span(tree)};
  std::unordered_set<std::string> seen;
  for (auto* option : tree->word()) {
    out.options.push_back(ident(option));
    checkNew(seen, out.options.back(), "option", diag::Code::DuplicateLabel);
  }
  return out;
}

Clause TreeBuilder::clause(Grammar::ClauseContext* tree) {
  return {ident(tree->word()), items(tree->items()), span(tree)};
}

Case TreeBuilder::handCase(Grammar::HandCaseContext* tree) {
  Case out{ident(tree->word()), {}, span(tree)};
  for (auto* each : tree->caseEntry()) {
    CaseEntry entry{ident(each->name()), {}, false, each->BITS() != nullptr, {}, span(each)};
    entry.isList = each->expr() == nullptr;
    const std::vector<Grammar::ExprsContext*> lists = each->exprs();
    if (lists.size() > (entry.isList ? 1U : 0U))
      entry.indices = exprs(lists.front());
    if (entry.isList)
      entry.values = exprs(lists.back());
    else
      entry.values.push_back(expr(each->expr()));
    out.entries.push_back(std::move(entry));
  }
  return out;
}

Mutant TreeBuilder::mutant(Grammar::MutantContext* tree) {
  Mutant out{ident(tree->dotted()), ident(tree->word()), {}, {}, span(tree)};
  std::erase_if(out.name.text, [](char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; });
  if (tree->items() != nullptr)
    out.items = items(tree->items());
  if (tree->equivalence() != nullptr)
    out.equivalentProof = ident(tree->equivalence()->word());
  return out;
}

std::vector<BodyItem> TreeBuilder::body(Grammar::ContractContext* tree) {
  std::vector<BodyItem> out;
  if (auto* preamble = tree->preamble(); preamble != nullptr)
    for (auto* child : preamble->children) {
      if (auto* l = dynamic_cast<Grammar::LetContext*>(child); l != nullptr)
        out.emplace_back(let(l));
      else if (auto* a = dynamic_cast<Grammar::AssumeContext*>(child); a != nullptr)
        out.emplace_back(assume(a));
      else
        out.emplace_back(choose(dynamic_cast<Grammar::ChooseContext*>(child)));
    }
  out.emplace_back(clause(tree->clause()));
  for (auto* tail : tree->tail()) {
    if (tail->clause() != nullptr)
      out.emplace_back(clause(tail->clause()));
    else if (tail->assume() != nullptr)
      out.emplace_back(assume(tail->assume()));
    else if (tail->choose() != nullptr)
      out.emplace_back(choose(tail->choose()));
    else if (tail->handCase() != nullptr)
      out.emplace_back(handCase(tail->handCase()));
    else
      out.emplace_back(mutant(tail->mutant()));
  }
  return out;
}

} // namespace qkc::syntax
