#include "compiler/contract/state.h"

#include "compiler/contract/print_expr.h"
#include "compiler/diag/nearest.h"
#include "compiler/numeric/codes.h"

#include <fmt/format.h>

#include <algorithm>

namespace qkc::contract {

namespace {

constexpr std::uint32_t kLargestValue = 20000; // nodes of one value, written out
constexpr int kDeepest = 1200;
constexpr std::size_t kLargestContract = 200000; // nodes of all values

std::vector<std::string> formatNames() {
  std::vector<std::string> out;
  for (const numeric::Format& format : numeric::allFormats())
    out.push_back(format.name);
  return out;
}

} // namespace

const numeric::Format* commonFormat(const numeric::Format& a, const numeric::Format& b) {
  if (numeric::isSubsetOf(a, b))
    return &b;
  if (numeric::isSubsetOf(b, a))
    return &a;
  if (a.isFloating() || b.isFloating())
    return numeric::join(a, b);
  for (const std::string_view name : {"i8", "i16", "i32", "i64"}) {
    const numeric::Format* candidate = numeric::findFormat(name);
    if (numeric::isSubsetOf(a, *candidate) && numeric::isSubsetOf(b, *candidate))
      return candidate;
  }
  return nullptr;
}

bool isFloating(const Type& type) {
  return type.kind == Type::Kind::format && type.format->isFloating();
}

Type formatType(const numeric::Format& format) {
  return {Type::Kind::format, &format};
}

State::Depth::Depth(State& state, Span span) : state_(state), fits_(++state.depth_ <= kDeepest) {
  if (!fits_ && state_.reported_.insert(" depth").second)
    state_.error(diag::Code::TooLarge, span, "the expression is nested too deep").suggest("name its parts with let");
}

bool State::declare(const syntax::Ident& name, Symbol::Kind kind, std::int32_t id) {
  if (parameters.contains(name.text)) {
    error(diag::Code::DuplicateName, name.span, fmt::format("'{}' is already a parameter of the family", name.text));
    return false;
  }
  const auto [place, isNew] = symbols_.try_emplace(name.text, Symbol{kind, id, name.span});
  if (isNew)
    return true;
  error(diag::Code::DuplicateName, name.span,
        fmt::format("'{}' is declared twice; each name has one meaning", name.text))
      .label(place->second.span, "first declared here");
  return false;
}

const Symbol* State::find(std::string_view name) const {
  const auto found = symbols_.find(name);
  return found == symbols_.end() || found->second.kind == Symbol::Kind::field ? nullptr : &found->second;
}

std::vector<std::string> State::visibleNames() const {
  std::vector<std::string> out;
  for (const auto& [name, symbol] : symbols_)
    if (symbol.kind != Symbol::Kind::field)
      out.push_back(name);
  for (const auto& [name, value] : parameters)
    out.push_back(name);
  for (const auto& [name, span] : defined)
    out.push_back(name);
  for (const std::string& name : globals.constantNames())
    out.push_back(name);
  return out;
}

void State::unknownName(const syntax::Ident& name, std::string_view expected, const std::vector<std::string>& known) {
  if (!reported_.insert(name.text).second)
    return;
  diag::Diagnostic& diagnostic =
      error(diag::Code::UnknownName, name.span, fmt::format("'{}' is no {} of this contract", name.text, expected))
          .at("not declared");
  if (const std::string_view kind = globals.kindOf(name.text); !kind.empty())
    diagnostic.note(fmt::format("'{}' is {}", name.text, kind));
  if (const std::optional<std::string> near = diag::nearest(name.text, std::span<const std::string>(known)))
    diagnostic.suggest(fmt::format("did you mean '{}'?", *near));
}

void State::unsupported(Span span, std::string_view construct) {
  error(diag::Code::NotSupported, span, fmt::format("{} is not supported yet", construct));
}

std::string_view State::word(std::string_view name) const {
  const auto found = parameters.find(name);
  return found == parameters.end() ? name : std::string_view(found->second.text);
}

const numeric::Format* State::format(const syntax::Ident& name) {
  const std::string_view word = this->word(name.text);
  if (const numeric::Format* found = numeric::findFormat(word))
    return found;
  if (!reported_.insert(name.text).second)
    return nullptr;
  if (const std::string_view kind = globals.kindOf(word); !kind.empty()) {
    unsupported(name.span, fmt::format("{} as the type of a value ('{}')", kind, word));
    return nullptr;
  }
  diag::Diagnostic& diagnostic =
      error(diag::Code::UnknownFormat, name.span, fmt::format("'{}' is no number format", word));
  const std::vector<std::string> known = formatNames();
  if (const std::optional<std::string> near = diag::nearest(word, std::span<const std::string>(known)))
    diagnostic.suggest(fmt::format("did you mean '{}'?", *near));
  else
    diagnostic.note("formats are f16, bf16, tf32, f32, f64, e4m3, e5m2, e3m2, e2m3, e2m1, e8m0 and their kin, "
                    "i2..i64, u2..u64");
  return nullptr;
}

const numeric::Format* State::format(const syntax::Type& type) {
  if (!type.args.empty()) {
    unsupported(type.span, "a type with arguments");
    return nullptr;
  }
  return format(type.name);
}

NodeId State::add(Node node) {
  std::uint64_t size = 1;
  std::uint16_t depth = 1;
  for (const NodeId arg : node.args) {
    if (arg == kNone)
      return kNone;
    size += sizes_[static_cast<std::size_t>(arg)];
    depth = std::max<std::uint16_t>(depth, depths_[static_cast<std::size_t>(arg)] + 1);
    node.kind = std::max(node.kind, contract.node(arg).kind);
  }
  if (size > kLargestValue || depth > kDeepest || contract.nodes.size() >= kLargestContract) {
    if (reported_.insert(" size").second)
      error(diag::Code::TooLarge, node.span, "the value is too large once its functions are written out")
          .note(fmt::format("a value may have {} operations, a contract {}", kLargestValue, kLargestContract))
          .suggest("name its parts with let");
    return kNone;
  }
  sizes_.push_back(static_cast<std::uint32_t>(size));
  depths_.push_back(depth);
  return contract.add(std::move(node));
}

NodeId State::constant(const numeric::Value& value, Type type, Span span) {
  Node node;
  node.op = Op::constant;
  node.value = value;
  node.type = type;
  node.span = span;
  return add(std::move(node));
}

bool State::isLiteral(NodeId id) const {
  const Node& candidate = node(id);
  return candidate.op == Op::constant && candidate.type.kind != Type::Kind::format &&
         candidate.type.kind != Type::Kind::boolean;
}

bool State::isInteger(NodeId id) const {
  const Type& candidate = type(id);
  return candidate.kind == Type::Kind::integer ||
         (candidate.kind == Type::Kind::format && candidate.format->isInteger());
}

} // namespace qkc::contract
