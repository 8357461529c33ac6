#include "compiler/driver/profiles.h"

#include "compiler/driver/embedded_pages.h"
#include "compiler/syntax/parse.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>

namespace qkc::driver {

namespace {

constexpr int kBitsOfF32 = 23;

int integerOf(const std::string& text) {
  int value = 0;
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

// "f32" or "e8m13": bits below the leading one.
int resultBits(const std::string& word) {
  const std::size_t m = word.find('m');
  return word == "f32" || m == std::string::npos ? kBitsOfF32 : integerOf(word.substr(m + 1));
}

contract::TensorCore coreOf(const syntax::Record& record) {
  contract::TensorCore core;
  core.profile = record.name.text;
  for (const syntax::Entry& entry : record.entries) {
    const auto* expr = std::get_if<syntax::Expr>(&entry.value);
    if (expr == nullptr)
      continue;
    const auto* number = std::get_if<syntax::Number>(&expr->node);
    const auto* word = std::get_if<syntax::Name>(&expr->node);
    const int value = number == nullptr ? 0 : integerOf(number->text);
    const std::string& key = entry.key.text;
    if (key == "step")
      core.step = value;
    else if (key == "keep")
      core.keep = value;
    else if (key == "group")
      core.group = value;
    else if (key == "rounding" && word != nullptr)
      core.rounds = word->text != "to_zero";
    else if (key == "result" && word != nullptr)
      core.result = resultBits(word->text);
  }
  return core;
}

} // namespace

std::optional<contract::TensorCore> libraryProfile(const std::string& name) {
  for (const auto& [file, text] : stdlibTexts()) {
    SourceMap sources;
    diag::Sink quiet;
    const auto parsed = syntax::parse(sources, sources.add("stdlib/" + file + ".qkc", text), quiet);
    if (!parsed)
      continue;
    for (const syntax::Declaration& declaration : parsed->declarations) {
      const auto* record = std::get_if<syntax::Record>(&declaration);
      if (record != nullptr && record->kind == syntax::Record::Kind::Profile && record->name.text == name)
        return coreOf(*record);
    }
  }
  return std::nullopt;
}

std::string profileArchitecture(int computeCapability) {
  constexpr int kBlackwell = 100;
  constexpr int kHopper = 90;
  constexpr int kAda = 89;
  constexpr int kAmpere = 80;
  constexpr int kTuring = 75;
  for (const int known : {kBlackwell, kHopper, kAda, kAmpere})
    if (computeCapability >= known)
      return fmt::format("sm{}", known);
  return fmt::format("sm{}", kTuring);
}

std::optional<contract::TensorCore> profileOf(const std::vector<MeasuredUnit>& units) {
  std::optional<contract::TensorCore> out;
  for (const MeasuredUnit& unit : units) {
    const probe::Accumulation& found = unit.found;
    // What comes in is added at last by an addition of its own: one more cut of a result than the steps of a profile
    // have. A bit fewer for the terms, of which each step has several, is more than that.
    const bool isSum = found.startApart == probe::Cut::unknown || found.startApart == probe::Cut::toZero ||
                       found.startApart == probe::Cut::nearestEven;
    const bool toZero = found.rounded == probe::Cut::toZero || found.startApart == probe::Cut::toZero;
    // The rules (R4) take each term to lose less than a unit and no more than itself: so it does where terms are cut
    // towards zero, and where they are cut to the nearest unit; cut otherwise, a small term may become a whole unit.
    const bool isAligned = found.aligned == probe::Cut::toZero || found.aligned == probe::Cut::nearestEven;
    const bool hasWords =
        (toZero || found.rounded == probe::Cut::nearestEven) && (isAligned || found.stepLength() == 1);
    if (!found.problem.empty() || !hasWords || !isSum)
      return std::nullopt;
    contract::TensorCore core;
    core.profile = unit.profile;
    core.step = found.stepLength();
    core.keep = found.keep - (found.startApart == probe::Cut::unknown ? 0 : 1);
    core.result = found.result;
    core.rounds = !toZero;
    if (!out) {
      out = core;
      continue;
    }
    out->step = std::min(out->step, core.step);
    out->keep = std::min(out->keep, core.keep);
    out->result = std::min(out->result, core.result);
    out->rounds = out->rounds && core.rounds; // towards zero is twice as far
  }
  return out;
}

Agreement compareProfiles(const contract::TensorCore& measured, const std::optional<contract::TensorCore>& library) {
  if (!library)
    return Agreement::noProfile;
  const bool holds = measured.step >= library->step && measured.keep >= library->keep &&
                     measured.result >= library->result && (measured.rounds || !library->rounds);
  return !holds ? Agreement::outside : differences(measured, *library) == "same" ? Agreement::same : Agreement::inside;
}

std::string differences(const contract::TensorCore& measured, const contract::TensorCore& library) {
  std::vector<std::string> parts;
  const auto note = [&](const char* what, int own, int other) {
    if (own != other)
      parts.push_back(fmt::format("{} {}, the profile has {}", what, own, other));
  };
  note("step", measured.step, library.step);
  note("keep", measured.keep, library.keep);
  note("bits of the result", measured.result, library.result);
  if (measured.rounds != library.rounds)
    parts.push_back(fmt::format("the result is {}", measured.rounds ? "rounded to nearest" : "cut towards zero"));
  return parts.empty() ? "same" : fmt::format("{}", fmt::join(parts, "; "));
}

std::string profileText(const contract::TensorCore& profile, const std::string& comment) {
  return fmt::format(
      "profile {} {{ // {}\n  product = exact\n  step = {}\n  keep = {}\n  rounding = {}\n  result = {}\n}}\n",
      profile.profile, comment, profile.step, profile.keep, profile.rounds ? "half_even" : "to_zero",
      profile.result == kBitsOfF32 ? "f32" : fmt::format("e8m{}", profile.result));
}

std::string stepsText(const probe::Accumulation& found) {
  const std::size_t length = found.steps.empty() ? 0 : found.steps.front().size();
  std::string text =
      found.steps.size() == 1 ? fmt::format("{}", length) : fmt::format("{} of {}", found.steps.size(), length);
  const bool consecutive = std::all_of(found.steps.begin(), found.steps.end(), [&](const std::vector<int>& step) {
    return step.size() == length && step.back() - step.front() + 1 == static_cast<int>(step.size());
  });
  if (!consecutive)
    for (const std::vector<int>& step : found.steps)
      text += fmt::format("{} {{{}}}", &step == &found.steps.front() ? ":" : ",", fmt::join(step, " "));
  return text;
}

} // namespace qkc::driver
