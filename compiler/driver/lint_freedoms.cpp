#include "compiler/driver/lint.h"
#include "compiler/driver/tree_walk.h"
#include "compiler/syntax/print.h"

#include <fmt/format.h>

#include <map>

namespace qkc::driver {

namespace {

using Kind = syntax::Freedom::Kind;

// What the operations of a right-hand side leave to be freed.
struct Operations {
  bool sums = false;      // sum, prod or mean
  bool divides = false;   // also the division in mean
  bool contracts = false; // a product that is added
  bool regroups = false;  // more than one product or quotient, or sum or difference, in a row
  std::set<std::string> calls;
};

bool isProduct(const syntax::Expr& expr) {
  const auto* binary = std::get_if<syntax::Binary>(&expr.node);
  return binary != nullptr && (binary->op == syntax::BinaryOp::Multiply || binary->op == syntax::BinaryOp::Power);
}

bool isFactor(const syntax::Expr& expr) {
  const auto* binary = std::get_if<syntax::Binary>(&expr.node);
  return isProduct(expr) || (binary != nullptr && binary->op == syntax::BinaryOp::Divide);
}

bool isTerm(const syntax::Expr& expr) {
  const auto* binary = std::get_if<syntax::Binary>(&expr.node);
  return binary != nullptr && (binary->op == syntax::BinaryOp::Add || binary->op == syntax::BinaryOp::Subtract);
}

void add(const syntax::Reduction& reduction, Operations& out) {
  using Op = syntax::ReductionOp;
  const bool adds = reduction.op == Op::Sum || reduction.op == Op::Mean;
  out.sums = out.sums || adds || reduction.op == Op::Product;
  out.divides = out.divides || reduction.op == Op::Mean;
  out.contracts = out.contracts || (adds && (isProduct(*reduction.body) || reduction.weight != nullptr));
}

Operations operationsOf(const syntax::Rhs& rhs) {
  Operations out;
  walk(rhs, [&](const syntax::Expr& expr) {
    if (const auto* binary = std::get_if<syntax::Binary>(&expr.node)) {
      const bool adds = binary->op == syntax::BinaryOp::Add || binary->op == syntax::BinaryOp::Subtract;
      out.divides = out.divides || binary->op == syntax::BinaryOp::Divide;
      out.regroups = out.regroups || (isFactor(expr) && (isFactor(*binary->left) || isFactor(*binary->right))) ||
                     (adds && (isTerm(*binary->left) || isTerm(*binary->right)));
      out.contracts = out.contracts || (adds && (isProduct(*binary->left) || isProduct(*binary->right)));
    } else if (const auto* reduction = std::get_if<syntax::Reduction>(&expr.node)) {
      add(*reduction, out);
    } else if (const auto* call = std::get_if<syntax::Call>(&expr.node)) {
      out.calls.insert(call->callee.text);
    }
  });
  return out;
}

// What a freedom needs and the operations lack; empty: it frees something, or what it frees is not decided here.
std::string lacks(const syntax::Freedom& freedom, const Operations& has) {
  switch (freedom.kind) {
  case Kind::AnyOrder:
  case Kind::AnyAssociation:
    return has.sums || has.regroups ? "" : "sum and no chain of operations";
  case Kind::FactorOut:
  case Kind::FloatAtomicsAllowed:
  case Kind::Pieces:
  case Kind::Split:
  case Kind::Blocks:
    return has.sums ? "" : "sum";
  case Kind::ContractionAllowed:
    return has.contracts ? "" : "product that is added";
  case Kind::ReciprocalAllowed:
    return has.divides ? "" : "division";
  case Kind::BaseTwoExponential:
    return has.calls.contains("exp") ? "" : "exponential";
  case Kind::Accuracy:
    if (freedom.name && freedom.name->text == "div")
      return has.divides ? "" : "division";
    return !freedom.name || has.calls.contains(freedom.name->text) ? "" : fmt::format("call of {}", freedom.name->text);
  default:
    return "";
  }
}

} // namespace

void lintFreedoms(const syntax::Rhs& rhs, const std::set<std::string>& functions, diag::Sink& sink) {
  const Operations has = operationsOf(rhs);
  const bool opaque = std::any_of(has.calls.begin(), has.calls.end(),
                                  [&](const std::string& name) { return functions.contains(name); });
  for (const syntax::Freedom& freedom : rhs.freedoms)
    if (const std::string missing = lacks(freedom, has); !opaque && !missing.empty())
      sink.warning(diag::Code::VacuousFreedom, freedom.span, fmt::format("this right-hand side has no {}", missing))
          .at("frees nothing")
          .suggest("leave it out");
  const auto* choice = std::get_if<syntax::Choice>(&rhs.value);
  if (choice == nullptr)
    return;
  std::map<std::string, const syntax::Arm*> seen;
  for (const syntax::Arm& path : choice->paths)
    if (const auto [first, isNew] = seen.try_emplace(syntax::print(path.value), &path); !isNew)
      sink.warning(diag::Code::VacuousFreedom, path.value.span,
                   fmt::format("the path {} is the path {} again", path.label.text, first->second->label.text))
          .suggest("leave one of them out");
}

} // namespace qkc::driver
