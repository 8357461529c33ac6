// The table of conversions: which rules and roundings each target takes and why not the others, and what each pair of
// formats leaves open. `combinations_golden FILE` compares FILE with what this room computes (exit 1 where they
// differ), `combinations_golden FILE --update` writes it.

#include "compiler/numeric/books.h"
#include "compiler/numeric/codes.h"
#include "compiler/numeric/rounding.h"

#include <fmt/format.h>

#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace qkc::numeric;

constexpr std::string_view kHead =
    R"(# Conversions: what can be said of each target, and what each pair of formats leaves open.
# Written by compiler/numeric/combinations_golden.cpp; do not edit.
#
# rules TARGET           yes, or why not. `never` is for all: the compiler must prove it. Integers iN, uN of every width
#                        are as the ones shown.
# Every target takes every rounding with a name: half_even half_away half_to_zero half_to_plus half_to_minus to_zero
# to_plus to_minus. stochastic is stochastic(word).
)";

constexpr std::string_view kPairs =
    R"(#
# pairs: rows are sources, columns targets.
#   .  the target holds every number of the source: no words needed
#   r  a number may have to be rounded: a rounding is needed
#   o  a number or infinity may lie outside: an overflow rule is needed
#   b  both
# A NaN of the source needs `nan v` besides where the target has none.
)";

std::vector<const Format*> shown() {
  std::vector<const Format*> formats;
  for (const Format& format : allFormats()) {
    if (!format.isInteger()) {
      formats.push_back(&format);
    }
  }
  for (const char* name : {"i4", "u4", "i8", "u8", "i16", "u16", "i32", "u32", "i64", "u64"}) {
    formats.push_back(findFormat(name));
  }
  return formats;
}

std::string_view whyNot(const Format& format, Overflow overflow) {
  if (allows(format, overflow)) {
    return "yes";
  }
  switch (overflow) {
  case Overflow::wrap:
    return "no (modular arithmetic is of integers)";
  case Overflow::inf:
    return "no (it has no infinity)";
  default:
    return "no (it has no NaN)";
  }
}

std::string_view whyNotStochastic(const Format& format) {
  if (isCodeBook(format)) {
    return "no (no kernel does so; a book has no spacing)";
  }
  return format.name == "f64" ? "no (nothing wider is rounded to it)" : "yes";
}

std::string rules(const Format& format) {
  return fmt::format("rules {:8} saturate: yes; inf: {}; nan: {}; wrap: {}; stochastic: {}\n", format.name,
                     whyNot(format, Overflow::inf), whyNot(format, Overflow::nan), whyNot(format, Overflow::wrap),
                     whyNotStochastic(format));
}

// Whether the target's grid, taken as unbounded above, holds the source's numbers.
bool isOnGrid(const Format& source, const Format& target) {
  if (containment(source, target).finite) {
    return true;
  }
  if (isCodeBook(source) || isCodeBook(target)) {
    return false;
  }
  const bool integers = source.isInteger() && target.isInteger();
  const bool fine = target.hasZero && source.quantumExponent() >= target.quantumExponent() &&
                    (target.isInteger() || source.significandBits <= target.significandBits);
  return integers || fine;
}

char pair(const Format& source, const Format& target) {
  const Containment held = containment(source, target);
  const bool isInside = compare(source.min, target.min) >= 0 && compare(source.max, target.max) <= 0;
  const bool rounds = !isOnGrid(source, target);
  const bool overflows = !isInside || !held.infinities || (source.hasZero && !target.hasZero && !isCodeBook(target));
  return rounds && overflows ? 'b' : (rounds ? 'r' : (overflows ? 'o' : '.'));
}

std::string makeText() {
  std::string text(kHead);
  const std::vector<const Format*> formats = shown();
  for (const Format* format : formats) {
    text += rules(*format);
  }
  text += kPairs;
  text += fmt::format("{:9}", "");
  for (const Format* target : formats) {
    text += fmt::format("{:>9}", target->name);
  }
  text += '\n';
  for (const Format* source : formats) {
    text += fmt::format("{:9}", source->name);
    for (const Format* target : formats) {
      text += fmt::format("{:>9}", pair(*source, *target));
    }
    text += '\n';
  }
  return text;
}

int run(const std::string& path, bool update) {
  const std::string text = makeText();
  if (update) {
    std::ofstream file(path, std::ios::binary);
    file << text;
    return file.good() ? 0 : 2;
  }
  std::ifstream file(path, std::ios::binary);
  const std::string found((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  if (found != text) {
    std::cerr << path << ": differs from what compiler/numeric computes; --update writes it anew\n";
    return 1;
  }
  return 0;
}

} // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  const bool update = arguments.size() == 2 && arguments[1] == "--update";
  if (arguments.empty() || (arguments.size() > 1 && !update)) {
    std::cerr << "usage: combinations_golden FILE [--update]\n";
    return 2;
  }
  try {
    return run(arguments[0], update);
  } catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
    return 2;
  }
}
