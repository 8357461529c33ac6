#include "runtime/cases/peaks.h"

#include <algorithm>
#include <cmath>

namespace qkc::cases {

void writePeaks(const ThresholdPlan* plan, const std::vector<std::int64_t>& shape, const Admit& admit, bool shared,
                Draws& draws, std::span<std::uint64_t> codes) {
  const auto size = static_cast<std::int64_t>(codes.size());
  const std::int64_t extent = shape.empty() ? 1 : std::max<std::int64_t>(shape.front(), 1);
  const std::int64_t lines = std::max<std::int64_t>(size / extent, 1);
  const std::int64_t inner = shape.size() > 2 ? std::max<std::int64_t>(shape.back(), 1) : 1;
  const double middle =
      plan != nullptr ? std::fabs(plan->target) : std::ldexp(1, static_cast<int>(draws.below(13)) - 6);
  const bool negative = plan == nullptr || plan->threshold->ofMagnitude;
  const double direction = plan != nullptr && plan->target < 0 ? -1 : 1;
  const auto sign = [&] { return direction * (negative && draws.oneIn(2) ? -1 : 1); };
  for (std::uint64_t& code : codes)
    code = admit(sign() * std::ldexp(middle * draws.between(0.5, 1), -1 - static_cast<int>(draws.below(6))));
  std::int64_t place = 0;
  for (std::int64_t line = 0; line < lines; ++line) {
    const std::int64_t turn = shared ? line / inner : line;
    if (!shared || line % inner == 0)
      place = turn % 4 == 0 ? extent - 1 : turn % 4 == 1 ? 0 : draws.below(extent);
    if (turn % 4 != 3)
      codes[static_cast<std::size_t>(place * lines + line)] = admit(sign() * middle * draws.between(1.0625, 4));
  }
}

} // namespace qkc::cases
