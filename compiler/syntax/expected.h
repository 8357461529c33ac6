#pragma once
// What could stand in a place, said in few words. Private to this room.

#include <misc/IntervalSet.h>

#include <string>
#include <vector>

namespace qkc::syntax {

// "an expression, a name or ']'": words that go together are said as one, and long lists are cut short.
std::string describeExpected(const std::vector<std::string>& tokenNames, const antlr4::misc::IntervalSet& expected);

} // namespace qkc::syntax
