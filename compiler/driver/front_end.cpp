#include "compiler/driver/front_end.h"

#include "compiler/contract/dump.h"
#include "compiler/contract/typecheck.h"
#include "compiler/driver/files.h"
#include "compiler/semantics/flow.h"
#include "compiler/syntax/dump.h"
#include "compiler/syntax/parse.h"
#include "runtime/judge/sha256.h"

#include <fmt/format.h>

#include <algorithm>

namespace qkc::driver {

namespace fs = std::filesystem;

namespace {

std::optional<syntax::File> parseFile(const fs::path& path, SourceMap& sources, diag::Sink& sink) {
  auto text = readText(path, sink);
  if (!text)
    return std::nullopt;
  return syntax::parse(sources, sources.add(path.string(), std::move(*text)), sink);
}

} // namespace

std::vector<fs::path> contractFiles(const fs::path& path, diag::Sink& sink) {
  std::error_code problem;
  if (!fs::is_directory(path, problem)) {
    if (!fs::exists(path, problem))
      sink.error(diag::Code::UnreadableFile, std::nullopt, fmt::format("{} does not exist", path.string()));
    return fs::exists(path, problem) ? std::vector<fs::path>{path} : std::vector<fs::path>{};
  }
  std::vector<fs::path> files;
  for (fs::directory_iterator it(path, problem), end; !problem && it != end; it.increment(problem))
    if (it->path().extension() == ".qkc")
      files.push_back(it->path());
  if (problem)
    sink.error(diag::Code::UnreadableFile, std::nullopt, fmt::format("{}: {}", path.string(), problem.message()));
  else if (files.empty())
    sink.error(diag::Code::UnreadableFile, std::nullopt, fmt::format("{} holds no .qkc file", path.string()));
  std::sort(files.begin(), files.end());
  return files;
}

std::vector<Checked> checkFile(const fs::path& path, SourceMap& sources, diag::Sink& sink) {
  const auto file = parseFile(path, sources, sink);
  if (!file)
    return {};
  std::vector<Checked> result;
  for (contract::Contract& contract : contract::typecheck(sources, *file, {}, sink)) {
    const std::size_t before = sink.errorCount();
    semantics::analyzeFlow(contract, sink);
    if (sink.errorCount() > before)
      continue;
    std::string hash = judge::sha256(contract::canonicalText(contract)).substr(0, 16);
    result.push_back({std::move(contract), std::move(hash)});
  }
  return result;
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
