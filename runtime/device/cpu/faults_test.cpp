#include "runtime/device/cpu/kernel_test.h"

#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstring>
#include <new>

namespace qkc::device {
namespace {

// How a child ended that ran a program, and what its runtime left behind.
struct Ended {
  int status = 0; // as waitpid has it
  RunFault fault{};
  bool faulted() const { return WIFEXITED(status) && WEXITSTATUS(status) == QKC_FAULT_EXIT_STATUS; }
  std::string message() const { return fault.message; }
};

void onSignal(int /*signal*/, siginfo_t* info, void* /*context*/) {
  bool const ours = cpu().claimFault(reinterpret_cast<std::uintptr_t>(info->si_addr), false);
  _exit(ours ? QKC_FAULT_EXIT_STATUS : 99);
}

template <class Body> Ended runChild(const Body& body, int threads = 2) {
  void* page = mmap(nullptr, sizeof(RunFault), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  REQUIRE(page != MAP_FAILED);
  auto* fault = new (page) RunFault{};
  cpu();
  pid_t const child = fork();
  if (child == 0) {
    alarm(20);
    cpu().setThreads(threads);
    cpu().prepareThreads();
    cpu().setFaultSink(fault);
    struct sigaction action{};
    action.sa_sigaction = onSignal;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    sigaction(SIGSEGV, &action, nullptr);
    sigaction(SIGBUS, &action, nullptr);
    body();
    _exit(0);
  }
  Ended out;
  waitpid(child, &out.status, 0);
  out.fault = *fault;
  munmap(page, sizeof(RunFault));
  return out;
}

// Runs `kernel(int* out, int n)`, whose body is given, in a child.
Ended runBody(const std::string& body, const std::string& launch = "<<<1, 64>>>", int n = 64, int threads = 2) {
  auto program = build("__global__ void kernel(int* out, int n) {\n" + body +
                       "\n}\nextern \"C\" int run(int* out, int n) { kernel" + launch +
                       "(out, n); return cudaGetLastError(); }\n");
  return runChild(
      [&] {
        std::vector<int> out(4096);
        int const error = reinterpret_cast<int (*)(int*, int)>(program->entry("run"))(out.data(), n);
        _exit(error == 0 ? 0 : 50 + error);
      },
      threads);
}

TEST_CASE("a divergent barrier is told apart from a deadlock") {
  auto const barrier = runBody("if (threadIdx.x < 5)\n  __syncthreads();\nelse\n  __syncwarp();\nout[0] = 1;");
  CHECK(barrier.faulted());
  CHECK(barrier.fault.kind == QKC_FAULT_DIVERGENT_BARRIER);
  CHECK(barrier.message().find("5 threads") != std::string::npos);
  CHECK(barrier.message().find("line 3") != std::string::npos);
  CHECK(std::string(barrier.fault.kernel) == "kernel(int*, int)");
  auto const lanes = runBody("if (threadIdx.x % 2) __shfl_sync(~0u, 1, 0); else __ballot_sync(~0u, 1);");
  CHECK(lanes.faulted());
  CHECK(lanes.fault.kind == QKC_FAULT_DEADLOCK);
  CHECK(lanes.message().find("line 2") != std::string::npos);
}

TEST_CASE("a lane outside its own mask") {
  auto const ended = runBody("out[threadIdx.x] = __shfl_sync(0xffffu, 1, 0);");
  CHECK(ended.faulted());
  CHECK(ended.fault.kind == QKC_FAULT_BAD_WARP_MASK);
  CHECK(ended.fault.thread[0] == 16);
  CHECK(ended.fault.line == 2);
}

TEST_CASE("static shared memory is bounded, in fibers and in loops") {
  for (const char* barrier : {"__syncthreads();", ""}) {
    auto const code = [&](const std::string& access) {
      return "__shared__ float before[4], sm[8][8], after[64];\nbefore[n & 3] = after[n & 63] = 0;\n" +
             std::string(barrier) + "\n" + access;
    };
    CAPTURE(barrier);
    auto const write = runBody(code("sm[threadIdx.x / 8][threadIdx.x % 8 + (threadIdx.x == 63)] = 1;"));
    CHECK(write.faulted());
    CHECK(write.fault.kind == QKC_FAULT_SHARED_BOUNDS);
    CHECK(write.message().find("'sm'") != std::string::npos);
    CHECK(write.message().find("at byte 256") != std::string::npos);
    CHECK(write.fault.line == 5);
    CHECK(write.fault.thread[0] == 63);
    CHECK(write.fault.has_thread == 1);
    auto const read = runBody(code("out[threadIdx.x] = after[(int)threadIdx.x - 1];"));
    CHECK(read.fault.kind == QKC_FAULT_SHARED_BOUNDS);
    CHECK(read.message().find("at byte -4") != std::string::npos);
    CHECK(read.fault.thread[0] == 0);
    auto const wide = runBody(code("*(double2*)&before[2 * (n > 0)] = double2{1, 2};"));
    CHECK(wide.fault.kind == QKC_FAULT_SHARED_BOUNDS);
    auto const fine = runBody(code("sm[threadIdx.x / 8][threadIdx.x % 8] = 1; out[0] = sm[7][7];"));
    CHECK(fine.status == 0);
  }
}

TEST_CASE("dynamic shared memory is bounded by the launch") {
  const char* body = "extern __shared__ int dyn[];\nint* half = dyn + 32;\n"
                     "half[threadIdx.x] = 1;\n__syncthreads();\nout[0] = dyn[0];";
  CHECK(runBody(body, "<<<1, 64, 96 * 4>>>").status == 0);
  auto const ended = runBody(body, "<<<1, 64, 95 * 4>>>");
  CHECK(ended.fault.kind == QKC_FAULT_SHARED_BOUNDS);
  CHECK(ended.message().find("380 bytes") != std::string::npos);
  CHECK(ended.fault.thread[0] == 63);
}

TEST_CASE("accesses wider than what a pointer counts in must be aligned") {
  // An access, and what the message names.
  std::vector<std::pair<const char*, const char*>> const bad = {
      {"*(int2*)(out + n * (int)threadIdx.x + 1) = int2{1, 2};", "8 bytes"},
      {"*(float4*)&out[threadIdx.x] = float4{1, 2, 3, 4};", "16 bytes"},
      {"float4* v = (float4*)(out + 2) + threadIdx.x; float4 w = *v; out[0] = w.x + w.w;", "16 bytes"},
      {"char* b = (char*)out; *(int*)(b + threadIdx.x) = 1;", "4 bytes"},
      {"short* h = (short*)out + 1; ((int*)h)[threadIdx.x] = 1;", "4 bytes"},
      {"__shared__ char s[1024]; *(double*)(s + 4 + 8 * threadIdx.x) = 1; __syncthreads(); out[0] = s[n];", "8 bytes"},
      {"atomicAdd((int*)((char*)out + 2), 1);", "4 bytes"},
  };
  for (auto const& [access, size] : bad) {
    CAPTURE(access);
    auto const ended = runBody(access);
    CHECK(ended.fault.kind == QKC_FAULT_MISALIGNED);
    CHECK(ended.message().find(size) != std::string::npos);
    CHECK(ended.fault.has_thread == 1);
    CHECK(ended.fault.line > 0);
  }
  for (const char* fine :
       {"*(float4*)&out[4 * threadIdx.x] = float4{1, 2, 3, 4};", "if (n == 12345) *(float4*)&out[1] = float4{};",
        "char* b = (char*)out; *(int*)(b + 4 * threadIdx.x) = 1;",
        "for (int* p = out; p < out + 64; p += n & 1 ? 1 : 3) *p = 1;",
        "struct __align__(16) S { double a; float b; } s[4]; s[n & 3].b = 2; out[0] = s[n & 3].b;"}) {
    CAPTURE(fine);
    CHECK(runBody(fine).status == 0);
  }
}

TEST_CASE("a pointer to shared memory that went through memory hits the guard page") {
  auto const ended = runBody("__shared__ int s[16];\n__shared__ int* p[2];\np[threadIdx.x & 1] = s;\n__syncthreads();\n"
                             "out[0] = p[n & 1][100000 / 4];");
  CHECK(ended.faulted());
  CHECK(ended.fault.kind == QKC_FAULT_SHARED_BOUNDS);
}

TEST_CASE("trap and assert") {
  auto const loop =
      runBody("if (blockIdx.x == 2 && threadIdx.x == 7)\n  __trap();\nout[threadIdx.x] = 1;", "<<<4, 64>>>");
  CHECK(loop.faulted());
  CHECK(loop.fault.kind == QKC_FAULT_TRAP);
  CHECK(loop.fault.block[0] == 2);
  CHECK(loop.fault.thread[0] == 7);
  CHECK(loop.fault.line == 3);
  auto const fiber = runBody("__syncthreads();\nif (threadIdx.x == 9) __trap();", "<<<1, 64>>>");
  CHECK(fiber.fault.kind == QKC_FAULT_TRAP);
  CHECK(fiber.fault.thread[0] == 9);
}

TEST_CASE("a stack overflow is a fault and harms no other thread") {
  auto program = build(R"(
__device__ int deep(int n) { volatile int pad[256]; pad[n & 255] = n; return n == 0 ? threadIdx.x : deep(n - 1) + pad[n & 255]; }
__global__ void k(int* out, int n) { out[threadIdx.x] = deep(threadIdx.x == 3 ? n : 1); }
extern "C" void run(int* out, int n) { k<<<1, 8>>>(out, n); }
)");
  auto run = [&](int depth) {
    return runChild([&] {
      std::vector<int> out(8);
      call(*program, "run", out.data(), depth);
      _exit(out[2] == 2 + 1 ? 0 : 3);
    });
  };
  CHECK(run(50).status == 0);
  auto const ended = run(1000000);
  CHECK(ended.faulted());
  CHECK(ended.fault.kind == QKC_FAULT_STACK_OVERFLOW);
  CHECK(ended.fault.thread[0] == 3);
}

TEST_CASE("large local arrays fit the stack of a fiber") {
  auto const ended =
      runBody("int big[20000];\nfor (int i = 0; i < 20000; ++i) big[i] = i + threadIdx.x;\n__syncthreads();\n"
              "int s = 0; for (int i = 0; i < 20000; ++i) s += big[(i * 7) % 20000];\nout[threadIdx.x] = s;");
  CHECK(ended.status == 0);
}

TEST_CASE("invalid launches return CUDA's errors, are noted, and run nothing") {
  struct Row {
    const char* launch;
    int error;
  };
  for (auto const& row :
       {Row{"<<<1, 1025>>>", 9}, Row{"<<<1, dim3(32, 33)>>>", 9}, Row{"<<<0, 64>>>", 9}, Row{"<<<1, 0>>>", 9},
        Row{"<<<dim3(1, 65536), 1>>>", 9}, Row{"<<<1, dim3(1, 1, 65)>>>", 9}, Row{"<<<1, 64, 49153>>>", 1}}) {
    CAPTURE(row.launch);
    auto const ended = runBody("__trap();", row.launch);
    CHECK(WEXITSTATUS(ended.status) == 50 + row.error);
    CHECK(ended.fault.kind == QKC_FAULT_NONE);
    CHECK(ended.fault.launch_error == row.error);
    CHECK(std::string(ended.fault.launch_message).find("kernel(int*, int): ") == 0);
  }
  CHECK(runBody("out[0] = 1;", "<<<1, 1024, 48 * 1024>>>").status == 0);
}

TEST_CASE("launch bounds and the opt-in for more shared memory") {
  auto program = build(R"(
__global__ void __launch_bounds__(128) bounded(int* p) { p[threadIdx.x] = 1; }
__global__ void big(int* p) { extern __shared__ int s[]; s[25000] = 7; __syncthreads(); p[0] = s[25000]; }
extern "C" int run(int* p) {
  bounded<<<1, 129>>>(p);
  if (cudaGetLastError() != cudaErrorInvalidValue || p[0]) return 1;
  if (cudaGetLastError() != cudaSuccess) return 2;
  big<<<1, 1, 120000>>>(p);
  if (cudaPeekAtLastError() != cudaErrorInvalidValue || cudaGetLastError() != cudaErrorInvalidValue) return 3;
  if (cudaFuncSetAttribute(big, cudaFuncAttributeMaxDynamicSharedMemorySize, 300000) != cudaErrorInvalidValue) return 4;
  cudaGetLastError();
  if (cudaFuncSetAttribute(big, cudaFuncAttributeMaxDynamicSharedMemorySize, 120000) != cudaSuccess) return 5;
  big<<<1, 1, 120000>>>(p);
  return cudaGetLastError() == cudaSuccess && p[0] == 7 ? 0 : 6;
}
)");
  std::vector<int> p(256, 0);
  CHECK(reinterpret_cast<int (*)(int*)>(program->entry("run"))(p.data()) == 0);
}

TEST_CASE("memory from cudaMalloc is aligned, guarded and starts as 0xff") {
  auto program = build(R"(
__global__ void touch(unsigned* p, int i, unsigned* out) { out[0] = p[i]; }
extern "C" int run(int bytes, int index, unsigned* out) {
  unsigned* p;
  if (cudaMalloc(&p, bytes) != cudaSuccess) return 1;
  if ((size_t)p % 256) return 2;
  touch<<<1, 1>>>(p, index, out);
  cudaFree(p);
  return cudaFree(p) == cudaErrorInvalidValue ? 0 : 3;
}
)");
  auto run = [&](int bytes, int index) {
    return runChild([&] {
      unsigned out = 0;
      int const error = reinterpret_cast<int (*)(int, int, unsigned*)>(program->entry("run"))(bytes, index, &out);
      _exit(error != 0 ? error : (out == 0xffffffffU ? 0 : 9));
    });
  };
  CHECK(run(1024, 255).status == 0);
  CHECK(run(1024, 256).fault.kind == QKC_FAULT_DEVICE_MEMORY);
  CHECK(run(4096, -1).fault.kind == QKC_FAULT_DEVICE_MEMORY);
}

TEST_CASE("a launch too large for this device is unsupported, not wrong") {
  auto const ended = runBody("out[0] = 1;", "<<<2147483647, 2>>>");
  CHECK(ended.faulted());
  CHECK(ended.fault.kind == QKC_FAULT_UNSUPPORTED);
}

TEST_CASE("children run with one, two and four threads") {
  for (int threads : {1, 2, 4}) {
    auto const ended = runBody("__shared__ int s[64]; s[threadIdx.x] = threadIdx.x; __syncthreads();"
                               "atomicAdd(&out[threadIdx.x], s[63 - threadIdx.x]);"
                               "if (out[threadIdx.x] % (63 - threadIdx.x + (threadIdx.x == 63))) __trap();",
                               "<<<500, 64>>>", 64, threads);
    CHECK(ended.status == 0);
  }
}

} // namespace
} // namespace qkc::device
