#pragma once
// What a statement leaves to a kernel. Freedoms govern every operation of one statement; each is a set of lawful
// evaluations, and docs/semantics.md holds the bound that follows from it.

#include "compiler/numeric/format.h"
#include "compiler/support/source_map.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace qkc::contract {

// `exp within 2 ulp after 1 roundings`. Relative and absolute errors are of the function's exact value.
struct Accuracy {
  enum class Unit { ulp, relative, absolute };
  std::string function;
  Unit unit = Unit::ulp;
  numeric::Rational amount;
  int roundings = 0; // of the argument, each relative 2^-p
  bool operator==(const Accuracy&) const = default;
};

// How a tensor core adds a few products at once: products are exact, aligned to the largest of the step and cut
// `keep` bits below it, their sum is cut to `result` bits below its own leading one.
struct TensorCore {
  std::string profile;
  int step = 1;        // products added at once
  int keep = 24;       // bits below the leading one of the step's largest term
  int result = 23;     // bits below the leading one of the result
  bool rounds = false; // the result to nearest; else towards zero
  // Products that are added exactly and multiplied by scales that they share. A step is then aligned to the largest
  // exponent of a scale, whatever the products are: 0 too. 0: there are no such groups.
  int group = 0;
  bool operator==(const TensorCore&) const = default;
};

// One lawful way to evaluate a sum: in a format in any order, contracted or not, or by a tensor core.
struct Evaluation {
  const numeric::Format* format = nullptr;
  bool anyOrder = false;
  bool contraction = false;
  std::optional<TensorCore> core;
  bool operator==(const Evaluation&) const = default;
};

// `in f32_tc`: any mixture of its members. Where `every` is not 0, partial sums of at most so many terms are evaluated
// by `inner` and added by the members.
struct Accumulator {
  std::string name;
  std::vector<Evaluation> members;
  std::int64_t splits = 1; // partial sums that are added in the members' format, at most
  std::int64_t every = 0;
  std::vector<Evaluation> inner;
  bool operator==(const Accumulator&) const = default;
};

struct Freedoms {
  bool anyOrder = false;
  bool anyAssociation = false;
  bool contraction = false;
  bool reciprocal = false;
  bool factorOut = false;
  bool flush = false;   // results and operands below the smallest normal number may be 0
  bool atomics = false; // float atomics on global memory: any order, and they flush
  bool baseTwo = false;
  bool online = false;
  bool reorders = false;              // may reorder between calls
  std::optional<std::int64_t> depth;  // additions on the longest way from a term to the sum
  std::optional<std::int64_t> pieces; // a term may be computed in so many pieces
  std::optional<Accumulator> accumulator;
  std::vector<Accuracy> accuracies;
  bool operator==(const Freedoms&) const = default;

  // Products and quotients in any order. An order that is free for sums is free for them.
  bool regroups() const { return anyAssociation || anyOrder; }
  bool flushes() const { return flush || atomics; }
  const Accuracy* accuracyOf(const std::string& function) const {
    for (const Accuracy& one : accuracies)
      if (one.function == function)
        return &one;
    return nullptr;
  }
};

// The words of the text: "any order, contraction allowed, exp within 2 ulp".
std::string printFreedoms(const Freedoms& freedoms);

// How a returned value may differ from the ends of its admissible set.
struct Tolerance {
  std::int64_t steps = 0;               // between neighbouring values of the output's format
  numeric::Rational absolute, relative; // |returned - v| <= absolute + relative |v|
  bool isStated() const { return steps != 0 || absolute != 0 || relative != 0; }
  bool operator==(const Tolerance&) const = default;
};

// `mask 2% on normal`: the largest share of elements with more than one admissible code, on a class of cases.
struct Mask {
  numeric::Rational percent;
  std::string population;
  bool operator==(const Mask&) const = default;
};

} // namespace qkc::contract
