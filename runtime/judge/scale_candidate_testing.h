#pragma once
#include "runtime/judge/run_candidate.h"

#include <doctest/doctest.h>

#include <cstring>
#include <string>
#include <utility>
#include <vector>

/// For tests: requests whose candidates take x[n], y[n], n, a, stream, and are to compute y = a * x.
namespace qkc::judge::testing {

using Entry = void (*)(const float* x, float* y, std::int64_t n, float a, void* stream);

inline constexpr std::int64_t kCount = 900; // 3600 bytes: 240 of slack above in the upper placement, 256 below
inline constexpr float kFactor = 3.0F;

inline std::vector<std::byte> floats(float first, std::int64_t count = kCount) {
  std::vector<std::byte> bytes(static_cast<std::size_t>(count) * sizeof(float));
  for (std::int64_t i = 0; i < count; ++i) {
    const float value = first + static_cast<float>(i);
    std::memcpy(bytes.data() + i * 4, &value, sizeof value);
  }
  return bytes;
}

inline float floatAt(const std::vector<std::byte>& bytes, std::int64_t index) {
  float value = 0;
  std::memcpy(&value, bytes.data() + index * 4, sizeof value);
  return value;
}

inline TensorArg tensor(const char* name, TensorArg::Role role, std::size_t bytes, std::vector<std::byte> initial = {},
                        std::vector<std::byte> other = {}) {
  return {.name = name, .role = role, .bytes = bytes, .initial = std::move(initial), .other = std::move(other)};
}

inline RunRequest request(Entry entry, std::int64_t count = kCount) {
  RunRequest request;
  request.entry = reinterpret_cast<void*>(entry);
  const std::size_t bytes = static_cast<std::size_t>(count) * sizeof(float);
  request.cases = {{tensor("x", TensorArg::Role::input, bytes, floats(1, count), floats(-500, count)),
                    tensor("y", TensorArg::Role::output, bytes), ScalarArg{count}, ScalarArg{kFactor}}};
  request.timeLimitMs = 20'000;
  request.memoryLimitBytes = std::size_t{256} << 20;
  return request;
}

inline RunResult run(Entry entry) {
  return runCandidate(request(entry));
}

inline void scale(const float* x, float* y, std::int64_t n, float a, void* /*stream*/) {
  for (std::int64_t i = 0; i < n; ++i) {
    y[i] = a * x[i];
  }
}

// Hides a value from the optimizer, which would otherwise use that the candidates are wrong.
template <typename T> T opaque(T value) {
  volatile T hidden = value;
  return hidden;
}

inline void hang() {
  while (opaque(true)) {
  }
}

inline void checkOutcome(const RunResult& result, RunOutcome outcome, const char* message) {
  INFO(std::string(outcomeName(result.outcome)), ": ", result.message);
  CHECK(result.outcome == outcome);
  CHECK(result.message.find(message) != std::string::npos);
}

} // namespace qkc::judge::testing
