#include "runtime/cases/case.h"
#include "runtime/cases/format.h"
#include "runtime/cases/philox.h"
#include "runtime/cases/shapes.h"

#include <doctest/doctest.h>

#include <cmath>
#include <cstring>
#include <fstream>
#include <set>
#include <sstream>

using namespace qkc::cases;

namespace {

Manifest manifestOf(const std::string& name) {
  std::ifstream file(std::string(QKC_SOURCE_DIR) + "/generated/" + name + "/contract.json");
  std::ostringstream text;
  text << file.rdbuf();
  std::string error;
  auto manifest = readManifest(text.str(), error);
  REQUIRE_MESSAGE(manifest.has_value(), error);
  return std::move(*manifest);
}

std::vector<double> valuesOf(const Manifest& manifest, const Tensor& tensor) {
  const Format& format = *findFormat(manifest.parameter(tensor.name)->format);
  std::vector<double> values;
  for (std::size_t k = 0; k < tensor.bytes.size() / format.bytes; ++k)
    values.push_back(format.decode(loadCode(tensor.bytes.data(), format.bytes, k)));
  return values;
}

const Tensor& input(const Case& one, const std::string& name) {
  for (const Tensor& tensor : one.inputs)
    if (tensor.name == name)
      return tensor;
  throw std::runtime_error("no input " + name);
}

} // namespace

TEST_CASE("Philox gives the published numbers") {
  // Random123's known answers for philox4x32-10.
  const auto zero = philox({0, 0, 0, 0}, {0, 0});
  CHECK(zero[0] == 0x6627e8d5);
  CHECK(zero[1] == 0xe169c58d);
  CHECK(zero[2] == 0xbc57ac4c);
  CHECK(zero[3] == 0x9b00dbd8);
  const auto ones = philox({~0U, ~0U, ~0U, ~0U}, {~0U, ~0U});
  CHECK(ones[0] == 0x408f276d);
  CHECK(ones[3] == 0x6d5451fd);
}

TEST_CASE("equal seeds give equal bytes, others do not") {
  const Manifest manifest = manifestOf("int8_dyn_token_sym");
  const auto first = buildCases(manifest, 7);
  const auto second = buildCases(manifest, 7);
  const auto other = buildCases(manifest, 8);
  REQUIRE(first.size() == second.size());
  bool differs = false;
  for (std::size_t k = 0; k < first.size(); ++k) {
    CHECK(first[k].name == second[k].name);
    CHECK(input(first[k], "x").bytes == input(second[k], "x").bytes);
    differs = differs || input(first[k], "x").bytes != input(other[k], "x").bytes;
    // A case is given back by its seed and number.
    const Case again = buildCase(manifest, 7, first[k].number, first[k].dims, first[k].inputClass);
    CHECK(input(again, "x").bytes == input(first[k], "x").bytes);
  }
  CHECK(differs);
}

TEST_CASE("every element obeys its domain") {
  for (const char* name : {"int8_dyn_token_sym", "int8_static_tensor_sym", "fp8_token_group128_ue8m0_f32"}) {
    const Manifest manifest = manifestOf(name);
    for (const std::uint64_t seed : {0, 1, 2})
      for (const Case& one : buildCases(manifest, seed))
        for (const Tensor& tensor : one.inputs) {
          const Domain& domain = manifest.parameter(tensor.name)->domain;
          for (const double v : valuesOf(manifest, tensor)) {
            REQUIRE(std::isfinite(v));
            if (domain.positive)
              REQUIRE(v > 0);
            if (v != 0 && domain.magnitudeLow)
              REQUIRE(std::fabs(v) >= *domain.magnitudeLow);
            if (domain.magnitudeHigh)
              REQUIRE(std::fabs(v) <= *domain.magnitudeHigh);
          }
        }
  }
}

TEST_CASE("every shape of several elements has exact ties and elements that tell the paths apart") {
  const Manifest manifest = manifestOf("int8_dyn_token_sym");
  std::map<std::int64_t, int> ties;
  std::map<std::int64_t, int> apart;
  for (const Case& one : buildCases(manifest, 0)) {
    const std::int64_t H = one.dims.at("H");
    const auto x = valuesOf(manifest, input(one, "x"));
    for (std::size_t row = 0; row * static_cast<std::size_t>(H) < x.size(); ++row) {
      float amax = 0;
      for (std::int64_t h = 0; h < H; ++h)
        amax = std::fmax(
            amax, std::fabs(static_cast<float>(x[row * static_cast<std::size_t>(H) + static_cast<std::size_t>(h)])));
      if (amax == 0)
        continue;
      const volatile float scale = amax / 127.0F;
      const volatile float inverse = 1.0F / scale;
      const volatile float encode = 127.0F / amax;
      for (std::int64_t h = 0; h < H; ++h) {
        const auto v = static_cast<float>(x[row * static_cast<std::size_t>(H) + static_cast<std::size_t>(h)]);
        const volatile float a = v / scale;
        const volatile float b = v * inverse;
        const volatile float c = v * encode;
        ties[H] += std::fabs(a - std::trunc(a)) == 0.5F && b == a && c == a;
        apart[H] += std::nearbyint(a) != std::nearbyint(b) || std::nearbyint(a) != std::nearbyint(c);
      }
    }
  }
  for (const auto& [H, count] : apart)
    if (H > 1) {
      CAPTURE(H);
      CHECK(count > 0);
      CHECK(ties[H] > 0);
    }
}

TEST_CASE("shapes are admitted and hold extents of one and beside multiples") {
  const Manifest rows = manifestOf("int8_dyn_token_sym");
  std::set<std::int64_t> seen;
  bool rows300 = false;
  bool oneRow = false;
  for (const Extents& dims : suiteShapes(rows)) {
    CHECK(dimsProblem(rows, dims) == "");
    seen.insert(dims.at("H"));
    rows300 = rows300 || dims.at("T") == 300;
    oneRow = oneRow || (dims.at("T") == 1 && dims.at("H") == 20000);
  }
  CHECK(rows300);
  CHECK(oneRow);
  for (const std::int64_t H : {1, 31, 33, 127, 128, 129, 255, 256, 257})
    CHECK(seen.count(H) == 1);
  for (const Extents& dims : suiteShapes(manifestOf("fp8_token_group128_ue8m0_f32")))
    CHECK(dims.at("K") % 128 == 0);
  CHECK(dimsProblem(manifestOf("fp8_token_group128_ue8m0_f32"), {{"T", 1}, {"K", 100}}) != "");
  CHECK(dimsProblem(rows, {{"T", 1}}) != "");
}

TEST_CASE("manifests that are none are refused") {
  std::string error;
  for (const char* text :
       {"", "{}", "[]", R"({"schema":"qkc.contract/2"})", "\xff", R"({"schema":"qkc.contract/1"})"}) {
    error.clear();
    CHECK_FALSE(readManifest(text, error).has_value());
    CHECK_FALSE(error.empty());
  }
}

TEST_CASE("codes are written as people read them") {
  CHECK(valueText(*findFormat("bf16"), 0x3f80) == "1");
  CHECK(valueText(*findFormat("i8"), 0xff) == "-1");
  CHECK(valueText(*findFormat("i64"), ~0ULL) == "-1");
  CHECK(valueText(*findFormat("u64"), ~0ULL) == "18446744073709551615");
  CHECK(valueText(*findFormat("e4m3"), 0x7f) == "nan");
  CHECK(valueText(*findFormat("e4m3"), 0x80) == "-0");
  CHECK(valueText(*findFormat("f32"), 0x3c010204) == "0.007874016");
  CHECK(valueText(*findFormat("f32"), 0x5d800000) == "1.1529215e+18");
  // Not only back to the code: what is shown can be computed with.
  CHECK(valueText(*findFormat("e4m3"), 0x10) == "0.03125");
  CHECK(valueText(*findFormat("f16"), 0xc900) == "-10");
  CHECK(valueText(*findFormat("bf16"), 0x32e8) == "2.7008355e-08");
  CHECK(valueText(*findFormat("bf16"), 0x4830) == "180224");
  CHECK(codeText(*findFormat("e2m1"), 7) == "0x7");
}

TEST_CASE("cases by hand end the pinned suite, with the text's bits") {
  const Manifest manifest = manifestOf("nvfp4_4over6");
  REQUIRE(manifest.handCases.size() == 11);
  const auto cases = buildCases(manifest, 0);
  const Case& first = cases[cases.size() - 11];
  CHECK(first.inputClass == "by_hand");
  CHECK(first.name == "M=1 K=16 by_hand (six_through_f16)");
  CHECK(valuesOf(manifest, input(first, "x")) == std::vector<double>{234, 97.5, 48.75, 48.75, 9.75, 97.5, -9.75, -29.25,
                                                                     -195, -29.25, 20.75, 143, 143, 143, 158, 24.25});
  CHECK(loadCode(input(first, "g").bytes.data(), 4, 0) == 0x3e034c96);
  for (const Case& one : buildCases(manifest, 1))
    CHECK(one.inputClass != "by_hand");
}
