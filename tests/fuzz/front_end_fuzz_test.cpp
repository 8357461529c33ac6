// The compiler on texts that nobody wrote: accepted, or refused with a code and a place, never a crash and never both.

#include "tests/fuzz/front_end.h"
#include "tests/fuzz/mutator.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>

using namespace qkc;

namespace {

namespace fs = std::filesystem;

std::vector<std::string> corpusOf(std::initializer_list<const char*> folders, std::size_t longest = 1U << 20U) {
  std::vector<fs::path> files;
  for (const char* folder : folders)
    for (const auto& entry : fs::directory_iterator(fs::path(QKC_SOURCE_DIR) / folder))
      if (entry.path().extension() == ".qkc")
        files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  std::vector<std::string> texts;
  for (const fs::path& file : files) {
    std::ifstream in(file, std::ios::binary);
    texts.emplace_back(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
  }
  std::erase_if(texts, [&](const std::string& text) { return text.size() > longest; });
  return texts;
}

// A number from the environment, so that a long run needs no other program.
std::uint64_t setting(const char* name, std::uint64_t otherwise) {
  const char* text = std::getenv(name);
  return text == nullptr ? otherwise : std::strtoull(text, nullptr, 10);
}

void run(fuzz::Mutator& mutator, std::uint64_t executions, fuzz::Execution (*execute)(const std::string&)) {
  std::map<std::string, std::uint64_t> codes;
  std::uint64_t accepted = 0;
  for (std::uint64_t k = 0; k < executions; ++k) {
    const std::string text = mutator.next();
    try {
      const fuzz::Execution execution = execute(text);
      accepted += execution.accepted ? 1 : 0;
      for (const std::string& code : execution.codes)
        ++codes[code];
    } catch (const std::exception& error) {
      FAIL_CHECK(error.what() << " on execution " << k << ":\n" << text);
      return;
    }
  }
  MESSAGE(executions << " executions, " << accepted << " accepted, " << codes.size() << " different codes");
  CHECK(accepted > 0);
  CHECK(codes.size() > 20);
}

} // namespace

TEST_CASE("contracts changed by tokens") {
  fuzz::Mutator mutator(corpusOf({"contracts", "tests/contracts", "tests/diag"}), setting("QKC_FUZZ_SEED", 1));
  run(mutator, setting("QKC_FUZZ_EXECUTIONS", 4000), fuzz::execute);
}

TEST_CASE("texts of the whole language changed by tokens") {
  fuzz::Mutator mutator(corpusOf({"tests/texts"}), setting("QKC_FUZZ_SEED", 2));
  run(mutator, setting("QKC_FUZZ_EXECUTIONS", 4000), fuzz::execute);
}

TEST_CASE("short texts changed by tokens, parsed and typed") {
  fuzz::Mutator mutator(corpusOf({"tests/fuzz/texts", "tests/diag"}, 260), setting("QKC_FUZZ_SEED", 3));
  run(mutator, setting("QKC_FUZZ_TYPED", 4000), fuzz::type);
}

TEST_CASE("tokens join to their text") {
  for (const std::string& text : corpusOf({"contracts", "tests/texts"})) {
    std::string joined;
    for (const std::string& token : fuzz::tokensOf(text))
      joined += token;
    CHECK(joined == text);
  }
}
