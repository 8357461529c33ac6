// How near lawful evaluations come to each rule's bound: rows that are built, or searched for, to err as much as they
// can one way. The largest error over the bound is printed; one below what docs/semantics.md states fails.

#include "compiler/semantics/judged_text.h"
#include "compiler/semantics/sum_trees.h"

#include <array>
#include <random>

using namespace qkc;
using namespace qkc::semantics;
using qkc::contract::Freedoms;
using qkc::contract::TensorCore;

namespace {

const numeric::Format& f32() {
  return *numeric::findFormat("f32");
}

double exactSum(const std::vector<double>& terms) {
  double sum = 0;
  for (const double term : terms) {
    sum += term;
  }
  return sum;
}

// Error over bound; an error where the bound is 0 is far outside.
double shareOf(double error, double radius) {
  return radius > 0 ? error / radius : error == 0 ? 0 : 1e9;
}

double radiusOf(const Freedoms& freedoms, const std::vector<double>& terms, bool fresh) {
  std::vector<SumTerm> all;
  for (const double term : terms) {
    all.push_back({Enclosure::point(trees::valueOf(term)), fresh});
  }
  return trees::radiusOf(summed(f32(), freedoms, all), exactSum(terms));
}

double added(double a, double b) {
  return static_cast<float>(a + b);
}

double addedInOrder(const std::vector<double>& terms) {
  double sum = 0;
  for (const double term : terms) {
    sum = added(sum, static_cast<float>(term));
  }
  return sum;
}

Freedoms anyOrder() {
  Freedoms freedoms;
  freedoms.anyOrder = freedoms.contraction = true;
  return freedoms;
}

// An accumulator of the prelude, or one of a profile alone.
Freedoms named(const std::string& accumulator) {
  const bool isProfile = accumulator.starts_with("tensor_core");
  const auto checked = contract::checkText(
      "use stdlib.prelude\n" + (isProfile ? "accumulator alone = " + accumulator + "\n" : std::string()) +
          "contract c {\n dim K >= 1\n index k < K\n in a: f32[K] finite\n out y: f32[]\n clause c: y within sum over "
          "k of (a[k]) in " +
          (isProfile ? "alone" : accumulator) + "\n}\n",
      "text", prelude());
  REQUIRE_MESSAGE(!checked->contracts.empty(), checked->report());
  const contract::Contract& contract = checked->contracts.front();
  return contract.freedomsOf(contract.node(contract.quantities.back().arms.front().value));
}

TensorCore coreOf(const Freedoms& accumulator) {
  for (const contract::Evaluation& member : accumulator.accumulator->members) {
    if (member.core) {
      return *member.core;
    }
  }
  return {};
}

} // namespace

TEST_CASE("R3: sums of 2 to 64 terms of f32 that lose every addition") {
  const double lost = std::ldexp(1.0 - 0x1p-22, -24); // just below half a unit of 1
  double least = 1;
  for (const std::size_t count : {2, 3, 4, 6, 8, 16, 64}) {
    std::vector<double> stored(count, lost);
    stored.front() = 1;
    std::vector<double> products = stored;
    products.front() = 1 + lost; // rounded before the first addition
    const double ofStored = shareOf(exactSum(stored) - addedInOrder(stored), radiusOf(anyOrder(), stored, false));
    const double ofProducts =
        shareOf(exactSum(products) - addedInOrder(products), radiusOf(anyOrder(), products, true));
    MESSAGE(count << " terms: error / bound " << ofStored << " of stored terms, " << ofProducts << " of products");
    CHECK(std::max(ofStored, ofProducts) <= 1);
    least = std::min({least, ofStored, ofProducts});
  }
  CHECK(least >= 0.99);
}

namespace {

// A regrouped product of f32 whose roundings all err downwards: each factor is the one of many near 1 that makes its
// rounding err most.
double shareOfProduct(int factors, std::mt19937& engine) {
  std::uniform_int_distribution<int> small(1, 1 << 14);
  const auto near = [&] { return 1 + std::ldexp(small(engine), -23); };
  std::vector<double> all = {near()};
  double rounded = all.front();
  while (static_cast<int>(all.size()) < factors) {
    double best = 0;
    double chosen = 1;
    for (int trial = 0; trial < 20000; ++trial) {
      const double factor = near();
      const double exact = rounded * factor; // 48 bits
      const double error = (exact - static_cast<float>(exact)) / exact;
      if (error > best) {
        best = error;
        chosen = factor;
      }
    }
    rounded = static_cast<float>(rounded * chosen);
    all.push_back(chosen);
  }
  numeric::Value exact(std::int64_t{1});
  std::vector<Enclosure> parts;
  for (const double factor : all) {
    parts.push_back(Enclosure::point(trees::valueOf(factor)));
    exact = numeric::mul(exact, parts.back().low);
  }
  const Enclosure bound = regrouped(f32(), Enclosure::point(exact), factors - 1, parts, {}, false);
  const double error = numeric::sub(exact, trees::valueOf(rounded)).rational().get_d();
  return shareOf(error, numeric::sub(exact, bound.low).rational().get_d());
}

} // namespace

TEST_CASE("R6: regrouped products of 2 to 6 factors of f32") {
  std::mt19937 engine(13);
  for (int factors = 2; factors <= 6; ++factors) {
    double largest = 0;
    for (int round = 0; round < 8; ++round) {
      largest = std::max(largest, shareOfProduct(factors, engine));
    }
    MESSAGE(factors << " factors: error / bound " << largest);
    CHECK(largest <= 1);
    CHECK(largest >= 0.99);
  }
}

namespace {

// The largest share over rows of `count` products: mostly of sizes that a step loses most of, all in as few steps as
// they fit or, where an accumulator's pieces allow it, each in a step of its own.
double searchedCore(const TensorCore& core, const Freedoms& freedoms, int count, std::mt19937& engine) {
  const double below = 1.0 - 0x1p-18;
  const std::array<double, 8> sizes = {std::ldexp(below, -core.keep),
                                       std::ldexp(below, -core.result),
                                       std::ldexp(below, 1 - core.keep),
                                       std::ldexp(2 - 0x1p-18, -core.result),
                                       1,
                                       1 + std::ldexp(below, -core.result),
                                       1 + std::ldexp(below, 1 - core.result),
                                       below};
  std::uniform_int_distribution<std::size_t> pick(0, sizes.size() - 1);
  std::uniform_int_distribution<int> wide(1 << 20, 1 << 24);
  const auto next = [&] { return wide(engine) % 4 == 0 ? std::ldexp(wide(engine), -22) : sizes[pick(engine)]; };
  TensorCore lone = core;
  lone.step = 1;
  double largest = 0;
  for (int round = 0; round < 2000; ++round) {
    std::vector<double> products = {round % 2 == 0 ? 1 : next()};
    const double common = next();
    while (static_cast<int>(products.size()) < count) {
      products.push_back(round % 3 == 0 ? common : next());
    }
    const double radius = radiusOf(freedoms, products, true);
    for (const TensorCore& steps : {core, freedoms.accumulator->splits >= count ? lone : core}) {
      const double error = std::abs(trees::tensorCore(products, steps) - exactSum(products));
      largest = std::max(largest, shareOf(error, radius));
    }
  }
  return largest;
}

} // namespace

TEST_CASE("R4: published tensor cores, and named accumulators, of up to 8 products") {
  std::mt19937 engine(29);
  // The least that docs/semantics.md states of the share of any number of products.
  const std::vector<std::pair<std::string, double>> rows = {{"tensor_core(sm80_f16)", 0.74},
                                                            {"tensor_core(sm90_f16)", 0.83},
                                                            {"tensor_core(sm90_fp8)", 0.74},
                                                            {"tensor_core(sm89_fp8)", 0.66},
                                                            {"tensor_core(sm100_fp8)", 0.83},
                                                            {"tensor_core(sm90_wgmma_fp8)", 0.66},
                                                            {"fp8_tc", 0.66},
                                                            {"fp8_sm89", 0.66},
                                                            {"fp8_sm100", 0.79},
                                                            {"f32_tc", 0.79}};
  for (const auto& [name, least] : rows) {
    const Freedoms freedoms = named(name);
    const TensorCore core = coreOf(freedoms);
    std::string each;
    for (int count = 1; count <= 8; ++count) {
      const double share = searchedCore(core, freedoms, count, engine);
      each += " " + std::to_string(share).substr(0, 4);
      CHECK(share <= 1);
      CHECK(share >= least);
    }
    MESSAGE(name << ": error / bound of 1 to 8 products" << each);
  }
}

TEST_CASE("R4c: promoted sums whose blocks all lose what a tensor core cuts") {
  const Freedoms freedoms = named("fp8_promoted(128)");
  const TensorCore core = {"fp8", 32, 13, 13, false};
  for (const std::size_t blocks : {1, 2, 4, 16}) {
    std::vector<double> products;
    double promoted = 0;
    for (std::size_t block = 0; block < blocks; ++block) {
      std::vector<double> own(128, std::ldexp(1.0 - 0x1p-7, -13));
      own.front() = 1;
      promoted = added(promoted, trees::tensorCore(own, core));
      products.insert(products.end(), own.begin(), own.end());
    }
    const double share = shareOf(exactSum(products) - promoted, radiusOf(freedoms, products, true));
    MESSAGE(blocks << " blocks: error / bound " << share);
    CHECK(share <= 1);
    CHECK(share >= 0.92);
  }
}

namespace {

constexpr std::size_t kRows = 400;

// y[n] of two or three inputs of f32, one of them an enclosure of one value: so the statement is no finite choice.
std::string statement(const std::string& value) {
  return "contract t {\n dim N >= 1\n index n < N, k < 1\n in x: f32[N, 1] finite magnitude 2^-9..2^9, b: f32[N] "
         "finite "
         "magnitude 2^-9..2^9, c: f32[N] finite magnitude 2^-9..2^9\n out y: f32[N] zeros same\n clause sum: let s[n] "
         "= "
         "sum over k of (x[n, k]) in f32 any order, reciprocal allowed\n clause value: y[n] within " +
         value + "\n}\n";
}

// The rows whose ends are the least and the largest of the lawful values, which are given.
template <class Lawful> void judgeHulls(const std::string& value, const Lawful& lawful) {
  std::mt19937 engine(5);
  std::uniform_real_distribution<float> size(0.01F, 100.0F);
  std::array<Codes, 3> inputs;
  std::vector<std::pair<float, float>> ends;
  int different = 0;
  for (std::size_t row = 0; row < kRows; ++row) {
    const std::array<float, 3> v = {size(engine), size(engine), row % 2 == 0 ? size(engine) : -size(engine)};
    for (std::size_t i = 0; i < v.size(); ++i) {
      inputs[i].push_back(f32Bits(v[i]));
    }
    ends.push_back(lawful(v[0], v[1], v[2]));
    different += ends.back().first != ends.back().second ? 1 : 0;
  }
  JudgedText text(statement(value), {static_cast<std::int64_t>(kRows)});
  text.give("x", inputs[0]).give("b", inputs[1]).give("c", inputs[2]);
  text.judge(repeated(0, kRows));
  int wrong = 0;
  for (std::size_t row = 0; row < kRows; ++row) {
    const auto [a, b] = ends[row];
    wrong += text.first[row] == f32Bits(std::min(a, b)) && text.last[row] == f32Bits(std::max(a, b)) ? 0 : 1;
  }
  MESSAGE(value << ": error / bound 1 in " << different << " of " << kRows << " rows, which have two values");
  CHECK(wrong == 0);
  CHECK(different > 20);
}

} // namespace

TEST_CASE("R6b: both ends of a contracted sum are lawful") {
  judgeHulls("s[n] * b[n] + c[n] in f32 contraction allowed", [](float s, float b, float c) {
    const float product = s * b;
    return std::pair(std::fma(s, b, c), product + c);
  });
}

TEST_CASE("R6c: both ends of a quotient that may be a product with a reciprocal are lawful") {
  judgeHulls("s[n] / b[n] in f32 reciprocal allowed", [](float s, float b, float) {
    const float inverse = 1 / b;
    return std::pair(s / b, s * inverse);
  });
}

TEST_CASE("R2: a rounded interval ends at rounded values") {
  double least = 1;
  int judged = 0;
  // Multiples of a quarter of the smallest subnormal of 3 bits, through the first normal binades.
  for (int i = -48; i <= 48; ++i) {
    for (int j = i + 1; j <= 48; ++j) {
      const double low = std::ldexp(i, -18);
      const double high = std::ldexp(j, -18);
      const Enclosure bound =
          roundedOnce(trees::smallFormat(), {trees::valueOf(low), trees::valueOf(high), false, false}, false);
      const double middle = numeric::add(bound.low, bound.high).rational().get_d() / 2;
      const double half = numeric::sub(bound.high, bound.low).rational().get_d() / 2;
      if (half > 0) {
        least = std::min(least, shareOf(std::abs(trees::nearestSmall(low) - middle), half));
        least = std::min(least, shareOf(std::abs(trees::nearestSmall(high) - middle), half));
        ++judged;
      }
    }
  }
  MESSAGE("error / bound " << least << " at both ends of " << judged << " intervals");
  CHECK(least == 1);
  CHECK(judged > 4000);
}

namespace {

using RealFunction = long double (*)(long double);

long double sigmoid(long double x) {
  return 1 / (1 + std::exp(-x));
}
long double rsqrt(long double x) {
  return 1 / std::sqrt(x);
}
long double reciprocal(long double x) {
  return 1 / x;
}

// The first and last number of f32 within `ulps` of v, and the larger share of the window that they use.
struct Window {
  float first, last;
  double share;
};
Window windowOf(long double v, int ulps) {
  const long double reach = std::ldexp(static_cast<long double>(ulps), std::ilogb(v) - 23);
  auto first = static_cast<float>(v - reach);
  auto last = static_cast<float>(v + reach);
  if (first < v - reach) {
    first = std::nextafter(first, HUGE_VALF);
  }
  if (last > v + reach) {
    last = std::nextafter(last, -HUGE_VALF);
  }
  return {first, last, static_cast<double>(std::max(v - first, last - v) / reach)};
}

} // namespace

TEST_CASE("R8: both ends of a function's window are numbers of the format within it") {
  std::mt19937 engine(7);
  std::uniform_real_distribution<float> size(0.01F, 8.0F);
  for (const auto& [name, function] : {std::pair<const char*, RealFunction>{"exp", std::exp},
                                       {"exp2", std::exp2},
                                       {"log2", std::log2},
                                       {"tanh", std::tanh},
                                       {"erf", std::erf},
                                       {"sigmoid", sigmoid},
                                       {"rsqrt", rsqrt},
                                       {"rcp", reciprocal}}) {
    Codes arguments;
    std::vector<Window> windows;
    double largest = 0;
    while (arguments.size() < kRows) {
      const float argument = size(engine);
      const long double value = function(argument);
      if (value > 0.9999L && value < 1.0001L) { // the reference's own error would choose the binade
        continue;
      }
      arguments.push_back(f32Bits(argument));
      windows.push_back(windowOf(value, 2));
      largest = std::max(largest, windows.back().share);
    }
    const std::string word(name);
    JudgedText text(statement(word + "(s[n]) in f32 " + word + " within 2 ulp"), {static_cast<std::int64_t>(kRows)});
    text.give("x", arguments).give("b", repeated(f32Bits(1), kRows)).give("c", repeated(f32Bits(1), kRows));
    text.judge(repeated(0, kRows));
    int wrong = 0;
    for (std::size_t row = 0; row < kRows; ++row) {
      wrong += text.first[row] == f32Bits(windows[row].first) && text.last[row] == f32Bits(windows[row].last) ? 0 : 1;
    }
    MESSAGE(word << " within 2 ulp: error / bound " << largest);
    CHECK(wrong == 0);
    CHECK(largest >= 0.99);
  }
}
