// The golden file of conversions from f32: `conversions_golden FILE` compares it with what this room computes (exit 1
// where they differ), `conversions_golden FILE --update` writes it. The file's head explains its lines.

#include "compiler/numeric/codes.h"
#include "compiler/numeric/rounding.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <fstream>
#include <iostream>
#include <iterator>
#include <random>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace qkc::numeric;

constexpr std::string_view kHead =
    R"(# Conversions of f32 values into narrow formats, for every rounding and overflow rule.
# Written by compiler/numeric/conversions_golden.cpp; do not edit.
#
# format NAME            the rows up to the next such line are of that target
# INPUT RULE RESULT...   INPUT: bits of an f32 in hexadecimal. RULE: overflow rule, * = every rule that the target has.
#                        RESULT: code in hexadecimal; nan = any NaN code; - = no value. Eight results in the order of the
#                        line `roundings`, or one with = before it that stands for all eight.
)";

constexpr std::array<std::string_view, 16> kTargets = {"f16",  "bf16",    "e4m3",   "e5m2",   "e2m1", "e3m2",
                                                       "e2m3", "e8m0",    "i8",     "u8",     "i4",   "u4",
                                                       "nf4",  "fp4_bnb", "iq4_nl", "ternary"};

const Format& f32() {
  return *findFormat("f32");
}

// Collects inputs as f32 bits.
class Inputs {
public:
  void addBits(std::uint32_t bits) { bits_.insert(bits); }

  // The f32 nearest to a value and its neighbours.
  void addAround(const Value& value) {
    const auto code =
        static_cast<std::uint32_t>(encode(f32(), round(f32(), value, Rounding::halfEven, Overflow::saturate)));
    addBits(code);
    for (const auto& neighbour : {nextDown(f32(), decode(f32(), code)), nextUp(f32(), decode(f32(), code))}) {
      if (neighbour) {
        addBits(static_cast<std::uint32_t>(encode(f32(), *neighbour)));
      }
    }
  }

  // The middle of a value of the format and the next above it, and around it.
  void addMiddleAbove(const Format& format, const Value& value) {
    const auto above = nextUp(format, value);
    if (above && above->isFinite() && value.isFinite()) {
      addAround(div(add(value, *above), Value(2)));
    }
  }

  const std::set<std::uint32_t>& bits() const { return bits_; }

private:
  std::set<std::uint32_t> bits_;
};

// Every `stride`-th step of a format's order, with middles; signs alternate by themselves since both halves are walked.
void addSteps(Inputs& inputs, const Format& format, std::int64_t stride) {
  for (const std::uint64_t code : allCodes(format)) {
    const auto index = orderIndex(format, code);
    if (index && *index % stride == 0) {
      const Value value = decode(format, code);
      inputs.addMiddleAbove(format, value);
      if (value.isFinite() && *index % (2 * stride) == 0) {
        inputs.addAround(value);
      }
    }
  }
}

// Both ends of the range: the largest value, the middle to the next step and that step, twice and many times the
// largest.
void addEnds(Inputs& inputs, const Format& format) {
  const Value step = sub(format.max, nextDown(format, format.max).value_or(Value()));
  for (const Value& end : {format.max, neg(format.max), format.min}) {
    const Value outward = end.isNegative() ? neg(step) : step;
    inputs.addAround(end);
    inputs.addAround(add(end, outward));
    inputs.addAround(add(end, div(outward, Value(2))));
    inputs.addAround(mul(end, Value(2)));
    inputs.addAround(mul(end, Value(1000)));
  }
  for (const Value& low : {format.smallest, format.smallestNormal}) {
    inputs.addAround(low);
    inputs.addAround(neg(low));
    inputs.addAround(div(low, Value(2)));
    inputs.addAround(div(neg(low), Value(2)));
    inputs.addAround(mul(low, Value(Rational(3, 2))));
    inputs.addAround(mul(neg(low), Value(Rational(3, 2))));
  }
}

std::vector<std::uint32_t> makeInputs() {
  Inputs inputs;
  for (const std::uint32_t bits :
       {0x00000000U, 0x80000000U, 0x00000001U, 0x80000001U, 0x007fffffU, 0x807fffffU, 0x00800000U,
        0x80800000U, 0x00400000U, 0x00400001U, 0x00600000U, 0x7f7fffffU, 0xff7fffffU, 0x7f800000U,
        0xff800000U, 0x7fc00000U, 0xffc00000U, 0x7fffffffU, 0x7f800001U, 0xff800001U, 0x7fa00000U}) {
    inputs.addBits(bits);
  }
  for (const std::string_view target : kTargets) {
    addEnds(inputs, *findFormat(target));
  }
  for (const std::string_view target : {"e2m1", "i4", "u4", "e3m2", "e2m3", "nf4", "fp4_bnb", "iq4_nl", "ternary"}) {
    addSteps(inputs, *findFormat(target), 1);
  }
  addSteps(inputs, *findFormat("e4m3"), 3);
  addSteps(inputs, *findFormat("e5m2"), 3);
  addSteps(inputs, *findFormat("i8"), 7);
  addSteps(inputs, *findFormat("u8"), 11);
  addSteps(inputs, *findFormat("e8m0"), 9);
  addSteps(inputs, *findFormat("f16"), 797);
  addSteps(inputs, *findFormat("bf16"), 1009);
  std::mt19937 random(1); // the engine's sequence is fixed by the standard
  for (int i = 0; i < 150; ++i) {
    inputs.addBits(random());
  }
  return {inputs.bits().begin(), inputs.bits().end()};
}

using Row = std::array<std::string, kRoundings.size()>;

Row convert(const Format& target, const Value& value, Overflow overflow) {
  Row row;
  std::ranges::transform(kRoundings, row.begin(), [&](Rounding rounding) -> std::string {
    const auto result = tryRound(target, value, rounding, overflow);
    if (!result) {
      return "-";
    }
    return result->isNan() ? "nan" : fmt::format("{:x}", encode(target, *result));
  });
  return row;
}

void writeRow(std::string& text, std::uint32_t input, std::string_view rule, const Row& row) {
  const bool isUniform = std::ranges::all_of(row, [&](const std::string& cell) { return cell == row.front(); });
  const std::string cells = isUniform ? "=" + row.front() : fmt::format("{}", fmt::join(row, " "));
  text += fmt::format("{:08x} {} {}\n", input, rule, cells);
}

void writeInput(std::string& text, const Format& target, std::uint32_t input) {
  const Value value = decode(f32(), input);
  std::vector<std::pair<Overflow, Row>> rows;
  for (const Overflow overflow : kOverflows) {
    if (allows(target, overflow)) {
      rows.emplace_back(overflow, convert(target, value, overflow));
    }
  }
  if (std::ranges::all_of(rows, [&](const auto& row) { return row.second == rows.front().second; })) {
    writeRow(text, input, "*", rows.front().second);
    return;
  }
  for (const auto& [overflow, row] : rows) {
    writeRow(text, input, name(overflow), row);
  }
}

std::string makeText() {
  std::string text(kHead);
  text += "roundings";
  for (const Rounding rounding : kRoundings) {
    text += fmt::format(" {}", name(rounding));
  }
  text += '\n';
  const auto inputs = makeInputs();
  for (const std::string_view target : kTargets) {
    text += fmt::format("format {}\n", target);
    for (const std::uint32_t input : inputs) {
      writeInput(text, *findFormat(target), input);
    }
  }
  return text;
}

int run(const std::string& path, bool update) {
  const std::string text = makeText();
  if (update) {
    std::ofstream file(path, std::ios::binary);
    file << text;
    file.close();
    if (!file) {
      std::cerr << path << ": can't be written\n";
      return 2;
    }
    return 0;
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
    std::cerr << "usage: conversions_golden FILE [--update]\n";
    return 2;
  }
  try {
    return run(arguments[0], update);
  } catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
    return 2;
  }
}
