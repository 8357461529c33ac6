// Sums against every lawful evaluation: R3 in a 3-bit format over all trees of up to 5 terms, R4 against tensor cores
// executed literally. The largest error is printed as a share of its bound: a bound that is never nearly met is loose.

#include "compiler/semantics/sum_trees.h"

#include <doctest/doctest.h>

#include <random>

using namespace qkc;
using namespace qkc::semantics;
using qkc::contract::Freedoms;
using qkc::contract::TensorCore;

namespace {

constexpr int kRounds = 4000; // of random tuples for each number of terms

Freedoms anyOrder() {
  Freedoms freedoms;
  freedoms.anyOrder = freedoms.contraction = true;
  return freedoms;
}

double exactSum(const std::vector<double>& terms) {
  double sum = 0;
  for (const double term : terms) {
    sum += term;
  }
  return sum;
}

Enclosure boundOf(const numeric::Format& format, const Freedoms& freedoms, const std::vector<double>& terms,
                  bool fresh) {
  std::vector<SumTerm> all;
  for (const double term : terms) {
    all.push_back({Enclosure::point(trees::valueOf(term)), fresh});
  }
  return summed(format, freedoms, all);
}

// Sampled tuples, each over every tree: 4000, QKC_TREE_TUPLES for more.
int tuples() {
  const char* text = std::getenv("QKC_TREE_TUPLES");
  return text != nullptr ? std::atoi(text) : kRounds;
}

void judgeTuple(const std::vector<double>& terms, bool fresh, trees::Largest& largest) {
  const Enclosure bound = boundOf(trees::smallFormat(), anyOrder(), terms, fresh);
  trees::judge(bound, exactSum(terms), trees::allSums(terms, fresh), largest);
}

// Numbers of the 3-bit format: (4..7) 2^exponent.
class Numbers {
public:
  Numbers(int least, int most, unsigned seed) : engine_(seed), exponent_(least, most) {}
  double next() {
    const double size = std::ldexp(4 + significand_(engine_), exponent_(engine_));
    return sign_(engine_) != 0 ? -size : size;
  }

private:
  std::mt19937 engine_;
  std::uniform_int_distribution<int> exponent_;
  std::uniform_int_distribution<int> significand_{0, 3};
  std::uniform_int_distribution<int> sign_{0, 1};
};

} // namespace

TEST_CASE("R3: stored terms, all trees, exhaustive up to 3 terms over 7 binades") {
  std::vector<double> numbers = {0.0};
  for (int exponent = -4; exponent <= 2; ++exponent) {
    for (int significand = 4; significand < 8; ++significand) {
      numbers.push_back(std::ldexp(significand, exponent));
    }
  }
  trees::Largest largest;
  for (const double a : numbers) {
    for (std::size_t i = 0; i < numbers.size(); i += 1) {
      for (std::size_t j = i; j < numbers.size(); ++j) {
        for (const double sign : {1.0, -1.0}) {
          judgeTuple({a, numbers[i], sign * numbers[j]}, false, largest);
        }
      }
    }
  }
  MESSAGE("largest error / bound: " << largest.share << " of " << largest.judged << " results");
  CHECK(largest.outside == 0);
  CHECK(largest.share >= 0.5);
}

TEST_CASE("R3: stored terms, all trees, 4 and 5 sampled terms") {
  for (int count = 4; count <= 5; ++count) {
    trees::Largest largest;
    Numbers numbers(-7, 3, 700U + static_cast<unsigned>(count));
    for (int round = 0; round < tuples(); ++round) {
      std::vector<double> terms;
      for (int i = 0; i < count; ++i) {
        terms.push_back(numbers.next());
      }
      judgeTuple(terms, false, largest);
    }
    MESSAGE(count << " terms: largest error / bound " << largest.share << " of " << largest.judged << " results");
    CHECK(largest.outside == 0);
    CHECK(largest.share >= 0.5);
  }
}

TEST_CASE("N29: R3: products, all trees and contractions, up to 5 terms") {
  for (int count = 1; count <= 5; ++count) {
    trees::Largest largest;
    Numbers normal(-3, 2, 7U + static_cast<unsigned>(count));
    Numbers tiny(-9, -5, 70U + static_cast<unsigned>(count)); // products around the smallest subnormal, 2^-16
    for (int round = 0; round < tuples(); ++round) {
      std::vector<double> terms;
      for (int i = 0; i < count; ++i) {
        Numbers& numbers = round % 2 == 0 ? normal : tiny;
        terms.push_back(numbers.next() * numbers.next());
      }
      judgeTuple(terms, true, largest);
    }
    MESSAGE(count << " products: largest error / bound " << largest.share << " of " << largest.judged << " results");
    CHECK(largest.outside == 0);
    CHECK(largest.share >= (count <= 2 ? 0.88 : 0.54));
  }
}

TEST_CASE("R3: products and stored terms together, all trees and contractions, up to 5 terms") {
  for (int count = 2; count <= 5; ++count) {
    trees::Largest largest;
    Numbers numbers(-3, 2, 17U + static_cast<unsigned>(count));
    for (int round = 0; round < tuples(); ++round) {
      std::vector<double> terms;
      std::vector<SumTerm> all;
      std::vector<bool> fresh;
      for (int i = 0; i < count; ++i) {
        fresh.push_back(i == 0 || (round >> i) % 2 == 0);
        terms.push_back(fresh.back() ? numbers.next() * numbers.next() : numbers.next());
        all.push_back({Enclosure::point(trees::valueOf(terms.back())), fresh.back()});
      }
      trees::judge(summed(trees::smallFormat(), anyOrder(), all), exactSum(terms), trees::allSums(terms, fresh),
                   largest);
    }
    MESSAGE(count << " terms: largest error / bound " << largest.share << " of " << largest.judged << " results");
    CHECK(largest.outside == 0);
    CHECK(largest.share >= 0.5);
  }
}

TEST_CASE("R3(e): sums of multiples of one unit that stay small are exact") {
  const Enclosure bound = boundOf(*numeric::findFormat("f32"), anyOrder(), {8192.0 * 1024, -3, 5, 7}, true);
  CHECK(identical(bound.low, bound.high));
  CHECK(compare(bound.low, trees::valueOf(8192.0 * 1024 + 9)) == 0);
  const Enclosure wide = boundOf(*numeric::findFormat("f32"), anyOrder(), {8192.0 * 1024, -3.5, 5, 7}, true);
  CHECK(!identical(wide.low, wide.high));
}

TEST_CASE("N01: radii of long low-precision sums are finite and grow with their length") {
  for (const auto& [name, counts] : {std::pair("f16", std::pair(2048, 4096)), std::pair("bf16", std::pair(256, 512))}) {
    const numeric::Format& format = *numeric::findFormat(name);
    double last = 0;
    for (const int count : {counts.first, counts.second}) {
      const std::vector<double> terms(static_cast<std::size_t>(count), 0x1.8p-9);
      const double radius = trees::radiusOf(boundOf(format, anyOrder(), terms, false), exactSum(terms));
      CHECK(radius > last);
      CHECK(radius < 1000);
      last = radius;
    }
  }
}

TEST_CASE("R3: any order of a given depth") {
  Freedoms tree = anyOrder();
  tree.depth = 3;
  const std::vector<double> terms = {1, 1.25, 1.5, 1.75, 2, 2.5, 3, 3.5};
  const double deep = trees::radiusOf(boundOf(trees::smallFormat(), anyOrder(), terms, false), exactSum(terms));
  const double flat = trees::radiusOf(boundOf(trees::smallFormat(), tree, terms, false), exactSum(terms));
  CHECK(flat < deep);
  // Pairwise: three additions for each term.
  const auto pairwise = [](const std::vector<double>& all) {
    std::vector<double> level = all;
    while (level.size() > 1) {
      std::vector<double> next;
      for (std::size_t i = 0; i < level.size(); i += 2) {
        next.push_back(trees::nearestSmall(level[i] + level[i + 1]));
      }
      level = next;
    }
    return level.front();
  };
  CHECK(std::abs(pairwise(terms) - exactSum(terms)) <= flat);
}

namespace {

contract::Accumulator coreAlone(const TensorCore& core) {
  contract::Accumulator out;
  contract::Evaluation member;
  member.format = numeric::findFormat("f32");
  member.core = core;
  out.members = {member};
  return out;
}

double shareOf(const TensorCore& core, const std::vector<double>& products) {
  Freedoms freedoms;
  freedoms.accumulator = coreAlone(core);
  const double exact = exactSum(products);
  const double radius = trees::radiusOf(boundOf(*numeric::findFormat("f32"), freedoms, products, true), exact);
  const double error = std::abs(trees::tensorCore(products, core) - exact);
  return radius == 0 ? (error == 0 ? 0 : 1e9) : error / radius;
}

} // namespace

TEST_CASE("R4: a result below the normal numbers is cut at their quantum") {
  Freedoms freedoms;
  freedoms.accumulator = coreAlone({"fp8", 32, 13, 13, false});
  // 2^-140 lies below 2^-126-13, where a result of 13 bits behind the leading one ends.
  const Enclosure bound = boundOf(*numeric::findFormat("f32"), freedoms, {0x1p-140}, true);
  CHECK(numeric::compare(bound.low, numeric::Value()) <= 0);
  CHECK(numeric::compare(bound.high, numeric::Value(numeric::powerOfTwo(-140))) >= 0);
}

TEST_CASE("R4: chains of tensor-core steps, random products of 8 bits") {
  const std::vector<TensorCore> cores = {
      {"sm80", 8, 24, 23, false}, {"sm90", 16, 25, 23, false}, {"fp8", 32, 13, 13, false}, {"fp8", 16, 13, 13, false}};
  std::mt19937 engine(5);
  std::uniform_int_distribution<int> significand(16, 255);
  std::uniform_int_distribution<int> exponent(-18, 4);
  std::uniform_int_distribution<int> length(1, 200);
  for (const TensorCore& core : cores) {
    double largest = 0;
    for (int round = 0; round < 600; ++round) {
      std::vector<double> products;
      const bool oneSign = round % 2 == 0;
      const int spread = round % 3 == 0 ? 0 : 1;
      for (int i = length(engine); i > 0; --i) {
        const double size = std::ldexp(significand(engine), spread * exponent(engine));
        products.push_back(oneSign || significand(engine) % 2 == 0 ? size : -size);
      }
      largest = std::max(largest, shareOf(core, products));
    }
    MESSAGE(core.profile << " step " << core.step << ": largest error / bound " << largest);
    CHECK(largest <= 1);
    CHECK(largest > 0.05);
  }
}

// Rows built to lose as much as can be: one product, then terms just below what a step keeps.
TEST_CASE("R4: rows that lose what a step cuts") {
  for (const TensorCore& core : {TensorCore{"sm80", 8, 24, 23, false}, TensorCore{"sm90", 16, 25, 23, false},
                                 TensorCore{"fp8", 32, 13, 13, false}}) {
    double largest = 0;
    for (const int steps : {1, 2, 8, 64}) {
      std::vector<double> products = {1.0};
      const double lost = std::ldexp(1.0 - 0x1p-20, -core.keep);
      const double nearly = std::ldexp(1.0 - 0x1p-20, -core.result);
      for (int step = 0; step < steps; ++step) {
        while (products.size() % static_cast<std::size_t>(core.step) != 0) {
          products.push_back(lost);
        }
        products.push_back(nearly);
      }
      largest = std::max(largest, shareOf(core, products));
    }
    MESSAGE(core.profile << ": largest error / bound " << largest);
    CHECK(largest <= 1);
    CHECK(largest >= 0.81);
  }
}
