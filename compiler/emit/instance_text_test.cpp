#include "compiler/emit/instance_text.h"

#include <doctest/doctest.h>

using qkc::emit::Binding;
using qkc::emit::instanceText;
using qkc::emit::tokensOf;

namespace {

const Binding kBinding = {{"elem", "e2m1"}, {"rule", "floor"}, {"G", "128"}, {"z", "-1"}};

std::vector<std::string> texts(std::string_view text) {
  std::vector<std::string> out;
  for (const auto& token : tokensOf(text))
    out.emplace_back(token.text);
  return out;
}

} // namespace

TEST_CASE("tokens") {
  CHECK(texts("x[b].qs >= 0x7f // rest\n+1e-10") ==
        std::vector<std::string>{"x", "[", "b", "]", ".", "qs", ">=", "0x7f", "+", "1e-10"});
  CHECK(texts("0..3") == std::vector<std::string>{"0", "..", "3"});
  CHECK(texts("0 ..< G-1") == std::vector<std::string>{"0", "..<", "G", "-", "1"});
  CHECK(texts("0.5*v-1") == std::vector<std::string>{"0.5", "*", "v", "-", "1"});
  CHECK(texts("").empty());
}

TEST_CASE("parameters become their values, and only they") {
  CHECK(instanceText(kBinding, "q[m, G*g + j] = elem(x / 2^elem.emax, half_even)  // G") ==
        "q[m, 128*g + j] = e2m1(x / 2^2, half_even)");
  CHECK(instanceText(kBinding, "a / elem.max") == "a / 6");
  CHECK(instanceText(kBinding, "x[b].G + one of { rule: a; G: b }") == "x[b].G + one of { rule: a; G: b }");
  CHECK(instanceText(kBinding, "x - z") == "x - (-1)");
  CHECK(instanceText(kBinding, "elems + Gx") == "elems + Gx");
}

TEST_CASE("a match becomes the arm that is taken, in brackets where operators meet") {
  CHECK(instanceText(kBinding, "let v = match rule { ceil: a + 1; floor: b + G }\n    in real") ==
        "let v = b + 128 in real");
  CHECK(instanceText(kBinding, "2 * match rule { ceil: a; floor: b + 1 }") == "2 * (b + 1)");
  CHECK(instanceText(kBinding, "match rule { floor: b + 1; ceil: a } * 2") == "(b + 1) * 2");
  CHECK(instanceText(kBinding, "2 * match rule { floor: f(b + 1) }") == "2 * f(b + 1)");
  CHECK(instanceText(kBinding, "match rule { floor: match elem { e4m3: a; e2m1: one of { p: b; q: c } per call } }") ==
        "one of { p: b; q: c } per call");
  // No arm for the value, or no parameter: as it stands.
  CHECK(instanceText(kBinding, "match rule { ceil: a }") == "match floor { ceil: a }");
  CHECK(instanceText(kBinding, "match other { floor: a }") == "match other { floor: a }");
  CHECK(instanceText(kBinding, "match rule { floor: a") == "match floor { floor: a");
}
