// A test of a kernel that runs on the host: codes as x / s. Ends with 1 where the contract does not admit its output.
#include "int8_static_tensor_sym_check.h"

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <vector>

namespace {

// bf16 holds the upper half of a float.
std::uint16_t bf16(float v) {
  std::uint32_t bits = 0;
  std::memcpy(&bits, &v, sizeof bits);
  return static_cast<std::uint16_t>(bits >> 16U);
}

std::int8_t quantize(float x, float s, bool awayFromZero) {
  const float y = x / s;
  const float rounded = awayFromZero ? std::round(y) : std::nearbyint(y);
  return static_cast<std::int8_t>(std::fmin(std::fmax(rounded, -128.0F), 127.0F));
}

std::uint64_t rejectedOf(bool awayFromZero) {
  const float s = 0.5F;
  std::vector<std::uint16_t> x;
  std::vector<std::int8_t> q;
  for (int k = -64; k < 64; ++k) { // x / s is k / 2: every second one is a tie
    const float v = static_cast<float>(k) / 4;
    x.push_back(bf16(v));
    q.push_back(quantize(v, s, awayFromZero));
  }
  qkc_check_report report;
  qkc_int8_static_tensor_sym_check(x.data(), &s, q.data(), 1, static_cast<std::int64_t>(x.size()), &report, nullptr);
  std::uint64_t rejected = 0;
  for (const qkc_arm_report& arm : report.arms)
    rejected += arm.rejected;
  for (const qkc_group_report& group : report.groups)
    rejected += group.instances_rejected + (group.alive == 0 ? 1 : 0);
  return rejected;
}

} // namespace

int main() {
  const std::uint64_t even = rejectedOf(false);
  const std::uint64_t away = rejectedOf(true);
  std::printf("ties to even: %llu rejected, away from zero: %llu rejected\n", static_cast<unsigned long long>(even),
              static_cast<unsigned long long>(away));
  return even == 0 && away > 0 ? 0 : 1;
}
