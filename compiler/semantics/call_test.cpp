// Which calls a contract allows: the domains of its inputs.

#include "compiler/contract/check_text.h"
#include "compiler/semantics/call.h"

#include <doctest/doctest.h>

using namespace qkc;

namespace {

// One index tensor of four elements, declared as `type range`, holding `codes`: what the call is refused for, or "".
std::string misfitOf(const std::string& declaration, const std::vector<std::uint64_t>& codes) {
  const auto checked = contract::checkText("contract c { dim T in {4}, G in {4} index t < T\n in g: " + declaration +
                                               "\n out y: i64[T]\n clause a: y[t] = g[t] }",
                                           "text", contract::readFile(QKC_SOURCE_DIR "/stdlib/prelude.qkc"));
  REQUIRE_MESSAGE(checked->contracts.size() == 1, checked->report());
  const contract::Contract& contract = checked->contracts[0];
  semantics::Call call = semantics::emptyCall(contract, {4, 4});
  call.given[0].codes = codes;
  return semantics::findMisfit(contract, call).value_or("");
}

constexpr std::uint64_t kMinusOne = ~std::uint64_t{0};

} // namespace

TEST_CASE("an index stays in its range, at either end") {
  CHECK(misfitOf("i64[T] range 0 ..< G", {0, 3, 3, 1}).empty());
  CHECK(misfitOf("i64[T] range 0 ..< G", {0, 4, 3, 1}).find("not below its extent") != std::string::npos);
  CHECK(misfitOf("i64[T] range 0 ..< G", {0, kMinusOne, 3, 1}).find("outside the input's domain") != std::string::npos);
}

TEST_CASE("a value that may repeat need not be an index") {
  const std::string slots = "i64[T] range -1 ..< G distinct unless -1";
  CHECK(misfitOf(slots, {kMinusOne, 2, kMinusOne, 0}).empty());
  CHECK(misfitOf(slots, {kMinusOne, 2, 2, 0}).find("holds 2 twice") != std::string::npos);
  CHECK(misfitOf(slots, {kMinusOne, 4, 2, 0}).find("not below its extent") != std::string::npos);
}

TEST_CASE("a permutation holds each index once") {
  CHECK(misfitOf("i64[T] permutation", {3, 1, 0, 2}).empty());
  CHECK(misfitOf("i64[T] range 0 ..< G permutation", {3, 1, 0, 2}).empty());
  CHECK(misfitOf("i64[T] range 0 ..< G permutation", {3, 1, 1, 2}).find("holds 1 twice") != std::string::npos);
}
