#include "compiler/contract/check_text.h"
#include "compiler/contract/print_expr.h"
#include "compiler/contract/typecheck.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>

namespace qkc::contract {

namespace {

using Errors = std::vector<std::string>;

// A contract over x: f32[T, H], i: i32[T], k: i8[T, H] and y: f32[T, H], z: i32[T, H] with the given lines, from
// line 6.
std::unique_ptr<Checked> body(const std::string& lines, const std::string& domain = "finite") {
  return checkText("contract p {\n  dim T >= 1, H multiple of 8\n  index t < T, h < H, g < H/8, j < 8\n"
                   "  in x: f32[T, H] " +
                   domain + ", i: i32[T] range 0..100, k: i8[T, H]\n  out y: f32[T, H], z: i32[T, H]\n" + lines +
                   "\n}\n");
}

const Quantity& named(const Contract& contract, const std::string& name) {
  return *std::ranges::find_if(contract.quantities, [&](const Quantity& quantity) { return quantity.name == name; });
}

const Node& value(const Checked& checked, const std::string& name) {
  const Contract& contract = checked.contracts.front();
  return contract.node(named(contract, name).arms.front().value);
}

const std::string kRest = "\n  clause rest: z[t, h] = 0";
const std::string kOther = "\n  clause rest: y[t, h] = 0";

} // namespace

TEST_CASE("words of a conversion may be left out where they are idle") {
  const auto checked = body("  let a[t, h] = i8(i[t] + k[t, h], saturate)\n"
                            "  let b[t, h] = i16(i[t] + k[t, h])\n"
                            "  let c[t, h] = f32(a[t, h])\n"
                            "  let d[t, h] = f64(x[t, h])\n"
                            "  let e[t] = bf16(i[t])\n"
                            "  let f[t, h] = i32(x[t, h], to_zero, saturate)\n"
                            "  clause one: y[t, h] = max(a[t, h], b[t, h], c[t, h])\n"
                            "  clause two: z[t, h] = if d[t, h] == e[t] then f[t, h] else -f[t, h]");
  CHECK(checked->errors() == Errors{"QKC0309:13"}); // -(-2^31) leaves i32
  const auto good = body("  let a[t, h] = i8(i[t] + k[t, h], saturate)\n"
                         "  let b[t, h] = i16(i[t] + k[t, h])\n"
                         "  clause one: y[t, h] = max(a[t, h], b[t, h])" +
                         kRest);
  INFO(good->report());
  REQUIRE(good->contracts.size() == 1);
  CHECK(value(*good, "a").roundingIdle);
  CHECK_FALSE(value(*good, "a").overflowIdle);
  CHECK(value(*good, "b").overflowIdle);
  // The maximum of i8 and i16 is one of i16, which f32 holds.
  CHECK(printType(value(*good, "y").type) == "i16");
}

TEST_CASE("never is proved from ranges") {
  const std::string narrow = "  clause one: y[t, h] = f16(x[t, h] * 2, half_even, never) in f32" + kRest;
  CHECK(body(narrow, "finite magnitude 2^-10..30000")->errors().empty());
  // 65519 is the largest number that rounds to 65504.
  CHECK(body("  clause one: y[t, h] = f16(x[t, h], half_even, never)" + kRest, "range 0..65519")->errors().empty());
  CHECK(body("  clause one: y[t, h] = f16(x[t, h], half_even, never)" + kRest, "range 0..65520")->errors() ==
        Errors{"QKC0307:6"});
  CHECK(body(narrow, "finite magnitude 2^-10..33000")->errors() == Errors{"QKC0307:6"});
  CHECK(body("  clause one: z[t, h] = i32(100 / x[t, h], to_zero, never) in f32" + kOther, "positive magnitude 1..2^9")
            ->errors()
            .empty());
  CHECK(body("  clause one: z[t, h] = i32(100 / x[t, h], to_zero, never) in f32" + kOther, "finite")->errors() ==
        Errors{"QKC0307:6"});
}

TEST_CASE("operands enter a format only where it holds them") {
  const auto ok = [](const std::string& expr) {
    const auto checked = body("  clause one: y[t, h] = " + expr + kRest);
    INFO(checked->report());
    return checked->errors().empty();
  };
  CHECK(ok("x[t, h] * k[t, h] in f32"));
  CHECK(ok("x[t, h] * i[t] in f32"));
  CHECK(ok("x[t, h] * j in f32") == false); // j has no value here
  CHECK(ok("x[t, h] * 0.1 in f32"));        // rounded once, with a note
  CHECK_FALSE(ok("x[t, h] * t in f32"));    // t may pass 2^24
  CHECK_FALSE(ok("bf16(x[t, h] * 2, half_even, inf) in bf16"));
  CHECK_FALSE(ok("x[t, h] + (if x[t, h] > 0 then 1e39 else 0) in f32"));
  CHECK(ok("f32(x[t, h] * f64(0.1, half_even, inf), half_even, inf) in f64"));
  const auto note = body("  clause one: y[t, h] = x[t, h] * 0.1 in f32" + kRest);
  REQUIRE(note->sink.diagnostics().size() == 1);
  CHECK(note->sink.diagnostics()[0].severity == diag::Severity::Note);
  CHECK(note->contracts.size() == 1);
}

TEST_CASE("integers are exact until a format takes them") {
  const auto ok = [](const std::string& expr) { return body("  clause one: z[t, h] = " + expr + kOther)->errors(); };
  CHECK(ok("i[t] * 1000 + k[t, h]").empty());
  CHECK(ok("i[t] * k[t, h] * 200000") == Errors{"QKC0309:6"});
  CHECK(ok("i32(i[t] * k[t, h] * 200000, wrap)").empty());
  CHECK(ok("i[t] * k[t, h] * 200000 in i64") == Errors{"QKC0309:6"});
  CHECK(ok("i[t] * k[t, h] * 200000 in i32") == Errors{"QKC0312:6"});
  CHECK(ok("i[t] * k[t, h] * 200000 in i32 wrap").empty());
  CHECK(ok("i[t] / 3 + i[t] % 7").empty());
  CHECK(ok("(i[t] - 1) / 3") == Errors{"QKC0311:6"});
  CHECK(ok("i[t] / k[t, h]") == Errors{"QKC0311:6"});
  CHECK(ok("sum over j of (k[t, j])").empty());
  CHECK(ok("i[t] * 0.5") == Errors{"QKC0302:6"});
  CHECK(ok("i32(i[t] * k[t, h] / 2^3, half_even) in real").empty());
}

TEST_CASE("a guarded let is read where its guard is known to hold") {
  const auto arms = [](const std::string& guard, const std::string& read) {
    return body("  let a[t] = max over h of (abs(x[t, h]))\n  clause inv: let r[t] = 1 / a[t] in f32 when " + guard +
                "\n" + read + kRest)
        ->errors();
  };
  CHECK(arms("a[t] != 0", "  clause one: y[t, h] = 0 when a[t] == 0\n  clause two: y[t, h] = r[t] otherwise").empty());
  CHECK(arms("a[t] != 0", "  clause one: y[t, h] = r[t] when not (a[t] == 0)\n  clause two: y[t, h] = 0 otherwise")
            .empty());
  CHECK(arms("a[t] > 0", "  clause one: y[t, h] = 0 when a[t] <= 0\n  clause two: y[t, h] = r[t] otherwise").empty());
  CHECK(arms("a[t] > 0", "  clause one: y[t, h] = if 0 < a[t] and x[t, h] > 1 then r[t] else 0").empty());
  CHECK(arms("a[t] != 0", "  clause one: y[t, h] = if a[t] > 0 then r[t] else 0").empty());
  CHECK(arms("a[t] != 0", "  clause one: y[t, h] = if a[t] > 0 or x[t, h] > 0 then r[t] else 0") ==
        Errors{"QKC0230:8"});
  CHECK(arms("a[t] != 0", "  clause one: y[t, h] = if not (a[t] > 0 and x[t, h] > 0) then r[t] else 0") ==
        Errors{"QKC0230:8"});
  // Not of another row.
  CHECK(arms("a[t] != 0", "  clause one: y[t, h] = if a[0] != 0 then r[t] else 0") == Errors{"QKC0230:8"});
  CHECK(arms("a[t] != 0", "  clause one: y[t, h] = if a[0] != 0 then r[0] else 0").empty());
}

TEST_CASE("an order that fails says nothing of NaN") {
  const auto errors = [](const std::string& domain) {
    return body("  clause inv: let r[t, h] = 1 / x[t, h] in f32 when x[t, h] > 0\n"
                "  clause one: y[t, h] = 0 when x[t, h] <= 0\n"
                "  clause two: y[t, h] = r[t, h] otherwise" +
                    kRest,
                domain)
        ->errors();
  };
  CHECK(errors("finite").empty());
  CHECK(errors("holds nan") == Errors{"QKC0230:8"});
}

TEST_CASE("arms cover every case or say otherwise") {
  const auto errors = [](const std::string& first, const std::string& second) {
    return body("  clause one: y[t, h] = 0 when " + first + "\n  clause two: y[t, h] = 1 " + second + kRest)->errors();
  };
  CHECK(errors("x[t, h] == 0", "otherwise").empty());
  CHECK(errors("x[t, h] == 0", "when x[t, h] != 0").empty());
  CHECK(errors("x[t, h] < 0", "when x[t, h] >= 0").empty());
  CHECK(errors("x[t, h] < 0", "when x[t, h] > 0") == Errors{"QKC0228:7"});
  CHECK(errors("x[t, h] == 0", "").empty());
}

TEST_CASE("left-hand sides are bijections in mixed radix") {
  const auto errors = [](const std::string& left, const std::string& indices) {
    return checkText("contract p {\n  dim N >= 1, M >= 1\n  index n < N, m < M, a < 4, b < 8, c < 2 " + indices +
                     "\n  out y: f32[8*N], w: f32[N*M]\n  clause one: " + left + "\n}\n")
        ->errors();
  };
  const std::string other = " = 1 clause two: w[n*M + m] = 1";
  CHECK(errors("y[8*n + b]" + other, "").empty());
  CHECK(errors("y[4*c + 8*n + a]" + other, "").empty());
  CHECK(errors("y[c + 2*a + 8*n]" + other, "").empty());
  CHECK(errors("y[N*b + n]" + other, "").empty());
  CHECK(errors("y[n + N*a + 4*N*c]" + other, "").empty());
  CHECK(errors("y[4*n + a]" + other, "") == Errors{"QKC0211:5"});
  CHECK(errors("y[8*n + a]" + other, "") == Errors{"QKC0210:5"});
  CHECK(errors("y[8*n + b + 1]" + other, "") == Errors{"QKC0211:5"});
  CHECK(errors("y[8*n + 7 - b]" + other, "") == Errors{"QKC0210:5"});
  CHECK(errors("y[16*n + 8*c + b]" + other, "") == Errors{"QKC0207:5"});
}

TEST_CASE("a fault in one statement is reported once") {
  const auto checked = body("  let a[t] = max over h of (abs(x[t, hh]))\n"
                            "  clause one: let b[t] = a[t] / 127 in f32\n"
                            "  clause two: y[t, h] = x[t, h] / b[t] in f32\n"
                            "  clause three: z[t, h] = i32(x[t, h])\n"
                            "  clause four: let unread[t] = x[t, hh]");
  CHECK(checked->errors() == Errors{"QKC0203:6", "QKC0305:9"});
}

TEST_CASE("what several instances say is said once") {
  const std::string text = "contract p<F in {e4m3, e5m2, f16}> {\n  dim T >= 1\n  index t < T\n  in x: f32[T] finite\n"
                           "  out y: F[T]\n  clause one: y[t] = F(x[t], half_even)\n}\n"
                           "instance a = p<e4m3>\ninstance b = p<e5m2>\n";
  const auto checked = checkText(text);
  CHECK(checked->errors() == Errors{"QKC0306:6", "QKC0306:6"}); // two formats, two texts
  const auto one = checkText("contract p<F in {e4m3, e5m2}> {\n  dim T >= 1\n  index t < T\n  in x: f32[T]\n"
                             "  out y: F[T]\n  clause one: y[t] = F(x[t], half_even, saturate)\n}\n"
                             "instance a = p<e4m3>\ninstance b = p<e5m2>\n");
  CHECK(one->errors() == Errors{"QKC0313:4"});
}

TEST_CASE("functions are written out, each call with choices of its own") {
  const auto checked = body("  clause one: y[t, h] = max(pick(x[t, h]), pick(x[t, 0])) in f32" + kRest +
                            "\n}\nfn pick(v) = one of { up: v * 2; down: v / 2 } per call\n"
                            "fn unused(v) = nothing(v");
  CHECK(!checked->errors().empty()); // a syntax error in the last line
  const auto good =
      checkText("contract p {\n  dim T >= 1\n  index t < T\n  in x: f32[T] finite\n  out y: f32[T]\n"
                "  clause one: y[t] = max(pick(x[t]), pick(x[0])) in f32\n}\n"
                "fn pick(v) = one of { up: twice(v); down: v / 2 } per call\nfn twice(v) { let w = v * 2 result w }\n");
  INFO(good->report());
  REQUIRE(good->contracts.size() == 1);
  REQUIRE(good->contracts[0].choices.size() == 2);
  CHECK(good->contracts[0].choices[0].name == "one.pick");
  CHECK(good->contracts[0].choices[1].name == "one.pick_2");
}

TEST_CASE("nodes stand after their arguments, and none is idle") {
  const auto checked = checkFile(QKC_SOURCE_DIR "/contracts/int8_dyn_token_sym.qkc");
  REQUIRE(checked->contracts.size() == 1);
  const Contract& contract = checked->contracts.front();
  std::vector<bool> used(contract.nodes.size());
  for (std::size_t id = 0; id < contract.nodes.size(); ++id)
    for (const NodeId arg : contract.nodes[id].args) {
      CHECK(static_cast<std::size_t>(arg) < id);
      used[static_cast<std::size_t>(arg)] = true;
    }
  const auto roots = static_cast<std::size_t>(std::ranges::count(used, false));
  // Extents of three tensors and two indices, targets of five arms' outputs, guards and values.
  CHECK(roots < contract.nodes.size() / 2);
}

TEST_CASE("expressions that grow beyond reason are refused") {
  std::string functions = "fn grow0(v) = v + v\n";
  for (int i = 1; i < 40; ++i)
    functions += "fn grow" + std::to_string(i) + "(v) = grow" + std::to_string(i - 1) + "(v + v)\n";
  const auto wide = checkText("contract p {\n  dim T >= 1\n  index t < T\n  in x: f32[T] finite\n  out y: f32[T]\n"
                              "  clause one: y[t] = grow39(x[t]) in f32\n}\n" +
                              functions);
  REQUIRE(wide->errors().size() == 1);
  CHECK(wide->errors()[0].starts_with("QKC0222"));
  std::string lets = "  let a0[t] = x[t, 0]\n";
  for (int i = 1; i < 900; ++i)
    lets += "  let a" + std::to_string(i) + "[t] = abs(a" + std::to_string(i - 1) + "[t])\n";
  CHECK(body(lets + "  clause one: y[t, h] = a899[t]" + kRest)->errors().empty());
}

TEST_CASE("a small file takes well under 5 ms") {
  SourceMap sources;
  diag::Sink sink;
  const std::string path = QKC_SOURCE_DIR "/contracts/int8_dyn_token_sym.qkc";
  const std::optional<syntax::File> file = syntax::parse(sources, sources.add(path, readFile(path)), sink);
  REQUIRE(file.has_value());
  auto best = std::chrono::steady_clock::duration::max();
  for (int i = 0; i < 20; ++i) {
    const auto start = std::chrono::steady_clock::now();
    CHECK(typecheck(sources, *file, {}, sink).size() == 1);
    best = std::min(best, std::chrono::steady_clock::now() - start);
  }
  CHECK(best < std::chrono::milliseconds(5));
}

TEST_CASE("a case by hand gives extents, values and bits; what it leaves out is 0") {
  const auto checked = body("  clause c: y[t, h] = x[t, h]" + kRest +
                            "\n  case one { T = 2 H = 8 x[1, 2] = -1.5 x[0, 0] = bits [0x80000000] i = [3, 4] }");
  REQUIRE(checked->contracts.size() == 1);
  const Contract& contract = checked->contracts.front();
  REQUIRE(contract.cases.size() == 1);
  const HandCase& one = contract.cases.front();
  CHECK(one.dims == std::vector<std::int64_t>{2, 8});
  REQUIRE(one.inputs.size() == 3);
  std::vector<std::uint64_t> x(16, 0);
  x[0] = 0x80000000;
  x[10] = 0xbfc00000;
  CHECK(one.inputs[0].codes == x);
  CHECK(one.inputs[1].codes == std::vector<std::uint64_t>{3, 4});
  CHECK(one.inputs[2].codes == std::vector<std::uint64_t>(16, 0));
}

TEST_CASE("an extent lies in a range and is a multiple of a number at once") {
  const auto dims = [](const std::string& dim) {
    return checkText("contract p {\n  dim " + dim +
                     "\n  index n < N\n  in x: f32[N] finite\n  out y: f32[N]\n  clause c: y[n] = x[n]\n}\n");
  };
  const auto good = dims("N in 50..4096 multiple of 64");
  REQUIRE_MESSAGE(good->contracts.size() == 1, good->report());
  const Dim& dim = good->contracts.front().dims.front();
  CHECK(dim.least == 64);
  CHECK(dim.most == 4096);
  CHECK(dim.multipleOf == 64);
  CHECK(dims("N in 65..127 multiple of 64")->errors() == std::vector<std::string>{"QKC0213:2"});
  CHECK(dims("N in 1..127 multiple of 0")->errors() == std::vector<std::string>{"QKC0212:2"});
}

} // namespace qkc::contract
