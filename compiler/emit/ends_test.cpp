// What checkers may leave out: conditions that loops keep, and bounds that a near test spares.

#include "compiler/contract/check_text.h"
#include "compiler/emit/emit.h"

#include <doctest/doctest.h>

#include <string>

using namespace qkc;

namespace {

std::string checkerOf(const std::string& text) {
  const auto checked = contract::checkText(text, "text", contract::readFile(QKC_SOURCE_DIR "/stdlib/prelude.qkc"));
  REQUIRE_MESSAGE(checked->contracts.size() == 1, checked->report());
  diag::Sink sink;
  const auto plan = emit::makePlan(checked->contracts[0], sink);
  REQUIRE(plan.has_value());
  const emit::Input input{checked->contracts[0], *plan, checked->sources, sink};
  std::string checker = emit::emitChecker(input, "");
  REQUIRE(!sink.hasErrors());
  return checker;
}

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

std::string counter(const std::string& format, const std::string& condition) {
  return "contract c { dim B >= 1, K in 1..1000\n index b < B, k < K\n in v: " + format +
         "[B]\n out n: i32[B]\n clause count: n[b] = i32(sum over k where " + condition + " of (1), saturate) }";
}

std::string row(const std::string& after) {
  return "contract c { dim T >= 1, D in 1..4096\n index t < T, d < D\n in x: f32[T, D] finite magnitude 2^-20..2^20\n"
         " out y: f32[T] zeros same\n clause c: y[t] within sum over d of (x[t, d]) in f32 any order" +
         after + " }";
}

} // namespace

TEST_CASE("a loop ends where its condition does, if the end and one more are numbers of int64_t") {
  CHECK(has(checkerOf(counter("i32", "k <= v[b]")), "const int64_t last"));
  CHECK(has(checkerOf(counter("u32", "k < v[b]")), "const int64_t last"));
  for (const char* format : {"i64", "u64"}) {
    CHECK(!has(checkerOf(counter(format, "k <= v[b]")), "const int64_t last"));
    CHECK(!has(checkerOf(counter(format, "v[b] < k")), "const int64_t first"));
  }
}

TEST_CASE("a near test spares bounds, but not those that a capped mask counts") {
  CHECK(has(checkerOf(row("")), "is_near_"));
  CHECK(!has(checkerOf(row(" mask 5% on normal")), "if (is_near_"));
}
