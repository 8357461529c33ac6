#include "compiler/driver/stage_costs.h"

#include <sys/resource.h>

#include <algorithm>

namespace qkc::driver {

double processorSeconds() {
  double seconds = 0;
  for (const int who : {RUSAGE_SELF, RUSAGE_CHILDREN}) {
    rusage usage{};
    getrusage(who, &usage);
    for (const timeval& part : {usage.ru_utime, usage.ru_stime})
      seconds += static_cast<double>(part.tv_sec) + 1e-6 * static_cast<double>(part.tv_usec);
  }
  return seconds;
}

void StageCosts::end(const std::string& stage) {
  const double now = processorSeconds();
  add(stage, now - last_ - lent_);
  last_ = now;
  lent_ = 0;
}

void StageCosts::lend(const std::string& stage, double seconds) {
  add(stage, seconds);
  lent_ += seconds;
}

void StageCosts::add(const std::string& stage, double seconds) {
  const auto found =
      std::find_if(stages_.begin(), stages_.end(), [&](const Stage& other) { return other.name == stage; });
  if (found == stages_.end())
    stages_.push_back({stage, seconds});
  else
    found->seconds += seconds;
}

} // namespace qkc::driver
