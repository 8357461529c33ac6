#include "runtime/judge/watched_run.h"

#include "runtime/judge/check_call.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <utility>

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

using Places = std::vector<std::size_t>;

// The cases of each seed, the pinned suite's first.
std::vector<Places> placesBySeed(std::span<const cases::Case> cases) {
  std::vector<std::uint64_t> seeds;
  std::vector<Places> places;
  for (std::size_t k = 0; k < cases.size(); ++k) {
    const auto at = static_cast<std::size_t>(std::find(seeds.begin(), seeds.end(), cases[k].seed) - seeds.begin());
    if (at == seeds.size()) {
      seeds.push_back(cases[k].seed);
      places.emplace_back();
    }
    places[at].push_back(k);
  }
  const auto pinned = static_cast<std::ptrdiff_t>(std::find(seeds.begin(), seeds.end(), 0) - seeds.begin());
  if (pinned < std::ssize(places))
    std::rotate(places.begin(), places.begin() + pinned, places.begin() + pinned + 1);
  return places;
}

// One of these for each dims, one with varied values where there is one.
std::map<cases::Extents, std::size_t> oneOfEachDims(std::span<const cases::Case> cases, const Places& places) {
  std::map<cases::Extents, std::size_t> byDims;
  for (const std::size_t k : places) {
    const auto [place, isNew] = byDims.try_emplace(cases[k].dims, k);
    if (!isNew && !isVaried(cases[place->second]) && isVaried(cases[k]))
      place->second = k;
  }
  return byDims;
}

// The largest that the work allows, in falling order; the smallest if it allows none.
Places affordable(const cases::Manifest& manifest, std::span<const cases::Case> cases,
                  const std::map<cases::Extents, std::size_t>& byDims, double mostWork) {
  const double budget = 2 * mostWork;
  constexpr std::size_t kMostCases = 6;
  std::vector<std::pair<double, std::size_t>> sorted;
  for (const auto& [dims, place] : byDims)
    sorted.emplace_back(-workOf(manifest, cases[place]), place);
  std::sort(sorted.begin(), sorted.end());
  Places out;
  double spent = 0;
  for (const auto& [negated, place] : sorted) {
    const double work = -negated;
    if (work > mostWork || spent + work > budget || out.size() == kMostCases)
      continue;
    out.push_back(place);
    spent += work;
  }
  if (out.empty() && !sorted.empty())
    out.push_back(sorted.back().second);
  return out;
}

// Small ones of these, until each arm that one of them reaches is reached by two.
void addForArms(const cases::Manifest& manifest, std::span<const cases::Case> cases, Places places,
                std::span<const ReachedArms> reached, Places& out) {
  constexpr int kOfEach = 2;
  std::array<int, QKC_MAX_ARMS> times{};
  const auto count = [&](std::size_t place) {
    for (std::size_t arm = 0; arm < times.size(); ++arm)
      times[arm] += reached[place][arm] ? 1 : 0;
  };
  std::for_each(out.begin(), out.end(), count);
  std::sort(places.begin(), places.end(), [&](std::size_t a, std::size_t b) {
    return std::pair(workOf(manifest, cases[a]), a) < std::pair(workOf(manifest, cases[b]), b);
  });
  for (const std::size_t place : places) {
    bool isWanted = false;
    for (std::size_t arm = 0; arm < times.size(); ++arm)
      isWanted = isWanted || (reached[place][arm] && times[arm] < kOfEach);
    if (!isWanted || std::find(out.begin(), out.end(), place) != out.end())
      continue;
    out.push_back(place);
    count(place);
  }
}

} // namespace

std::vector<std::size_t> casesToWatch(const cases::Manifest& manifest, std::span<const cases::Case> cases,
                                      double mostWork) {
  Places out;
  std::map<cases::Extents, std::size_t> first;
  for (const Places& places : placesBySeed(cases)) {
    auto byDims = oneOfEachDims(cases, places);
    if (out.empty()) {
      first = byDims;
    } else {
      std::erase_if(byDims, [&](const auto& one) {
        const auto same = first.find(one.first);
        return same != first.end() && (isVaried(cases[same->second]) || !isVaried(cases[one.second]));
      });
    }
    const Places some = affordable(manifest, cases, byDims, mostWork);
    out.insert(out.end(), some.begin(), some.end());
  }
  return out;
}

std::vector<std::size_t> casesToReuse(const cases::Manifest& manifest, std::span<const cases::Case> cases,
                                      std::span<const ReachedArms> reached, double mostWork) {
  Places out;
  for (const Places& places : placesBySeed(cases)) {
    Places some = affordable(manifest, cases, oneOfEachDims(cases, places), mostWork);
    addForArms(manifest, cases, places, reached, some);
    out.insert(out.end(), some.begin(), some.end());
  }
  return out;
}

} // namespace qkc::judge
