#include "runtime/judge/launch_lines.h"

#include <doctest/doctest.h>

namespace qkc::judge {
namespace {

constexpr const char* kPrototype = "#pragma once\n"
                                   "extern \"C\" void qkc_twice(\n"
                                   "    const float* x, // in f32[N]\n"
                                   "    float* y,\n"
                                   "    int64_t N, // extent\n"
                                   "    cudaStream_t stream);\n";

TEST_CASE("a host function is made of launch lines, in their order and with their numbers") {
  const std::string text = "__global__ void a(float* y);\n"
                           "  // qkc launch: a<<<1, 32, 0, stream>>>(y);\n"
                           "//qkc launch: b<<<N, 32>>>(x, y)\r\n";
  CHECK(withLaunchLines(text, "qkc_twice", kPrototype) == text + "\nextern \"C\" void qkc_twice(\n"
                                                                 "    const float* x, // in f32[N]\n"
                                                                 "    float* y,\n"
                                                                 "    int64_t N, // extent\n"
                                                                 "    cudaStream_t stream) {\n"
                                                                 "#line 2\na<<<1, 32, 0, stream>>>(y);\n"
                                                                 "#line 3\nb<<<N, 32>>>(x, y);\n"
                                                                 "}\n");
}

TEST_CASE("a text stays as it is where nothing is to be made") {
  const std::string none =
      "__global__ void a(float* y);\n// a launch: a<<<1, 1>>>(y)\n/* qkc launch: a<<<1, 1>>>(y) */\n";
  CHECK(withLaunchLines(none, "qkc_twice", kPrototype) == none);
  const std::string own = "// qkc launch: a<<<1, 1>>>(y)\nextern \"C\" void qkc_twice(float* y) {}";
  CHECK(withLaunchLines(own, "qkc_twice", kPrototype) == own);
  CHECK(withLaunchLines("", "qkc_twice", kPrototype).empty());
  const std::string line = "// qkc launch: a<<<1, 1>>>(y)";
  CHECK(withLaunchLines(line, "qkc_other", kPrototype) == line);
  // Another function whose name only begins like it.
  CHECK(withLaunchLines(line + "\nvoid qkc_twice_more();", "qkc_twice", kPrototype).ends_with("a<<<1, 1>>>(y);\n}\n"));
  CHECK(withLaunchLines("// qkc launch:\n", "qkc_twice", kPrototype) == "// qkc launch:\n");
}

} // namespace
} // namespace qkc::judge
