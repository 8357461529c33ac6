#include "runtime/device/cpu/kernel_test.h"

#ifdef __has_feature
#if __has_feature(address_sanitizer)
#define QKC_ADDRESS_SANITIZER
#endif
#endif

namespace qkc::device {
namespace {

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

CompileResult compileKernel(const std::string& body) {
  return compileText("__global__ void k(float* p, int n) {\n" + body + "\n}\nextern \"C\" void run() {}\n", {"run"});
}

TEST_CASE("an error bears the user's file, line, column and caret") {
  auto const result = compileKernel("  p[0] = undefinedName;");
  CHECK(result.status == CompileStatus::rejected);
  CHECK(result.program == nullptr);
  CHECK(contains(result.diagnostics, "candidate.cu:2:10: error: use of undeclared identifier 'undefinedName'"));
  CHECK(contains(result.diagnostics, "  p[0] = undefinedName;\n"));
  CHECK(contains(result.diagnostics, "         ^"));
}

TEST_CASE("notes inside the shim are left out") {
  auto const result = compileKernel("struct S {} s; p[0] = fmaxf(s, 1.0f); dim3 d(s); atomicAdd(s, 1);");
  CHECK(result.status == CompileStatus::rejected);
  CHECK(contains(result.diagnostics, "candidate.cu:2:"));
  CHECK(!contains(result.diagnostics, "/cuda/"));
}

TEST_CASE("inline assembly is refused before anything is assembled, wherever it stands") {
  for (const char* text : {"asm volatile(\"mov.u32 %0, %1;\" : \"=r\"(n) : \"r\"(n));", "asm(\"syscall\");",
                           "asm(\"fma.rn.f32 %0, %1, %1, %1;\" : \"=f\"(p[0]) : \"f\"(p[1]));",
                           "if constexpr (false) { asm(\"nop\"); }", "[] { __asm__(\"nop\"); }();"}) {
    auto const result = compileKernel(std::string("  ") + text);
    CAPTURE(text);
    CHECK(result.status == CompileStatus::unsupported);
    CHECK(contains(result.diagnostics, "candidate.cu:2:"));
    CHECK(contains(result.diagnostics, "inline assembly is not supported on the cpu device"));
    CHECK(contains(result.diagnostics, text));
    CHECK(!contains(result.diagnostics, "constraint"));
  }
  for (const char* text :
       {"asm(\".globl x\");\n", "extern \"C\" int f() asm(\"system\");\n",
        "template <class T> void g() { asm(\"nop\"); }\n", "__host__ void h() { asm(\"nop\"); }\n",
        "#define A asm(\"nop\")\nvoid h() { A; }\n",
        "#ifdef __CUDA_ARCH__\n__device__ void d() { asm(\"nop\"); }\n#else\nvoid d() { asm(\"nop\"); }\n#endif\n"}) {
    CAPTURE(text);
    auto const result = compileText(std::string(text) + "extern \"C\" void run() {}\n", {"run"});
    CHECK(result.status == CompileStatus::unsupported);
    CHECK(contains(result.diagnostics, "inline assembly"));
  }
  CHECK(compileText("#if 0\nvoid h() { asm(\"nop\"); }\n#endif\nextern \"C\" void run() {}\n", {"run"}).status ==
        CompileStatus::ok);
}

TEST_CASE("missing entries and unresolved symbols are named") {
  auto const missing = compileText("void run() {}\n", {"run", "other"});
  CHECK(missing.status == CompileStatus::rejected);
  CHECK(contains(missing.diagnostics, "'run', 'other'"));
  auto const unresolved = compileText("extern \"C\" int system(const char*);\nint helper(float);\n"
                                      "extern \"C\" void run() { system(\"true\"); helper(1); }\n",
                                      {"run"});
  CHECK(unresolved.status == CompileStatus::rejected);
  CHECK(contains(unresolved.diagnostics, "'helper(float)', 'system'"));
}

TEST_CASE("nothing of the file system is visible") {
  auto const vector = compileText("#include <vector>\nextern \"C\" void run() {}\n", {"run"});
  CHECK(vector.status == CompileStatus::unsupported);
  CHECK(contains(vector.diagnostics, "candidate.cu:1:10: fatal error: 'vector' file not found"));
  for (const char* name : {"/etc/passwd", "/usr/include/stdio.h", "../../../../etc/passwd", "mine.h"}) {
    auto const result = compileText("#include \"" + std::string(name) + "\"\nextern \"C\" void run() {}\n", {"run"});
    CAPTURE(name);
    CHECK(result.status == CompileStatus::rejected);
    CHECK(contains(result.diagnostics, "file not found"));
  }
  CHECK(compileText("#include \"mma.h\"\nextern \"C\" void run() {}\n", {"run"}).status == CompileStatus::unsupported);
}

TEST_CASE("names that only the toolkit could define are unsupported, others are errors") {
  CHECK(compileKernel("p[0] = __some_intrinsic_of_tomorrow(n);").status == CompileStatus::unsupported);
  CHECK(compileKernel("p[0] = someFunction(n);").status == CompileStatus::rejected);
}

TEST_CASE("a name of CUDA whose header is not included is noted with it") {
  const auto result = compileText("__global__ void k(int* p) { *p = __NV_E4M3; }\n"
                                  "extern \"C\" void run(int* p) { k<<<1, 1>>>(p); }\n",
                                  {"run"});
  CHECK(result.status == CompileStatus::unsupported);
  CHECK(result.diagnostics.find("where CUDA has __NV_E4M3, <cuda_fp8.h> declares it") != std::string::npos);
}

TEST_CASE("wrong side calls and wrong launches are the program's fault") {
  CHECK(compileText("__device__ int d() { return 1; }\nextern \"C\" int run() { return d(); }\n", {"run"}).status ==
        CompileStatus::rejected);
  CHECK(compileText("__global__ void k(int) {}\nextern \"C\" void run() { k<<<1, 1>>>(1, 2); }\n", {"run"}).status ==
        CompileStatus::rejected);
}

TEST_CASE("limits of the device are told from faults of the program") {
  auto const nested = compileText("__global__ void inner() {}\n__global__ void outer() { inner<<<1, 1>>>(); }\n"
                                  "extern \"C\" void run() { outer<<<1, 1>>>(); }\n",
                                  {"run"});
  CHECK(nested.status == CompileStatus::unsupported);
  CHECK(contains(nested.diagnostics, "candidate.cu:2:27: error"));
  auto const large = compileKernel("__shared__ float s[12289]; s[n] = 1; __syncthreads(); p[0] = s[0];");
  CHECK(large.status == CompileStatus::rejected);
  CHECK(contains(large.diagnostics, "'k(float*, int)' uses 49156 bytes of static shared memory"));
}

TEST_CASE("texts made to break a compiler give a diagnostic") {
  auto rejected = [](const std::string& text) {
    auto const result = compileText(text + "\nextern \"C\" void run() {}\n", {"run"});
    CHECK(result.status != CompileStatus::ok);
    CHECK(!result.diagnostics.empty());
    CHECK(result.diagnostics.size() < 70000);
    return result.diagnostics;
  };
  auto repeat = [](const std::string& piece, int count) {
    std::string out;
    for (int i = 0; i < count; ++i) {
      out += piece;
    }
    return out;
  };
  SUBCASE("include depth") {
    rejected("#include \"candidate.cu\"");
  }
  SUBCASE("template depth") {
    auto const text =
        rejected("template <int N> struct A { static constexpr int v = A<N + 1>::v; };\nint x = A<0>::v;");
    CHECK(contains(text, "template instantiation exceeded"));
  }
  SUBCASE("constant evaluation") {
    rejected("constexpr int f() { int i = 0; while (true) ++i; }\nconstexpr int x = f();");
  }
  SUBCASE("constant recursion") {
    rejected("constexpr int f(int n) { return f(n + 1); }\nconstexpr int x = f(0);");
  }
  SUBCASE("long source") {
    rejected(std::string(10U << 20U, ' '));
  }
  SUBCASE("long sum") {
    rejected("int x = 1" + repeat("+1", 200000) + ";");
  }
  SUBCASE("macro sum") {
    std::string text = "#define A0 +1+1+1+1+1+1+1+1\n";
    for (int i = 1; i < 9; ++i) {
      std::string const before = std::string("A").append(std::to_string(i - 1)) + " ";
      text.append("#define A").append(std::to_string(i)).append(" ").append(repeat(before, 8)).append("\n");
    }
    rejected(text + "int x = 1 A8;");
  }
  SUBCASE("deep parentheses") {
    rejected("int x = " + repeat("(", 100000) + "1;");
  }
  SUBCASE("deep braces") {
    rejected("void f() " + repeat("{", 100000));
  }
  SUBCASE("else if chain") {
    rejected("void f(int x) { if (x) ; " + repeat("else if (x) ; ", 100000) + "}");
  }
  SUBCASE("nested loops") {
    rejected("void f(int x) { " + repeat("while (x) ", 100000) + "; }");
  }
  SUBCASE("unary chain") {
    rejected("int g; int x = " + repeat("!", 100000) + "g;");
  }
  SUBCASE("nested templates") {
    rejected("template <class T> struct A {};\n" + repeat("A<", 50000) + "int" + repeat(">", 50000) + " x;");
  }
  SUBCASE("many errors") {
    rejected(repeat("int f() { return nothing; }\n", 3000));
  }
  SUBCASE("compiler debugging pragmas") {
    compileText("#pragma clang __debug llvm_fatal_error\nextern \"C\" void run() {}\n", {"run"});
    compileText("#pragma clang __debug parser_crash\nextern \"C\" void run() {}\n", {"run"});
  }
  SUBCASE("garbage") {
    rejected(std::string("\0\1\2\xff\xfe}}}}]])) \"", 16));
  }
}

TEST_CASE("long but lawful texts compile") {
  std::string table = "__device__ int table[] = {";
  for (int i = 0; i < 40000; ++i) {
    table += std::to_string(i) + ",";
  }
  auto program = build(table + "};\n__global__ void k(int* p, int i) { *p = table[i]; }\n"
                               "extern \"C\" void run(int* p, int i) { k<<<1, 1>>>(p, i); }\n");
  int value = 0;
  call(*program, "run", &value, 39999);
  CHECK(value == 39999);
}

TEST_CASE("constant memory and parameters are bounded") {
  auto const compileOne = [](const std::string& text) {
    return compileText(text + "\nextern \"C\" void run() {}\n", {"run"});
  };
  auto const constants = [&](const char* count) {
    return compileOne(std::string("__constant__ int table[") + count +
                      "];\n__global__ void k(int* p) { *p = table[1]; }");
  };
  CHECK(constants("16384").status == CompileStatus::ok);
  CompileResult const beyond = constants("16385");
  CHECK(beyond.status == CompileStatus::rejected);
  CHECK(contains(beyond.diagnostics, "65540 bytes of constant memory, more than 65536"));
  // Those that nobody writes lie elsewhere and count as well.
  CompileResult const both = compileOne("__constant__ int a[8192];\n__constant__ const int b[8193] = {1};\n"
                                        "__global__ void k(int* p, int i) { *p = a[i] + b[i]; }");
  CHECK(both.status == CompileStatus::rejected);
  CHECK(contains(both.diagnostics, "65540 bytes of constant memory, more than 65536"));
  auto const parameters = [&](const char* bytes) {
    return compileOne(std::string("struct Many { char bytes[") + bytes +
                      "]; };\n__global__ void k(Many m, char* p) { *p = m.bytes[1]; }");
  };
  CHECK(parameters("32756").status == CompileStatus::ok);
  CompileResult const more = parameters("32757");
  CHECK(more.status == CompileStatus::rejected);
  CHECK(contains(more.diagnostics, "32765 bytes of parameters, more than 32764"));
}

TEST_CASE("a heap of kernels and unknown names of CUDA's namespaces are unsupported") {
  for (const char* text :
       {"__global__ void k(int** p) { *p = new int; }", "namespace cub {}\ncub::BlockScanOfSomeKind a;"}) {
    CHECK(compileText(std::string(text) + "\nextern \"C\" void run() {}\n", {"run"}).status ==
          CompileStatus::unsupported);
  }
}

TEST_CASE("every way to take memory in a kernel is found, and none that only the host goes") {
  const std::string head = "struct alignas(64) Wide { int v; };\nnamespace std { struct nothrow_t {}; }\nconstexpr "
                           "std::nothrow_t kNoThrow{};\n"
                           "__host__ __device__ void* operator new(unsigned long, const std::nothrow_t&) noexcept;\n"
                           "__host__ __device__ void* operator new[](unsigned long, const std::nothrow_t&) noexcept;\n"
                           "__host__ __device__ inline void* take(int n) { return ";
  for (const char* way : {"new int", "new int[n]", "new Wide", "new Wide[n]", "new (kNoThrow) int",
                          "new (kNoThrow) int[n]", "n != 0 ? new int[n] : nullptr"}) {
    CAPTURE(way);
    const std::string text = head + way + "; }\n";
    auto const inKernel = [&](const std::string& more) {
      return compileText(text + more + "\nextern \"C\" void run() {}\n", {"run"});
    };
    CHECK(inKernel("__global__ void k(int* p) { *p = 1; }").status == CompileStatus::ok);
    for (const char* kernel :
         {"__global__ void k(void** p) { *p = take(1); }",
          "__device__ void* deeper(int n) { return take(n + 1); }\n__global__ void k(void** p) { *p = deeper(1); }",
          "__device__ void* (*chosen)(int) = take;\n__global__ void k(void** p) { *p = chosen(1); }",
          "struct Base { __device__ virtual void* get() = 0; };\n"
          "struct Taker : Base { __device__ void* get() override { return take(1); } };\n"
          "__device__ void* get(Base& base) { return base.get(); }\n"
          "__global__ void k(void** p) { Taker taker; *p = get(taker); }"}) {
      CAPTURE(kernel);
      CompileResult const found = inKernel(kernel);
      CHECK(found.status == CompileStatus::unsupported);
      CHECK(contains(found.diagnostics, "memory that a kernel takes by new or malloc is not supported"));
    }
  }
  auto program =
      build("__host__ __device__ int* take(int n) { return new int[n]; }\n"
            "__global__ void k(int* p) { *p += 1; }\n"
            "extern \"C\" void run(int* p) { int* mine = take(2); mine[1] = 6; *p = mine[1]; delete[] mine;\n"
            "  k<<<1, 1>>>(p); }\n");
  int value = 0;
  call(*program, "run", &value);
  CHECK(value == 7);
}

TEST_CASE("host code takes memory at the alignment of a type") {
  auto program = build(R"(
namespace std { enum class align_val_t : unsigned long {}; }
template <int n> struct alignas(n) Aligned { char bytes[n]; ~Aligned() {} };
template <class T> int misplaced() {
  T* volatile one = new T;
  T* volatile many = new T[3];
  int bad = (unsigned long)one % alignof(T) != 0;
  one->bytes[sizeof(T) - 1] = 5;
  many[2].bytes[0] = 6;
  bad += one->bytes[sizeof(T) - 1] + many[2].bytes[0] != 11;
  delete one;
  delete[] many;
  void* volatile raw = operator new(40, std::align_val_t(alignof(T)));
  bad += (unsigned long)raw % alignof(T) != 0;
  operator delete(raw, std::align_val_t(alignof(T)));
  return bad;
}
extern "C" void run(int* p) {
  p[0] = misplaced<Aligned<8>>() + misplaced<Aligned<32>>() + misplaced<Aligned<128>>();
  p[0] += misplaced<Aligned<4096>>() + misplaced<Aligned<16384>>();
  void* volatile none = operator new(40, std::align_val_t(48));
  p[1] = none == nullptr;
}
)");
  int values[2] = {-1, -1};
  call(*program, "run", &values[0]);
  CHECK(values[0] == 0);
  CHECK(values[1] == 1);
}

TEST_CASE("symbols that demangle without end are shown as they are") {
  std::string const deep = "_Z1f" + std::string(200'000, 'P') + "i";
  auto const result =
      compileText("extern \"C\" void " + deep + "();\nextern \"C\" void run() { " + deep + "(); }\n", {"run"});
  CHECK(result.status == CompileStatus::rejected);
  CHECK(result.diagnostics.size() < 1000);
  auto const plain = compileText("void missing(int);\nextern \"C\" void run() { missing(1); }\n", {"run"});
  CHECK(contains(plain.diagnostics, "'missing(int)'"));
}

TEST_CASE("shared memory in recursive functions is unsupported by name") {
  auto const result = compileText("__device__ int f(int n) { __shared__ int s[4]; return n ? f(n - 1) : s[0]; }\n"
                                  "__global__ void k(int* p) { *p = f(3); }\nextern \"C\" void run() {}\n",
                                  {"run"});
  CHECK(result.status == CompileStatus::unsupported);
  CHECK(contains(result.diagnostics, "'s'"));
}

TEST_CASE("barriers in code that cannot be reached cost no fibers") {
  auto program = build(R"(
template <bool sync> __device__ void maybe() { if (sync) __syncthreads(); }
template <bool sync> __global__ void k(int* p) { p[threadIdx.x] = 1; maybe<sync>(); }
extern "C" void run(int* p) { k<false><<<1, 1>>>(p); k<true><<<1, 1>>>(p); }
)");
  REQUIRE(program->kernels().size() == 2);
  CHECK(program->kernels()[0].needsFibers != program->kernels()[1].needsFibers);
}

CompileResult compileContained(const std::string& text, CompileLimits limits) {
  CompileRequest request;
  request.source = {"candidate.cu", text + "\nextern \"C\" void run(int* out) { *out = 7; }\n"};
  request.entries = {"run"};
  request.contained = true;
  request.limits = limits;
  return cpu().compile(request);
}

TEST_CASE("a contained compilation gives the same program and the same messages") {
  auto const good = compileContained("__global__ void k(float* p) { p[threadIdx.x] = 1; }", {});
  REQUIRE_MESSAGE(good.status == CompileStatus::ok, good.diagnostics);
  int seven = 0;
  call(*good.program, "run", &seven);
  CHECK(seven == 7);
  CHECK(good.program->kernels().size() == 1);
  CHECK(good.program->times().parseDevice > 0);
  auto const bad = compileContained("__global__ void k() { undefinedName(); }", {});
  CHECK(bad.status == CompileStatus::rejected);
  CHECK(contains(bad.diagnostics, "candidate.cu:1:23: error: use of undeclared identifier 'undefinedName'"));
}

TEST_CASE("texts that would take the compiler down end its process alone") {
  // Two million steps of a constant expression, over and over.
  std::string slow = "constexpr int f(int n) { int s = 0; for (int i = 0; i < 300000; ++i) s ^= i * n; return s; }\n";
  for (int i = 0; i < 400; ++i) {
    slow += "constexpr int v" + std::to_string(i) + " = f(" + std::to_string(i) + ");\n";
  }
  auto const late = compileContained(slow, {.seconds = 1});
  CHECK(late.status == CompileStatus::noEnd);
  CHECK(contains(late.diagnostics, "candidate.cu: error: compiling took more than 1 s of processor time"));
#if defined(__SANITIZE_ADDRESS__) || defined(QKC_ADDRESS_SANITIZER)
  MESSAGE("skipped: AddressSanitizer has mapped all memory beforehand, so that no limit on it is met");
#else
  // Each level holds sixteen of the one below.
  auto const large = compileContained("template <int N> struct A { A<N - 1> a[16]; constexpr A() {} };\n"
                                      "template <> struct A<0> { int v = 1; };\nconstexpr A<5> all;\n"
                                      "__device__ int use(int i) { return reinterpret_cast<const int*>(&all)[i]; }",
                                      {.bytes = std::size_t{64} << 20U});
  CHECK(large.status == CompileStatus::noEnd);
  CHECK(contains(large.diagnostics, "candidate.cu: error: compiling took more than 64 MiB of memory"));
#endif
}

TEST_CASE("variables that no machine has memory for are refused before they are loaded") {
  auto const result = compileContained("__device__ char huge[1ull << 40];", {});
  CHECK(result.status == CompileStatus::unsupported);
  CHECK(contains(result.diagnostics, "code and variables take 1099511"));
}

} // namespace
} // namespace qkc::device
