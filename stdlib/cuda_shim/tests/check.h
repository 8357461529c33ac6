#pragma once
// Shared by the shim's tests: the variants under test, batches, and one report for each row instead of one for each
// value.

#include "stdlib/cuda_shim/tests/exports.h"
#include "stdlib/cuda_shim/tests/inputs.h"
#include "stdlib/cuda_shim/tests/reference.h"

#include <doctest/doctest.h>

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

namespace qkc::shim_test {

struct Variant {
  const char* name;
  Exports exports;
};
// The shim for plain x86-64, and for the newer processor where this one is.
inline std::vector<Variant> variants() {
  std::vector<Variant> out = {{"x86-64", qkcShimExportsBase()}};
  if (__builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("fma") != 0 &&
      __builtin_cpu_supports("f16c") != 0 && __builtin_cpu_supports("bmi2") != 0) {
    out.push_back({"x86-64-v3", qkcShimExportsV3()});
  }
  return out;
}

// Counts differences of one row and keeps the first.
class Differences {
public:
  Differences(std::string variant, std::string row) : what_(std::move(variant) + " " + std::move(row)) {}
  template <class... A> void add(const char* format, A... values) {
    if (count_++ == 0) {
      char text[256];
      std::snprintf(text, sizeof text, format, values...);
      first_ = text;
    }
  }
  ~Differences() {
    if (count_ != 0) {
      std::string const text = what_ + ": " + std::to_string(count_) + " wrong, first " + first_;
      ADD_FAIL_CHECK_AT(__FILE__, __LINE__, text);
    }
  }
  Differences(const Differences&) = delete;
  Differences& operator=(const Differences&) = delete;

private:
  std::string what_;
  std::string first_;
  long count_ = 0;
};

template <class In, class Out> std::vector<Out> run(const Map1<In, Out>& row, const std::vector<In>& in) {
  std::vector<Out> out(in.size());
  row.run(in.data(), out.data(), static_cast<long>(in.size()));
  return out;
}

inline bool sameFloat(float a, float b) {
  return (std::isnan(a) && std::isnan(b)) || (a == b && std::signbit(a) == std::signbit(b));
}

} // namespace qkc::shim_test
