// Calls: builtins and functions of the file and its libraries, which are written out at each call.

#include "compiler/contract/constants.h"
#include "compiler/contract/expressions.h"
#include "compiler/contract/functions.h"
#include "compiler/contract/print_expr.h"
#include "compiler/diag/nearest.h"
#include "compiler/numeric/codes.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace qkc::contract {

namespace {

struct Builtin {
  std::string_view name;
  std::size_t least, most; // arguments
};

constexpr std::size_t kMany = 64;
constexpr int kLargestKeep = 64;
constexpr std::array kBuiltins = {
    Builtin{"max", 2, kMany}, Builtin{"min", 2, kMany}, Builtin{"abs", 1, 1},    Builtin{"fma", 3, 3},
    Builtin{"sqrt", 1, 1},    Builtin{"clamp", 3, 3},   Builtin{"keep", 3, 3},   Builtin{"popcount", 1, 1},
    Builtin{"cdiv", 2, 2},    Builtin{"align", 2, 2},   Builtin{"bucket", 2, 2}, Builtin{"clz32", 1, 1},
};

} // namespace

NodeId Expressions::call(const syntax::Expr& expr, const syntax::Call& call) {
  const std::string_view name = state_.word(call.callee.text);
  if (const numeric::Format* format = numeric::findFormat(name))
    return conversion(expr, call, *format);
  if (const syntax::Fn* fn = state_.globals.function(name))
    return function(expr, call, *fn);
  const auto* known = std::ranges::find_if(kBuiltins, [&](const Builtin& row) { return row.name == name; });
  if (known != kBuiltins.end())
    return builtin(expr, call);
  if (isFunction(name))
    return elementary(expr, call);
  std::vector<std::string> names = state_.globals.functionNames();
  for (const Builtin& row : kBuiltins)
    names.emplace_back(row.name);
  for (const numeric::Format& format : numeric::allFormats())
    names.push_back(format.name);
  state_.unknownName({std::string(name), call.callee.span}, "function or format", names);
  return kNone;
}

std::optional<std::vector<NodeId>> Expressions::arguments(const syntax::Call& call, std::size_t least, std::size_t most,
                                                          Span span) {
  if (call.args.size() < least || call.args.size() > most) {
    const std::string count = least == most ? std::to_string(least) : fmt::format("{} or more", least);
    state_.error(diag::Code::WrongArgumentCount, span,
                 fmt::format("{} takes {} {}, {} given", call.callee.text, count, most == 1 ? "argument" : "arguments",
                             call.args.size()));
    return std::nullopt;
  }
  std::vector<NodeId> out;
  for (const syntax::Argument& argument : call.args) {
    if (argument.forNan) {
      state_.error(diag::Code::BadCastWord, argument.value.span, "'nan' belongs to conversions alone");
      return std::nullopt;
    }
    out.push_back(value(argument.value));
  }
  if (std::ranges::find(out, kNone) != out.end())
    return std::nullopt;
  return out;
}

// An elementary function: an enclosure, of the accuracy that its statement says. Without a word a reciprocal is a
// quotient, which is rounded once.
NodeId Expressions::elementary(const syntax::Expr& expr, const syntax::Call& call) {
  const std::string name(state_.word(call.callee.text));
  std::optional<std::vector<NodeId>> args = arguments(call, 1, 1, expr.span);
  if (!args)
    return kNone;
  if (setting.arithmetic.kind != Arithmetic::Kind::format || !setting.arithmetic.format->isFloating()) {
    state_
        .error(diag::Code::RoundsWithoutFormat, expr.span,
               fmt::format("'{}' rounds here, and the statement does not say in which format", name))
        .at("rounds")
        .suggest("add 'in f32' (or another format) after the right-hand side");
    return kNone;
  }
  arithmeticUsed_ = true;
  const bool said = setting.freedoms != kNone &&
                    state_.contract.freedoms[static_cast<std::size_t>(setting.freedoms)].accuracyOf(name) != nullptr;
  if (!said && name == "rcp")
    return operation(Op::div, {state_.constant(numeric::Value(std::int64_t{1}), kInteger, expr.span), args->front()},
                     expr.span, name);
  if (!said) {
    state_
        .error(diag::Code::MissingAccuracy, expr.span,
               fmt::format("what a kernel may return for '{}' is not said", name))
        .suggest(fmt::format("add ', {} within 2 ulp' after the right-hand side", name));
    return kNone;
  }
  const NodeId argument = operand(args->front());
  if (argument == kNone)
    return kNone;
  Node node;
  node.op = Op::function;
  node.functionName = name;
  node.type = formatType(*setting.arithmetic.format);
  node.args = {argument};
  node.kind = ValueKind::enclosure;
  node.freedoms = setting.freedoms;
  node.span = expr.span;
  return state_.add(std::move(node));
}

NodeId Expressions::builtin(const syntax::Expr& expr, const syntax::Call& call) {
  const std::string& name = call.callee.text;
  if (name == "keep")
    return keep(expr, call);
  if (name == "cdiv" || name == "align")
    return roundedUp(expr, call, name == "align");
  if (name == "bucket")
    return bucket(expr, call);
  const auto* row = std::ranges::find_if(kBuiltins, [&](const Builtin& known) { return known.name == name; });
  std::optional<std::vector<NodeId>> args = arguments(call, row->least, row->most, expr.span);
  if (!args)
    return kNone;
  if (name == "max" || name == "min")
    return extremum(name == "max" ? Op::max : Op::min, std::move(*args), expr.span);
  if (name == "clamp") {
    const NodeId raised = extremum(Op::max, {(*args)[0], (*args)[1]}, expr.span);
    return raised == kNone ? kNone : extremum(Op::min, {raised, (*args)[2]}, expr.span);
  }
  if (name == "popcount")
    return integerOperation(Op::popcount, std::move(*args), kInteger, expr.span, name);
  if (name == "clz32")
    return leadingZeros(std::move(*args), expr.span);
  if (name == "abs")
    return operation(Op::abs, std::move(*args), expr.span, name);
  if (setting.arithmetic.kind == Arithmetic::Kind::real && name == "sqrt") {
    state_.unsupported(expr.span, "sqrt under 'in real'");
    return kNone;
  }
  const bool integers = std::all_of(args->begin(), args->end(), [&](NodeId arg) { return state_.isInteger(arg); });
  if (name == "sqrt" && integers && setting.arithmetic.kind != Arithmetic::Kind::format) {
    state_.error(diag::Code::RoundsWithoutFormat, expr.span,
                 "'sqrt' rounds here, and the statement does not say in which format");
    return kNone;
  }
  return operation(name == "fma" ? Op::fma : Op::sqrt, std::move(*args), expr.span, name);
}

// Of an integer that is proved to be one of 32 bits.
NodeId Expressions::leadingZeros(std::vector<NodeId> args, Span span) {
  const NodeId id = integerOperation(Op::leadingZeros, std::move(args), kInteger, span, "clz32");
  if (id == kNone)
    return kNone;
  const Interval range = state_.ranges.of(state_.node(id).args[0]);
  if (range.within(numeric::Rational(0), numeric::powerOfTwo(32) - 1))
    return id;
  state_.error(diag::Code::NegativeOperand, span, "'clz32' needs an integer that is proved to be in 0..2^32 - 1")
      .suggest("convert it: clz32(u32(.., wrap))");
  return kNone;
}

NodeId Expressions::keep(const syntax::Expr& expr, const syntax::Call& call) {
  if (call.args.size() != 3) {
    state_.error(
        diag::Code::WrongArgumentCount, expr.span,
        fmt::format("keep takes a value, a number of bits and a rounding; {} arguments given", call.args.size()));
    return kNone;
  }
  const NodeId inner = value(call.args[0].value);
  const std::optional<std::int64_t> bits = evaluateInteger(state_, call.args[1].value);
  const auto* name = std::get_if<syntax::Name>(&call.args[2].value.node);
  const std::optional<numeric::Rounding> rounding =
      name == nullptr ? std::nullopt : numeric::findRounding(state_.word(name->text));
  if (!rounding) {
    state_.error(diag::Code::BadCastWord, call.args[2].value.span, "a rounding is needed here, as in half_even")
        .suggest("keep(v, 3, half_even)");
    return kNone;
  }
  if (bits && (*bits < 1 || *bits > kLargestKeep)) {
    state_.error(diag::Code::BadConstant, call.args[1].value.span,
                 fmt::format("keep leaves 1 to {} significant bits, not {}", kLargestKeep, *bits));
    return kNone;
  }
  if (inner == kNone || !bits)
    return kNone;
  if (state_.type(inner).kind == Type::Kind::boolean) {
    state_.error(diag::Code::NotNumeric, call.args[0].value.span, "a number is needed here, this is a condition");
    return kNone;
  }
  arithmeticUsed_ = true;
  Node node;
  node.op = Op::keep;
  node.type = kReal; // rounding up may leave the operand's format
  node.args = {inner};
  node.keepBits = static_cast<int>(*bits);
  node.rounding = *rounding;
  node.span = expr.span;
  return state_.add(std::move(node));
}

// bucket(v, TABLE)
NodeId Expressions::bucket(const syntax::Expr& expr, const syntax::Call& call) {
  const auto* name = call.args.size() == 2 ? std::get_if<syntax::Name>(&call.args[1].value.node) : nullptr;
  const syntax::Table* table = name == nullptr ? nullptr : state_.globals.table(name->text);
  if (table == nullptr) {
    state_.error(diag::Code::WrongArgumentCount, expr.span, "bucket takes a value and the name of a table")
        .suggest("bucket(v, nf4_midpoints): how many of the table's numbers are less than v");
    return kNone;
  }
  const NodeId of = value(call.args[0].value);
  const QuantityId id = globalTable(state_, *table);
  if (of == kNone || id == kNone)
    return kNone;
  if (state_.type(of).kind == Type::Kind::boolean) {
    state_.error(diag::Code::NotNumeric, call.args[0].value.span, "a number is needed here, this is a condition");
    return kNone;
  }
  const auto& contents = state_.contract.quantity(id).contents;
  const auto ascends = [](const numeric::Value& a, const numeric::Value& b) { return a.rational() < b.rational(); };
  if (!std::ranges::is_sorted(contents, ascends)) {
    state_
        .error(diag::Code::BadConstant, call.args[1].value.span,
               fmt::format("the numbers of {} do not ascend, so that there are no intervals between them", name->text))
        .label(table->span, "declared here");
    return kNone;
  }
  Node node;
  node.op = Op::bucket;
  node.type = kInteger;
  node.quantity = id;
  node.args = {of};
  node.kind = state_.node(of).kind;
  node.span = expr.span;
  return state_.add(std::move(node));
}

// cdiv(a, b) is (a + (b - 1)) / b, align(a, b) is cdiv(a, b) * b.
NodeId Expressions::roundedUp(const syntax::Expr& expr, const syntax::Call& call, bool aligned) {
  if (call.args.size() != 2) {
    state_.error(diag::Code::WrongArgumentCount, expr.span,
                 fmt::format("{} takes 2 arguments, {} given", call.callee.text, call.args.size()));
    return kNone;
  }
  const NodeId a = index(call.args[0].value);
  const NodeId b = index(call.args[1].value);
  if (a == kNone || b == kNone)
    return kNone;
  const Arithmetic outer = std::exchange(setting.arithmetic, {Arithmetic::Kind::index, nullptr, false, expr.span});
  const auto one = [&] { return state_.constant(numeric::Value(std::int64_t{1}), kInteger, expr.span); };
  const bool known = state_.isLiteral(b);
  const NodeId less =
      known ? state_.constant(numeric::sub(state_.node(b).value, numeric::Value(std::int64_t{1})), kInteger, expr.span)
            : integerOperation(Op::sub, {b, one()}, kInteger, expr.span, "-");
  const NodeId sum = integerOperation(Op::add, {a, less}, kInteger, expr.span, "+");
  NodeId out = integerOperation(Op::div, {sum, b}, kInteger, expr.span, call.callee.text);
  if (aligned && out != kNone)
    out = integerOperation(Op::mul, {out, b}, kInteger, expr.span, "*");
  setting.arithmetic = outer;
  return out;
}

// A typed parameter takes only what its format holds.
bool Expressions::holds(const syntax::Ident& name, const std::optional<syntax::Type>& type, NodeId value, Span span) {
  if (!type)
    return true;
  const numeric::Format* format = state_.format(*type);
  if (format == nullptr)
    return false;
  const Type has = state_.type(value);
  const bool held = (has.kind == Type::Kind::format && numeric::isSubsetOf(*has.format, *format)) ||
                    (state_.isLiteral(value) && numeric::isRepresentable(*format, state_.node(value).value)) ||
                    (state_.isInteger(value) && holdsIntegers(*format, state_.ranges.of(value)));
  if (held)
    return true;
  state_
      .error(diag::Code::OperandNotHeld, span,
             fmt::format("{} is {}, which does not hold every value given for it ({})", name.text, format->name,
                         printType(has)))
      .label(type->span, "declared here")
      .suggest(fmt::format("convert it: {}(.., half_even, saturate)", format->name));
  return false;
}

NodeId Expressions::function(const syntax::Expr& expr, const syntax::Call& call, const syntax::Fn& fn) {
  if (std::ranges::find(activeFunctions_, fn.name.text) != activeFunctions_.end()) {
    state_.error(
        diag::Code::RecursiveFunction, expr.span,
        fmt::format("the function {} calls itself; functions are written out where they are called", fn.name.text));
    return kNone;
  }
  const State::Depth depth(state_, expr.span);
  std::optional<std::vector<NodeId>> args = arguments(call, fn.params.size(), fn.params.size(), expr.span);
  if (!depth || !args)
    return kNone;
  Locals locals;
  for (std::size_t i = 0; i < args->size(); ++i) {
    if (!holds(fn.params[i].name, fn.params[i].type, (*args)[i], call.args[i].value.span))
      return kNone;
    locals.emplace(fn.params[i].name.text, (*args)[i]);
  }
  const Locals* outer = std::exchange(locals_, &locals);
  activeFunctions_.push_back(fn.name.text);
  NodeId out = kNone;
  bool good = true;
  for (const syntax::Let& let : fn.lets) {
    const NodeId part = rhs(let.value);
    good = good && part != kNone;
    if (!let.target.indices.empty() || let.target.field || let.value.guard)
      state_.unsupported(let.span, "an indexed or guarded let in a function");
    locals.insert_or_assign(let.target.name.text, part);
  }
  if (good)
    out = rhs(fn.result);
  activeFunctions_.pop_back();
  locals_ = outer;
  if (out == kNone || !holds(fn.name, fn.type, out, expr.span))
    return kNone;
  return out;
}

} // namespace qkc::contract
