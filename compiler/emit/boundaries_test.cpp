// Inputs whose elements reach conversions to few bits, and what scales them.

#include "compiler/contract/check_text.h"
#include "compiler/emit/boundaries.h"

#include <doctest/doctest.h>

#include <string>

using namespace qkc;

namespace {

// "x normalised / es": of codes of x under a scale s[t] that the clauses write.
std::string boundaryUnder(const std::string& scale) {
  const auto text =
      contract::checkText("contract c {\n  dim T >= 1, E >= 1, H >= 1\n  index t < T, h < H\n"
                          "  in x: bf16[T, H] finite magnitude 2^-60..2^60, es: f32[E] positive magnitude 2^-30..2^30\n"
                          "  in expert: i32[T] range 0 ..< E\n  out s: f32[T]\n  out q: i8[T, H]\n"
                          "  let a[t] = max over h of (abs(x[t, h]))\n" +
                          scale + "  clause codes: q[t, h] = i8(x[t, h] / s[t], half_even, saturate) in f32\n}\n");
  REQUIRE_MESSAGE(text->contracts.size() == 1, text->report());
  const contract::Contract& contract = text->contracts.front();
  const auto found = emit::boundariesOf(contract);
  REQUIRE(found.size() == 1);
  std::string shown = contract.quantity(found.front().input).name;
  shown += found.front().normalised ? " normalised" : "";
  for (const auto& [factor, divides] : found.front().scales)
    shown += (divides ? " / " : " * ") + contract.quantity(factor).name;
  return shown;
}

} // namespace

TEST_CASE("a scale that an output hands on scales as its input does, one that follows from a block normalises") {
  CHECK(boundaryUnder("  clause scale: s[t] = es[expert[t]]\n") == "x / es");
  CHECK(boundaryUnder("  clause none: s[t] = 1 when expert[t] == 0\n"
                      "  clause scale: s[t] = es[expert[t]] otherwise\n") == "x / es");
  CHECK(boundaryUnder("  clause scale: s[t] = max(a[t] / 127, 2^-80) in f32\n") == "x normalised");
  CHECK(boundaryUnder("  let b[t] = max(a[t] / 127, 2^-80) in f32\n  clause scale: s[t] = b[t]\n") == "x normalised");
}
