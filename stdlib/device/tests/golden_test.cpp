// The conversions that compiler/numeric wrote down (tests/golden/numeric/conversions.txt), by the portable header.

#include "stdlib/device/tests/ways.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <fstream>
#include <map>
#include <sstream>
#include <string>

namespace {

using namespace qkc;
using subject::Cast;

const std::map<std::string, int> kRules = {{"saturate", 0}, {"wrap", 1}, {"inf", 2}, {"nan", 3}, {"never", 4}};

std::string formatName(const Cast& cast) {
  return cast.format[1] == '\0' ? cast.format + std::to_string(cast.bits) : cast.format;
}

std::uint64_t codeOf(const Cast& cast, float v) {
  std::uint64_t code = 0; // little-endian: the storage is its low bytes
  cast.ofFloats(&v, &code, 1);
  return code;
}

const subject::Codes* codesOf(const subject::Subject& way, const std::string& format) {
  for (const subject::Codes& codes : way.codes)
    if ((codes.format[1] == '\0' ? codes.format + std::to_string(codes.bits) : std::string(codes.format)) == format)
      return &codes;
  return nullptr;
}

struct Row {
  std::string format;
  std::uint32_t input = 0;
  int rule = -1; // -1: every rule
  std::array<std::string, 8> results;
};

std::vector<Row> readRows() {
  std::ifstream in(std::string(QKC_SOURCE_DIR) + "/tests/golden/numeric/conversions.txt");
  std::vector<Row> rows;
  std::string format;
  for (std::string line; std::getline(in, line);) {
    std::istringstream words(line);
    std::string first;
    if (!(words >> first) || first[0] == '#')
      continue;
    if (first == "roundings") {
      // The order in which the header numbers them.
      CHECK(line == "roundings half_even half_away half_to_zero half_to_plus half_to_minus to_zero to_plus to_minus");
      continue;
    }
    if (first == "format") {
      words >> format;
      continue;
    }
    Row row{format, static_cast<std::uint32_t>(std::stoul(first, nullptr, 16)), -1, {}};
    std::string rule;
    words >> rule >> row.results[0];
    row.rule = rule == "*" ? -1 : kRules.at(rule);
    if (row.results[0][0] == '=')
      row.results.fill(row.results[0].substr(1));
    else
      for (std::size_t k = 1; k < 8; ++k)
        words >> row.results[k];
    rows.push_back(row);
  }
  return rows;
}

} // namespace

TEST_CASE("golden conversions") {
  const std::vector<Row> rows = readRows();
  REQUIRE(rows.size() > 10000);
  for (const subject::Subject& way : subject::ways()) {
    std::map<std::string, std::vector<const Cast*>> casts;
    for (const auto& list : {way.floatCasts, way.integerCasts})
      for (const Cast& cast : list)
        if (cast.ofFloats != nullptr)
          casts[formatName(cast)].push_back(&cast);
    std::size_t compared = 0;
    std::size_t wrong = 0;
    for (const Row& row : rows)
      for (const Cast* cast : casts[row.format]) {
        const std::string& expected = row.results[static_cast<std::size_t>(cast->rounding)];
        if (expected == "-" || (row.rule >= 0 && row.rule != cast->overflow))
          continue;
        ++compared;
        const std::uint64_t code = codeOf(*cast, std::bit_cast<float>(row.input));
        const bool same =
            expected == "nan" ? codesOf(way, row.format)->isNan(code) : code == std::stoull(expected, nullptr, 16);
        if (!same && ++wrong <= 5)
          FAIL_CHECK(std::string(way.way), ": ", row.format, " of bits ", row.input, " rounding ", cast->rounding,
                     " overflow ", cast->overflow, ": ", code, ", expected ", expected);
      }
    CHECK(wrong == 0);
    CHECK(compared > 100000);
  }
}
