#include "compiler/syntax/expected.h"

#include <QkcParser.h>
#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace qkc::syntax {

namespace {

using Word = antlr::QkcParser;
using antlr4::misc::IntervalSet;

IntervalSet setOf(const std::vector<std::size_t>& tokens) {
  IntervalSet out;
  for (const std::size_t token : tokens)
    out.add(static_cast<ssize_t>(token));
  return out;
}

IntervalSet spanOf(std::size_t first, std::size_t last) {
  return IntervalSet::of(static_cast<ssize_t>(first), static_cast<ssize_t>(last));
}

IntervalSet unionOf(const std::vector<IntervalSet>& sets) {
  IntervalSet out;
  for (const IntervalSet& set : sets)
    out.addAll(set);
  return out;
}

// Words that are said as one where all marks could stand; the first group that fits takes its words.
struct Group {
  std::vector<std::size_t> marks;
  std::string_view name;
  IntervalSet words;
};

const std::vector<Group>& groups() {
  const auto names = [] { return unionOf({setOf({Word::ID}), spanOf(Word::DROPS, Word::TO)}); };
  static const std::vector<Group> kGroups{
      {{Word::NUMBER},
       "an expression",
       unionOf(
           {names(), setOf({Word::NUMBER, Word::LPAREN, Word::MINUS, Word::NOT, Word::IF, Word::NAN_VALUE,
                            Word::INF_VALUE, Word::OLD, Word::MATCH, Word::BY, Word::ANY, Word::ONE, Word::WRAP})})},
      {{Word::THEN, Word::USE}, "a word", unionOf({names(), spanOf(Word::USE, Word::BITS)})},
      {{Word::STAR},
       "an operator",
       unionOf({spanOf(Word::EQ, Word::CARET),
                setOf({Word::AND, Word::OR, Word::LBRACKET, Word::DOT, Word::LPAREN, Word::OUTSIDE})})},
      {{Word::CONTRACTION},
       "a freedom",
       unionOf({names(), spanOf(Word::ANY, Word::ANY), spanOf(Word::CONTRACTION, Word::MAY), setOf({Word::COMMA})})},
      {{Word::WHEN, Word::OTHERWISE}, "a guard", setOf({Word::WHEN, Word::OTHERWISE, Word::SEMICOLON})},
      {{Word::MASK}, "a mask", setOf({Word::MASK, Word::ONE, Word::SEMICOLON})},
      {{Word::CONTRACT}, "a declaration", spanOf(Word::USE, Word::INSTANCE)},
      {{Word::SUMMARY}, "a header line", unionOf({spanOf(Word::SUMMARY, Word::ASSUME), setOf({Word::CONST})})},
      {{Word::CLAUSE}, "a statement", spanOf(Word::ASSUME, Word::INDEPENDENT)},
      {{Word::ID}, "a name", names()},
      {{Word::HOLDS},
       "a property",
       unionOf({spanOf(Word::FINITE, Word::HOLDS), spanOf(Word::POSITIVE, Word::DISTINCT),
                spanOf(Word::DERIVED, Word::NANS),
                setOf({Word::REST, Word::STORED, Word::FIELD, Word::RANGE, Word::WHEN})})},
      {{Word::STRING}, "a string", setOf({Word::STRING})},
  };
  return kGroups;
}

} // namespace

std::string describeExpected(const std::vector<std::string>& tokenNames, const IntervalSet& expected) {
  constexpr std::size_t kMostWords = 6;
  std::vector<std::string> words;
  IntervalSet left = expected;
  for (const Group& group : groups())
    if (std::all_of(group.marks.begin(), group.marks.end(), [&](std::size_t mark) { return left.contains(mark); })) {
      words.emplace_back(group.name);
      left = left.subtract(group.words);
    }
  for (const ssize_t token : left.toList())
    words.push_back(token == static_cast<ssize_t>(antlr4::Token::EOF) ? "the end of the text"
                                                                      : tokenNames.at(static_cast<std::size_t>(token)));
  if (words.size() > kMostWords) {
    words.resize(kMostWords);
    return fmt::format("{}, ...", fmt::join(words, ", "));
  }
  if (words.size() < 2)
    return words.empty() ? "nothing" : words.front();
  const std::string last = words.back();
  words.pop_back();
  return fmt::format("{} or {}", fmt::join(words, ", "), last);
}

} // namespace qkc::syntax
