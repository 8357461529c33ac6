// A checker linked as a library into a program that knows nothing of qkc but the C interface.

#include "fp8_token_group128_ue8m0_f32_check.h"
#include "int8_dyn_token_sym_check.h"
#include "int8_static_tensor_sym_check.h"

#include <doctest/doctest.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <vector>

namespace {

std::uint16_t bf16(float v) {
  std::uint32_t bits = 0;
  std::memcpy(&bits, &v, sizeof bits);
  return static_cast<std::uint16_t>(bits >> 16U); // the values below are bf16 values
}

struct Rows {
  // Row 0: the largest element is 127, so the scale is 1 and ties are exact; row 1 is zero.
  std::vector<std::uint16_t> x{bf16(127), bf16(2.5F), bf16(-3.5F), bf16(0), bf16(0), bf16(0), bf16(0), bf16(0)};
  std::array<float, 2> s{1, 0};
  std::array<std::int8_t, 8> q{127, 2, -4, 0, 0, 0, 0, 0};

  qkc_check_report check() const {
    qkc_check_report report;
    qkc_int8_dyn_token_sym_check(x.data(), s.data(), q.data(), 2, 4, &report, nullptr);
    return report;
  }
};

} // namespace

TEST_CASE("a right row is accepted") {
  const qkc_check_report report = Rows().check();
  CHECK(report.arms[0].judged == 1); // zero_scale
  CHECK(report.arms[1].judged == 1); // scale
  CHECK(report.arms[2].judged == 4); // zero_codes
  CHECK(report.arms[3].judged == 4); // codes
  for (const auto& arm : report.arms)
    CHECK(arm.rejected == 0);
  CHECK(report.kept == 0);
}

TEST_CASE("a tie that went away from zero is found and explained") {
  Rows rows;
  rows.q[1] = 3;
  const qkc_check_report report = rows.check();
  REQUIRE(report.arms[3].rejected == 1);
  REQUIRE(report.kept == 1);
  qkc_position position{};
  qkc_int8_dyn_token_sym_explain(rows.x.data(), rows.s.data(), rows.q.data(), 2, 4,
                                 QKC_PLACE_ARM(report.kept_places[0]), QKC_PLACE_ELEMENT(report.kept_places[0]),
                                 &position, nullptr);
  CHECK(position.coordinates[0] == 0);
  CHECK(position.coordinates[1] == 1);
  CHECK(position.returned == 3);
  CHECK(position.combinations == 3);
  CHECK(position.admissible[0] == 2);
  CHECK(position.explained == 0);
}

TEST_CASE("codes under a rejected scale are not judged") {
  Rows rows;
  rows.s[0] = std::nextafter(1.0F, 2.0F);
  const qkc_check_report report = rows.check();
  CHECK(report.arms[1].rejected == 1);
  CHECK(report.arms[3].judged == 0);
  CHECK(report.arms[3].not_judged == 4);
  CHECK(report.arms[2].judged == 4); // the zero row does not read the scale
}

TEST_CASE("a scale of NaN, infinity, minus zero or the wrong sign is rejected") {
  for (const float scale : {std::nanf(""), HUGE_VALF, -0.0F, -1.0F, 0.0F}) {
    Rows rows;
    rows.s[0] = scale;
    CHECK(rows.check().arms[1].rejected == 1);
  }
  Rows rows;
  rows.s[1] = -0.0F; // zeros distinct
  CHECK(rows.check().arms[0].rejected == 1);
}
