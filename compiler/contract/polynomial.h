#pragma once
// Polynomials with integer coefficients over atoms: what index expressions and extents become when bounds are proved.

#include <gmpxx.h>

#include <map>
#include <optional>
#include <vector>

namespace qkc::contract {

using AtomId = int; // a position in the table of the Prover

class Polynomial {
public:
  using Monomial = std::vector<AtomId>; // ascending, an atom once for each power; empty: the constant
  using Terms = std::map<Monomial, mpz_class>;

  Polynomial() = default; // 0
  explicit Polynomial(const mpz_class& constant);
  explicit Polynomial(long constant) : Polynomial(mpz_class(constant)) {}
  static Polynomial atom(AtomId id);

  const Terms& terms() const { return terms_; } // without zero coefficients
  bool isZero() const { return terms_.empty(); }
  std::optional<mpz_class> constant() const; // where there is no other term
  mpz_class constantTerm() const;
  std::optional<AtomId> highestAtom() const;
  int degreeIn(AtomId id) const;
  // this == coefficient * id + rest, for an atom of degree 1 at most.
  struct Linear;
  Linear linearIn(AtomId id) const;
  Polynomial substituted(AtomId id, const Polynomial& value) const;

  void addTerm(const Monomial& monomial, const mpz_class& coefficient);
  Polynomial& operator+=(const Polynomial& other);
  Polynomial& operator-=(const Polynomial& other);
  friend Polynomial operator+(Polynomial a, const Polynomial& b) { return a += b; }
  friend Polynomial operator-(Polynomial a, const Polynomial& b) { return a -= b; }
  friend Polynomial operator*(const Polynomial& a, const Polynomial& b);
  friend Polynomial operator-(const Polynomial& a);
  bool operator==(const Polynomial& other) const = default;
  bool operator<(const Polynomial& other) const { return terms_ < other.terms_; }

private:
  Terms terms_;
};

struct Polynomial::Linear {
  Polynomial coefficient, rest;
};

} // namespace qkc::contract
