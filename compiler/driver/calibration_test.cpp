#include "compiler/driver/back_end.h"
#include "compiler/driver/calibration.h"
#include "compiler/driver/kill_matrix.h"

#include <doctest/doctest.h>

namespace qkc::driver {
namespace {

// Of a contract whose text says this of its mutants.
std::string textsOf(const std::string& mutants) {
  SourceMap sources;
  diag::Sink sink;
  const auto checked = checkText("c.qkc",
                                 "contract c {\n  summary \"s.\"\n  dim T >= 1\n  index t < T\n"
                                 "  in x: f32[T] finite magnitude 2^-20..2^20\n  out q: i8[T]\n"
                                 "  clause codes: q[t] = i8(x[t], half_even, saturate)\n" +
                                     mutants + "}\n",
                                 sources, sink);
  REQUIRE(checked.size() == 1);
  const auto texts = lowerContract(checked.front(), sources, sink);
  REQUIRE(texts);
  return identityOf(checked.front(), *texts, sources).texts;
}

TEST_CASE("a record is of the claims of its text") {
  const std::string none = textsOf("");
  const std::string claimed = textsOf("  mutant rounding.half_away of codes equivalent by interval\n");
  CHECK(textsOf("") == none);
  CHECK(claimed != none); // one more, and one less
  CHECK(textsOf("  mutant rounding.half_away of codes equivalent by mask\n") != claimed);
  CHECK(textsOf("  mutant rounding.to_zero of codes equivalent by interval\n") != claimed);
}

TEST_CASE("what is written is known by its bytes") {
  const std::string digest = digestOf({{std::byte{1}, std::byte{2}}});
  CHECK(digest.size() == 64);
  CHECK(digestOf({{std::byte{1}, std::byte{2}}}) == digest);
  CHECK(digestOf({{std::byte{2}, std::byte{1}}}) != digest);
}

} // namespace
} // namespace qkc::driver
