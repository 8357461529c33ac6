#pragma once
// Sums under their freedoms (rules R3, R4, R12, R17 of docs/semantics.md): a plain f64 sum, and what bounds its
// distance from every lawful one.

#include "qkc/enclosure.h"

namespace qkc {

// A tensor core adds `step` exact products at once: aligned to the largest term and cut `keep` bits below it, the sum
// cut (or rounded) `result` bits below its own leading one. Where `group` is not 0, terms are aligned to the scales of
// groups as well.
struct TensorCore {
  int step, keep, result;
  bool rounds;
  int group = 0;
};

// Loops add terms; the members between them and close() give radii around the exact sum.
template <class F> class Sum {
public:
  // A fresh term is a product that is not rounded on its own.
  QKC_MEMBER void add(const Enclosure& term, bool fresh) {
    ++places_;
    centre_ = qkc::add<f64>(centre_, term.centre);
    const double size = to_bits(term.low) == to_bits(term.high) ? abs<f64>(term.centre) : magnitude(term);
    if ((to_bits(size) & f64::all_ones) == 0)
      return;
    ++count_;
    size_ = qkc::add<f64>(size_, size);
    if (to_bits(term.low) == to_bits(term.high)) {
      const int bit = detail::lowest_bit(term.centre);
      grid_ = bit < grid_ ? bit : grid_;
      if (!fresh || detail::holds<F>(term.centre))
        return;
    } else {
      is_grid_ = false;
      spread_ += detail::most_of(term.high - term.centre, term.centre - term.low);
    }
    if (fresh) {
      ++unheld_;
      unheld_size_ += size;
    }
  }

  // A step is aligned to `size` at least: the product of the scales that a term's group shares.
  QKC_MEMBER void align_to(double size) { scale_ = detail::most_of(scale_, size); }

  // R3: at most n - 1 additions, each within u of its result and within either operand; fresh products round once.
  // `depth`, where not negative, bounds the additions on the way of a term; `inner` is an error of the terms so far.
  QKC_MEMBER double any_order(int64_t depth = -1, bool flushes = false, double inner = 0.0) const {
    if (!flushes && exact(F::precision))
      return 0.0;
    const double u = detail::two_to(-F::precision);
    const double additions = count_ > 0 ? static_cast<double>(count_ - 1) : 0.0;
    double growth = additions * u;
    if (depth >= 0 && static_cast<double>(depth) < additions)
      growth = depth * u * (1.0 + depth * u);
    const double lost = u * largest(unheld_size_) + unheld_ * detail::two_to(F::emin - F::precision);
    double radius = growth * (largest(size_) + inner) + lost * (1.0 + growth);
    if (flushes)
      radius += 3.0 * count_ * detail::two_to(F::emin);
    return radius * kSlack;
  }

  // R4: the largest amount by which one term is cut.
  QKC_MEMBER double core_cut(const TensorCore& core, int64_t pieces, double inner = 0.0) const {
    return detail::two_to(-core.keep) * (core_size(core, pieces, inner) + (core.group == 0 ? 0.0 : scale_ * kSlack));
  }
  // `cuts`: the terms' own cuts, summed; where negative each is the largest.
  QKC_MEMBER double tensor_core(const TensorCore& core, int64_t pieces, double cuts = -1.0, double inner = 0.0) const {
    const int quantum = F::emin - core.result; // of results: they have the exponents of the format
    const bool is_multiple = is_grid_ && grid_ >= quantum;
    const bool is_aligned = core.group == 0 || le<f64>(scale_ * kSlack, detail::two_to(grid_ + core.keep));
    if (count_ == 0 || (is_multiple && is_aligned && exact(core.keep < core.result ? core.keep : core.result)))
      return 0.0;
    const double cut = core_cut(core, pieces, inner);
    const double m = steps(core, pieces);
    const bool together = cuts_together(core);
    // A step's largest product loses nothing beside the result; of a group the sum is cut, not each product.
    const double places = m * (core.group == 0 ? 0 : (core.step + core.group - 1) / core.group);
    const double most = (together ? count_ - m : core.group == 0 ? count_ : min<f64>(count_, places)) * cut;
    const double terms = lt<f64>(cuts, 0.0) ? most : min<f64>(cuts + inner, most);
    // The running sum is cut where a product is larger.
    const double carried = !together    ? m * cut
                           : count_ > 1 ? detail::two_to(-core.keep) * (largest(size_) + inner)
                                        : 0.0;
    // Below the normal numbers all is cut at the quantum.
    const double least = is_multiple ? 0.0 : 2.0 * (count_ + m) * detail::two_to(quantum);
    return (terms + carried + m * core_result(core) * core_size(core, pieces, inner) + least) * kSlack;
  }
  // R4d: partial sums of up to `pieces` chains, of which a tensor core evaluates some, are added in the format.
  QKC_MEMBER double joined(double radius, int64_t pieces, double inner = 0.0) const {
    const int64_t joins = (pieces < count_ ? pieces : count_) - 1;
    if (joins <= 0 || eq<f64>(radius, 0.0))
      return radius;
    return (radius + joins * detail::two_to(-F::precision) * (largest(size_) + inner + radius)) * kSlack;
  }
  // R4d: the smaller of `all`, a joined radius, and `own`, that of a core which loses as much as every member of each
  // product, step and sum: it holds the additions while partial results grow by a quarter of S at most.
  QKC_MEMBER double enveloped(double all, const TensorCore& core, double own, int64_t pieces) const {
    return le<f64>(core_slack(core, pieces), 0.25) && lt<f64>(own, all) ? own : all;
  }

  QKC_MEMBER Enclosure close(double radius) const {
    const double size = largest(size_);
    // R12; NaN ends here too.
    if (!le<f64>((size + radius + spread_) * kSlack, detail::largest_number<F>()))
      return nothing();
    const bool isExact = exact(53);
    const double own = isExact ? 0.0 : (count_ + 2) * 0x1p-52 * size; // of the f64 sum
    const double all = (radius + spread_ + own) * kSlack;
    if (eq<f64>(all, 0.0))
      return point(centre_);
    return enclosed(detail::next_down(centre_ - all), centre_, detail::next_up(centre_ + all));
  }

private:
  static constexpr double kSlack = 1.0 + 0x1p-40;

  // A bound of the real sum of magnitudes whose f64 sum is given.
  QKC_MEMBER double largest(double sum) const { return sum * (1.0 + (count_ + 2) * 0x1p-52); }
  // R3e: every partial sum of multiples of 2^grid is a number of `bits` bits.
  QKC_MEMBER bool exact(int bits) const {
    if (count_ == 0)
      return true;
    const bool isHeld = bits == 53 || grid_ >= F::emin - F::precision + 1;
    return is_grid_ && isHeld && grid_ + bits > -1000 && le<f64>(largest(size_), detail::two_to(grid_ + bits));
  }
  QKC_MEMBER double steps(const TensorCore& core, int64_t pieces) const {
    const int64_t parts = pieces < count_ ? pieces : count_;
    const int64_t most = (places_ + core.step - 1) / core.step + (parts > 0 ? parts - 1 : 0);
    // A step of zeros cuts the running sum where it has scales.
    return static_cast<double>(core.group == 0 && count_ < most ? count_ : most);
  }
  static QKC_MEMBER double core_result(const TensorCore& core) {
    return detail::two_to(core.rounds ? -core.result - 1 : -core.result);
  }
  // No partial result is beyond it.
  QKC_MEMBER double core_size(const TensorCore& core, int64_t pieces, double inner) const {
    return (largest(size_) + inner) * (1.0 + core_slack(core, pieces)) * kSlack;
  }
  QKC_MEMBER double core_slack(const TensorCore& core, int64_t pieces) const {
    const double m = steps(core, pieces);
    return (count_ + m) * detail::two_to(-core.keep) + m * core_result(core);
  }
  // The step's largest product and its result lose no more than a unit of the result together.
  static QKC_MEMBER bool cuts_together(const TensorCore& core) {
    return core.group == 0 && !core.rounds && core.keep >= core.result;
  }

  double centre_ = 0.0, size_ = 0.0, spread_ = 0.0, unheld_size_ = 0.0, scale_ = 0.0;
  int64_t places_ = 0, count_ = 0, unheld_ = 0;
  int grid_ = 2000;
  bool is_grid_ = true;
};

// R3: additions that a statement may regroup.
struct Addend {
  Enclosure value;
  bool fresh;
};
template <class F, class... Addends> QKC_FN Enclosure sum_of(bool flushes, const Addends&... addends) {
  Sum<F> total;
  (total.add(addends.value, addends.fresh), ...);
  return total.close(total.any_order(-1, flushes));
}

} // namespace qkc
