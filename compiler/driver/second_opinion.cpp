#include "compiler/driver/second_opinion.h"

#include "compiler/driver/exact_call.h"
#include "compiler/driver/mutant_checkers.h"
#include "compiler/mutate/mutants.h"
#include "compiler/semantics/explain.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <sstream>

namespace qkc::driver {

namespace {

struct Typed {
  SourceMap sources;
  Checked checked;
};

// The contract's text as it stands, if the judged checker was made of it.
std::unique_ptr<Typed> typedContract(const cases::Manifest& manifest, const std::string& what, const Places& places) {
  SourceMap sources;
  diag::Sink quiet; // a contract that is not at hand costs the second opinion, nothing else
  std::vector<Checked> found = findContracts(what, places, sources, quiet);
  for (Checked& checked : found)
    if (checked.contract.name == manifest.name && checked.hash == manifest.hash)
      return std::make_unique<Typed>(Typed{std::move(sources), std::move(checked)});
  return nullptr;
}

// Where only large calls are rejected: what the compiled checkers of the mutants say.
DiagnosisResult diagnoseLarge(const Typed& typed, const judge::Checker& checker, const CallKeeper& calls) {
  diag::Sink quiet;
  const auto device = openDevice("cpu", quiet);
  const auto mutants = mutate::mutantsOf(typed.checked.contract);
  const auto texts = device ? lowerCheckers(typed.checked, mutants, typed.sources, quiet) : std::nullopt;
  std::string problem;
  const auto checkers = texts ? MutantCheckers::compile(*device, checker.texts(), *texts, problem) : nullptr;
  if (!checkers)
    return {};
  std::uint64_t separating = 0;
  for (const CallKeeper::Kept& kept : calls.large()) {
    const qkc_check_report report =
        judge::checkCall(checker.manifest(), checker.checkFunction(), kept.one, kept.outputs.get());
    for (const qkc_arm_report& arm : report.arms)
      separating += arm.rejected;
  }
  return {.conventions = conventionsOf(typed.checked.contract, mutants, checkers->explaining(calls), separating),
          .disagrees = false,
          .tried = judge::Tried::mutants};
}

template <class Number> bool parseNumber(std::string_view text, Number& into) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), into);
  return error == std::errc() && end == text.data() + text.size() && !text.empty();
}

// Keeps the call that holds the asked element.
class AskedCall {
public:
  AskedCall(const cases::Manifest& manifest, const std::optional<AskedElement>& asked)
      : manifest_(manifest), asked_(asked) {}

  void see(const cases::Case& one, const judge::Outputs& outputs, bool rejected) {
    ++calls_;
    if (!asked_ || !has(one) || (asked_->caseNumber && one.number != *asked_->caseNumber))
      return;
    if (!case_ || (rejected && !rejected_ && !asked_->caseNumber)) {
      case_ = one;
      outputs_ = judge::KeptOutputs(outputs);
      rejected_ = rejected;
    }
  }

  const std::optional<cases::Case>& found() const { return case_; }
  bool hasCalls() const { return calls_ > 0; }
  const judge::Outputs& outputs() const { return outputs_.get(); }

private:
  bool has(const cases::Case& one) const {
    const cases::Parameter* p = manifest_.parameter(asked_->output);
    if (p == nullptr)
      return false;
    const auto shape = cases::shapeOf(*p, one.dims);
    return shape.size() == asked_->at.size() &&
           std::equal(shape.begin(), shape.end(), asked_->at.begin(),
                      [](std::int64_t extent, std::int64_t at) { return at >= 0 && at < extent; });
  }

  const cases::Manifest& manifest_;
  const std::optional<AskedElement>& asked_;
  std::optional<cases::Case> case_;
  judge::KeptOutputs outputs_;
  bool rejected_ = false;
  std::size_t calls_ = 0;
};

std::vector<std::string> linesOf(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);)
    lines.push_back(line);
  return lines;
}

// The explanation's lines; none, with what is wrong in `problem`, where there is none.
std::optional<std::vector<std::string>> explainAsked(const contract::Contract& contract,
                                                     const cases::Manifest& manifest, const AskedElement& asked,
                                                     const AskedCall& call, std::string& problem) {
  if (!call.hasCalls()) {
    problem = "nothing was judged: the candidate was rejected before its outputs were looked at";
    return std::nullopt;
  }
  if (!call.found()) {
    problem = fmt::format("no judged call has an output {}{}{}", asked.output,
                          asked.at.empty() ? "" : fmt::format("[{}]", fmt::join(asked.at, ", ")),
                          asked.caseNumber ? fmt::format(" in case {}", *asked.caseNumber) : "");
    return std::nullopt;
  }
  try {
    semantics::Judge evaluator(contract);
    evaluator.add(exactCall(contract, manifest, *call.found(), call.outputs()));
    for (const semantics::JudgedElement& element : evaluator.elements()) {
      const contract::Quantity& output = contract.quantity(element.output);
      if (output.name != manifest.parameter(asked.output)->name)
        continue;
      const auto shape = semantics::extentsOf(contract, evaluator.call(0).dims, element.output);
      if (semantics::positionOf(shape, element.offset) != asked.at)
        continue;
      std::vector<std::string> lines{
          fmt::format("case {} ({}), seed {}", call.found()->number, call.found()->name, call.found()->seed)};
      for (std::string& line : linesOf(semantics::explain(evaluator, element).text()))
        lines.push_back(std::move(line));
      return lines;
    }
    problem = "the element was not met";
  } catch (const semantics::EvaluationError& error) {
    problem = error.what();
  }
  return std::nullopt;
}

// Of the first element of a call that could not be judged: what the evaluator says. Empty where it can judge all.
std::vector<std::string> explainUnjudged(const contract::Contract& contract, const cases::Manifest& manifest,
                                         const cases::Case& one, const judge::Outputs& outputs) {
  try {
    semantics::Judge evaluator(contract);
    evaluator.add(exactCall(contract, manifest, one, outputs));
    for (const semantics::JudgedElement& element : evaluator.elements()) {
      if (element.standing != semantics::Standing::undecided)
        continue;
      std::vector<std::string> lines{
          fmt::format("not judged in case {} ({}), seed {}", one.number, one.name, one.seed)};
      for (std::string& line : linesOf(semantics::explain(evaluator, element).text()))
        lines.push_back(std::move(line));
      return lines;
    }
  } catch (const semantics::EvaluationError&) {
    return {};
  }
  return {};
}

// "w[0].qs[3]", as contracts write an element of a field, is "w.qs[0,3]".
std::string withFieldFirst(const std::string& text) {
  const auto open = text.find('[');
  const auto close = text.find("].");
  if (close == std::string::npos || open > close)
    return text;
  const std::string field = text.substr(close + 2);
  const auto inner = field.find('[');
  return text.substr(0, open) + "." + field.substr(0, inner) + text.substr(open, close - open) +
         (inner == std::string::npos ? "]" : "," + field.substr(inner + 1));
}

// Conventions of a blamed clause first.
void orderDiagnosis(judge::Verdict& verdict) {
  std::stable_partition(verdict.diagnosis.begin(), verdict.diagnosis.end(), [&](const judge::Convention& one) {
    return std::ranges::any_of(one.clauses, [&](const std::string& clause) {
      return std::ranges::find(verdict.blamed, clause) != verdict.blamed.end();
    });
  });
}

} // namespace

std::optional<AskedElement> parseAskedElement(const std::string& text) {
  AskedElement asked;
  std::string rest;
  std::remove_copy(text.begin(), text.end(), std::back_inserter(rest), ' ');
  if (const auto colon = rest.find(':'); colon != std::string::npos) {
    std::uint32_t number = 0;
    if (!parseNumber(std::string_view(rest).substr(0, colon), number))
      return std::nullopt;
    asked.caseNumber = number;
    rest.erase(0, colon + 1);
  }
  rest = withFieldFirst(rest);
  const auto bracket = rest.find('[');
  asked.output = rest.substr(0, bracket);
  if (asked.output.empty())
    return std::nullopt;
  if (bracket == std::string::npos)
    return asked;
  if (rest.back() != ']')
    return std::nullopt;
  std::istringstream numbers(rest.substr(bracket + 1, rest.size() - bracket - 2));
  for (std::string number; std::getline(numbers, number, ',');)
    if (!parseNumber(std::string_view(number), asked.at.emplace_back()))
      return std::nullopt;
  return asked.at.empty() ? std::nullopt : std::optional(asked);
}

judge::Verdict withSecondOpinion(const judge::Checker& checker, const std::string& what, const Places& places,
                                 const SecondOpinion& wanted, judge::Options options,
                                 const std::function<judge::Verdict(const judge::Options&)>& judgeWith,
                                 diag::Sink& sink) {
  const cases::Manifest& manifest = checker.manifest();
  CallKeeper calls(manifest);
  AskedCall askedCall(manifest, wanted.asked);
  std::optional<std::pair<cases::Case, judge::KeptOutputs>> partly; // the smallest such call
  options.observe = [&](const cases::Case& one, const judge::Outputs& outputs, judge::CallOutcome outcome) {
    const bool alone = outcome == judge::CallOutcome::rejected;
    const bool rejected = alone || outcome == judge::CallOutcome::refutesOthers;
    if (wanted.diagnosis)
      calls.see(one, outputs, rejected, alone);
    askedCall.see(one, outputs, rejected);
    if (outcome == judge::CallOutcome::partlyJudged && wanted.diagnosis && calls.isSmall(one) &&
        (!partly || largestTensor(manifest, one) < largestTensor(manifest, partly->first)))
      partly.emplace(one, judge::KeptOutputs(outputs));
  };
  judge::Verdict verdict = judgeWith(options);
  const bool diagnosing = wanted.diagnosis && verdict.outcome == judge::Outcome::rejected && verdict.stage == "verdict";
  const bool isUndecided =
      wanted.diagnosis && verdict.outcome == judge::Outcome::undecided && verdict.stage == "verdict";
  if (!diagnosing && !isUndecided && !wanted.asked)
    return verdict;
  const auto typed = typedContract(manifest, what, places);
  if (isUndecided && typed && partly)
    verdict.explanation = explainUnjudged(typed->checked.contract, manifest, partly->first, partly->second.get());
  if (diagnosing && typed) {
    DiagnosisResult result = diagnose(typed->checked.contract, manifest, calls);
    if (calls.rejected().empty() && !calls.large().empty())
      result = diagnoseLarge(*typed, checker, calls);
    verdict.diagnosis = std::move(result.conventions);
    verdict.tried = result.tried;
    orderDiagnosis(verdict);
    if (result.disagrees) {
      sink.error(diag::Code::Internal, std::nullopt,
                 fmt::format("{}: the checker rejects what the exact evaluator accepts", manifest.name))
          .note(
              "one of the two is wrong, so this verdict does not stand; please report the contract and the candidate");
      verdict.outcome = judge::Outcome::failed;
    }
  }
  if (!wanted.asked)
    return verdict;
  std::string problem = fmt::format("the text of {} is not at hand, or is not the one that was built", manifest.name);
  auto lines =
      typed ? explainAsked(typed->checked.contract, manifest, *wanted.asked, askedCall, problem) : std::nullopt;
  if (lines)
    verdict.explanation = std::move(*lines);
  else
    sink.error(diag::Code::BadArguments, std::nullopt, fmt::format("nothing to explain: {}", problem));
  return verdict;
}

} // namespace qkc::driver
