#pragma once
// For tests: every value that a sum can have in a format of 3 significant bits (e5m2), over all trees and all choices
// of contraction, and tensor cores executed literally. Doubles hold all of it exactly.

#include "compiler/numeric/format.h"
#include "compiler/semantics/enclosure.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

namespace qkc::semantics::trees {

inline const numeric::Format& smallFormat() {
  static const numeric::Format& format = *numeric::findFormat("e5m2");
  return format;
}

// The nearest number of `bits` significant bits and quantum 2^quantum, ties to even.
inline double nearest(double v, int bits, int quantum) {
  if (v == 0) {
    return v;
  }
  const int unit = std::max(std::ilogb(v) + 1 - bits, quantum);
  return std::ldexp(std::nearbyint(std::ldexp(v, -unit)), unit);
}
inline double nearestSmall(double v) {
  return nearest(v, 3, -16);
}

// Every result of adding the terms in some order, each partial sum rounded; a fresh term is a product that may be
// rounded on its own or fused into an addition. `fresh` has a word for each term.
inline std::vector<double> allSums(const std::vector<double>& terms, const std::vector<bool>& fresh) {
  const std::size_t all = (std::size_t{1} << terms.size()) - 1;
  std::vector<std::vector<double>> values(all + 1);
  const auto insert = [](std::vector<double>& to, double v) {
    if (std::ranges::find(to, v) == to.end()) {
      to.push_back(v);
    }
  };
  for (std::size_t set = 1; set <= all; ++set) {
    std::vector<double>& out = values[set];
    if ((set & (set - 1)) == 0) {
      const auto only = static_cast<std::size_t>(__builtin_ctzll(set));
      out.push_back(fresh[only] ? nearestSmall(terms[only]) : terms[only]);
      continue;
    }
    for (std::size_t left = (set - 1) & set; left != 0; left = (left - 1) & set) {
      const std::size_t right = set & ~left;
      for (const double b : values[right]) {
        for (const double a : values[left]) {
          insert(out, nearestSmall(a + b));
        }
        const auto first = static_cast<std::size_t>(__builtin_ctzll(left));
        if (fresh[first] && (left & (left - 1)) == 0) {
          insert(out, nearestSmall(terms[first] + b));
        }
      }
    }
  }
  return values[all];
}
inline std::vector<double> allSums(const std::vector<double>& terms, bool fresh) {
  return allSums(terms, std::vector<bool>(terms.size(), fresh));
}

struct Largest {
  double share = 0; // of an error in its bound
  std::int64_t outside = 0, judged = 0;
};

inline numeric::Value valueOf(double v) {
  return v == 0 ? numeric::Value() : numeric::Value(numeric::Rational(v));
}

// Half the width of bounds around an exact sum.
inline double radiusOf(const Enclosure& bound, double exact) {
  return numeric::sub(bound.high, valueOf(exact)).rational().get_d();
}

inline void judge(const Enclosure& bound, double exact, const std::vector<double>& results, Largest& largest) {
  const double radius = radiusOf(bound, exact);
  for (const double result : results) {
    ++largest.judged;
    const numeric::Value value = valueOf(result);
    const bool inside = numeric::compare(bound.low, value) <= 0 && numeric::compare(value, bound.high) <= 0;
    largest.outside += inside ? 0 : 1;
    if (radius > 0) {
      largest.share = std::max(largest.share, std::abs(result - exact) / radius);
    }
  }
}

// A chain of tensor-core steps: each aligns its products and the running sum to the largest of them, cuts what lies
// `keep` bits below, adds exactly and cuts the sum `result` bits below its own leading one.
inline double tensorCore(const std::vector<double>& products, const contract::TensorCore& core) {
  const auto cut = [](double v, int unit) { return std::ldexp(std::trunc(std::ldexp(v, -unit)), unit); };
  double sum = 0;
  for (std::size_t at = 0; at < products.size(); at += static_cast<std::size_t>(core.step)) {
    const std::size_t end = std::min(products.size(), at + static_cast<std::size_t>(core.step));
    double largest = std::abs(sum);
    for (std::size_t i = at; i < end; ++i) {
      largest = std::max(largest, std::abs(products[i]));
    }
    if (largest == 0) {
      continue;
    }
    const int unit = std::ilogb(largest) - core.keep;
    double next = cut(sum, unit);
    for (std::size_t i = at; i < end; ++i) {
      next += cut(products[i], unit);
    }
    sum = next == 0 ? 0 : cut(next, std::ilogb(next) - core.result);
  }
  return sum;
}

} // namespace qkc::semantics::trees
