#include "runtime/device/cpu/kernel_test.h"

#include <cstdint>
#include <numeric>
#include <set>

namespace qkc::device {
namespace {

// Runs `body` once per thread of one block; it sets int r[lane].
std::vector<int> runBlock(const std::string& body, int threads, const std::string& shape = "dim3(n)") {
  auto program =
      build("__global__ void k(int* out) {\n"
            "  int t = threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z), r = -1;\n" +
            body + "\n  out[t] = r;\n}\nextern \"C\" void run(int* out, int n) { k<<<1, " + shape + ">>>(out); }\n");
  std::vector<int> out(static_cast<std::size_t>(threads), -99);
  call(*program, "run", out.data(), threads);
  return out;
}

TEST_CASE("shuffles read by index, up, down and xor, within a width") {
  auto const index = runBlock("r = __shfl_sync(~0u, t * 3, 5);", 64);
  CHECK(index[0] == 15);
  CHECK(index[40] == (32 + 5) * 3);
  auto const up = runBlock("r = __shfl_up_sync(~0u, t, 3, 8);", 32);
  CHECK(up[2] == 2);
  CHECK(up[3] == 0);
  CHECK(up[8] == 8);
  CHECK(up[15] == 12);
  auto const down = runBlock("r = __shfl_down_sync(~0u, t, 3, 16);", 32);
  CHECK(down[12] == 15);
  CHECK(down[13] == 13);
  CHECK(down[16] == 19);
  auto const crossed = runBlock("r = __shfl_xor_sync(~0u, t, 5);", 32);
  CHECK(crossed[0] == 5);
  CHECK(crossed[31] == 26);
  auto const segment = runBlock("r = __shfl_sync(~0u, t, 9, 4);", 32);
  CHECK(segment[0] == 1);
  CHECK(segment[31] == 29);
}

TEST_CASE("shuffles carry 8-byte values") {
  auto const out = runBlock("double d = __shfl_sync(~0u, t + 0.5, 7); r = (int)(d * 2);"
                            "long long l = __shfl_sync(~0u, (long long)t << 40, 3); r += (int)(l >> 40) * 1000;",
                            32);
  CHECK(out[20] == 15 + 3000);
}

TEST_CASE("votes and reductions") {
  CHECK(runBlock("r = (int)__ballot_sync(~0u, t % 3 == 0);", 32)[7] == static_cast<int>(0x49249249U));
  auto const any = runBlock("r = __any_sync(~0u, t == 40) * 2 + __all_sync(~0u, t < 40);", 64);
  CHECK(any[0] == 1);
  CHECK(any[63] == 2);
  CHECK(runBlock("r = __reduce_add_sync(~0u, t);", 32)[4] == 496);
  CHECK(runBlock("r = __reduce_max_sync(~0u, 5 - t);", 32)[4] == 5);
  CHECK(runBlock("r = __reduce_min_sync(~0u, 5 - t);", 32)[4] == -26);
  CHECK(runBlock("r = (int)__reduce_or_sync(~0u, 1u << t);", 32)[4] == -1);
  CHECK(runBlock("r = (int)__reduce_xor_sync(~0u, (unsigned)t);", 32)[4] == 0);
  CHECK(runBlock("r = (int)__reduce_and_sync(~0u, (unsigned)t | 64);", 32)[4] == 64);
}

TEST_CASE("matches") {
  auto const some = runBlock("r = (int)__match_any_sync(~0u, t % 4);", 32);
  CHECK(some[1] == 0x22222222);
  CHECK(some[6] == 0x44444444);
  auto const all = runBlock("int p; r = (int)__match_all_sync(~0u, t / 32, &p) + p;", 64);
  CHECK(all[0] == 0); // ~0 + 1
  CHECK(runBlock("int p; r = (int)__match_all_sync(~0u, t, &p) + p;", 32)[0] == 0);
}

TEST_CASE("a partial warp exchanges under the full mask") {
  auto const out = runBlock("int s = t; for (int o = 16; o; o >>= 1) { int v = __shfl_down_sync(~0u, s, o);"
                            " if (t % 32 + o < (t < 32 ? 32 : 8)) s += v; } r = s;",
                            40);
  CHECK(out[0] == 496);
  CHECK(out[32] == 32 + 33 + 34 + 35 + 36 + 37 + 38 + 39);
  CHECK(runBlock("r = (int)__ballot_sync(~0u, 1);", 40)[39] == 0xff);
}

TEST_CASE("what a shuffle reads from a lane that takes no part differs from lane to lane and from order to order") {
  for (const char* const body : {"r = __shfl_sync(~0u, 5, 20);", "r = t < 8 ? __shfl_sync(0xffu, 5, 8) : -1;",
                                 "if (t >= 8) { out[t] = -1; return; } r = __shfl_sync(~0u, 5, 8);"}) {
    CAPTURE(body);
    auto const up = runBlock(body, 12);
    cpu().setThreadOrder(ThreadOrder::descending);
    auto const down = runBlock(body, 12);
    cpu().setThreadOrder(ThreadOrder::ascending);
    CHECK(std::set<int>(up.begin(), up.begin() + 8) == std::set<int>{-1, 0});
    CHECK(std::set<int>(down.begin(), down.begin() + 8) == std::set<int>{0x7b7b7b7b, -0x04040405});
  }
}

TEST_CASE("disjoint masks of one warp go their own ways") {
  auto const out = runBlock("if (t < 16) { int v = t; for (int i = 0; i < 5; ++i) v += __shfl_xor_sync(0xffffu, v, 1);"
                            " r = v; } else { int v = t; for (int i = 0; i < 3; ++i)"
                            " v += __shfl_xor_sync(0xffff0000u, v, 2); __syncwarp(0xffff0000u); r = v; }"
                            " __syncwarp(); r += __shfl_sync(~0u, r, 31) * 0;",
                            32);
  CHECK(out[0] == 16);      // (0 + 1) doubled four times
  CHECK(out[16] == 34 * 4); // (16 + 18) doubled twice
}

TEST_CASE("lanes that returned are not waited for, and count as zero in a ballot") {
  auto const out = runBlock("if (t % 2) { out[t] = 5; return; } r = (int)__ballot_sync(~0u, 1);", 32);
  CHECK(out[1] == 5);
  CHECK(out[0] == 0x55555555);
}

TEST_CASE("warps are made of the linear index in blocks of several dimensions") {
  auto const out = runBlock("r = __shfl_sync(~0u, t, 0);", 4 * 5 * 6, "dim3(4, 5, 6)");
  CHECK(out[31] == 0);
  CHECK(out[32] == 32);
  CHECK(out[119] == 96);
}

TEST_CASE("votes of the block") {
  auto const out = runBlock("r = __syncthreads_count(t < 70) * 4 + __syncthreads_or(t == 99) * 2 + "
                            "__syncthreads_and(t < 99);",
                            100);
  CHECK(out[0] == 282);
  CHECK(out[99] == 282);
}

TEST_CASE("the active mask is the set of lanes on the same path") {
  auto const out = runBlock("if (t % 3 == 0) { unsigned m = __activemask(); r = (int)m + 0 * __shfl_sync(m, t, 0); }"
                            " else if (t % 3 == 1) { unsigned m = __activemask(); r = __popc(m) * 100 + __ffs(m); }",
                            40);
  CHECK(out[0] == 0x49249249);
  CHECK(out[1] == 1102);
  CHECK(out[2] == -1);
  CHECK(out[33] == 0x92); // lanes 1, 4, 7 of the second warp: threads 33, 36, 39
  CHECK(runBlock("r = (int)__activemask();", 40)[35] == 0xff);
}

TEST_CASE("shared memory starts as NaN in each block") {
  auto program = build(R"(
__global__ void k(float* out) {
  __shared__ float s[32];
  if (blockIdx.x == 0) s[threadIdx.x] = 1;
  __syncthreads();
  out[blockIdx.x * 32 + threadIdx.x] = s[31 - threadIdx.x];
}
extern "C" void run(float* out) { k<<<2, 32>>>(out); }
)");
  std::vector<float> out(64);
  call(*program, "run", out.data());
  CHECK(out[5] == 1);
  CHECK(out[40] != out[40]);
}

TEST_CASE("a missing barrier shows under one of the two orders") {
  auto program = build(R"(
__global__ void k(const int* x, int* y) {
  __shared__ int s[128];
  s[threadIdx.x] = x[threadIdx.x];
  __syncwarp();
  y[threadIdx.x] = s[(threadIdx.x + 32) % 128];
}
extern "C" void run(const int* x, int* y) { k<<<1, 128>>>(x, y); }
)");
  std::vector<int> x(128);
  std::iota(x.begin(), x.end(), 0);
  std::vector<int> up(128);
  std::vector<int> down(128);
  call(*program, "run", x.data(), up.data());
  cpu().setThreadOrder(ThreadOrder::descending);
  call(*program, "run", x.data(), down.data());
  cpu().setThreadOrder(ThreadOrder::ascending);
  CHECK(up != down);
  CHECK(up[0] == -1);
  CHECK(down[0] == 32);
}

TEST_CASE("a lock between blocks and the last-block pattern finish") {
  auto program = build(R"(
__device__ unsigned done;
__global__ void k(const int* x, int* partial, int* total, int n) {
  __shared__ int s; __shared__ bool last;
  if (threadIdx.x == 0) s = 0;
  __syncthreads();
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) atomicAdd(&s, x[i]);
  __syncthreads();
  if (threadIdx.x == 0) {
    partial[blockIdx.x] = s;
    __threadfence();
    last = atomicAdd(&done, 1u) == gridDim.x - 1;
  }
  __syncthreads();
  if (last && threadIdx.x == 0) { int t = 0; for (int b = 0; b < gridDim.x; ++b) t += partial[b]; *total = t; done = 0; }
}
extern "C" void run(const int* x, int* partial, int* total, int n) { k<<<(n + 63) / 64, 64>>>(x, partial, total, n); }
)");
  std::vector<int> x(10000, 3);
  std::vector<int> partial(200);
  for (int round = 0; round < 3; ++round) {
    int total = 0;
    call(*program, "run", x.data(), partial.data(), &total, 10000);
    CHECK(total == 30000);
  }
}

} // namespace
} // namespace qkc::device
