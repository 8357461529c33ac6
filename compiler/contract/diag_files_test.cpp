// Wrong contracts under tests/diag/: each is rejected with exactly the codes and at the lines that its comments name.
// A file is called after the code that it shows; `// expect: QKC0203` stands on the line of the error.

#include "compiler/contract/check_text.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>

namespace qkc::contract {

namespace {

// What the type checker lets pass: what can't be judged yet, and claims of mutants that no operator makes.
bool isOfLowering(const std::string& name) {
  return name.starts_with("qkc048") || name == "qkc0203_no_derived_mutant.qkc";
}

std::vector<std::filesystem::path> wrongContracts() {
  std::vector<std::filesystem::path> out;
  for (const auto& entry : std::filesystem::directory_iterator(QKC_SOURCE_DIR "/tests/diag")) {
    const std::string name = entry.path().filename().string();
    for (const char* area : {"qkc02", "qkc03", "qkc04", "qkc06"})
      if (name.starts_with(area) && !isOfLowering(name) && entry.path().extension() == ".qkc")
        out.push_back(entry.path());
  }
  std::ranges::sort(out);
  return out;
}

std::vector<std::string> expectations(const std::string& text) {
  std::vector<std::string> out;
  std::istringstream lines(text);
  std::string line;
  for (int number = 1; std::getline(lines, line); ++number) {
    constexpr std::string_view kMark = "// expect: ";
    for (std::size_t at = line.find(kMark); at != std::string::npos; at = line.find("QKC", at + 1)) {
      const std::size_t code = line.find("QKC", at);
      if (code == std::string::npos)
        break;
      out.push_back(line.substr(code, 7) + ":" + std::to_string(number));
      at = code;
    }
  }
  return out;
}

} // namespace

TEST_CASE("wrong contracts are rejected with the code and at the line that they name") {
  const std::vector<std::filesystem::path> files = wrongContracts();
  CHECK(files.size() >= 30);
  for (const std::filesystem::path& path : files) {
    CAPTURE(path.filename().string());
    const std::unique_ptr<Checked> checked = checkFile(path.string());
    const std::string report = checked->report();
    CAPTURE(report);
    const std::vector<std::string> expected = expectations(readFile(path.string()));
    CHECK(!expected.empty());
    CHECK(checked->errors() == expected);
    CHECK(checked->contracts.empty());
    // The name of the file carries the code.
    std::string code = path.filename().string().substr(0, 7);
    std::transform(code.begin(), code.end(), code.begin(), [](unsigned char c) { return std::toupper(c); });
    CHECK(std::ranges::any_of(expected, [&](const std::string& e) { return e.starts_with(code); }));
  }
}

} // namespace qkc::contract
