#include "compiler/mutate/lawful.h"

#include "compiler/mutate/site.h"

#include <fmt/format.h>

namespace qkc::mutate {

using namespace contract;

namespace {

const Type kInteger{Type::Kind::integer, nullptr};
const Type kBoolean{Type::Kind::boolean, nullptr};

bool isFloatOperation(const Node& node) {
  return isFloatFormat(node.type) && node.freedoms != kNone;
}

// The references take the first path: another one is put in its place.
void otherPaths(const Contract& contract, std::vector<Mutant>& found) {
  for (std::size_t id = 0; id < contract.choices.size(); ++id) {
    const Choice& choice = contract.choices[id];
    for (std::size_t path = 1; path < choice.labels.size(); ++path) {
      Mutant variant{fmt::format("{}.path.{}", choice.name, choice.labels[path]), choice.clause, "path",
                     fmt::format("takes {}", choice.labels[path]), contract};
      for (Node& node : variant.contract.nodes)
        if (node.op == Op::choose && node.choice == static_cast<ChoiceId>(id))
          std::swap(node.args[0], node.args[path]);
      found.push_back(std::move(variant));
    }
  }
}

bool isFree(const Contract& contract, const Node& node) {
  if (node.op != Op::reduce || node.reduction != Reduction::sum || node.order != SumOrder::free)
    return false;
  const Freedoms& freedoms = contract.freedomsOf(node);
  if (freedoms.depth)
    return false; // only so many additions on the way to the sum
  if (!freedoms.accumulator)
    return freedoms.anyOrder;
  const Accumulator& accumulator = *freedoms.accumulator;
  return accumulator.every == 0 && !accumulator.members.empty() && accumulator.members.front().format != nullptr &&
         accumulator.members.front().anyOrder;
}

NodeId indexNode(Editor& editor, IndexId index) {
  const NodeId id = editor.make(Op::index, kInteger, {});
  editor.contract().node(id).index = index;
  return id;
}

NodeId lastOf(Editor& editor, IndexId index) {
  const NodeId extent = editor.contract().indices[static_cast<std::size_t>(index)].extent;
  return editor.make(Op::sub, kInteger, {extent, editor.integer(1)});
}

// The same sum over the terms that satisfy a condition as well.
NodeId partOf(Editor& editor, NodeId sum, NodeId condition) {
  Node part = editor.contract().node(sum);
  if (part.hasWhere)
    condition = editor.make(Op::logicalAnd, kBoolean, {part.args[1], condition});
  const bool hadWhere = part.hasWhere;
  part.hasWhere = true;
  if (hadWhere)
    part.args[1] = condition;
  else
    part.args.insert(part.args.begin() + 1, condition);
  return editor.contract().add(std::move(part));
}

// Sums from the end, of two halves, and of even and odd terms.
void otherOrders(const Site& site, NodeId id, Harvest& harvest) {
  const Node& sum = site.node(id);
  const IndexId bound = sum.bound.back();
  {
    Editor editor = site.edit();
    const NodeId place = editor.make(Op::sub, kInteger, {lastOf(editor, bound), indexNode(editor, bound)});
    const NodeId copy = editor.clone(id);
    for (std::size_t k = 0; k < (sum.hasWhere ? 2U : 1U); ++k) {
      const NodeId turned = editor.substitute(editor.contract().node(copy).args[k], {{bound, place}});
      editor.contract().node(copy).args[k] = turned;
    }
    harvest.add(site, "order", "from_the_end", "adds the terms from the last one", editor);
  }
  const auto inTwo = [&](const char* name, const char* text, auto&& isFirst) {
    Editor editor = site.edit();
    const NodeId copy = editor.clone(id);
    const NodeId condition = isFirst(editor);
    const NodeId first = partOf(editor, copy, condition);
    const NodeId second = partOf(editor, copy, editor.make(Op::logicalNot, kBoolean, {condition}));
    const NodeId whole = editor.make(Op::add, sum.type, {first, second});
    editor.contract().node(whole).freedoms = sum.freedoms;
    editor.replace(id, whole);
    harvest.add(site, "order", name, text, editor);
  };
  inTwo("two_halves", "adds the sums of two halves", [&](Editor& e) {
    const NodeId extent = site.contract.indices[static_cast<std::size_t>(bound)].extent;
    const NodeId twice = e.make(Op::mul, kInteger, {e.integer(2), indexNode(e, bound)});
    return e.make(Op::less, kBoolean, {twice, extent});
  });
  inTwo("even_and_odd", "adds the sums of even and odd terms", [&](Editor& e) {
    const NodeId parity = e.make(Op::mod, kInteger, {indexNode(e, bound), e.integer(2)});
    return e.make(Op::equal, kBoolean, {parity, e.integer(0)});
  });
}

void otherArithmetic(const Site& site, NodeId id, Harvest& harvest) {
  const Node& node = site.node(id);
  const Freedoms& freedoms = site.contract.freedomsOf(node);
  const auto put = [&](const char* facet, const char* name, const char* text, auto&& build) {
    Editor editor = site.edit();
    const NodeId replacement = build(editor);
    editor.replace(id, replacement);
    harvest.add(site, facet, name, text, editor);
  };
  const auto sameStatement = [&](NodeId other, Op op) {
    return site.node(other).op == op && site.node(other).freedoms == node.freedoms &&
           site.node(other).type == node.type;
  };
  const auto made = [&](Editor& editor, Op op, std::vector<NodeId> args) {
    const NodeId made = editor.make(op, node.type, std::move(args));
    editor.contract().node(made).freedoms = node.freedoms;
    return made;
  };
  if (node.op == Op::div && freedoms.reciprocal)
    put("reciprocal", "multiplied", "multiplies by the reciprocal", [&](Editor& e) {
      const NodeId one = e.constant(node.type, numeric::Value(std::int64_t{1}));
      const NodeId inverse = made(e, Op::div, {one, e.clone(node.args[1])});
      return made(e, Op::mul, {e.clone(node.args[0]), inverse});
    });
  if (node.op == Op::add && freedoms.contraction)
    for (const std::size_t k : {0U, 1U})
      if (sameStatement(node.args[k], Op::mul))
        put("contraction", "fused", "fuses a product and a sum", [&](Editor& e) {
          const Node product = e.contract().node(e.clone(node.args[k]));
          return made(e, Op::fma, {product.args[0], product.args[1], e.clone(node.args[1 - k])});
        });
  if (node.op == Op::mul && freedoms.regroups() && sameStatement(node.args[0], Op::mul))
    put("association", "regrouped", "multiplies the last two factors first", [&](Editor& e) {
      const Node product = e.contract().node(e.clone(node.args[0]));
      const NodeId inner = made(e, Op::mul, {product.args[1], e.clone(node.args[1])});
      return made(e, Op::mul, {product.args[0], inner});
    });
}

} // namespace

std::vector<Mutant> lawfulVariantsOf(const Contract& contract) {
  std::vector<Mutant> found;
  otherPaths(contract, found);
  Harvest harvest;
  for (QuantityId id = 0; id < static_cast<QuantityId>(contract.quantities.size()); ++id)
    for (std::size_t arm = 0; arm < contract.quantity(id).arms.size(); ++arm) {
      const Site site{contract, id, arm, ""};
      for (const NodeId node : nodesOf(site, isFloatOperation)) {
        if (isFree(contract, contract.node(node)))
          otherOrders(site, node, harvest);
        otherArithmetic(site, node, harvest);
      }
    }
  for (Mutant& variant : harvest.take())
    found.push_back(std::move(variant));
  return found;
}

} // namespace qkc::mutate
