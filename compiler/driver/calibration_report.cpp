#include "compiler/driver/calibration_report.h"

#include <fmt/format.h>

#include <algorithm>

namespace qkc::driver {

namespace {

using Outcome = MutantRecord::Outcome;

std::string summary(const Calibration& c) {
  const std::size_t own = c.diagnosed("own");
  const std::size_t clause = c.diagnosed("clause");
  const std::size_t tried = own + clause + c.diagnosed("other") + c.diagnosed("none");
  return fmt::format(
      "{:>3} mutants: {:>3} killed ({} on plain normal data), {} equivalent, {} hidden, {} open; lawful {} "
      "of {}; clauses told apart {} of {}{}",
      c.mutants.size(), c.count(Outcome::killed), c.killedByRandom(), c.count(Outcome::equivalent),
      c.count(Outcome::hidden), c.count(Outcome::open), c.lawfulAccepted(), c.lawful.size(), c.toldApart(),
      c.count(Outcome::killed),
      tried == 0 ? "" : fmt::format("; diagnosed {} of {}, their clause {}", own, tried, own + clause));
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
}

void printDetails(const Calibration& c) {
  for (const MutantRecord& m : c.mutants) {
    if (m.outcome == Outcome::equivalent)
      fmt::print("    equivalent: {}, by {}{}\n", m.id, m.method,
                 m.parts > 1 ? fmt::format(" of {} parts of {}", m.parts, fmt::join(m.over, ", ")) : "");
    else if (m.outcome == Outcome::hidden)
      fmt::print("    hidden: {}, differs in {} bytes, inside enclosures all\n", m.id, m.differing);
  }
  for (const VariantRecord& variant : c.lawful)
    if (variant.accepted)
      fmt::print("    lawful: {}, which {}\n", variant.id, variant.text);
  for (const auto& group : c.inseparable)
    fmt::print("    wrote the same: {}\n", fmt::join(group, ", "));
  for (const MutantRecord& m : c.mutants)
    if (m.diagnosed == "other" || m.diagnosed == "none" || m.diagnosed == "clause")
      fmt::print("    diagnosed as {}: {}\n",
                 m.diagnosed == "none"     ? "nothing"
                 : m.diagnosed == "clause" ? "another of its clause"
                                           : "one of another clause",
                 m.id);
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
  Calibration all;
  for (const Calibration& c : calibrations) {
    fmt::print("{:<{}}  {:<9} {}\n", c.contract, width, c.isGreen() ? "green" : "NOT GREEN", summary(c));
    printProblems(c);
    if (details)
      printDetails(c);
    green += c.isGreen() ? 1U : 0U;
    all.mutants.insert(all.mutants.end(), c.mutants.begin(), c.mutants.end());
    all.lawful.insert(all.lawful.end(), c.lawful.begin(), c.lawful.end());
    all.inseparable.insert(all.inseparable.end(), c.inseparable.begin(), c.inseparable.end());
  }
  if (calibrations.size() > 1)
    fmt::print("{} of {} contracts green; {}\n", green, calibrations.size(), summary(all));
}

} // namespace qkc::driver
