#pragma once
// Typed contracts by hand, for tests of rooms that should not depend on the front end. Not part of the library.

#include "compiler/contract/contract.h"
#include "compiler/numeric/rounding.h"

#include <algorithm>
#include <string>
#include <vector>

namespace qkc::semantics::testing {

class ContractBuilder {
public:
  using Id = contract::NodeId;
  struct Path {
    std::string label;
    Id value;
  };

  contract::Contract contract;

  Id dim(const std::string& name, std::int64_t least = 1, std::optional<std::int64_t> most = std::nullopt,
         std::int64_t multipleOf = 1) {
    contract::Dim dim;
    dim.name = name;
    dim.span = span();
    dim.least = least;
    dim.most = most;
    dim.multipleOf = multipleOf;
    contract.dims.push_back(dim);
    contract::Node node = makeNode(contract::Op::dim, integerType());
    node.dim = static_cast<contract::DimId>(contract.dims.size() - 1);
    return contract.add(node);
  }
  Id index(const std::string& name, Id extent) {
    contract.indices.push_back({.name = name, .span = span(), .extent = extent});
    contract::Node node = makeNode(contract::Op::index, integerType());
    node.index = static_cast<contract::IndexId>(contract.indices.size() - 1);
    return contract.add(node);
  }
  contract::QuantityId tensor(contract::Role role, const std::string& name, const char* format, std::vector<Id> shape,
                              contract::Domain domain = {}) {
    contract::Quantity quantity = makeQuantity(name, role, formatType(format));
    quantity.shape = std::move(shape);
    quantity.domain = domain;
    return addQuantity(quantity);
  }
  contract::QuantityId constant(const std::string& name, const char* format, const numeric::Rational& value) {
    contract::Quantity quantity = makeQuantity(name, contract::Role::constant, formatType(format));
    quantity.value = numeric::round(*quantity.type.format, numeric::Value(value), numeric::Rounding::halfEven,
                                    numeric::Overflow::never);
    quantity.hasValue = true;
    return addQuantity(quantity);
  }

  // Values.
  Id number(const numeric::Rational& value, const char* format = nullptr) {
    contract::Node node = makeNode(contract::Op::constant, format == nullptr ? realType() : formatType(format));
    node.value = numeric::Value(value);
    if (format != nullptr)
      node.value = numeric::round(*node.type.format, node.value, numeric::Rounding::halfEven, numeric::Overflow::inf);
    return add(node);
  }
  Id integer(std::int64_t value) {
    contract::Node node = makeNode(contract::Op::constant, integerType());
    node.value = numeric::Value(value);
    return add(node);
  }
  Id read(contract::QuantityId quantity, std::vector<Id> args = {}) {
    contract::Node node = makeNode(contract::Op::read, contract.quantity(quantity).type, std::move(args));
    node.quantity = quantity;
    return add(node);
  }
  Id old(contract::QuantityId quantity, std::vector<Id> args = {}) {
    const Id id = read(quantity, std::move(args));
    contract.node(id).op = contract::Op::old;
    return id;
  }
  Id in(const char* format, contract::Op op, std::vector<Id> args) {
    return operation(formatType(format), op, std::move(args));
  }
  Id real(contract::Op op, std::vector<Id> args) { return operation(realType(), op, std::move(args)); }
  Id integral(contract::Op op, std::vector<Id> args) { return operation(integerType(), op, std::move(args)); }
  Id test(contract::Op op, std::vector<Id> args) {
    return operation({.kind = contract::Type::Kind::boolean}, op, std::move(args));
  }
  // Of the type of the first argument.
  Id same(contract::Op op, std::vector<Id> args) {
    const contract::Type type = contract.node(args.back()).type;
    return operation(type, op, std::move(args));
  }
  Id cast(const char* format, Id value, numeric::Rounding rounding, numeric::Overflow overflow) {
    contract::Node node = makeNode(contract::Op::cast, formatType(format), {value});
    node.rounding = rounding;
    node.overflow = overflow;
    return add(node);
  }
  Id reduce(contract::Reduction reduction, std::vector<Id> over, Id body, Id where = contract::kNone,
            Id empty = contract::kNone) {
    contract::Node node = makeNode(contract::Op::reduce, contract.node(body).type, {body});
    node.reduction = reduction;
    for (const Id id : over)
      node.bound.push_back(contract.node(id).index);
    node.hasWhere = where != contract::kNone;
    node.hasEmpty = empty != contract::kNone;
    if (node.hasWhere)
      node.args.push_back(where);
    if (node.hasEmpty)
      node.args.push_back(empty);
    return add(node);
  }
  Id oneOf(const std::string& name, contract::Scope scope, std::vector<Path> paths) {
    contract::Choice choice;
    choice.name = name;
    choice.scope = std::move(scope);
    choice.clause = clause_;
    choice.span = span();
    contract::Node node = makeNode(contract::Op::choose, contract.node(paths.front().value).type);
    for (const Path& path : paths) {
      choice.labels.push_back(path.label);
      node.args.push_back(path.value);
    }
    contract.choices.push_back(choice);
    node.choice = static_cast<contract::ChoiceId>(contract.choices.size() - 1);
    node.kind = contract::ValueKind::choice;
    return add(node);
  }

  // Statements.
  void clause(const std::string& name) {
    contract.clauses.push_back({.name = name, .span = span(), .defines = {}});
    clause_ = static_cast<contract::ClauseId>(contract.clauses.size() - 1);
  }
  contract::QuantityId let(const std::string& name, std::vector<Id> indices, Id value, Id guard = contract::kNone) {
    contract::Quantity quantity = makeQuantity(name, contract::Role::let, contract.node(value).type);
    const contract::QuantityId id = addQuantity(quantity);
    define(id, indices, value, guard);
    return id;
  }
  void define(contract::QuantityId id, const std::vector<Id>& target, Id value, Id guard = contract::kNone) {
    contract::Quantity& quantity = contract.quantity(id);
    if (quantity.arms.empty()) {
      for (const Id node : target)
        collectIndices(node, quantity.indices);
      if (quantity.role != contract::Role::let)
        quantity.target = target;
    }
    contract::Arm arm;
    arm.clause = clause_;
    arm.guard = guard;
    arm.value = value;
    arm.span = span();
    quantity.arms.push_back(std::move(arm));
    if (clause_ != contract::kNone)
      contract.clauses[static_cast<std::size_t>(clause_)].defines.push_back(id);
  }
  contract::Quantity& operator[](contract::QuantityId id) { return contract.quantity(id); }

  static contract::Scope per(contract::Scope::Kind kind) { return {.kind = kind, .instance = {}}; }
  static contract::Scope per(std::vector<Id> instance) {
    return {.kind = contract::Scope::Kind::instance, .instance = std::move(instance)};
  }
  static contract::Type formatType(const char* name) {
    return {.kind = contract::Type::Kind::format, .format = numeric::findFormat(name)};
  }
  static contract::Type integerType() { return {.kind = contract::Type::Kind::integer}; }
  static contract::Type realType() { return {.kind = contract::Type::Kind::real}; }

private:
  static contract::Node makeNode(contract::Op op, contract::Type type, std::vector<Id> args = {}) {
    contract::Node node;
    node.op = op;
    node.type = type;
    node.args = std::move(args);
    return node;
  }
  contract::Quantity makeQuantity(const std::string& name, contract::Role role, contract::Type type) {
    contract::Quantity quantity;
    quantity.name = name;
    quantity.role = role;
    quantity.type = type;
    quantity.span = span();
    return quantity;
  }
  Id operation(contract::Type type, contract::Op op, std::vector<Id> args) {
    return add(makeNode(op, type, std::move(args)));
  }
  // Each node and each declaration gets a span of its own, so that reports can be told apart.
  Id add(contract::Node node) {
    node.span = span();
    return contract.add(std::move(node));
  }
  contract::QuantityId addQuantity(contract::Quantity quantity) {
    contract.quantities.push_back(std::move(quantity));
    return static_cast<contract::QuantityId>(contract.quantities.size() - 1);
  }
  void collectIndices(Id id, std::vector<contract::IndexId>& indices) const {
    const contract::Node& node = contract.node(id);
    if (node.op == contract::Op::index && std::find(indices.begin(), indices.end(), node.index) == indices.end())
      indices.push_back(node.index);
    for (const Id arg : node.args)
      collectIndices(arg, indices);
  }
  Span span() {
    ++spans_;
    return {.file = 0, .begin = spans_, .end = spans_ + 1};
  }

  contract::ClauseId clause_ = contract::kNone;
  std::uint32_t spans_ = 0;
};

} // namespace qkc::semantics::testing
