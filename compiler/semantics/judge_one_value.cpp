// R9b: the elements of a row share a scalar of which one value must explain them all. Each element refutes parts of the
// scalar's enclosure from either end, by bisection; what the row has left must not be empty.

#include "compiler/contract/shared_scalars.h"
#include "compiler/semantics/judge.h"

#include <map>

namespace qkc::semantics {

using contract::Arm;
using contract::QuantityId;
using numeric::Value;

namespace {

constexpr int kHalvings = 22;
constexpr std::int64_t kParts = std::int64_t{1} << kHalvings;

struct Refuted {
  std::int64_t below = 0, above = 0;
};

// The parts first..last - 1 of kParts equal ones.
Enclosure partsOf(const Enclosure& whole, std::int64_t first, std::int64_t last) {
  const Value width = numeric::sub(whole.high, whole.low);
  const auto place = [&](std::int64_t number) {
    return numeric::add(whole.low, mul(width, mul(Value(number), Value::scaled(false, 1, -kHalvings))));
  };
  Enclosure out = whole;
  out.low = place(first);
  out.high = place(last);
  return out;
}

template <class Admits> Refuted refutedBy(const Enclosure& whole, const Admits& admits) {
  Refuted out;
  for (std::int64_t step = kParts / 2; step != 0; step /= 2) {
    if (!admits(partsOf(whole, out.below, out.below + step))) {
      out.below += step;
    }
    if (!admits(partsOf(whole, kParts - out.above - step, kParts - out.above))) {
      out.above += step;
    }
  }
  return out;
}

} // namespace

bool Judge::admits(const JudgedElement& element, const Arm& arm, const Enclosure& value) const {
  JudgedElement probe;
  probe.output = element.output;
  probe.returned = element.returned;
  probe.admissible.resize(1);
  probe.highest.resize(1);
  if (!value.undefined) {
    bound(probe, arm, value, 0);
  }
  return value.undefined || probe.explains != 0;
}

void Judge::judgeOneValue(Encloser& encloser, const Shared& shared) {
  struct Narrowed {
    Enclosure whole;
    Refuted row;
  };
  using Row = std::pair<const Arm*, std::vector<std::int64_t>>;
  std::map<Row, Narrowed> rows;
  std::vector<std::pair<Narrowed*, Refuted>> own;
  for (const auto& [id, arm] : shared) {
    const JudgedElement& element = elements_[static_cast<std::size_t>(id)];
    const QuantityId scalar = contract::sharedScalar(contract_, contract_.quantity(element.output), *arm);
    if (scalar == contract::kNone) { // a mutant's value may have lost it
      own.emplace_back(nullptr, Refuted{});
      continue;
    }
    std::vector<std::int64_t> position;
    for (const contract::IndexId index : contract_.quantity(scalar).indices) {
      position.push_back(element.bindings[static_cast<std::size_t>(index)]);
    }
    Narrowed& row = rows[{arm, position}];
    row.whole = encloser.let(scalar, position);
    Refuted refuted;
    if (!row.whole.undefined && !row.whole.isPoint()) {
      refuted = refutedBy(row.whole, [&, judging = arm](const Enclosure& part) {
        return admits(element, *judging, encloser.under(scalar, part, judging->value, element.bindings));
      });
    }
    row.row.below = std::max(row.row.below, refuted.below);
    row.row.above = std::max(row.row.above, refuted.above);
    own.emplace_back(&row, refuted);
  }
  for (std::size_t i = 0; i < shared.size(); ++i) {
    const auto& [row, refuted] = own[i];
    if (row == nullptr || row->whole.undefined || row->row.below + row->row.above == 0) {
      continue;
    }
    JudgedElement& element = elements_[static_cast<std::size_t>(shared[i].first)];
    const Arm& arm = *shared[i].second;
    const auto [below, above] = row->row;
    Enclosure left = row->whole;
    if (below + above < kParts) {
      left = partsOf(row->whole, below, kParts - above);
    } else if (refuted.below + above > kParts) {
      left = partsOf(row->whole, 0, kParts - above);
      element.standing = Standing::rejected;
    } else if (refuted.above + below > kParts) {
      left = partsOf(row->whole, below, kParts);
      element.standing = Standing::rejected;
    }
    const QuantityId scalar = contract::sharedScalar(contract_, contract_.quantity(element.output), arm);
    const Enclosure value = encloser.under(scalar, left, arm.value, element.bindings);
    if (value.undefined) {
      continue;
    }
    element.masked = false;
    element.wide = false;
    element.explains = 0;
    bound(element, arm, value, 0);
    if (element.standing == Standing::rejected) {
      element.explains = 0;
    } else if (element.explains == 0) {
      element.standing = Standing::rejected;
    }
  }
}

} // namespace qkc::semantics
