#include "runtime/judge/spread.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace qkc::judge {
namespace {

// Between order statistics, as most tools have it: position (n - 1) * share.
double quantile(const std::vector<double>& sorted, double share) {
  const double position = static_cast<double>(sorted.size() - 1) * share;
  const auto below = static_cast<std::size_t>(position);
  const std::size_t above = std::min(below + 1, sorted.size() - 1);
  return sorted[below] + (sorted[above] - sorted[below]) * (position - static_cast<double>(below));
}

// The largest k such that at most `share` of all samples of n have fewer than k values below the median: the chance of
// fewer than k heads in n throws. 0: none.
std::size_t confidentRank(std::size_t n, double share) {
  // C(n, j) / 2^n from one j to the next, in logarithms, so that no n is too large.
  double logChance = -static_cast<double>(n) * std::log(2.0);
  double sum = 0;
  for (std::size_t j = 0; j < n; ++j) {
    sum += std::exp(logChance);
    if (sum > share) {
      return j;
    }
    logChance += std::log(static_cast<double>(n - j)) - std::log(static_cast<double>(j + 1));
  }
  return n;
}

} // namespace

double Spread::uncertainty() const {
  return median > 0 ? (most - least) / median : std::numeric_limits<double>::infinity();
}

Spread spreadOf(std::vector<double> values) {
  Spread out;
  if (values.empty()) {
    return out;
  }
  std::sort(values.begin(), values.end());
  out.count = values.size();
  out.median = quantile(values, 0.5);
  out.lowerQuartile = quantile(values, 0.25);
  out.upperQuartile = quantile(values, 0.75);
  constexpr double kEachTail = 0.025;
  const std::size_t rank = confidentRank(values.size(), kEachTail);
  out.least = rank == 0 ? -std::numeric_limits<double>::infinity() : values[rank - 1];
  out.most = rank == 0 ? std::numeric_limits<double>::infinity() : values[values.size() - rank];
  return out;
}

TimeByEvents judgedTime(double events, double wall, double ownEvents, double ownWall) {
  constexpr double kShare = 0.25;
  constexpr double kMilliseconds = 0.02;
  const double rest = wall - std::max(ownWall - ownEvents, 0.0);
  const bool more = rest > events * (1 + kShare) + kMilliseconds;
  return {.ms = more ? rest : events, .isWall = more};
}

bool slowerOnFresh(const std::vector<double>& fresh, const Spread& met) {
  constexpr double kShare = 0.3;
  constexpr double kMilliseconds = 0.05;
  return !fresh.empty() && met.count != 0 &&
         *std::min_element(fresh.begin(), fresh.end()) > met.median * (1 + kShare) + kMilliseconds;
}

} // namespace qkc::judge
