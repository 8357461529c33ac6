#pragma once
// How a checker judges an enclosure: the ends rounded once to the output's format, every value between them admissible
// in the order of values (rules R5, R7, R11 of docs/semantics.md).

#include "qkc/enclosure.h"
#include "qkc/judge.h"

namespace qkc {

// What a stated tolerance adds to each end: steps in the order of values, absolute + relative |end|.
struct Window {
  int64_t steps;
  double absolute, relative;
};

namespace detail {

// The value nearest to a number of f64, infinities where the format has them.
template <class F> QKC_FN constexpr typename F::storage nearest_bits(double v) {
  if constexpr (F::has_infinity)
    return bits<F>(cast<F, Rounding::half_even, Overflow::inf>(v));
  else
    return bits<F>(cast<F, Rounding::half_even, Overflow::saturate>(v));
}

} // namespace detail

// Places of the first and last admissible value in the order of values.
struct Ends {
  int64_t first, last;
};

template <class F> QKC_FN Ends ends_of(const Enclosure& bounds, const Window& window) {
  using namespace detail;
  double low = static_cast<double>(value<F>(nearest_bits<F>(bounds.low)));
  double high = static_cast<double>(value<F>(nearest_bits<F>(bounds.high)));
  const bool reaches = lt<f64>(0.0, window.absolute) || lt<f64>(0.0, window.relative);
  if (reaches) {
    low = add_down(low, neg<f64>(add_up(window.absolute, mul_up(window.relative, abs<f64>(low)))));
    high = add_up(high, add_up(window.absolute, mul_up(window.relative, abs<f64>(high))));
  }
  // A reach ends between two values: the first inside is the one above its low end.
  Ends ends{static_cast<int64_t>(order<F>(nearest_bits<F>(low))),
            static_cast<int64_t>(order<F>(nearest_bits<F>(high)))};
  if (reaches && lt<f64>(static_cast<double>(value<F>(nearest_bits<F>(low))), low))
    ++ends.first;
  if (reaches && lt<f64>(high, static_cast<double>(value<F>(nearest_bits<F>(high)))))
    --ends.last;
  const auto least = static_cast<int64_t>(order<F>(nearest_bits<F>(neg<f64>(f64_of(kF64Inf)))));
  const auto most = static_cast<int64_t>(order<F>(nearest_bits<F>(f64_of(kF64Inf))));
  ends.first = ends.first - window.steps < least ? least : ends.first - window.steps;
  ends.last = ends.last + window.steps > most ? most : ends.last + window.steps;
  return ends;
}

template <class F> QKC_FN bool is_between(typename F::storage returned, const Ends& ends) {
  if constexpr (F::is_float) {
    if (is_nan<F>(returned))
      return false;
  }
  const auto place = static_cast<int64_t>(order<F>(returned));
  return ends.first <= place && place <= ends.last;
}

// Whether the returned value is the one nearest to the centre, which every enclosure holds.
template <class F> QKC_FN bool is_nearest(typename F::storage returned, double centre) {
  return !is_nan_value(centre) && same<F, true, false>(returned, detail::nearest_bits<F>(centre));
}

namespace detail {

// Whether the returned value lies within `radius` of a centre, given that the bounds reach as far around any centre
// that is no number of G; of one that is they may hold the centre alone (R3e, R6e).
template <class F, class G> QKC_FN bool is_within(typename F::storage returned, double centre, double radius) {
  constexpr uint64_t beyond = (uint64_t(1) << (53 - G::precision)) - 1; // bits that no number of G has
  const double error = abs<f64>(sub<f64>(static_cast<double>(value<F>(returned)), centre));
  return le<f64>(error, (to_bits(centre) & beyond) == 0 ? 0.0 : radius);
}

} // namespace detail

// R6 without bounds: k roundings in G reach `relative` |centre|, at most k u (1 + k u), at least.
template <class F, class G> QKC_FN bool is_near(typename F::storage returned, double centre, double relative) {
  return detail::is_within<F, G>(returned, centre, mul<f64>(abs<f64>(centre), relative));
}

// R3 without bounds: n - 1 additions, or `depth`, reach u S each at least.
template <class G> class NearSum {
public:
  QKC_MEMBER void add(double term) {
    centre_ = qkc::add<f64>(centre_, term);
    size_ = qkc::add<f64>(size_, abs<f64>(term));
    count_ += (to_bits(term) & f64::all_ones) == 0 ? 0 : 1;
  }
  template <class F> QKC_MEMBER bool admits(typename F::storage returned, int64_t depth) const {
    const int64_t additions = depth >= 0 && depth < count_ ? depth : count_ - 1;
    const double growth = static_cast<double>(additions < 0 ? 0 : additions) * detail::two_to(-G::precision);
    return detail::is_within<F, G>(returned, centre_, growth * size_ * (1.0 - 0x1p-20)); // S errs by n 2^-53 of it
  }

private:
  double centre_ = 0.0, size_ = 0.0;
  int64_t count_ = 0;
};

// Of one path; one that nothing is known of admits everything.
template <class F> QKC_FN bool admits(typename F::storage returned, const Enclosure& bounds, const Window& window) {
  return is_undefined(bounds) || is_between<F>(returned, ends_of<F>(bounds, window));
}

// Returns whether what depends on the element can't be judged.
template <class F, class Tally>
QKC_FN bool judge_bounds(Tally& tally, int arm, int64_t element, typename F::storage returned, const Enclosure& bounds,
                         const Window& window) {
  if (is_undefined(bounds)) {
    tally.skip(arm);
    return true;
  }
  const Ends ends = ends_of<F>(bounds, window);
  if (ends.first != ends.last)
    tally.mask(arm, ends.last - ends.first > 1);
  return tally.judge(arm, element, is_between<F>(returned, ends));
}

// R9: an `if` whose condition is undecided. What lies between its two values is admitted by neither.
struct Union {
  Enclosure hull, first, second;
};
QKC_FN constexpr Union union_of(int holds, bool centre, const Enclosure& a, const Enclosure& b) {
  const Enclosure hull = either(holds, centre, a, b);
  return holds < 0 ? Union{hull, a, b} : Union{hull, hull, hull};
}
template <class F> QKC_FN bool admits(typename F::storage returned, const Union& bounds, const Window& window) {
  return admits<F>(returned, bounds.first, window) || admits<F>(returned, bounds.second, window);
}
template <class F, class Tally>
QKC_FN bool judge_bounds(Tally& tally, int arm, int64_t element, typename F::storage returned, const Union& bounds,
                         const Window& window) {
  if (is_undefined(bounds.hull) || admits<F>(returned, bounds, window))
    return judge_bounds<F>(tally, arm, element, returned, bounds.hull, window);
  return tally.judge(arm, element, false);
}

// The first and last admissible value for a report; none where nothing is known.
template <class F>
QKC_FN void explain_bounds(qkc_position& position, typename F::storage returned, const Enclosure& bounds,
                           const Window& window) {
  position.is_range = 1;
  position.combinations = 0;
  if (is_undefined(bounds))
    return;
  const Ends ends = ends_of<F>(bounds, window);
  position.combinations = ends.first == ends.last ? 1 : 2;
  position.admissible[0] = at_order<F>(ends.first);
  position.admissible[1] = at_order<F>(ends.last);
  position.explained = is_between<F>(returned, ends) ? 1 : 0;
}
template <class F>
QKC_FN void explain_bounds(qkc_position& position, typename F::storage returned, const Union& bounds,
                           const Window& window) {
  explain_bounds<F>(position, returned, bounds.hull, window);
  if (!is_undefined(bounds.hull) && !admits<F>(returned, bounds, window))
    position.explained = 0;
}

} // namespace qkc
