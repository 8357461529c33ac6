#include "runtime/probe/accumulation.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <iterator>
#include <limits>
#include <optional>
#include <random>

namespace qkc::probe {
namespace {

constexpr int kMostBits = 40;                                     // below the largest term, that are asked about
constexpr int kBitsOfSum = 23;                                    // of f32, below the leading one
constexpr int kLargestTerm = 40;                                  // exponent: far from the ends of f32
constexpr std::array kParts = {0.5, 1.5, -0.5, -1.5, 1.25, 1.75}; // of the last place

// What the parts became, in last places: which cut does that.
Cut cutThatGives(const std::array<double, kParts.size()>& found) {
  struct Known {
    Cut cut;
    std::array<double, kParts.size()> gives;
  };
  static constexpr std::array kKnown = {
      Known{Cut::toZero, {0, 1, 0, -1, 1, 1}}, Known{Cut::nearestEven, {0, 2, 0, -2, 1, 2}},
      Known{Cut::away, {1, 2, -1, -2, 2, 2}},  Known{Cut::toMinus, {0, 1, -1, -2, 1, 1}},
      Known{Cut::toPlus, {1, 2, 0, -1, 2, 2}}, Known{Cut::none, kParts}};
  for (const Known& one : kKnown) {
    if (one.gives == found) {
      return one.cut;
    }
  }
  return Cut::unknown;
}

class Finder {
public:
  explicit Finder(MatrixUnit& unit)
      : unit_(unit), length_(unit.length()), top_(std::min(kLargestTerm, 2 * unit.mostExponent())) {}

  Accumulation run() {
    findKeepOfStart();
    findVisibleBits();
    findSteps();
    if (out_.problem.empty()) {
      findResultBits();
      findKeepOfProducts();
      findAlignedCut();
      findResultCut();
    }
    return std::move(out_);
  }

private:
  // sign * 2^exponent at a place.
  struct Term {
    int place;
    int sign;
    int exponent;
  };

  float power(int exponent) const { return std::ldexp(1.0F, exponent); }

  DotProblem problem(const std::vector<Term>& terms, float start) const {
    DotProblem out;
    out.left.assign(static_cast<std::size_t>(length_), 0);
    out.right.assign(static_cast<std::size_t>(length_), 0);
    out.start = start;
    for (const Term& term : terms) {
      const int left = std::clamp(term.exponent - term.exponent / 2, unit_.leastExponent(), unit_.mostExponent());
      out.left[static_cast<std::size_t>(term.place)] = static_cast<float>(term.sign) * power(left);
      out.right[static_cast<std::size_t>(term.place)] = power(term.exponent - left);
    }
    return out;
  }

  int leastProduct() const { return 2 * unit_.leastExponent(); }

  // The largest t up to `most` such that the problem of t gives the value of t for it and all below.
  int lastKept(int most, const std::function<DotProblem(int)>& ask, const std::function<float(int)>& wanted) {
    std::vector<DotProblem> problems;
    for (int t = 1; t <= most; ++t) {
      problems.push_back(ask(t));
    }
    const std::vector<float> found = unit_.run(problems);
    int kept = 0;
    while (kept < most && found[static_cast<std::size_t>(kept)] == wanted(kept + 1)) {
      ++kept;
    }
    return kept;
  }

  // +B at one place, -B at another, and a small sum that comes in.
  int keptBetween(int plus, int minus) {
    return lastKept(
        kMostBits, [&](int t) { return problem({{plus, 1, top_}, {minus, -1, top_}}, power(top_ - t)); },
        [&](int t) { return power(top_ - t); });
  }

  void findKeepOfStart() {
    for (int place = 1; place < length_; ++place) {
      out_.keepOfStart = std::max(out_.keepOfStart, keptBetween(0, place));
    }
    out_.keepIsLeast = out_.keepOfStart == kMostBits;
  }

  // Of B + B 2^-t, at once: what both cuts leave.
  void findVisibleBits() {
    visible_ = lastKept(
        kMostBits, [&](int t) { return problem({{0, 1, top_}}, power(top_ - t)); },
        [&](int t) { return power(top_) + power(top_ - t); });
    visible_ = std::min(visible_, kBitsOfSum); // a float holds no more
  }

  // Which places are added in one step, from all pairs.
  void findSteps() {
    std::vector<std::vector<bool>> together(static_cast<std::size_t>(length_),
                                            std::vector<bool>(static_cast<std::size_t>(length_), true));
    std::vector<DotProblem> problems;
    const bool between = visible_ < out_.keepOfStart;
    for (int i = 0; i < length_; ++i) {
      for (int j = 0; j < length_; ++j) {
        if (i != j) {
          problems.push_back(between ? acrossResult(i, j) : before(i, j));
        }
      }
    }
    const std::vector<float> found = unit_.run(problems);
    std::size_t next = 0;
    for (int i = 0; i < length_; ++i) {
      for (int j = 0; j < length_; ++j) {
        if (i == j) {
          continue;
        }
        const float one = found[next++];
        const bool apart =
            between ? one != power(top_ - out_.keepOfStart) : one == power(top_) + power(top_ - out_.keepOfStart);
        if (apart) {
          together[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)] = false;
          together[static_cast<std::size_t>(j)][static_cast<std::size_t>(i)] = false;
        }
      }
    }
    collectSteps(together);
  }

  // A step keeps more bits than its result: +B and -B of one step leave a small sum that a result between them loses.
  DotProblem acrossResult(int i, int j) const {
    return problem({{i, 1, top_}, {j, -1, top_}}, power(top_ - out_.keepOfStart));
  }

  // It does not: two halves of the last bit that B keeps are lost one by one, and not where they were added before.
  DotProblem before(int i, int j) const {
    const int half = top_ - out_.keepOfStart - 1;
    return problem({{i, 1, half}, {j, 1, top_}}, power(half));
  }

  void collectSteps(const std::vector<std::vector<bool>>& together) {
    for (std::size_t place = 0; place < together.size(); ++place) {
      auto step = std::find_if(out_.steps.begin(), out_.steps.end(), [&](const std::vector<int>& one) {
        return together[static_cast<std::size_t>(one.front())][place];
      });
      if (step == out_.steps.end()) {
        step = out_.steps.emplace(out_.steps.end());
      }
      for (const int other : *step) {
        if (!together[static_cast<std::size_t>(other)][place]) {
          out_.problem = "its places do not fall into steps";
        }
      }
      step->push_back(static_cast<int>(place));
    }
  }

  const std::vector<int>& longest() const {
    return *std::max_element(out_.steps.begin(), out_.steps.end(),
                             [](const auto& a, const auto& b) { return a.size() < b.size(); });
  }

  // 2^carry places of one step with B each; fewer where it has fewer.
  std::vector<Term> equalTerms(int& carry, int sign) const {
    const std::vector<int>& step = longest();
    while ((std::size_t{1} << static_cast<unsigned>(carry)) > step.size()) {
      --carry;
    }
    std::vector<Term> out;
    for (std::size_t k = 0; k < std::size_t{1} << static_cast<unsigned>(carry); ++k) {
      out.push_back({step[k], sign, top_});
    }
    return out;
  }

  // Terms of one step whose sum has a higher leading one show bits that the step keeps and the result does not.
  void findResultBits() {
    out_.result = visible_;
    if (visible_ < out_.keepOfStart) {
      return;
    }
    out_.resultIsLeast = true;
    for (int wanted = 1; out_.result < kBitsOfSum; ++wanted) {
      int carry = wanted;
      const std::vector<Term> terms = equalTerms(carry, 1);
      if (carry < wanted) {
        return;
      }
      const float small = power(top_ - out_.keepOfStart);
      if (unit_.run({problem(terms, small)}).front() != power(top_ + carry) + small) {
        break;
      }
      out_.result = out_.keepOfStart + carry;
    }
    out_.resultIsLeast = false;
  }

  void findKeepOfProducts() {
    const std::vector<int>& step = longest();
    const int most = std::min(kMostBits, top_ - leastProduct());
    const auto wanted = [&](int t) { return power(top_ - t); };
    out_.keep = out_.keepOfStart;
    out_.keepBesideStart = out_.keepOfStart;
    const auto note = [&](int kept) {
      if (kept < out_.keep || (kept == out_.keep && kept == most)) {
        out_.keep = kept;
        out_.keepIsLeast = kept == most;
      }
    };
    if (step.size() >= 2) {
      out_.keepBesideStart = lastKept(
          most, [&](int t) { return problem({{step[0], -1, top_}, {step[1], 1, top_ - t}}, power(top_)); }, wanted);
      note(out_.keepBesideStart);
    }
    if (step.size() >= 3) {
      note(lastKept(
          most, [&](int t) { return problem({{step[0], 1, top_}, {step[1], -1, top_}, {step[2], 1, top_ - t}}, 0); },
          wanted));
    }
  }

  // Parts of a last place, each returned as a number of them.
  Cut cutOf(const std::function<DotProblem(double part)>& ask, const std::function<double(double, double)>& inPlaces) {
    std::vector<DotProblem> problems;
    for (const double part : kParts) {
      problems.push_back(ask(part));
    }
    const std::vector<float> found = unit_.run(problems);
    std::array<double, kParts.size()> places{};
    for (std::size_t k = 0; k < kParts.size(); ++k) {
      places[k] = inPlaces(kParts[k], found[k]) + 0.0; // no -0
    }
    return cutThatGives(places);
  }

  void findAlignedCut() {
    const std::vector<int>& step = longest();
    if (step.size() < 2) {
      return; // nothing cancels inside a step of one: what it keeps is what its result keeps
    }
    const float last = power(top_ - out_.keepOfStart);
    out_.aligned = cutOf(
        [&](double part) {
          return problem({{step[0], 1, top_}, {step[1], -1, top_}}, static_cast<float>(part) * last);
        },
        [&](double /*part*/, double found) { return found / last; });
  }

  void findResultCut() {
    constexpr int kBitsOfParts = 2;
    int carry = std::max(0, out_.result + kBitsOfParts - out_.keepOfStart);
    const std::vector<Term> positive = equalTerms(carry, 1);
    const std::vector<Term> negative = equalTerms(carry, -1);
    const float last = power(top_ + carry - out_.result);
    out_.rounded = cutOf(
        [&](double part) { return problem(part > 0 ? positive : negative, static_cast<float>(part) * last); },
        [&](double part, double found) { return (found - std::copysign(std::ldexp(1.0, top_ + carry), part)) / last; });
  }

  MatrixUnit& unit_;
  int length_;
  int top_; // exponent of B
  int visible_ = 0;
  Accumulation out_;
};

// A unit whose sums begin with zero: what comes in is a product at a place of its own.
class FromProduct : public MatrixUnit {
public:
  FromProduct(MatrixUnit& unit, int place) : unit_(unit), place_(place) {}
  int length() const override { return unit_.length() - 1; }
  int leastExponent() const override { return unit_.leastExponent(); }
  int mostExponent() const override { return unit_.mostExponent(); }
  std::vector<float> run(const std::vector<DotProblem>& problems) override {
    std::vector<DotProblem> out = problems;
    for (DotProblem& one : out) {
      int exponent = 0;
      const float mantissa = 2 * std::frexp(one.start, &exponent); // 1 <= |mantissa| < 2
      const int left = std::clamp((exponent - 1) / 2, leastExponent(), mostExponent());
      const int right = exponent - 1 - left;
      const bool fits = one.start != 0 && right >= leastExponent() && right <= mostExponent();
      one.left.insert(one.left.begin() + place_, fits ? std::ldexp(mantissa, left) : 0);
      one.right.insert(one.right.begin() + place_, fits ? std::ldexp(1.0F, right) : 0);
      one.start = 0;
    }
    return unit_.run(out);
  }
  // The places of the unit itself.
  std::vector<std::vector<int>> ofUnit(std::vector<std::vector<int>> steps) const {
    for (std::vector<int>& step : steps) {
      for (int& place : step) {
        place += place >= place_ ? 1 : 0;
      }
    }
    return steps;
  }

private:
  MatrixUnit& unit_;
  int place_;
};

// Steps of either, joined where they share a place.
std::vector<std::vector<int>> joined(std::vector<std::vector<int>> steps, const std::vector<std::vector<int>>& others) {
  for (const std::vector<int>& other : others) {
    for (std::vector<int>& step : steps) {
      std::vector<int> both;
      std::set_union(step.begin(), step.end(), other.begin(), other.end(), std::back_inserter(both));
      if (both.size() < step.size() + other.size()) {
        step = both;
      }
    }
  }
  std::sort(steps.begin(), steps.end());
  return steps;
}

// Of a unit that sums its products from zero. Each of the first two places stands for what comes in once, so that each
// place is seen; both are of the step that is added first, or it does not fit.
Accumulation productsAlone(MatrixUnit& unit, Cut addition) {
  FromProduct first(unit, 0);
  FromProduct second(unit, 1);
  Accumulation out = Finder(first).run();
  const Accumulation other = Finder(second).run();
  out.steps = joined(first.ofUnit(out.steps), second.ofUnit(other.steps));
  out.startApart = addition;
  std::size_t places = 0;
  for (const std::vector<int>& step : out.steps) {
    places += step.size();
  }
  if (out.problem.empty() && (!other.problem.empty() || places != static_cast<std::size_t>(unit.length()) ||
                              out.keep != other.keep || out.keepOfStart != out.keep || out.result != other.result)) {
    out.problem = "its sums from zero differ from place to place";
  }
  return out;
}

} // namespace

const char* name(Cut cut) {
  switch (cut) {
  case Cut::toZero:
    return "to zero";
  case Cut::nearestEven:
    return "to nearest, ties to even";
  case Cut::away:
    return "away from zero";
  case Cut::toMinus:
    return "down";
  case Cut::toPlus:
    return "up";
  case Cut::none:
    return "nowhere";
  case Cut::unknown:
    break;
  }
  return "unknown";
}

int Accumulation::stepLength() const {
  std::size_t longest = 0;
  for (const std::vector<int>& step : steps) {
    longest = std::max(longest, step.size());
  }
  return static_cast<int>(longest);
}

Accumulation findAccumulation(MatrixUnit& unit) {
  Accumulation found = Finder(unit).run();
  // What comes in is never cut beside large products, products beside it are: they were summed without it.
  if (found.problem.empty() && found.aligned == Cut::none && found.keepBesideStart < found.keepOfStart &&
      !found.keepIsLeast) {
    return productsAlone(unit, found.rounded);
  }
  return found;
}

IntegerAccumulation findAccumulation(IntegerUnit& unit) {
  constexpr int kRandom = 64;
  constexpr int kLargest = 127;
  constexpr int kLeast = -128;
  const auto length = static_cast<std::size_t>(unit.length());
  std::vector<IntegerProblem> problems;
  for (const int left : {kLargest, kLeast}) {
    for (const int right : {kLargest, kLeast}) {
      problems.push_back({std::vector<int>(length, left), std::vector<int>(length, right), 1});
    }
  }
  std::mt19937 draws(1);
  std::uniform_int_distribution<int> values(kLeast, kLargest);
  for (int k = 0; k < kRandom; ++k) {
    IntegerProblem& one = problems.emplace_back();
    for (std::size_t place = 0; place < length; ++place) {
      one.left.push_back(values(draws));
      one.right.push_back(values(draws));
    }
    one.start = 1000003 * values(draws);
  }
  const std::size_t inside = problems.size();
  const std::int32_t most = std::numeric_limits<std::int32_t>::max();
  problems.push_back({std::vector<int>(length, 1), std::vector<int>(length, 1), most});
  const std::vector<std::int32_t> found = unit.run(problems);
  IntegerAccumulation out;
  out.exact = true;
  for (std::size_t k = 0; k < inside; ++k) {
    std::int64_t sum = problems[k].start;
    for (std::size_t place = 0; place < length; ++place) {
      sum += std::int64_t{problems[k].left[place]} * problems[k].right[place];
    }
    out.exact = out.exact && found[k] == sum;
  }
  out.saturates = found.back() == most;
  out.wraps = found.back() == std::numeric_limits<std::int32_t>::min() + static_cast<std::int32_t>(length) - 1;
  return out;
}

} // namespace qkc::probe
