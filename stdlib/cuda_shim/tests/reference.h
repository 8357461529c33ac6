#pragma once
// An independent account of the narrow formats: every non-negative value of a format in a sorted table, and rounding as
// a search in it with exact comparisons. Shares no code and no method with the shim.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace qkc::shim_test {

// Holds every sum and product that the tests round, exactly enough to decide (113 bits).
__extension__ using Wide = __float128;

enum class Rounding { nearestEven, towardZero, up, down };
enum class Overflow {
  infinity, // the format's infinity, as IEEE 754 says for the rounding
  largest,  // saturation
  nan,      // E4M3 without saturation, E8M0
};

struct Format {
  std::string name;
  int exponentBits;
  int mantissaBits;
  int bias;
  bool hasSign;
  bool hasInfinity;
  std::uint32_t nan;          // the code of NaN, without sign; kNoNan where there is none
  std::uint32_t largest;      // the code of the largest finite value
  std::vector<double> values; // of the codes 0 .. largest
};
inline constexpr std::uint32_t kNoNan = ~0U;

// f16, bf16, e4m3, e5m2, e2m3, e3m2, e2m1, e8m0. Fails the test for any other name.
const Format& format(std::string_view name);

// The value of a code; NaN for NaN.
double valueOf(const Format& format, std::uint32_t code);

// How a row of the exports converts: "e4m3_nosat", "f16_ru", "e8m0_sat_rz".
struct Conversion {
  const Format* format;
  Rounding rounding;
  Overflow overflow;
};
Conversion conversion(std::string_view row);

// The code of v, NaN included.
std::uint32_t encode(const Conversion& how, double v);
std::uint32_t encode(const Conversion& how, Wide v);

// encode for a walk: values of one sign and growing magnitude, each found from where the last one was.
class Walk {
public:
  explicit Walk(const Conversion& how) : how_(how) {}
  std::uint32_t encode(double v);

private:
  Conversion how_;
  std::size_t below_ = 0;
};

} // namespace qkc::shim_test
