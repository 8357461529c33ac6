#include "compiler/driver/tree_walk.h"

namespace qkc::driver {

namespace {

struct Walker {
  const Visit& visit;

  void into(const syntax::Expr& expr) const {
    visit(expr);
    std::visit(*this, expr.node);
  }
  void into(const syntax::ExprPtr& expr) const {
    if (expr != nullptr)
      into(*expr);
  }
  void into(const std::vector<syntax::Arm>& arms) const {
    for (const syntax::Arm& arm : arms)
      into(arm.value);
  }

  void operator()(const syntax::Number&) const {}
  void operator()(const syntax::Name&) const {}
  void operator()(const syntax::NanLiteral&) const {}
  void operator()(const syntax::InfLiteral&) const {}
  void operator()(const syntax::Unary& e) const { into(e.operand); }
  void operator()(const syntax::Binary& e) const {
    into(e.left);
    into(e.right);
  }
  void operator()(const syntax::If& e) const {
    into(e.condition);
    into(e.then);
    into(e.otherwise);
  }
  void operator()(const syntax::Select& e) const { into(e.arms); }
  void operator()(const syntax::Reduction& e) const {
    into(e.where);
    into(e.weight);
    into(e.body);
    into(e.empty);
  }
  void operator()(const syntax::Call& e) const {
    for (const syntax::Argument& arg : e.args)
      into(arg.value);
  }
  void operator()(const syntax::Old& e) const { into(e.value); }
  void operator()(const syntax::Subscript& e) const {
    into(e.base);
    for (const syntax::Expr& index : e.indices)
      into(index);
  }
  void operator()(const syntax::Member& e) const { into(e.base); }
  void operator()(const syntax::Outside& e) const {
    into(e.read);
    into(e.value);
  }
};

} // namespace

void walk(const syntax::Expr& expr, const Visit& visit) {
  Walker{visit}.into(expr);
}

void walk(const syntax::Rhs& rhs, const Visit& visit) {
  if (const auto* choice = std::get_if<syntax::Choice>(&rhs.value))
    Walker{visit}.into(choice->paths);
  else
    walk(std::get<syntax::Expr>(rhs.value), visit);
}

} // namespace qkc::driver
