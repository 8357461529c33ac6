// Operators on constants, floors, quotients, reductions and guards.

#include "compiler/contract/print_expr.h"
#include "compiler/contract/queries.h"
#include "compiler/mutate/site.h"

#include <fmt/format.h>

#include <algorithm>

namespace qkc::mutate {

using namespace contract;

namespace {

const Type kBoolean{Type::Kind::boolean, nullptr};

bool isArithmetic(const Node& node) {
  return node.op == Op::mul || node.op == Op::div || node.op == Op::add || node.op == Op::sub || node.op == Op::max ||
         node.op == Op::min || node.op == Op::fma;
}

// Conventions that stand beside a constant: its neighbours where it is an integer of some size, those of its inverse
// where it is close to the inverse of one.
std::vector<std::pair<std::string, numeric::Rational>> neighbours(const numeric::Value& value) {
  std::vector<std::pair<std::string, numeric::Rational>> result;
  if (!value.isFinite() || value.isZero())
    return result;
  const numeric::Rational q = value.rational();
  if (q.get_den() == 1 && q >= 3) {
    result.emplace_back("plus_one", q + 1);
    result.emplace_back("minus_one", q - 1);
    return result;
  }
  const numeric::Rational inverse = 1 / q;
  const mpz_class nearest = (inverse.get_num() * 2 + inverse.get_den()) / (inverse.get_den() * 2);
  const numeric::Rational distance = abs(inverse - nearest);
  if (q > 0 && q < 1 && nearest >= 3 && nearest <= 65536 && distance * 100000 < nearest) {
    result.emplace_back("inverse_plus_one", numeric::Rational(1) / (nearest + 1));
    result.emplace_back("inverse_minus_one", numeric::Rational(1) / (nearest - 1));
  } else {
    result.emplace_back("times_1024", q * 1024);
    result.emplace_back("over_1024", q / 1024);
  }
  return result;
}

void otherConstant(const Site& site, Harvest& harvest) {
  for (const NodeId id : nodesOf(site, isArithmetic))
    for (std::size_t k = 0; k < site.node(id).args.size(); ++k) {
      const auto value = constantOf(site.contract, site.node(id).args[k]);
      if (!value || site.node(id).type.kind == Type::Kind::integer)
        continue;
      for (const auto& [name, moved] : neighbours(*value)) {
        const Type& type = site.node(site.node(id).args[k]).type;
        numeric::Value rounded(moved);
        if (type.kind == Type::Kind::format) {
          const auto fits =
              numeric::tryRound(*type.format, rounded, numeric::Rounding::halfEven, numeric::Overflow::never);
          if (!fits || fits->isZero())
            continue;
          rounded = *fits;
        }
        Editor editor = site.edit();
        editor.contract().node(editor.clone(id)).args[k] = editor.constant(type, rounded);
        harvest.add(site, "value", name,
                    fmt::format("{} in place of {}", printValue(type, rounded),
                                printExpr(site.contract, site.node(id).args[k])),
                    editor);
      }
    }
}

// What a value is limited by: a constant, a parameter, an input.
bool isLimit(const Contract& contract, NodeId id) {
  const Node& node = contract.node(id);
  if (constantOf(contract, id))
    return true;
  if (node.op == Op::cast)
    return isLimit(contract, node.args[0]);
  if (node.op != Op::read)
    return false;
  const Role role = contract.quantity(node.quantity).role;
  return role == Role::parameter || role == Role::input;
}

bool isSafeConversion(const Node& node) {
  return node.op == Op::cast && node.overflow == numeric::Overflow::never && node.type.format->isInteger();
}

void droppedLimit(const Site& site, Harvest& harvest) {
  for (const NodeId id : nodesOf(site, [](const Node& node) { return node.op == Op::max || node.op == Op::min; })) {
    const Node& node = site.node(id);
    for (std::size_t limit = 0; node.args.size() == 2 && limit < 2; ++limit) {
      const NodeId kept = node.args[1 - limit];
      if (!isLimit(site.contract, node.args[limit]) || constantOf(site.contract, kept))
        continue;
      Editor editor = site.edit();
      // A conversion that the limit makes safe wraps without it, as that of a kernel does.
      for (const NodeId cast : nodesOf(site, isSafeConversion))
        editor.contract().node(editor.clone(cast)).overflow = numeric::Overflow::wrap;
      editor.replace(id, editor.clone(kept));
      harvest.add(site, "value", node.op == Op::max ? "floor_dropped" : "cap_dropped",
                  fmt::format("{} in place of {}", printExpr(site.contract, kept), printExpr(site.contract, id)),
                  editor);
    }
  }
}

// a * (1 / b) in place of a / b, 1 / b rounded; of a path of a choice the operator on undeclared paths says it. None
// where it is the same, or allowed.
std::optional<NodeId> byReciprocal(const Site& site, Editor& editor, NodeId id) {
  const Node& node = site.node(id);
  const auto divisor = constantOf(site.contract, node.args[1]);
  const auto dividend = constantOf(site.contract, node.args[0]);
  const bool isAllowed = node.kind == ValueKind::enclosure || node.freedoms != kNone || !site.path.empty();
  if (isAllowed || (divisor && divisor->isZero()) || isPower(site.contract, node.args[1]) ||
      (dividend && isPower(site.contract, node.args[0])))
    return std::nullopt;
  const NodeId one = editor.constant(node.type, numeric::Value(std::int64_t{1}));
  NodeId reciprocal = editor.make(Op::div, node.type, {one, editor.clone(node.args[1])});
  if (divisor)
    if (const auto folded =
            numeric::tryRound(*node.type.format, numeric::div(numeric::Value(std::int64_t{1}), *divisor),
                              numeric::Rounding::halfEven, numeric::Overflow::inf))
      reciprocal = editor.constant(node.type, *folded);
  return editor.make(Op::mul, node.type, {editor.clone(node.args[0]), reciprocal});
}

void otherQuotient(const Site& site, Harvest& harvest) {
  for (const NodeId id :
       nodesOf(site, [](const Node& node) { return node.op == Op::div && isFloatFormat(node.type); })) {
    const Node& node = site.node(id);
    const auto add = [&](const char* name, auto&& build) {
      Editor editor = site.edit();
      const std::optional<NodeId> changed = build(editor, editor.clone(node.args[0]), editor.clone(node.args[1]));
      if (!changed)
        return;
      const std::string text = printExpr(editor.contract(), *changed);
      editor.replace(id, *changed);
      harvest.add(site, "arithmetic", name, fmt::format("{} in place of {}", text, printExpr(site.contract, id)),
                  editor);
    };
    using Changed = std::optional<NodeId>;
    add("reciprocal", [&](Editor& e, NodeId, NodeId) { return byReciprocal(site, e, id); });
    add("inverted", [&](Editor& e, NodeId a, NodeId b) { return Changed(e.make(Op::div, node.type, {b, a})); });
    if (!constantOf(site.contract, node.args[0]))
      add("multiplied", [&](Editor& e, NodeId a, NodeId b) { return Changed(e.make(Op::mul, node.type, {a, b})); });
    for (const char* narrow : {"f16", "bf16"})
      if (node.type.format->significandBits >= 24)
        add(narrow == std::string("f16") ? "rounded_to_f16" : "rounded_to_bf16", [&](Editor& e, NodeId a, NodeId b) {
          const NodeId quotient = e.make(Op::div, node.type, {a, b});
          return Changed(e.cast(formatType(narrow), quotient, numeric::Rounding::halfEven, numeric::Overflow::inf));
        });
  }
}

void otherReduction(const Site& site, Harvest& harvest) {
  for (const NodeId id : nodesOf(site, [](const Node& node) { return node.op == Op::reduce; })) {
    const Node& node = site.node(id);
    const bool isExtremum = node.reduction == Reduction::max || node.reduction == Reduction::min;
    const auto skip = [&](const char* name, bool first) {
      Editor editor = site.edit();
      const NodeId copy = editor.clone(id);
      const IndexId bound = node.bound.back();
      const NodeId index = editor.make(Op::index, {Type::Kind::integer, nullptr}, {});
      editor.contract().node(index).index = bound;
      const NodeId extent = site.contract.indices[static_cast<std::size_t>(bound)].extent;
      const NodeId last = editor.make(Op::sub, {Type::Kind::integer, nullptr}, {extent, editor.integer(1)});
      NodeId keeps = editor.make(Op::notEqual, kBoolean, {index, first ? editor.integer(0) : last});
      Node& reduction = editor.contract().node(copy);
      std::vector<NodeId> args{reduction.args[0]};
      const NodeId where = reduction.hasWhere ? reduction.args[1] : kNone;
      const NodeId empty = reduction.hasEmpty ? reduction.args.back() : kNone;
      if (where != kNone)
        keeps = editor.make(Op::logicalAnd, kBoolean, {where, keeps});
      const NodeId zero = editor.constant(node.type, numeric::Value::zero());
      args.push_back(keeps);
      args.push_back(empty == kNone ? zero : empty);
      Node& changed = editor.contract().node(copy);
      changed.args = std::move(args);
      changed.hasWhere = true;
      changed.hasEmpty = isExtremum || empty != kNone;
      if (!changed.hasEmpty)
        changed.args.pop_back();
      harvest.add(site, "reduction", name, first ? "skips the first element" : "skips the last element", editor);
    };
    if (node.reduction != Reduction::argmax && node.reduction != Reduction::argmin) {
      skip("first_skipped", true);
      skip("last_skipped", false);
    }
    if (isExtremum) {
      Editor editor = site.edit();
      editor.contract().node(editor.clone(id)).reduction =
          node.reduction == Reduction::max ? Reduction::min : Reduction::max;
      harvest.add(site, "reduction", node.reduction == Reduction::max ? "min" : "max",
                  "takes the other end of the values", editor);
    }
    if (const Node& body = site.node(node.args[0]); body.op == Op::abs) {
      Editor editor = site.edit();
      editor.contract().node(editor.clone(id)).args[0] = editor.clone(body.args[0]);
      harvest.add(site, "reduction", "sign_kept", "reduces the signed values", editor);
    }
  }
}

void droppedGuard(const Site& site, Harvest& harvest) {
  const Quantity& quantity = site.defined();
  if (site.definition().guard == kNone || site.arm + 1 >= quantity.arms.size())
    return;
  Editor editor = site.edit();
  auto& arms = editor.contract().quantity(site.quantity).arms;
  arms.erase(arms.begin() + static_cast<std::ptrdiff_t>(site.arm));
  const ClauseId clause = site.definition().clause; // kNone: a let before the first clause
  const bool stillDefines = std::any_of(arms.begin(), arms.end(), [&](const Arm& arm) { return arm.clause == clause; });
  if (clause != kNone && !stillDefines)
    std::erase(editor.contract().clauses[static_cast<std::size_t>(clause)].defines, site.quantity);
  // Its elements go to the arms after it, in the end to the last one: where that has a guard of its own, which the
  // others are proved to leave nothing beside, it would write none of them.
  if (!quantity.restUntouched)
    arms.back().guard = kNone;
  // Lets guarded by the negation are now read everywhere.
  harvest.add(site, "guard", "dropped", "without the case " + printExpr(site.contract, site.definition().guard),
              editor);
}

void otherArmConstant(const Site& site, Harvest& harvest) {
  if (site.defined().role != Role::output || site.definition().guard == kNone)
    return;
  const Type& type = site.defined().type;
  for (const auto& [name, value] :
       {std::pair{"one", numeric::Rational(1)}, std::pair{"minus_one", numeric::Rational(-1)},
        std::pair{"smallest", type.format->smallest.rational()}, std::pair{"zero", numeric::Rational(0)}}) {
    const auto rounded =
        numeric::tryRound(*type.format, numeric::Value(value), numeric::Rounding::halfEven, numeric::Overflow::never);
    if (!rounded)
      continue;
    // A constant that the contract admits here changes nothing.
    bool admitted = false;
    for (const NodeId id : nodesOf(site, [](const Node& node) { return node.op == Op::constant; }))
      admitted = admitted || numeric::identical(site.node(id).value, *rounded);
    if (admitted)
      continue;
    Editor editor = site.edit();
    editor.replace(site.definition().value, editor.constant(type, *rounded));
    harvest.add(site, "value", fmt::format("constant_{}", name),
                fmt::format("writes {} where {}", printValue(type, *rounded),
                            printExpr(site.contract, site.definition().guard)),
                editor);
  }
}

} // namespace

std::vector<OperatorRow> valueOperators() {
  return {
      {{"constant", "value", "a constant moved to the convention beside it", "a constant in arithmetic"},
       otherConstant},
      {{"floor", "value", "a lower or upper limit dropped", "a limit by max or min: a constant, a parameter, an input"},
       droppedLimit},
      {{"quotient", "arithmetic", "a product by the reciprocal; inverted, multiplied, rounded to a narrower format",
        "a quotient of floats"},
       otherQuotient},
      {{"reduction", "reduction", "first or last element skipped, the other extremum, the sign kept", "a reduction"},
       otherReduction},
      {{"guard", "guard", "an arm dropped", "an arm with a guard"}, droppedGuard, Applies::toArms},
      {{"arm_constant", "value", "another constant in a guarded arm", "a guarded arm of an output"},
       otherArmConstant,
       Applies::toArms}};
}

} // namespace qkc::mutate
