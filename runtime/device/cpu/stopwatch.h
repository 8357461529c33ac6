#pragma once

#include <time.h>

namespace qkc::device::cpu {

// Milliseconds of one clock between laps.
class Stopwatch {
public:
  explicit Stopwatch(clockid_t clock) : clock_(clock), last_(now()) {}

  double lap() {
    double const at = now();
    double const out = at - last_;
    last_ = at;
    return out;
  }

private:
  double now() const {
    timespec at{};
    clock_gettime(clock_, &at);
    return (static_cast<double>(at.tv_sec) * 1e3) + (static_cast<double>(at.tv_nsec) * 1e-6);
  }

  clockid_t clock_;
  double last_;
};

} // namespace qkc::device::cpu
