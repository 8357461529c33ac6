// What a writer is told: the code, the place and the words of each kind of mistake.

#include "compiler/diag/render.h"
#include "compiler/syntax/parse.h"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <string>
#include <vector>

namespace {

using namespace qkc;

// One line for each error, with what is suggested.
struct Errors : std::vector<std::string> {
  using std::vector<std::string>::vector;
};

doctest::String toString(const Errors& errors) {
  std::string out;
  for (const std::string& each : errors)
    out += "\n    " + each;
  return out.c_str();
}

Errors errorsOf(const std::string& text) {
  SourceMap sources;
  diag::Sink sink;
  const bool parsed = syntax::parse(sources, sources.add("t", text), sink).has_value();
  CHECK(parsed == !sink.hasErrors());
  Errors out;
  for (const diag::Diagnostic& d : sink.diagnostics()) {
    const std::string line = diag::renderLine(sources, d);
    out.push_back(line + (d.suggestion.empty() ? "" : " => " + d.suggestion));
  }
  return out;
}

// A contract whose sixth line holds a clause.
std::string clause(const std::string& items) {
  return "contract c {\n  dim T >= 1\n  index t < T\n  in x: f32[T] finite\n  out y: f32[T]\n  clause a: " + items +
         "\n  clause b: y[t] = x[t]\n}\n";
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  return text.replace(text.find(from), from.size(), to);
}

} // namespace

TEST_CASE("a choice needs a scope") {
  CHECK(errorsOf(clause("y[t] = one of { div: x[t] / 2; mul: x[t] * 0.5 } in f32")) ==
        Errors{"t:6:62: error[QKC0108]: expected the scope of the choice after '}', found 'in' => "
               "write 'per kernel', 'per call', 'per element' or 'per [t]'"});
  CHECK(errorsOf(clause("y[t] = one of { a: 1; b: 2 } per row")) ==
        Errors{"t:6:46: error[QKC0101]: expected 'kernel', 'call', 'element' or '[' after 'per', found 'row'"});
}

TEST_CASE("a conversion needs its words") {
  CHECK(errorsOf(clause("y[t] = i8(x[t], half_even, )")) ==
        Errors{"t:6:40: error[QKC0109]: expected a rounding, an overflow word or an argument after ',', found ')'"});
  CHECK(errorsOf(clause("y[t] = i8(x[t], , saturate)")) ==
        Errors{"t:6:29: error[QKC0109]: expected a rounding, an overflow word or an argument after ',', found ','"});
}

TEST_CASE("brackets need their partners") {
  const std::string good = clause("y[t] = 1");
  CHECK(errorsOf(good.substr(0, good.rfind('}'))) ==
        Errors{"t:7:24: error[QKC0111]: '{' is not closed: expected '}' before the end of the text"});
  CHECK(errorsOf(good.substr(0, good.rfind('}')) + "contract d { dim T >= 1 clause a: y = 1 }") ==
        Errors{"t:8:1: error[QKC0111]: '{' is not closed: expected '}' before 'contract'"});
  CHECK(errorsOf(clause("y[t] = (x[t] + 1")) ==
        Errors{"t:6:29: error[QKC0111]: '(' is not closed: expected ')' before 'clause'"});
  CHECK(errorsOf(clause("y[t] = x[t + 1")) ==
        Errors{"t:6:27: error[QKC0111]: '[' is not closed: expected ']' before 'clause'"});
  CHECK(errorsOf(clause("y[t] = max(x[t]]")) ==
        Errors{"t:6:28: error[QKC0111]: '(' is not closed: expected ')' before ']'"});
  CHECK(errorsOf(good + "}\n") == Errors{"t:9:1: error[QKC0111]: '}' closes nothing"});
}

TEST_CASE("numbers are well formed") {
  CHECK(errorsOf(clause("y[t] = 12abc + 1")) ==
        Errors{"t:6:20: error[QKC0104]: '12abc' is neither a number nor a name"});
  CHECK(errorsOf(clause("y[t] = 1. + x[t]")) ==
        Errors{"t:6:21: error[QKC0104]: a decimal point stands between digits => write 0.5 and 1.0"});
  CHECK(errorsOf(clause("y[t] = .5")) ==
        Errors{"t:6:20: error[QKC0104]: a decimal point stands between digits => write 0.5 and 1.0"});
  CHECK(errorsOf(clause("y[t] = 1e99999")) == Errors{"t:6:20: error[QKC0104]: exponents are at most 9999"});
  CHECK(errorsOf(clause("y[t] = 007")) ==
        Errors{"t:6:20: error[QKC0104]: a number does not begin with 0; hexadecimal is 0x..."});
  CHECK(errorsOf(clause("y[t] = 0xZ")) == Errors{"t:6:20: error[QKC0104]: '0xZ' is neither a number nor a name"});
}

TEST_CASE("unknown words get the nearest known one") {
  const std::string good = clause("y[t] = 1");
  CHECK(errorsOf(replaced(good, "clause b", "claus b")) ==
        Errors{"t:7:3: error[QKC0102]: unknown word 'claus': it cannot stand before 'b' => did you mean 'clause'?"});
  CHECK(errorsOf(replaced(good, "contract", "contrct")) ==
        Errors{"t:1:1: error[QKC0102]: unknown word 'contrct': expected a declaration or the end of the text at the "
               "start of the text, found 'contrct' => did you mean 'contract'?"});
  CHECK(errorsOf(replaced(good, "finite", "finit")) ==
        Errors{"t:4:16: error[QKC0102]: unknown word 'finit': expected a header line, a statement, a property "
               "or ',' after ']', found 'finit' => did you mean 'finite'?"});
  CHECK(errorsOf(clause("y[t] = x[t] in f32 contraction alowed")) ==
        Errors{"t:6:44: error[QKC0102]: unknown word 'alowed': expected 'allowed' after 'contraction', found 'alowed' "
               "=> did you mean 'allowed'?"});
  CHECK(errorsOf(clause("let s = smu over t of (x[t])")) ==
        Errors{"t:6:21: error[QKC0102]: 'smu' is no reduction => did you mean 'sum'?"});
}

TEST_CASE("reserved words name nothing") {
  CHECK(errorsOf(clause("let order[t] = x[t]")) ==
        Errors{"t:6:17: error[QKC0103]: 'order' is a reserved word: expected a name after 'let', found 'order' => "
               "take another name, such as 'order_'"});
  CHECK(errorsOf(clause("y[t] = mask + 1")) ==
        Errors{"t:6:20: error[QKC0103]: 'mask' is a reserved word: expected an expression after '=', found 'mask' => "
               "take another name, such as 'mask_'"});
  CHECK(errorsOf(replaced(clause("y[t] = 1"), "out y", "out in")) ==
        Errors{"t:5:7: error[QKC0103]: 'in' is a reserved word: expected a name after 'out', found 'in' => "
               "take another name, such as 'in_'"});
}

TEST_CASE("strings and characters") {
  CHECK(errorsOf("contract c {\n  summary \"abc\n  dim T >= 1\n  clause a: y = 1\n}\n") ==
        Errors{"t:2:11: error[QKC0105]: the string is not closed on its line => close it with '\"'"});
  CHECK(errorsOf(clause("y[t] = 1 when !x[t]")) ==
        Errors{"t:6:27: error[QKC0106]: '!' is no part of the language => write 'not', or '!='"});
  CHECK(errorsOf(clause("y[t] = x[t] \xC3\x97 2")) ==
        Errors{"t:6:25: error[QKC0106]: '\xC3\x97' is no part of the language => write '*'"});
  CHECK(errorsOf("\xEF\xBB\xBF"
                 "fn f(a) = a") == Errors{"t:1:1: error[QKC0106]: a byte order mark is no part of the language => "
                                          "save the text as UTF-8 without it"});
  CHECK(errorsOf("// caf\xE9\nfn f(a) = a") ==
        Errors{"t:1:7: error[QKC0107]: byte 0xe9 is not UTF-8 here => save the text as UTF-8"});
  CHECK(errorsOf(std::string("fn f(a) = a\0", 12)) ==
        Errors{"t:1:12: error[QKC0106]: control character 0x00 in the text"});
}

TEST_CASE("headers come before the body, lets before the clauses") {
  CHECK(errorsOf(replaced(clause("y[t] = 1"), "  clause b", "  in z: f32[T]\n  clause b")) ==
        Errors{"t:7:3: error[QKC0113]: 'in' is a header line, and the body has begun => "
               "move it before the first 'let', 'choose' and 'clause'"});
  CHECK(errorsOf(replaced(clause("y[t] = 1"), "  clause b", "  let z = 1\n  dim N >= 1\n  clause b")) ==
        Errors{"t:8:3: error[QKC0113]: 'dim' is a header line, and the body has begun => "
               "move it before the first 'let', 'choose' and 'clause'"});
  CHECK(errorsOf(replaced(clause("y[t] = 1"), "  clause b", "  dim N >= 1\n  clause b")) ==
        Errors{"t:7:3: error[QKC0113]: 'dim' is a header line, and the body has begun => "
               "move it before the first 'let', 'choose' and 'clause'"});
  CHECK(errorsOf(replaced(clause("y[t] = 1"), "  clause b",
                          "  let z = max over t of (x[t])\n  out q: f32[T]\n  clause b")) ==
        Errors{"t:8:3: error[QKC0113]: 'out' is a header line, and the body has begun => "
               "move it before the first 'let', 'choose' and 'clause'"});
  CHECK(errorsOf(replaced(clause("y[t] = 1"), "  clause b", "  assume x[0] > 0\n  let z = 1\n  clause b")) ==
        Errors{"t:8:3: error[QKC0101]: expected an operator, a statement or '}' after the number 0, found 'let' => "
               "a free 'let' stands before the first clause; elsewhere it follows 'clause NAME:'"});
  CHECK(errorsOf("contract c {\n  dim T >= 1\n}\n") ==
        Errors{"t:3:1: error[QKC0101]: expected an operator, a header line, a statement or ',' after the number 1, "
               "found '}' => a contract has at least one clause"});
}

TEST_CASE("comparisons do not chain") {
  CHECK(errorsOf(clause("y[t] = 1 when 0 < x[t] < 2")) ==
        Errors{"t:6:36: error[QKC0114]: comparisons cannot be chained => join two comparisons with 'and'"});
  CHECK(errorsOf(clause("y[t] = 1 when not x[t] == 2")) ==
        Errors{"t:6:36: error[QKC0114]: 'not' binds tighter than a comparison => write 'not (a == b)'"});
  CHECK(errorsOf(clause("y[t] = 1 when (x[t] < 1) == (x[t] < 2)")).empty());
  CHECK(errorsOf(clause("y[t] = 1 when (not a) == b")).empty());
}

TEST_CASE("the body of a reduction stands in parentheses") {
  CHECK(errorsOf(clause("let s = sum over t of x[t] * 2")) ==
        Errors{"t:6:35: error[QKC0115]: expected '(' after 'of', found 'x' => "
               "put the body of the reduction in parentheses: 'sum over k of (a[k] * b[k])'"});
  CHECK(errorsOf(clause("let s = sum over t (x[t])")) ==
        Errors{"t:6:32: error[QKC0101]: expected 'where', 'weight', 'of' or ',' after 't', found '('"});
  CHECK(errorsOf(clause("let s = max over t weight x[t] of (1)")) ==
        Errors{"t:6:32: error[QKC0101]: only 'mean' takes a weight => multiply inside the parentheses of the body"});
}

TEST_CASE("signs of other languages") {
  CHECK(errorsOf(clause("y[t] = 1 when x[t] > 2 && x[t] < 4")) ==
        Errors{"t:6:37: error[QKC0101]: expected an expression after '&', found '&' => write 'and'"});
  CHECK(errorsOf(clause("y[t] = x[t] ** 2")) ==
        Errors{"t:6:26: error[QKC0101]: expected an expression after '*', found '*' => powers are written with '^'"});
  const Errors equal = errorsOf(clause("y[t] = 1 when x[t] = 2"));
  REQUIRE(equal.size() == 1);
  CHECK(equal[0].starts_with("t:6:32: error[QKC0101]: expected an operator,"));
  CHECK(equal[0].ends_with("found '=' => to compare, write '=='"));
  CHECK(errorsOf(replaced(clause("y[t] = 1"), "T >= 1", "T > 0")) ==
        Errors{"t:2:9: error[QKC0101]: expected 'in', 'multiple', '=' or '>=' after 'T', found '>' => "
               "lower bounds are written '>='"});
}

TEST_CASE("parts between braces") {
  CHECK(errorsOf(clause("y[t] = one of { a: x[t], b: 2 } per call")) ==
        Errors{"t:6:36: error[QKC0101]: expected an operator, '}' or ';' after ']', found ',' => "
               "the parts between these braces are separated by ';'"});
  CHECK(errorsOf(clause("y[t] = one of { a: x[t]; b: 2; } per call")) ==
        Errors{"t:6:44: error[QKC0101]: expected a word after ';', found '}' => there is no ';' after the last part"});
  CHECK(errorsOf(clause("y[t] = one of { a: x[t]; a: 2 } per call")) ==
        Errors{"t:6:38: error[QKC0402]: label 'a' is given twice"});
  CHECK(errorsOf(replaced(clause("y[t] = 1"), "  clause a", "  choose form per call { a; b; a }\n  clause a")) ==
        Errors{"t:6:32: error[QKC0402]: option 'a' is given twice"});
}

TEST_CASE("what is missing is said to be missing after the word before") {
  CHECK(errorsOf(clause("let s[t] =")) ==
        Errors{"t:6:23: error[QKC0101]: expected an expression after '=', found 'clause'"});
  CHECK(errorsOf(clause("y[t] = if x[t] > 0 1 else 2")) ==
        Errors{"t:6:32: error[QKC0101]: expected an operator or 'then' after the number 0, found the number 1"});
  CHECK(errorsOf(clause("y[t] = if x[t] > 0 then 1")) ==
        Errors{"t:6:38: error[QKC0101]: expected an operator or 'else' after the number 1, found 'clause'"});
  CHECK(errorsOf(replaced(clause("y[t] = 1"), "clause a:", "clause a")) ==
        Errors{"t:6:12: error[QKC0101]: expected ':' after 'a', found 'y'"});
  CHECK(errorsOf(replaced(clause("y[t] = 1"), "f32[T] finite", "f32 finite")) ==
        Errors{"t:4:13: error[QKC0101]: expected '[' or '(' after 'f32', found 'finite'"});
  CHECK(errorsOf(clause("y[t] = x[t] mask 2 on normal")) ==
        Errors{"t:6:32: error[QKC0101]: expected '%' after the number 2, found 'on'"});
}

TEST_CASE("one arithmetic, before the freedoms") {
  CHECK(errorsOf(clause("y[t] = x[t] in f32 in f16")) ==
        Errors{"t:6:32: error[QKC0116]: a statement has one arithmetic => "
               "give the other part a 'let' of its own, or convert it"});
  CHECK(errorsOf(clause("y[t] = x[t] any order in f32")) ==
        Errors{"t:6:35: error[QKC0101]: the arithmetic comes before the freedoms"});
  CHECK(errorsOf("accumulator a = f32 in f16") ==
        Errors{"t:1:21: error[QKC0101]: an evaluation begins with its arithmetic, without 'in'"});
}

TEST_CASE("items that are given twice") {
  CHECK(errorsOf(replaced(clause("y[t] = 1"), "clause b", "clause a")) ==
        Errors{"t:7:10: error[QKC0116]: clause 'a' is given twice"});
  CHECK(errorsOf("fn f(a, a) = 1") == Errors{"t:1:9: error[QKC0116]: parameter 'a' is given twice"});
  CHECK(errorsOf("contract c { family a family b dim T >= 1 clause a: y = 1 }") ==
        Errors{"t:1:23: error[QKC0116]: 'family' is given twice"});
  CHECK(errorsOf("layout a for u4[k < K] in u32 { split k = a, b at [a] slot b }") ==
        Errors{"t:1:46: error[QKC0101]: the digit 'b' has no radix => write 'b:8'"});
}

TEST_CASE("many errors come out of one run, each once") {
  CHECK(errorsOf("contract c {\n  index t T\n  in x f32[T] finite\n  out y: f32[T\n  let a = \n"
                 "  clause a: y[t] = one of { a: 1 }\n  clause b y[t] = 3\n  clause c: y[t] = 4 +\n}\n"
                 "contract d {\n  dim T >= 1\n  clause a: y[t] = )\n}\n"
                 "fn f(a = 1\nfn g(a) = a\n") ==
        Errors{"t:2:11: error[QKC0101]: expected '<' after 't', found 'T'",
               "t:3:8: error[QKC0101]: expected ':' after 'x', found 'f32'",
               "t:4:15: error[QKC0111]: '[' is not closed: expected ']' before 'let'",
               "t:5:10: error[QKC0101]: expected an expression after '=', found 'clause'",
               "t:6:35: error[QKC0108]: expected the scope of the choice after '}', found 'clause' => "
               "write 'per kernel', 'per call', 'per element' or 'per [t]'",
               "t:7:12: error[QKC0101]: expected ':' after 'b', found 'y'",
               "t:8:23: error[QKC0101]: expected an expression after '+', found '}'",
               "t:12:20: error[QKC0101]: expected an expression after '=', found ')'",
               "t:14:8: error[QKC0101]: expected ')', ':' or ',' after 'a', found '='"});
}
