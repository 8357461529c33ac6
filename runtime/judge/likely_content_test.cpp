#include "runtime/judge/likely_content.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace qkc::judge;

TEST_CASE("likely contents differ from each other and from the result") {
  for (const std::size_t bytes : {1U, 2U, 16U, 17U, 300U}) {
    CAPTURE(bytes);
    std::vector<std::byte> result;
    for (std::size_t k = 0; k < bytes; ++k) {
      result.push_back(static_cast<std::byte>(7 + k));
    }
    std::vector<std::vector<std::byte>> seen;
    for (int which = 0; which < kLikelyContents; ++which) {
      const auto content = likelyContent(result, which);
      CHECK(content.size() == bytes);
      CHECK((content != result || bytes == 1)); // a single byte has no neighbour
      CHECK(std::find(seen.begin(), seen.end(), content) == seen.end());
      seen.push_back(content);
    }
  }
  CHECK(likelyContent({}, kLikelyContents - 2).empty());
}
