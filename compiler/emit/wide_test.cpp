// Which steps of a checker get a form for GPUs, and what that form may take for granted.

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

// Codes of rows under their returned scale.
std::string quantizer(const std::string& format, const std::string& extra, const std::string& scale) {
  return "contract c { dim T >= 1, H >= 1\n index t < T, h < H\n in x: bf16[T, H] finite magnitude 2^-40..2^40\n" +
         extra + " out s: f32[T]\n out q: " + format + "[T, H]\n let a[t] = max over h of (abs(x[t, h]))\n" +
         " clause scale: s[t] = " + scale + " in f32\n" + " clause codes: q[t, h] = " + format +
         "(x[t, h] / s[t], half_even, saturate) in f32 }";
}

const std::string kScale = "max(a[t], 2^-40) / 7";

} // namespace

TEST_CASE("an extremum, its scale and the row's codes are one run, settled by the factors of the row") {
  const std::string checker = checkerOf(quantizer("i8", "", kScale));
  CHECK(has(checker, "judge_run<Run_0, 2, 0>(io.T, stream, counts.get(), io)"));
  CHECK(!has(checker, "Run_1"));
  CHECK(has(checker, "wide_flag_s = Judge_s::judge(io, 0, wide_t, tally);"));
  CHECK(has(checker, "wide_quick.factor(qkc::div<qkc::f32>(1.0f, load_s(io, t)));"));
  // Two elements of 16 bits at a time.
  CHECK(has(checker, "own.v0 = qkc::strips_extremum<qkc::bf16, true, true, false>(own.v0, all, &Words::words_x);"));
  // The row is copied whole; reductions read no codes.
  CHECK(has(checker, "row.ask(wide.words_x, wide_at_words_x);\n    row.ask(wide.returned_q, wide_at_returned_q);"));
  CHECK(has(checker, "row.take(wide.words_x);\n    row.pass(wide.returned_q);"));
  // Rows that are too long are judged by plain steps.
  CHECK(has(checker, "#endif\n  {\n  qkc::for_places(io.T, stream, Compute_a{io});"));
}

TEST_CASE("codes that do not fill their byte are compared whole") {
  const std::string checker = checkerOf(quantizer("i4", "", kScale));
  CHECK(!has(checker, "wide_quick"));
  CHECK(has(checker, "any |= static_cast<uint32_t>(bits_codes(io, t, h) ^ returned_q(io, 0));"));
}

TEST_CASE("a scale that reduces over the row by itself finds no row in the registers of a strip") {
  const std::string scale = "max(a[t], max over h of (abs(x[t, h])), 2^-40) / 7";
  const std::string checker = checkerOf(quantizer("i8", "", scale));
  CHECK(!has(checker, "Judge_s::judge(io, 0, wide_t, tally)"));
}

TEST_CASE("words of columns that are mixed with rows do not lie side by side") {
  const auto readsWords = [](const std::string& places) {
    return has(checkerOf("layout mine for any[t < T, h < H] in u8 { split t = tw, u:2 split h = hw, v:2 at " + places +
                         " }\ncontract c { dim T multiple of 2, H multiple of 2\n index t < T, h < H\n"
                         " in x: u4[T, H] stored mine\n out y: i8[T, H]\n clause same: y[t, h] = x[t, h] }"),
               "wide.words_x");
  };
  CHECK(readsWords("[tw, u, hw] slot v"));
  CHECK(!readsWords("[tw, hw, u] slot v"));     // other rows lie between the words of a row
  CHECK(!readsWords("[tw, u ^ v, hw] slot v")); // neighbours lie in other words
  CHECK(readsWords("[tw, u, hw] slot v ^ u"));  // the row alone says where in its word
}

TEST_CASE("an output whose elements others ask about settles none of them at once") {
  const std::string checker =
      checkerOf("contract c { dim M >= 1, N >= 1\n index m < M, n < N\n in x: f32[M, N] finite magnitude 2^-20..2^20\n"
                " out y: f16[M, N] zeros distinct\n out z: f16[M, N] zeros distinct\n"
                " clause first: y[m, n] = f16(x[m, n], half_even, inf)\n"
                " clause second: z[m, n] = f16(2 * y[m, n], half_even, inf) in real }");
  const std::size_t begin = checker.find("struct Run_0");
  const auto run = checker.substr(begin, checker.find("\n};", begin) - begin);
  CHECK(has(run, "kQuickArm = -1"));
}
