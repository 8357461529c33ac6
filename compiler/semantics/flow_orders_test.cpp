// What the contrary of a comparison says: `otherwise` after `a < t` is `a >= t`, unless a NaN makes both false.

#include "compiler/contract/check_text.h"
#include "compiler/semantics/flow.h"

#include <doctest/doctest.h>

#include <string>

using namespace qkc;

namespace {

// Whether the let, which exists where a >= t alone, may be read in the arm that is left.
bool isReadable(const std::string& domain, const std::string& first) {
  const auto text =
      contract::checkText("contract c {\n  dim T >= 1, H >= 1\n  index t < T, h < H\n  in x: bf16[T, H] " + domain +
                              ", low: f32[] " + domain + "\n  out y: f32[T, H] zeros same nans same\n" +
                              "  clause v: let w[t, h] = x[t, h] / 3 in f32 when x[t, h] >= low\n"
                              "  clause a: y[t, h] = 0 when " +
                              first +
                              "\n"
                              "  clause b: y[t, h] = w[t, h] otherwise\n}\n",
                          "text", "");
  if (text->contracts.empty()) {
    REQUIRE_MESSAGE(text->report().find("QKC0230") != std::string::npos, text->report()); // the type checker saw it
    return false;
  }
  diag::Sink sink;
  semantics::analyzeFlow(text->contracts.front(), sink);
  return !sink.hasErrors();
}

} // namespace

TEST_CASE("what a comparison leaves is its contrary") {
  const std::string numbers = "finite magnitude 2^-20..2^20";
  CHECK(isReadable(numbers, "x[t, h] < low"));
  CHECK(isReadable(numbers, "low > x[t, h]"));
  CHECK(isReadable(numbers, "not (x[t, h] >= low)"));
  CHECK_FALSE(isReadable(numbers, "x[t, h] > low"));
  CHECK_FALSE(isReadable(numbers, "low < x[t, h]"));
}

TEST_CASE("a difference of unequal values is not 0") {
  const auto divides = [](const std::string& guard, const std::string& type) {
    const auto text = contract::checkText(
        "contract c {\n  dim T >= 1, H >= 1\n  index t < T, h < H\n  in x: f32[T, H] finite magnitude 2^-100..2^100\n"
        "  out q: u8[T, H]\n"
        "  let lo[t] = min over h of (x[t, h])\n  let hi[t] = max over h of (x[t, h])\n"
        "  clause flat: q[t, h] = 0 when " +
            guard + "\n  clause codes: let d[t] = hi[t] - lo[t] in " + type +
            "\n    q[t, h] = u8((x[t, h] - lo[t]) / d[t] * 255, half_even, saturate) in " + type + " otherwise\n}\n",
        "text", "");
    REQUIRE_MESSAGE(!text->contracts.empty(), text->report());
    diag::Sink sink;
    semantics::analyzeFlow(text->contracts.front(), sink);
    return !sink.hasErrors();
  };
  for (const char* guard :
       {"lo[t] == hi[t]", "hi[t] == lo[t]", "not (hi[t] != lo[t])", "hi[t] <= lo[t]", "not (lo[t] < hi[t])"}) {
    CAPTURE(guard);
    CHECK(divides(guard, "f32"));
  }
  CHECK(divides("lo[t] == hi[t]", "real"));
  CHECK_FALSE(divides("lo[t] < hi[t]", "f32"));
  CHECK_FALSE(divides("lo[t] == 0", "f32"));
}

TEST_CASE("of NaN neither holds") {
  CHECK_FALSE(isReadable("holds nan, inf", "x[t, h] < low"));
}
