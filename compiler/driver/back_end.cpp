#include "compiler/driver/back_end.h"

#include "compiler/diag/nearest.h"
#include "compiler/emit/emit.h"
#include "compiler/emit/manifest.h"
#include "compiler/emit/mutants.h"
#include "compiler/emit/plan.h"
#include "compiler/emit/run_mutants.h"
#include "compiler/emit/statement.h"
#include "stdlib/device/device_headers.h"

#include <fmt/format.h>

#include <algorithm>

namespace qkc::driver {

namespace {

std::vector<emit::MutantSource> sourcesOf(const std::vector<mutate::Mutant>& mutants,
                                          const contract::Contract& contract) {
  std::vector<emit::MutantSource> sources;
  for (const mutate::Mutant& mutant : mutants) {
    const std::string clause =
        mutant.clause == contract::kNone ? "" : contract.clauses[static_cast<std::size_t>(mutant.clause)].name;
    sources.push_back({{mutant.id, clause, mutant.facet, mutant.text}, &mutant.contract});
  }
  return sources;
}

// A mutant by hand, or one that the text claims something of, is among those that there are.
void findHandMutants(const contract::Contract& contract, const std::vector<emit::MutantEntry>& entries,
                     diag::Sink& sink) {
  std::vector<std::string> ids;
  for (const emit::MutantEntry& entry : entries)
    ids.push_back(entry.id);
  for (const contract::HandMutant& one : contract.mutants) {
    const std::string id = mutate::idOf(contract, one);
    if (std::find(ids.begin(), ids.end(), id) != ids.end())
      continue;
    if (one.changed) {
      sink.error(diag::Code::UnsupportedConstruct, one.span,
                 fmt::format("the mutant '{}' can't be compiled to a kernel yet", one.name));
      continue;
    }
    diag::Diagnostic& error =
        sink.error(diag::Code::UnknownName, one.span, fmt::format("{} has no derived mutant {}", contract.name, id));
    if (const auto near = diag::nearest(id, std::span<const std::string>(ids)))
      error.suggest(fmt::format("did you mean '{}'?", *near));
    error.note(fmt::format("`qkc mutate {}` lists them, where the text makes no such claim", contract.name));
  }
}

} // namespace

std::optional<Texts> lowerContract(const Checked& checked, const SourceMap& sources, diag::Sink& sink) {
  const std::size_t before = sink.errorCount();
  const auto plan = emit::makePlan(checked.contract, sink);
  if (!plan)
    return std::nullopt;
  const emit::Input input{checked.contract, *plan, sources, sink};
  const auto mutants = mutate::mutantsOf(checked.contract);
  const auto mutantTexts = emit::emitMutants(input, sourcesOf(mutants, checked.contract), checked.hash);
  findHandMutants(checked.contract, mutantTexts.entries, sink);
  Texts texts{checked.contract.name,
              emit::emitPrototype(checked.contract),
              emit::emitCheckerInterface(checked.contract),
              emit::emitReference(input, checked.hash),
              emit::emitChecker(input, checked.hash),
              mutantTexts.module,
              emit::emitManifest(input, checked.hash, mutantTexts.entries),
              emit::emitStatement(input, checked.hash)};
  if (sink.errorCount() > before)
    return std::nullopt;
  return texts;
}

std::map<std::string, std::string> mutantCandidates(const Checked& checked, const SourceMap& sources,
                                                    diag::Sink& sink) {
  const auto plan = emit::makePlan(checked.contract, sink);
  if (!plan)
    return {};
  const emit::Input input{checked.contract, *plan, sources, sink};
  const auto mutants = mutate::mutantsOf(checked.contract);
  std::map<std::string, std::string> result;
  for (const emit::MutantSource& source : sourcesOf(mutants, checked.contract))
    if (std::string text = emit::emitMutantCandidate(input, source); !text.empty())
      result[source.entry.id] = std::move(text);
  for (const mutate::RunMutant& mutant : mutate::runMutantsOf(checked.contract))
    result[mutant.id] = emit::emitRunMutantCandidate(input, mutant);
  return result;
}

std::optional<RunMutantTexts> lowerRunMutants(const Checked& checked, const SourceMap& sources, diag::Sink& sink) {
  const auto plan = emit::makePlan(checked.contract, sink);
  if (!plan)
    return std::nullopt;
  const emit::Input input{checked.contract, *plan, sources, sink};
  const auto mutants = mutate::runMutantsOf(checked.contract);
  RunMutantTexts result{emit::emitRunMutants(input, mutants), {}};
  for (std::size_t k = 0; k < mutants.size(); ++k)
    result.entries.push_back({mutants[k], emit::runEntry(checked.contract, k)});
  return result;
}

std::optional<VariantTexts> lowerVariants(const Checked& checked, const std::vector<mutate::Mutant>& variants,
                                          const SourceMap& sources, diag::Sink& sink) {
  const auto plan = emit::makePlan(checked.contract, sink);
  if (!plan)
    return std::nullopt;
  const emit::Input input{checked.contract, *plan, sources, sink};
  auto texts = emit::emitMutants(input, sourcesOf(variants, checked.contract), checked.hash);
  VariantTexts result{std::move(texts.module), {}};
  for (const emit::MutantEntry& entry : texts.entries)
    result.variants.push_back({entry.id, entry.clause, entry.facet, entry.text});
  return result;
}

std::optional<CheckersText> lowerCheckers(const Checked& checked, const std::vector<mutate::Mutant>& mutants,
                                          const SourceMap& sources, diag::Sink& sink) {
  const auto plan = emit::makePlan(checked.contract, sink);
  if (!plan)
    return std::nullopt;
  const emit::Input input{checked.contract, *plan, sources, sink};
  auto texts = emit::emitMutantCheckers(input, sourcesOf(mutants, checked.contract));
  CheckersText result{std::move(texts.module), {}};
  for (auto& entry : texts.entries)
    result.entries.push_back({std::move(entry.id), std::move(entry.function), std::move(entry.manifest)});
  return result;
}

std::map<std::filesystem::path, std::string> filesOf(const Texts& texts, const std::filesystem::path& folder) {
  const std::filesystem::path here = folder / texts.name;
  return {{here / (texts.name + ".h"), texts.prototype}, {here / (texts.name + "_check.h"), texts.checkerInterface},
          {here / "reference.cu", texts.reference},      {here / "checker.cu", texts.checker},
          {here / "mutants.cu", texts.mutants},          {here / "contract.json", texts.manifest},
          {here / "contract.md", texts.statement}};
}

std::optional<judge::ContractTexts> judgeTexts(const Texts& texts, std::string& error) {
  auto manifest = cases::readManifest(texts.manifest, error);
  if (!manifest)
    return std::nullopt;
  judge::ContractTexts result{std::move(*manifest), texts.prototype, texts.checker, {}};
  for (const auto& [name, text] : stdlib::deviceHeaders())
    result.headers.push_back({name, text});
  return result;
}

} // namespace qkc::driver
