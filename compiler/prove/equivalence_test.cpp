// Proofs are held against all inputs: contracts over narrow formats, whose rows can be gone through by the evaluator.

#include "compiler/contract/check_text.h"
#include "compiler/mutate/mutants.h"
#include "compiler/numeric/codes.h"
#include "compiler/prove/equivalence.h"
#include "compiler/semantics/evaluate.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>

using namespace qkc;

namespace {

std::unique_ptr<contract::Checked> checked(const std::string& text) {
  auto result = contract::checkText(text, "text", "");
  REQUIRE_MESSAGE(!result->contracts.empty(), result->report());
  return result;
}

// Of the mutants that are named.
std::map<std::string, prove::Search> searches(const contract::Contract& contract,
                                              const std::vector<std::string>& names) {
  std::map<std::string, prove::Search> found;
  for (const mutate::Mutant& mutant : mutate::mutantsOf(contract))
    if (std::find(names.begin(), names.end(), mutant.id) != names.end())
      found[mutant.id] = prove::findProof(contract, mutant.contract, {.parts = 4000});
  return found;
}

std::string methodOf(const prove::Search& search) {
  return search.proof ? std::string(prove::name(search.proof->method)) : "open";
}

// One call in which the rows of x, of two elements, hold every pair of its finite values.
semantics::Call everyPair(const contract::Contract& contract) {
  const numeric::Format& format = *contract.quantity(0).type.format;
  std::vector<std::uint64_t> values;
  for (const std::uint64_t code : numeric::allCodes(format))
    if (numeric::decode(format, code).isFinite())
      values.push_back(code);
  std::vector<std::int64_t> dims{static_cast<std::int64_t>(values.size() * values.size()), 2};
  dims.resize(contract.dims.size());
  semantics::Call call = semantics::emptyCall(contract, dims);
  std::vector<std::uint64_t> codes;
  for (const std::uint64_t a : values)
    for (const std::uint64_t b : values)
      codes.insert(codes.end(), {a, b});
  call.given[0].codes = codes;
  return call;
}

// Codes of all outputs, zeros of either sign as one where their signs do not count; none where the evaluator gives
// none.
std::optional<std::vector<std::uint64_t>> outputsOf(const contract::Contract& contract, const semantics::Call& call) {
  const semantics::Reference reference = semantics::computeReference(contract, call);
  if (reference.problem)
    return std::nullopt;
  std::vector<std::uint64_t> all;
  for (std::size_t k = 0; k < contract.quantities.size(); ++k) {
    const contract::Quantity& quantity = contract.quantities[k];
    for (const std::uint64_t code : reference.outputs[k].codes) {
      const bool isZero =
          quantity.zeros == contract::SameDistinct::same && numeric::decode(*quantity.type.format, code).isZero();
      all.push_back(isZero ? 0 : code);
    }
  }
  return all;
}

struct Tally {
  int proved = 0, equal = 0, mutants = 0;
};

// Whatever is proved writes the same on every row; how many that write the same are proved.
Tally goThrough(const std::string& text) {
  const auto file = checked(text);
  const contract::Contract& contract = file->contracts.front();
  const semantics::Call call = everyPair(contract);
  const auto expected = outputsOf(contract, call);
  REQUIRE(expected.has_value());
  Tally tally;
  for (const mutate::Mutant& mutant : mutate::mutantsOf(contract)) {
    const prove::Search search = prove::findProof(contract, mutant.contract, {.parts = 300});
    const auto written = outputsOf(mutant.contract, call);
    if (!written)
      continue; // it leaves the semantics: NaN without a rule
    ++tally.mutants;
    tally.equal += *written == *expected ? 1 : 0;
    if (search.proof) {
      ++tally.proved;
      CHECK_MESSAGE(*written == *expected, mutant.id);
    }
  }
  return tally;
}

const char* const kSymmetric = R"(contract t {
  dim T >= 1, H >= 1
  index t < T, h < H
  in x: e2m1[T, H]
  out s: f32[T]
  out q: i4[T, H]
  let a[t] = max over h of (abs(x[t, h]))
  clause zero_scale: s[t] = 1 when a[t] == 0
  clause scale:      s[t] = a[t] / 7 in f32 otherwise
  clause codes:      q[t, h] = i4(x[t, h] / s[t], half_even, saturate) in f32
})";

const char* const kPowers = R"(contract t {
  dim T >= 1, H >= 1
  index t < T, h < H
  in x: e2m1[T, H]
  out e: e8m0[T]
  out q: e2m1[T, H] zeros distinct
  let a[t] = max over h of (abs(x[t, h]))
  clause zero:  e[t] = 2^-127 when a[t] == 0
  clause scale: e[t] = e8m0(a[t] / 6, to_plus, saturate) in real otherwise
  clause codes: q[t, h] = e2m1(x[t, h] / e[t], half_even, saturate) in real
})";

const char* const kSigned = R"(contract t {
  dim T >= 1
  index t < T, h < 2
  in x: e2m1[T, 2]
  out q: u4[T, 2]
  let p[t] = argmax over h of (abs(x[t, h])) first
  let v[t] = x[t, p[t]] / -8 in f32
  let r[t] = if v[t] == 0 then 0 else 1 / v[t] in f32
  clause path:  let y[t, h] = x[t, h] * r[t] + 8.5 in f32
  clause codes: q[t, h] = u4(y[t, h], to_zero, saturate)
})";

const char* const kRange = R"(contract t {
  dim T >= 1, H >= 1
  index t < T, h < H
  in x: e2m1[T, H]
  out s: f16[T]
  out q: i4[T, H] 
  let hi[t] = max over h of (x[t, h])
  let lo[t] = min over h of (x[t, h])
  clause scale: s[t] = f16(max(hi[t] - lo[t], 2^-6) / 15, half_even, never) in f32
  clause codes: q[t, h] = i4((x[t, h] - lo[t]) / s[t] - 8, half_even, saturate) in f32
})";

// A condition that no range of one value decides.
const char* const kSkipped = R"(contract t {
  dim T >= 1, H >= 1
  index t < T, h < H
  in x: e2m1[T, H]
  out s: f32[T]
  out q: i4[T, H]
  let a[t] = max over h of (abs(x[t, h]))
  let m[t] = min over h of (abs(x[t, h]))
  let wide[t] = a[t] > 2 * m[t] in f32
  clause skipped_scale: s[t] = 0 when not wide[t]
  clause scale:         s[t] = a[t] / 7 in f32 otherwise
  clause skipped:       q[t, h] = 0 when not wide[t]
  clause codes:         q[t, h] = i4(x[t, h] / s[t], half_even, saturate) in f32 when wide[t]
})";

// Extrema of those elements that a condition leaves, and the others beside them.
const char* const kOutliers = R"(contract t {
  dim T >= 1, H >= 1
  index t < T, h < H
  in x: e2m1[T, H]
  out f: u8[T, H]
  out s: f32[T]
  out q: i4[T, H]
  out r: u4[T, H]
  clause flag: f[t, h] = if abs(x[t, h]) > 3 then 1 else 0
  let a[t] = max over h where f[t, h] == 0 of (abs(x[t, h])) empty 0
  let hi[t] = max over h where f[t, h] == 0 of (x[t, h]) empty 0
  let lo[t] = min over h where f[t, h] == 0 of (x[t, h]) empty 0
  clause zero_scale: s[t] = 0 when a[t] == 0
  clause scale:      s[t] = a[t] / 7 in f32 otherwise
  clause none:       q[t, h] = 0 when f[t, h] == 1 or a[t] == 0
  clause codes:      q[t, h] = i4(x[t, h] / s[t], half_even, saturate) in f32 otherwise
  clause range:      r[t, h] = u4(x[t, h] - lo[t] + (hi[t] - lo[t]), half_even, saturate) in f32
})";

} // namespace

TEST_CASE("what is proved is so on every row") {
  const Tally symmetric = goThrough(kSymmetric);
  const Tally powers = goThrough(kPowers);
  const Tally extremum = goThrough(kSigned);
  const Tally range = goThrough(kRange);
  MESSAGE("proved of equal of all: " << symmetric.proved << " " << symmetric.equal << " " << symmetric.mutants << ", "
                                     << powers.proved << " " << powers.equal << " " << powers.mutants << ", "
                                     << extremum.proved << " " << extremum.equal << " " << extremum.mutants << ", "
                                     << range.proved << " " << range.equal << " " << range.mutants);
  CHECK(symmetric.proved > 0);
  CHECK(powers.proved > 0);
  CHECK(extremum.proved > 0);
  const Tally skipped = goThrough(kSkipped);
  CHECK(skipped.proved > 0);
  CHECK(skipped.equal < skipped.mutants);
  const Tally outliers = goThrough(kOutliers);
  CHECK(outliers.proved > 0);
  CHECK(outliers.equal < outliers.mutants);
}

// One row of a contract whose largest magnitude is that of the elements that `where` leaves; codes of those that
// `guard` does not take out.
std::string ofSome(const std::string& where, const std::string& guard) {
  return R"(contract t {
  dim T >= 1, H >= 1
  index t < T, h < H
  in x: bf16[T, H] finite magnitude 2^-60..2^60, m: u8[H]
  param thr: f32 positive magnitude 2^-10..2^10 = 6
  out f: u8[H]
  out s: f32[T]
  out q: i8[T, H]
  let big[h] = (max over t of (abs(x[t, h]))) > thr
  clause flag: f[h] = if big[h] then 1 else 0
  let a[t] = max over h where )" +
         where + R"( of (abs(x[t, h])) empty 0
  clause zero_scale: s[t] = 0 when a[t] == 0
  clause scale:      s[t] = a[t] / 127 in f32 otherwise
  clause none:       q[t, h] = 0 when )" +
         guard + R"( or a[t] == 0
  clause codes:      q[t, h] = i8(x[t, h] / s[t], half_even, saturate) in f32 otherwise
})";
}

TEST_CASE("an extremum under a condition bounds the elements of which it holds, and no others") {
  const auto methodWith = [](const std::string& where, const std::string& guard) {
    const auto file = checked(ofSome(where, guard));
    return methodOf(searches(file->contracts.front(), {"codes.overflow.wrap"}).at("codes.overflow.wrap"));
  };
  CHECK(methodWith("f[h] == 0", "f[h] == 1") == "interval");
  CHECK(methodWith("f[h] == 0", "f[h] != 0") == "interval");
  CHECK(methodWith("not big[h]", "big[h]") == "interval");
  CHECK(methodWith("not big[h]", "f[h] == 1") != "open");
  CHECK(methodWith("m[h] != 0", "m[h] == 0") == "interval");
  CHECK(methodWith("m[h] != 0 and f[h] == 0", "m[h] == 0 or f[h] == 1") == "interval");
  CHECK(methodWith("m[h] > 3", "m[h] <= 3") == "interval");
  CHECK(methodWith("f[h] == 0", "m[h] == 0") == "open");
  CHECK(methodWith("m[h] != 0", "f[h] == 1") == "open");
  CHECK(methodWith("m[h] > 4", "m[h] <= 3") == "open"); // those of which m is 4
  CHECK(methodWith("m[h] != 0 and f[h] == 0", "m[h] == 0") == "open");
}

TEST_CASE("a threshold that is a parameter is decided both ways before values are") {
  const auto file = checked(R"(contract t {
  dim T >= 1, H >= 1
  index t < T, h < H
  in x: bf16[T, H] finite magnitude 2^-60..2^60
  param thr: f32 positive magnitude 2^-20..2^10 = 0.0625
  out s: f32[T]
  out q: i8[T, H]
  let a[t] = max over h of (abs(x[t, h]))
  clause skipped_scale: s[t] = 0 when a[t] < thr
  clause scale:         s[t] = a[t] / 127 in f32 otherwise
  clause skipped:       q[t, h] = 0 when a[t] < thr
  clause codes:         q[t, h] = i8(x[t, h] / s[t], half_even, saturate) in f32 when a[t] >= thr
})");
  const auto found = searches(file->contracts.front(), {"codes.overflow.wrap", "codes.rounding.half_away",
                                                        "skipped_scale.comparison.not_strict"});
  CHECK(methodOf(found.at("codes.overflow.wrap")) == "interval");
  CHECK(methodOf(found.at("codes.rounding.half_away")) == "open");
  CHECK(methodOf(found.at("skipped_scale.comparison.not_strict")) == "open");
}

TEST_CASE("quotients by an extremum stay in range, for every one at once") {
  const auto file = checked(R"(contract t {
  dim T >= 1, H >= 1
  index t < T, h < H
  in x: f32[T, H] finite magnitude 2^-100..2^100
  out s: f32[T]
  out q: i8[T, H]
  let a[t] = max over h of (abs(x[t, h]))
  clause zero_scale: s[t] = 1 when a[t] == 0
  clause scale:      s[t] = a[t] / 127 in f32 otherwise
  clause codes:      q[t, h] = i8(x[t, h] / s[t], half_even, saturate) in f32
})");
  const auto found = searches(file->contracts.front(), {"codes.overflow.wrap", "codes.rounding.half_away",
                                                        "codes.rounding.through_bf16", "scale.value.plus_one"});
  CHECK(methodOf(found.at("codes.overflow.wrap")) == "enumerate");
  CHECK(found.at("codes.overflow.wrap").proof->parts < 20);
  CHECK(methodOf(found.at("codes.rounding.half_away")) == "open");
  CHECK(methodOf(found.at("codes.rounding.through_bf16")) == "open");
  CHECK(methodOf(found.at("scale.value.plus_one")) == "open");
}

TEST_CASE("faults of two clauses are one where what both lead to is one") {
  const auto file = checked(R"(contract t {
  dim T >= 1
  index t < T
  in x: bf16[T] finite magnitude 2^-60..2^60
  in s: f32[] positive magnitude 2^-60..2^60
  out q: i8[T]
  clause path:  let y[t] = x[t] / s in f32
  clause codes: q[t] = i8(y[t], half_even, saturate)
})");
  const contract::Contract& base = file->contracts.front();
  const auto mutants = mutate::mutantsOf(base);
  const auto of = [&](const std::string& id) -> const contract::Contract& {
    const auto it = std::find_if(mutants.begin(), mutants.end(), [&](const auto& m) { return m.id == id; });
    REQUIRE_MESSAGE(it != mutants.end(), id);
    return it->contract;
  };
  const auto sameness = [&](const std::string& a, const std::string& b) {
    return methodOf(prove::findSameness(base, of(a), of(b), {.parts = 500}));
  };
  CHECK(sameness("path.arithmetic.rounded_to_f16", "codes.rounding.through_f16") == "interval");
  CHECK(sameness("codes.rounding.through_f16", "path.arithmetic.rounded_to_f16") == "interval");
  CHECK(sameness("path.arithmetic.rounded_to_f16", "codes.rounding.through_bf16") == "open");
  CHECK(sameness("path.arithmetic.rounded_to_f16", "codes.rounding.half_away") == "open");
}

TEST_CASE("a scale that underflows hides what its codes were") {
  const auto text = [](const std::string& value) {
    return "contract t {\n  dim T >= 1, H >= 1\n  index t < T, h < H\n"
           "  in x: bf16[T, H] finite magnitude 2^-40..2^40, g: f32[] positive magnitude 2^-40..2^40\n  out e: f32[T]\n"
           "  const most: f32 = 2^126\n"
           "  let a[t] = max over h of (abs(x[t, h]))\n"
           "  clause scale: let s[t] = e4m3(a[t] * g, half_even, saturate) in f32\n"
           "  clause codes: let k[t, h] = e2m1(x[t, h] * min(1 / s[t], most), half_even, saturate) in f32\n"
           "  clause error: e[t] = sum over h of (" +
           value + ") in f32 in order\n}\n";
  };
  const auto hidden = checked(text("(k[t, h] * s[t] - x[t, h])^2"));
  CHECK(methodOf(searches(hidden->contracts.front(), {"codes.value.cap_dropped"}).at("codes.value.cap_dropped")) ==
        "enumerate");
  const auto seen = checked(text("(k[t, h] - x[t, h])^2"));
  CHECK(methodOf(searches(seen->contracts.front(), {"codes.value.cap_dropped"}).at("codes.value.cap_dropped")) ==
        "open");
}

TEST_CASE("an exponent that a narrower format moves at the low end alone is no equivalent") {
  const auto text = [](const std::string& domain) {
    return "contract t {\n  dim T >= 1, H >= 1\n  index t < T, h < H\n  in x: bf16[T, H] finite" + domain +
           "\n  out e: e8m0[T]\n  let a[t] = max over h of (abs(x[t, h]))\n"
           "  clause zero:  e[t] = 2^-127 when a[t] == 0\n"
           "  clause scale: e[t] = e8m0(a[t] / 448, to_plus, saturate) in real otherwise\n}\n";
  };
  const auto whole = checked(text(""));
  const auto all = searches(whole->contracts.front(), {"scale.rounding.through_bf16", "scale.rounding.through_f32"});
  CHECK(methodOf(all.at("scale.rounding.through_bf16")) == "open");
  CHECK(all.at("scale.rounding.through_bf16").open.find("the mutant's") != std::string::npos);
  CHECK(methodOf(all.at("scale.rounding.through_f32")) == "enumerate");
  const auto inside = checked(text(" magnitude 2^-100..2^100"));
  CHECK(methodOf(
            searches(inside->contracts.front(), {"scale.rounding.through_bf16"}).at("scale.rounding.through_bf16")) ==
        "enumerate");
}

TEST_CASE("the other neighbour of a tie inside an enclosure is hidden, not equal") {
  const auto file = checked(R"(contract t {
  dim T >= 1
  index t < T
  in x: f32[T] positive magnitude 2^-10..2^10, w: bf16[T] positive magnitude 2^-10..2^10
  out q: e4m3[T]
  clause codes: q[t] within e4m3(rcp(x[t]) * w[t], half_even, saturate) in f32 rcp within 2 ulp
})");
  const auto found = searches(file->contracts.front(), {"codes.rounding.half_away", "codes.rounding.to_zero"});
  CHECK(methodOf(found.at("codes.rounding.half_away")) == "mask");
  CHECK(methodOf(found.at("codes.rounding.to_zero")) == "open");
}

TEST_CASE("entries of a table whose places have bounds between integers") {
  const auto methodWith = [](const std::string& limit) {
    const auto file =
        checked("table steps: f32[8] = {0, 1, 2, 3, 4, 5, 6, 7}\ncontract t {\n  dim T >= 1\n  index t < T\n"
                "  in x: u4[T] range 2.5..6.5\n  out q: i8[T]\n"
                "  clause codes: q[t] = i8(steps[x[t]], half_even, saturate)\n"
                "  mutant limited of codes: q[t] = i8(" +
                limit + ", half_even, saturate)\n}\n");
    return methodOf(searches(file->contracts.front(), {"codes.by_hand.limited"}).at("codes.by_hand.limited"));
  };
  CHECK(methodWith("max(steps[x[t]], 3)") != "open"); // the places are 3 to 6
  CHECK(methodWith("min(steps[x[t]], 6)") != "open");
  CHECK(methodWith("max(steps[x[t]], 4)") == "open");
  CHECK(methodWith("max(steps[x[t]], 5)") == "open");
  CHECK(methodWith("min(steps[x[t]], 5)") == "open");
}

TEST_CASE("a quotient that a selection keeps from zeros is a number") {
  const auto file = checked(R"(contract t {
  dim T >= 1, H >= 1
  index t < T, h < H
  in x: bf16[T, H] finite magnitude 2^-30..2^30, f: f32[H] finite nonnegative magnitude 2^-10..2^10
  out s: f32[T]
  out q: i8[T, H]
  const least: f32 = 1e-5
  let y[t, h] = if f[h] == 0 then 0 else x[t, h] / f[h] in f32
  let a[t] = max over h of (abs(y[t, h]))
  let b[t] = max(a[t], least)
  clause scale: s[t] = b[t] / 127 in f32
  clause codes: q[t, h] = i8(y[t, h] / s[t], half_even, saturate) in f32
})");
  const auto found = searches(file->contracts.front(), {"codes.overflow.wrap", "codes.rounding.half_away"});
  CHECK(methodOf(found.at("codes.overflow.wrap")) != "open");
  CHECK(methodOf(found.at("codes.rounding.half_away")) == "open");
}

TEST_CASE("what is a number of the format already is not rounded again") {
  const auto methodWith = [](const std::string& overflow) {
    const auto file =
        checked("contract t {\n  dim T >= 1\n  index t < T\n  in x: f32[T] finite\n  out s: f16[T] zeros distinct\n"
                "  clause scale: s[t] = f16(x[t] / 127, half_even, " +
                overflow + ") in f32\n}\n");
    return methodOf(
        searches(file->contracts.front(), {"scale.arithmetic.rounded_to_f16"}).at("scale.arithmetic.rounded_to_f16"));
  };
  CHECK(methodWith("saturate") == "interval");
  CHECK(methodWith("inf") == "interval");
}

// Groups whose scale follows from their range, which is shrunk by a ratio.
std::string ofRange(const std::string& codes) {
  return R"(contract t {
  dim T >= 1, H >= 1
  index t < T, h < H
  in x: bf16[T, H] finite magnitude 2^-20..2^20
  param ratio: f32 positive magnitude 0.25..1 = 1
  out s: f32[T]
  out z: u8[T]
  out q: u8[T, H]
  const least: f32 = 1e-9
  let lo[t] = min over h of (x[t, h])
  let hi[t] = max over h of (x[t, h])
  let cl[t] = min(lo[t] * ratio, 0) in f32
  let ch[t] = max(hi[t] * ratio, 0) in f32
  clause scale: s[t] = max((ch[t] - cl[t]) / 15, least) in f32
  clause zero:  z[t] = u8(clamp(-cl[t] / s[t], 0, 15), half_even, saturate) in f32
  clause codes:
    let v[t, h] = i32(x[t, h] / s[t], half_even, saturate) in f32
    q[t, h] = )" +
         codes + "\n}";
}

TEST_CASE("ends of a range are parts of it, and so are the elements between them") {
  const auto file = checked(ofRange("u8(clamp(v[t, h] + z[t], 0, 15), saturate)"));
  const auto found = searches(file->contracts.front(),
                              {"zero.value.cap_dropped", "zero.value.floor_dropped", "zero.overflow.wrap",
                               "codes.overflow.wrap", "codes.value.floor_dropped", "codes.value.cap_dropped"});
  CHECK(methodOf(found.at("zero.value.cap_dropped")) != "open");
  CHECK(methodOf(found.at("zero.value.floor_dropped")) != "open");
  CHECK(methodOf(found.at("zero.overflow.wrap")) != "open");
  CHECK(methodOf(found.at("codes.overflow.wrap")) != "open");
  CHECK(methodOf(found.at("codes.value.floor_dropped")) != "open"); // the conversion saturates there
  CHECK(methodOf(found.at("codes.value.cap_dropped")) == "open");
}
