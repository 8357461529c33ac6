#include "compiler/driver/calibration_report.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace qkc::driver {

namespace {

using Outcome = MutantRecord::Outcome;

// What a line counts.
struct Counts {
  std::size_t mutants = 0, killed = 0, byRandom = 0, equivalent = 0, hidden = 0, open = 0;
  std::size_t runs = 0, runsKilled = 0, lawful = 0, lawfulAccepted = 0, blamedRight = 0, named = 0, conventions = 0;

  void add(const Calibration& c) {
    mutants += c.mutants.size();
    killed += c.count(Outcome::killed);
    byRandom += c.killedByRandom();
    equivalent += c.count(Outcome::equivalent);
    hidden += c.count(Outcome::hidden);
    open += c.count(Outcome::open);
    runs += c.runs.size();
    runsKilled += c.runsKilled();
    lawful += c.lawful.size();
    lawfulAccepted += c.lawfulAccepted();
    blamedRight += c.blamedRight();
    named += c.namedConventions();
    conventions += c.conventions();
  }

  std::string text() const {
    return fmt::format("{:>3} mutants: {:>3} killed ({} on plain normal data), {} equivalent (proved), {} hidden, {} "
                       "open; of runs {} of {}; lawful {} of {}; blame right {} of {}; named {} of {}",
                       mutants, killed, byRandom, equivalent, hidden, open, runsKilled, runs, lawfulAccepted, lawful,
                       blamedRight, killed, named, conventions);
  }
};

std::string summary(const Calibration& c) {
  Counts counts;
  counts.add(c);
  return fmt::format("{}; {} classes of cases{}", counts.text(), c.classesCovered(),
                     c.masks.empty() ? "" : fmt::format("; mask {}", fmt::join(c.masks, ", ")));
}

std::string_view wordOf(std::string_view diagnosed) {
  return diagnosed == "clause" ? "another of its clause" : diagnosed == "other" ? "one of another clause" : "nothing";
}

void printProblems(const Calibration& c) {
  if (!c.referenceAccepted)
    fmt::print("    the reference is rejected: {}\n", c.referenceProblem);
  for (const VariantRecord& variant : c.lawful)
    if (!variant.accepted)
      fmt::print("    a lawful variant is rejected: {}, which {}: {}\n", variant.id, variant.text, variant.problem);
  for (const MutantRecord& mutant : c.mutants)
    if (mutant.outcome == Outcome::open)
      fmt::print("    open: {}, which {}: {}\n", mutant.id, mutant.text, mutant.problem);
  for (const RunMutantRecord& run : c.runs)
    if (!run.isKilled())
      fmt::print("    of runs: {}, which {}: {}\n", run.id, run.text, run.problem);
  for (const MutantRecord& mutant : c.mutants)
    if (mutant.isRefuted())
      fmt::print("    not as the text says: {}, equivalent by {}: it is {}{}\n", mutant.id, mutant.claim,
                 name(mutant.outcome), mutant.method.empty() ? "" : " by " + mutant.method);
  for (const MutantRecord& mutant : c.mutants)
    if (mutant.outcome == Outcome::killed && !c.isBlamedRight(mutant) && c.classOf(mutant.id) == nullptr)
      fmt::print("    wrong blame: {}, of {}: {} judges, diagnosed as {}\n", mutant.id,
                 mutant.clause.empty() ? "a let" : "clause " + mutant.clause, fmt::join(mutant.blamed, ", "),
                 wordOf(mutant.diagnosed));
    else if (mutant.outcome == Outcome::killed && !mutant.isGuarded() && mutant.diagnosed != "own")
      fmt::print("    not named: {}, diagnosed as {}\n", mutant.id, wordOf(mutant.diagnosed));
  for (const InseparableClass& one : c.inseparable)
    fmt::print("    no output tells apart: {}{}\n", fmt::join(one.ids, ", "),
               one.method.empty() ? fmt::format("; NOT PROVED: {}", one.problem)
                                  : fmt::format("; proved by {}", one.method));
}

void printDetails(const Calibration& c) {
  for (const MutantRecord& m : c.mutants) {
    if (m.outcome == Outcome::equivalent)
      fmt::print("    equivalent: {}, by {}{}\n", m.id, m.method,
                 m.parts > 1 ? fmt::format(" of {} parts of {}", m.parts, fmt::join(m.over, ", ")) : "");
    else if (m.outcome == Outcome::hidden)
      fmt::print("    hidden: {}, differs in {} bytes, inside enclosures all\n", m.id, m.differing);
  }
  for (const RunMutantRecord& run : c.runs)
    if (run.isKilled())
      fmt::print("    of runs: {}, by {} ({})\n", run.id, run.code, run.facet);
  for (const VariantRecord& variant : c.lawful)
    if (variant.accepted)
      fmt::print("    lawful: {}, which {}\n", variant.id, variant.text);
  for (const auto& [clause, classes] : c.kills) {
    std::string text;
    for (const auto& [inputClass, count] : classes)
      text += fmt::format("{}{} {}", text.empty() ? "" : ", ", inputClass, count);
    fmt::print("    clause {} is served by {}\n", clause.empty() ? "(lets)" : clause, text);
  }
}

} // namespace

void printCalibrations(const std::vector<Calibration>& calibrations, bool details) {
  std::size_t width = 0;
  for (const Calibration& c : calibrations)
    width = std::max(width, c.contract.size());
  std::size_t green = 0;
  Counts all;
  for (const Calibration& c : calibrations) {
    fmt::print("{:<{}}  {:<9} {}\n", c.contract, width, c.isGreen() ? "green" : "NOT GREEN", summary(c));
    printProblems(c);
    if (details)
      printDetails(c);
    green += c.isGreen() ? 1U : 0U;
    all.add(c);
  }
  if (calibrations.size() > 1)
    fmt::print("{} of {} contracts green; {}\n", green, calibrations.size(), all.text());
}

} // namespace qkc::driver
