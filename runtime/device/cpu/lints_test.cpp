#include "runtime/device/cpu/kernel_test.h"

#include <algorithm>
#include <string>
#include <vector>

namespace qkc::device {
namespace {

const char* const kPrototype = "#include <cuda_runtime.h>\n"
                               "extern \"C\" void run(const float* __restrict__ x, int8_t* q, int64_t n, cudaStream_t "
                               "stream);\n";
const char* const kEntry = "extern \"C\" void run(const float* x, int8_t* q, int64_t n, cudaStream_t stream) {";

CompileResult compileFor(const std::string& text) {
  CompileRequest request;
  request.source = {"candidate.cu", text};
  request.headers = {{"prototype.h", kPrototype}};
  request.preIncludes = {"prototype.h"};
  request.entries = {"run"};
  return cpu().compile(request);
}

// "lint file:line" of each finding.
std::vector<std::string> found(const std::string& text) {
  auto const result = compileFor(text);
  CAPTURE(result.diagnostics);
  REQUIRE(result.status == CompileStatus::ok);
  std::vector<std::string> out;
  for (auto const& one : result.findings) {
    out.push_back(one.lint + " " + one.place.substr(0, one.place.rfind(':')));
  }
  std::sort(out.begin(), out.end());
  return out;
}

std::vector<std::string> inKernel(const std::string& statement) {
  return found("template <class T> __global__ void k(T* p, int n) {\n" + statement + "\n}\n" + kEntry +
               " float* p = nullptr; k<<<1, 1, 0, stream>>>(p, 1); }\n");
}

std::vector<std::string> inHost(const std::string& statement) {
  return found(std::string("__global__ void k() {}\nvoid helper(cudaStream_t s) { k<<<1, 1, 0, s>>>(); }\n") + kEntry +
               "\n" + statement + "\n}\n");
}

using Places = std::vector<std::string>;

TEST_CASE("lints of kernels") {
  CHECK(inKernel("p[0] = p[1] / p[2] + expf(p[3]);").empty());
  CHECK(inKernel("p[0] = __expf(p[1]);") == Places{"approximate-intrinsics candidate.cu:2"});
  CHECK(inKernel("p[0] = __fdividef(p[1], 2.0f);") == Places{"approximate-intrinsics candidate.cu:2"});
  CHECK(inKernel("#define E(x) __logf(x)\n#ifdef __CUDA_ARCH__\np[0] = E(p[1]);\n#endif") ==
        Places{"approximate-intrinsics candidate.cu:4"});
  CHECK(inKernel("atomicAdd(p, 1.0f);") == Places{"float-atomics candidate.cu:2"});
  CHECK(inKernel("atomicAdd(reinterpret_cast<int*>(p), 1); atomicMax(reinterpret_cast<int*>(p), n);").empty());
  CHECK(inKernel("__shared__ float own[32]; own[n] = 1; static const float t[2] = {1, 2}; p[0] = t[n];").empty());
}

TEST_CASE("lints of state, streams and copies") {
  CHECK(found(std::string("__device__ float kept;\n__constant__ float table[4] = {};\nconstexpr int kRows = 4;\n"
                          "const float kOne[1] = {1};\n") +
              kEntry + "\nstatic int calls = 0; ++calls; }\n") ==
        Places{"static-state candidate.cu:1", "static-state candidate.cu:6"});
  // Only a host that names a constant can change it.
  auto const declared = [](const std::string& text) { return found(text + kEntry + "\n}\n"); };
  CHECK(declared("__constant__ float table[4];\nvoid fill(const float* v, cudaStream_t s) {\n"
                 "cudaMemcpyToSymbolAsync(table, v, 16, 0, cudaMemcpyDeviceToDevice, s); }\n") ==
        Places{"static-state candidate.cu:1"});
  CHECK(declared("__constant__ float table[4];\nconst void* const kTable = &table;\n") ==
        Places{"static-state candidate.cu:1"});
  CHECK(declared("__constant__ float table[2] = {1, 2};\n__global__ void k(float* p) { p[0] = table[1]; }\n").empty());
  CHECK(inHost("k<<<1, 1, 0, stream>>>(); helper(stream); auto s = stream; k<<<1, 1, 0, s>>>();").empty());
  CHECK(inHost("k<<<1, 1>>>();") == Places{"other-streams candidate.cu:4"});
  CHECK(inHost("k<<<1, 1, 0, 0>>>();") == Places{"other-streams candidate.cu:4"});
  CHECK(inHost("helper(nullptr);") == Places{"other-streams candidate.cu:4"});
  CHECK(inHost("cudaMemsetAsync(q, 0, 1, stream);").empty());
  CHECK(inHost("cudaMemset(q, 0, 1);") == Places{"other-streams candidate.cu:4"});
  CHECK(inHost("float own; cudaMemcpyAsync(&own, x, 4, cudaMemcpyDeviceToHost, stream);") ==
        Places{"host-computation candidate.cu:4"});
  CHECK(inHost("cudaMemcpyAsync(q, x, 1, cudaMemcpyDeviceToDevice, stream);").empty());
}

std::string messages(const std::string& text) {
  auto const result = compileFor(text);
  CHECK(result.status == CompileStatus::rejected);
  CHECK(result.program == nullptr);
  return result.diagnostics;
}

void checkMessage(const std::string& text, const std::string& wanted) {
  std::string const all = messages(text);
  CAPTURE(all);
  CAPTURE(wanted);
  CHECK(all.find(wanted) != std::string::npos);
  CHECK(all.find("note: expected: extern \"C\" void run(const float *__restrict x, int8_t *q, int64_t n, cudaStream_t "
                 "stream)") != std::string::npos);
}

TEST_CASE("a function that is not the prototype's is an error at its parameter") {
  checkMessage("extern \"C\" void run(const double* x, int8_t* q, int64_t n, cudaStream_t stream) {}\n",
               "candidate.cu:1:35: error: parameter 1 is 'const double *x', expected 'const float *__restrict x'");
  checkMessage("void run(const float* x, int8_t* q,\n  int n, cudaStream_t stream) {}\n",
               "candidate.cu:2:7: error: parameter 3 is 'int n', expected 'int64_t n'");
  checkMessage("extern \"C\" void run(const float* x, int8_t* q, int64_t n) {}\n",
               "candidate.cu:1:17: error: parameter 4 is missing, expected 'cudaStream_t stream'");
  checkMessage("void run(const float* x, int8_t* q, int64_t n, cudaStream_t stream, int more) {}\n",
               "candidate.cu:1:73: error: parameter 5 is one too many");
  checkMessage("void walk(const float* x) {}\n", "error: no definition of the function 'run'");
  checkMessage("extern \"C\" void run(const float* x, int8_t* q, int64_t n, cudaStream_t stream);\n",
               "error: 'run' is declared and not defined");
  checkMessage("namespace mine { void run(const float* x, int8_t* q, int64_t n, cudaStream_t stream) {} }\n",
               "candidate.cu:1:23: error: 'run' is declared in a namespace");
  checkMessage("template <class T> void run(const T* x, int8_t* q, int64_t n, cudaStream_t stream) {}\n",
               "candidate.cu:1:25: error: 'run' is no plain function");
}

TEST_CASE("other errors are not made more by the prototype") {
  std::string const all = messages("#include \"nowhere.h\"\nint y = undeclared;\n");
  CHECK(all.find("prototype") == std::string::npos);
  CHECK(all.find("no definition") == std::string::npos);
}

TEST_CASE("a function of the prototype by other words") {
  for (const char* head :
       {"void run(const float* x, int8_t* q, long n, CUstream_st* stream) {}\n",
        "extern \"C\" { void run(const float* const x, int8_t q[], int64_t const n, cudaStream_t) {} }\n",
        "#ifndef __CUDA_ARCH__\nvoid run(const float*, int8_t*, int64_t, cudaStream_t) {}\n#endif\n",
        "using F = void(const float*, int8_t*, int64_t, cudaStream_t);\n"
        "extern \"C\" F run;\nvoid run(const float*, int8_t*, int64_t, cudaStream_t) {}\n"}) {
    auto const result = compileFor(head);
    CAPTURE(result.diagnostics);
    CHECK(result.status == CompileStatus::ok);
  }
}

} // namespace
} // namespace qkc::device
