// Sums under their freedoms: orders, fusions, tensor cores, promotion.

#include "compiler/lawful/fused_steps.h"
#include "compiler/lawful/kernel.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace qkc::lawful {

using contract::Accumulator;
using contract::Evaluation;
using contract::Freedoms;

double Kernel::stored(const numeric::Format& format, const Term& term, bool flushes) {
  return term.fresh ? flushed(format, nearest(format, term.value), flushes) : term.value;
}

// One addition; a fresh operand may be fused into it, two can't.
double Kernel::join(const numeric::Format& format, const Term& a, const Term& b, bool flushes) {
  double x = a.value;
  double y = b.value;
  const bool fuse = (a.fresh || b.fresh) && fuses();
  const bool fuseFirst = fuse && a.fresh && (!b.fresh || coin());
  if (!fuseFirst)
    x = stored(format, a, flushes);
  if (!fuse || fuseFirst)
    y = stored(format, b, flushes);
  return flushed(format, addOnce(format, x, y), flushes);
}

void Kernel::arrange(std::vector<Term>& terms) {
  const auto bySize = [](const Term& a, const Term& b) { return std::abs(a.value) < std::abs(b.value); };
  switch (order_) {
  case Order::backward:
    std::reverse(terms.begin(), terms.end());
    break;
  case Order::shuffled:
  case Order::randomTree:
    std::shuffle(terms.begin(), terms.end(), engine_);
    break;
  case Order::largestFirst:
    std::sort(terms.rbegin(), terms.rend(), bySize);
    break;
  case Order::smallestFirst:
    std::sort(terms.begin(), terms.end(), bySize);
    break;
  default:
    break;
  }
}

double Kernel::ordered(const numeric::Format& format, std::vector<Term> terms, bool flushes) {
  if (terms.empty())
    return 0;
  if (isPrecise_ && !flushes) {
    double out = 0;
    for (const Term& term : terms)
      out += term.value;
    return out;
  }
  arrange(terms);
  if (order_ == Order::pairwise || order_ == Order::randomTree) {
    while (terms.size() > 1) {
      std::vector<Term> next;
      for (std::size_t i = 0; i + 1 < terms.size(); i += 2)
        next.push_back({join(format, terms[i], terms[i + 1], flushes), false});
      if (terms.size() % 2 != 0)
        next.insert(next.begin() + static_cast<std::ptrdiff_t>(below(next.size() + 1)), terms.back());
      terms = std::move(next);
    }
    return stored(format, terms.front(), flushes);
  }
  const std::size_t lanes = order_ != Order::lanes ? 1 : lanes_ != 0 ? lanes_ : 1 + below(32);
  std::vector<Term> partial;
  for (std::size_t i = 0; i < terms.size(); ++i) {
    if (i < lanes)
      partial.push_back(coin() ? terms[i] : Term{stored(format, terms[i], flushes), false});
    else
      partial[i % lanes] = {join(format, partial[i % lanes], terms[i], flushes), false};
  }
  double out = stored(format, partial.front(), flushes);
  for (std::size_t i = 1; i < partial.size(); ++i)
    out = join(format, {out, false}, partial[i], flushes);
  return out;
}

// Terms in up to `pieces` runs, each by one of the members; the runs are added in the format.
double Kernel::byMembers(const numeric::Format& format, const std::vector<Evaluation>& members, std::int64_t pieces,
                         const std::vector<Term>& terms) {
  const std::size_t runs = 1 + below(static_cast<std::size_t>(std::max<std::int64_t>(
                                   1, std::min<std::int64_t>(pieces, static_cast<std::int64_t>(terms.size())))));
  std::vector<Term> partial;
  for (std::size_t run = 0; run < runs; ++run) {
    const std::size_t first = terms.size() * run / runs;
    const std::size_t last = terms.size() * (run + 1) / runs;
    const std::vector<Term> own(terms.begin() + static_cast<std::ptrdiff_t>(first),
                                terms.begin() + static_cast<std::ptrdiff_t>(last));
    const Evaluation& member = members[below(members.size())];
    if (!member.core) {
      partial.push_back({ordered(format, own, false), false});
      continue;
    }
    std::vector<Product> products;
    for (const Term& term : own)
      products.push_back({term.value, term.scale});
    // A kernel may hand the places to the instruction in any order, but groups stay together.
    if (order_ == Order::shuffled && member.core->group == 0)
      std::shuffle(products.begin(), products.end(), engine_);
    partial.push_back({fusedSteps(products, *member.core, [&] { return coin(); }), false});
  }
  return partial.size() == 1 ? partial.front().value : ordered(format, partial, false);
}

double Kernel::accumulated(const numeric::Format& format, const Accumulator& accumulator,
                           const std::vector<Term>& terms) {
  if (lower_ == Lower::unpromoted && accumulator.every != 0) {
    std::vector<Evaluation> cores;
    std::copy_if(accumulator.inner.begin(), accumulator.inner.end(), std::back_inserter(cores),
                 [](const Evaluation& member) { return member.core.has_value(); });
    return byMembers(format, cores.empty() ? accumulator.inner : cores, 1, terms);
  }
  if (accumulator.every == 0)
    return byMembers(format, accumulator.members, accumulator.splits, terms);
  // Blocks of consecutive places, some of them shorter than they may be.
  const auto every = static_cast<std::size_t>(accumulator.every);
  const std::size_t length = coin() ? every : std::max<std::size_t>(1, every >> below(4));
  std::vector<Term> partial;
  for (std::size_t first = 0; first < terms.size(); first += length) {
    const std::size_t last = std::min(terms.size(), first + length);
    partial.push_back({byMembers(format, accumulator.inner, 1,
                                 {terms.begin() + static_cast<std::ptrdiff_t>(first),
                                  terms.begin() + static_cast<std::ptrdiff_t>(last)}),
                       false});
  }
  return byMembers(format, accumulator.members, accumulator.splits, partial);
}

double Kernel::factor(double v) const {
  static const numeric::Format& tf32 = *numeric::findFormat("tf32");
  return lower_ == Lower::tf32Operands && isInSum_ ? nearest(tf32, v) : v;
}

// Every term is rounded to the lower format, alone or fused.
double Kernel::lowered(std::vector<Term> terms) {
  const bool isHalf = lower_ == Lower::f16InOrder || lower_ == Lower::f16Lanes;
  const numeric::Format& format = *numeric::findFormat(isHalf ? "f16" : "bf16");
  for (Term& term : terms)
    term.fresh = true;
  const Order order = order_;
  const Fusing fusing = fusing_;
  const bool isPrecise = isPrecise_;
  order_ = lower_ == Lower::f16Lanes || lower_ == Lower::bf16Lanes ? Order::lanes : Order::forward;
  fusing_ = Fusing::always;
  isPrecise_ = false;
  constexpr std::size_t kWarp = 32;
  lanes_ = kWarp;
  const double out = ordered(format, std::move(terms), false);
  order_ = order;
  fusing_ = fusing;
  isPrecise_ = isPrecise;
  lanes_ = 0;
  return out;
}

double Kernel::sum(const numeric::Format& format, const Freedoms& freedoms, std::vector<Term> terms) {
  if (freedoms.accumulator)
    return accumulated(format, *freedoms.accumulator, terms);
  const Order order = order_;
  const bool isPrecise = isPrecise_;
  if (!freedoms.anyOrder)
    order_ = Order::forward;
  if (freedoms.depth)
    order_ = Order::pairwise;
  if (!freedoms.anyOrder && !freedoms.contraction)
    isPrecise_ = false; // as written
  const double out = ordered(format, std::move(terms), freedoms.flushes());
  order_ = order;
  isPrecise_ = isPrecise;
  return out;
}

} // namespace qkc::lawful
