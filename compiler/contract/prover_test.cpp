#include "compiler/contract/prover.h"

#include <doctest/doctest.h>

namespace qkc::contract {

namespace {

// A contract of extents and index variables alone.
struct Fixture {
  Contract contract;
  Ranges ranges{contract};
  Prover prover{contract, ranges};

  NodeId number(std::int64_t value) {
    Node node;
    node.type.kind = Type::Kind::integer;
    node.value = numeric::Value(value);
    return contract.add(std::move(node));
  }
  NodeId apply(Op op, NodeId a, NodeId b) {
    Node node;
    node.op = op;
    node.type.kind = Type::Kind::integer;
    node.args = {a, b};
    return contract.add(std::move(node));
  }
  NodeId dim(std::int64_t least, std::int64_t multiple = 1, std::optional<std::int64_t> most = std::nullopt) {
    Dim dim;
    dim.least = least;
    dim.multipleOf = multiple;
    dim.most = most;
    contract.dims.push_back(dim);
    Node node;
    node.op = Op::dim;
    node.type.kind = Type::Kind::integer;
    node.dim = static_cast<DimId>(contract.dims.size() - 1);
    return contract.add(std::move(node));
  }
  NodeId index(NodeId extent) {
    contract.indices.push_back({"i", {}, extent});
    Node node;
    node.op = Op::index;
    node.type.kind = Type::Kind::integer;
    node.index = static_cast<IndexId>(contract.indices.size() - 1);
    return contract.add(std::move(node));
  }
  bool below(NodeId index, NodeId extent, const Prover::Facts& facts = {}) {
    const Polynomial place = prover.polynomial(index);
    return prover.nonNegative(place, facts) &&
           prover.nonNegative(prover.polynomial(extent) - place - Polynomial(1), facts);
  }
};

} // namespace

TEST_CASE("a group and an offset stay inside a multiple of the group") {
  Fixture f;
  const NodeId k = f.dim(128, 128);
  const NodeId g = f.index(f.apply(Op::div, k, f.number(128)));
  const NodeId j = f.index(f.number(128));
  const NodeId place = f.apply(Op::add, f.apply(Op::mul, f.number(128), g), j);
  CHECK(f.below(place, k));
  CHECK_FALSE(f.below(f.apply(Op::add, place, f.number(1)), k));
  CHECK_FALSE(f.below(f.apply(Op::sub, place, f.number(1)), k));
  // The group of an element.
  const NodeId n = f.index(k);
  CHECK(f.below(f.apply(Op::div, n, f.number(128)), f.apply(Op::div, k, f.number(128))));
  CHECK(f.below(f.apply(Op::div, n, f.number(64)), f.apply(Op::div, k, f.number(64))));
  CHECK_FALSE(f.below(f.apply(Op::div, n, f.number(64)), f.apply(Op::div, k, f.number(128))));
  CHECK(f.below(f.apply(Op::mod, n, f.number(128)), f.number(128)));
  CHECK_FALSE(f.below(f.apply(Op::mod, n, f.number(128)), f.number(127)));
  // floor((128 g + j) / 128) is g, its remainder j.
  CHECK(f.prover.polynomial(f.apply(Op::div, place, f.number(128))) == f.prover.polynomial(g));
  CHECK(f.prover.polynomial(f.apply(Op::mod, place, f.number(128))) == f.prover.polynomial(j));
}

TEST_CASE("a partial last block needs its condition") {
  Fixture f;
  const NodeId n = f.dim(1);
  const NodeId up = f.apply(Op::div, f.apply(Op::add, n, f.number(63)), f.number(64));
  const NodeId c = f.index(up);
  const NodeId j = f.index(f.number(64));
  const NodeId place = f.apply(Op::add, f.apply(Op::mul, f.number(64), c), j);
  CHECK_FALSE(f.below(place, n));
  Prover::Facts facts;
  f.prover.addFacts(f.apply(Op::less, place, n), true, facts);
  REQUIRE(facts.size() == 1);
  CHECK(f.below(place, n, facts));
  // The block of an element exists, and every block has its first element.
  const NodeId i = f.index(n);
  CHECK(f.below(f.apply(Op::div, i, f.number(64)), up));
  CHECK(f.below(f.apply(Op::mul, f.number(64), c), n));
  CHECK_FALSE(f.below(f.apply(Op::add, f.apply(Op::mul, f.number(64), c), f.number(1)), n));
}

TEST_CASE("products of extents and of index variables") {
  Fixture f;
  const NodeId t = f.dim(1);
  const NodeId h = f.dim(1);
  const NodeId a = f.index(t);
  const NodeId b = f.index(h);
  const NodeId flat = f.apply(Op::add, f.apply(Op::mul, a, h), b);
  const NodeId size = f.apply(Op::mul, t, h);
  CHECK(f.below(flat, size));
  CHECK_FALSE(f.below(f.apply(Op::add, f.apply(Op::mul, a, t), b), size));
  CHECK(f.below(f.apply(Op::div, flat, h), t));
  CHECK(f.below(f.apply(Op::mod, flat, h), h));
}

TEST_CASE("upper ends, minima and conditions that fail") {
  Fixture f;
  const NodeId d = f.dim(1, 1, 64);
  const NodeId i = f.index(d);
  CHECK(f.below(i, f.number(64)));
  CHECK_FALSE(f.below(i, f.number(63)));
  const NodeId n = f.dim(1);
  const NodeId m = f.index(n);
  CHECK(f.below(f.apply(Op::min, m, f.number(3)), n));
  CHECK_FALSE(f.below(f.apply(Op::max, m, f.number(3)), n));
  CHECK(f.below(f.apply(Op::min, m, f.number(3)), f.number(4)));
  Prover::Facts facts;
  f.prover.addFacts(f.apply(Op::less, m, f.number(1)), false, facts);
  CHECK(f.below(f.apply(Op::sub, m, f.number(1)), n, facts));
  CHECK_FALSE(f.below(f.apply(Op::sub, m, f.number(1)), n));
}

} // namespace qkc::contract
