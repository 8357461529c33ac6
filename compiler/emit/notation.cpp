#include "compiler/emit/notation.h"

#include "compiler/emit/free_text.h"
#include "compiler/emit/instance_text.h"
#include "compiler/emit/plan.h"
#include "compiler/numeric/format.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

namespace qkc::emit {

using namespace contract;

namespace {

constexpr std::array kStatements = {
    Entry{"let", "`let` names a value that is not returned."},
    Entry{"when", "`... when GUARD`: this line judges (or defines) where the guard holds and no earlier line's does; "
                  "`otherwise` takes what is left."},
    Entry{"in real", "`in real`: nothing is rounded before the conversion."},
    Entry{"in F", "`in F`: every operation is rounded once to F, ties to even; operands enter F exactly."},
    Entry{"in F wrap", "`in F wrap` of an integer format: modulo 2^bits."},
    Entry{"one of", "`one of { a: e; b: f } per SCOPE`: either value is right; how consistently, *What is free* says."},
    Entry{"choose", "`choose NAME per SCOPE { a; b }` names paths, `by NAME { a: e; b: f }` follows them."},
    Entry{"within", "`y within e`: *What is free* says what is admissible."},
};

constexpr std::array kWords = {
    Entry{"half_even", "half_even: to the nearest, ties to even"},
    Entry{"half_away", "half_away: to the nearest, ties away from zero"},
    Entry{"half_to_zero", "half_to_zero: to the nearest, ties towards zero"},
    Entry{"half_to_plus", "half_to_plus: to the nearest, ties up"},
    Entry{"half_to_minus", "half_to_minus: to the nearest, ties down"},
    Entry{"to_zero", "to_zero: towards zero"},
    Entry{"to_plus", "to_plus: up"},
    Entry{"to_minus", "to_minus: down"},
    Entry{"stochastic",
          "stochastic(w), w of n bits: away from zero where floor(f * 2^n) + w >= 2^n, f the fraction of the "
          "way from the neighbour nearer to zero"},
    Entry{"saturate", "saturate: beyond F's ends to the nearer one"},
    Entry{"wrap )", "wrap: modulo 2^bits"},
    Entry{"inf )", "inf: past the largest number infinity, as under IEEE 754"},
    Entry{"inf ,", "inf: past the largest number infinity, as under IEEE 754"},
    Entry{"never", "never: can't be out of range (proved)"},
    Entry{", nan", "nan: becomes NaN; `nan v`: NaN becomes v"},
};

constexpr std::array kOperators = {
    Entry{"max over", "`max over h of (e)`: over the whole range of h, as IEEE 754's maximum (-0 below +0)."},
    Entry{"min over", "`min over h of (e)`: over the whole range of h, as IEEE 754's minimum (-0 below +0)."},
    Entry{"sum over", "`sum over h of (e)`: over the whole range of h; exact where the terms are integers."},
    Entry{"prod over", "`prod over h of (e)`: the product over the whole range of h."},
    Entry{"mean over", "`mean over h of (e)`: the sum over the number of terms."},
    Entry{"any over", "`any over h of (c)`: whether c holds for some h."},
    Entry{"all over", "`all over h of (c)`: whether c holds for every h."},
    Entry{"argmax over", "`argmax over h of (e)`: the h at which e is largest; `first`, `last`: which of equal ones."},
    Entry{"argmin over", "`argmin over h of (e)`: the h at which e is smallest; `first`, `last`: which of equal ones."},
    Entry{"where", "`where c`: only the terms for which c holds."},
    Entry{"empty", "`empty v`: the value over nothing."},
    Entry{"nan drops", "`nan drops`: NaN is passed over."},
    Entry{"nan wins", "`nan wins`: one NaN makes the result NaN."},
    Entry{"max (", "`max(a, b)`: the larger (-0 below +0)."},
    Entry{"min (", "`min(a, b)`: the smaller (-0 below +0)."},
    Entry{"abs (", "`abs(a)`: the magnitude; of a zero +0."},
    Entry{"clamp (", "`clamp(v, lo, hi)` is min(max(v, lo), hi)."},
    Entry{"keep (", "`keep(v, n, rounding)`: v rounded to n significant bits, whatever its exponent."},
    Entry{"fma (", "`fma(a, b, c)`: a * b + c, rounded once."},
    Entry{"sqrt (", "`sqrt(v)`: the square root, rounded once."},
    Entry{"rcp (", "`rcp(v)`: 1 / v."},
    Entry{"rsqrt (", "`rsqrt(v)`: 1 / sqrt(v)."},
    Entry{"sigmoid (", "`sigmoid(v)`: 1 / (1 + e^-v)."},
    Entry{"erf (", "`erf(v)`: the error function."},
    Entry{"table", "`table T: F[n] = {..}`: numbers, each rounded once to F; `T[i]` is the i-th from 0."},
    Entry{"bucket (", "`bucket(v, T)`: how many numbers of the ascending table T are less than v."},
    Entry{"popcount (", "`popcount(v)`: the number of bits that are 1."},
    Entry{"clz32 (", "`clz32(v)`: the number of leading bits that are 0, of 32."},
    Entry{"cdiv (", "`cdiv(a, b)`: a / b rounded up."},
    Entry{"align (", "`align(a, b)`: a rounded up to a multiple of b."},
    Entry{"old (", "`old(a)`: what the element held before the call; `a` alone is what came back."},
    Entry{"outside", "`x[i, j] outside v`: v where an index leaves the tensor."},
    Entry{"if", "`if c then a else b`: one of the two; the other is not looked at."},
    Entry{"^", "`a ^ n`: a to the power n."},
    Entry{"&", "`a & b`: the bits that both have."},
    Entry{"|", "`a | b`: the bits that either has."},
    Entry{"<<", "`a << n`: times 2^n."},
    Entry{">>", "`a >> n`: over 2^n, rounded down."},
    Entry{"fn",
          "`fn f(a) = e`: f(v) is e with v for a; a type is one that holds every value given, and converts nothing."},
    Entry{"accumulator", "`accumulator`: a set of lawful ways to compute a sum; any mixture of its members is right. "
                         "`splits <= s`: by up to s partial sums that are added. `promoted every <= B to A`: partial "
                         "sums of up to B neighbouring terms, added by A."},
    Entry{"profile",
          "`profile`: a tensor core. `step` products are added at once, each cut `keep` bits below the largest "
          "of them."},
};

class Finder {
public:
  explicit Finder(std::string_view text) : tokens_(tokensOf(text)) {}

  bool has(std::string_view run) const {
    const std::vector<Token> wanted = tokensOf(run);
    return std::search(tokens_.begin(), tokens_.end(), wanted.begin(), wanted.end(), matches) != tokens_.end();
  }

  // Whether a conversion leaves its rounding or its overflow out.
  bool hasShortConversion() const {
    for (std::size_t k = 0; k + 1 < tokens_.size(); ++k)
      if (numeric::findFormat(tokens_[k].text) != nullptr && tokens_[k + 1].text == "(" && argumentsAt(k + 2) < 3)
        return true;
    return false;
  }

private:
  static bool matches(const Token& token, const Token& wanted) {
    return wanted.text == "F" ? numeric::findFormat(token.text) != nullptr : token.text == wanted.text;
  }

  int argumentsAt(std::size_t k) const {
    int count = 1;
    for (int depth = 1; k < tokens_.size() && depth > 0; ++k) {
      const std::string_view text = tokens_[k].text;
      depth += text == "(" || text == "[" ? 1 : text == ")" || text == "]" ? -1 : 0;
      count += depth == 1 && text == "," ? 1 : 0;
    }
    return count;
  }

  std::vector<Token> tokens_;
};

// Any node of the definitions and of the places of outputs.
template <class Predicate> bool anyNode(const Contract& contract, const Predicate& holds) {
  bool found = false;
  const auto look = [&](NodeId root) { walk(contract, root, [&](const Node& node) { found = found || holds(node); }); };
  for (const Quantity& q : contract.quantities) {
    for (const NodeId place : q.target)
      look(place);
    for (const Arm& arm : q.arms) {
      look(arm.guard);
      look(arm.value);
    }
  }
  return found;
}

std::string conversionText(std::string_view clauses) {
  if (!Finder(clauses).has("F ("))
    return "";
  std::string text = "- `F(e, rounding, overflow)` converts e to the format F, rounding once.";
  std::string separator = " ";
  for (const std::string_view word : occurring(kWords, clauses)) {
    text += separator + std::string(word);
    separator = "; ";
  }
  text += separator == " " ? "" : ".";
  if (Finder(clauses).hasShortConversion())
    text +=
        " A word that is left out can't matter: `F(e)` alone has an e that F holds, without a rounding e needs none.";
  return text + "\n";
}

bool distinguishesZeros(const Contract& contract) {
  return std::ranges::any_of(contract.quantities, [](const Quantity& q) {
    return (q.role == Role::output || q.role == Role::inout) && q.type.format->hasNegativeZero &&
           q.zeros != SameDistinct::same && !isJudgedByRange(q);
  });
}

bool dividesIntegers(const Contract& contract) {
  return anyNode(contract, [](const Node& node) {
    return (node.op == Op::div || node.op == Op::mod) && node.type.kind == Type::Kind::integer;
  });
}

} // namespace

std::vector<std::string_view> occurring(std::span<const Entry> entries, std::string_view text) {
  const Finder finder(text);
  std::vector<std::string_view> found;
  for (const Entry& entry : entries)
    if (finder.has(entry.tokens) && std::ranges::find(found, entry.meaning) == found.end())
      found.push_back(entry.meaning);
  return found;
}

std::string notationText(const Contract& contract, std::string_view clauses) {
  std::string text =
      "## Reading the clauses\n- `clause NAME:` judges an output or defines a value; a verdict names it. "
      "An output on a right-hand side is the value that your kernel returned.\n";
  for (const std::string_view entry : occurring(kStatements, clauses))
    text += fmt::format("- {}\n", entry);
  text += "- Without `in`, nothing rounds but conversions.\n" + conversionText(clauses);
  for (const std::string_view entry : occurring(kOperators, clauses))
    text += fmt::format("- {}\n", entry);
  if (dividesIntegers(contract))
    text += "- `/` of integers, such as indices, rounds down; `%` is the remainder.\n";
  if (distinguishesZeros(contract))
    text +=
        "- Signs of zero, rounded or not: a product or quotient has the sign that its operands give it; a sum of zeros "
        "of one sign keeps it, every other sum that is 0 is +0; integers and the number 0 are +0. What rounds to 0 "
        "keeps its sign in a format with -0.\n";
  return text + "\n";
}

} // namespace qkc::emit
