#include "compiler/driver/lookup.h"

#include "compiler/diag/nearest.h"
#include "compiler/driver/command.h"
#include "compiler/driver/files.h"

#include <fmt/format.h>

#include <algorithm>

namespace qkc::driver {

namespace fs = std::filesystem;

namespace {

bool isContractFile(const std::string& what) {
  return fs::path(what).extension() == ".qkc";
}

std::optional<Texts> readGenerated(const fs::path& folder, diag::Sink& sink) {
  const std::string name = folder.filename().string();
  Texts texts;
  texts.name = name;
  const auto take = [&](const std::string& file, std::string& into) {
    auto text = readText(folder / file, sink);
    if (text)
      into = std::move(*text);
    return text.has_value();
  };
  const bool complete = take(name + ".h", texts.prototype) && take("checker.cu", texts.checker) &&
                        take("reference.cu", texts.reference) && take("mutants.cu", texts.mutants) &&
                        take("contract.json", texts.manifest) && take("contract.md", texts.statement);
  return complete ? std::optional<Texts>(std::move(texts)) : std::nullopt;
}

std::vector<std::string> knownNames(const Places& places) {
  std::vector<std::string> names;
  std::error_code ignored;
  for (const auto& entry : fs::directory_iterator(places.generated, ignored))
    if (fs::exists(entry.path() / "contract.json", ignored))
      names.push_back(entry.path().filename().string());
  for (const auto& entry : fs::directory_iterator(places.contracts, ignored))
    if (entry.path().extension() == ".qkc")
      names.push_back(entry.path().stem().string());
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return names;
}

void reportUnknown(const std::string& what, const Places& places, diag::Sink& sink) {
  const auto names = knownNames(places);
  diag::Diagnostic& error = sink.error(diag::Code::UnknownContract, std::nullopt,
                                       fmt::format("no contract is called {}; looked in {} and {}", what,
                                                   places.generated.string(), places.contracts.string()));
  if (const auto close = diag::nearest(what, std::span<const std::string>(names)))
    error.suggest(*close);
  else if (!names.empty())
    error.note(fmt::format("known: {}", fmt::join(names, ", ")));
}

std::vector<Texts> lowerAll(const std::vector<Checked>& contracts, const SourceMap& sources, diag::Sink& sink) {
  std::vector<Texts> result;
  for (const Checked& checked : contracts)
    if (auto texts = lowerContract(checked, sources, sink))
      result.push_back(std::move(*texts));
  return result;
}

} // namespace

std::vector<Checked> findContracts(const std::string& what, const Places& places, SourceMap& sources,
                                   diag::Sink& sink) {
  std::error_code ignored;
  if (isContractFile(what))
    return checkFile(what, sources, sink);
  const fs::path own = places.contracts / (what + ".qkc");
  if (fs::exists(own, ignored))
    return checkFile(own, sources, sink);
  // An instance of a family bears another name than its file.
  for (const auto& entry : fs::directory_iterator(places.contracts, ignored)) {
    if (entry.path().extension() != ".qkc")
      continue;
    diag::Sink quiet;
    SourceMap scratch;
    const auto found = checkFile(entry.path(), scratch, quiet);
    if (std::none_of(found.begin(), found.end(), [&](const Checked& c) { return c.contract.name == what; }))
      continue;
    auto all = checkFile(entry.path(), sources, sink);
    std::erase_if(all, [&](const Checked& c) { return c.contract.name != what; });
    return all;
  }
  reportUnknown(what, places, sink);
  return {};
}

namespace {

// Whether the contract's text is at hand: then it is what is meant, and generated/ may be older.
bool hasText(const std::string& what, const Places& places) {
  std::error_code ignored;
  if (isContractFile(what) || fs::exists(places.contracts / (what + ".qkc"), ignored))
    return true;
  diag::Sink quiet;
  for (const auto& entry : fs::directory_iterator(places.contracts, ignored)) {
    const auto text = entry.path().extension() == ".qkc" ? readText(entry.path(), quiet) : std::nullopt;
    // An instance bears another name than its file; the compiler decides, this only finds the file.
    if (text && text->find("instance " + what) != std::string::npos)
      return true;
  }
  return false;
}

} // namespace

std::vector<Texts> findTexts(const std::string& what, const Places& places, SourceMap& sources, diag::Sink& sink) {
  std::error_code ignored;
  if (hasText(what, places)) {
    const auto contracts = findContracts(what, places, sources, sink);
    return sink.hasErrors() ? std::vector<Texts>{} : lowerAll(contracts, sources, sink);
  }
  for (const fs::path& folder : {places.generated / what, fs::path(what)})
    if (!isContractFile(what) && fs::exists(folder / "contract.json", ignored)) {
      auto texts = readGenerated(fs::weakly_canonical(folder, ignored), sink);
      return texts ? std::vector<Texts>{std::move(*texts)} : std::vector<Texts>{};
    }
  const auto contracts = findContracts(what, places, sources, sink);
  return sink.hasErrors() ? std::vector<Texts>{} : lowerAll(contracts, sources, sink);
}

std::optional<Texts> oneContract(const std::string& what, const Places& places, Session& session) {
  auto found = findTexts(what, places, session.sources, session.sink);
  if (found.size() > 1) {
    std::vector<std::string> names;
    for (const Texts& texts : found)
      names.push_back(texts.name);
    session.sink.error(diag::Code::BadArguments, std::nullopt, fmt::format("{} has several instances; name one", what))
        .note(fmt::format("instances: {}", fmt::join(names, ", ")));
    return std::nullopt;
  }
  return found.empty() || session.sink.hasErrors() ? std::nullopt : std::optional<Texts>(std::move(found.front()));
}

} // namespace qkc::driver
