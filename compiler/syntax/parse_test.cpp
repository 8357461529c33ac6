// What the tree holds for what is written.

#include "compiler/diag/render.h"
#include "compiler/syntax/dump.h"
#include "compiler/syntax/parse.h"
#include "compiler/syntax/print.h"

#include <doctest/doctest.h>

#include <string>

namespace {

using namespace qkc;
using namespace qkc::syntax;

struct Text {
  SourceMap sources;
  std::optional<File> file;

  explicit Text(std::string text) {
    diag::Sink sink;
    const FileId id = sources.add("text.qkc", std::move(text));
    file = parse(sources, id, sink);
    for (const diag::Diagnostic& diagnostic : sink.diagnostics())
      FAIL_CHECK(diag::render(sources, diagnostic, false));
    REQUIRE(file);
  }
  template <typename Node> const Node& declaration(std::size_t i = 0) const {
    return std::get<Node>(file->declarations.at(i));
  }
};

// The dump of an expression that stands alone on a right-hand side.
std::string tree(const std::string& expr) {
  const Text text("fn f(a) = " + expr);
  return dump(std::get<Expr>(text.declaration<Fn>().result.value));
}

// An expression as it is printed.
std::string printed(const std::string& expr) {
  const Text text("fn f(a) = " + expr);
  return print(std::get<Expr>(text.declaration<Fn>().result.value));
}

template <typename Node> const Node& bodyItem(const Text& text, std::size_t i) {
  return std::get<Node>(text.declaration<Contract>().body.at(i));
}

} // namespace

TEST_CASE("operators bind from or to power, and associate to the left") {
  CHECK(tree("a or b and c == d | e & f << g + h * -i ^ 2") ==
        tree("a or (b and (c == (d | (e & (f << (g + (h * (-(i ^ 2)))))))))"));
  CHECK(tree("a - b - c") == tree("(a - b) - c"));
  CHECK(tree("a / b * c % d") == tree("((a / b) * c) % d"));
  CHECK(tree("a ^ b ^ c") == tree("a ^ (b ^ c)"));
  CHECK(tree("2^-60 * x") == tree("(2^(-60)) * x"));
  CHECK(tree("-a ^ 2") == tree("-(a ^ 2)"));
  CHECK(tree("not a or b") == tree("(not a) or b"));
  CHECK(tree("a - -b") == tree("a - (-b)"));
  CHECK(tree("a >= b and c < d") == tree("(a >= b) and (c < d)"));
  CHECK(tree("if a then b else c + d") == tree("if a then b else (c + d)"));
  CHECK(tree("1 + x[t] outside 0 - 1") == tree("(1 + (x[t] outside 0)) - 1"));
  CHECK(tree("sum over k of (a) / N") == tree("(sum over k of (a)) / N"));
  CHECK(tree("(a < b) == (c < d)") != tree("a < b"));
  CHECK(tree("a - (b - c)") != tree("a - b - c"));
}

TEST_CASE("printing writes the parentheses that are needed, and no others") {
  for (const char* same : {"a - (b - c)",
                           "(a + b) * c",
                           "a + b * c",
                           "a^b^c",
                           "(a^b)^c",
                           "(-a)^2",
                           "-a^2",
                           "2^-60",
                           "not (a == b)",
                           "(not a) == b",
                           "(a < b) == (c < d)",
                           "a / (b * c)",
                           "(if a then b else c) + 1",
                           "f(nan)",
                           "f(a, nan -1)",
                           "f(a, nan (b + c))",
                           "max over h where h < H of (abs(x[t, h])) empty -inf first nan drops",
                           "mean over j weight w[j] of (v[j])",
                           "x[b].qs[e] * x[b].d",
                           "x[i, j] outside -1",
                           "x[i] outside (a + b)",
                           "old(amax)",
                           "match mode { in: a; b: nan }",
                           "by kv { a: if x then y else z; b: 2 }",
                           "-(-a)",
                           "not not a",
                           "elem.max",
                           "0x7f + 1e-10 + 0.5"}) {
    CAPTURE(same);
    const std::string once = printed(same);
    CHECK(tree(once) == tree(same));
    if (std::string(same) != "-(-a)")
      CHECK(once == same);
  }
  CHECK(printed("((a)) + ((b * c))") == "a + b * c");
}

TEST_CASE("numbers keep their text") {
  const Text text("fn f(a) = 0.10 + 0x0F + 1E-10 + 100");
  CHECK(dump(*text.file).find("0.10") != std::string::npos);
  CHECK(dump(*text.file).find("0x0F") != std::string::npos);
  CHECK(dump(*text.file).find("1E-10") != std::string::npos);
}

TEST_CASE("spans cover what they name") {
  const Text text("// head\nfn silu(v) = v / (1 + exp(-v))\n");
  const auto& fn = text.declaration<Fn>();
  CHECK(text.sources.slice(fn.span) == "fn silu(v) = v / (1 + exp(-v))");
  CHECK(text.sources.slice(fn.name.span) == "silu");
  const auto& quotient = std::get<Binary>(std::get<Expr>(fn.result.value).node);
  CHECK(text.sources.slice(quotient.right->span) == "1 + exp(-v)");
  CHECK(text.sources.slice(fn.result.span) == "v / (1 + exp(-v))");
}

TEST_CASE("a contract has its headers, then free lets and choices, then clauses") {
  const Text text("contract c<elem in {e4m3, e2m1}, G in {64, 128}> {\n"
                  "  summary \"words // not a comment\"\n"
                  "  dim T >= 1, K multiple of G, D in {64, 128}, N in 1..2^20, P = K / 2\n"
                  "  index t < T, k < K\n"
                  "  range i of b = off[b] ..< off[b + 1]\n"
                  "  in x: elem[T, K] holds nan, -inf, subnormal stored rows, s: f32[] positive magnitude 2^-40..2^40\n"
                  "  inout y: q4_0[T] field d finite positive field m finite\n"
                  "  param eps: f32 positive = 1e-5\n"
                  "  assume s > 0\n"
                  "  let a[t] = max over k of (x[t, k])\n"
                  "  choose kv per kernel { one; in }\n"
                  "  assume a[0] > 0\n"
                  "  clause range: y[t].d = a[t]\n"
                  "}\n");
  const auto& contract = text.declaration<Contract>();
  REQUIRE(contract.params.size() == 2);
  CHECK(contract.params[1].values.size() == 2);
  REQUIRE(contract.headers.size() == 8);
  CHECK(std::get<Summary>(contract.headers[0]).text == "words // not a comment");
  const auto& dims = std::get<Dims>(contract.headers[1]).dims;
  REQUIRE(dims.size() == 5);
  CHECK(dims[1].kind == Dim::Kind::MultipleOf);
  CHECK(dims[2].values.size() == 2);
  CHECK_FALSE(dims[3].range->halfOpen);
  CHECK(dims[4].kind == Dim::Kind::Derived);
  CHECK(std::get<RaggedRange>(contract.headers[3]).range.halfOpen);
  const auto& in = std::get<Tensors>(contract.headers[4]);
  REQUIRE(in.tensors.size() == 2);
  CHECK(in.tensors[0].properties[0].specials ==
        std::vector{SpecialValue::Nan, SpecialValue::MinusInfinity, SpecialValue::Subnormal});
  CHECK(in.tensors[0].properties[1].layout->name.text == "rows");
  CHECK(in.tensors[1].shape.empty());
  const auto& properties = std::get<Tensors>(contract.headers[5]).tensors[0].properties;
  REQUIRE(properties.size() == 3);
  CHECK(properties[1].field->text == "d");
  CHECK(properties[1].kind == Property::Kind::Positive);
  CHECK(properties[2].field->text == "m");
  CHECK(std::holds_alternative<Assume>(contract.headers[7]));
  REQUIRE(contract.body.size() == 4);
  CHECK(std::get<Choose>(contract.body[1]).options[1].text == "in");
  CHECK(std::holds_alternative<Assume>(contract.body[2]));
  const auto& clause = std::get<Clause>(contract.body[3]);
  CHECK(clause.name.text == "range");
  CHECK(std::get<Judgement>(clause.items[0]).target.field->text == "d");
}

TEST_CASE("a right-hand side has its arithmetic, freedoms, guard and mask") {
  const Text text("contract c { dim T >= 1 clause a:\n"
                  "  y[t] within one of { div: x / s; inv: nan } per [t, 2 * g] in acc(128) wrap any order depth 3,\n"
                  "    in order, any association contraction allowed reciprocal allowed factor out flush allowed\n"
                  "    float atomics allowed pieces <= 4 along e split 2..16 blocks 128 into f32_free\n"
                  "    exp within 2 ulp after 1 roundings tanh within 2^-10 rel erf within 1e-7 abs\n"
                  "    base two exponential online may reorder between calls when x > 0 mask 1.5% on normal one value\n"
                  "  z within 2 steps of x; w within abs 1e-3 rel 2^-10 of x in real otherwise }");
  const auto& items = bodyItem<Clause>(text, 0).items;
  REQUIRE(items.size() == 3);
  const auto& first = std::get<Judgement>(items[0]);
  CHECK(first.relation == Judgement::Relation::Within);
  const auto& choice = std::get<Choice>(first.value.value);
  CHECK(choice.paths[1].label.text == "inv");
  CHECK(choice.scope.kind == Scope::Kind::Indices);
  CHECK(choice.scope.indices.size() == 2);
  CHECK(first.value.arithmetic->name.text == "acc");
  CHECK(first.value.arithmetic->wrap);
  using Kind = Freedom::Kind;
  std::vector<Kind> kinds;
  for (const Freedom& freedom : first.value.freedoms)
    kinds.push_back(freedom.kind);
  CHECK(kinds == std::vector{Kind::AnyOrder, Kind::InOrder, Kind::AnyAssociation, Kind::ContractionAllowed,
                             Kind::ReciprocalAllowed, Kind::FactorOut, Kind::FlushAllowed, Kind::FloatAtomicsAllowed,
                             Kind::Pieces, Kind::Split, Kind::Blocks, Kind::Accuracy, Kind::Accuracy, Kind::Accuracy,
                             Kind::BaseTwoExponential, Kind::Online, Kind::ReorderBetweenCalls});
  CHECK(print(*first.value.freedoms[0].amount) == "3");
  CHECK(first.value.freedoms[8].name->text == "e");
  CHECK(print(*first.value.freedoms[9].upper) == "16");
  CHECK(print(*first.value.freedoms[11].roundings) == "1");
  CHECK(first.value.freedoms[12].unit == Freedom::Unit::Relative);
  CHECK(first.value.freedoms[13].unit == Freedom::Unit::Absolute);
  CHECK(print(*first.value.guard->condition) == "x > 0");
  CHECK(first.value.mask->percent == "1.5");
  CHECK(first.value.oneValue);
  CHECK(print(*std::get<Judgement>(items[1]).steps) == "2");
  const auto& third = std::get<Judgement>(items[2]);
  CHECK(print(*third.absolute) == "1e-3");
  CHECK(print(*third.relative) == "2^-10");
  CHECK(third.value.arithmetic->name.text == "real");
  CHECK_FALSE(third.value.guard->condition);
}

TEST_CASE("cases and mutants") {
  const Text text("contract c { dim T >= 1 clause codes: y = 1\n"
                  "  case tie { T = 4 x = [1, -0.5, nan] x[0, 2] = bits [0x7fc0] y = bits [1, 2] }\n"
                  "  mutant away of codes: y = 2\n"
                  "  mutant overflow . wrap of codes equivalent by interval\n"
                  "  mutant last of codes: let a = 1 y = a equivalent by enumerate }");
  const auto& hand = bodyItem<Case>(text, 1);
  REQUIRE(hand.entries.size() == 4);
  CHECK_FALSE(hand.entries[0].isList);
  CHECK(hand.entries[1].values.size() == 3);
  CHECK(hand.entries[2].isBits);
  CHECK(hand.entries[2].indices.size() == 2);
  CHECK(hand.entries[3].values.size() == 2);
  CHECK_FALSE(bodyItem<Mutant>(text, 2).equivalentProof);
  CHECK(bodyItem<Mutant>(text, 3).name.text == "overflow.wrap");
  CHECK(bodyItem<Mutant>(text, 3).items.empty());
  CHECK(bodyItem<Mutant>(text, 4).items.size() == 2);
  CHECK(bodyItem<Mutant>(text, 4).equivalentProof->text == "enumerate");
}

TEST_CASE("layouts, structs, tables, records, accumulators, functions and instances") {
  const Text text(
      "layout swizzle(P) for any[k < K, n < N] in u32 { split k = kt, kl:2 split n = nt, nl:4\n"
      "  at [(kt, rev kl), nt ^ kl + 3] slot (nl, kl) pad any }\n"
      "struct s(D) of 4 + D bytes { d: f16 at 2 sc: u6[j < 8] { split j = h:2, l:4\n"
      "  bits { h == 0: [4 + l] 0..5; h == 1: [12 + l] 0..3, [4 + l] 6..7 } } q: u8[e < D] { at [4 + e] } pad 0 }\n"
      "table t: f32[2] = {-1.0, 1} profile p { step = 16 source = \"probe\" terms = {1, 2} }\n"
      "accumulator a(B) = any of { f32 any order; tensor_core(p) promoted every <= B to f32_free } splits <= 64\n"
      "fn f(a: i32, b) -> i32 { let c = a + b in i64 wrap result i32(c, wrap) }\n"
      "instance i = fam<e4m3, -1, half_even>\n");
  const auto& layout = text.declaration<Layout>(0);
  CHECK(layout.element.name.text == "any");
  CHECK(layout.word->name.text == "u32");
  REQUIRE(layout.at.size() == 2);
  CHECK(layout.at[0].items[1].kind == Place::Kind::Reversed);
  CHECK(layout.at[1].kind == Place::Kind::Sum);
  CHECK(layout.at[1].items[0].second->text == "kl");
  CHECK_FALSE(layout.splits[0].digits[0].radix);
  CHECK_FALSE(layout.pad->value);
  const auto& structure = text.declaration<Struct>(1);
  REQUIRE(structure.fields.size() == 3);
  CHECK(print(*structure.fields[0].offset) == "2");
  REQUIRE(structure.fields[1].bits.size() == 2);
  CHECK(structure.fields[1].bits[1].ranges.size() == 2);
  CHECK(structure.fields[2].at->kind == Place::Kind::Sum);
  CHECK(print(*structure.pad->value) == "0");
  CHECK(text.declaration<Table>(2).values.size() == 2);
  CHECK(std::get<std::string>(text.declaration<Record>(3).entries[1].value) == "probe");
  const auto& accumulator = text.declaration<Accumulator>(4);
  REQUIRE(accumulator.evaluations.size() == 2);
  CHECK(accumulator.evaluations[1].promotedTo->name.text == "f32_free");
  CHECK(print(*accumulator.splits) == "64");
  const auto& fn = text.declaration<Fn>(5);
  CHECK(fn.lets.size() == 1);
  CHECK(fn.params[0].type->name.text == "i32");
  CHECK_FALSE(fn.params[1].type);
  CHECK(text.declaration<Instance>(6).args.size() == 3);
}

TEST_CASE("comments are kept, in their place and order") {
  const Text text(
      "// first\n\n// second\ncontract c { // beside\n  dim T >= 1 // of dim\n\n  // own\n  clause a: y = // inside\n"
      "    1\n  // last\n}\n// end");
  CHECK(text.file->comments.size() == 8);
  CHECK(print(*text.file) == "// first\n\n// second\ncontract c {  // beside\n  dim T >= 1  // of dim\n  // own\n"
                             "  clause a: y = 1  // inside\n  // last\n}\n// end\n");
}

TEST_CASE("line ends and blanks mean nothing") {
  const Text lines("contract c {\r\n\tdim T >= 1\r\n\tclause a:\r\n\t\ty = 1\r\n}\r\n");
  const Text one("contract c{dim T>=1 clause a:y=1}");
  CHECK(dump(*lines.file) == dump(*one.file));
  const Text nothing("");
  CHECK(nothing.file->declarations.empty());
  const Text comment("// only a comment");
  CHECK(print(*comment.file) == "// only a comment\n");
}
