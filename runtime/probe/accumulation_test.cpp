// The analysis against units whose constants are known: a model of exact integers that shares nothing with it.
#include "runtime/probe/accumulation.h"

#include <doctest/doctest.h>

#include <cmath>
#include <cstdlib>
#include <functional>
#include <numeric>

namespace qkc::probe {
namespace {

struct Model {
  int length = 16;
  std::vector<std::vector<int>> steps; // in the order in which they are added
  int keep = 25;
  int result = 23;
  Cut aligned = Cut::toZero;
  Cut rounded = Cut::toZero;
};

// numerator / 2^shift as an integer.
__int128 cutInteger(__int128 value, int shift, Cut cut) {
  if (shift <= 0) {
    return value << static_cast<unsigned>(-shift);
  }
  if (shift > 120) {
    shift = 120;
  }
  const __int128 one = static_cast<__int128>(1) << static_cast<unsigned>(shift);
  __int128 down = value >> static_cast<unsigned>(shift); // floor
  const __int128 rest = value - down * one;              // 0 <= rest < one
  switch (cut) {
  case Cut::toMinus:
    return down;
  case Cut::toPlus:
    return rest == 0 ? down : down + 1;
  case Cut::toZero:
    return value < 0 && rest != 0 ? down + 1 : down;
  case Cut::away:
    return rest == 0 ? down : value < 0 ? down : down + 1;
  default:
    return 2 * rest > one || (2 * rest == one && down % 2 != 0) ? down + 1 : down;
  }
}

// Every number as an integer times 2^kGrid.
class ModelUnit : public MatrixUnit {
public:
  ModelUnit(Model model, int least, int most) : model_(std::move(model)), least_(least), most_(most) {}
  int length() const override { return model_.length; }
  int leastExponent() const override { return least_; }
  int mostExponent() const override { return most_; }

  std::vector<float> run(const std::vector<DotProblem>& problems) override {
    std::vector<float> out;
    for (const DotProblem& one : problems) {
      __int128 sum = onGrid(one.start);
      for (const std::vector<int>& step : model_.steps) {
        sum = addStep(sum, step, one);
      }
      out.push_back(static_cast<float>(std::ldexp(static_cast<double>(sum), kGrid)));
    }
    return out;
  }

private:
  static constexpr int kGrid = -50;

  static __int128 onGrid(double value) { return static_cast<__int128>(std::ldexp(value, -kGrid)); }

  static int leadingOf(__int128 value) {
    int bit = -1;
    for (__int128 rest = value < 0 ? -value : value; rest != 0; rest >>= 1U) {
      ++bit;
    }
    return bit;
  }

  __int128 addStep(__int128 sum, const std::vector<int>& step, const DotProblem& one) const {
    std::vector<__int128> terms{sum};
    for (const int place : step) {
      const auto k = static_cast<std::size_t>(place);
      terms.push_back(onGrid(static_cast<double>(one.left[k]) * one.right[k]));
    }
    int largest = -1;
    for (const __int128 term : terms) {
      largest = std::max(largest, leadingOf(term));
    }
    const int shift = std::max(0, largest - model_.keep);
    __int128 total = 0;
    for (const __int128 term : terms) {
      total += cutInteger(term, shift, model_.aligned) << static_cast<unsigned>(shift);
    }
    const int last = std::max(0, leadingOf(total) - model_.result);
    return cutInteger(total, last, model_.rounded) << static_cast<unsigned>(last);
  }

  Model model_;
  int least_, most_;
};

std::vector<std::vector<int>> blocks(int length, int step) {
  std::vector<std::vector<int>> out;
  for (int first = 0; first < length; first += step) {
    out.emplace_back(static_cast<std::size_t>(step));
    std::iota(out.back().begin(), out.back().end(), first);
  }
  return out;
}

// Pairs of places in turn: {0,1,4,5,..}, {2,3,6,7,..}.
std::vector<std::vector<int>> interleaved(int length) {
  std::vector<std::vector<int>> out(2);
  for (int k = 0; k < length; ++k) {
    out[static_cast<std::size_t>(k / 2 % 2)].push_back(k);
  }
  return out;
}

void check(const Model& model, int least, int most) {
  ModelUnit unit(model, least, most);
  const Accumulation found = findAccumulation(unit);
  CAPTURE(model.length);
  CAPTURE(model.keep);
  CAPTURE(model.result);
  CAPTURE(name(model.aligned));
  CAPTURE(name(model.rounded));
  CAPTURE(model.steps.front().size());
  CHECK(found.problem.empty());
  CHECK(found.keep == model.keep);
  CHECK(!found.keepIsLeast);
  CHECK(found.result == model.result);
  CHECK(!found.resultIsLeast);
  CHECK(std::string(name(found.rounded)) == name(model.rounded));
  CHECK(std::string(name(found.aligned)) == name(model.aligned));
  auto steps = model.steps;
  std::sort(steps.begin(), steps.end());
  CHECK(found.steps == steps);
}

TEST_CASE("units of known generations give back their constants") {
  check({8, blocks(8, 8), 24, 23, Cut::toZero, Cut::toZero}, -24, 15);    // as sm75
  check({16, blocks(16, 8), 24, 23, Cut::toZero, Cut::toZero}, -24, 15);  // as sm80
  check({16, blocks(16, 16), 25, 23, Cut::toZero, Cut::toZero}, -24, 15); // as sm90, f16
  check({16, blocks(16, 16), 25, 23, Cut::toZero, Cut::toZero}, -60, 60); // bf16
  check({32, interleaved(32), 25, 23, Cut::toZero, Cut::toZero}, -9, 8);  // e4m3, steps that alternate
  check({32, blocks(32, 32), 13, 13, Cut::toZero, Cut::toZero}, -9, 8);   // wgmma e4m3
  check({32, blocks(32, 16), 13, 13, Cut::toZero, Cut::toZero}, -16, 15); // as sm89
  check({8, blocks(8, 4), 24, 23, Cut::toZero, Cut::toZero}, -60, 60);    // tf32
}

TEST_CASE("every keep, result, step and cut of a grid comes back") {
  for (const int step : {4, 8, 16}) {
    for (const int keep : {13, 14, 20, 23, 24, 25, 26, 30}) {
      for (const int result : {10, 13, 20, 22, 23}) {
        for (const Cut aligned : {Cut::toZero, Cut::toMinus}) {
          for (const Cut rounded : {Cut::toZero, Cut::nearestEven, Cut::toMinus, Cut::toPlus, Cut::away}) {
            // What a result keeps beyond the step shows only as far as sums of its terms carry.
            if (result <= keep && result + 2 - keep <= 2 && (aligned == Cut::toZero || rounded != Cut::away)) {
              check({16, blocks(16, step), keep, result, aligned, rounded}, -24, 15);
            }
          }
        }
      }
    }
  }
}

TEST_CASE("steps that are added in another order than their places") {
  auto steps = interleaved(32);
  std::swap(steps[0], steps[1]);
  check({32, steps, 13, 13, Cut::toZero, Cut::toZero}, -9, 8);
  check({32, steps, 25, 23, Cut::toZero, Cut::toZero}, -9, 8);
  auto last = blocks(16, 4);
  std::reverse(last.begin(), last.end());
  check({16, last, 24, 23, Cut::toZero, Cut::toZero}, -24, 15);
}

// What a plain chain does: each product is added exactly, and the sum rounded.
class ChainUnit : public MatrixUnit {
public:
  int length() const override { return 8; }
  int leastExponent() const override { return -24; }
  int mostExponent() const override { return 15; }
  std::vector<float> run(const std::vector<DotProblem>& problems) override {
    std::vector<float> out;
    for (const DotProblem& one : problems) {
      float sum = one.start;
      for (std::size_t k = 0; k < one.left.size(); ++k) {
        sum = static_cast<float>(static_cast<double>(one.left[k]) * one.right[k] + sum); // exact in double here
      }
      out.push_back(sum);
    }
    return out;
  }
};

TEST_CASE("a chain of fused multiply-adds is steps of one, rounded to nearest") {
  ChainUnit unit;
  const Accumulation found = findAccumulation(unit);
  CHECK(found.problem.empty());
  CHECK(found.stepLength() == 1);
  CHECK(found.result == 23);
  CHECK(!found.resultIsLeast);
  CHECK(std::string(name(found.rounded)) == name(Cut::nearestEven));
}

// Sums its products from zero and adds what comes in at last, in f32: as mma.sync of fp8 does on sm90, which is two
// instructions for f16 and an addition.
class ApartUnit : public MatrixUnit {
public:
  explicit ApartUnit(Model model) : inner_(std::move(model), -6, 8) {}
  int length() const override { return inner_.length(); }
  int leastExponent() const override { return inner_.leastExponent(); }
  int mostExponent() const override { return inner_.mostExponent(); }
  std::vector<float> run(const std::vector<DotProblem>& problems) override {
    std::vector<DotProblem> products = problems;
    for (DotProblem& one : products) {
      one.start = 0;
    }
    std::vector<float> out = inner_.run(products);
    for (std::size_t k = 0; k < out.size(); ++k) {
      out[k] += problems[k].start;
    }
    return out;
  }

private:
  ModelUnit inner_;
};

TEST_CASE("a unit that adds what comes in at last") {
  for (const Cut aligned : {Cut::toZero, Cut::toMinus}) {
    ApartUnit unit({32, interleaved(32), 25, 23, aligned, Cut::toZero});
    const Accumulation found = findAccumulation(unit);
    CHECK(found.problem.empty());
    CHECK(std::string(name(found.startApart)) == name(Cut::nearestEven));
    CHECK(found.steps == interleaved(32));
    CHECK(found.keep == 25);
    CHECK(!found.keepIsLeast);
    CHECK(found.result == 23);
    CHECK(std::string(name(found.aligned)) == name(aligned));
    CHECK(std::string(name(found.rounded)) == name(Cut::toZero));
  }
  auto swapped = interleaved(32); // then the first places are not of the step that is added first
  std::swap(swapped[0], swapped[1]);
  ApartUnit other({32, swapped, 25, 23, Cut::toZero, Cut::toZero});
  CHECK(!findAccumulation(other).problem.empty());
  ModelUnit whole({16, blocks(16, 16), 25, 23, Cut::toZero, Cut::toZero}, -24, 15);
  CHECK(findAccumulation(whole).startApart == Cut::unknown);
}

TEST_CASE("a step that keeps everything is said to keep at least so much") {
  Model model{8, blocks(8, 8), 100, 23, Cut::toZero, Cut::toZero};
  ModelUnit unit(model, -9, 8);
  const Accumulation found = findAccumulation(unit);
  CHECK(found.keepIsLeast);
  CHECK(found.keep >= 30);
  CHECK(found.result == 23);
}

// Of 8-bit operands; wraps or saturates.
class IntegerModel : public IntegerUnit {
public:
  IntegerModel(bool saturates, bool loses) : saturates_(saturates), loses_(loses) {}
  int length() const override { return 32; }
  std::vector<std::int32_t> run(const std::vector<IntegerProblem>& problems) override {
    std::vector<std::int32_t> out;
    for (const IntegerProblem& one : problems) {
      std::int64_t sum = one.start;
      for (std::size_t k = 0; k < one.left.size(); ++k) {
        sum += std::int64_t{one.left[k]} * one.right[k];
      }
      if (loses_ && std::llabs(sum) > (1 << 24)) {
        sum &= ~std::int64_t{1}; // as through f32
      }
      const std::int64_t most = 0x7fffffff;
      out.push_back(saturates_ && sum > most ? 0x7fffffff : static_cast<std::int32_t>(sum));
    }
    return out;
  }

private:
  bool saturates_, loses_;
};

TEST_CASE("integer units: exact, and what happens beyond 32 bits") {
  IntegerModel wraps(false, false);
  const IntegerAccumulation first = findAccumulation(wraps);
  CHECK(first.exact);
  CHECK(first.wraps);
  CHECK(!first.saturates);
  IntegerModel saturates(true, false);
  const IntegerAccumulation second = findAccumulation(saturates);
  CHECK(second.exact);
  CHECK(second.saturates);
  CHECK(!second.wraps);
  IntegerModel rounds(false, true);
  CHECK(!findAccumulation(rounds).exact);
}

} // namespace
} // namespace qkc::probe
