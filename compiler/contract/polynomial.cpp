#include "compiler/contract/polynomial.h"

#include <algorithm>
#include <iterator>

namespace qkc::contract {

Polynomial::Polynomial(const mpz_class& constant) {
  if (constant != 0)
    terms_.emplace(Monomial{}, constant);
}

Polynomial Polynomial::atom(AtomId id) {
  Polynomial out;
  out.terms_.emplace(Monomial{id}, 1);
  return out;
}

std::optional<mpz_class> Polynomial::constant() const {
  if (terms_.empty())
    return mpz_class(0);
  if (terms_.size() == 1 && terms_.begin()->first.empty())
    return terms_.begin()->second;
  return std::nullopt;
}

mpz_class Polynomial::constantTerm() const {
  const auto found = terms_.find(Monomial{});
  return found == terms_.end() ? mpz_class(0) : found->second;
}

std::optional<AtomId> Polynomial::highestAtom() const {
  std::optional<AtomId> highest;
  for (const auto& [monomial, coefficient] : terms_)
    if (!monomial.empty())
      highest = std::max(highest.value_or(monomial.back()), monomial.back());
  return highest;
}

int Polynomial::degreeIn(AtomId id) const {
  long degree = 0;
  for (const auto& [monomial, coefficient] : terms_)
    degree = std::max(degree, static_cast<long>(std::ranges::count(monomial, id)));
  return static_cast<int>(degree);
}

Polynomial::Linear Polynomial::linearIn(AtomId id) const {
  Linear out;
  for (const auto& [monomial, coefficient] : terms_) {
    const auto place = std::ranges::find(monomial, id);
    if (place == monomial.end()) {
      out.rest.addTerm(monomial, coefficient);
      continue;
    }
    Monomial without = monomial;
    without.erase(without.begin() + std::distance(monomial.begin(), place));
    out.coefficient.addTerm(without, coefficient);
  }
  return out;
}

Polynomial Polynomial::substituted(AtomId id, const Polynomial& value) const {
  Polynomial out;
  for (const auto& [monomial, coefficient] : terms_) {
    Polynomial term(coefficient);
    Monomial kept;
    for (const AtomId atom : monomial) {
      if (atom == id)
        term = term * value;
      else
        kept.push_back(atom);
    }
    Polynomial rest;
    rest.addTerm(kept, 1);
    out += term * rest;
  }
  return out;
}

void Polynomial::addTerm(const Monomial& monomial, const mpz_class& coefficient) {
  const auto [place, isNew] = terms_.try_emplace(monomial, coefficient);
  if (!isNew)
    place->second += coefficient;
  if (place->second == 0)
    terms_.erase(place);
}

Polynomial& Polynomial::operator+=(const Polynomial& other) {
  for (const auto& [monomial, coefficient] : other.terms_)
    addTerm(monomial, coefficient);
  return *this;
}

Polynomial& Polynomial::operator-=(const Polynomial& other) {
  for (const auto& [monomial, coefficient] : other.terms_)
    addTerm(monomial, -coefficient);
  return *this;
}

Polynomial operator*(const Polynomial& a, const Polynomial& b) {
  Polynomial out;
  for (const auto& [left, x] : a.terms_)
    for (const auto& [right, y] : b.terms_) {
      Polynomial::Monomial product;
      std::merge(left.begin(), left.end(), right.begin(), right.end(), std::back_inserter(product));
      out.addTerm(product, x * y);
    }
  return out;
}

Polynomial operator-(const Polynomial& a) {
  return Polynomial() - a;
}

} // namespace qkc::contract
