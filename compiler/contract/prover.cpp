#include "compiler/contract/prover.h"

#include "compiler/contract/queries.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace qkc::contract {

namespace {

constexpr int kDepth = 24;          // of nested replacements in one proof
constexpr int kFuel = 4000;         // replacements in one proof
constexpr std::size_t kTerms = 256; // larger polynomials are not multiplied out

std::optional<mpz_class> floorOf(const std::optional<numeric::Rational>& q) {
  if (!q)
    return std::nullopt;
  mpz_class out;
  mpz_fdiv_q(out.get_mpz_t(), q->get_num_mpz_t(), q->get_den_mpz_t());
  return out;
}

std::optional<mpz_class> ceilOf(const std::optional<numeric::Rational>& q) {
  if (!q)
    return std::nullopt;
  mpz_class out;
  mpz_cdiv_q(out.get_mpz_t(), q->get_num_mpz_t(), q->get_den_mpz_t());
  return out;
}

mpz_class floorDiv(const mpz_class& a, const mpz_class& b) {
  mpz_class out;
  mpz_fdiv_q(out.get_mpz_t(), a.get_mpz_t(), b.get_mpz_t());
  return out;
}

// p == divisor * quotient + rest, where every coefficient of the rest is in [0, divisor).
struct Split {
  Polynomial quotient, rest;
};

Split splitBy(const Polynomial& p, const mpz_class& divisor) {
  Split out;
  for (const auto& [monomial, coefficient] : p.terms()) {
    const mpz_class quotient = floorDiv(coefficient, divisor);
    out.quotient.addTerm(monomial, quotient);
    out.rest.addTerm(monomial, coefficient - quotient * divisor);
  }
  return out;
}

// The same by a divisor of one term: terms that it divides go to the quotient.
Split splitByTerm(const Polynomial& p, const Polynomial::Monomial& divisor, const mpz_class& factor) {
  Split out;
  for (const auto& [monomial, coefficient] : p.terms()) {
    const bool divisible = std::includes(monomial.begin(), monomial.end(), divisor.begin(), divisor.end()) &&
                           mpz_divisible_p(coefficient.get_mpz_t(), factor.get_mpz_t()) != 0;
    if (!divisible) {
      out.rest.addTerm(monomial, coefficient);
      continue;
    }
    Polynomial::Monomial left;
    std::set_difference(monomial.begin(), monomial.end(), divisor.begin(), divisor.end(), std::back_inserter(left));
    out.quotient.addTerm(left, coefficient / factor);
  }
  return out;
}

} // namespace

AtomId Prover::intern(Atom atom, std::vector<Polynomial> key) {
  const auto [place, isNew] =
      interned_.try_emplace({static_cast<int>(atom.kind), std::move(key)}, static_cast<AtomId>(atoms_.size()));
  if (isNew)
    atoms_.push_back(std::move(atom));
  return place->second;
}

std::optional<AtomId> Prover::highestVarying(const Polynomial& p) const {
  std::optional<AtomId> highest;
  for (const auto& [monomial, coefficient] : p.terms())
    for (const AtomId id : monomial)
      if (atoms_[static_cast<std::size_t>(id)].varies)
        highest = std::max(highest.value_or(id), id);
  return highest;
}

std::optional<mpz_class> Prover::leastValue(const Polynomial& p) const {
  mpz_class sum = 0;
  for (const auto& [monomial, coefficient] : p.terms()) {
    mpz_class product = coefficient;
    for (const AtomId id : monomial) {
      const Atom& atom = atoms_[static_cast<std::size_t>(id)];
      if (coefficient < 0 || !atom.least || *atom.least < 0)
        return std::nullopt;
      product *= *atom.least;
    }
    sum += product;
  }
  return sum;
}

Polynomial Prover::dimPolynomial(DimId id) {
  const Dim& dim = contract_.dims[static_cast<std::size_t>(id)];
  if (dim.derived != kNone)
    return polynomial(dim.derived);
  if (dim.most && *dim.most == dim.least)
    return Polynomial(mpz_class(static_cast<long>(dim.least)));
  // The atom is the extent over its multiple.
  Atom atom;
  atom.kind = Kind::dim;
  const mpz_class unit(static_cast<long>(dim.multipleOf));
  atom.least = (mpz_class(static_cast<long>(dim.least)) + unit - 1) / unit;
  if (dim.most)
    atom.most = mpz_class(static_cast<long>(*dim.most)) / unit;
  return Polynomial(unit) * Polynomial::atom(intern(std::move(atom), {Polynomial(static_cast<long>(id))}));
}

Polynomial Prover::indexAtom(IndexId id) {
  Atom atom;
  atom.kind = Kind::index;
  atom.varies = true;
  atom.a = polynomial(contract_.indices[static_cast<std::size_t>(id)].extent);
  return Polynomial::atom(intern(std::move(atom), {Polynomial(static_cast<long>(id))}));
}

Polynomial Prover::opaque(NodeId node) {
  for (std::size_t id = 0; id < atoms_.size(); ++id)
    if (atoms_[id].kind == Kind::opaque && sameValue(contract_, atoms_[id].node, node))
      return Polynomial::atom(static_cast<AtomId>(id));
  const Interval range = ranges_.of(node);
  Atom atom;
  atom.varies = true;
  atom.least = ceilOf(range.low);
  atom.most = floorOf(range.high);
  atom.node = node;
  if (const std::optional<Polynomial> end = exclusiveEnd(node))
    atom.a = *end;
  return Polynomial::atom(intern(std::move(atom), {Polynomial(static_cast<long>(node))}));
}

// An integer let without a guard, read at its own index variables: its value as it stands.
bool Prover::isOwnLet(const Node& read) const {
  const Quantity& quantity = contract_.quantity(read.quantity);
  if (quantity.role != Role::let || quantity.type.kind != Type::Kind::integer || quantity.arms.front().guard != kNone ||
      read.kind != ValueKind::exact)
    return false;
  for (std::size_t i = 0; i < read.args.size(); ++i) {
    const Node& arg = contract_.node(read.args[i]);
    if (arg.op != Op::index || arg.index != quantity.indices[i])
      return false;
  }
  return true;
}

// What an index is below: one that is read, one that a reduction finds, one through a let.
std::optional<Polynomial> Prover::exclusiveEnd(NodeId id) {
  const Node& node = contract_.node(id);
  switch (node.op) {
  case Op::index:
    return polynomial(contract_.indices[static_cast<std::size_t>(node.index)].extent);
  case Op::read: {
    // An inout that is read came back from the kernel: its domain says what it held before.
    const Quantity& quantity = contract_.quantity(node.quantity);
    if (quantity.domain.below != kNone && quantity.role != Role::inout)
      return polynomial(quantity.domain.below);
    return quantity.role == Role::let ? exclusiveEnd(quantity.arms.front().value) : std::nullopt;
  }
  case Op::old: {
    const NodeId below = contract_.quantity(node.quantity).domain.below;
    return below != kNone ? std::optional(polynomial(below)) : std::nullopt;
  }
  case Op::reduce: {
    const bool isArgument = node.reduction == Reduction::argmax || node.reduction == Reduction::argmin;
    if (!isArgument && node.reduction != Reduction::max && node.reduction != Reduction::min)
      return std::nullopt;
    const std::optional<Polynomial> end =
        isArgument ? polynomial(contract_.indices[static_cast<std::size_t>(node.bound.front())].extent)
                   : exclusiveEnd(node.args[0]);
    if (end && node.hasEmpty && !nonNegative(*end - polynomial(node.args.back()) - Polynomial(1)))
      return std::nullopt;
    return end;
  }
  default:
    return std::nullopt;
  }
}

Polynomial Prover::extremum(Kind kind, const Polynomial& a, const Polynomial& b) {
  if (nonNegative(a - b))
    return kind == Kind::larger ? a : b;
  if (nonNegative(b - a))
    return kind == Kind::larger ? b : a;
  Atom atom;
  atom.kind = kind;
  atom.varies = varies(a) || varies(b);
  atom.a = a;
  atom.b = b;
  return Polynomial::atom(intern(std::move(atom), {a, b}));
}

Polynomial Prover::floorDivided(const Polynomial& numerator, const Polynomial& divisor) {
  if (divisor.terms().size() != 1) {
    if (numerator == divisor)
      return Polynomial(1);
    if (numerator.isZero())
      return {};
    Atom atom;
    atom.kind = Kind::floor;
    atom.varies = varies(numerator) || varies(divisor);
    atom.a = numerator;
    atom.b = divisor;
    return Polynomial::atom(intern(std::move(atom), {numerator, divisor}));
  }
  const auto& [monomial, factor] = *divisor.terms().begin();
  const Split split = monomial.empty() ? splitBy(numerator, factor) : splitByTerm(numerator, monomial, factor);
  if (split.rest.isZero() || (nonNegative(split.rest) && nonNegative(divisor - split.rest - Polynomial(1))))
    return split.quotient;
  // A rest just below 0 borrows one: (P*S - 1) / S is P - 1.
  const Polynomial borrowed = split.rest + divisor;
  if (nonNegative(borrowed) && nonNegative(-split.rest - Polynomial(1)))
    return split.quotient - Polynomial(1);
  Atom atom;
  atom.kind = Kind::floor;
  atom.varies = varies(split.rest) || varies(divisor);
  atom.a = split.rest;
  atom.b = divisor;
  return split.quotient + Polynomial::atom(intern(std::move(atom), {split.rest, divisor}));
}

Polynomial Prover::modulo(const Polynomial& a, const Polynomial& b) {
  return a - b * floorDivided(a, b);
}

bool Prover::divides(const Polynomial& divisor, const Polynomial& numerator) {
  if (divisor.terms().size() != 1)
    return numerator == divisor || numerator.isZero();
  const auto& [monomial, factor] = *divisor.terms().begin();
  return splitByTerm(numerator, monomial, factor).rest.isZero();
}

Polynomial Prover::polynomial(NodeId id) {
  const auto known = memo_.find(id);
  if (known != memo_.end())
    return known->second;
  const Node& node = contract_.node(id);
  const auto arg = [&](std::size_t i) { return polynomial(node.args[i]); };
  const auto product = [&](const Polynomial& a, const Polynomial& b) {
    return a.terms().size() * b.terms().size() > kTerms ? opaque(id) : a * b;
  };
  Polynomial out;
  switch (node.wraps ? Op::cast : node.op) {
  case Op::constant:
    out = node.value.isFinite() && node.value.rational().get_den() == 1 ? Polynomial(node.value.rational().get_num())
                                                                        : opaque(id);
    break;
  case Op::dim:
    out = dimPolynomial(node.dim);
    break;
  case Op::index:
    out = indexAtom(node.index);
    break;
  case Op::add:
    out = arg(0) + arg(1);
    break;
  case Op::sub:
    out = arg(0) - arg(1);
    break;
  case Op::neg:
    out = -arg(0);
    break;
  case Op::mul:
    out = product(arg(0), arg(1));
    break;
  case Op::div:
    out = floorDivided(arg(0), arg(1));
    break;
  case Op::mod:
    out = modulo(arg(0), arg(1));
    break;
  case Op::max:
    out = extremum(Kind::larger, arg(0), arg(1));
    break;
  case Op::min:
    out = extremum(Kind::smaller, arg(0), arg(1));
    break;
  case Op::read: {
    const Quantity& quantity = contract_.quantity(node.quantity);
    const bool known = quantity.role == Role::constant && quantity.type.format->isInteger();
    const bool isOwn = isOwnLet(node);
    out = known   ? Polynomial(quantity.value.rational().get_num())
          : isOwn ? polynomial(quantity.arms.front().value)
                  : opaque(id);
    break;
  }
  default:
    out = opaque(id);
  }
  return memo_.emplace(id, std::move(out)).first->second;
}

bool Prover::nonNegative(const Polynomial& claim, const Facts& facts) {
  // Proofs nest: building the atoms of one asks for others.
  const int outer = std::exchange(fuel_, kFuel);
  const bool holds = prove(claim, kDepth) || std::ranges::any_of(facts, [&](const Polynomial& fact) {
                       fuel_ = kFuel;
                       return prove(claim - fact, kDepth);
                     });
  fuel_ = outer;
  return holds;
}

// A claim's atoms are replaced from the highest down; contents of an atom stand below it.
bool Prover::prove(const Polynomial& claim, int depth) {
  if (const std::optional<mpz_class> value = claim.constant())
    return *value >= 0;
  if (depth <= 0 || --fuel_ <= 0 || claim.terms().size() > kTerms)
    return false;
  const std::optional<AtomId> varying = highestVarying(claim);
  return varying ? proveReplacing(claim, *varying, depth) : proveExtents(claim, depth);
}

bool Prover::proveReplacing(const Polynomial& claim, AtomId id, int depth) {
  if (claim.degreeIn(id) != 1)
    return false;
  const Atom atom = atoms_[static_cast<std::size_t>(id)];
  const Polynomial::Linear parts = claim.linearIn(id);
  if (atom.kind == Kind::larger || atom.kind == Kind::smaller) {
    // It is one of the two; where it helps the claim to be the other, one of the two is enough.
    const bool first = prove(claim.substituted(id, atom.a), depth - 1);
    const bool second = prove(claim.substituted(id, atom.b), depth - 1);
    const bool helps = prove(atom.kind == Kind::larger ? parts.coefficient : -parts.coefficient, depth - 1);
    return helps ? first || second : first && second;
  }
  const auto through = [&](End end) {
    const std::optional<Polynomial> value = atomBound(id, end, depth - 1);
    return value && prove(parts.coefficient * *value + parts.rest, depth - 1);
  };
  // floor(a / b) relates to a: b * floor(a / b) lies in [a - b + 1, a].
  if (atom.kind == Kind::floor && atom.b.terms().size() == 1) {
    const auto& [monomial, factor] = *atom.b.terms().begin();
    const Split split = splitByTerm(parts.coefficient, monomial, factor);
    if (split.rest.isZero()) {
      if (prove(split.quotient, depth - 1) &&
          prove(split.quotient * (atom.a - atom.b + Polynomial(1)) + parts.rest, depth - 1))
        return true;
      if (prove(-split.quotient, depth - 1) && prove(split.quotient * atom.a + parts.rest, depth - 1))
        return true;
    }
  }
  if (prove(parts.coefficient, depth - 1))
    return through(End::low);
  if (prove(-parts.coefficient, depth - 1))
    return through(End::high);
  return false;
}

std::optional<Polynomial> Prover::atomBound(AtomId id, End end, int depth) {
  const Atom atom = atoms_[static_cast<std::size_t>(id)];
  const auto constant = [](const std::optional<mpz_class>& value) {
    return value ? std::optional(Polynomial(*value)) : std::nullopt;
  };
  switch (atom.kind) {
  case Kind::opaque:
    if (end == End::high && !atom.a.isZero())
      return atom.a - Polynomial(1);
    [[fallthrough]];
  case Kind::dim:
    return constant(end == End::low ? atom.least : atom.most);
  case Kind::index:
    return end == End::low ? Polynomial() : atom.a - Polynomial(1);
  case Kind::floor: {
    if (!atom.varies) {
      const std::optional<mpz_class> divisor = atom.b.constant();
      const std::optional<mpz_class> least = leastValue(atom.a);
      return end == End::low && divisor && least ? constant(floorDiv(*least, *divisor)) : std::nullopt;
    }
    if (varies(atom.b) || depth <= 0)
      return std::nullopt;
    if (const std::optional<Polynomial> inner = bound(atom.a, end, depth - 1))
      return floorDivided(*inner, atom.b);
    return end == End::low && prove(atom.a, depth - 1) ? std::optional(Polynomial()) : std::nullopt;
  }
  case Kind::larger:
  case Kind::smaller:
    return std::nullopt;
  }
  return std::nullopt;
}

std::optional<Polynomial> Prover::bound(const Polynomial& p, End end, int depth) {
  Polynomial out = p;
  while (depth-- > 0) {
    const std::optional<AtomId> varying = highestVarying(out);
    if (!varying)
      return out;
    if (out.degreeIn(*varying) != 1)
      return std::nullopt;
    const Polynomial::Linear parts = out.linearIn(*varying);
    const bool rising = prove(parts.coefficient, depth);
    if (!rising && !prove(-parts.coefficient, depth))
      return std::nullopt;
    const std::optional<Polynomial> value =
        atomBound(*varying, rising == (end == End::low) ? End::low : End::high, depth);
    if (!value)
      return std::nullopt;
    out = parts.coefficient * *value + parts.rest;
  }
  return std::nullopt;
}

bool Prover::proveExtents(const Polynomial& claim, int depth) {
  std::vector<AtomId> seen;
  for (const auto& [monomial, coefficient] : claim.terms())
    for (const AtomId id : monomial) {
      if (atoms_[static_cast<std::size_t>(id)].kind != Kind::dim)
        return proveReplacing(claim, id, depth);
      if (std::ranges::find(seen, id) == seen.end())
        seen.push_back(id);
    }
  // Every extent is its least plus something that is not negative: then no coefficient may be negative.
  Polynomial shifted = claim;
  for (const AtomId id : seen)
    shifted = shifted.substituted(id, Polynomial::atom(id) + Polynomial(*atoms_[static_cast<std::size_t>(id)].least));
  const auto negative = std::ranges::find_if(shifted.terms(), [](const auto& term) { return term.second < 0; });
  if (negative == shifted.terms().end())
    return true;
  // An extent with an upper end may carry the negative terms.
  for (const AtomId id : seen) {
    const std::optional<mpz_class> most = atoms_[static_cast<std::size_t>(id)].most;
    if (!most || claim.degreeIn(id) != 1)
      continue;
    const Polynomial::Linear parts = claim.linearIn(id);
    if (prove(-parts.coefficient, depth - 1) && prove(parts.coefficient * Polynomial(*most) + parts.rest, depth - 1))
      return true;
  }
  return false;
}

void Prover::addFacts(NodeId condition, bool holds, Facts& facts) {
  const Node& node = contract_.node(condition);
  const auto isInteger = [&](NodeId id) {
    const Type& type = contract_.node(id).type;
    return type.kind == Type::Kind::integer || (type.kind == Type::Kind::format && type.format->isInteger());
  };
  switch (node.op) {
  case Op::logicalNot:
    return addFacts(node.args[0], !holds, facts);
  case Op::logicalAnd:
  case Op::logicalOr:
    // Both sides are known where the conjunction holds and where the disjunction does not.
    if (holds == (node.op == Op::logicalAnd)) {
      addFacts(node.args[0], holds, facts);
      addFacts(node.args[1], holds, facts);
    }
    return;
  case Op::less:
  case Op::lessEqual:
  case Op::equal:
  case Op::notEqual:
    break;
  default:
    return;
  }
  if (!isInteger(node.args[0]) || !isInteger(node.args[1]))
    return;
  const Polynomial difference = polynomial(node.args[1]) - polynomial(node.args[0]);
  if (node.op == Op::less)
    facts.push_back(holds ? difference - Polynomial(1) : -difference);
  else if (node.op == Op::lessEqual)
    facts.push_back(holds ? difference : -difference - Polynomial(1));
  else if ((node.op == Op::equal) == holds) {
    facts.push_back(difference);
    facts.push_back(-difference);
  }
}

} // namespace qkc::contract
