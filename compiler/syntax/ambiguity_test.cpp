// No text has two readings: ANTLR's exact detection stays silent on every text of the repository.

#include "compiler/syntax/scan.h"

#include <QkcParser.h>
#include <doctest/doctest.h>
#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace {

using qkc::syntax::antlr::QkcLexer;
using qkc::syntax::antlr::QkcParser;

struct AmbiguityListener : antlr4::BaseErrorListener {
  std::vector<std::string> found;

  void reportAmbiguity(antlr4::Parser* parser, const antlr4::dfa::DFA& dfa, std::size_t start, std::size_t stop,
                       bool /*exact*/, const antlrcpp::BitSet& /*alternatives*/,
                       antlr4::atn::ATNConfigSet* /*configs*/) override {
    const std::string& rule = parser->getRuleNames().at(dfa.atnStartState->ruleIndex);
    found.push_back(
        fmt::format("{}: {}", rule, parser->getTokenStream()->getText(antlr4::misc::Interval(start, stop))));
  }
  void syntaxError(antlr4::Recognizer* /*recognizer*/, antlr4::Token* /*token*/, std::size_t line, std::size_t column,
                   const std::string& message, std::exception_ptr /*error*/) override {
    found.push_back(fmt::format("{}:{} {}", line, column + 1, message));
  }
};

std::vector<std::string> readings(const std::string& text) {
  qkc::syntax::ByteStream bytes(text);
  QkcLexer lexer(&bytes);
  antlr4::CommonTokenStream tokens(&lexer);
  QkcParser parser(&tokens);
  AmbiguityListener listener;
  parser.removeErrorListeners();
  parser.addErrorListener(&listener);
  parser.getInterpreter<antlr4::atn::ParserATNSimulator>()->setPredictionMode(
      antlr4::atn::PredictionMode::LL_EXACT_AMBIG_DETECTION);
  parser.file();
  return listener.found;
}

std::string readFile(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

} // namespace

TEST_CASE("every text has one reading") {
  const std::filesystem::path root = QKC_SOURCE_DIR;
  std::vector<std::filesystem::path> paths{root / "stdlib/prelude.qkc"};
  for (const char* folder : {"tests/texts", "contracts"})
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root / folder))
      if (entry.path().extension() == ".qkc")
        paths.push_back(entry.path());
  REQUIRE(paths.size() > 57);
  for (const auto& path : paths) {
    CAPTURE(path.string());
    CHECK(readings(readFile(path)) == std::vector<std::string>{});
  }
}

TEST_CASE("what could clash has one reading") {
  const auto body = [](const std::string& items) {
    return "contract c { dim T >= 1 index t < T clause a: " + items + " }";
  };
  for (const std::string& items : {
           std::string("let u = x in f32 exp within 2 ulp  y within 2 steps of u"),
           std::string("let u = x in f32 y within 2 abs within 3"),
           std::string("y within abs 1 rel 2 of u"),
           std::string("y within abs (1) rel (2) of abs(u)"),
           std::string("y within abs(u)"),
           std::string("let u = max over t of (a[t]) empty b[t] first  v[t] = 3"),
           std::string("let u = a in order  v = b in f32 in order, any order depth 3 + 1 when c otherwise_ = 1"),
           std::string("let u = -a ^ -b ^ c * d  v = not a or not b and c"),
           std::string("y = if a then b else c + d  z = x[t] outside -b[t] - 1"),
           std::string("y = F(e, half_even, nan -3) - 1  z = F(e, nan)"),
           std::string("y = one of { one: nan; of: 2 } per [t] one value  z = any over t of (b)"),
       }) {
    CAPTURE(items);
    CHECK(readings(body(items)) == std::vector<std::string>{});
  }
}
