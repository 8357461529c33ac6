#pragma once
// Intervals of extended reals that hold every lawful evaluation of a value, computed exactly or outward. The rules are
// those of docs/semantics.md; this is the slow side, which shares nothing with the header of generated text.

#include "compiler/contract/contract.h"
#include "compiler/numeric/exact.h"
#include "compiler/numeric/format.h"
#include "compiler/numeric/rounding.h"

#include <span>
#include <string>
#include <vector>

namespace qkc::semantics {

struct Enclosure {
  numeric::Value low, high; // low <= high; never NaN
  // Some lawful evaluation may overflow, divide by 0 or be NaN inside: nothing is said of the result.
  bool undefined = false;
  bool tainted = false; // reads a returned element that was rejected or not judged

  static Enclosure point(const numeric::Value& value);
  static Enclosure nothing();
  bool isPoint() const { return !undefined && identical(low, high); }
  bool mayBeZero() const;
};

// How far enclosures reach: to the ends that the rules give, or as far beyond as an evaluation in f64 may lie. The
// second is what checkers are held against from above (docs/semantics.md, two evaluations).
enum class Reach { exact, widened };

// Widened by 2^-30 of its radius and (terms + 2) 2^-51 of `size`, the sum of the magnitudes of what was added: what an
// evaluation in f64 may add to a result. A number of f64 that is known exactly is left as it is.
Enclosure widened(const Enclosure& a, std::int64_t terms, const numeric::Value& size);

// The hull of both.
Enclosure hull(const Enclosure& a, const Enclosure& b);
// The largest magnitude.
numeric::Value magnitude(const Enclosure& a);

// Exact images of intervals: nothing rounds. A divisor that may be 0 leaves nothing.
Enclosure add(const Enclosure& a, const Enclosure& b);
Enclosure subtract(const Enclosure& a, const Enclosure& b);
Enclosure multiply(const Enclosure& a, const Enclosure& b);
Enclosure divide(const Enclosure& a, const Enclosure& b);
Enclosure square(const Enclosure& a);
Enclosure negate(const Enclosure& a);
Enclosure absolute(const Enclosure& a);
// R10.
Enclosure larger(const Enclosure& a, const Enclosure& b);
Enclosure smaller(const Enclosure& a, const Enclosure& b);

// Ends that are long fractions, moved outward to 64 significant bits.
Enclosure shortened(const Enclosure& a);

// R2: one rounding to the format, ties to even, moves both ends. With `flushes` a result below the smallest normal
// number may be 0.
Enclosure roundedOnce(const numeric::Format& format, const Enclosure& a, bool flushes);
// R5: a conversion moves both ends; one that wraps or gives NaN leaves nothing.
Enclosure converted(const contract::Node& cast, const Enclosure& a, const std::optional<numeric::Value>& nanValue);

// R6: the result of `roundings` roundings of products and quotients in any association, whose exact value lies in
// `exact`; the factors bound what a partial product can be.
Enclosure regrouped(const numeric::Format& format, const Enclosure& exact, int roundings,
                    std::span<const Enclosure> numerators, std::span<const Enclosure> denominators, bool flushes);

// A term of a sum. A product that is not rounded on its own is `fresh`. `scale`: where groups of places share scales,
// the size that its step is aligned to, at least.
struct SumTerm {
  Enclosure value;
  bool fresh = false;
  numeric::Value scale = numeric::Value();
};
// R3, R4, R12: a sum under its freedoms; terms that are 0 are places that do not count.
Enclosure summed(const numeric::Format& format, const contract::Freedoms& freedoms, std::span<const SumTerm> terms,
                 Reach reach = Reach::exact);

// R8: the function's image, widened by its accuracy in the format. Throws EvaluationError for functions without a rule
// (sin, cos).
Enclosure functionImage(const std::string& name, const numeric::Format& format, const contract::Accuracy& accuracy,
                        const Enclosure& argument, Reach reach = Reach::exact);
// R8b: a quotient or root within an accuracy.
Enclosure widenedBy(const contract::Accuracy& accuracy, const numeric::Format& format, const Enclosure& exact);

// The function's value rounded once to the format, ties to even: what a reference returns. NaN outside its domain.
numeric::Value functionValue(const std::string& name, const numeric::Format& format, const numeric::Value& argument);
// The square root, outward.
Enclosure squareRoot(const Enclosure& a);

} // namespace qkc::semantics
