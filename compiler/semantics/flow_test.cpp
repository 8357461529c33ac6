#include "compiler/semantics/example_contracts.h"
#include "compiler/semantics/flow.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace qkc;
using namespace qkc::semantics;
using namespace qkc::semantics::testing;
using contract::kNone;
using contract::Op;
using contract::Reduction;
using contract::Role;
using contract::SameDistinct;
using contract::Scope;
using diag::Code;
using numeric::Overflow;
using numeric::powerOfTwo;
using numeric::Rational;
using numeric::Rounding;

namespace {

struct Findings {
  std::vector<Code> codes;
  std::string text; // messages and notes, a line each
  FlowFacts facts;

  explicit Findings(const contract::Contract& contract) : facts(contract) {
    diag::Sink sink;
    facts = analyzeFlow(contract, sink);
    for (const diag::Diagnostic& diagnostic : sink.diagnostics()) {
      codes.push_back(diagnostic.code);
      text += diagnostic.message + "\n";
      for (const std::string& note : diagnostic.notes) {
        text += note + "\n";
      }
    }
  }
  bool says(const std::string& part) const { return text.find(part) != std::string::npos; }
};

using Codes = std::vector<Code>;

contract::Domain magnitudes(long low, long high) {
  contract::Domain domain;
  domain.magnitudeLow = powerOfTwo(low);
  domain.magnitudeHigh = powerOfTwo(high);
  return domain;
}

// A row of inputs, one output for the row or for each element.
struct RowContract {
  ContractBuilder b;
  contract::NodeId rows, columns, t, h, xth;
  contract::QuantityId x;

  explicit RowContract(const char* format = "bf16", const contract::Domain& domain = {}) {
    rows = b.dim("T");
    columns = b.dim("H");
    t = b.index("t", rows);
    h = b.index("h", columns);
    x = b.tensor(Role::input, "x", format, {rows, columns}, domain);
    xth = b.read(x, {t, h});
  }
  contract::QuantityId output(const char* name, const char* format) {
    return b.tensor(Role::output, name, format, {rows, columns});
  }
  contract::NodeId amax() { return b.reduce(Reduction::max, {h}, b.same(Op::abs, {xth})); }
  contract::NodeId toInt8(contract::NodeId value) {
    return b.cast("i8", value, Rounding::halfEven, Overflow::saturate);
  }
};

} // namespace

TEST_CASE("int8_dyn_token_sym passes, with facts") {
  const Sym sym;
  const Findings found(sym.b.contract);
  CHECK(found.text.empty());
  CHECK(found.codes.empty());
  const AbstractValue& s = found.facts.quantity(sym.s);
  CHECK((s.positiveZero && !s.negativeZero && !s.nan && !s.mayBeInfinite() && !s.mayBeNegative()));
  CHECK(s.positive->low > powerOfTwo(-107));
  CHECK(s.positive->high < powerOfTwo(94));
  const AbstractValue& y = found.facts.quantity(sym.y);
  CHECK((!y.nan && y.mayBeInfinite()));
  CHECK_FALSE(found.facts.quantity(sym.a).nan);
  const auto q = found.facts.integers(sym.b.contract.quantity(sym.q).arms.back().value);
  REQUIRE(q);
  CHECK((q->low == -128 && q->high == 127));
}

TEST_CASE("its divisor is never zero where codes read it: only the arm `scale` is read there") {
  const Sym sym;
  const Findings found(sym.b.contract);
  const contract::NodeId divisor = sym.b.contract.node(sym.divPath).args[1];
  CHECK_FALSE(found.facts.node(divisor).mayBeZero());
  CHECK(found.facts.quantity(sym.s).mayBeZero());
}

TEST_CASE("without its guards it is refused, with an input for each path") {
  const Sym sym({.hasGuards = false});
  const Findings found(sym.b.contract);
  CHECK(found.codes == Codes{Code::NanAtCast, Code::NanAtCast, Code::NanAtCast});
  CHECK(found.says("x[t, h] / s[t] can be 0 / 0"));
  CHECK(found.says("for x[0, 0] = 0: s[0] = 0, x[0, 0] / s[0] = nan"));
  CHECK(found.says("for x[0, 0] = 0: s[0] = 0, 1 / s[0] = inf, x[0, 0] * (1 / s[0]) = nan"));
}

TEST_CASE("N03: finite without a magnitude, 1 / s can be infinite") {
  const Sym sym({.hasMagnitude = false});
  const Findings found(sym.b.contract);
  CHECK(found.codes == Codes{Code::NanAtCast, Code::NanAtCast});
  CHECK(found.says("x[t, h] * (1 / s[t]) can be 0 * inf"));
  CHECK(found.says("x[t, h] * (127 / a[t]) can be 0 * inf"));
  CHECK(found.says("1 / s[0] = inf, x[0, 0] * (1 / s[0]) = nan"));
  // In f32 the scale itself can underflow to 0.
  const Sym wide({.hasMagnitude = false, .input = "f32"});
  const Findings wideFound(wide.b.contract);
  CHECK(wideFound.codes == Codes{Code::NanAtCast, Code::NanAtCast, Code::NanAtCast});
  CHECK(wideFound.says("s[0] = 0, x[0, 0] / s[0] = nan"));
}

TEST_CASE("a floor on amax makes the reciprocal safe") {
  for (const bool hasFloor : {true, false}) {
    RowContract c;
    const auto q = c.output("q", "i8");
    const auto eps = c.b.constant("eps", "f32", Rational(1, 10000000000L));
    const auto amax = hasFloor ? c.b.in("f32", Op::max, {c.amax(), c.b.read(eps)}) : c.amax();
    const auto a = c.b.let("a", {c.t}, amax);
    const auto s = c.b.let("s", {c.t}, c.b.in("f32", Op::div, {c.b.read(a, {c.t}), c.b.number(127, "f32")}));
    c.b.clause("codes");
    const auto inverse = c.b.in("f32", Op::div, {c.b.number(1, "f32"), c.b.read(s, {c.t})});
    c.b.define(q, {c.t, c.h}, c.toInt8(c.b.in("f32", Op::mul, {c.xth, inverse})));
    const Findings found(c.b.contract);
    CHECK(found.codes == (hasFloor ? Codes{} : Codes{Code::NanAtCast}));
    CHECK(found.facts.quantity(s).mayBeZero() == !hasFloor);
  }
}

TEST_CASE("assume bounds the very quantity that it names, at every index") {
  for (const bool onDivisor : {true, false}) {
    RowContract c("bf16", magnitudes(-60, 60));
    const auto q = c.output("q", "i8");
    const auto mx = c.b.let("mx", {c.t}, c.b.reduce(Reduction::max, {c.h}, c.xth));
    const auto mn = c.b.let("mn", {c.t}, c.b.reduce(Reduction::min, {c.h}, c.xth));
    const auto mxt = c.b.read(mx, {c.t});
    const auto mnt = c.b.read(mn, {c.t});
    const auto d = c.b.let("d", {c.t}, c.b.in("f32", Op::sub, {mxt, mnt}));
    const auto dt = c.b.read(d, {c.t});
    c.b.contract.assumes.push_back(onDivisor ? c.b.test(Op::lessEqual, {c.b.number(powerOfTwo(-60)), dt})
                                             : c.b.test(Op::less, {mnt, mxt}));
    c.b.clause("codes");
    c.b.define(q, {c.t, c.h}, c.toInt8(c.b.in("f32", Op::div, {c.xth, dt})));
    const Findings found(c.b.contract);
    CHECK(found.codes == (onDivisor ? Codes{} : Codes{Code::NanAtCast}));
    if (!onDivisor) {
      // No row breaks it within the assumption, so what is known is said.
      CHECK(found.says("no input that shows it was found"));
      CHECK(found.says("d[t] is 0"));
    }
  }
}

TEST_CASE("e8m0 is never zero, saturating casts are never infinite") {
  RowContract c;
  const auto e = c.b.tensor(Role::output, "e", "e8m0", {c.rows});
  const auto q = c.output("q", "e4m3");
  c.b[q].zeros = SameDistinct::distinct;
  const auto a = c.b.let("a", {c.t}, c.amax());
  const auto at = c.b.read(a, {c.t});
  c.b.clause("zero_block");
  c.b.define(e, {c.t}, c.b.number(powerOfTwo(-127)), c.b.test(Op::equal, {at, c.b.number(0)}));
  c.b.clause("exponent");
  c.b.define(e, {c.t},
             c.b.cast("e8m0", c.b.real(Op::div, {at, c.b.number(448)}), Rounding::toPlus, Overflow::saturate));
  c.b.clause("codes");
  c.b.define(q, {c.t, c.h},
             c.b.cast("e4m3", c.b.real(Op::div, {c.xth, c.b.read(e, {c.t})}), Rounding::halfEven, Overflow::saturate));
  const Findings found(c.b.contract);
  CHECK(found.text.empty());
  CHECK_FALSE(found.facts.quantity(e).mayBeZero());
  CHECK_FALSE(found.facts.quantity(q).mayBeInfinite());
}

TEST_CASE("zeros of both signs must be spoken of, where they can occur") {
  RowContract c;
  const auto y = c.output("y", "bf16");
  c.b.clause("copy");
  c.b.define(y, {c.t, c.h}, c.xth);
  const Findings copied(c.b.contract);
  CHECK(copied.codes == Codes{Code::ZeroSigns});
  CHECK(copied.says("for x[0, 0] = 0x8000 (-0)"));
  c.b[y].zeros = SameDistinct::same;
  CHECK(Findings(c.b.contract).codes.empty());
  c.b[y].zeros = SameDistinct::unsaid;
  c.b[c.x].domain.positive = true;
  CHECK(Findings(c.b.contract).codes.empty());
  // A maximum of magnitudes is never -0.
  RowContract m;
  const auto s = m.b.tensor(Role::output, "s", "bf16", {m.rows});
  m.b.clause("amax");
  m.b.define(s, {m.t}, m.amax());
  CHECK(Findings(m.b.contract).codes.empty());
}

TEST_CASE("NaN at an output, a cast and a reduction") {
  RowContract c;
  c.b[c.x].domain.holdsNan = true;
  const auto y = c.output("y", "bf16");
  c.b[y].zeros = SameDistinct::same;
  c.b.clause("copy");
  c.b.define(y, {c.t, c.h}, c.xth);
  const Findings output(c.b.contract);
  CHECK(output.codes == Codes{Code::NanAtOutput});
  CHECK(output.says("x[0, 0] = nan"));
  c.b[y].nans = SameDistinct::same;
  CHECK(Findings(c.b.contract).codes.empty());

  RowContract r;
  r.b[r.x].domain.holdsNan = true;
  const auto s = r.b.tensor(Role::output, "s", "bf16", {r.rows});
  r.b.clause("amax");
  const auto amax = r.amax();
  r.b.define(s, {r.t}, amax);
  CHECK(Findings(r.b.contract).codes == Codes{Code::NanAtReduction});
  r.b.contract.node(amax).nanRule = contract::NanRule::wins;
  CHECK(Findings(r.b.contract).codes == Codes{Code::NanAtOutput});
  r.b.contract.node(amax).nanRule = contract::NanRule::drops;
  CHECK(Findings(r.b.contract).codes == Codes{Code::NanAtOutput}); // a row of NaN alone

  RowContract k;
  k.b[k.x].domain.holdsNan = true;
  const auto q = k.output("q", "i8");
  k.b.clause("codes");
  const auto cast = k.toInt8(k.xth);
  k.b.define(q, {k.t, k.h}, cast);
  CHECK(Findings(k.b.contract).codes == Codes{Code::NanAtCast});
  const auto zero = k.b.number(0);
  k.b.contract.node(cast).args.push_back(zero);
  CHECK(Findings(k.b.contract).codes.empty());
}

TEST_CASE("never: proved from the domain, else shown an overflow") {
  for (const long high : {15L, 16L}) {
    RowContract c("bf16", magnitudes(-10, high));
    const auto y = c.output("y", "f16");
    c.b[y].zeros = SameDistinct::same;
    c.b.clause("narrow");
    const auto cast = c.b.cast("f16", c.xth, Rounding::halfEven, Overflow::never);
    c.b.define(y, {c.t, c.h}, cast);
    const Findings found(c.b.contract);
    CHECK(found.codes == (high == 15 ? Codes{} : Codes{Code::NoFit}));
    CHECK(found.facts.provesFit(cast) == (high == 15));
    if (high == 16) {
      CHECK(found.says("x[0, 0] = 0x4780 (65536)"));
    }
  }
}

TEST_CASE("infinities that saturate are fine, infinities into never are not") {
  RowContract c("bf16", magnitudes(-100, 100));
  const auto q = c.output("q", "i8");
  c.b.clause("codes");
  const auto product = c.b.in("f32", Op::mul, {c.xth, c.xth});
  const auto cast = c.toInt8(product);
  c.b.define(q, {c.t, c.h}, cast);
  CHECK(Findings(c.b.contract).codes.empty());
  c.b.contract.node(cast).overflow = Overflow::never;
  CHECK(Findings(c.b.contract).codes == Codes{Code::NoFit});
}

TEST_CASE("a minimum takes infinity away before it meets a zero") {
  for (const bool hasMinimum : {true, false}) {
    RowContract c("bf16", magnitudes(-40, 40));
    const auto q = c.output("q", "i8");
    const auto f = c.b.let("f", {c.t}, c.b.cast("e4m3", c.amax(), Rounding::halfEven, Overflow::saturate));
    auto r = c.b.in("f32", Op::div, {c.b.number(1, "f32"), c.b.read(f, {c.t})});
    if (hasMinimum) {
      r = c.b.in("f32", Op::min, {r, c.b.number(numeric::findFormat("f32")->max.rational(), "f32")});
    }
    c.b.clause("codes");
    c.b.define(q, {c.t, c.h}, c.toInt8(c.b.in("f32", Op::mul, {c.xth, r})));
    CHECK(Findings(c.b.contract).codes == (hasMinimum ? Codes{} : Codes{Code::NanAtCast}));
  }
}

TEST_CASE("empty reductions: a tail group is never empty, a filtered one may be") {
  ContractBuilder b;
  const auto n = b.dim("N");
  const auto groups = b.integral(Op::div, {b.integral(Op::add, {n, b.integer(63)}), b.integer(64)});
  const auto c = b.index("c", groups);
  const auto j = b.index("j", b.integer(64));
  const auto x = b.tensor(Role::input, "x", "bf16", {n});
  const auto a = b.tensor(Role::output, "a", "bf16", {groups});
  const auto place = b.integral(Op::add, {b.integral(Op::mul, {b.integer(64), c}), j});
  const auto body = b.same(Op::abs, {b.read(x, {place})});
  const auto inside = b.test(Op::less, {place, n});
  b.clause("amax");
  const auto reduction = b.reduce(Reduction::max, {j}, body, inside);
  b.define(a, {c}, reduction);
  CHECK(Findings(b.contract).codes.empty());
  b.contract.node(reduction).args[1] = b.test(Op::less, {place, b.integral(Op::sub, {n, b.integer(1)})});
  const Findings shorter(b.contract);
  CHECK(shorter.codes == Codes{Code::MayBeEmpty});
  CHECK(shorter.says("= no value"));
  b.contract.node(reduction).args[1] = b.test(Op::logicalAnd, {inside, b.test(Op::less, {body, b.number(4)})});
  CHECK(Findings(b.contract).codes == Codes{Code::MayBeEmpty});
  const auto zero = b.number(0);
  b.contract.node(reduction).args.push_back(zero);
  b.contract.node(reduction).hasEmpty = true;
  CHECK(Findings(b.contract).codes.empty());
  // An extent of 0.
  b.contract.dims[0].least = 0;
  CHECK(Findings(b.contract).codes.empty());
}

TEST_CASE("guards: conjunctions, their negations in later arms, and lets that exist under them") {
  // v = u / w where u != 0 and w != 0; read under the guard itself, in the negation's complement, and nowhere else.
  for (const int reader : {0, 1, 2}) {
    RowContract c("bf16", magnitudes(-30, 30));
    const auto w = c.b.tensor(Role::input, "w", "bf16", {c.rows}, magnitudes(-30, 30));
    const auto q = c.output("q", "i8");
    const auto zero = c.b.number(0);
    const auto wt = c.b.read(w, {c.t});
    const auto both = [&] {
      return c.b.test(Op::logicalAnd, {c.b.test(Op::notEqual, {c.xth, zero}),
                                       c.b.test(Op::logicalNot, {c.b.test(Op::equal, {wt, zero})})});
    };
    const auto v = c.b.let("v", {c.t, c.h},
                           c.b.in("f32", Op::div, {c.b.number(1, "f32"), c.b.in("f32", Op::mul, {c.xth, wt})}), both());
    const auto codes = c.toInt8(c.b.in("f32", Op::mul, {c.b.read(v, {c.t, c.h}), zero}));
    c.b.clause("codes");
    switch (reader) {
    case 0: // when the guard holds
      c.b.define(q, {c.t, c.h}, codes, both());
      c.b.define(q, {c.t, c.h}, c.b.number(0));
      break;
    case 1: // after the arms that take its negation's parts
      c.b.define(q, {c.t, c.h}, c.b.number(0), c.b.test(Op::equal, {wt, zero}));
      c.b.define(q, {c.t, c.h}, c.b.number(1), c.b.test(Op::equal, {c.xth, zero}));
      c.b.define(q, {c.t, c.h}, codes);
      break;
    default: // under half of it
      c.b.define(q, {c.t, c.h}, c.b.number(0), c.b.test(Op::equal, {wt, zero}));
      c.b.define(q, {c.t, c.h}, codes);
      break;
    }
    const Findings found(c.b.contract);
    CHECK(found.codes == (reader == 2 ? Codes{Code::OutsideGuard} : Codes{}));
    if (reader == 2) {
      CHECK(found.says("v[t, h] is read where its guard may not hold"));
      CHECK(found.says("x[0, 0] = 0"));
    }
  }
}

TEST_CASE("if guards like an arm") {
  for (const bool guarded : {true, false}) {
    RowContract c("f32", magnitudes(-100, 100));
    const auto q = c.output("q", "i8");
    const auto v = c.b.let("v", {c.t}, c.b.in("f32", Op::div, {c.amax(), c.b.number(-8, "f32")}));
    const auto vt = c.b.read(v, {c.t});
    const auto inverse = c.b.in("f32", Op::div, {c.b.number(1, "f32"), vt});
    const auto zero = c.b.number(0, "f32");
    const auto r = guarded ? c.b.same(Op::select, {c.b.test(Op::equal, {vt, zero}), zero, inverse}) : inverse;
    c.b.clause("codes");
    c.b.define(q, {c.t, c.h}, c.toInt8(c.b.in("f32", Op::mul, {c.xth, r})));
    CHECK(Findings(c.b.contract).codes == (guarded ? Codes{} : Codes{Code::NanAtCast}));
  }
}

TEST_CASE("returned outputs are read under the reader's indices") {
  // s[t, h / 128] is the scale of the group; the guard names the same place.
  ContractBuilder b;
  const auto rows = b.dim("T");
  const auto columns = b.dim("K", 128, std::nullopt, 128);
  const auto groups = b.integral(Op::div, {columns, b.integer(128)});
  const auto t = b.index("t", rows);
  const auto g = b.index("g", groups);
  const auto k = b.index("k", columns);
  const auto a = b.tensor(Role::input, "a", "f32", {rows, groups}, magnitudes(-60, 60));
  b[a].domain.nonnegative = true;
  const auto x = b.tensor(Role::input, "x", "bf16", {rows, columns}, magnitudes(-60, 60));
  const auto s = b.tensor(Role::output, "s", "f32", {rows, groups});
  b[s].zeros = SameDistinct::same;
  const auto q = b.tensor(Role::output, "q", "i8", {rows, columns});
  const auto zero = b.number(0);
  b.clause("zero_scale");
  b.define(s, {t, g}, zero, b.test(Op::equal, {b.read(a, {t, g}), zero}));
  b.clause("scale");
  b.define(s, {t, g}, b.in("f32", Op::div, {b.read(a, {t, g}), b.number(127, "f32")}));
  const auto group = b.integral(Op::div, {k, b.integer(128)});
  b.clause("zero_codes");
  b.define(q, {t, k}, zero, b.test(Op::equal, {b.read(a, {t, group}), zero}));
  b.clause("codes");
  const auto divided = b.in("f32", Op::div, {b.read(x, {t, k}), b.read(s, {t, group})});
  b.define(q, {t, k}, b.cast("i8", divided, Rounding::halfEven, Overflow::saturate));
  CHECK(Findings(b.contract).text.empty());
  // A guard on another group says nothing of this one.
  const auto other = b.integral(Op::mod, {k, groups});
  b[q].arms[0].guard = b.test(Op::equal, {b.read(a, {t, other}), zero});
  CHECK(Findings(b.contract).codes == Codes{Code::NanAtCast});
}

TEST_CASE("integers: extents, sums, and formats that they must fit") {
  ContractBuilder b;
  const auto k = b.dim("K", 1, 32768);
  const auto i = b.index("i", k);
  const auto x = b.tensor(Role::input, "x", "i8", {k});
  const auto w = b.tensor(Role::input, "w", "i8", {k});
  const auto y = b.tensor(Role::output, "y", "i32", {});
  b.clause("dot");
  // At most 2^16 a term: 2^15 terms are one too many.
  const auto product = b.integral(Op::mul, {b.integral(Op::mul, {b.read(x, {i}), b.read(w, {i})}), b.integer(4)});
  const auto total = b.reduce(Reduction::sum, {i}, product);
  b.define(y, {}, b.cast("i32", total, Rounding::halfEven, Overflow::never));
  CHECK(Findings(b.contract).codes == Codes{Code::NoFit});
  b.contract.dims[0].most = 32767;
  const Findings fits(b.contract);
  CHECK(fits.codes.empty());
  const auto range = fits.facts.integers(total);
  REQUIRE(range);
  CHECK(range->high == 32767LL * 16384 * 4);
  CHECK(range->low == -32767LL * 16256 * 4);
  const auto index = fits.facts.integers(i);
  REQUIRE(index);
  CHECK((index->low == 0 && index->high == 32766));
}

TEST_CASE("guards on a filtered reduction and on a returned scale") {
  // int8_outlier_vectorwise: the row's amax without outliers; nvfp4: codes under a scale that underflowed.
  RowContract c("f16");
  const auto stat = c.b.tensor(Role::output, "stat", "f32", {c.rows});
  const auto q = c.output("q", "i8");
  const auto threshold = c.b.tensor(Role::input, "threshold", "f32", {}, magnitudes(-14, 15));
  c.b[threshold].domain.positive = true;
  const auto zero = c.b.number(0);
  const auto outlier =
      c.b.let("o", {c.t, c.h}, c.b.test(Op::lessEqual, {c.b.read(threshold), c.b.same(Op::abs, {c.xth})}));
  const auto isOutlier = c.b.read(outlier, {c.t, c.h});
  c.b.clause("amax");
  c.b.define(
      stat, {c.t},
      c.b.reduce(Reduction::max, {c.h}, c.b.same(Op::abs, {c.xth}), c.b.test(Op::logicalNot, {isOutlier}), zero));
  c.b.clause("outliers");
  c.b.define(q, {c.t, c.h}, zero, isOutlier);
  const auto row = c.b.read(stat, {c.t});
  c.b.clause("zero_row");
  c.b.define(q, {c.t, c.h}, zero, c.b.test(Op::equal, {row, zero}));
  c.b.clause("codes");
  c.b.define(q, {c.t, c.h},
             c.toInt8(c.b.in("f32", Op::mul, {c.xth, c.b.in("f32", Op::div, {c.b.number(127, "f32"), row})})));
  const Findings found(c.b.contract);
  CHECK(found.text.empty());
  CHECK(found.facts.quantity(stat).mayBeZero());
  // Without the arm of the zero row.
  c.b[q].arms.erase(c.b[q].arms.begin() + 1);
  CHECK(Findings(c.b.contract).codes == Codes{Code::NanAtCast});
}

TEST_CASE("a require narrows extents") {
  ContractBuilder b;
  const auto n = b.dim("N", 0);
  const auto i = b.index("i", n);
  const auto x = b.tensor(Role::input, "x", "bf16", {n});
  const auto y = b.tensor(Role::output, "y", "bf16", {});
  b.clause("amax");
  b.define(y, {}, b.reduce(Reduction::max, {i}, b.same(Op::abs, {b.read(x, {i})})));
  const Findings empty(b.contract);
  CHECK(empty.codes == Codes{Code::MayBeEmpty});
  CHECK(empty.says("for inputs without elements"));
  b.contract.requires_.push_back(b.test(Op::less, {b.integer(0), n}));
  CHECK(Findings(b.contract).codes.empty());
}

TEST_CASE("long chains of conditions end soon, and stay sound") {
  ContractBuilder b;
  const auto n = b.dim("N");
  const auto i = b.index("i", n);
  const auto x = b.tensor(Role::input, "x", "i32", {n});
  b[x].domain.rangeLow = Rational(0);
  b[x].domain.rangeHigh = Rational((1 << 20) - 1);
  const auto y = b.tensor(Role::output, "y", "i32", {n});
  const auto read = b.read(x, {i});
  contract::NodeId value = b.integer(1);
  for (std::int64_t bit = 0; bit < 20; ++bit) {
    const auto shifted = b.integral(Op::shiftRight, {read, b.integer(bit)});
    const auto condition = b.test(Op::equal, {b.integral(Op::mod, {shifted, b.integer(2)}), b.integer(1)});
    const auto doubled = b.integral(Op::add, {value, value});
    value = b.integral(Op::select, {condition, doubled, value});
  }
  b.clause("power");
  b.define(y, {i}, b.cast("i32", value, Rounding::halfEven, Overflow::never));
  const Findings found(b.contract);
  const auto range = found.facts.integers(value);
  CHECK((found.codes.empty() && range && range->low == 1 && range->high == 1 << 20));
}
