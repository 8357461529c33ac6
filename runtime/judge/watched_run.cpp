#include "runtime/judge/watched_run.h"

#include "runtime/judge/check_call.h"

#include <algorithm>
#include <map>
#include <string>

namespace qkc::judge {

namespace {

// How much a call does, roughly: the bytes of its tensors, or the dims that are passed multiplied with each other,
// which is the number of terms of a product of matrices, or a block of threads for each row.
double workOf(const cases::Manifest& manifest, const cases::Case& one) {
  double bytes = 0;
  for (const cases::Parameter& p : manifest.prototype)
    bytes += p.kind == cases::ParameterKind::tensor ? static_cast<double>(tensorBytes(p, one)) : 0;
  constexpr double kRow = 64;
  double terms = 1;
  double rows = 0;
  for (const cases::Dim& dim : manifest.dims) {
    if (!dim.derived.is_null())
      continue;
    const auto extent = static_cast<double>(std::max<std::int64_t>(one.dims.at(dim.name), 1));
    terms *= extent;
    rows = rows == 0 ? extent : rows;
  }
  return std::max({bytes, terms, kRow * rows});
}

// Values that differ make races show.
bool isVaried(const cases::Case& one) {
  return one.population || one.inputClass == "mixture" || one.inputClass == "normal" || one.inputClass == "uniform";
}

} // namespace

std::vector<std::size_t> casesToWatch(const cases::Manifest& manifest, std::span<const cases::Case> cases,
                                      double mostWork) {
  const double budget = 2 * mostWork;
  constexpr std::size_t kMostCases = 6;
  struct Choice {
    std::size_t index = 0;
    double work = 0;
  };
  std::map<cases::Extents, Choice> byDims;
  for (std::size_t k = 0; k < cases.size(); ++k) {
    const auto [place, isNew] = byDims.try_emplace(cases[k].dims, Choice{k, workOf(manifest, cases[k])});
    if (!isNew && !isVaried(cases[place->second.index]) && isVaried(cases[k]))
      place->second.index = k;
  }
  std::vector<Choice> sorted;
  for (const auto& [dims, choice] : byDims)
    sorted.push_back(choice);
  std::sort(sorted.begin(), sorted.end(),
            [](const Choice& a, const Choice& b) { return a.work != b.work ? a.work > b.work : a.index < b.index; });
  std::vector<std::size_t> out;
  double spent = 0;
  for (const Choice& one : sorted) {
    if (one.work > mostWork || spent + one.work > budget || out.size() == kMostCases)
      continue;
    out.push_back(one.index);
    spent += one.work;
  }
  if (out.empty() && !sorted.empty())
    out.push_back(sorted.back().index);
  return out;
}

} // namespace qkc::judge
