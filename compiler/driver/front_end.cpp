#include "compiler/driver/front_end.h"

#include "compiler/contract/dump.h"
#include "compiler/contract/merger.h"
#include "compiler/contract/typecheck.h"
#include "compiler/driver/embedded_pages.h"
#include "compiler/driver/files.h"
#include "compiler/semantics/flow.h"
#include "compiler/semantics/hand_cases.h"
#include "compiler/syntax/dump.h"
#include "compiler/syntax/parse.h"
#include "runtime/device/sha256.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

namespace qkc::driver {

namespace fs = std::filesystem;

namespace {

// The parsed files that `use` names, in the order of the text: stdlib.NAME is a file of the standard library. An
// unknown one is reported at its place.
std::vector<syntax::File> librariesOf(const syntax::File& file, SourceMap& sources, diag::Sink& sink) {
  std::vector<syntax::File> libraries;
  for (const syntax::Declaration& declaration : file.declarations) {
    const auto* use = std::get_if<syntax::Use>(&declaration);
    if (use == nullptr)
      continue;
    const auto& known = stdlibTexts();
    const auto it = std::find_if(known.begin(), known.end(),
                                 [&](const auto& entry) { return "stdlib." + entry.first == use->path; });
    if (it == known.end()) {
      sink.error(diag::Code::UnknownContract, use->span, fmt::format("there is no library `{}`", use->path))
          .note("known: stdlib.prelude");
      continue;
    }
    if (auto library = syntax::parse(sources, sources.add("stdlib/" + it->first + ".qkc", it->second), sink))
      libraries.push_back(std::move(*library));
  }
  return libraries;
}

// One path for a file, however it was named.
fs::path realPath(const fs::path& path) {
  std::error_code problem;
  fs::path real = fs::canonical(path, problem);
  return problem ? path : real;
}

} // namespace

std::optional<syntax::File> parseFile(const fs::path& path, SourceMap& sources, diag::Sink& sink) {
  auto text = readText(path, sink);
  if (!text)
    return std::nullopt;
  return syntax::parse(sources, sources.add(path.string(), std::move(*text)), sink);
}

std::vector<fs::path> contractFiles(const fs::path& path, diag::Sink& sink) {
  std::error_code problem;
  if (!fs::is_directory(path, problem)) {
    if (!fs::exists(path, problem))
      sink.error(diag::Code::UnreadableFile, std::nullopt, fmt::format("{} does not exist", path.string()));
    else if (path.extension() == ".cu" || path.extension() == ".cuh")
      sink.error(diag::Code::BadArguments, std::nullopt, fmt::format("{} is a kernel, no contract", path.string()))
          .note("a kernel is judged, with what lints say of it: qkc judge CONTRACT " + path.string());
    else
      return {path};
    return {};
  }
  std::vector<fs::path> files;
  for (fs::directory_iterator it(path, problem), end; !problem && it != end; it.increment(problem))
    if (it->path().extension() == ".qkc")
      files.push_back(it->path());
  if (problem)
    sink.error(diag::Code::UnreadableFile, std::nullopt, fmt::format("{}: {}", path.string(), problem.message()));
  else if (files.empty())
    sink.error(diag::Code::UnreadableFile, std::nullopt,
               fmt::format("{} holds no .qkc file; folders below it are not searched", path.string()));
  std::sort(files.begin(), files.end());
  return files;
}

std::vector<fs::path> contractFiles(const std::vector<std::string>& paths, diag::Sink& sink) {
  std::vector<fs::path> files;
  std::set<fs::path> known;
  for (const std::string& path : paths)
    for (fs::path& file : contractFiles(fs::path(path), sink))
      if (known.insert(realPath(file)).second)
        files.push_back(std::move(file));
  return files;
}

std::vector<Checked> checkFile(const fs::path& path, SourceMap& sources, diag::Sink& sink) {
  auto text = readText(path, sink);
  return text ? checkText(path.string(), std::move(*text), sources, sink) : std::vector<Checked>{};
}

std::vector<Checked> checkText(std::string name, std::string text, SourceMap& sources, diag::Sink& sink) {
  const auto file = syntax::parse(sources, sources.add(std::move(name), std::move(text)), sink);
  if (!file)
    return {};
  const std::vector<syntax::File> libraries = librariesOf(*file, sources, sink);
  std::vector<const syntax::File*> used;
  for (const syntax::File& library : libraries)
    used.push_back(&library);
  std::vector<Checked> result;
  contract::Merger merger(sink);
  for (contract::Contract& contract : contract::typecheck(sources, *file, used, sink)) {
    diag::Sink own;
    semantics::analyzeFlow(contract, own);
    if (!own.hasErrors())
      semantics::checkHandCases(contract, own);
    merger.take(own, contract.name == contract.source ? "" : contract.name);
    if (own.hasErrors())
      continue;
    std::string hash = device::sha256(contract::canonicalText(contract)).substr(0, 16);
    result.push_back({std::move(contract), std::move(hash)});
  }
  return result;
}

std::vector<Checked> checkAll(const std::vector<std::string>& paths, SourceMap& sources, diag::Sink& sink) {
  std::vector<Checked> result;
  for (const fs::path& file : contractFiles(paths, sink))
    for (Checked& checked : checkFile(file, sources, sink))
      result.push_back(std::move(checked));
  keepOneOfEachName(result, sources, sink);
  return result;
}

void keepOneOfEachName(std::vector<Checked>& contracts, const SourceMap& sources, diag::Sink& sink) {
  std::vector<Checked> kept;
  for (Checked& checked : contracts) {
    const Span here = checked.contract.span;
    const auto same = std::find_if(kept.begin(), kept.end(),
                                   [&](const Checked& other) { return other.contract.name == checked.contract.name; });
    if (same == kept.end()) {
      kept.push_back(std::move(checked));
      continue;
    }
    const Span first = same->contract.span;
    if (realPath(sources.path(first.file)) != realPath(sources.path(here.file)))
      sink.error(diag::Code::DuplicateName, here, fmt::format("two contracts are named {}", checked.contract.name))
          .label(first, "the other")
          .note("what is built for one would replace the other: give one another name");
  }
  contracts = std::move(kept);
}

std::string dumpFile(const fs::path& path, const std::string& stage, SourceMap& sources, diag::Sink& sink) {
  if (stage == "ast") {
    const auto file = parseFile(path, sources, sink);
    return file ? syntax::dump(*file) : "";
  }
  std::string text;
  for (const Checked& checked : checkFile(path, sources, sink))
    text += stage == "canonical" ? contract::canonicalText(checked.contract) : contract::dump(checked.contract);
  return text;
}

} // namespace qkc::driver
