#include "compiler/driver/mask_report.h"

#include "runtime/cases/case.h"
#include "runtime/judge/judge_candidate.h"
#include "runtime/judge/verdict_builder.h"

#include <fmt/format.h>

namespace qkc::driver {

namespace {

constexpr const char* kNormal = "normal";

std::optional<std::vector<MaskRow>> rowsOf(const contract::Contract& contract, std::string& problem) {
  std::vector<MaskRow> rows;
  for (const contract::Quantity& output : contract.quantities)
    for (const contract::Arm& arm : output.arms) {
      if (!arm.mask)
        continue;
      if (arm.mask->population != kNormal) {
        problem = fmt::format("masks are measured on the population 'normal', not on '{}'", arm.mask->population);
        return std::nullopt;
      }
      rows.push_back(
          {contract.clauses[static_cast<std::size_t>(arm.clause)].name, kNormal, arm.mask->percent.get_d(), 0, 0, 0});
    }
  return rows;
}

} // namespace

std::optional<std::vector<MaskRow>> masksOf(ReferenceRuns& random, const contract::Contract& contract,
                                            std::string& problem) {
  auto rows = rowsOf(contract, problem);
  if (!rows || rows->empty())
    return rows;
  judge::Options options;
  options.keepPositions = 0;
  judge::VerdictBuilder builder(random.checker(), options);
  for (std::size_t k = 0; k < random.cases().size(); ++k) {
    const auto call = random.reference(k);
    builder.addCall(random.cases()[k], call->outputs, call->report);
  }
  builder.finish();
  for (const judge::ClauseVerdict& counts : builder.verdict().clauses)
    for (MaskRow& row : *rows)
      if (row.clause == counts.name) {
        row.judged += counts.judged;
        row.masked += counts.masked;
        row.wide += counts.wide;
      }
  return rows;
}

std::optional<std::vector<MaskRow>> masksOf(device::Device& device, const judge::Checker& checker,
                                            const contract::Contract& contract, const std::string& reference,
                                            std::string& problem) {
  const cases::Manifest& manifest = checker.manifest();
  const std::string function = "qkc_" + manifest.name;
  const auto program = compileTrusted(device, checker.texts(), "reference.cu", reference, function, 1, problem);
  if (program == nullptr)
    return std::nullopt;
  ReferenceRuns random(checker, {program.get(), program->entry(function)}, cases::buildRandomCases(manifest, 0));
  return masksOf(random, contract, problem);
}

} // namespace qkc::driver
