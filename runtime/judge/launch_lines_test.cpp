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
  CHECK(withLaunchLines(text, "k\"1.cu", "qkc_twice", kPrototype) ==
        text + "\n#line 1 \"qkc_twice, made of launch lines\"\n"
               "extern \"C\" void qkc_twice(\n"
               "    const float* x, // in f32[N]\n"
               "    float* y,\n"
               "    int64_t N, // extent\n"
               "    cudaStream_t stream) {\n"
               "#line 2 \"k\\\"1.cu\"\na<<<1, 32, 0, stream>>>(y)\n;\n"
               "#line 3 \"k\\\"1.cu\"\nb<<<N, 32>>>(x, y)\n;\n"
               "}\n");
}

TEST_CASE("a text stays as it is where nothing is to be made") {
  const std::string none =
      "__global__ void a(float* y);\n// a launch: a<<<1, 1>>>(y)\n/* qkc launch: a<<<1, 1>>>(y) */\n";
  CHECK(withLaunchLines(none, "k\"1.cu", "qkc_twice", kPrototype) == none);
  const std::string own = "// qkc launch: a<<<1, 1>>>(y)\nextern \"C\" void qkc_twice(float* y) {}";
  CHECK(withLaunchLines(own, "k\"1.cu", "qkc_twice", kPrototype) == own);
  CHECK(withLaunchLines("", "k\"1.cu", "qkc_twice", kPrototype).empty());
  const std::string line = "// qkc launch: a<<<1, 1>>>(y)";
  CHECK(withLaunchLines(line, "k\"1.cu", "qkc_other", kPrototype) == line);
  // Another function whose name only begins like it.
  CHECK(withLaunchLines(line + "\nvoid qkc_twice_more();", "k\"1.cu", "qkc_twice", kPrototype)
            .ends_with("a<<<1, 1>>>(y)\n;\n}\n"));
  CHECK(withLaunchLines("// qkc launch:\n", "k\"1.cu", "qkc_twice", kPrototype) == "// qkc launch:\n");
}

TEST_CASE("comments and literals are told from code") {
  const auto made = [](const std::string& text) {
    return withLaunchLines(text, "k.cu", "qkc_twice", kPrototype) != text;
  };
  const std::string line = "// qkc launch: a<<<1, 1>>>(y)\n";
  CHECK(made("// what qkc_twice does\n/* qkc_twice */ const char* n = \"qkc_twice\";\n" + line));
  CHECK(made("const char* n = \"\\\"/*\"; int m = 1'000; char c = '\"'; /* ' */\n" + line));
  CHECK(made("const char* n = R\"x(\" // )\" qkc_twice)x\";\n" + line));
  CHECK_FALSE(made("/*\n" + line + "*/\n"));
  CHECK_FALSE(made("const char* n = R\"(\n" + line + ")\";\n"));
  CHECK_FALSE(made("int x; " + line));
  CHECK_FALSE(made("// a \\\n" + line));
  CHECK_FALSE(made("void qkc_twice();\n" + line));
  // Texts that end within something.
  for (const char* end : {"/*", "\"", "'", "R\"(", "R\"", "//", "// \\", "\"\\"}) {
    CAPTURE(end);
    CHECK(made(line + end));
  }
  CHECK(withLaunchLines("\n/* \n */\n" + line, "k.cu", "qkc_twice", kPrototype).find("#line 4 \"k.cu\"") !=
        std::string::npos);
}

} // namespace
} // namespace qkc::judge
