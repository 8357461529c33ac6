#include "runtime/cases/format.h"
#include "runtime/judge/verdict_builder.h"

#include <fmt/format.h>

#include <cmath>
#include <cstdlib>

namespace qkc::judge {

namespace {

// What a conversion of `value` meets in its format: a tie, an end of the range, or one neighbour that is nearer.
std::string situation(const cases::Format& format, double value) {
  if (std::isnan(value))
    return "is NaN";
  if (std::fabs(value) > format.max)
    return fmt::format("lies beyond {:g}, the largest value", value < 0 && !format.isSigned ? 0.0 : format.max);
  const std::uint64_t nearest = format.nearest(value);
  const double there = format.decode(nearest);
  if (there == value)
    return "is a value of " + format.name;
  const std::int64_t place = format.order(nearest);
  const auto text = [&](double number) { return cases::valueText(format, format.nearest(number)); };
  const double other = format.decode(format.atOrder(there < value ? place + 1 : place - 1));
  if (value - there == other - value)
    return fmt::format("is a tie of {} and {}", text(std::fmin(there, other)), text(std::fmax(there, other)));
  return fmt::format("lies between {} and {}", text(std::fmin(there, other)), text(std::fmax(there, other)));
}

} // namespace

std::string reasonText(const cases::Arm& arm, const Position& position) {
  if (!arm.cast)
    return "";
  const cases::Format& format = *cases::findFormat(arm.cast->format);
  std::string text;
  for (std::size_t k = 0; k < arm.operands.size(); ++k) {
    if (arm.operands[k].name != arm.cast->argument)
      continue;
    // The shortest decimals of f32 and narrower formats lead back to the value in f32.
    const cases::Format& from = *cases::findFormat(arm.operands[k].format);
    const char* shown = position.values[k].code.value.c_str();
    const double value = from.isFloat && from.bits <= 32 ? static_cast<double>(std::strtof(shown, nullptr))
                                                         : std::strtod(shown, nullptr);
    const std::string line =
        fmt::format("{} = {} {}", arm.operands[k].text, position.values[k].code.value, situation(format, value));
    text += (text.empty() ? "" : "; ") + line;
  }
  if (text.empty())
    return "";
  std::string admissible;
  for (const Admissible& one : position.admissible)
    admissible += (admissible.empty() ? "" : " or ") + one.code.value;
  return fmt::format("{}; {}, {} gives {}", text, arm.cast->rounding, arm.cast->overflow, admissible);
}

} // namespace qkc::judge
