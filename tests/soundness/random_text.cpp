#include "tests/soundness/random_text.h"

#include <fmt/format.h>

namespace qkc::soundness {

std::string RandomText::pick(std::initializer_list<const char*> all) {
  return all.begin()[below(all.size())];
}

std::string RandomText::sum() {
  switch (below(4)) {
  case 0:
    return "sum over j of (k[n, j])";
  case 1:
    return "mean over j of (k[n, j] * w[n, j])";
  case 2:
    return "sum over j of (k[n, j] * w[n, j] * b[n])";
  default:
    return "sum over j of (k[n, j] * w[n, j])";
  }
}

std::string RandomText::positive(int depth) {
  return fmt::format("(abs({}) + {})", value(depth - 1), pick({"1", "2^-6", "0.75", "c[n] * c[n]"}));
}

std::string RandomText::value(int depth) {
  if (depth <= 0)
    return pick({"a[n]", "b[n]", "c[n]", "s[n]"});
  switch (below(15)) {
  case 0:
  case 1:
    return fmt::format("({} + {})", value(depth - 1), value(depth - 1));
  case 2:
    return fmt::format("({} - {})", value(depth - 1), value(depth - 1));
  case 3:
  case 4:
    return fmt::format("({} * {})", value(depth - 1), value(depth - 1));
  case 5:
    return fmt::format("({} * {} + {})", value(depth - 1), value(depth - 2), value(depth - 1));
  case 6:
    return fmt::format("({} / {})", value(depth - 1), positive(depth));
  case 7:
    return fmt::format("sqrt({})", positive(depth));
  case 8:
    return fmt::format("{}({}, {})", pick({"max", "min"}), value(depth - 1), value(depth - 1));
  case 9:
    return fmt::format("-abs({})", value(depth - 1));
  case 10:
    return fmt::format("{}(max(min({}, 9), -9))", pick({"exp", "exp2", "sigmoid", "tanh", "erf"}), value(depth - 1));
  case 11:
    return fmt::format("{}({})", pick({"rsqrt", "rcp", "log2"}), positive(depth));
  case 12:
    return fmt::format("(if {} < {} then {} else {})", value(depth - 1), value(0), value(depth - 1), value(depth - 1));
  case 13:
    return fmt::format("({} / {} * {})", value(depth - 1), positive(1), value(0));
  default:
    return fmt::format("({} * {} * {})", value(depth - 1), value(0), value(0));
  }
}

std::string RandomText::freedoms() {
  std::string out;
  for (const char* word : {"any association", "contraction allowed", "reciprocal allowed"})
    if (below(2) == 0)
      out += std::string(", ") + word;
  if (below(6) == 0)
    out += ", flush allowed";
  const std::string amount = pick({"1 ulp", "2 ulp", "64 ulp", "2 ulp after 1 roundings"});
  for (const char* name : {"exp", "exp2", "sigmoid", "tanh", "erf", "rsqrt", "rcp", "log2"})
    out += fmt::format(", {} within {}", name, amount);
  if (below(3) == 0)
    out += ", div within 2 ulp";
  return out;
}

std::string RandomText::text(const std::string& name, const std::string& relation) {
  const std::string input = pick({"f32", "f32", "f16", "bf16"});
  const std::string narrow = pick({"e4m3", "bf16", "f16", "f32"});
  const std::string output = pick({"f32", "f32", "bf16", "f16", "e4m3", "i8"});
  const std::string accumulator =
      pick({"f32 any order", "f32 any order, contraction allowed", "f32 any order, contraction allowed, flush allowed",
            "f32_free", "f32_tc", "f32_tc", "fp8_tc", "fp8_sm100", "fp8_promoted(8)",
            "f32 any order, contraction allowed, reciprocal allowed"});
  const std::string first = value(2);
  const std::string second = value(1);
  std::string out =
      fmt::format("use stdlib.prelude\ncontract {} {{\n  dim N in 512..4096, K in 1..64\n  index n < N, j < K\n", name);
  for (const char* tensor : {"a", "b", "c"})
    out += fmt::format("  in {}: {}[N] finite magnitude 2^-9..2^5\n", tensor, input);
  for (const char* tensor : {"k", "w"})
    out += fmt::format("  in {}: {}[N, K] finite magnitude 2^-6..2^3\n", tensor, narrow);
  out += fmt::format("  out y: {}[N] zeros same\n", output);
  out += fmt::format("  clause total: let s[n] = {} in {}\n", sum(), accumulator);
  out += fmt::format("  clause part:  let u[n] = {} in f32 any order{}\n", first, freedoms());
  std::string last = "s[n]";
  switch (below(5)) {
  case 0: // what a checker accepts without bounds: a sum, or one regrouped product
    break;
  case 1:
    last = fmt::format("u[n] * {} * a[n]", second);
    break;
  default:
    last = fmt::format("u[n] * {} + s[n]", second);
  }
  if (output != "f32")
    last = fmt::format("{}({}, {}, saturate)", output, last, pick({"half_even", "half_even", "half_away", "to_zero"}));
  return out + fmt::format("  clause value: y[n] {} {} in f32 any order{}\n}}\n", relation, last, freedoms());
}

} // namespace qkc::soundness
