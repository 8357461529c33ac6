#include "compiler/driver/timing_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace qkc::driver {

namespace {

// The measured rate that the factors' kind may use: its own, else a wider one's.
std::optional<std::size_t> measuredRate(const Roofline& roofline) {
  if (!roofline.operations || roofline.operations->count == 0)
    return std::nullopt;
  const auto own = static_cast<std::size_t>(roofline.operations->kind);
  for (std::size_t kind = own + 1; kind-- > 0;) {
    const bool otherUnit = own == static_cast<std::size_t>(FactorKind::int8) && kind != own;
    if (roofline.roofs.operationsPerSecond[kind] > 0 && !(otherUnit && kind == 0))
      return kind;
  }
  return std::nullopt;
}

nlohmann::ordered_json spreadJson(const judge::Spread& spread) {
  nlohmann::ordered_json json{{"calls", spread.count},
                              {"median", spread.median},
                              {"lower_quartile", spread.lowerQuartile},
                              {"upper_quartile", spread.upperQuartile}};
  if (std::isfinite(spread.most)) { // none of fewer than six calls
    json["median_least"] = spread.least;
    json["median_most"] = spread.most;
  }
  return json;
}

nlohmann::ordered_json resultJson(const judge::TimedResult& result) {
  nlohmann::ordered_json json{{"name", result.name},
                              {"outcome", judge::name(result.outcome)},
                              {"code", result.code},
                              {"reason", result.reason}};
  if (result.outcome != judge::Outcome::accepted)
    return json;
  json["milliseconds"] = result.figure.ms;
  json["by_wall"] = result.figure.isWall;
  json["events"] = spreadJson(result.events);
  json["wall"] = spreadJson(result.wall);
  json["own_copy_events"] = spreadJson(result.ownEvents);
  json["own_copy_wall"] = spreadJson(result.ownWall);
  json["fresh"] = result.fresh;
  return json;
}

std::string bandwidth(double bytes, double ms) {
  return ms > 0 ? fmt::format("{:.3g} GB/s", bytes / ms / 1e6) : "-";
}

std::string rowOf(const judge::TimedResult& result, const Roofline& roofline, const std::string& ratio,
                  std::size_t width) {
  if (result.outcome != judge::Outcome::accepted)
    return fmt::format("  {:<{}} not timed: {} {}\n", result.name, width, result.code, result.reason);
  const judge::Spread& events = result.events;
  const double least = roofline.leastMs();
  return fmt::format("  {:<{}} {:>9.4f} ms  {:>7.4f}..{:<7.4f} {:>5} {:>12} {:>7} {:>8}{}\n", result.name, width,
                     result.figure.ms, events.lowerQuartile, events.upperQuartile, events.count,
                     bandwidth(roofline.bytes, result.figure.ms),
                     least > 0 ? fmt::format("{:.0f}%", 100 * least / result.figure.ms) : "-", ratio,
                     result.figure.isWall ? "  by the wall: more was done than its stream shows" : "");
}

std::size_t nameWidth(const TimingReport& report) {
  std::size_t width = 0;
  for (const TimedCandidate& one : report.candidates)
    for (const auto* result : {&one.timed, &one.baseline})
      if (*result)
        width = std::max(width, (*result)->name.size());
  return width;
}

std::string rooflineText(const Roofline& roofline) {
  std::string text = fmt::format("  bytes {:.4g}, a copy moves {:.4g} GB/s: {:.4f} ms\n", roofline.bytes,
                                 roofline.roofs.copyBytesPerSecond / 1e9, roofline.bytesMs());
  if (!roofline.operations)
    return text + "  operations: the contract's text is not at hand\n";
  if (roofline.operations->count == 0)
    return text;
  if (roofline.rate() == 0)
    return text + fmt::format("  operations {:.4g}, of which no instruction's rate was measured\n",
                              roofline.operations->count);
  return text + fmt::format("  operations {:.4g}, {} does {:.4g} T/s: {:.4f} ms\n", roofline.operations->count,
                            roofline.instruction(), roofline.rate() / 1e12, roofline.operationsMs());
}

} // namespace

double Roofline::bytesMs() const {
  return roofs.copyBytesPerSecond > 0 ? bytes / roofs.copyBytesPerSecond * 1e3 : 0;
}

double Roofline::rate() const {
  const auto kind = measuredRate(*this);
  return kind ? roofs.operationsPerSecond[*kind] : 0;
}

std::string Roofline::instruction() const {
  const auto kind = measuredRate(*this);
  return kind ? roofs.instruction[*kind].data() : "";
}

double Roofline::operationsMs() const {
  return rate() > 0 ? operations->count / rate() * 1e3 : 0;
}

double Roofline::leastMs() const {
  return std::max(bytesMs(), operationsMs());
}

nlohmann::ordered_json toJson(const TimingReport& report) {
  const Roofline& roofline = report.roofline;
  nlohmann::ordered_json json{{"schema", "qkc.timing/1"},
                              {"contract", report.contract},
                              {"hash", report.hash},
                              {"device", report.device},
                              {"extents", report.extents},
                              {"contents", report.contents},
                              {"fresh", report.fresh},
                              {"bytes", roofline.bytes},
                              {"copy_bytes_per_second", roofline.roofs.copyBytesPerSecond}};
  if (roofline.operations) {
    json["operations"] = roofline.operations->count;
    json["operations_per_second"] = roofline.rate();
    json["instruction"] = roofline.instruction();
  }
  json["roofline_milliseconds"] = roofline.leastMs();
  json["candidates"] = nlohmann::ordered_json::array();
  for (const TimedCandidate& one : report.candidates) {
    nlohmann::ordered_json row{{"verdict", judge::toJson(one.verdict)}};
    if (one.timed)
      row["timed"] = resultJson(*one.timed);
    if (one.timed && one.timed->outputs)
      row["outputs"] = judge::toJson(*one.timed->outputs);
    if (one.baseline)
      row["baseline"] = resultJson(*one.baseline);
    json["candidates"].push_back(std::move(row));
  }
  return json;
}

std::string renderTiming(const TimingReport& report, bool color) {
  std::string text;
  bool any = false;
  for (const TimedCandidate& one : report.candidates) {
    if (!one.timed) {
      text += judge::renderTable(one.verdict, color);
      text += one.verdict.outcome == judge::Outcome::accepted ? "  not timed\n"
                                                              : "  not timed: only what is accepted has a speed\n";
      continue;
    }
    const judge::TimedResult& timed = *one.timed;
    if (timed.outcome != judge::Outcome::accepted) {
      text += fmt::format("{}: {} when timed\n  {}: {}\n", timed.name, judge::name(timed.outcome), timed.code,
                          timed.reason);
      if (timed.outputs)
        text += judge::renderTable(*timed.outputs, color);
    }
    any = any || timed.outcome == judge::Outcome::accepted;
  }
  if (!any)
    return text;
  text += fmt::format("{} at {} on {}, {} contents in turn, {} held back\n", report.contract, report.extents,
                      report.device, report.contents - report.fresh, report.fresh);
  text += rooflineText(report.roofline);
  const std::size_t width = nameWidth(report);
  text += fmt::format("  {:<{}} {:>12}  {:^16} {:>5} {:>12} {:>7} {:>8}\n", "", width, "median", "quartiles", "calls",
                      "", "of roof", "baseline");
  for (const TimedCandidate& one : report.candidates) {
    if (!one.timed || one.timed->outcome != judge::Outcome::accepted)
      continue;
    const bool hasBaseline = one.baseline && one.baseline->outcome == judge::Outcome::accepted;
    const std::string ratio =
        hasBaseline ? fmt::format("{:.3g}x", one.baseline->figure.ms / one.timed->figure.ms) : "-";
    text += rowOf(*one.timed, report.roofline, ratio, width);
    if (one.baseline)
      text += rowOf(*one.baseline, report.roofline, "1x", width);
  }
  return text;
}

int exitStatus(const TimingReport& report) {
  int status = 0;
  const auto worse = [&](judge::Outcome outcome) { status = std::max(status, judge::exitStatus(outcome)); };
  for (const TimedCandidate& one : report.candidates) {
    worse(one.verdict.outcome);
    if (one.timed)
      worse(one.timed->outcome);
  }
  return status;
}

} // namespace qkc::driver
