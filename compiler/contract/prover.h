#pragma once
// Proofs about integers that hold for every admissible extent: index bounds, exact divisions, bijections of left-hand
// sides. Index expressions become polynomials over atoms; a proof replaces each atom by the end of its range that makes
// the claim hardest. Sound; a claim that it cannot prove may still be true.

#include "compiler/contract/contract.h"
#include "compiler/contract/polynomial.h"
#include "compiler/contract/ranges.h"

#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace qkc::contract {

class Prover {
public:
  using Facts = std::vector<Polynomial>; // each known to be >= 0

  Prover(const Contract& contract, Ranges& ranges) : contract_(contract), ranges_(ranges) {}

  // The integer node as a polynomial.
  Polynomial polynomial(NodeId node);
  // floor(numerator / divisor), for a divisor that is positive.
  Polynomial floorDivided(const Polynomial& numerator, const Polynomial& divisor);
  Polynomial indexAtom(IndexId index);

  bool nonNegative(const Polynomial& claim, const Facts& facts = {});
  bool positive(const Polynomial& claim, const Facts& facts = {}) { return nonNegative(claim - Polynomial(1), facts); }
  bool equal(const Polynomial& a, const Polynomial& b) const { return a == b; }
  // Whether the numerator is a multiple of the divisor for every extent.
  bool divides(const Polynomial& divisor, const Polynomial& numerator);

  // What a condition over integers says, as polynomials that are >= 0 where it holds (or where it does not).
  void addFacts(NodeId condition, bool holds, Facts& facts);

private:
  std::optional<Polynomial> exclusiveEnd(NodeId node);
  bool isOwnLet(const Node& read) const;

  enum class Kind { dim, index, floor, larger, smaller, opaque };
  struct Atom {
    Kind kind = Kind::opaque;
    bool varies = false; // depends on an index variable or a value read
    // floor: numerator and divisor; larger, smaller: the two; index: its extent; opaque: zero, or the extent below
    // which it is declared to stay
    Polynomial a, b;
    std::optional<mpz_class> least, most; // dim, opaque
    NodeId node = kNone;                  // opaque
  };
  enum class End { low, high };

  AtomId intern(Atom atom, std::vector<Polynomial> key);
  Polynomial dimPolynomial(DimId dim);
  Polynomial opaque(NodeId node);
  Polynomial extremum(Kind kind, const Polynomial& a, const Polynomial& b);
  Polynomial modulo(const Polynomial& a, const Polynomial& b);
  std::optional<AtomId> highestVarying(const Polynomial& p) const;
  bool varies(const Polynomial& p) const { return highestVarying(p).has_value(); }
  // The least value of a polynomial over extents without negative coefficients.
  std::optional<mpz_class> leastValue(const Polynomial& p) const;
  bool prove(const Polynomial& claim, int depth);
  bool proveReplacing(const Polynomial& claim, AtomId atom, int depth);
  bool proveExtents(const Polynomial& claim, int depth);
  // A polynomial over extents that bounds the argument from the side.
  std::optional<Polynomial> bound(const Polynomial& p, End end, int depth);
  std::optional<Polynomial> atomBound(AtomId id, End end, int depth);

  const Contract& contract_;
  Ranges& ranges_;
  std::vector<Atom> atoms_;
  std::map<std::pair<int, std::vector<Polynomial>>, AtomId> interned_;
  std::map<NodeId, Polynomial> memo_;
  int fuel_ = 0; // replacements left in the present proof
};

} // namespace qkc::contract
