#include "runtime/judge/printable.h"

#include <doctest/doctest.h>

namespace qkc::judge {
namespace {

TEST_CASE("plain text stays") {
  CHECK(printable("a\tb: \"c\" ~", Lines::one) == "a\tb: \"c\" ~");
  CHECK(printable("one\ntwo\n", Lines::many) == "one\ntwo\n");
  CHECK(printable("one\ntwo", Lines::one) == "one two");
  CHECK(printable("\xc3\xa9 \xe2\x82\xac \xf0\x9f\x98\x80", Lines::one) == "\xc3\xa9 \xe2\x82\xac \xf0\x9f\x98\x80");
  CHECK(printable("", Lines::one).empty());
}

TEST_CASE("what a terminal obeys, or can't show, is replaced") {
  const char* const mark = "\xef\xbf\xbd";
  for (const char* text :
       {"\x1b", "\a", "\r", "\x7f", "\xc2\x9b", "\xe2\x80\xae", "\xe2\x81\xa6", "\xff", "\xc3", "\xc0"}) {
    CAPTURE(text);
    CHECK(printable(text, Lines::many) == mark);
  }
  // Longer than needed, surrogates, beyond the last character, cut off: each byte by itself.
  CHECK(printable("\xe0\x80\x80", Lines::one).size() == 9);
  CHECK(printable("\xed\xa0\x80", Lines::one).size() == 9);
  CHECK(printable("\xf4\x90\x80\x80", Lines::one).size() == 12);
  CHECK(printable("x\xe2\x82", Lines::one) == std::string("x") + mark + mark);
}

} // namespace
} // namespace qkc::judge
