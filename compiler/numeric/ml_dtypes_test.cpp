// Values and conversions as other software gives them: tests/golden/numeric/ml_dtypes.txt.

#include "compiler/numeric/codes.h"
#include "compiler/numeric/rounding.h"

#include <doctest/doctest.h>

#include <fstream>
#include <sstream>
#include <string>

using namespace qkc::numeric;

namespace {

std::uint64_t hex(const std::string& word) {
  return std::stoull(word, nullptr, 16);
}

} // namespace

TEST_CASE("values and conversions of ml_dtypes and NumPy") {
  std::ifstream file(QKC_SOURCE_DIR "/tests/golden/numeric/ml_dtypes.txt");
  REQUIRE(file);
  const Format& f32 = *findFormat("f32");
  const Format* format = nullptr;
  Overflow rule = Overflow::never;
  int rows = 0;
  for (std::string line; std::getline(file, line);) {
    std::istringstream words(line);
    std::string kind;
    std::string first;
    std::string second;
    words >> kind >> first >> second;
    CAPTURE(line);
    if (kind == "format") {
      format = findFormat(first);
      REQUIRE(format != nullptr);
      rule = *findOverflow(second);
    } else if (kind == "value") {
      ++rows;
      const Value value = decode(*format, hex(first));
      CHECK((second == "nan" ? value.isNan() : identical(value, decode(f32, hex(second)))));
    } else if (kind == "from") {
      ++rows;
      const Value value = round(*format, decode(f32, hex(first)), Rounding::halfEven, rule);
      CHECK((second == "nan" ? value.isNan() : !value.isNan() && encode(*format, value) == hex(second)));
    }
  }
  CHECK(rows > 3000);
}
