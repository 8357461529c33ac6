// Mutants that the text gives: typed where they stand, grafted on their contract.

#include "compiler/contract/check_text.h"
#include "compiler/contract/dump.h"
#include "compiler/contract/print_expr.h"
#include "compiler/contract/queries.h"
#include "compiler/mutate/mutants.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace qkc;
using contract::Contract;

namespace {

std::unique_ptr<contract::Checked> checked(const std::string& mutants) {
  return contract::checkText(
      "contract c {\n  dim T >= 1, H >= 1\n  index t < T, h < H\n  in x: f32[T, H] finite\n"
      "  out q: i8[T, H]\n  out z: i32[T, H]\n  clause codes:\n    let y[t, h] = x[t, h] * 3 in f32\n"
      "    q[t, h] = i8(y[t, h], half_even, saturate)\n"
      "  clause twice: z[t, h] = i32(y[t, h], half_even, saturate)\n" +
      mutants + "\n}\n");
}

const contract::Quantity& named(const Contract& contract, const std::string& name) {
  return *std::ranges::find(contract.quantities, name, &contract::Quantity::name);
}

std::string valueOf(const Contract& contract, const std::string& name) {
  return contract::printExpr(contract, named(contract, name).arms.front().value);
}

const mutate::Mutant& byId(const std::vector<mutate::Mutant>& mutants, const std::string& id) {
  const auto found = std::ranges::find(mutants, id, &mutate::Mutant::id);
  REQUIRE(found != mutants.end());
  return *found;
}

} // namespace

TEST_CASE("a mutant by hand changes its clause, and nodes are only added") {
  const auto text = checked("  mutant away of codes:\n    let y[t, h] = x[t, h] * 3 in f32\n"
                            "    q[t, h] = i8(y[t, h], half_away, saturate)");
  INFO(text->report());
  REQUIRE(text->contracts.size() == 1);
  const Contract& contract = text->contracts.front();
  const auto mutants = mutate::mutantsOf(contract);
  const mutate::Mutant& away = byId(mutants, "codes.by_hand.away");
  CHECK(away.facet == "by_hand");
  CHECK(away.text == "away: let y[t, h] = x[t, h] * 3 in f32 q[t, h] = i8(y[t, h], half_away, saturate)");
  CHECK(contract.clauses[static_cast<std::size_t>(away.clause)].name == "codes");
  CHECK(valueOf(away.contract, "q") == "i8(y[t, h], half_away, saturate)");
  CHECK(away.contract.quantities.size() == contract.quantities.size());
  REQUIRE(away.contract.nodes.size() >= contract.nodes.size());
  for (std::size_t id = 0; id < contract.nodes.size(); ++id)
    CHECK(contract::sameOperation(contract.nodes[id], away.contract.nodes[id]));
  CHECK(named(away.contract, "z").arms.front().value == named(contract, "z").arms.front().value);
  CHECK(std::ranges::all_of(mutants, [](const mutate::Mutant& m) { return m.contract.mutants.empty(); }));
}

TEST_CASE("it may have lets and choices of its own, and change what other clauses read") {
  const auto text = checked("  mutant more of codes:\n    let y[t, h] = bf16(x[t, h], half_even, inf)\n"
                            "    let up[t, h] = one of { half: y[t, h] * 0.5; all: y[t, h] } per call in f32\n"
                            "    q[t, h] = i8(up[t, h], half_even, saturate)");
  INFO(text->report());
  REQUIRE(text->contracts.size() == 1);
  const Contract& contract = text->contracts.front();
  const mutate::Mutant more = byId(mutate::mutantsOf(contract), "codes.by_hand.more");
  CHECK(more.contract.quantities.size() == contract.quantities.size() + 1);
  CHECK(more.contract.choices.size() == contract.choices.size() + 1);
  CHECK(contract::printType(named(more.contract, "y").type) == "bf16");
  // The reader in the other clause has the new type.
  const contract::Node& cast = more.contract.node(named(more.contract, "z").arms.front().value);
  CHECK(contract::printType(more.contract.node(cast.args.front()).type) == "bf16");
  const auto& defines = more.contract.clauses.front().defines;
  REQUIRE(defines.size() == 3);
  CHECK(more.contract.quantity(defines[1]).name == "up");
}

TEST_CASE("mutants by hand do not change what a contract means") {
  const auto without = checked("");
  const auto with = checked("  mutant away of codes:\n    let y[t, h] = x[t, h] * 3 in f32\n"
                            "    q[t, h] = i8(y[t, h], half_away, saturate)\n"
                            "  mutant rounding.to_zero of twice equivalent by interval");
  REQUIRE(with->contracts.size() == 1);
  CHECK(contract::canonicalText(with->contracts.front()) == contract::canonicalText(without->contracts.front()));
  const auto& mutants = with->contracts.front().mutants;
  REQUIRE(mutants.size() == 2);
  CHECK(mutate::idOf(with->contracts.front(), mutants[1]) == "twice.rounding.to_zero");
  CHECK(mutants[1].changed == nullptr);
}

TEST_CASE("a mutant is typed where its clause stands, and says so") {
  const auto later = checked("  mutant other of codes: q[t, h] = i8(z[t, h], saturate)");
  CHECK(later->contracts.empty());
  CHECK(later->report().find("in the mutant 'other', whose items stand in place of those of codes") !=
        std::string::npos);
  // What the clause defined is missed by those that read it.
  const auto without = checked("  mutant short of codes: q[t, h] = i8(x[t, h], half_even, saturate)");
  CHECK(without->errors() == std::vector<std::string>{"QKC0203:10"});
}

TEST_CASE("a mutant may leave its clause without a definition that this instance has") {
  const auto text =
      contract::checkText("contract f<K in {a, b}> {\n  dim T >= 1\n  index t < T\n  in x: f32[T] finite\n"
                          "  out q: i8[T]\n  out extra: f32[T] when K == b\n"
                          "  clause small: q[t] = 0 when x[t] < 1\n    extra[t] = x[t]\n"
                          "  clause large: q[t] = 1 when x[t] > 8\n"
                          "  clause codes: q[t] = i8(x[t], half_even, saturate) otherwise\n"
                          "  mutant alone of small: extra[t] = x[t]\n}\ninstance fa = f<a>\ninstance fb = f<b>\n");
  INFO(text->report());
  REQUIRE(text->contracts.size() == 2);
  for (const Contract& contract : text->contracts) {
    const mutate::Mutant alone = byId(mutate::mutantsOf(contract), "small.by_hand.alone");
    CHECK(named(alone.contract, "q").arms.size() == 2);
    CHECK(alone.contract.clauses.size() == contract.clauses.size());
  }
}
