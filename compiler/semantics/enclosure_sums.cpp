// Sums under their freedoms: R3 (a format, any order), R4 (tensor cores, promotion), R12 (overflow inside).

#include "compiler/numeric/codes.h"
#include "compiler/semantics/enclosure.h"

#include <algorithm>

namespace qkc::semantics {

using contract::Accumulator;
using contract::Evaluation;
using contract::Freedoms;
using contract::TensorCore;
using numeric::Format;
using numeric::Value;

namespace {

Value number(std::int64_t n) {
  return Value(n);
}

Value power(long exponent) {
  return Value::scaled(false, 1, exponent);
}

Value plus(const Value& a, const Value& b) {
  return numeric::add(a, b);
}

bool isBelow(const Value& a, const Value& b) {
  return compare(a, b) < 0;
}

// What the rules need of the terms. Terms that are 0 change no partial sum and do not count.
struct Terms {
  std::vector<Value> sizes; // largest magnitude of each
  Value size;               // S: their sum, and `error`
  Value error;              // of the terms themselves: what shorter sums below them lose
  Value scale;              // the largest that a step is aligned to, 0 where no groups share scales
  Value unheldSize;         // of the fresh products that the format may not hold
  std::int64_t unheld = 0;
  bool isGrid = true; // every term is a number, a multiple of 2^grid
  long grid = 0;

  std::int64_t count() const { return static_cast<std::int64_t>(sizes.size()); }
  // Every term is a multiple of 2^quantum, and so is every partial sum.
  bool areMultiplesOf(long quantum) const { return sizes.empty() || (isGrid && grid >= quantum); }
  // R3e.
  bool sumsExactly(long quantum, int bits) const {
    return isGrid && (sizes.empty() || (grid >= quantum && !isBelow(power(grid + bits), size)));
  }
};

void addToGrid(const Enclosure& term, Terms& terms) {
  const auto dyadic = term.isPoint() ? term.low.dyadic() : std::nullopt;
  if (!dyadic) {
    terms.isGrid = false;
    return;
  }
  terms.grid = terms.sizes.empty() ? dyadic->exponent : std::min(terms.grid, dyadic->exponent);
}

Terms termsOf(const Format& format, std::span<const SumTerm> all) {
  Terms terms;
  for (const SumTerm& term : all) {
    const Value size = magnitude(term.value);
    terms.scale = numeric::maximum(terms.scale, term.scale);
    if (size.isZero()) {
      continue;
    }
    addToGrid(term.value, terms);
    const bool isHeld = term.value.isPoint() && isRepresentable(format, term.value.low);
    if (term.fresh && !isHeld) {
      ++terms.unheld;
      terms.unheldSize = plus(terms.unheldSize, size);
    }
    terms.sizes.push_back(size);
    terms.size = plus(terms.size, size);
  }
  return terms;
}

// R3: at most n - 1 additions, each within u of its result and within either operand; fresh products round once.
Value anyOrderRadius(const Format& format, const Freedoms& freedoms, const Terms& terms) {
  const Value unit = power(-format.significandBits);
  const Value additions = number(std::max<std::int64_t>(terms.count() - 1, 0));
  Value growth = mul(additions, unit);
  if (freedoms.depth && isBelow(number(*freedoms.depth), additions)) {
    const Value small = mul(number(*freedoms.depth), unit);
    growth = plus(small, mul(small, small)); // (1 + u)^d - 1 while d u <= 1
  }
  const Value lost = plus(mul(unit, terms.unheldSize), mul(number(terms.unheld), mul(format.smallest, power(-1))));
  Value radius = plus(mul(growth, terms.size), mul(lost, plus(number(1), growth)));
  if (freedoms.flushes()) {
    constexpr std::int64_t kFlushes = 3; // of operands, products, partial sums
    radius = plus(radius, mul(number(kFlushes * terms.count()), format.smallestNormal));
  }
  return radius;
}

// Of a group the sum is cut, not each product.
std::int64_t cutsOf(const TensorCore& core, const Terms& terms, std::int64_t steps) {
  const std::int64_t groups = core.group == 0 ? terms.count() : steps * ((core.step + core.group - 1) / core.group);
  return std::min(terms.count(), groups);
}

// A step aligns its terms no coarser than its result is cut, towards zero: its largest product and the result lose no
// more than a unit of the result together.
bool cutsTogether(const TensorCore& core) {
  return core.group == 0 && !core.rounds && core.keep >= core.result;
}

Value resultUnit(const TensorCore& core) {
  return power(core.rounds ? -core.result - 1 : -core.result);
}

// Of G over S, less 1: how far partial results may grow.
Value slackOf(const TensorCore& core, const Terms& terms, std::int64_t steps) {
  return plus(mul(number(terms.count() + steps), power(-core.keep)), mul(number(steps), resultUnit(core)));
}

// What terms lose that are each cut by at most `each`, `count` of them.
Value cutTerms(const Format& format, const TensorCore& core, const Terms& terms, std::int64_t count,
               const Value& each) {
  const Value all = mul(number(count), each);
  // A cut of 2^-24 of the sum and less is as good as its largest for every term.
  if (core.keep >= format.significandBits) {
    return all;
  }
  Value own = terms.error;
  for (const Value& size : terms.sizes) {
    own = plus(own, numeric::minimum(size, each));
  }
  return numeric::minimum(all, own);
}

// R4: products are aligned once and cut; the running sum is aligned and cut once a step. Where groups share scales,
// all are aligned to the largest scale too.
Value tensorCoreRadius(const Format& format, const TensorCore& core, const Terms& terms, std::int64_t steps) {
  const long quantum = format.minExponent - core.result; // of results: they have the exponents of the format
  const Value scale = core.group == 0 ? Value() : terms.scale;
  const bool isScaleExact = scale.isZero() || terms.sizes.empty() || !isBelow(power(terms.grid + core.keep), scale);
  if (isScaleExact && terms.sumsExactly(quantum, std::min(core.keep, core.result))) {
    return Value();
  }
  const Value cut = power(-core.keep);
  const Value m = number(steps);
  const Value largest = mul(terms.size, plus(number(1), slackOf(core, terms, steps))); // G: no partial result is beyond
  const Value each = mul(cut, plus(largest, scale));                                   // what an aligned term loses
  Value radius = mul(m, mul(resultUnit(core), largest));
  if (cutsTogether(core)) {
    radius = plus(radius, cutTerms(format, core, terms, terms.count() - steps, each));
    // The running sum is cut where a product is larger, by no more than 2^-F of that.
    radius = terms.count() > 1 ? plus(radius, mul(cut, terms.size)) : radius;
  } else {
    radius = plus(radius, mul(m, each));
    radius = plus(radius, cutTerms(format, core, terms, cutsOf(core, terms, steps), each));
  }
  if (!terms.areMultiplesOf(quantum)) { // below the normal numbers all is cut at their spacing
    radius = plus(radius, mul(number(2 * (terms.count() + steps)), power(quantum)));
  }
  return radius;
}

std::int64_t stepsOf(const TensorCore& core, std::int64_t terms, std::int64_t places, std::int64_t pieces) {
  const std::int64_t all = (places + core.step - 1) / core.step + pieces - 1;
  return core.group == 0 ? std::min(terms, all) : all; // a step of zeros cuts the running sum where it has scales
}

// R4d: the largest radius of the members, over blocks of at most `every` places where that is not 0.
Value memberRadius(const Format& format, const std::vector<Evaluation>& members, const Terms& terms,
                   std::int64_t places, std::int64_t pieces) {
  Value radius;
  for (const Evaluation& member : members) {
    const Value own = member.core ? tensorCoreRadius(format, *member.core, terms,
                                                     stepsOf(*member.core, terms.count(), places, pieces))
                      : terms.sumsExactly(format.quantumExponent(), format.significandBits)
                          ? Value()
                          : anyOrderRadius(*member.format, Freedoms{}, terms);
    radius = numeric::maximum(radius, own);
  }
  return radius;
}

// R4c: blocks are runs of `every` consecutive places; a shorter run inside one loses no more.
Value promotedRadius(const Format& format, const Accumulator& accumulator, std::span<const SumTerm> all) {
  Value radius;
  const auto every = static_cast<std::size_t>(accumulator.every);
  for (std::size_t first = 0; first < all.size(); first += every) {
    const auto block = all.subspan(first, std::min(every, all.size() - first));
    radius = plus(radius, memberRadius(format, accumulator.inner, termsOf(format, block),
                                       static_cast<std::int64_t>(block.size()), 1));
  }
  return radius;
}

// R4d: a core that loses as much as every member of each product, step and sum, so that its radius for all terms holds
// sums whose parts are evaluated by different members. Nothing where the members have none.
std::optional<TensorCore> envelopeOf(const Format& format, const std::vector<Evaluation>& members) {
  std::optional<TensorCore> all;
  for (const Evaluation& member : members) {
    if (member.core ? !cutsTogether(*member.core) : member.format != &format) {
      return std::nullopt;
    }
    if (member.core && !all) {
      all = member.core;
    } else if (member.core) {
      all->step = std::min(all->step, member.core->step);
      all->keep = std::min(all->keep, member.core->keep);
      all->result = std::min(all->result, member.core->result);
    }
  }
  if (all) { // joins, and members without a core, round to the format
    all->keep = std::min(all->keep, format.significandBits);
    all->result = std::min(all->result, format.significandBits - 1);
  }
  return all;
}

// R4d: partial sums of `pieces` parts, each by a member whose largest radius over all terms is `radius`, are added in
// the format. While partial results grow by a quarter of S at most, the envelope's own radius holds these additions.
Value joinedRadius(const Format& format, const std::vector<Evaluation>& members, const Terms& terms,
                   std::int64_t places, std::int64_t pieces, const Value& radius) {
  const Value joins = mul(number(pieces - 1), power(-format.significandBits));
  const Value joined = plus(radius, mul(joins, plus(terms.size, radius)));
  const auto envelope = envelopeOf(format, members);
  if (!envelope) {
    return joined;
  }
  const std::int64_t steps = stepsOf(*envelope, terms.count(), places, pieces);
  if (isBelow(power(-2), slackOf(*envelope, terms, steps))) {
    return joined;
  }
  return numeric::minimum(joined, tensorCoreRadius(format, *envelope, terms, steps));
}

Value radiusOf(const Format& format, const Freedoms& freedoms, const Terms& terms, std::span<const SumTerm> all) {
  if (!freedoms.accumulator) {
    return terms.sumsExactly(format.quantumExponent(), format.significandBits) && !freedoms.flushes()
               ? Value()
               : anyOrderRadius(format, freedoms, terms);
  }
  const Accumulator& accumulator = *freedoms.accumulator;
  const auto places = static_cast<std::int64_t>(all.size());
  const std::int64_t pieces = std::max<std::int64_t>(std::min(accumulator.splits, terms.count()), 1);
  Terms outer = terms;
  outer.error = accumulator.every != 0 ? promotedRadius(format, accumulator, all) : Value();
  outer.size = plus(outer.size, outer.error);
  Value radius = memberRadius(format, accumulator.members, outer, places, pieces);
  const bool hasCore = std::ranges::any_of(accumulator.members, [](const Evaluation& m) { return m.core.has_value(); });
  if (hasCore && pieces > 1 && !radius.isZero()) {
    radius = joinedRadius(format, accumulator.members, outer, places, pieces, radius);
  }
  return plus(outer.error, radius);
}

} // namespace

Enclosure summed(const Format& format, const Freedoms& freedoms, std::span<const SumTerm> all, Reach reach) {
  Enclosure sum = Enclosure::point(Value());
  for (const SumTerm& term : all) {
    sum = add(sum, term.value);
  }
  if (sum.undefined) {
    return sum;
  }
  const Terms terms = termsOf(format, all);
  const Value radius = radiusOf(format, freedoms, terms, all);
  if (terms.size.isInfinite() || isBelow(format.max, plus(terms.size, radius))) {
    sum.undefined = true;
    return sum;
  }
  sum.low = numeric::sub(sum.low, radius);
  sum.high = numeric::add(sum.high, radius);
  return reach == Reach::widened ? widened(sum, terms.count(), terms.size) : sum;
}

} // namespace qkc::semantics
