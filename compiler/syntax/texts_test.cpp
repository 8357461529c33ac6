// The texts of tests/texts and stdlib/: all of them parse, and printing them loses nothing.

#include "compiler/diag/render.h"
#include "compiler/syntax/dump.h"
#include "compiler/syntax/parse.h"
#include "compiler/syntax/print.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

namespace {

using namespace qkc;

std::string readFile(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<std::filesystem::path> texts() {
  const std::filesystem::path root = QKC_SOURCE_DIR;
  std::vector<std::filesystem::path> out{root / "stdlib/prelude.qkc"};
  for (const char* folder : {"tests/texts", "contracts"})
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root / folder))
      if (entry.path().extension() == ".qkc")
        out.push_back(entry.path());
  return out;
}

struct Parsed {
  std::optional<syntax::File> file;
  std::string errors;
};

Parsed parse(const std::string& text) {
  SourceMap sources;
  diag::Sink sink;
  const FileId file = sources.add("text.qkc", text);
  Parsed out{syntax::parse(sources, file, sink), {}};
  for (const diag::Diagnostic& diagnostic : sink.diagnostics())
    out.errors += diag::render(sources, diagnostic, false);
  return out;
}

} // namespace

TEST_CASE("the repository's texts parse, and print as they were") {
  const auto paths = texts();
  REQUIRE(paths.size() > 57);
  for (const auto& path : paths) {
    CAPTURE(path.string());
    const Parsed first = parse(readFile(path));
    CHECK(first.errors == "");
    REQUIRE(first.file);
    const std::string printed = syntax::print(*first.file);
    const Parsed second = parse(printed);
    CHECK(second.errors == "");
    REQUIRE(second.file);
    CHECK(syntax::dump(*first.file) == syntax::dump(*second.file));
    CHECK(syntax::print(*second.file) == printed);
    CHECK(first.file->comments.size() == second.file->comments.size());
  }
}

TEST_CASE("a printed line is no wider than the page") {
  for (const auto& path : texts()) {
    const Parsed parsed = parse(readFile(path));
    REQUIRE(parsed.file);
    std::istringstream lines(syntax::print(*parsed.file));
    for (std::string line; std::getline(lines, line);) {
      CAPTURE(line);
      if (line.starts_with("  summary") || line.starts_with("  follows"))
        continue; // a string stays whole
      const std::size_t code = line.find("  //");
      CHECK(std::min(line.size(), code) <= 120);
    }
  }
}
