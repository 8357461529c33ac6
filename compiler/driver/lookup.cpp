#include "compiler/driver/lookup.h"

#include "compiler/diag/nearest.h"
#include "compiler/diag/readable.h"
#include "compiler/driver/command.h"
#include "compiler/driver/files.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <iterator>
#include <string_view>

namespace qkc::driver {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t kLongestName = 200; // a file's name has 255 bytes

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
  diag::Diagnostic& error =
      sink.error(diag::Code::UnknownContract, std::nullopt,
                 fmt::format("no contract is called {}; looked in {} and {}", diag::shortened(what),
                             places.generated.string(), places.contracts.string()));
  constexpr std::size_t kMost = 3;
  std::vector<std::string> longer;
  std::copy_if(names.begin(), names.end(), std::back_inserter(longer),
               [&](const std::string& name) { return !what.empty() && name.starts_with(what); });
  if (longer.size() > 1) {
    const std::size_t more = longer.size() > kMost ? longer.size() - kMost : 0;
    longer.resize(std::min(longer.size(), kMost));
    error.note(fmt::format("names that begin so: {}{}", fmt::join(longer, ", "),
                           more > 0 ? fmt::format(", and {} more", more) : ""));
  } else if (const auto close = diag::nearest(what, std::span<const std::string>(names)))
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

bool isWord(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

// "instance", blanks, and the name as a word of its own.
bool namesInstance(std::string_view text, std::string_view name) {
  constexpr std::string_view kKeyword = "instance";
  for (std::size_t at = text.find(name); at != std::string_view::npos; at = text.find(name, at + 1)) {
    const std::size_t end = at + name.size();
    const std::size_t last = at == 0 ? std::string_view::npos : text.find_last_not_of(" \t\r\n", at - 1);
    if (last == std::string_view::npos || last + 1 == at || (end < text.size() && isWord(text[end])))
      continue;
    const std::string_view before = text.substr(0, last + 1);
    if (before.ends_with(kKeyword) && (before.size() == kKeyword.size() || !isWord(before[last - kKeyword.size()])))
      return true;
  }
  return false;
}

// The contract file that the user means: a path, the file of that name, or the one that names such an instance: an
// instance of a family bears another name than its file. Found by its words alone, so that a broken text is found too
// and reported, not passed over for an older generated/.
std::optional<fs::path> fileOf(const std::string& what, const Places& places) {
  if (isContractFile(what))
    return what;
  std::error_code ignored;
  if (fs::path own = places.contracts / (what + ".qkc"); fs::exists(own, ignored))
    return own;
  if (what.empty() || what.size() > kLongestName || !std::all_of(what.begin(), what.end(), isWord))
    return std::nullopt;
  diag::Sink quiet;
  for (const auto& entry : fs::directory_iterator(places.contracts, ignored)) {
    const auto text = entry.path().extension() == ".qkc" ? readText(entry.path(), quiet) : std::nullopt;
    if (text && namesInstance(*text, what))
      return entry.path();
  }
  return std::nullopt;
}

} // namespace

std::vector<Checked> findContracts(const std::string& what, const Places& places, SourceMap& sources,
                                   diag::Sink& sink) {
  std::vector<Checked> found;
  if (const auto file = fileOf(what, places)) {
    found = checkFile(*file, sources, sink);
    if (!isContractFile(what) && file->stem() != what)
      std::erase_if(found, [&](const Checked& c) { return c.contract.name != what; });
  }
  std::error_code ignored;
  const fs::path built = places.generated / what / "contract.json";
  if (found.empty() && !sink.hasErrors() && fs::exists(built, ignored))
    sink.error(diag::Code::UnknownContract, std::nullopt,
               fmt::format("the text of {} is needed and is not in {}; {} holds what was built of it", what,
                           places.contracts.string(), built.parent_path().string()))
        .note(fmt::format("give its file, {}.qkc, or --contracts with the file's folder", what));
  else if (found.empty() && !sink.hasErrors())
    reportUnknown(what, places, sink);
  return found;
}

std::vector<Checked> findContractsOrFolder(const std::string& what, const Places& places, SourceMap& sources,
                                           diag::Sink& sink) {
  std::error_code ignored;
  std::vector<Checked> found;
  if (!fs::is_directory(what, ignored))
    return findContracts(what, places, sources, sink);
  for (const fs::path& file : contractFiles(what, sink))
    for (Checked& checked : checkFile(file, sources, sink))
      found.push_back(std::move(checked));
  return found;
}

std::vector<Texts> findTexts(const std::string& what, const Places& places, SourceMap& sources, diag::Sink& sink) {
  std::error_code ignored;
  if (!fileOf(what, places))
    for (const fs::path& folder : {places.generated / what, fs::path(what)})
      if (fs::exists(folder / "contract.json", ignored)) {
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
