// Typed contracts as text, against files under testdata/. QKC_UPDATE_GOLDENS=1 writes them anew.

#include "compiler/contract/check_text.h"
#include "compiler/contract/dump.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>

namespace qkc::contract {

namespace {

const std::filesystem::path kTestData = QKC_SOURCE_DIR "/compiler/contract/testdata";

std::vector<std::filesystem::path> texts() {
  std::vector<std::filesystem::path> out;
  for (const auto& entry : std::filesystem::directory_iterator(kTestData))
    if (entry.path().extension() == ".qkc" && entry.path().stem() != "library")
      out.push_back(entry.path());
  for (const char* name : {"int8_dyn_token_sym", "int8_static_tensor_sym", "fp8_token_group128_ue8m0_f32"})
    out.emplace_back(std::string(QKC_SOURCE_DIR "/contracts/") + name + ".qkc");
  std::ranges::sort(out);
  return out;
}

} // namespace

TEST_CASE("typed contracts have the form of their goldens") {
  const bool update = std::getenv("QKC_UPDATE_GOLDENS") != nullptr;
  const std::string library = readFile(kTestData / "library.qkc");
  for (const std::filesystem::path& path : texts()) {
    CAPTURE(path.filename().string());
    const std::unique_ptr<Checked> checked = checkFile(path.string(), library);
    const std::string report = checked->report();
    CAPTURE(report);
    REQUIRE(!checked->sink.hasErrors());
    REQUIRE(!checked->contracts.empty());
    std::string dumped;
    for (const Contract& contract : checked->contracts)
      dumped += dump(contract) + "\n";
    const std::filesystem::path golden = kTestData / (path.stem().string() + ".dump");
    if (update)
      std::ofstream(golden) << dumped;
    CHECK(dumped == readFile(golden.string()));
  }
}

} // namespace qkc::contract
