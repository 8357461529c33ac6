#include "compiler/driver/bounds_report.h"

#include "compiler/contract/queries.h"
#include "compiler/driver/exact_call.h"
#include "compiler/numeric/describe.h"
#include "compiler/numeric/rounding.h"
#include "compiler/semantics/enclose.h"
#include "runtime/cases/case.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <set>
#include <utility>

namespace qkc::driver {

using contract::Contract;
using contract::kNone;
using contract::NodeId;
using contract::Quantity;
using contract::QuantityId;
using lawful::Lower;
using numeric::Value;

namespace {

constexpr std::array kAll = {Lower::none,      Lower::f16InOrder,   Lower::f16Lanes,  Lower::bf16InOrder,
                             Lower::bf16Lanes, Lower::tf32Operands, Lower::unpromoted};
constexpr std::int64_t kRows = 24;              // one of each kind and variant of the class `dots`
constexpr std::int64_t kMostElements = 200'000; // of a case whose outputs are computed as a whole
constexpr std::int64_t kMostTerms = 600'000;    // that the exact bounds of a case go through
constexpr std::int64_t kMostPlaces = 96;        // elements of a case that are judged
constexpr int kLawfulKernels = 6;
constexpr int kDraws = 2;          // of the rows on which lower precisions are tried,
constexpr int kMoreDraws = 8;      // and where what lies outside the bound is hidden
constexpr int kMostDoublings = 64; // of an error that is hidden

std::size_t at(std::int32_t id) {
  return static_cast<std::size_t>(id);
}

// Visits nodes, those of lets that they read included.
template <class Visit> void reach(const Contract& contract, NodeId id, std::set<NodeId>& seen, const Visit& visit) {
  if (id == kNone || !seen.insert(id).second)
    return;
  const contract::Node& node = contract.node(id);
  visit(node);
  for (const NodeId arg : node.args)
    reach(contract, arg, seen, visit);
  if (node.op == contract::Op::read && contract.quantity(node.quantity).role == contract::Role::let)
    reach(contract, contract.quantity(node.quantity).arms.front().value, seen, visit);
}

// What an arm is made of.
struct Judged {
  const Quantity* output = nullptr;
  QuantityId id = kNone;
  const contract::Arm* arm = nullptr;
  NodeId value = kNone;             // before the output's own rounding
  std::set<contract::DimId> summed; // extents that a sum with freedoms runs over
  bool sums = false;                // at all
  bool promotes = false;            // an accumulator's blocks are promoted
  bool hasWideFactors = false;      // that tf32 does not hold
};

// A dim, or those that a derived one is computed from.
void addDims(const Contract& contract, contract::DimId dim, std::set<contract::DimId>& to) {
  const NodeId derived = contract.dims[at(dim)].derived;
  if (derived == kNone) {
    to.insert(dim);
    return;
  }
  std::set<NodeId> seen;
  reach(contract, derived, seen, [&](const contract::Node& node) {
    if (node.op == contract::Op::dim)
      addDims(contract, node.dim, to);
  });
}

Judged partsOf(const Contract& contract, QuantityId id, const contract::Arm& arm) {
  Judged out{&contract.quantity(id), id, &arm, arm.value, {}, false, false, false};
  const contract::Node& top = contract.node(arm.value);
  if (top.op == contract::Op::cast && top.type == out.output->type)
    out.value = top.args[0];
  std::set<NodeId> seen;
  reach(contract, arm.value, seen, [&](const contract::Node& node) {
    if (node.op != contract::Op::reduce || node.reduction != contract::Reduction::sum || node.freedoms == kNone)
      return;
    out.sums = true;
    const contract::Freedoms& freedoms = contract.freedomsOf(node);
    out.promotes |= freedoms.accumulator && freedoms.accumulator->every != 0;
    for (const contract::IndexId index : node.bound) {
      std::set<NodeId> inExtent;
      reach(contract, contract.indices[at(index)].extent, inExtent, [&](const contract::Node& part) {
        if (part.op == contract::Op::dim)
          addDims(contract, part.dim, out.summed);
      });
    }
    std::set<NodeId> factors;
    reach(contract, node.args[0], factors, [&](const contract::Node& part) {
      if (part.op == contract::Op::read && contract.quantity(part.quantity).role == contract::Role::input)
        out.hasWideFactors |= part.type.format->significandBits > numeric::findFormat("tf32")->significandBits;
    });
  });
  return out;
}

bool applies(Lower lower, const Judged& judged) {
  switch (lower) {
  case Lower::none:
    return true;
  case Lower::tf32Operands:
    return judged.sums && judged.hasWideFactors;
  case Lower::unpromoted:
    return judged.promotes;
  default:
    return judged.sums;
  }
}

// Few rows, the sums of the given length; none where the contract does not admit it.
std::optional<cases::Extents> dimsFor(const Contract& contract, const cases::Manifest& manifest, const Judged& judged,
                                      std::int64_t terms) {
  cases::Extents dims;
  bool isFirst = true;
  for (std::size_t i = 0; i < contract.dims.size(); ++i) {
    const contract::Dim& dim = contract.dims[i];
    if (dim.derived != kNone)
      continue;
    const auto fit = [&](std::int64_t wanted) {
      std::int64_t value = std::max(wanted, dim.least);
      value = (value + dim.multipleOf - 1) / dim.multipleOf * dim.multipleOf;
      return dim.allowed.empty() ? std::min(value, dim.most.value_or(value)) : dim.allowed.front();
    };
    const bool isSummed = judged.summed.contains(static_cast<contract::DimId>(i));
    dims[dim.name] = fit(isSummed ? terms : isFirst ? kRows : 2);
    isFirst = isFirst && isSummed;
    if (isSummed && dims[dim.name] != terms)
      return std::nullopt;
  }
  if (!cases::dimsProblem(manifest, dims).empty())
    return std::nullopt;
  return dims;
}

// 0 for NaN.
Value valueOf(double v) {
  if (std::isinf(v))
    return Value::infinity(v < 0);
  return std::isnan(v) ? Value() : Value(numeric::Rational(v));
}

Value middleOf(const semantics::Enclosure& bound) {
  return mul(numeric::add(bound.low, bound.high), Value::scaled(false, 1, -1));
}

// Error and bound of an element, before the output's own rounding; the error of NaN is 0.
struct Share {
  bool isExact = false; // a bound of 0
  double error = 0;     // over the bound; of an exact one infinite or 0

  bool isOutside() const { return error > 1; }
};

Share shareOf(double returned, const semantics::Enclosure& bound) {
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  const Value centre = middleOf(bound);
  const Value radius = numeric::sub(bound.high, centre);
  Share share{radius.isZero(), 0};
  if (std::isnan(returned))
    return share;
  const Value error = abs(numeric::sub(valueOf(returned), centre));
  if (error.isInfinite() || share.isExact)
    share.error = error.isZero() ? 0 : kInfinity;
  else
    share.error = error.rational().get_d() / radius.rational().get_d();
  return share;
}

class Measurement {
public:
  Measurement(const Contract& contract, const cases::Manifest& manifest, const Judged& judged)
      : contract_(contract), manifest_(manifest), judged_(judged) {}

  // Adds what one kernel does on one case.
  void add(const cases::Case& one, Lower lower, std::uint64_t seed, BoundsRow& row) {
    const judge::Outputs none = judge::emptyOutputs(manifest_, one);
    lawful::Inputs inputs(contract_, exactCall(contract_, manifest_, one, none));
    lawful::Kernel kernel(contract_, seed);
    kernel.lower(lower);
    const bool isWhole = !contract::readsOutputs(contract_, judged_.arm->value).empty() || judged_.arm->guard != kNone;
    if (isWhole)
      kernel.run(inputs);
    else
      kernel.begin(inputs);
    semantics::Variables variables(contract_);
    semantics::Encloser encloser(contract_, variables, inputs.call, std::vector<int>(contract_.choices.size()));
    semantics::Evaluator places(contract_, variables, inputs.call, semantics::Options::open());
    const std::int64_t most =
        std::clamp<std::int64_t>(kMostTerms / std::max<std::int64_t>(row.terms, 1), kRows, kMostPlaces);
    const std::int64_t stride = std::max<std::int64_t>(1, elementsOf(inputs.call) / most) | 1;
    std::int64_t number = 0;
    places.forEach(judged_.output->indices, places.unbound(), [&](const semantics::Bindings& bindings) {
      if (number++ % stride == 0 && isJudgedHere(places, bindings))
        judge(one, kernel.valueAt(judged_.value, bindings), encloser.of(judged_.value, bindings), bindings, row);
    });
  }

private:
  std::int64_t elementsOf(const semantics::Call& call) const {
    return static_cast<std::int64_t>(call.returned[at(judged_.id)].codes.size());
  }

  bool isJudgedHere(semantics::Evaluator& places, const semantics::Bindings& bindings) const {
    const semantics::Alternatives arm = places.arm(judged_.id, bindings);
    const auto position = arm.isSingle() ? semantics::toInteger(arm.single()) : std::nullopt;
    return position && &judged_.output->arms[static_cast<std::size_t>(*position)] == judged_.arm;
  }

  void judge(const cases::Case& one, double returned, const semantics::Enclosure& bound,
             const semantics::Bindings& bindings, BoundsRow& row) const {
    if (bound.undefined || bound.low.isInfinite() || bound.high.isInfinite())
      return;
    ++row.judged;
    const Value low = rounded(bound.low);
    const Value high = rounded(bound.high);
    const auto isAdmitted = [&](const Value& got) { return compare(low, got) <= 0 && compare(got, high) <= 0; };
    const Value got = rounded(valueOf(returned));
    const bool isRejected = std::isnan(returned) || !isAdmitted(got);
    if (std::isinf(returned) && !isRejected) // the bounds round to infinity too: no error to speak of
      return;
    const Share share = shareOf(returned, bound);
    if (share.isExact) {
      ++row.exact;
      row.offExact += share.error == 0 ? 0 : 1;
    } else {
      row.largest = std::max(row.largest, share.error);
    }
    if (isRejected) {
      if (row.rejected++ == 0)
        row.witness = witness(one, bindings, low, high, got);
      return;
    }
    if (!share.isOutside() || row.rejected != 0)
      return;
    // How much larger the error would have to be.
    const Value centre = middleOf(bound);
    Value error = numeric::sub(valueOf(returned), centre);
    int doublings = 0;
    while (doublings < kMostDoublings && isAdmitted(rounded(numeric::add(centre, error)))) {
      error = numeric::add(error, error);
      ++doublings;
    }
    row.doublings = row.doublings == 0 ? doublings : std::min(row.doublings, doublings);
  }

  // The output's own rounding.
  Value rounded(const Value& v) const {
    const numeric::Format& format = *judged_.output->type.format;
    const contract::Node& top = contract_.node(judged_.arm->value);
    const bool isCast = top.op == contract::Op::cast && judged_.value != judged_.arm->value;
    return numeric::round(format, v, isCast ? top.rounding : numeric::Rounding::halfEven,
                          format.hasInfinity ? numeric::Overflow::inf : numeric::Overflow::saturate);
  }

  std::string witness(const cases::Case& one, const semantics::Bindings& bindings, const Value& low, const Value& high,
                      const Value& got) const {
    std::string place;
    for (const contract::IndexId index : judged_.output->indices)
      place += fmt::format("{}{}", place.empty() ? "" : ", ", bindings[at(index)]);
    return fmt::format("{}[{}] of {}: {}, admissible {} to {}", judged_.output->name, place, one.name,
                       numeric::describe(got), numeric::describe(low), numeric::describe(high));
  }

  const Contract& contract_;
  const cases::Manifest& manifest_;
  const Judged& judged_;
};

// Cases of one length: rows built for sums, and plain random ones.
std::vector<cases::Case> casesOf(const Contract& contract, const cases::Manifest& manifest, const Judged& judged,
                                 std::int64_t terms, std::uint64_t seed) {
  std::vector<cases::Case> out;
  const auto dims = dimsFor(contract, manifest, judged, terms);
  if (!dims)
    return out;
  std::uint32_t number = 0;
  for (const char* inputClass : {"dots", "normal"}) {
    out.push_back(cases::buildCase(manifest, seed, number++, *dims, inputClass));
    if (largestTensor(manifest, out.back()) > kMostElements &&
        !contract::readsOutputs(contract, judged.arm->value).empty())
      out.pop_back();
  }
  return out;
}

// What a kind of kernel does on the rows of one length: several lawful kernels on the pinned rows, or one kernel of a
// lower precision on several draws of them. None where the contract does not admit the length.
template <class Cases>
std::optional<BoundsRow> rowOf(Measurement& measurement, Lower lower, std::int64_t terms, const Cases& casesOfSeed) {
  BoundsRow row;
  row.lower = lower;
  row.terms = terms;
  row.least = std::numeric_limits<double>::infinity();
  row.leastOffExact = std::numeric_limits<std::int64_t>::max();
  const bool isLawful = lower == Lower::none;
  const auto goesOn = [&](int draw) {
    const bool isHidden = !isLawful && row.rejected == 0 && row.isOutside();
    return draw < (isLawful ? kLawfulKernels : isHidden ? kMoreDraws : kDraws);
  };
  for (int draw = 0; goesOn(draw); ++draw) {
    const auto suite = casesOfSeed(isLawful ? 0 : static_cast<std::uint64_t>(draw));
    if (suite.empty())
      return std::nullopt;
    const double before = std::exchange(row.largest, 0);
    const std::int64_t offBefore = row.offExact;
    for (const cases::Case& one : suite)
      measurement.add(one, lower, static_cast<std::uint64_t>(draw) + 1, row);
    row.least = std::min(row.least, row.largest);
    row.largest = std::max(row.largest, before);
    row.leastOffExact = std::min(row.leastOffExact, row.offExact - offBefore);
  }
  return row;
}

} // namespace

std::string_view nameOf(Lower lower) {
  switch (lower) {
  case Lower::none:
    return "lawful";
  case Lower::f16InOrder:
    return "f16, in order";
  case Lower::f16Lanes:
    return "f16, 32 lanes";
  case Lower::bf16InOrder:
    return "bf16, in order";
  case Lower::bf16Lanes:
    return "bf16, 32 lanes";
  case Lower::tf32Operands:
    return "tf32 operands";
  case Lower::unpromoted:
    return "not promoted";
  }
  return "";
}

std::vector<BoundsOfClause> boundsOf(const Contract& contract, const cases::Manifest& manifest,
                                     const std::vector<std::int64_t>& terms) {
  std::vector<BoundsOfClause> out;
  for (QuantityId id = 0; id < static_cast<QuantityId>(contract.quantities.size()); ++id) {
    const Quantity& output = contract.quantity(id);
    for (const contract::Arm& arm : output.arms) {
      const bool isBounded = output.role == contract::Role::output && arm.within &&
                             contract.node(arm.value).kind == contract::ValueKind::enclosure;
      if (!isBounded || !contract::reachableChoices(contract, arm.value).empty())
        continue;
      const Judged judged = partsOf(contract, id, arm);
      BoundsOfClause clause{
          contract.clauses[at(arm.clause)].name, output.name, std::string(output.type.format->name), {}};
      Measurement measurement(contract, manifest, judged);
      for (const std::int64_t length : judged.summed.empty() ? std::vector<std::int64_t>{0} : terms) {
        for (const Lower lower : kAll)
          if (applies(lower, judged))
            if (auto row = rowOf(measurement, lower, length,
                                 [&](std::uint64_t seed) { return casesOf(contract, manifest, judged, length, seed); }))
              clause.rows.push_back(std::move(*row));
      }
      out.push_back(std::move(clause));
    }
  }
  return out;
}

} // namespace qkc::driver
