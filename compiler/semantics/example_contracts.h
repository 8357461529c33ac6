#pragma once
// Contracts of the language's first pages, built by hand for tests.

#include "compiler/semantics/contract_builder.h"

namespace qkc::semantics::testing {

// int8_dyn_token_sym. The knobs leave out what makes it sound, for tests of what finds that.
struct SymOptions {
  bool hasGuards = true;    // the zero row has arms of its own
  bool hasMagnitude = true; // nonzero inputs lie in 2^-100..2^100
  const char* input = "bf16";
};

struct Sym {
  ContractBuilder b;
  contract::QuantityId x, s, q, a, y;
  contract::NodeId divPath, invPath; // x / s and x * (1 / s)
  contract::ClauseId zeroScale = contract::kNone, scale, zeroCodes = contract::kNone, path, codes;

  explicit Sym(const SymOptions& options = {});
};

inline Sym::Sym(const SymOptions& options) {
  using contract::Op;
  using contract::Reduction;
  using contract::Role;
  using contract::Scope;
  const auto rows = b.dim("T");
  const auto columns = b.dim("H");
  const auto t = b.index("t", rows);
  const auto h = b.index("h", columns);
  contract::Domain domain;
  if (options.hasMagnitude) {
    domain.magnitudeLow = numeric::powerOfTwo(-100);
    domain.magnitudeHigh = numeric::powerOfTwo(100);
  }
  x = b.tensor(Role::input, "x", options.input, {rows, columns}, domain);
  s = b.tensor(Role::output, "s", "f32", {rows});
  q = b.tensor(Role::output, "q", "i8", {rows, columns});
  b[s].zeros = contract::SameDistinct::distinct;
  const auto i127 = b.constant("i127", "f32", numeric::Rational(1, 127));
  const auto xth = b.read(x, {t, h});
  a = b.let("a", {t}, b.reduce(Reduction::max, {h}, b.same(Op::abs, {xth})));
  const auto at = b.read(a, {t});
  const auto zero = b.number(0);
  const auto guard = options.hasGuards ? b.test(Op::equal, {at, zero}) : contract::kNone;
  const auto now = [&] { return static_cast<contract::ClauseId>(b.contract.clauses.size() - 1); };
  if (options.hasGuards) {
    b.clause("zero_scale");
    zeroScale = now();
    b.define(
        s, {t},
        b.oneOf("zero_scale", ContractBuilder::per(Scope::Kind::call), {{"zero", b.number(0)}, {"one", b.number(1)}}),
        guard);
  }
  b.clause("scale");
  scale = now();
  b.define(s, {t},
           b.oneOf("scale", ContractBuilder::per({t}),
                   {{"div", b.in("f32", Op::div, {at, b.number(127, "f32")})},
                    {"mul", b.in("f32", Op::mul, {at, b.read(i127)})}}));
  if (options.hasGuards) {
    b.clause("zero_codes");
    zeroCodes = now();
    b.define(q, {t, h}, b.number(0), guard);
  }
  b.clause("path");
  path = now();
  const auto st = b.read(s, {t});
  divPath = b.in("f32", Op::div, {xth, st});
  invPath = b.in("f32", Op::mul, {xth, b.in("f32", Op::div, {b.number(1, "f32"), st})});
  const auto enc = b.in("f32", Op::mul, {xth, b.in("f32", Op::div, {b.number(127, "f32"), at})});
  const auto value =
      b.oneOf("path", ContractBuilder::per(Scope::Kind::call), {{"div", divPath}, {"inv", invPath}, {"enc", enc}});
  y = b.let("y", {t, h}, value, options.hasGuards ? b.test(Op::notEqual, {at, zero}) : contract::kNone);
  b.clause("codes");
  codes = now();
  b.define(q, {t, h}, b.cast("i8", b.read(y, {t, h}), numeric::Rounding::halfEven, numeric::Overflow::saturate));
}

} // namespace qkc::semantics::testing
