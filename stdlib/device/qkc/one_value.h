#pragma once
// `one value` (rule R9b of docs/semantics.md): the elements of a row share a scalar that a kernel computes once, so one
// value of it must explain all of them. Each element refutes parts of the scalar's enclosure from below and from above;
// what the row has left must not be empty. An element that is not masked under the whole enclosure refutes nothing.

#include "qkc/bounds.h"

namespace qkc {

constexpr uint64_t kParts = 1u << 16; // equal parts of the scalar's enclosure

// Parts that no element of a row can be explained in.
struct Refuted {
  uint64_t below, above;
};

namespace detail {

// The parts first..last - 1, outward.
QKC_FN Enclosure parts_of(const Enclosure& whole, uint64_t first, uint64_t last) {
  const double width = add_up(whole.high, neg<f64>(whole.low));
  const double low = first == 0 ? whole.low
                                : add_down(whole.low, mul_down(add_down(whole.high, neg<f64>(whole.low)),
                                                               static_cast<double>(first) * (1.0 / kParts)));
  const double high =
      last == kParts ? whole.high : add_up(whole.low, mul_up(width, static_cast<double>(last) * (1.0 / kParts)));
  return {low, least_of(most_of(whole.centre, low), high), high};
}

// How many parts from one end admit the returned code nowhere, less one: places are a little apart in evaluations that
// are more exact.
template <class F, class Under>
QKC_FN uint64_t refuted_from(bool isBelow, typename F::storage returned, const Enclosure& whole, const Under& under,
                             const Window& window) {
  uint64_t done = 0;
  for (uint64_t step = kParts / 2; step != 0; step /= 2) {
    const uint64_t next = done + step;
    const Enclosure part = isBelow ? parts_of(whole, done, next) : parts_of(whole, kParts - next, kParts - done);
    if (!admits<F>(returned, under(part), window))
      done = next;
  }
  return done == 0 ? 0 : done - 1;
}

// Nothing where the whole enclosure admits the code alone, or not at all: such an element is judged by itself.
template <class F, class Under>
QKC_APART Refuted refuted_by(typename F::storage returned, const Enclosure& whole, const Under& under,
                             const Window& window) {
  const Enclosure bounds = under(whole);
  if (is_undefined(whole) || is_undefined(bounds) || is_point(whole))
    return {0, 0};
  const Ends ends = ends_of<F>(bounds, window);
  if (ends.first == ends.last || !is_between<F>(returned, ends))
    return {0, 0};
  return {refuted_from<F>(true, returned, whole, under, window),
          refuted_from<F>(false, returned, whole, under, window)};
}

// What the other elements of the row leave of the scalar to this one; `contradicts` where its code needs another part.
struct Left {
  Enclosure value;
  bool contradicts;
};
template <class F, class Under>
QKC_APART Left left_to(typename F::storage returned, const Enclosure& whole, const Refuted& row, const Under& under,
                       const Window& window) {
  if (row.below + row.above < kParts)
    return {parts_of(whole, row.below, kParts - row.above), false};
  const Refuted own = row.below + row.above > kParts ? refuted_by<F>(returned, whole, under, window) : Refuted{0, 0};
  if (own.below + row.above > kParts)
    return {parts_of(whole, 0, kParts - row.above), true};
  if (own.above + row.below > kParts)
    return {parts_of(whole, row.below, kParts), true};
  return {whole, false};
}

} // namespace detail

// Takes the parts that an element refutes from its row.
template <class F, class Under>
QKC_FN void narrow(Refuted* row, typename F::storage returned, const Enclosure& whole, const Under& under,
                   const Window& window) {
  const Refuted own = detail::refuted_by<F>(returned, whole, under, window);
  if (own.below != 0)
    atomic_max(&row->below, own.below);
  if (own.above != 0)
    atomic_max(&row->above, own.above);
}

// Judges an element under the scalar that its row has left. Where nothing is left, the elements that contradict another
// one are rejected.
template <class F, class Under, class Tally>
QKC_FN bool judge_one_value(Tally& tally, int arm, int64_t element, typename F::storage returned,
                            const Enclosure& whole, const Refuted& row, const Under& under, const Window& window) {
  const Enclosure bounds = under(whole);
  if (is_undefined(bounds) || !is_between<F>(returned, ends_of<F>(bounds, window)))
    return judge_bounds<F>(tally, arm, element, returned, bounds, window);
  const detail::Left left = detail::left_to<F>(returned, whole, row, under, window);
  if (left.contradicts)
    return tally.judge(arm, element, false);
  return judge_bounds<F>(tally, arm, element, returned, under(left.value), window);
}

template <class F, class Under>
QKC_FN void explain_one_value(qkc_position& position, typename F::storage returned, const Enclosure& whole,
                              const Refuted& row, const Under& under, const Window& window) {
  const detail::Left left = detail::left_to<F>(returned, whole, row, under, window);
  explain_bounds<F>(position, returned, under(left.value), window);
  position.explained = left.contradicts ? 0 : position.explained;
}

} // namespace qkc
