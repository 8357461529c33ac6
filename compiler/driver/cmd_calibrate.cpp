#include "compiler/driver/bounds_report.h"
#include "compiler/driver/calibrate_all.h"
#include "compiler/driver/command.h"
#include "compiler/driver/mask_report.h"

#include <fmt/format.h>

namespace qkc::driver {

namespace {

struct CalibrateOptions {
  std::vector<std::string> contracts;
  std::vector<std::int64_t> terms = {256, 1024, 4096, 16384};
  bool bounds = false;
  bool masks = false;
  CalibrateAllOptions all;
};

std::string wordOf(const BoundsRow& row, const std::string& format) {
  if (row.lower == lawful::Lower::none)
    return row.rejected == 0 ? "accepted" : fmt::format("REJECTED: {}", row.witness);
  if (row.rejected != 0)
    return fmt::format("rejected in {} of {}: {}", row.rejected, row.judged, row.witness);
  if (!row.isOutside())
    return "inside the bound";
  return fmt::format(
      "outside, but hidden by {}: of {} elements none lies near enough to a tie, the error of the nearest "
      "would show if it were 2^{} times as large",
      format, row.judged, row.doublings);
}

// "12 of 36": elements that err where no error is allowed.
std::string offExactText(const BoundsRow& row) {
  return row.exact == 0 ? "none exact" : fmt::format("{} of {}", row.offExact, row.exact);
}

// Lengths from the shortest; a lawful kernel that is rejected is a fault of the bound.
bool print(const std::string& contract, const BoundsOfClause& clause) {
  bool isSound = true;
  fmt::print("{}: clause {}, {} in {}\n", contract, clause.clause, clause.output, clause.format);
  fmt::print("  {:<16} {:>8} {:>12} {:>12} {:>12} {:>8}\n", "sums", "terms", "error/bound", "least draw", "off exact",
             "least");
  for (const BoundsRow& row : clause.rows) {
    const bool isLawful = row.lower == lawful::Lower::none;
    isSound = isSound && (!isLawful || row.rejected == 0);
    fmt::print("  {:<16} {:>8} {:>12.4g} {:>12} {:>12} {:>8}  {}\n", nameOf(row.lower),
               row.terms == 0 ? "" : std::to_string(row.terms), row.largest,
               isLawful ? "" : fmt::format("{:.4g}", row.least), offExactText(row),
               isLawful ? "" : std::to_string(row.leastOffExact), wordOf(row, clause.format));
  }
  return isSound;
}

// False after an error, which is in the sink, and where a clause is not what it should be.
bool measureBounds(Session& session, const Checked& checked, const Texts& texts, const CalibrateOptions& options) {
  std::string problem;
  const auto manifest = cases::readManifest(texts.manifest, problem);
  if (!manifest) {
    session.sink.error(diag::Code::Internal, std::nullopt, problem);
    return false;
  }
  const auto clauses = boundsOf(checked.contract, *manifest, options.terms);
  if (clauses.empty())
    fmt::print("{}: no clause judges an enclosure without choices\n", checked.contract.name);
  bool isSound = true;
  for (const BoundsOfClause& clause : clauses)
    isSound = print(checked.contract.name, clause) && isSound;
  return isSound;
}

bool measureMasks(Session& session, const Checked& checked, const Texts& texts) {
  std::string problem;
  auto forJudge = judgeTexts(texts, problem);
  const auto device = forJudge ? openDevice("cpu", session.sink) : nullptr;
  const auto checker = device ? judge::Checker::compile(*device, std::move(*forJudge), problem) : nullptr;
  const auto rows = checker ? masksOf(*device, *checker, checked.contract, texts.reference, problem) : std::nullopt;
  if (!rows) {
    session.sink.error(diag::Code::Internal, std::nullopt, firstLine(problem));
    return false;
  }
  if (rows->empty())
    fmt::print("{}: no clause has a mask\n", checked.contract.name);
  bool isInside = true;
  for (const MaskRow& row : *rows) {
    isInside = isInside && !row.isOver();
    fmt::print("{}: clause {}, mask {:.3f}% of {} codes on {}, {} of them wide; {}at most {}%\n", checked.contract.name,
               row.clause, row.percent(), row.judged, row.population, row.wide, row.isOver() ? "OVER the cap, " : "",
               row.cap);
  }
  return isInside;
}

int calibrate(Session& session, const CalibrateOptions& options, const Places& places) {
  if (options.contracts.empty()) {
    session.sink.error(diag::Code::BadArguments, std::nullopt, "a contract is needed");
    return session.finish();
  }
  if (!options.bounds && !options.masks)
    return calibrateAll(session, options.contracts, places, options.all);
  bool isGood = true;
  for (const std::string& name : options.contracts)
    for (const Checked& checked : findContractsOrFolder(name, places, session.sources, session.sink)) {
      const auto texts = lowerContract(checked, session.sources, session.sink);
      if (!texts)
        return session.finish();
      if (options.bounds)
        isGood = measureBounds(session, checked, *texts, options) && isGood;
      if (options.masks)
        isGood = measureMasks(session, checked, *texts) && isGood;
    }
  const int problems = session.finish();
  return problems != kOk ? problems : isGood ? kOk : kRejected;
}

} // namespace

Run addCalibrate(CLI::App& app) {
  auto options = std::make_shared<CalibrateOptions>();
  auto places = std::make_shared<Places>();
  CLI::App* command = app.add_subcommand("calibrate", "prove in both directions that a contract's verdict can tell");
  command->add_option("contracts", options->contracts, "instances, families, .qkc files or folders of them");
  command->add_flag("--fresh", options->all.fresh, "run everything, whatever the records under generated/ say");
  command->add_flag("--recorded", options->all.recorded,
                    "run nothing: say what the records say, and whether they are of today");
  command->add_flag("--check", options->all.check, "run everything and hold it against the records");
  command->add_flag("--details", options->all.details, "every proof, lawful variant and class of cases");
  command->add_flag("--costs", options->all.costs, "where the processor time of each calibration went");
  command->add_option("--jobs", options->all.jobs, "processes [one for each processor]")->check(CLI::PositiveNumber);
  command->add_flag("--bounds", options->bounds,
                    "errors over bounds: of lawful kernels, and of sums in lower precisions; exit 1 where a lawful one "
                    "is rejected");
  command->add_flag("--masks", options->masks,
                    "codes that stay undecided on plain data, against the caps; exit 1 where one is over its cap");
  command->add_option("--terms", options->terms, "lengths of the sums")
      ->capture_default_str()
      ->check(CLI::PositiveNumber);
  addPlaces(*command, places);
  command->footer("example: qkc calibrate contracts/\n"
                  "         qkc calibrate --bounds contracts/ --terms 256\n"
                  "         qkc calibrate --bounds gemm_fp8_block128_f32 --terms 256 1024");
  return [options, places](Session& session) { return calibrate(session, *options, *places); };
}

} // namespace qkc::driver
