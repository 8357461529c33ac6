#include "runtime/judge/printable.h"
#include "runtime/judge/verdict.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace qkc::judge {

namespace {

class Table {
public:
  Table(const Verdict& verdict, bool color) : v_(verdict), color_(color) {}

  std::string render() {
    head();
    for (const Finding& one : v_.findings)
      text_ += fmt::format("  {}: {} [{}]\n", one.place, one.text, one.lint);
    if (v_.stage != "verdict") {
      beforeVerdict();
      return text_;
    }
    clauses();
    conventions();
    for (const Position& position : v_.positions)
      show(position, "");
    const bool emptyChoice = std::any_of(v_.clauses.begin(), v_.clauses.end(), [&](const ClauseVerdict& row) {
      return row.scopesRejected > 0 && std::find(v_.blamed.begin(), v_.blamed.end(), row.name) != v_.blamed.end();
    });
    if (emptyChoice) {
      text_ += "\nno path explains everything; each fails somewhere:\n";
      for (const Position& witness : v_.witnesses)
        show(witness, witness.failingPath);
    }
    for (const std::string& line : v_.explanation)
      text_ += (&line == &v_.explanation.front() ? "\n  " : "    ") + line + "\n";
    return text_;
  }

private:
  std::string paint(const std::string& text, const char* code) const {
    return color_ ? fmt::format("\x1b[{}m{}\x1b[0m", code, text) : text;
  }

  void head() {
    const char* code = v_.outcome == Outcome::accepted ? "1;32" : v_.outcome == Outcome::rejected ? "1;31" : "1;33";
    text_ += fmt::format("{}: {} by {} on {}", v_.candidate, paint(name(v_.outcome), code), v_.contract, v_.device);
    if (v_.stage != "verdict")
      text_ += fmt::format(" at {}", v_.stage);
    text_ += "\n";
    if (!v_.reason.empty())
      text_ += fmt::format("  {}{}\n", v_.code.empty() ? "" : v_.code + ": ", v_.reason);
  }

  void beforeVerdict() {
    if (!v_.failedCase.empty())
      text_ += fmt::format("  case {}, seed {}\n", v_.failedCase, v_.failedSeed);
    if (!v_.failedBuffer.empty() && !v_.failedAt.empty())
      text_ += fmt::format("  at {}[{}]\n", v_.failedBuffer, fmt::join(v_.failedAt, ", "));
    if (!v_.details.empty())
      text_ += "\n" + v_.details + (v_.details.back() == '\n' ? "" : "\n");
  }

  static std::string paths(const ClauseVerdict& row) {
    if (row.paths.empty())
      return "";
    const std::string alive = row.alivePaths.empty() ? "none" : fmt::format("{}", fmt::join(row.alivePaths, ", "));
    return fmt::format("{} of {} {}", alive, fmt::join(row.paths, ", "), row.scope);
  }

  void clauses() {
    std::size_t width = 6;
    for (const ClauseVerdict& row : v_.clauses)
      width = std::max(width, row.name.size());
    text_ += fmt::format("  {:<{}} {:>12} {:>10} {:>10}  {}\n", "clause", width, "judged", "rejected", "not judged",
                         "paths that explain all");
    for (const ClauseVerdict& row : v_.clauses) {
      if (!row.judges && row.paths.empty())
        continue;
      const auto number = [&](std::uint64_t n) { return row.judges ? fmt::format("{}", n) : std::string("-"); };
      std::string line = fmt::format("  {:<{}} {:>12} {:>10} {:>10}  {}", row.name, width, number(row.judged),
                                     number(row.rejected), number(row.notJudged), paths(row));
      line.erase(line.find_last_not_of(' ') + 1);
      const bool isBlamed = row.rejected > 0 || row.scopesRejected > 0;
      text_ += (isBlamed ? paint(line, "31") : line) + "\n";
    }
    text_ += fmt::format("  {} cases, seeds {}\n", v_.cases, seedsText());
  }

  // At least so many values must separate a convention from the contract for it to be named outright.
  static constexpr std::uint64_t kFollows = 8;

  // A convention that leaves more than a tenth of the rejected values is not what the kernel follows.
  static constexpr double kNearest = 0.9;

  // Of many that the values do not tell apart so many are named.
  static constexpr std::size_t kNamed = 3;

  void conventions() {
    const auto following = static_cast<std::size_t>(
        std::count_if(v_.diagnosis.begin(), v_.diagnosis.end(), [](const Convention& one) { return one.explains; }));
    if (following > 1)
      text_ += fmt::format("  one of {}, which the values tried do not tell apart{}:\n", following,
                           following > kNamed ? fmt::format("; {} of them", kNamed) : "");
    const bool isNear =
        std::ranges::any_of(v_.diagnosis, [](const Convention& one) { return one.explains || one.share >= kNearest; });
    if (!isNear && v_.tried != Tried::nothing)
      text_ += fmt::format("  no mutant of the contract explains it{}\n",
                           v_.tried == Tried::pairsToo ? ", nor do two together" : "");
    std::size_t named = 0;
    for (const Convention& one : v_.diagnosis) {
      if ((!one.explains && one.share < kNearest) || ++named > kNamed)
        continue;
      const std::string head = !one.explains
                                   ? fmt::format("nearest ({:.0f}% of the rejected values tried)", 100 * one.share)
                               : one.separating < kFollows ? "consistent with"
                                                           : "follows";
      text_ += fmt::format("  {}: {} ({})\n", paint(head, "1"), fmt::join(one.texts, "; and "),
                           fmt::join(one.mutants, " + "));
    }
  }

  static std::string valueText(const Coded& code) { return fmt::format("{} ({})", code.value, code.bits); }

  // The ends of a range are named as paths; one end stands for both where they are equal.
  static std::string admissibleText(const std::vector<Admissible>& admissible) {
    const auto isEnd = [](const Admissible& one, std::string_view end) {
      return one.paths.size() == 1 && one.paths.front() == end;
    };
    if (admissible.size() == 2 && isEnd(admissible[0], "least") && isEnd(admissible[1], "largest"))
      return fmt::format("{} to {} ({} to {})", admissible[0].code.value, admissible[1].code.value,
                         admissible[0].code.bits, admissible[1].code.bits);
    std::string text;
    for (const Admissible& one : admissible) {
      text += (text.empty() ? "" : " | ") + valueText(one.code);
      if (!one.paths.empty() && !isEnd(one, "least"))
        text += fmt::format(" by {}", fmt::join(one.paths, ", "));
    }
    return text;
  }

  // Seed 0 is the pinned suite; the others are fresh, or were asked for.
  std::string seedsText() const {
    std::vector<std::string> seeds;
    for (const std::uint64_t seed : v_.seeds)
      seeds.push_back(seed == 0 && v_.seeds.size() > 1 ? std::string("0 (pinned)") : fmt::format("{}", seed));
    return fmt::format("{}", fmt::join(seeds, ", "));
  }

  void show(const Position& p, const std::string& failingPath) {
    text_ += "\n";
    text_ += fmt::format("  {}[{}] = {}", p.output, fmt::join(p.at, ", "), valueText(p.returned));
    if (failingPath.empty())
      text_ += fmt::format(", rejected by clause {}\n", p.clause);
    else
      text_ += fmt::format(", not by path {}\n", failingPath);
    text_ += "    admissible: " + admissibleText(p.admissible) + "\n";
    for (const NamedValue& value : p.values)
      text_ += fmt::format("    {} = {}\n", value.name, valueText(value.code));
    if (!p.why.empty())
      text_ += "    because " + p.why + "\n";
    text_ += fmt::format("    case {} ({}), seed {}\n", p.caseNumber, p.caseName, p.seed);
  }

  const Verdict& v_;
  bool color_;
  std::string text_;
};

} // namespace

std::string renderTable(const Verdict& verdict, bool color) {
  Verdict shown = verdict;
  for (std::string* text : {&shown.candidate, &shown.reason, &shown.failedBuffer, &shown.failedCase})
    *text = printable(*text, Lines::one);
  shown.details = printable(shown.details, Lines::many);
  for (Finding& one : shown.findings)
    one = {printable(one.lint, Lines::one), printable(one.place, Lines::one), printable(one.text, Lines::one)};
  return Table(shown, color).render();
}

} // namespace qkc::judge
