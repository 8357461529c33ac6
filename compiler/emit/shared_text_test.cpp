#include "compiler/emit/shared_text.h"

#include <doctest/doctest.h>

using qkc::emit::SharedText;

namespace {

const char* const kFirst = R"(// a
struct Tensors {
  int n;
};
FN int f(const Tensors& io) { return io.n; }
FN int unused(const Tensors& io) { return 7; }
FN int g(const Tensors& io) {
  return f(io) + 1; // f
}
)";

} // namespace

TEST_CASE("definitions that are alike stand once, the others under names of their own") {
  SharedText shared;
  std::string run = "  g(Tensors{io});\n";
  const std::string first = shared.add(kFirst, run);
  CHECK(run == "  g(Tensors{io});\n");
  CHECK(first.find("struct Tensors") != std::string::npos);
  CHECK(first.find("unused") == std::string::npos);

  run = "  g(Tensors{io});\n";
  CHECK(shared.add(kFirst, run).empty());
  CHECK(run == "  g(Tensors{io});\n");

  std::string other = kFirst;
  other.replace(other.find("io.n;"), 5, "io.f;"); // a member called as a function is no reference to it
  run = "  g(Tensors{io});\n";
  const std::string second = shared.add(other, run);
  CHECK(run == "  g_v2(Tensors{io});\n");
  CHECK(second.find("FN int f_v2(const Tensors& io) { return io.f; }") != std::string::npos);
  CHECK(second.find("return f_v2(io) + 1;") != std::string::npos);
  CHECK(second.find("struct Tensors") == std::string::npos);
}

TEST_CASE("functions of one name that follow each other stay together") {
  const std::string text = "FN int f(int v) { return v; }\nFN int f(float v) {\n  return f(int(v));\n}\n";
  SharedText shared;
  std::string run = "f(1);";
  CHECK(shared.add(text, run) == text);
  std::string changed = text;
  changed.replace(changed.find("return v"), 8, "return 1");
  CHECK(shared.add(changed, run).find("FN int f_v2(float v) {\n  return f_v2(int(v));") != std::string::npos);
  CHECK(run == "f_v2(1);");
}
