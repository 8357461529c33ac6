#include "compiler/diag/utf8.h"
#include "compiler/syntax/tree_builder.h"

#include <fmt/format.h>

namespace qkc::syntax {

Layout TreeBuilder::layout(Grammar::LayoutContext* tree) {
  Layout out{ident(tree->name()), {}, {}, bounds(tree->bounds()), {}, {}, {}, {}, {}, span(tree)};
  if (tree->params() != nullptr)
    out.params = idents(tree->params()->name());
  const std::vector<Grammar::TypeContext*> types = tree->type();
  std::size_t next = 0;
  if (tree->FOR() != nullptr && tree->IN() != nullptr)
    out.word = type(types.back());
  if (types.size() > (out.word ? 1U : 0U))
    out.element = type(types[next]);
  else
    out.element = {{"any", span(tree->ANY())}, {}, span(tree->ANY())};
  for (auto* each : tree->split())
    out.splits.push_back(split(each));
  std::vector<Grammar::PlaceContext*> places = tree->place();
  if (tree->SLOT() != nullptr) {
    out.slot = place(places.back());
    places.pop_back();
  }
  for (auto* each : places)
    out.at.push_back(place(each));
  if (tree->pad() != nullptr)
    out.pad = pad(tree->pad());
  return out;
}

Split TreeBuilder::split(Grammar::SplitContext* tree) {
  Split out{ident(tree->name()), {}, span(tree)};
  for (auto* each : tree->digit()) {
    Digit digit{ident(each->name()), {}};
    if (each->expr() != nullptr)
      digit.radix = expr(each->expr());
    else if (!out.digits.empty())
      sink_
          .error(diag::Code::UnexpectedToken, digit.name.span,
                 fmt::format("the digit '{}' has no radix", diag::brief(digit.name.text)))
          .note("only the leading digit may leave it out: its extent follows from the shape")
          .suggest(fmt::format("write '{}:8'", diag::brief(digit.name.text)));
    out.digits.push_back(std::move(digit));
  }
  return out;
}

Place TreeBuilder::place(Grammar::PlaceContext* tree) {
  const std::vector<Grammar::PlaceTermContext*> terms = tree->placeTerm();
  if (terms.size() == 1)
    return placeTerm(terms.front());
  Place out{Place::Kind::Sum, {}, {}, {}, {}, span(tree)};
  for (auto* each : terms)
    out.items.push_back(placeTerm(each));
  return out;
}

Place TreeBuilder::placeTerm(Grammar::PlaceTermContext* tree) {
  Place out{Place::Kind::Digit, {}, {}, {}, {}, span(tree)};
  if (tree->NUMBER() != nullptr) {
    out.kind = Place::Kind::Constant;
    out.value = Expr{span(tree), Number{slice(span(tree))}};
  } else if (tree->LPAREN() != nullptr) {
    out.kind = Place::Kind::Tuple;
    for (auto* each : tree->place())
      out.items.push_back(place(each));
  } else {
    out.digit = ident(tree->name(0));
    if (tree->REV() != nullptr)
      out.kind = Place::Kind::Reversed;
    if (tree->CARET() != nullptr) {
      out.kind = Place::Kind::Xor;
      out.second = ident(tree->name(1));
    }
  }
  return out;
}

Pad TreeBuilder::pad(Grammar::PadContext* tree) {
  Pad out{std::nullopt, span(tree)};
  if (tree->NUMBER() != nullptr)
    out.value = Expr{span(tree->NUMBER()), Number{slice(span(tree->NUMBER()))}};
  return out;
}

Struct TreeBuilder::structure(Grammar::StructureContext* tree) {
  Struct out{ident(tree->name()), {}, expr(tree->expr()), {}, {}, span(tree)};
  if (tree->params() != nullptr)
    out.params = idents(tree->params()->name());
  std::unordered_set<std::string> seen;
  for (auto* each : tree->field()) {
    out.fields.push_back(field(each));
    checkNew(seen, out.fields.back().name, "field");
  }
  if (tree->pad() != nullptr)
    out.pad = pad(tree->pad());
  return out;
}

Field TreeBuilder::field(Grammar::FieldContext* tree) {
  Field out{ident(tree->name()), type(tree->type()), {}, {}, {}, {}, {}, {}, span(tree)};
  if (tree->bounds() != nullptr)
    out.indices = bounds(tree->bounds());
  if (tree->expr() != nullptr)
    out.offset = expr(tree->expr());
  for (auto* each : tree->split())
    out.splits.push_back(split(each));
  auto* placement = tree->placement();
  if (placement == nullptr)
    return out;
  if (placement->AT() != nullptr) {
    out.at = place(placement->place(0));
    if (placement->SLOT() != nullptr)
      out.slot = place(placement->place(1));
  } else if (placement->bitRanges() != nullptr) {
    out.bits.push_back({{}, bitRanges(placement->bitRanges()), span(placement->bitRanges())});
  } else {
    for (auto* arm : placement->bitArm())
      out.bits.push_back({expr(arm->expr()), bitRanges(arm->bitRanges()), span(arm)});
  }
  return out;
}

std::vector<BitRange> TreeBuilder::bitRanges(Grammar::BitRangesContext* tree) {
  std::vector<BitRange> out;
  for (auto* each : tree->bitRange())
    out.push_back({place(each->place()), range(each->range()), span(each)});
  return out;
}

} // namespace qkc::syntax
