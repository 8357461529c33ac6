#pragma once
#include <cstddef>
#include <vector>

/// What repeated measurements of one time say of it, whatever their distribution.
namespace qkc::judge {

struct Spread {
  std::size_t count = 0;
  double median = 0;
  double lowerQuartile = 0, upperQuartile = 0;
  /// The median lies between these in at least 95% of such samples: order statistics, by the binomial distribution.
  /// Infinite ends where there are too few values for that (below six).
  double least = 0, most = 0;

  /// Width of that interval as a share of the median; infinite where it has no ends.
  double uncertainty() const;
};

/// Of no values: all fields 0.
Spread spreadOf(std::vector<double> values);

/// A time by the stream's own events against all that the device did, both in milliseconds.
struct TimeByEvents {
  double ms = 0;       ///< the figure
  bool isWall = false; ///< it is the wall's: more was done than the stream's events enclose
};

/// `events`: between a stream's events where calls follow other work at once. `wall`: from the first event, on an idle
/// device, until the device is idle again. `ownEvents`, `ownWall`: the same of a plain copy, whose difference is what
/// starting and waiting take. The rest of `wall` may exceed `events` by a quarter and 20 microseconds, for the gaps
/// between several launches.
TimeByEvents judgedTime(double events, double wall, double ownEvents, double ownWall);

/// Whether every time on contents that were never met before is above what the median of the others explains: by 30%
/// and 50 microseconds. False without such times.
bool slowerOnFresh(const std::vector<double>& fresh, const Spread& met);

} // namespace qkc::judge
