// Whatever the bytes are, the front end answers with a tree or with coded errors.

#include "compiler/diag/render.h"
#include "compiler/syntax/dump.h"
#include "compiler/syntax/parse.h"
#include "compiler/syntax/print.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <vector>

namespace {

using namespace qkc;

// The codes of the errors, after checking that they can be shown.
std::vector<diag::Code> codesOf(const std::string& text) {
  SourceMap sources;
  diag::Sink sink;
  const auto file = syntax::parse(sources, sources.add("t.qkc", text), sink);
  CHECK(file.has_value() == !sink.hasErrors());
  std::vector<diag::Code> out;
  for (const diag::Diagnostic& d : sink.diagnostics()) {
    CHECK(diag::render(sources, d, true).size() < 4000);
    CHECK_FALSE(diag::toJson(sources, d).dump().empty());
    out.push_back(d.code);
  }
  if (file)
    CHECK_FALSE((syntax::print(*file).empty() && !text.empty() && !file->declarations.empty()));
  return out;
}

std::string repeated(const std::string& text, std::size_t times) {
  std::string out;
  out.reserve(text.size() * times);
  for (std::size_t i = 0; i < times; ++i)
    out += text;
  return out;
}

using Codes = std::vector<diag::Code>;
const Codes kTooDeep{diag::Code::NestingTooDeep};

} // namespace

TEST_CASE("deep nesting is refused before anything recurses") {
  const std::size_t n = 100000; // what a stack does not survive
  CHECK(codesOf("fn f(a) = " + repeated("(", n) + "a" + repeated(")", n)) == kTooDeep);
  CHECK(codesOf("fn f(a) = " + repeated("(", n)) == kTooDeep);
  CHECK(codesOf("fn f(a) = " + repeated("a[", n)) == kTooDeep);
  CHECK(codesOf("fn f(a) = " + repeated("-", n) + "a") == kTooDeep);
  CHECK(codesOf("fn f(a) = " + repeated("not ", n) + "a") == kTooDeep);
  CHECK(codesOf("fn f(a) = " + repeated("a^", n) + "a") == kTooDeep);
  CHECK(codesOf("fn f(a) = " + repeated("a+", n) + "a") == kTooDeep);
  CHECK(codesOf("fn f(a) = " + repeated("if a then a else ", n / 2) + "a") == kTooDeep);
  CHECK(codesOf("fn f(a) = " + repeated("any over i, j where ", n / 2) + "a") == kTooDeep);
  CHECK(codesOf("fn f(a) = " + repeated("match m { b: ", n / 2)) == kTooDeep);
  CHECK(codesOf(repeated("{", n)) == kTooDeep);
  // Shallow brackets, but a tree that grows to the left.
  std::string left = "a";
  for (int i = 0; i < 150; ++i)
    left = "(" + left + repeated("+a", 100) + ")";
  CHECK(codesOf("fn f(a) = " + left) == kTooDeep);
}

TEST_CASE("nesting up to the limits is fine") {
  CHECK(codesOf("fn f(a) = " + repeated("(", 190) + "a" + repeated(")", 190)).empty());
  CHECK(codesOf("fn f(a) = a" + repeated(" + a", 990)).empty());
  CHECK(codesOf("fn f(a) = " + repeated("if a then b else ", 190) + "a").empty());
  CHECK(codesOf("table t: f32 = {" + repeated("-1, ", 20000) + "2}").empty());
  CHECK(codesOf(repeated("instance a = b<-1>\n", 5000)).empty());
  CHECK(codesOf("contract c { dim T >= 1 clause a: " + repeated("y[t] = -x[t] + 1 in f32\n", 2000) + "}").empty());
}

TEST_CASE("texts of any size") {
  CHECK(codesOf("").empty());
  CHECK(codesOf("\n").empty());
  CHECK(codesOf(std::string(10U << 20U, 'a')) == Codes{diag::Code::FileTooLarge});
  CHECK(codesOf(std::string(syntax::kMaxBytes, ' ')).empty());
  CHECK(codesOf("// " + std::string(syntax::kMaxBytes - 3, 'a')).empty());
  CHECK(codesOf(std::string(syntax::kMaxBytes, 'a')).size() == 1);
  CHECK(codesOf(repeated("a ", syntax::kMaxBytes / 8)).size() == 1);
  CHECK(codesOf(repeated("clause ", syntax::kMaxBytes / 32)).size() <= 20);
  CHECK(codesOf(repeated("? ", syntax::kMaxBytes / 8)).size() <= diag::Sink::kDefaultLimit);
  CHECK(codesOf(repeated("\"\n", syntax::kMaxBytes / 8)).size() <= diag::Sink::kDefaultLimit);
  CHECK(codesOf("fn f(a) = " + repeated("1", 100000)) == Codes{diag::Code::BadNumber});
}

namespace {

// Random expressions with every operand in parentheses, so that the text alone says which tree is meant.
class RandomExpr {
public:
  explicit RandomExpr(unsigned seed) : random_(seed) {}

  std::string text(int depth) {
    const std::vector<std::string> leaves{"a", "x[t, 1]", "x[b].qs[e]", "7", "0x1f", "1e-3", "inf", "f32.max"};
    if (depth == 0)
      return leaves[below(leaves.size())];
    const auto part = [&] { return "(" + text(depth - 1) + ")"; };
    switch (below(9)) {
    case 0:
      return "-" + part();
    case 1:
      return "not " + part();
    case 2:
      return "if " + part() + " then " + part() + " else " + part();
    case 3:
      return "f(" + text(depth - 1) + ", nan " + part() + ", wrap)";
    case 4:
      return "max over i, j where " + text(depth - 1) + " of " + part() + " empty " + part() + " last nan wins";
    case 5:
      return "match m { in: " + text(depth - 1) + "; b: nan }";
    case 6:
      return "x[" + text(depth - 1) + "] outside " + part();
    default:
      return part() + operators()[below(operators().size())] + part();
    }
  }

private:
  static const std::vector<std::string>& operators() {
    static const std::vector<std::string> kOperators{"or", "and", "==", "!=", "<", "<=", ">", ">=", "|",
                                                     "&",  "<<",  ">>", "+",  "-", "*",  "/", "%",  "^"};
    return kOperators;
  }
  std::size_t below(std::size_t n) { return random_() % n; }

  std::mt19937 random_;
};

} // namespace

TEST_CASE("printing and parsing again gives the same tree, whatever the operators") {
  for (unsigned seed = 0; seed < 400; ++seed) {
    const std::string text = "fn f(a) = " + RandomExpr(seed).text(static_cast<int>(1 + seed % 5));
    CAPTURE(text);
    SourceMap sources;
    diag::Sink sink;
    const auto first = syntax::parse(sources, sources.add("written", text), sink);
    REQUIRE(first);
    const std::string printed = syntax::print(*first);
    CAPTURE(printed);
    const auto second = syntax::parse(sources, sources.add("printed", printed), sink);
    REQUIRE(second);
    CHECK(syntax::dump(*first) == syntax::dump(*second));
    CHECK(syntax::print(*second) == printed);
  }
}

TEST_CASE("every byte") {
  for (int first = 0; first < 256; ++first)
    for (const char* rest : {"", "\x80", "a", "\"", "{", "\n"}) {
      const std::string text = std::string(1, static_cast<char>(first)) + rest;
      const Codes codes = codesOf(text);
      CHECK(codes.size() <= 2);
    }
}

TEST_CASE("texts with pieces cut out, doubled, swapped and garbled") {
  std::vector<std::string> texts;
  for (const auto& entry : std::filesystem::directory_iterator(std::filesystem::path(QKC_SOURCE_DIR) / "tests/texts")) {
    std::ifstream file(entry.path(), std::ios::binary);
    texts.emplace_back(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
  }
  REQUIRE(texts.size() >= 56);
  std::mt19937 random(7); // NOLINT(bugprone-random-generator-seed): the same texts each time
  const auto below = [&](std::size_t n) { return random() % std::max<std::size_t>(n, 1); };
  for (int round = 0; round < 600; ++round) {
    std::string text = texts[below(texts.size())];
    for (std::size_t change = 0; change <= below(3); ++change) {
      const std::size_t at = below(text.size());
      const std::size_t length = below(12);
      switch (below(4)) {
      case 0:
        text.erase(at, length);
        break;
      case 1:
        text.insert(at, text.substr(below(text.size()), length));
        break;
      case 2:
        text[at] = static_cast<char>(below(256));
        break;
      default:
        text.insert(at, std::string(1, "(){}[];:,.=<>*/^\"' \n"[below(20)]));
      }
    }
    CAPTURE(text);
    CHECK(codesOf(text).size() <= diag::Sink::kDefaultLimit);
  }
}
