// R4 and R4d in a format of 8 significant bits (bf16), attacked: products, their places in steps, the parts of a
// mixture and the member that evaluates each are searched for the largest error. Doubles hold all of it exactly.

#include "compiler/semantics/sum_trees.h"

#include <doctest/doctest.h>

#include <array>
#include <cstdlib>
#include <random>
#include <string>

using namespace qkc;
using namespace qkc::semantics;
using qkc::contract::Accumulator;
using qkc::contract::Evaluation;
using qkc::contract::Freedoms;
using qkc::contract::TensorCore;

namespace {

using Terms = std::vector<double>;

constexpr int kBits = 8;
constexpr int kQuantum = -133;

const numeric::Format& bf16() {
  return *numeric::findFormat("bf16");
}

double rounded(double v) {
  return trees::nearest(v, kBits, kQuantum);
}

struct Search {
  std::mt19937 engine;
  Freedoms freedoms;

  int below(int count) { return std::uniform_int_distribution<int>(0, count - 1)(engine); }

  // In random order, each product rounded or fused.
  double anyOrder(const Terms& terms) {
    std::vector<double> values;
    std::vector<bool> fresh;
    for (const double term : terms)
      if (term != 0) {
        const bool isFused = below(2) == 0;
        values.push_back(isFused ? term : rounded(term));
        fresh.push_back(isFused);
      }
    if (values.size() == 1)
      return rounded(values.front());
    while (values.size() > 1) {
      const auto a = static_cast<std::size_t>(below(static_cast<int>(values.size())));
      std::swap(values[a], values.back());
      std::vector<bool>::swap(fresh[a], fresh.back());
      const double left = values.back();
      values.pop_back();
      fresh.pop_back();
      const auto b = static_cast<std::size_t>(below(static_cast<int>(values.size())));
      // A sum of two products fuses one of them.
      const double right = fresh[b] && below(2) == 0 ? rounded(values[b]) : values[b];
      const bool both = fresh[b] && right == values[b];
      values[b] = rounded((both ? rounded(left) : left) + right);
      fresh[b] = false;
    }
    return values.empty() ? 0 : values.front();
  }

  // One lawful evaluation: places are dealt to parts, parts to members, and what they give is added in any order.
  double evaluated(Terms places) {
    const Accumulator& accumulator = *freedoms.accumulator;
    std::ranges::shuffle(places, engine);
    const int most = static_cast<int>(std::min<std::int64_t>(accumulator.splits, std::ssize(places)));
    std::vector<Terms> parts(static_cast<std::size_t>(below(2) == 0 ? most : 1 + below(most)));
    for (std::size_t i = 0; i < places.size(); ++i)
      parts[i < parts.size() ? i : static_cast<std::size_t>(below(static_cast<int>(parts.size())))].push_back(
          places[i]);
    std::vector<double> sums;
    for (const Terms& part : parts) {
      const Evaluation& member =
          accumulator.members[static_cast<std::size_t>(below(static_cast<int>(accumulator.members.size())))];
      sums.push_back(member.core ? trees::tensorCore(part, *member.core) : anyOrder(part));
    }
    while (sums.size() > 1) {
      std::ranges::shuffle(sums, engine);
      const double last = sums.back();
      sums.pop_back();
      sums.back() = rounded(sums.back() + last);
    }
    return sums.front();
  }

  // Sizes that a step, a result or an addition loses most of, and their neighbours.
  double product() {
    static constexpr std::array<double, 6> kShares = {1 - 0x1p-14, 1, 1 + 0x1p-14, 1.5, 2 - 0x1p-14, 0.5 + 0x1p-14};
    const double size = std::ldexp(kShares[static_cast<std::size_t>(below(6))], -below(14));
    const double odd = std::ldexp(static_cast<double>(1 + below(1 << 14)), -14);
    return (below(4) == 0 ? odd : size) * (below(8) == 0 ? -1 : 1);
  }

  // Error over bound; `scale` moves the row towards subnormal results.
  double share(const Terms& places, int scale, int tries) {
    std::vector<SumTerm> all;
    Terms scaled;
    double exact = 0;
    for (const double place : places) {
      scaled.push_back(std::ldexp(place, scale));
      all.push_back({Enclosure::point(trees::valueOf(scaled.back())), true});
      exact += scaled.back();
    }
    const Enclosure bound = summed(bf16(), freedoms, all);
    REQUIRE_FALSE(bound.undefined);
    const double radius = trees::radiusOf(bound, exact);
    double largest = 0;
    for (int i = 0; i < tries; ++i) {
      const double error = std::abs(evaluated(scaled) - exact);
      largest = std::max(largest, error == 0 ? 0 : radius > 0 ? error / radius : 1e9);
    }
    return largest;
  }

  // Places are replaced one after the other while the share does not fall.
  double climbed(int count, int scale, int steps, int tries) {
    Terms best;
    for (int i = 0; i < count; ++i)
      best.push_back(product());
    double largest = share(best, scale, tries);
    for (int step = 0; step < steps; ++step) {
      Terms next = best;
      next[static_cast<std::size_t>(below(count))] = below(6) == 0 ? 0 : product();
      const double now = share(next, scale, tries);
      if (now >= largest) {
        largest = now;
        best = next;
      }
    }
    return largest;
  }
};

Freedoms mixture(const std::vector<TensorCore>& cores, bool hasFree, std::int64_t splits) {
  Freedoms freedoms;
  freedoms.accumulator.emplace();
  Accumulator& accumulator = *freedoms.accumulator;
  accumulator.splits = splits;
  if (hasFree) {
    Evaluation member;
    member.format = &bf16();
    member.anyOrder = member.contraction = true;
    accumulator.members.push_back(member);
  }
  for (const TensorCore& core : cores) {
    Evaluation member;
    member.format = &bf16();
    member.core = core;
    accumulator.members.push_back(member);
  }
  return freedoms;
}

struct Row {
  std::string name;
  std::vector<TensorCore> cores;
  bool hasFree;
  std::int64_t splits;
};

std::vector<Row> rows() {
  // As f32_tc, fp8_tc and fp8_sm100 relate to f32: cuts of the format's unit and finer, results one bit short of it;
  // both far coarser; cuts finer than additions round.
  const TensorCore usual{"", 2, kBits, kBits - 1, false};
  const TensorCore fine{"", 4, kBits + 1, kBits - 1, false};
  const TensorCore coarse{"", 4, 5, 5, false};
  const TensorCore lone{"", 1, kBits, kBits - 1, false};
  const TensorCore wide{"", 4, kBits + 4, kBits - 1, false};
  const TensorCore round{"", 2, kBits, kBits - 1, true};
  return {{"one chain, usual", {usual}, false, 1},
          {"one chain, fine", {fine}, false, 1},
          {"one chain, coarse", {coarse}, false, 1},
          {"one chain, single steps", {lone}, false, 1},
          {"one chain, rounded", {round}, false, 1},
          {"parts, usual and fine", {usual, fine}, true, 64},
          {"parts, fine", {fine}, true, 64},
          {"parts, coarse", {coarse}, true, 64},
          {"two parts, usual", {usual}, true, 2},
          {"parts, single steps", {lone}, true, 64},
          {"parts, finer than sums", {wide}, true, 64},
          {"three parts, no sums", {usual, wide}, false, 3},
          {"parts, usual and coarse", {usual, coarse}, true, 64}};
}

} // namespace

TEST_CASE("R4, R4d: mixtures of tensor cores and sums in 8 bits, searched") {
  const char* factor = std::getenv("QKC_MIXTURE_CLIMBS");
  const int climbs = factor == nullptr ? 3 : std::atoi(factor);
  for (const Row& row : rows()) {
    Search search{std::mt19937(71), mixture(row.cores, row.hasFree, row.splits)};
    std::string each;
    for (const int count : {1, 2, 3, 4, 5, 8, 12}) {
      double largest = 0;
      for (int climb = 0; climb < climbs; ++climb)
        for (const int scale : {0, -128, -134}) // -128: results below the normal numbers
          largest = std::max(largest, search.climbed(count, scale, 120, 12));
      CHECK_MESSAGE(largest <= 1, row.name << ", " << count << " places");
      each += " " + std::to_string(largest).substr(0, 4);
    }
    MESSAGE(row.name << ": largest error / bound of 1, 2, 3, 4, 5, 8, 12 places" << each);
  }
}
