#include "compiler/contract/check_text.h"
#include "compiler/contract/dump.h"
#include "compiler/contract/print_expr.h"
#include "compiler/contract/queries.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace qkc::contract {

namespace {

Contract contractNamed(const char* name) {
  const std::unique_ptr<Checked> checked = checkFile(std::string(QKC_SOURCE_DIR "/contracts/") + name + ".qkc");
  INFO(checked->report());
  REQUIRE(checked->contracts.size() == 1);
  return checked->contracts.front();
}

const Quantity& named(const Contract& contract, const std::string& name) {
  return *std::ranges::find_if(contract.quantities, [&](const Quantity& quantity) { return quantity.name == name; });
}

std::vector<std::string> choiceNames(const Contract& contract, const std::vector<ChoiceId>& ids) {
  std::vector<std::string> out;
  for (const ChoiceId id : ids)
    out.push_back(contract.choices[static_cast<std::size_t>(id)].name);
  return out;
}

} // namespace

TEST_CASE("choices reach through lets and stop at returned outputs") {
  const Contract contract = contractNamed("int8_dyn_token_sym");
  CHECK(choiceNames(contract, reachableChoices(contract, named(contract, "s"))) ==
        std::vector<std::string>{"zero_scale", "scale"});
  // The codes depend on the returned scale, not on how it came about.
  CHECK(choiceNames(contract, reachableChoices(contract, named(contract, "q"))) == std::vector<std::string>{"path"});
  CHECK(readsOutputs(contract, named(contract, "q")).size() == 1);
  CHECK(readsOutputs(contract, named(contract, "s")).empty());
  const auto groups = choiceGroups(contract);
  REQUIRE(groups.size() == 2);
  CHECK(jointPaths(contract, groups[0]) == 4);
  CHECK(jointPaths(contract, groups[1]) == 3);
}

TEST_CASE("extents are computed from dims") {
  const Contract contract = contractNamed("fp8_token_group128_ue8m0_f32");
  const NodeId groups = named(contract, "s").shape[1];
  const std::vector<std::int64_t> dims = {3, 640};
  CHECK(evaluateExtent(contract, groups, dims) == 5);
  CHECK(evaluateExtent(contract, named(contract, "q").shape[1], dims) == 640);
  CHECK(evaluateExtent(contract, groups, {}) == std::nullopt);
}

TEST_CASE("values print as an author would write them") {
  const Contract contract = contractNamed("int8_dyn_token_sym");
  CHECK(printExpr(contract, named(contract, "y").arms[0].value) ==
        "one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call");
  CHECK(printExpr(contract, named(contract, "a").arms[0].value) == "max over h of (abs(x[t, h]))");
  CHECK(printExpr(contract, named(contract, "y").arms[0].guard) == "a[t] != 0");
  CHECK(printExpr(contract, named(contract, "q").arms[1].value) == "i8(y[t, h], half_even, saturate)");
  const Contract fp8 = contractNamed("fp8_token_group128_ue8m0_f32");
  CHECK(printTarget(fp8, named(fp8, "q")) == "q[t, 128 * g + j]");
  CHECK(printExpr(fp8, named(fp8, "s").shape[1]) == "K / 128");
}

TEST_CASE("operators print with the parentheses that they need") {
  const auto checked = checkText(R"(contract p {
  dim    N >= 1
  index  n < N
  in a: f32[N] finite, b: f32[N] finite
  out y: f32[N]
  clause one: let u[n] = a[n] - (b[n] - a[n]) / (a[n] * b[n]) in f32
  clause two: let v[n] = -(a[n] + b[n]) * a[n]^2 in f32
  clause three: let w[n] = if a[n] > 0 and not (b[n] >= 1 or a[n] == b[n]) then -u[n] else (if b[n] < 0 then 1 else v[n])
  clause out: y[n] = max(w[n], min(u[n], -0.5)) when cdiv(n, 3) > (n + 2) / 4
  clause rest: y[n] = 0 otherwise
})");
  INFO(checked->report());
  REQUIRE(checked->contracts.size() == 1);
  const Contract& contract = checked->contracts.front();
  const auto value = [&](const char* name) { return printExpr(contract, named(contract, name).arms[0].value); };
  CHECK(value("u") == "a[n] - (b[n] - a[n]) / (a[n] * b[n])");
  CHECK(value("v") == "-(a[n] + b[n]) * a[n] ^ 2");
  CHECK(value("w") == "if a[n] > 0 and not (b[n] >= 1 or a[n] == b[n]) then -u[n] else if b[n] < 0 then 1 else v[n]");
  CHECK(value("y") == "max(w[n], min(u[n], -0.5))");
  CHECK(printExpr(contract, named(contract, "y").arms[0].guard) == "(n + 2) / 4 < cdiv(n, 3)");
}

TEST_CASE("the canonical text forgets local names and keeps what a verdict can see") {
  const std::string text = readFile(QKC_SOURCE_DIR "/contracts/int8_dyn_token_sym.qkc");
  const auto canonical = [](const std::string& source) {
    const auto checked = checkText(source);
    INFO(checked->report());
    REQUIRE(checked->contracts.size() == 1);
    return canonicalText(checked->contracts.front());
  };
  const auto replaced = [&](const std::vector<std::pair<std::string, std::string>>& changes) {
    std::string out = text;
    for (const auto& [from, to] : changes) {
      REQUIRE(out.find(from) != std::string::npos);
      for (std::size_t at = out.find(from); at != std::string::npos; at = out.find(from, at + to.size()))
        out.replace(at, from.size(), to);
    }
    return out;
  };
  const std::string original = canonical(text);
  // Renamed: lets, index variables, constants, labels; another summary.
  CHECK(canonical(replaced({{"a[t]", "amax[row]"}, {"y[t", "v[row"}, {"[t", "[row"}, {"t < T", "row < T"}})) ==
        original);
  CHECK(canonical(replaced({{"i127", "recip"}, {"enc:", "encode:"}, {"Row-wise", "By rows,"}})) == original);
  // The order of lets and what nothing reads.
  CHECK(canonical(replaced({{"  let a[t]", "  let unread[t] = x[t, 0]\n  let a[t]"}})) == original);
  CHECK(canonical(replaced({{"half_even", "half_away"}})) != original);
  CHECK(canonical(replaced({{"clause codes", "clause code"}})) != original);
  CHECK(canonical(replaced({{"per call in f32 when", "per kernel in f32 when"}})) != original);
  CHECK(canonical(replaced({{"2^100", "2^99"}})) != original);
  CHECK(canonical(replaced({{"1 / 127\n", "1 / 128\n"}})) != original);
  CHECK(canonical(replaced({{" zeros distinct", ""}})) != original);
  CHECK(canonical(replaced({{"a[t] / 127", "a[t] / 126"}})) != original);
}

} // namespace qkc::contract
