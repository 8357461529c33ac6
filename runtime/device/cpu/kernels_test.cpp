#include "runtime/device/cpu/kernel_test.h"

#include <cmath>
#include <cstdint>
#include <cstring>
#include <numeric>

namespace qkc::device {
namespace {

std::vector<float> ramp(int n) {
  std::vector<float> out(static_cast<std::size_t>(n));
  for (int i = 0; i < n; ++i) {
    out[static_cast<std::size_t>(i)] = std::sin(static_cast<float>(i) * 0.37F) * 300.0F;
  }
  return out;
}

TEST_CASE("an element-wise kernel runs as a loop and has the bits of plain code") {
  auto program = build(R"(
__global__ void quant(const float* __restrict__ x, float* __restrict__ y, int n, float s) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = fminf(fmaxf(rintf(x[i] * s), -127.f), 127.f);
}
extern "C" void run(const float* x, float* y, int n, float s) { quant<<<(n + 255) / 256, 256>>>(x, y, n, s); }
)");
  REQUIRE(program->kernels().size() == 1);
  CHECK(!program->kernels()[0].needsFibers);
  for (int n : {1, 31, 256, 257, 100003}) {
    auto x = ramp(n);
    std::vector<float> y(x.size() + 1, -5.0F);
    call(*program, "run", x.data(), y.data(), n, 0.41F);
    std::size_t wrong = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
      wrong += y[i] != std::fmin(std::fmax(std::rint(x[i] * 0.41F), -127.0F), 127.0F) ? 1 : 0;
    }
    CHECK(wrong == 0);
    CHECK(y[x.size()] == -5.0F);
  }
}

TEST_CASE("block reduction with shared memory, barrier, shuffles and atomics") {
  auto program = build(R"(
__device__ __forceinline__ float warpMax(float v) {
  for (int o = 16; o; o >>= 1) v = fmaxf(v, __shfl_xor_sync(0xffffffffu, v, o));
  return v;
}
__global__ void __launch_bounds__(256) absmax(const float* __restrict__ x, float* out, int n) {
  __shared__ float sm[32];
  float m = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) m = fmaxf(m, fabsf(x[i]));
  m = warpMax(m);
  if ((threadIdx.x & 31) == 0) sm[threadIdx.x >> 5] = m;
  __syncthreads();
  if (threadIdx.x < 32) {
    m = threadIdx.x < blockDim.x / 32 ? sm[threadIdx.x] : 0.f;
    m = warpMax(m);
    if (threadIdx.x == 0) atomicMax((int*)out, __float_as_int(m));
  }
}
extern "C" void run(const float* x, float* out, int n, cudaStream_t s) { absmax<<<dim3(17), dim3(256), 0, s>>>(x, out, n); }
)");
  CHECK(program->kernels()[0].needsFibers);
  CHECK(program->kernels()[0].staticSharedBytes == 128);
  auto x = ramp(100000);
  float expected = 0;
  for (float v : x) {
    expected = std::fmax(expected, std::fabs(v));
  }
  float got = 0;
  call(*program, "run", x.data(), &got, 100000, static_cast<void*>(nullptr));
  CHECK(got == expected);
}

TEST_CASE("dynamic shared memory, two-dimensional blocks and grids: a transpose") {
  auto program = build(R"(
__global__ void transpose(const int* in, int* out, int rows, int cols) {
  extern __shared__ int tile[];
  int c = blockIdx.x * blockDim.x + threadIdx.x, r = blockIdx.y * blockDim.y + threadIdx.y;
  if (r < rows && c < cols) tile[threadIdx.y * (blockDim.x + 1) + threadIdx.x] = in[r * cols + c];
  __syncthreads();
  int tr = blockIdx.x * blockDim.x + threadIdx.y, tc = blockIdx.y * blockDim.y + threadIdx.x;
  if (tr < cols && tc < rows) out[tr * rows + tc] = tile[threadIdx.x * (blockDim.x + 1) + threadIdx.y];
}
extern "C" void run(const int* in, int* out, int rows, int cols) {
  dim3 block(16, 16), grid((cols + 15) / 16, (rows + 15) / 16);
  transpose<<<grid, block, 16 * 17 * sizeof(int)>>>(in, out, rows, cols);
}
)");
  int const rows = 37;
  int const cols = 53;
  std::vector<int> in(static_cast<std::size_t>(rows) * cols);
  std::iota(in.begin(), in.end(), 0);
  std::vector<int> out(in.size(), -1);
  call(*program, "run", in.data(), out.data(), rows, cols);
  int wrong = 0;
  for (int r = 0; r < rows; ++r) {
    for (int c = 0; c < cols; ++c) {
      wrong += out[(static_cast<std::size_t>(c) * rows) + r] != (r * cols) + c ? 1 : 0;
    }
  }
  CHECK(wrong == 0);
}

TEST_CASE("three-dimensional identity, loop and fibers") {
  auto program = build(R"(
__device__ unsigned place() {
  unsigned x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y,
           z = blockIdx.z * blockDim.z + threadIdx.z;
  return (z * gridDim.y * blockDim.y + y) * gridDim.x * blockDim.x + x;
}
__global__ void loop(unsigned* out) { out[place()] = place() * 2 + 1; }
__global__ void fiber(unsigned* out) { __syncthreads(); out[place()] = place() * 2 + 1; }
extern "C" void run(unsigned* a, unsigned* b) {
  dim3 grid(3, 4, 5), block(6, 7, 2);
  loop<<<grid, block>>>(a);
  fiber<<<grid, block>>>(b);
}
)");
  std::vector<unsigned> a(std::size_t{3} * 4 * 5 * 6 * 7 * 2, 0);
  std::vector<unsigned> b(a);
  call(*program, "run", a.data(), b.data());
  std::size_t wrong = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    wrong += a[i] != (2 * i) + 1 || b[i] != (2 * i) + 1 ? 1 : 0;
  }
  CHECK(wrong == 0);
}

TEST_CASE("arguments of every shape arrive: empty, small, split and large structs, mixed with scalars") {
  auto program = build(R"(
struct Empty {};
struct Pair { float a, b; };
struct Mixed { double d; int i; };
struct Pointers { const float* p; float* q; };
struct Big { int v[20]; const float* p; };
struct Three { float x, y, z; };
struct Wide { alignas(16) int v; };
struct Bytes { char c[5]; };
__global__ void k(Empty e, Pair p, char c, Mixed m, Pointers q, Big b, float f, Three t, Empty e2, Wide w, dim3 d, Bytes y,
                  bool flag, long long l, double* out) {
  b.v[3] += threadIdx.x;  // its own copy
  out[threadIdx.x] = p.a + 2 * p.b + 4 * c + m.d + m.i + q.p[1] + b.v[3] + b.v[19] + b.p[2] + f + t.x + t.y + t.z + w.v +
                     d.x + d.y + d.z + y.c[4] + flag + l;
  if (threadIdx.x == 0) q.q[0] = 7;
}
extern "C" void run(const float* in, float* q, double* out) {
  Big b{}; b.v[3] = 5; b.v[19] = 9; b.p = in;
  k<<<1, 40>>>(Empty{}, Pair{1.5f, 2.5f}, 'A', Mixed{0.25, 3}, Pointers{in, q}, b, 0.125f, Three{1, 2, 3}, Empty{}, Wide{11},
               dim3(13, 17, 19), Bytes{{1, 2, 3, 4, 50}}, true, 1ll << 40, out);
}
)");
  std::vector<float> const in = {100, 200, 300};
  float q = 0;
  std::vector<double> out(40, 0);
  call(*program, "run", in.data(), &q, out.data());
  double const base = 1.5 + 5 + 260 + 0.25 + 3 + 200 + 5 + 9 + 300 + 0.125 + 6 + 11 + 49 + 50 + 1 + 1099511627776.0;
  for (int i = 0; i < 40; ++i) {
    CHECK(out[static_cast<std::size_t>(i)] == base + i);
  }
  CHECK(q == 7);
}

TEST_CASE("templates, class templates, functors and lambdas launched from templates") {
  auto program = build(R"(
template <class T, int V> struct Scale { T s; __device__ T operator()(T x) const { return x * s + V; } };
template <class F, class T> __global__ void map(F f, const T* x, T* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = f(x[i]);
}
template <class F, class T> void launch(F f, const T* x, T* y, int n) { map<<<(n + 127) / 128, 128>>>(f, x, y, n); }
extern "C" void run(const float* x, float* y, const int* u, int* v, int n) {
  launch(Scale<float, 3>{2.0f}, x, y, n);
  int shift = 5;
  launch([=] __device__ (int a) { return (a << 1) + shift; }, u, v, n);
}
extern "C" void direct(const float* x, float* y, int n) {
  Scale<float, 3> f{2.0f};
  void* args[] = {&f, &x, &y, &n};
  cudaLaunchKernel((const void*)map<Scale<float, 3>, float>, dim3(1), dim3(64), args, 0, 0);
}
)",
                       {"run", "direct"});
  std::vector<float> const x = {1, 2, 3};
  std::vector<float> y(3);
  std::vector<int> const u = {1, 2, 3};
  std::vector<int> v(3);
  call(*program, "run", x.data(), y.data(), u.data(), v.data(), 3);
  CHECK(y == std::vector<float>{5, 7, 9});
  CHECK(v == std::vector<int>{7, 9, 11});
  std::vector<float> z(3);
  call(*program, "direct", x.data(), z.data(), 3);
  CHECK(z == y);
}

TEST_CASE("__constant__ and __device__ variables are one storage for host and device") {
  auto program = build(R"(
__constant__ float table[4] = {1, 2, 3, 4};
__constant__ int late[2];
__device__ unsigned counter;
static __device__ int hidden = 5;
__device__ int out[3];
__global__ void k(float* y) {
  atomicAdd(&counter, 1u);
  y[threadIdx.x] = table[threadIdx.x % 4] + late[threadIdx.x & 1] + hidden;
  if (threadIdx.x < 3) out[threadIdx.x] = threadIdx.x * 10;
}
extern "C" void run(float* y, unsigned* count, int* o) {
  int l[2] = {100, 200};
  cudaMemcpyToSymbol(late, l, sizeof l);
  int h = 1000;
  cudaMemcpyToSymbol(hidden, &h, sizeof h);
  k<<<1, 64>>>(y);
  cudaMemcpyFromSymbol(count, counter, sizeof *count);
  cudaMemcpyFromSymbol(o, out, sizeof out);
}
)");
  std::vector<float> y(64);
  unsigned count = 0;
  std::vector<int> out(3, -1);
  call(*program, "run", y.data(), &count, out.data());
  CHECK(y[0] == 1101);
  CHECK(y[5] == 1202);
  CHECK(count == 64);
  CHECK(out == std::vector<int>{0, 10, 20});
}

TEST_CASE("__constant__ variables lie beside each other, whether written, const or holding addresses") {
  auto program = build(R"(
struct Step { float scale; const int shift; };
__constant__ float late[2];
__constant__ const float table[4] = {1, 2, 3, 4};
__constant__ const float zeros[3] = {};
static __constant__ char codes[5] = {1, 2, 3, 4, 5};
static __constant__ const short order[2] = {1, 0};
__constant__ Step step = {0.5f, 3};
__device__ const int whole[3] = {10, 20, 30};
__constant__ const float* const into = table;
__constant__ const int __attribute__((section(".qkc.constant"))) named = 1000;
__global__ void k(float* y, int i) {
  y[0] = late[i] + table[i] + zeros[i] + codes[i] + order[i] + whole[i] + named;
  y[1] = into[i] * step.scale + step.shift;
}
extern "C" void run(float* y, int i, float* back) {
  float l[2] = {100, 200};
  cudaMemcpyToSymbol(late, l, sizeof l);
  k<<<1, 1>>>(y, i);
  cudaMemcpyFromSymbol(back, table, 4 * sizeof *back);
}
)");
  std::vector<float> y(2);
  std::vector<float> back(4);
  call(*program, "run", y.data(), 1, back.data());
  CHECK(y == std::vector<float>{200 + 2 + 0 + 2 + 0 + 20 + 1000, 2 * 0.5F + 3});
  CHECK(back == std::vector<float>{1, 2, 3, 4});
}

TEST_CASE("atomics from many blocks on several OS threads lose nothing") {
  auto program = build(R"(
__global__ void hist(const float* x, unsigned* h, float* sum, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) { atomicAdd(&h[(int)fabsf(x[i]) & 7], 1u); atomicAdd(sum, 1.0f); }
}
extern "C" void run(const float* x, unsigned* h, float* sum, int n) { hist<<<(n + 63) / 64, 64>>>(x, h, sum, n); }
)");
  auto x = ramp(200000);
  std::vector<unsigned> h(8, 0);
  std::vector<unsigned> expected(8, 0);
  for (float v : x) {
    ++expected[static_cast<std::size_t>(static_cast<int>(std::fabs(v)) & 7)];
  }
  float sum = 0;
  call(*program, "run", x.data(), h.data(), &sum, 200000);
  CHECK(h == expected);
  CHECK(sum == 200000.0F);
}

TEST_CASE("threads that return early do not hold up a barrier or an exchange") {
  auto program = build(R"(
__global__ void k(int* out, int n) {
  __shared__ int s[64];
  s[threadIdx.x] = 0;
  __syncthreads();
  if (threadIdx.x >= n) return;
  s[threadIdx.x] = threadIdx.x + 1;
  __syncthreads();
  int sum = 0;
  for (int i = 0; i < 64; ++i) sum += s[i];
  out[threadIdx.x] = sum + __syncthreads_count(threadIdx.x % 2);
}
extern "C" void run(int* out, int n) { k<<<1, 64>>>(out, n); }
)");
  std::vector<int> out(64, -1);
  call(*program, "run", out.data(), 40);
  for (int i = 0; i < 40; ++i) {
    CHECK(out[static_cast<std::size_t>(i)] == (40 * 41 / 2) + 20);
  }
  CHECK(out[40] == -1);
}

TEST_CASE("the optimisation levels agree") {
  const char* text = R"(
__global__ void k(const float* x, float* y, int n) {
  __shared__ float s[128];
  int i = blockIdx.x * 128 + threadIdx.x;
  s[threadIdx.x] = i < n ? x[i] : 0;
  __syncthreads();
  float v = s[127 - threadIdx.x];
  if (i < n) y[i] = expf(v * 0.01f) + v * v;
}
extern "C" void run(const float* x, float* y, int n) { k<<<(n + 127) / 128, 128>>>(x, y, n); }
)";
  auto x = ramp(1000);
  std::vector<std::vector<float>> results;
  for (int level : {0, 1, 2, 3}) {
    auto program = build(text, {"run"}, level);
    std::vector<float> y(1000);
    call(*program, "run", x.data(), y.data(), 1000);
    results.push_back(y);
  }
  CHECK(results[0] == results[1]);
  CHECK(results[0] == results[2]);
  CHECK(results[0] == results[3]);
}

TEST_CASE("contraction never happens: a * b + c is two roundings") {
  auto program = build(R"(
__global__ void k(const float* a, float* out) { out[0] = a[0] * a[1] + a[2]; }
extern "C" void run(const float* a, float* out) { k<<<1, 1>>>(a, out); }
)");
  // (1 + 2^-12)^2 = 1 + 2^-11 + 2^-24: the last term is lost by the first rounding, kept by an fma.
  std::vector<float> const a = {1.0F + 0x1p-12F, 1.0F + 0x1p-12F, -1.0F - 0x1p-11F};
  float out = 5;
  call(*program, "run", a.data(), &out);
  CHECK(out == 0.0F);
}

TEST_CASE("recursion and calls through pointers that touch the thread's identity") {
  auto program = build(R"(
__device__ int fib(int n) { return n < 2 ? n + (int)threadIdx.x : fib(n - 1) + fib(n - 2); }
__device__ __noinline__ int twice(int v) { return 2 * v + threadIdx.x; }
__device__ __noinline__ int thrice(int v) { return 3 * v; }
__global__ void k(int* out, int which) {
  int (*f)(int) = which ? twice : thrice;
  out[threadIdx.x] = fib(6) + f(which);
}
extern "C" void run(int* out, int which) { k<<<1, 33>>>(out, which); }
)");
  CHECK(program->kernels()[0].needsFibers);
  std::vector<int> out(33);
  call(*program, "run", out.data(), 1);
  // fib(6) sums 13 leaves: 8 ones and 5 zeros.
  CHECK(out[0] == 8 + 2);
  CHECK(out[32] == 8 + (13 * 32) + 2 + 32);
}

TEST_CASE("headers are offered by name and pre-included") {
  CompileRequest request;
  request.source = {"candidate.cu", "#include \"sub/other.h\"\n#include <proto.h>\n"
                                    "void run(int* p) { k<<<1, 1>>>(p); }\n"};
  request.headers = {{"proto.h", "#pragma once\nextern \"C\" void run(int* p);\n#define VALUE 42\n"},
                     {"sub/other.h", "__global__ void k(int* p) { *p = VALUE; }\n"}};
  request.preIncludes = {"proto.h"};
  request.entries = {"run"};
  auto result = cpu().compile(request);
  REQUIRE_MESSAGE(result.status == CompileStatus::ok, result.diagnostics);
  int value = 0;
  call(*result.program, "run", &value);
  CHECK(value == 42);
  CHECK(result.program->entry("other") == nullptr);
}

TEST_CASE("initialisers of host variables run at the first entry, not while compiling") {
  auto program = build(R"(
static int counter = 0;
struct Loud { int v; Loud() : v(++counter + 40) {} };
static Loud first, second;
extern "C" int run() { static Loud local; return first.v * 10000 + second.v * 100 + local.v; }
)");
  auto* run = reinterpret_cast<int (*)()>(program->entry("run"));
  CHECK(run() == (41 * 10000) + (42 * 100) + 43);
  CHECK(run() == (41 * 10000) + (42 * 100) + 43);
}

TEST_CASE("two programs with the same names live side by side") {
  auto text = [](int value) {
    return "__device__ int v = " + std::to_string(value) +
           ";\n__global__ void k(int* p) { *p = v; }\nextern \"C\" void run(int* p) { k<<<1, 1>>>(p); }\n";
  };
  auto one = build(text(1));
  auto two = build(text(2));
  int value = 0;
  call(*one, "run", &value);
  CHECK(value == 1);
  call(*two, "run", &value);
  CHECK(value == 2);
  one.reset();
  call(*two, "run", &value);
  CHECK(value == 2);
}

} // namespace
} // namespace qkc::device
