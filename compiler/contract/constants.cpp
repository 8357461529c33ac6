#include "compiler/contract/constants.h"

#include "compiler/contract/print_expr.h"
#include "compiler/diag/nearest.h"
#include "compiler/numeric/describe.h"
#include "compiler/numeric/rounding.h"

#include <fmt/format.h>

namespace qkc::contract {

namespace {

using numeric::Rational;
using Number = std::optional<Rational>;

std::size_t bits(const Rational& q) {
  return mpz_sizeinbase(q.get_num_mpz_t(), 2) + mpz_sizeinbase(q.get_den_mpz_t(), 2);
}

constexpr unsigned long kRootBits = 1024; // behind the point, of an irrational root

// Which rational stands for an irrational root: none, so that it is refused, or the one below or above it.
enum class Roots { refused, below, above };

class Evaluator {
public:
  explicit Evaluator(State& state, Roots roots = Roots::refused) : state_(state), roots_(roots) {}

  // How many irrational roots were met.
  int irrational() const { return irrational_; }

  Number of(const syntax::Expr& expr) {
    const State::Depth depth(state_, expr.span);
    if (!depth)
      return std::nullopt;
    if (const auto* number = std::get_if<syntax::Number>(&expr.node))
      return literal(expr, *number);
    if (const auto* name = std::get_if<syntax::Name>(&expr.node))
      return named(expr, *name);
    if (const auto* member = std::get_if<syntax::Member>(&expr.node))
      return attributeOf(state_, expr, *member);
    if (const auto* unary = std::get_if<syntax::Unary>(&expr.node);
        unary != nullptr && unary->op == syntax::UnaryOp::Negate) {
      const Number value = of(*unary->operand);
      return value ? Number(-*value) : std::nullopt;
    }
    if (const auto* binary = std::get_if<syntax::Binary>(&expr.node))
      return operation(expr, *binary);
    if (const auto* call = std::get_if<syntax::Call>(&expr.node))
      return root(expr, *call);
    return refuse(expr);
  }

private:
  Number refuse(const syntax::Expr& expr) {
    state_.error(diag::Code::NotConstant, expr.span, "a constant is needed here")
        .at("not known at instantiation")
        .note("constants are numbers, attributes of formats, consts and the parameters of a family");
    return std::nullopt;
  }

  Number literal(const syntax::Expr& expr, const syntax::Number& number) {
    Number value = numeric::parseNumber(number.text);
    if (!value)
      state_.error(diag::Code::BadConstant, expr.span,
                   fmt::format("the number {} is too large or too long", number.text));
    return value;
  }

  Number named(const syntax::Expr& expr, const syntax::Name& name) {
    if (const auto given = state_.structArguments.find(name.text); given != state_.structArguments.end())
      return given->second;
    if (const auto parameter = state_.parameters.find(name.text); parameter != state_.parameters.end()) {
      if (parameter->second.number)
        return parameter->second.number;
      state_.error(diag::Code::NotConstant, expr.span,
                   fmt::format("the parameter {} is '{}', which is no number", name.text, parameter->second.text));
      return std::nullopt;
    }
    if (const Symbol* symbol = state_.find(name.text)) {
      if (symbol->id == kNone)
        return std::nullopt;
      if (symbol->kind == Symbol::Kind::quantity && state_.contract.quantity(symbol->id).role == Role::constant)
        return state_.contract.quantity(symbol->id).value.rational();
      return refuse(expr);
    }
    if (const syntax::Const* global = state_.globals.constant(name.text)) {
      const QuantityId id = globalConstant(state_, *global);
      return id == kNone ? std::nullopt : Number(state_.contract.quantity(id).value.rational());
    }
    state_.unknownName({name.text, expr.span}, "constant", state_.visibleNames());
    return std::nullopt;
  }

  Number operation(const syntax::Expr& expr, const syntax::Binary& binary) {
    const Number a = of(*binary.left);
    const Number b = of(*binary.right);
    if (!a || !b)
      return std::nullopt;
    if (bits(*a) + bits(*b) > numeric::kMaxPowerBits) {
      state_.error(diag::Code::BadConstant, expr.span, "the constant is too large to compute");
      return std::nullopt;
    }
    switch (binary.op) {
    case syntax::BinaryOp::Add:
      return Rational(*a + *b);
    case syntax::BinaryOp::Subtract:
      return Rational(*a - *b);
    case syntax::BinaryOp::Multiply:
      return Rational(*a * *b);
    case syntax::BinaryOp::Divide:
      if (*b == 0) {
        state_.error(diag::Code::BadConstant, expr.span, "division by zero");
        return std::nullopt;
      }
      return Rational(*a / *b);
    case syntax::BinaryOp::Power:
      return raised(expr, *a, *b);
    default:
      return refuse(expr);
    }
  }

  Number raised(const syntax::Expr& expr, const Rational& base, const Rational& exponent) {
    if (exponent.get_den() == 1 && exponent.get_num().fits_slong_p())
      if (const Number value = numeric::power(base, exponent.get_num().get_si()))
        return value;
    state_.error(diag::Code::BadConstant, expr.span, "a power needs an integer exponent and a result of moderate size");
    return std::nullopt;
  }

  // Of a power of two: the others are no rationals.
  Number logarithm(const syntax::Expr& expr, const Rational& value) {
    if (value > 0)
      if (const long exponent = numeric::floorLog2(value); value == numeric::powerOfTwo(exponent))
        return Rational(exponent);
    state_.error(diag::Code::BadConstant, expr.span, "log2 is of a power of two here");
    return std::nullopt;
  }

  Number root(const syntax::Expr& expr, const syntax::Call& call) {
    const bool isLogarithm = call.callee.text == "log2";
    if ((call.callee.text != "sqrt" && !isLogarithm) || call.args.size() != 1)
      return refuse(expr);
    const Number value = of(call.args[0].value);
    if (!value)
      return std::nullopt;
    if (isLogarithm)
      return logarithm(expr, *value);
    if (*value < 0) {
      state_.error(diag::Code::BadConstant, expr.span, "the square root of a negative number");
      return std::nullopt;
    }
    if (mpz_perfect_square_p(value->get_num_mpz_t()) != 0 && mpz_perfect_square_p(value->get_den_mpz_t()) != 0)
      return Rational(sqrt(value->get_num()), sqrt(value->get_den()));
    if (roots_ != Roots::refused)
      return besideRoot(*value);
    state_.error(diag::Code::BadConstant, expr.span, "this root is irrational, and an exact number is needed here")
        .suggest("name it, so that it is rounded once: const root: f32 = 1 / sqrt(D)");
    return std::nullopt;
  }

  // floor(sqrt(v) * 2^n) / 2^n, or the next number above it.
  Number besideRoot(const Rational& value) {
    ++irrational_;
    const Rational scaled = value * numeric::powerOfTwo(2 * static_cast<long>(kRootBits));
    mpz_class whole;
    mpz_fdiv_q(whole.get_mpz_t(), scaled.get_num_mpz_t(), scaled.get_den_mpz_t());
    whole = sqrt(whole);
    if (roots_ == Roots::above)
      ++whole;
    return Rational(whole) / numeric::powerOfTwo(static_cast<long>(kRootBits));
  }

  State& state_;
  Roots roots_;
  int irrational_ = 0;
};

} // namespace

Number evaluate(State& state, const syntax::Expr& expr) {
  return Evaluator(state).of(expr);
}

std::optional<std::int64_t> evaluateInteger(State& state, const syntax::Expr& expr) {
  const Number value = evaluate(state, expr);
  if (!value)
    return std::nullopt;
  if (value->get_den() != 1 || !value->get_num().fits_slong_p()) {
    state.error(diag::Code::BadExtent, expr.span,
                fmt::format("an integer is needed here, this is {}", numeric::describe(numeric::Value(*value))));
    return std::nullopt;
  }
  return value->get_num().get_si();
}

Number attributeOf(State& state, const syntax::Expr& expr, const syntax::Member& member) {
  const auto* base = std::get_if<syntax::Name>(&member.base->node);
  if (base == nullptr || state.find(base->text) != nullptr) {
    state.error(diag::Code::UnknownField, expr.span,
                fmt::format("'{}' is no format and has no attributes", state.text(member.base->span)));
    return std::nullopt;
  }
  const numeric::Format* format = state.format(syntax::Ident{base->text, member.base->span});
  if (format == nullptr)
    return std::nullopt;
  const Number value = numeric::attribute(*format, member.member.text);
  if (!value) {
    diag::Diagnostic& diagnostic =
        state.error(diag::Code::UnknownAttribute, member.member.span,
                    fmt::format("the format {} has no attribute '{}'", format->name, member.member.text));
    if (const auto near = diag::nearest(member.member.text, numeric::attributeNames()))
      diagnostic.suggest(fmt::format("did you mean '{}.{}'?", base->text, *near));
    else
      diagnostic.note(fmt::format("attributes are {}", fmt::join(numeric::attributeNames(), ", ")));
  }
  return value;
}

std::optional<numeric::Value> roundOnce(State& state, const numeric::Format& format, const Rational& number,
                                        Span span) {
  const std::optional<numeric::Value> value =
      numeric::tryRound(format, numeric::Value(number), numeric::Rounding::halfEven, numeric::Overflow::never);
  if (!value)
    state
        .error(diag::Code::LiteralNotOfFormat, span,
               fmt::format("{} does not fit {}", numeric::describe(numeric::Value(number)), format.name))
        .note(fmt::format("{} holds numbers from {} to {}", format.name, numeric::describe(format.min),
                          numeric::describe(format.max)));
  return value;
}

namespace {

// In the reals, rounded once. A constant with an irrational root lies between two rationals that round alike: it is no
// number of the format and no middle of two, unless several roots cancel.
std::optional<numeric::Value> constantOf(State& state, const numeric::Format& format, const syntax::Expr& expr) {
  Evaluator low(state, Roots::below);
  const Number below = low.of(expr);
  if (!below || low.irrational() == 0)
    return below ? roundOnce(state, format, *below, expr.span) : std::nullopt;
  if (low.irrational() > 1) {
    state.error(diag::Code::BadConstant, expr.span, "a constant has one irrational root at most")
        .suggest("write one root of the whole: sqrt(2 * D) for sqrt(2) * sqrt(D)");
    return std::nullopt;
  }
  const Number above = Evaluator(state, Roots::above).of(expr);
  const auto first = above ? roundOnce(state, format, *below, expr.span) : std::nullopt;
  const auto second = first ? roundOnce(state, format, *above, expr.span) : std::nullopt;
  if (second && !numeric::identical(*first, *second)) {
    state.error(diag::Code::BadConstant, expr.span,
                fmt::format("to which number of {} this rounds is not decided", format.name));
    return std::nullopt;
  }
  return second;
}

} // namespace

QuantityId addConstant(State& state, const syntax::Const& declaration) {
  const numeric::Format* format = state.format(declaration.type);
  const std::optional<numeric::Value> value =
      format == nullptr ? std::nullopt : constantOf(state, *format, declaration.value);
  if (!value)
    return kNone;
  Quantity quantity;
  quantity.name = declaration.name.text;
  quantity.role = Role::constant;
  quantity.type = formatType(*format);
  quantity.span = declaration.span;
  quantity.value = *value;
  quantity.hasValue = true;
  state.contract.quantities.push_back(std::move(quantity));
  return static_cast<QuantityId>(state.contract.quantities.size() - 1);
}

QuantityId globalConstant(State& state, const syntax::Const& declaration) {
  const auto known = state.globalConstants.find(declaration.name.text);
  if (known != state.globalConstants.end())
    return known->second;
  // A constant that needs itself finds this entry and stays silent; the cycle is reported below.
  state.globalConstants.emplace(declaration.name.text, kNone);
  const std::size_t before = state.sink.errorCount();
  const QuantityId id = addConstant(state, declaration);
  if (id == kNone && state.sink.errorCount() == before)
    state.error(diag::Code::BadConstant, declaration.span,
                fmt::format("the constant {} is defined by itself", declaration.name.text));
  state.globalConstants[declaration.name.text] = id;
  return id;
}

namespace {

constexpr std::size_t kMostContents = 4096;

// Whether the shape of the declaration, if any, is the one extent that its contents have.
bool shapeFits(State& state, const syntax::Table& declaration) {
  const std::size_t count = declaration.values.size();
  if (count > kMostContents) {
    state.error(
        diag::Code::BadConstant, declaration.span,
        fmt::format("the table {} has {} values, {} are the most", declaration.name.text, count, kMostContents));
    return false;
  }
  if (declaration.shape.empty())
    return true;
  if (declaration.shape.size() > 1) {
    state.error(diag::Code::WrongRank, declaration.span, "a table has one dimension");
    return false;
  }
  const std::optional<std::int64_t> said = evaluateInteger(state, declaration.shape.front());
  if (said && *said != static_cast<std::int64_t>(count))
    state.error(diag::Code::BadConstant, declaration.shape.front().span,
                fmt::format("the table {} has {} values, its type says {}", declaration.name.text, count, *said));
  return said == static_cast<std::int64_t>(count);
}

QuantityId addTable(State& state, const syntax::Table& declaration) {
  const numeric::Format* format = state.format(declaration.type);
  if (!shapeFits(state, declaration) || format == nullptr)
    return kNone;
  Quantity table;
  table.name = declaration.name.text;
  table.role = Role::table;
  table.type = formatType(*format);
  table.span = declaration.span;
  for (const syntax::Expr& expr : declaration.values) {
    const Number number = evaluate(state, expr);
    const auto value = number ? roundOnce(state, *format, *number, expr.span) : std::nullopt;
    if (!value)
      return kNone;
    table.contents.push_back(*value);
  }
  const auto count = static_cast<std::int64_t>(table.contents.size());
  table.shape = {state.constant(numeric::Value(count), Type{Type::Kind::integer, nullptr}, declaration.span)};
  state.contract.quantities.push_back(std::move(table));
  return static_cast<QuantityId>(state.contract.quantities.size() - 1);
}

} // namespace

QuantityId globalTable(State& state, const syntax::Table& declaration) {
  const auto [known, isNew] = state.globalTables.try_emplace(declaration.name.text, kNone);
  if (isNew)
    known->second = addTable(state, declaration);
  return known->second;
}

} // namespace qkc::contract
