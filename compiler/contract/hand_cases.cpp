#include "compiler/contract/hand_cases.h"

#include "compiler/contract/constants.h"
#include "compiler/contract/queries.h"
#include "compiler/numeric/codes.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

namespace qkc::contract {

namespace {

constexpr std::int64_t kMostElements = 4096;

bool isAdmitted(const Dim& dim, std::int64_t value) {
  if (!dim.allowed.empty())
    return std::find(dim.allowed.begin(), dim.allowed.end(), value) != dim.allowed.end();
  return value >= dim.least && value % dim.multipleOf == 0 && (!dim.most || value <= *dim.most);
}

class HandCases {
public:
  HandCases(State& state, const syntax::Case& text) : state_(state), contract_(state.contract), text_(text) {}

  void run() {
    out_.name = text_.name.text;
    out_.span = text_.span;
    out_.dims.assign(contract_.dims.size(), 0);
    const bool isTaken = std::any_of(contract_.cases.begin(), contract_.cases.end(),
                                     [&](const HandCase& other) { return other.name == out_.name; });
    if (isTaken)
      return fail(diag::Code::DuplicateName, text_.name.span, fmt::format("two cases are named '{}'", out_.name));
    for (const syntax::CaseEntry& entry : text_.entries)
      if (const Symbol* symbol = find(entry); symbol != nullptr && symbol->kind == Symbol::Kind::dim)
        dim(entry, symbol->id);
    if (!isGood_ || !closeDims())
      return;
    for (QuantityId id = 0; id < static_cast<QuantityId>(contract_.quantities.size()); ++id)
      start(id);
    for (const syntax::CaseEntry& entry : text_.entries)
      if (const Symbol* symbol = state_.find(entry.name.text); isGood_ && symbol->kind == Symbol::Kind::quantity)
        give(entry, symbol->id);
    if (isGood_)
      checkDomains();
    std::erase_if(out_.outputs, [](const HandOutput& output) {
      return std::none_of(output.codes.begin(), output.codes.end(), [](const auto& code) { return code.has_value(); });
    });
    if (isGood_)
      contract_.cases.push_back(std::move(out_));
  }

private:
  void fail(diag::Code code, Span span, std::string message) {
    state_.error(code, span, std::move(message));
    isGood_ = false;
  }

  static bool isReturned(Role role) { return role == Role::output; }
  static bool isGiven(Role role) { return role == Role::input || role == Role::inout || role == Role::parameter; }

  // An extent, an input, a parameter or an output; null after a diagnostic.
  const Symbol* find(const syntax::CaseEntry& entry) {
    const Symbol* symbol = state_.find(entry.name.text);
    // Its own declaration has been reported.
    const bool mayBeGiven =
        symbol != nullptr && (symbol->kind == Symbol::Kind::dim || symbol->kind == Symbol::Kind::quantity);
    if (mayBeGiven && symbol->id == kNone) {
      isGood_ = false;
      return nullptr;
    }
    const bool isDim = symbol != nullptr && symbol->kind == Symbol::Kind::dim;
    const bool isInput =
        symbol != nullptr && symbol->kind == Symbol::Kind::quantity && symbol->id != kNone &&
        (isGiven(contract_.quantity(symbol->id).role) || isReturned(contract_.quantity(symbol->id).role));
    if (isDim || isInput)
      return symbol;
    state_.unknownName(entry.name, "extent, input, parameter or output", state_.visibleNames());
    isGood_ = false;
    return nullptr;
  }

  void dim(const syntax::CaseEntry& entry, DimId id) {
    const Dim& dim = contract_.dims[static_cast<std::size_t>(id)];
    const auto value = entry.isList ? std::nullopt : evaluateInteger(state_, entry.values.front());
    if (entry.isList || !entry.indices.empty() || dim.derived != kNone || (value && !isAdmitted(dim, *value)))
      return fail(diag::Code::BadExtent, entry.span,
                  fmt::format("{} needs one value that the contract admits for it", dim.name));
    if (!value || !given_.insert(entry.name.text).second)
      return fail(diag::Code::DuplicateItem, entry.span, fmt::format("{} is given twice, or has no value", dim.name));
    out_.dims[static_cast<std::size_t>(id)] = *value;
  }

  bool closeDims() {
    for (std::size_t k = 0; k < contract_.dims.size(); ++k) {
      const Dim& dim = contract_.dims[k];
      if (dim.derived != kNone)
        out_.dims[k] = evaluateExtent(contract_, dim.derived, out_.dims).value_or(0);
      else if (!given_.contains(dim.name))
        fail(diag::Code::BadExtent, text_.name.span, fmt::format("the case '{}' gives no {}", out_.name, dim.name));
    }
    for (const NodeId required : contract_.requires_)
      if (const auto holds = evaluateExtent(contract_, required, out_.dims); holds && *holds == 0)
        fail(diag::Code::BadExtent, text_.name.span,
             fmt::format("the extents of the case '{}' are not admitted together", out_.name));
    return isGood_;
  }

  // All elements 0, or the default of a parameter.
  void start(QuantityId id) {
    const Quantity& quantity = contract_.quantity(id);
    if (!isGiven(quantity.role) && !isReturned(quantity.role))
      return;
    if (quantity.record != kNone || quantity.domain.below != kNone || quantity.domain.distinct) {
      isGood_ = false;
      return state_.unsupported(text_.name.span, fmt::format("a case by hand of '{}'", quantity.name));
    }
    std::vector<std::int64_t> shape;
    std::int64_t count = 1;
    for (const NodeId extent : quantity.shape) {
      shape.push_back(evaluateExtent(contract_, extent, out_.dims).value_or(0));
      count = shape.back() < 0 || count > kMostElements ? kMostElements + 1 : count * shape.back();
    }
    if (count > kMostElements)
      return fail(diag::Code::TooLarge, text_.name.span,
                  fmt::format("a tensor of a case by hand has {} elements at most", kMostElements));
    shapes_[id] = std::move(shape);
    if (isReturned(quantity.role)) {
      out_.outputs.push_back(
          {id, text_.span, std::vector<std::optional<std::uint64_t>>(static_cast<std::size_t>(count))});
      return;
    }
    const numeric::Value zero = quantity.hasValue ? quantity.value : numeric::Value::zero();
    const bool hasZero = quantity.type.format->hasZero || quantity.hasValue;
    const std::uint64_t code = hasZero ? numeric::encode(*quantity.type.format, zero) : 0;
    out_.inputs.push_back({id, std::vector<std::uint64_t>(static_cast<std::size_t>(count), code)});
  }

  void give(const syntax::CaseEntry& entry, QuantityId id) {
    const auto isOne = [&](const auto& one) { return one.quantity == id; };
    if (!isReturned(contract_.quantity(id).role))
      return fill(entry, *std::find_if(out_.inputs.begin(), out_.inputs.end(), isOne));
    HandOutput& output = *std::find_if(out_.outputs.begin(), out_.outputs.end(), isOne);
    output.span = entry.span;
    fill(entry, output);
  }

  // Of a HandInput or a HandOutput.
  template <typename Given> void fill(const syntax::CaseEntry& entry, Given& given) {
    const QuantityId id = given.quantity;
    const Quantity& quantity = contract_.quantity(id);
    const auto first = offset(entry, quantity, shapes_.at(id));
    if (!first)
      return;
    const std::size_t count = entry.indices.empty() ? given.codes.size() : 1;
    if (entry.values.size() != count)
      return fail(diag::Code::WrongArgumentCount, entry.span,
                  fmt::format("{} has {} elements here, not {}", entry.name.text, count, entry.values.size()));
    for (std::size_t k = 0; k < count; ++k) {
      const auto code =
          entry.isBits ? bits(entry.values[k], *quantity.type.format) : number(entry.values[k], *quantity.type.format);
      if (!code) {
        isGood_ = false;
        return;
      }
      const std::uint64_t known = *code;
      given.codes[*first + k] = known;
    }
  }

  // Where the entry's values begin; none after a diagnostic.
  std::optional<std::size_t> offset(const syntax::CaseEntry& entry, const Quantity& quantity,
                                    const std::vector<std::int64_t>& shape) {
    const auto none = [&](diag::Code code, std::string message) {
      fail(code, entry.span, std::move(message));
      return std::nullopt;
    };
    if (!entry.indices.empty() && entry.indices.size() != shape.size())
      return none(diag::Code::WrongRank, fmt::format("{} has {} indices", quantity.name, shape.size()));
    std::int64_t place = 0;
    std::string name = entry.name.text;
    const bool isMixed = entry.indices.empty() ? byElement_.contains(name) : given_.contains(name);
    if (!entry.indices.empty())
      byElement_.insert(name);
    for (std::size_t k = 0; k < entry.indices.size(); ++k) {
      const auto index = evaluateInteger(state_, entry.indices[k]);
      if (!index || *index < 0 || *index >= shape[k])
        return none(diag::Code::IndexOutOfBounds, fmt::format("an index of {} lies outside", quantity.name));
      place = place * shape[k] + *index;
      name += fmt::format(",{}", *index);
    }
    if (isMixed || !given_.insert(name).second)
      return none(diag::Code::DuplicateItem, fmt::format("{} is given twice", quantity.name));
    return static_cast<std::size_t>(place);
  }

  std::optional<std::uint64_t> bits(const syntax::Expr& expr, const numeric::Format& format) {
    const auto code = evaluate(state_, expr);
    const bool fits = code && *code >= 0 && code->get_den() == 1 && *code < numeric::powerOfTwo(format.storageBits);
    if (code && !fits)
      state_.error(diag::Code::LiteralNotOfFormat, expr.span, fmt::format("no code of {}", format.name));
    return fits ? std::optional<std::uint64_t>(code->get_num().get_ui()) : std::nullopt;
  }

  // NaN, an infinity, or -0 where it is written so; else what the constant expression gives.
  std::optional<numeric::Value> valueOf(const syntax::Expr& expr) {
    if (std::holds_alternative<syntax::NanLiteral>(expr.node))
      return numeric::Value::nan();
    if (std::holds_alternative<syntax::InfLiteral>(expr.node))
      return numeric::Value::infinity();
    if (const auto* unary = std::get_if<syntax::Unary>(&expr.node); unary && unary->op == syntax::UnaryOp::Negate) {
      const auto operand = valueOf(*unary->operand);
      return operand ? std::optional(neg(*operand)) : std::nullopt;
    }
    const auto number = evaluate(state_, expr);
    return number ? std::optional(numeric::Value(*number)) : std::nullopt;
  }

  std::optional<std::uint64_t> number(const syntax::Expr& expr, const numeric::Format& format) {
    auto value = valueOf(expr);
    if (value && value->isZero() && !format.hasNegativeZero)
      value = numeric::Value();
    if (value && !numeric::isRepresentable(format, *value)) {
      state_.error(diag::Code::LiteralNotOfFormat, expr.span, fmt::format("no number of {}", format.name));
      return std::nullopt;
    }
    return value ? std::optional(numeric::encode(format, *value)) : std::nullopt;
  }

  void checkDomains() {
    for (const HandInput& one : out_.inputs) {
      const Quantity& quantity = contract_.quantity(one.quantity);
      const bool isInside = std::all_of(one.codes.begin(), one.codes.end(), [&](std::uint64_t code) {
        return isInDomain(quantity.domain, numeric::decode(*quantity.type.format, code));
      });
      if (!isInside)
        fail(diag::Code::BadDomain, text_.name.span,
             fmt::format("the case '{}' gives {} a value outside its domain; elements that nothing gives are 0",
                         out_.name, quantity.name));
    }
  }

  State& state_;
  Contract& contract_;
  const syntax::Case& text_;
  HandCase out_;
  bool isGood_ = true;
  std::set<std::string> given_;
  std::set<std::string> byElement_; // tensors of which elements are given
  std::map<QuantityId, std::vector<std::int64_t>> shapes_;
};

} // namespace

void addHandCase(State& state, const syntax::Case& handCase) {
  HandCases(state, handCase).run();
}

} // namespace qkc::contract
