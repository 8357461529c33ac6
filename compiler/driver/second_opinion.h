#pragma once
// What the exact evaluator adds to a verdict: the convention that a rejected candidate follows, and one element looked
// at closely. It needs the contract's text, from which the judged checker was made.

#include "compiler/driver/command.h"
#include "compiler/driver/diagnosis.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace qkc::driver {

// An element that the user asks about: "q[1, 0]", or "12:q[1, 0]" in the case of that number.
struct AskedElement {
  std::optional<std::uint32_t> caseNumber; // none: the first rejected case, else the first that has the element
  std::string output;
  std::vector<std::int64_t> at; // logical coordinates; empty for a scalar
};

// None where the text is no such question.
std::optional<AskedElement> parseAskedElement(const std::string& text);

struct SecondOpinion {
  bool diagnosis = true;
  std::optional<AskedElement> asked;
};

// Judges by `judgeWith`, which is given `options` with an observer, and adds diagnosis and explanation to its verdict.
// Where checker and evaluator disagree, or the asked element can't be explained, the sink gets an error.
judge::Verdict withSecondOpinion(const judge::Checker& checker, const std::string& what, const Places& places,
                                 const SecondOpinion& wanted, judge::Options options,
                                 const std::function<judge::Verdict(const judge::Options&)>& judgeWith,
                                 diag::Sink& sink);

} // namespace qkc::driver
