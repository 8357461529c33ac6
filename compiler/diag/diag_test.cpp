#include "compiler/diag/nearest.h"
#include "compiler/diag/render.h"
#include "compiler/diag/sink.h"
#include "compiler/diag/utf8.h"

#include <doctest/doctest.h>

#include <array>
#include <string>

namespace {

using namespace qkc;
using diag::Code;

diag::Diagnostic errorAt(std::optional<Span> span, std::string message) {
  diag::Diagnostic out;
  out.code = Code::UnexpectedToken;
  out.span = span;
  out.message = std::move(message);
  return out;
}

} // namespace

TEST_CASE("codes have four digits, a name and a title, and are found by any spelling") {
  CHECK(diag::codeText(Code::UnreadableFile) == "QKC0001");
  CHECK(diag::codeText(Code::UnexpectedToken) == "QKC0101");
  CHECK(diag::catalogRow(Code::MissingScope).name == "MissingScope");
  CHECK(diag::catalogRow(Code::MissingScope).title == "choice without a scope");
  CHECK(diag::findCode("QKC0108") == Code::MissingScope);
  CHECK(diag::findCode("qkc108") == Code::MissingScope);
  CHECK(diag::findCode("108") == Code::MissingScope);
  CHECK_FALSE(diag::findCode("QKC0199"));
  CHECK_FALSE(diag::findCode("QKC"));
  CHECK_FALSE(diag::findCode("108x"));
  for (const diag::CatalogRow& row : diag::catalog()) {
    CHECK(row.title.size() > 8);
    CHECK_FALSE(row.title.ends_with('.'));
    CHECK(static_cast<int>(row.code) < 1000);
  }
}

TEST_CASE("a sink orders by place, counts past its limit and keeps references valid") {
  diag::Sink sink(3);
  auto& first = sink.error(Code::UnexpectedToken, Span{0, 9, 10}, "third");
  sink.warning(Code::UnknownWord, Span{0, 2, 3}, "second");
  CHECK_FALSE(sink.full());
  sink.error(Code::UnreadableFile, std::nullopt, "first");
  first.note("added later");
  sink.error(Code::Internal, Span{0, 0, 1}, "dropped").note("into the void").suggest("nothing");
  CHECK(sink.full());
  CHECK(sink.errorCount() == 3);
  CHECK(sink.dropped() == 1);
  const auto ordered = sink.diagnostics();
  REQUIRE(ordered.size() == 3);
  CHECK(ordered[0].message == "first");
  CHECK(ordered[1].message == "second");
  CHECK(ordered[2].message == "third");
  CHECK(ordered[2].notes == std::vector<std::string>{"added later"});
  diag::Sink warnings;
  warnings.warning(Code::UnknownWord, std::nullopt, "only a warning");
  CHECK_FALSE(warnings.hasErrors());
}

TEST_CASE("a frame shows the line, the caret, labels, notes and help") {
  SourceMap sources;
  const FileId file = sources.add("dir/c.qkc", "contract c {\n\tclause a: y = i8(x)\n}\n");
  auto error = errorAt(Span{file, 28, 33}, "conversion without words");
  error.at("needs two words").label({file, 0, 8}, "in this contract").note("a note").suggest("write more");
  CHECK(diag::render(sources, error, false) == "error[QKC0101]: conversion without words\n"
                                               "  --> dir/c.qkc:2:16\n"
                                               "   |\n"
                                               " 1 | contract c {\n"
                                               "   | -------- in this contract\n"
                                               " 2 |  clause a: y = i8(x)\n"
                                               "   |                ^^^^^ needs two words\n"
                                               "   = note: a note\n"
                                               "   = help: write more\n");
  CHECK(diag::renderLine(sources, error) == "dir/c.qkc:2:16: error[QKC0101]: conversion without words");
  const std::string colored = diag::render(sources, error, true);
  CHECK(colored.find("\x1b[1;31merror[QKC0101]\x1b[0m") == 0);
}

TEST_CASE("labels in other files and far lines get their own frame and an elision") {
  SourceMap sources;
  const FileId first = sources.add("a.qkc", "one\ntwo\nthree\nfour\n");
  const FileId second = sources.add("b.qkc", "fn f(a) = a\n");
  auto error = errorAt(Span{first, 14, 18}, "wrong");
  error.label({first, 0, 3}, "near").label({second, 3, 4}, "far");
  CHECK(diag::render(sources, error, false) == "error[QKC0101]: wrong\n"
                                               "  --> a.qkc:4:1\n"
                                               "   |\n"
                                               " 1 | one\n"
                                               "   | --- near\n"
                                               "...\n"
                                               " 4 | four\n"
                                               "   | ^^^^\n"
                                               "  ::: b.qkc:1:4\n"
                                               "   |\n"
                                               " 1 | fn f(a) = a\n"
                                               "   |    - far\n");
}

TEST_CASE("diagnostics without a place have one line") {
  const SourceMap sources;
  const auto error = errorAt(std::nullopt, "no such file");
  CHECK(diag::render(sources, error, false) == "error[QKC0101]: no such file\n");
  CHECK(diag::renderLine(sources, error) == "error[QKC0101]: no such file");
  CHECK_FALSE(diag::toJson(sources, error).contains("file"));
}

TEST_CASE("texts that could harm a terminal or a reader of JSON come out clean") {
  SourceMap sources;
  const FileId file = sources.add("x\x1b[31m.qkc", "a\xFF\x1b[2Jb \xC3\xA9 c\r\n");
  const auto error = errorAt(Span{file, 10, 11}, "bad \x07 message");
  const std::string text = diag::render(sources, error, false);
  CHECK(text.find('\x1b') == std::string::npos);
  CHECK(text.find('\x07') == std::string::npos);
  CHECK(text.find('\r') == std::string::npos);
  CHECK(text.find("a\xEF\xBF\xBD\xEF\xBF\xBD[2Jb \xC3\xA9 c\n") != std::string::npos);
  const auto json = diag::toJson(sources, error);
  CHECK_NOTHROW(json.dump());
  CHECK(json["column"] == 10); // code points, broken bytes one each
}

TEST_CASE("a long line is shown around the place") {
  SourceMap sources;
  const FileId file = sources.add("long.qkc", std::string(5000, 'a') + "X" + std::string(5000, 'b'));
  const std::string text = diag::render(sources, errorAt(Span{file, 5000, 5001}, "here"), false);
  CHECK(text.size() < 500);
  const std::size_t line = text.find(" 1 | ");
  REQUIRE(line != std::string::npos);
  const std::size_t shown = text.find('X', line) - line;
  const std::size_t caret = text.find('^') - text.rfind('\n', text.find('^')) - 1;
  CHECK(shown == caret);
}

TEST_CASE("places at the end of a text, past it and over several lines") {
  SourceMap sources;
  const FileId file = sources.add("t.qkc", "ab\ncd");
  CHECK(diag::renderLine(sources, errorAt(Span{file, 5, 5}, "end")) == "t.qkc:2:3: error[QKC0101]: end");
  CHECK(diag::renderLine(sources, errorAt(Span{file, 99, 120}, "past")) == "t.qkc:2:3: error[QKC0101]: past");
  const std::string wide = diag::render(sources, errorAt(Span{file, 1, 5}, "both lines"), false);
  CHECK(wide.find(" 1 | ab\n   |  ^\n") != std::string::npos);
  const FileId empty = sources.add("e.qkc", "");
  CHECK(diag::render(sources, errorAt(Span{empty, 0, 0}, "empty"), false) ==
        "error[QKC0101]: empty\n  --> e.qkc:1:1\n   |\n 1 |\n   | ^\n");
}

TEST_CASE("JSON carries every part") {
  SourceMap sources;
  const FileId file = sources.add("c.qkc", "abc def\n");
  auto error = errorAt(Span{file, 4, 7}, "m");
  error.at("c").label({file, 0, 3}, "l").note("n").suggest("s");
  const auto json = diag::toJson(sources, error);
  CHECK(json == nlohmann::json::parse(R"({
    "code": "QKC0101", "name": "UnexpectedToken", "severity": "error", "message": "m", "caret": "c",
    "file": "c.qkc", "line": 1, "column": 5, "end_line": 1, "end_column": 8, "suggestion": "s", "notes": ["n"],
    "labels": [{"file": "c.qkc", "line": 1, "column": 1, "end_line": 1, "end_column": 4, "text": "l"}]})"));
}

TEST_CASE("the nearest word forgives a slip and no more") {
  constexpr std::array<std::string_view, 5> kWords{"clause", "contract", "choose", "let", "in"};
  const auto near = [&](std::string_view word) { return diag::nearest(word, std::span(kWords)).value_or("-"); };
  CHECK(near("claus") == "clause");
  CHECK(near("cluase") == "clause"); // a swap
  CHECK(near("contrat") == "contract");
  CHECK(near("lett") == "let");
  CHECK(near("chose") == "choose");
  constexpr std::array<std::string_view, 3> kShort{"or", "over", "on"};
  CHECK(diag::nearest("ovr", std::span(kShort)) == "over"); // of equals the longest
  CHECK(near("zzz") == "-");
  CHECK(near("x") == "-"); // nothing in common with 'in'
  CHECK(near("") == "-");
  CHECK(near(std::string(1000, 'c')) == "-");
}

TEST_CASE("UTF-8 is checked by the table of well-formed sequences") {
  CHECK(diag::utf8Length("a") == 1);
  CHECK(diag::utf8Length("\xC3\xA9") == 2);
  CHECK(diag::utf8Length("\xE2\x82\xAC") == 3);
  CHECK(diag::utf8Length("\xF0\x9F\x98\x80") == 4);
  CHECK(diag::brief("short") == "short");
  CHECK(diag::brief(std::string(60, 'a')) == std::string(60, 'a'));
  CHECK(diag::brief(std::string(59, 'a') + "\xC3\xA9z") == std::string(59, 'a') + "...");
  for (const char* bad : {"\x80", "\xC0\x80", "\xC3", "\xC3(", "\xE0\x80\x80", "\xED\xA0\x80", "\xF0\x80\x80\x80",
                          "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xFF", "\xE2\x82"})
    CHECK(diag::utf8Length(bad) == 0);
}
