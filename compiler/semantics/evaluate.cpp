#include "compiler/semantics/evaluate.h"

#include "compiler/numeric/codes.h"
#include "compiler/semantics/operations.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace qkc::semantics {

using contract::Arm;
using contract::Choice;
using contract::Contract;
using contract::IndexId;
using contract::kNone;
using contract::Node;
using contract::NodeId;
using contract::Op;
using contract::Quantity;
using contract::QuantityId;
using contract::Role;
using contract::Scope;
using contract::Type;
using numeric::Value;

namespace {

std::size_t at(std::int32_t id) {
  return static_cast<std::size_t>(id);
}

Value integer(std::int64_t n) {
  return Value(n);
}

bool isTrue(const Value& value) {
  return !value.isZero();
}

} // namespace

std::optional<std::int64_t> toInteger(const Entry& entry) {
  if (!entry || !entry->isFinite()) {
    return std::nullopt;
  }
  if (const auto dyadic = entry->dyadic(); dyadic && dyadic->exponent >= 0 && entry->exponent() < 62) {
    const auto magnitude = static_cast<std::int64_t>(dyadic->mantissa << static_cast<unsigned>(dyadic->exponent));
    return entry->isNegative() ? -magnitude : magnitude;
  }
  return entry->isZero() ? std::optional<std::int64_t>(0) : std::nullopt;
}

std::optional<std::uint64_t> codeOf(const Type& type, const Entry& entry) {
  if (!entry || type.kind != Type::Kind::format) {
    return std::nullopt;
  }
  // An integer format has one zero, whatever the sign of the exact zero.
  const Value value = entry->isZero() && !type.format->hasNegativeZero ? Value() : *entry;
  return isRepresentable(*type.format, value) ? std::optional(encode(*type.format, value)) : std::nullopt;
}

std::size_t Evaluator::PositionHash::operator()(const std::vector<std::int64_t>& position) const {
  std::uint64_t hash = 0x9e3779b97f4a7c15U;
  for (const std::int64_t coordinate : position) {
    hash = (hash ^ static_cast<std::uint64_t>(coordinate)) * 0xff51afd7ed558ccdU;
    hash ^= hash >> 32U;
  }
  return hash;
}

Evaluator::Evaluator(const Contract& contract, Variables& variables, const Call& call, Options options)
    : contract_(contract), variables_(variables), call_(call), options_(std::move(options)),
      lets_(contract.quantities.size()), own_(contract.quantities.size()), tainted_(contract.quantities.size()) {
  if (!options_.observe) {
    findPlain();
  }
}

Bindings Evaluator::unbound() const {
  Bindings bindings(contract_.indices.size(), kUnbound);
  return bindings;
}

void Evaluator::provide(QuantityId output, Tensor content) {
  own_[at(output)] = std::move(content);
}

void Evaluator::taint(QuantityId output, std::vector<bool> elements) {
  tainted_[at(output)] = std::move(elements);
}

const Tensor& Evaluator::tensor(QuantityId quantity, bool old) const {
  const Role role = contract_.quantity(quantity).role;
  if (old || role == Role::input || role == Role::parameter) {
    return call_.given[at(quantity)];
  }
  return options_.reading == Reading::own ? own_[at(quantity)] : call_.returned[at(quantity)];
}

Alternatives Evaluator::none(std::string problem) {
  problem_ = std::move(problem);
  return Alternatives(std::nullopt);
}

Alternatives Evaluator::value(NodeId node, const Bindings& bindings) {
  Frame frame{.bindings = bindings};
  return evaluate(node, frame);
}

Alternatives Evaluator::arm(QuantityId definition, const Bindings& bindings) {
  Frame frame{.bindings = bindings, .definition = definition};
  return armFrom(contract_.quantity(definition), 0, frame);
}

Alternatives Evaluator::definition(QuantityId definition, const Bindings& bindings) {
  Frame frame{.bindings = bindings, .definition = definition};
  const Quantity& quantity = contract_.quantity(definition);
  const Alternatives which = armFrom(quantity, 0, frame);
  return expand(variables_, {&which, 1}, [&](std::span<const Entry> chosen) {
    const auto position = toInteger(chosen[0]);
    if (!position) {
      return none(fmt::format("no arm of {} holds", quantity.name));
    }
    return evaluate(quantity.arms[static_cast<std::size_t>(*position)].value, frame);
  });
}

Alternatives Evaluator::armFrom(const Quantity& quantity, std::size_t first, Frame& frame) {
  if (first == quantity.arms.size()) {
    return Alternatives(std::nullopt);
  }
  const Arm& arm = quantity.arms[first];
  if (arm.guard == kNone) {
    return Alternatives(integer(static_cast<std::int64_t>(first)));
  }
  const Alternatives guard = evaluate(arm.guard, frame);
  return expand(variables_, {&guard, 1}, [&](std::span<const Entry> holds) {
    if (!holds[0]) {
      return Alternatives(std::nullopt);
    }
    return isTrue(*holds[0]) ? Alternatives(integer(static_cast<std::int64_t>(first)))
                             : armFrom(quantity, first + 1, frame);
  });
}

std::optional<std::vector<std::int64_t>> Evaluator::target(QuantityId output, const Bindings& bindings) {
  Frame frame{.bindings = bindings, .definition = output};
  std::vector<std::int64_t> position;
  for (const NodeId node : contract_.quantity(output).target) {
    const Alternatives coordinate = evaluate(node, frame);
    const auto number = coordinate.isSingle() ? toInteger(coordinate.single()) : std::nullopt;
    if (!number) {
      return std::nullopt;
    }
    position.push_back(*number);
  }
  return position;
}

Alternatives Evaluator::evaluate(NodeId id, Frame& frame) {
  if (!plain_.empty() && plain_[at(id)] == 1) {
    return Alternatives(plain(id, frame));
  }
  const Node& node = contract_.node(id);
  switch (node.op) {
  case Op::constant:
    return Alternatives(node.value);
  case Op::dim:
    return Alternatives(integer(call_.dims[at(node.dim)]));
  case Op::index: {
    const std::int64_t bound = frame.bindings[at(node.index)];
    return bound == kUnbound ? none("an index variable has no value here") : Alternatives(integer(bound));
  }
  case Op::read:
  case Op::old:
    return read(id, frame);
  case Op::select:
    return select(node, frame);
  case Op::logicalAnd:
  case Op::logicalOr:
    return logical(id, frame);
  case Op::choose:
    return chooseNode(node, frame);
  case Op::reduce:
    return reduce(id, frame);
  default:
    return strict(id, frame);
  }
}

Alternatives Evaluator::strict(NodeId id, Frame& frame) {
  const Node& node = contract_.node(id);
  std::vector<Alternatives> arguments;
  arguments.reserve(node.args.size());
  for (const NodeId arg : node.args) {
    arguments.push_back(evaluate(arg, frame));
  }
  return combine(variables_, arguments, [&](std::span<const Entry> values) {
    const Entry result = apply(contract_, node, values);
    if (!result && std::ranges::all_of(values, [](const Entry& value) { return value.has_value(); })) {
      problem_ = "an operation has no value: its result does not fit its format";
    }
    if (options_.observe) {
      options_.observe(id, frame.bindings, values, result);
    }
    return result;
  });
}

Alternatives Evaluator::select(const Node& node, Frame& frame) {
  const Alternatives condition = evaluate(node.args[0], frame);
  return expand(variables_, {&condition, 1}, [&](std::span<const Entry> holds) {
    return holds[0] ? evaluate(node.args[isTrue(*holds[0]) ? 1 : 2], frame) : Alternatives(std::nullopt);
  });
}

// The second operand is looked at only where the first does not decide: a guard may protect what follows it.
Alternatives Evaluator::logical(NodeId id, Frame& frame) {
  const Node& node = contract_.node(id);
  const bool decides = node.op == Op::logicalOr;
  const Alternatives first = evaluate(node.args[0], frame);
  return expand(variables_, {&first, 1}, [&](std::span<const Entry> value) {
    if (!value[0]) {
      return Alternatives(std::nullopt);
    }
    return isTrue(*value[0]) == decides ? Alternatives(value[0]) : evaluate(node.args[1], frame);
  });
}

std::optional<std::vector<std::int64_t>> Evaluator::instanceOf(const Choice& choice, Frame& frame) {
  std::vector<std::int64_t> instance;
  if (choice.scope.kind == Scope::Kind::element) {
    for (const IndexId index : contract_.quantity(frame.definition).indices) {
      instance.push_back(frame.bindings[at(index)]);
    }
  }
  for (const NodeId node : choice.scope.instance) {
    const Alternatives part = evaluate(node, frame);
    const auto number = part.isSingle() ? toInteger(part.single()) : std::nullopt;
    if (!number) {
      return std::nullopt;
    }
    instance.push_back(*number);
  }
  return instance;
}

Alternatives Evaluator::chooseNode(const Node& node, Frame& frame) {
  if (options_.paths) {
    return evaluate(node.args[at((*options_.paths)[at(node.choice)])], frame);
  }
  const Choice& choice = contract_.choices[at(node.choice)];
  if (choice.scope.kind == Scope::Kind::element && frame.definition == kNone) {
    return none("a choice per element has no meaning outside a definition");
  }
  auto instance = instanceOf(choice, frame);
  if (!instance) {
    return none(fmt::format("the instance of {} has no value", choice.name));
  }
  const VariableId variable = variables_.intern(node.choice, options_.callNumber, std::move(*instance));
  std::vector<Alternatives> paths;
  for (const NodeId arg : node.args) {
    paths.push_back(evaluate(arg, frame));
  }
  return choose(variables_, variable, paths);
}

Alternatives Evaluator::read(NodeId id, Frame& frame) {
  const Node& node = contract_.node(id);
  std::vector<Alternatives> arguments;
  arguments.reserve(node.args.size());
  for (const NodeId arg : node.args) {
    arguments.push_back(evaluate(arg, frame));
  }
  return expand(variables_, arguments, [&](std::span<const Entry> values) {
    std::vector<std::int64_t> position;
    for (const Entry& value : values) {
      const auto number = toInteger(value);
      if (!number) {
        return none(fmt::format("a position of {} has no value", contract_.quantity(node.quantity).name));
      }
      position.push_back(*number);
    }
    Alternatives result = readAt(node.quantity, node.op == Op::old, position);
    if (options_.observe && result.isSingle() && !result.single()) {
      options_.observe(id, frame.bindings, values, std::nullopt);
    }
    return result;
  });
}

Alternatives Evaluator::readAt(QuantityId quantity, bool old, const std::vector<std::int64_t>& position) {
  switch (contract_.quantity(quantity).role) {
  case Role::constant:
    return Alternatives(contract_.quantity(quantity).value);
  case Role::table: {
    const std::vector<Value>& contents = contract_.quantity(quantity).contents;
    if (position.size() != 1 || position[0] < 0 || position[0] >= static_cast<std::int64_t>(contents.size())) {
      return none(
          fmt::format("{}[{}] lies outside the table", contract_.quantity(quantity).name, fmt::join(position, ", ")));
    }
    return Alternatives(contents[static_cast<std::size_t>(position[0])]);
  }
  case Role::let:
    return readLet(quantity, position);
  default:
    return readTensor(quantity, old, position);
  }
}

Alternatives Evaluator::readTensor(QuantityId quantity, bool old, const std::vector<std::int64_t>& position) {
  const Quantity& declared = contract_.quantity(quantity);
  const Tensor& content = tensor(quantity, old);
  const auto offset = content.offset(position);
  if (!offset) {
    return none(fmt::format("{}[{}] lies outside the tensor", declared.name, fmt::join(position, ", ")));
  }
  Alternatives result(decode(*declared.type.format, content.codes[*offset]));
  const std::vector<bool>& marks = tainted_[at(quantity)];
  result.tainted = !old && !marks.empty() && marks[*offset];
  return result;
}

Alternatives Evaluator::readLet(QuantityId let, const std::vector<std::int64_t>& position) {
  Memo& memo = lets_[at(let)];
  if (const auto known = memo.find(position); known != memo.end()) {
    return known->second;
  }
  const Quantity& quantity = contract_.quantity(let);
  Frame frame{.bindings = unbound(), .definition = let};
  if (position.size() != quantity.indices.size()) {
    throw EvaluationError(fmt::format("{} is read with {} indices", quantity.name, position.size()));
  }
  for (std::size_t i = 0; i < position.size(); ++i) {
    const auto size = extent(quantity.indices[i], frame);
    if (!size || position[i] < 0 || position[i] >= *size) {
      return none(fmt::format("{}[{}] lies outside its indices", quantity.name, fmt::join(position, ", ")));
    }
    frame.bindings[at(quantity.indices[i])] = position[i];
  }
  const Alternatives which = armFrom(quantity, 0, frame);
  Alternatives result = expand(variables_, {&which, 1}, [&](std::span<const Entry> chosen) {
    const auto armNumber = toInteger(chosen[0]);
    if (!armNumber) {
      return none(
          fmt::format("{}[{}] is read where its guard does not hold", quantity.name, fmt::join(position, ", ")));
    }
    return evaluate(quantity.arms[static_cast<std::size_t>(*armNumber)].value, frame);
  });
  return memo.emplace(position, std::move(result)).first->second;
}

std::optional<std::int64_t> Evaluator::extent(IndexId index, Frame& frame) {
  const Alternatives size = evaluate(contract_.indices[at(index)].extent, frame);
  return size.isSingle() ? toInteger(size.single()) : std::nullopt;
}

void Evaluator::forEach(std::span<const IndexId> indices, Frame& frame, const std::function<void()>& visit) {
  if (indices.empty()) {
    visit();
    return;
  }
  const auto size = extent(indices[0], frame);
  if (!size) {
    throw EvaluationError(fmt::format("the extent of {} has no value", contract_.indices[at(indices[0])].name));
  }
  std::int64_t& bound = frame.bindings[at(indices[0])];
  const std::int64_t before = bound;
  for (std::int64_t i = 0; i < *size; ++i) {
    bound = i;
    forEach(indices.subspan(1), frame, visit);
  }
  bound = before;
}

void Evaluator::forEach(std::span<const IndexId> indices, Bindings bindings,
                        const std::function<void(const Bindings&)>& visit) {
  Frame frame{.bindings = std::move(bindings)};
  forEach(indices, frame, [&] { visit(frame.bindings); });
}

// The terms of every tuple: where a `where` stands, its value and then the body's, which is looked at only where it
// holds.
Alternatives Evaluator::reduce(NodeId id, Frame& frame) {
  const Node& node = contract_.node(id);
  std::vector<Alternatives> terms;
  std::vector<std::int64_t> places;
  forEach(node.bound, frame, [&] {
    const std::int64_t place = frame.bindings[at(node.bound[0])];
    if (node.hasWhere) {
      const Alternatives where = evaluate(node.args[1], frame);
      if (where.isSingle() && where.single() && !isTrue(*where.single())) {
        return;
      }
      terms.push_back(where);
      terms.push_back(expand(variables_, {&where, 1}, [&](std::span<const Entry> holds) {
        return holds[0] && isTrue(*holds[0]) ? evaluate(node.args[0], frame) : Alternatives(std::nullopt);
      }));
    } else {
      terms.push_back(evaluate(node.args[0], frame));
    }
    places.push_back(place);
  });
  const std::size_t count = places.size();
  if (node.hasEmpty) {
    terms.push_back(evaluate(node.args[node.hasWhere ? 2 : 1], frame));
  }
  return combine(variables_, terms, [&](std::span<const Entry> values) {
    const Entry result = fold(node, values, count, places);
    if (options_.observe) {
      options_.observe(id, frame.bindings, values.first((node.hasWhere ? 2 : 1) * count), result);
    }
    return result;
  });
}

} // namespace qkc::semantics
