#include "runtime/probe/functions.h"

#include <doctest/doctest.h>

#include <bit>
#include <cmath>

namespace qkc::probe {
namespace {

const FunctionUnderTest& named(std::string_view name) {
  for (const FunctionUnderTest& one : functionsUnderTest()) {
    if (one.name == name) {
      return one;
    }
  }
  FAIL("no function of this name");
  return functionsUnderTest().front();
}

TEST_CASE("errors in units of the last place of the exact result") {
  CHECK(errorInUlps(1.0F, 1.0) == 0);
  CHECK(errorInUlps(1.0F, 1.0 + 0x1p-24) == 0.5);
  CHECK(errorInUlps(2.0F, 2.0 - 0x1p-23) == 1); // of the binade below 2
  CHECK(errorInUlps(-3.0F, -3.0 - 0x1p-21) == 2);
  CHECK(std::isinf(errorInUlps(0.0F, 0x1p-120)));
  CHECK(std::isinf(errorInUlps(INFINITY, 1.0)));
  CHECK(std::isinf(errorInUlps(NAN, 1.0)));
  CHECK(errorInUlps(-1.0F, 1.0) == 0x1p24);
}

TEST_CASE("a planted error is found, with its argument") {
  const FunctionUnderTest& root = named("sqrtf");
  const std::uint32_t wrong = 257U * 4000000U; // of the sample, near 2^-6
  const Sample sample{.stride = 257};
  const auto evaluate = [&](float miss, float at) {
    return [&root, miss, at](std::uint32_t first, std::uint32_t stride, std::span<float> out) {
      for (std::size_t k = 0; k < out.size(); ++k) {
        const std::uint32_t bits = first + static_cast<std::uint32_t>(k) * stride;
        const auto exact = static_cast<float>(root.exact(std::bit_cast<float>(bits)));
        out[k] = bits == wrong ? std::nextafter(exact, miss) * at : exact;
      }
    };
  };
  const Accuracy right = measureAccuracy(root, sample, evaluate(1, 1));
  CHECK(right.at == wrong);
  CHECK(right.largestUlp > 0.5);
  CHECK(right.largestUlp <= 1.5);
  CHECK(right.unbounded == 0);
  CHECK(right.compared > 8000000); // half of the normal numbers have a root
  const Accuracy zero = measureAccuracy(root, sample, evaluate(1, 0));
  CHECK(zero.unbounded == 1);
  CHECK(zero.firstUnbounded == wrong);
  CHECK(zero.largestUlp <= 0.5001); // all others are rounded once
  CHECK(zero.largestUlp >= 0.49);
}

TEST_CASE("the sample holds every argument once where it is to hold all") {
  CHECK(Sample{.stride = 1}.count() == std::uint64_t{1} << 32U);
  CHECK(Sample{.stride = 257}.count() == 16711936);
}

TEST_CASE("texts hold the instruction or the expression") {
  CHECK(functionText(named("ex2.approx.f32")).find("asm volatile(\"ex2.approx.f32 %0, %1;\"") != std::string::npos);
  CHECK(functionText(named("__expf")).find("y = __expf(x);") != std::string::npos);
}

} // namespace
} // namespace qkc::probe
