#include "runtime/judge/run_candidate.h"

#include <dirent.h>
#include <doctest/doctest.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <chrono>
#include <csetjmp>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

using namespace qkc::judge;

namespace {

// Candidates: each takes x[n], y[n], n, a, stream, and is to compute y = a * x.
using Entry = void (*)(const float* x, float* y, std::int64_t n, float a, void* stream);

constexpr std::int64_t kCount = 900; // 3600 bytes: 240 of slack above in the upper placement, 256 below
constexpr float kFactor = 3.0F;

std::vector<std::byte> floats(float first, std::int64_t count = kCount) {
  std::vector<std::byte> bytes(static_cast<std::size_t>(count) * sizeof(float));
  for (std::int64_t i = 0; i < count; ++i) {
    const float value = first + static_cast<float>(i);
    std::memcpy(bytes.data() + i * 4, &value, sizeof value);
  }
  return bytes;
}

float floatAt(const std::vector<std::byte>& bytes, std::int64_t index) {
  float value = 0;
  std::memcpy(&value, bytes.data() + index * 4, sizeof value);
  return value;
}

TensorArg tensor(const char* name, TensorArg::Role role, std::size_t bytes, std::vector<std::byte> initial = {},
                 std::vector<std::byte> other = {}) {
  return {.name = name, .role = role, .bytes = bytes, .initial = std::move(initial), .other = std::move(other)};
}

RunRequest request(Entry entry, std::int64_t count = kCount) {
  RunRequest request;
  request.entry = reinterpret_cast<void*>(entry);
  const std::size_t bytes = static_cast<std::size_t>(count) * sizeof(float);
  request.arguments = {tensor("x", TensorArg::Role::input, bytes, floats(1, count), floats(-500, count)),
                       tensor("y", TensorArg::Role::output, bytes), ScalarArg{count}, ScalarArg{kFactor}};
  request.timeLimitMs = 2000;
  request.memoryLimitBytes = std::size_t{256} << 20;
  return request;
}

RunResult run(Entry entry) {
  return runCandidate(request(entry));
}

void scale(const float* x, float* y, std::int64_t n, float a, void* /*stream*/) {
  for (std::int64_t i = 0; i < n; ++i) {
    y[i] = a * x[i];
  }
}

// Hides a value from the optimizer, which would otherwise use that the candidates are wrong.
template <typename T> T opaque(T value) {
  volatile T hidden = value;
  return hidden;
}

void hang() {
  while (opaque(true)) {
  }
}

void checkOutcome(const RunResult& result, RunOutcome outcome, const char* message) {
  INFO(std::string(outcomeName(result.outcome)), ": ", result.message);
  CHECK(result.outcome == outcome);
  CHECK(result.message.find(message) != std::string::npos);
}

std::size_t openDescriptors() {
  std::size_t count = 0;
  DIR* folder = opendir("/proc/self/fd");
  while (readdir(folder) != nullptr) {
    ++count;
  }
  closedir(folder);
  return count;
}

long addressSpacePages() {
  long pages = 0;
  FILE* file = std::fopen("/proc/self/statm", "r");
  CHECK(std::fscanf(file, "%ld", &pages) == 1);
  std::fclose(file);
  return pages;
}

} // namespace

TEST_CASE("a right candidate runs and its outputs come back") {
  const RunResult result = run(scale);
  checkOutcome(result, RunOutcome::ok, "");
  CHECK(result.message.empty());
  REQUIRE(result.outputs.size() == 1);
  for (const std::int64_t i : {std::int64_t{0}, std::int64_t{500}, kCount - 1}) {
    CHECK(floatAt(result.outputs[0], i) == kFactor * static_cast<float>(1 + i));
  }
  CHECK(result.milliseconds > 0);
  CHECK(result.repeated.empty());
}

TEST_CASE("any number of calls, and the call on other data, leave the case's outputs") {
  for (const int calls : {1, 2, 3, 5}) {
    for (const bool other : {false, true}) {
      RunRequest wanted = request(scale);
      wanted.calls = calls;
      wanted.callOnOtherData = other;
      const RunResult result = runCandidate(wanted);
      checkOutcome(result, RunOutcome::ok, "");
      CHECK(floatAt(result.outputs.at(0), 7) == kFactor * 8);
    }
  }
}

TEST_CASE("inouts are as given before each call, and are outputs") {
  RunRequest wanted;
  wanted.entry = reinterpret_cast<void*>(+[](float* sum, const float* x, float* y, void*) {
    *sum += *x;
    *y = *sum;
  });
  wanted.arguments = {tensor("sum", TensorArg::Role::inout, 4, floats(10, 1)),
                      tensor("x", TensorArg::Role::input, 4, floats(5, 1)), tensor("y", TensorArg::Role::output, 4)};
  wanted.calls = 3;
  const RunResult result = runCandidate(wanted);
  checkOutcome(result, RunOutcome::ok, "");
  REQUIRE(result.outputs.size() == 2);
  CHECK(floatAt(result.outputs[0], 0) == 15);
  CHECK(floatAt(result.outputs[1], 0) == 15);
}

TEST_CASE("an inout that is left alone is lawful") {
  RunRequest wanted;
  wanted.entry = reinterpret_cast<void*>(+[](float*, void*) {});
  wanted.arguments = {tensor("state", TensorArg::Role::inout, 3600, floats(1))};
  checkOutcome(runCandidate(wanted), RunOutcome::ok, "");
}

TEST_CASE("tensors of no bytes and one byte") {
  checkOutcome(runCandidate(request(scale, 0)), RunOutcome::ok, "");
  RunRequest wanted;
  wanted.entry = reinterpret_cast<void*>(+[](std::uint8_t* y, void*) { *y = 0xA5; });
  wanted.arguments = {tensor("y", TensorArg::Role::output, 1)};
  const RunResult result = runCandidate(wanted);
  checkOutcome(result, RunOutcome::ok, ""); // equal to one call's poison, but in both calls
  CHECK(result.outputs.at(0).at(0) == std::byte{0xA5});
}

TEST_CASE("accesses beside a buffer") {
  SUBCASE("a read below the start") {
    const RunResult result = run([](const float* x, float* y, std::int64_t n, float a, void* s) {
      scale(x, y, n, a, s);
      y[0] += opaque(x)[-1] * 0;
    });
    checkOutcome(result, RunOutcome::outOfBounds, "out-of-bounds read of 'x' at byte -4");
    CHECK(result.call == 2);
    CHECK(result.buffer == "x");
    CHECK(result.byteOffset == -4);
    CHECK_FALSE(result.write);
  }
  SUBCASE("a read past the end, with no slack") {
    const RunResult result = runCandidate(request(
        [](const float* x, float* y, std::int64_t n, float a, void* s) {
          scale(x, y, n, a, s);
          y[0] += opaque(x)[n] * 0;
        },
        1024));
    checkOutcome(result, RunOutcome::outOfBounds, "out-of-bounds read of 'x' at byte 4096 (it has 4096 bytes)");
    CHECK(result.call == 1);
  }
  SUBCASE("a read past the slack") {
    checkOutcome(run([](const float* x, float* y, std::int64_t n, float a, void* s) {
                   scale(x, y, n, a, s);
                   y[0] += opaque(x)[960] * 0;
                 }),
                 RunOutcome::outOfBounds, "read of 'x' at byte 3840 (it has 3600 bytes)");
  }
  SUBCASE("a value from the slack in an output") {
    const RunResult result = run([](const float* x, float* y, std::int64_t n, float a, void* s) {
      scale(x, y, n, a, s);
      y[3] = opaque(x)[n];
    });
    checkOutcome(result, RunOutcome::nondeterministic, "4 of 3600 bytes of 'y' hold what lies beyond a buffer");
    CHECK(result.byteOffset == 12);
  }
  SUBCASE("a write below the start into slack") {
    const RunResult result = run([](const float* x, float* y, std::int64_t n, float a, void* s) {
      scale(x, y, n, a, s);
      opaque(y)[-1] = 0;
    });
    checkOutcome(result, RunOutcome::outOfBounds, "out-of-bounds write beside the buffer: 'y' at byte -4");
    CHECK(result.write);
  }
  SUBCASE("a write past the end into slack") {
    const RunResult result = run([](const float* x, float* y, std::int64_t n, float a, void* s) {
      scale(x, y, n, a, s);
      opaque(y)[n] = 0;
    });
    checkOutcome(result, RunOutcome::outOfBounds, "write beside the buffer: 'y' at byte 3600");
    CHECK(result.byteOffset == 3600);
    CHECK(result.write);
    CHECK(result.call == 1);
  }
  SUBCASE("a far write") {
    const RunResult result = run([](const float* x, float* y, std::int64_t n, float a, void* s) {
      scale(x, y, n, a, s);
      opaque(y)[3'000'000] = 0;
    });
    checkOutcome(result, RunOutcome::outOfBounds, "write of 'y' at byte 12000000");
    CHECK(result.write);
  }
}

TEST_CASE("writes to an input") {
  const RunResult plain = run([](const float* x, float* y, std::int64_t n, float a, void* s) {
    scale(x, y, n, a, s);
    const_cast<float*>(opaque(x))[2] = 1;
  });
  checkOutcome(plain, RunOutcome::inputChanged, "write to the input 'x' at byte 8");
  CHECK(plain.buffer == "x");
  CHECK(plain.write);
  // Even after it took the right back.
  const RunResult forced = run([](const float* x, float* y, std::int64_t n, float a, void* s) {
    scale(x, y, n, a, s);
    const std::size_t intoPage = reinterpret_cast<std::uintptr_t>(x) % 4096;
    mprotect(const_cast<char*>(reinterpret_cast<const char*>(x) - intoPage), 4096, PROT_READ | PROT_WRITE);
    const_cast<float*>(opaque(x))[5] = 99;
  });
  checkOutcome(forced, RunOutcome::inputChanged, "input was changed: 'x' at byte 22");
}

TEST_CASE("unwritten bytes are found and counted") {
  const RunResult tail =
      run([](const float* x, float* y, std::int64_t n, float a, void* s) { scale(x, y, n - 10, a, s); });
  checkOutcome(tail, RunOutcome::unwritten, "40 of 3600 bytes of 'y' were never written, the first at byte 3560");
  CHECK(tail.buffer == "y");
  CHECK(tail.byteOffset == 3560);
  CHECK(tail.byteCount == 40);
  CHECK(tail.outputs.size() == 1);
  const RunResult nothing = run([](const float*, float*, std::int64_t, float, void*) {});
  checkOutcome(nothing, RunOutcome::unwritten, "3600 of 3600 bytes");
}

TEST_CASE("differences between calls are found, or returned where the contract leaves them open") {
  const Entry counter = [](const float* x, float* y, std::int64_t n, float a, void* s) {
    static float calls = 0;
    scale(x, y, n, a, s);
    y[100] = ++calls;
  };
  const RunResult result = run(counter);
  checkOutcome(result, RunOutcome::nondeterministic, "differ between two calls on the same data");
  CHECK(result.buffer == "y");
  CHECK(result.byteOffset == 402); // 1.0f and 2.0f differ in their upper half
  RunRequest lawful = request(counter);
  lawful.outputsMayDiffer = true;
  lawful.calls = 3;
  const RunResult returned = runCandidate(lawful);
  checkOutcome(returned, RunOutcome::ok, "");
  REQUIRE(returned.repeated.size() == 2);
  CHECK(floatAt(returned.outputs[0], 100) == 1);
  CHECK(floatAt(returned.repeated[0][0], 100) == 2);
  CHECK(floatAt(returned.repeated[1][0], 100) == 3);
}

TEST_CASE("results and pointers kept from an earlier call") {
  const Entry keepsResults = [](const float* x, float* y, std::int64_t n, float a, void* s) {
    static std::vector<float> kept;
    if (kept.empty()) {
      kept.resize(static_cast<std::size_t>(n));
      scale(x, kept.data(), n, a, s);
    }
    std::memcpy(y, kept.data(), static_cast<std::size_t>(n) * sizeof(float));
  };
  RunRequest wanted = request(keepsResults);
  wanted.callOnOtherData = true;
  const RunResult kept = runCandidate(wanted);
  checkOutcome(kept, RunOutcome::ok, "");
  CHECK(floatAt(kept.outputs.at(0), 0) == kFactor * -500); // the checker will reject what comes from the other data

  const RunResult output = run([](const float* x, float* y, std::int64_t n, float a, void* s) {
    static float* first = y;
    scale(x, first, n, a, s);
  });
  checkOutcome(output, RunOutcome::outOfBounds, "write to the buffer of an earlier call: 'y' at byte 0");
  const RunResult input = run([](const float* x, float* y, std::int64_t n, float a, void* s) {
    static const float* first = x;
    scale(first, y, n, a, s);
  });
  checkOutcome(input, RunOutcome::nondeterministic, "differ between two calls");
}

TEST_CASE("crashes are told apart and the caller lives on") {
  checkOutcome(run([](const float*, float*, std::int64_t, float, void*) { *opaque<volatile int*>(nullptr) = 1; }),
               RunOutcome::crash, "write through a null pointer");
  checkOutcome(run([](const float*, float*, std::int64_t, float, void*) {
                 static_cast<void>(*opaque(reinterpret_cast<volatile int*>(0x123456789000)));
               }),
               RunOutcome::crash, "read at address 0x123456789000");
  checkOutcome(run([](const float*, float*, std::int64_t, float, void*) {
                 static_cast<void>(*opaque(reinterpret_cast<volatile int*>(0x8000000000000000)));
               }),
               RunOutcome::crash, "no address");
  checkOutcome(run([](const float*, float* y, std::int64_t n, float, void*) {
                 n /= opaque(std::int64_t{0}); // NOLINT(clang-analyzer-core.DivideZero): the fault under test
                 y[0] = static_cast<float>(n);
               }),
               RunOutcome::crash, "integer division by zero");
  checkOutcome(run([](const float*, float*, std::int64_t, float, void*) { __builtin_trap(); }), RunOutcome::crash,
               "SIGILL");
  checkOutcome(run([](const float*, float*, std::int64_t, float, void*) { std::abort(); }), RunOutcome::crash,
               "SIGABRT");
  checkOutcome(run([](const float*, float*, std::int64_t, float, void*) { raise(SIGKILL); }), RunOutcome::crash,
               "SIGKILL");
  checkOutcome(run([](const float*, float*, std::int64_t, float, void*) { raise(SIGSEGV); }), RunOutcome::crash, "");
  checkOutcome(run([](const float*, float*, std::int64_t, float, void*) { throw std::runtime_error("no such tile"); }),
               RunOutcome::crash, "threw an exception: no such tile");
  checkOutcome(run([](const float*, float*, std::int64_t, float, void*) { throw 1; }), RunOutcome::crash,
               "threw an exception");
}

namespace {
// Not a tail call: the result is used after the return.
int recurse(int depth) {
  std::array<volatile char, 256> frame;
  frame[0] = static_cast<char>(depth);
  return depth == opaque(-1) ? 0 : recurse(depth + 1) + frame[0];
}
std::jmp_buf target;
} // namespace

TEST_CASE("stack overflow is reported from the alternate stack") {
  checkOutcome(run([](const float*, float* y, std::int64_t, float, void*) { y[0] = static_cast<float>(recurse(0)); }),
               RunOutcome::crash, "stack overflow");
}

TEST_CASE("a hang ends at the limit") {
  RunRequest wanted = request([](const float*, float*, std::int64_t, float, void*) { hang(); });
  wanted.timeLimitMs = 200;
  const auto start = std::chrono::steady_clock::now();
  const RunResult result = runCandidate(wanted);
  const auto passed = std::chrono::steady_clock::now() - start;
  checkOutcome(result, RunOutcome::timeout, "no end within 200 ms");
  CHECK(passed >= std::chrono::milliseconds(200));
  CHECK(passed < std::chrono::milliseconds(1500));
  // The limit is for each call: a second call that hangs is named.
  wanted.entry = reinterpret_cast<void*>(+[](const float* x, float* y, std::int64_t n, float a, void* s) {
    static bool again = false;
    while (opaque(again)) {
    }
    again = true;
    scale(x, y, n, a, s);
  });
  const RunResult second = runCandidate(wanted);
  CHECK(second.outcome == RunOutcome::timeout);
  CHECK(second.call == 2);
}

TEST_CASE("ending the process is no success") {
  checkOutcome(run([](const float* x, float* y, std::int64_t n, float a, void* s) {
                 scale(x, y, n, a, s);
                 std::exit(0);
               }),
               RunOutcome::exited, "called exit(0) instead of returning");
  checkOutcome(run([](const float* x, float* y, std::int64_t n, float a, void* s) {
                 scale(x, y, n, a, s);
                 std::quick_exit(0);
               }),
               RunOutcome::exited, "quick_exit");
  for (const Entry entry : {Entry([](const float*, float*, std::int64_t, float, void*) { _exit(0); }),
                            Entry([](const float*, float*, std::int64_t, float, void*) { syscall(SYS_exit_group, 0); }),
                            Entry([](const float*, float*, std::int64_t, float, void*) { syscall(SYS_exit, 0); })}) {
    checkOutcome(run(entry), RunOutcome::exited, "ended the process with status 0");
  }
  // 120 without a recorded fault, 121 without a report: the judge's own exit statuses prove nothing.
  checkOutcome(run([](const float*, float*, std::int64_t, float, void*) { _exit(120); }), RunOutcome::exited, "120");
  checkOutcome(run([](const float*, float*, std::int64_t, float, void*) { _exit(121); }), RunOutcome::exited, "121");
}

TEST_CASE("a forged end of the call is no success") {
  // Writes to the channel, as if it were the harness, and then hangs.
  checkOutcome(run([](const float* x, float* y, std::int64_t n, float a, void* s) {
                 scale(x, y, n, a, s);
                 const std::array<std::uint64_t, 2> record = {0x1234, 0};
                 static_cast<void>(write(3, record.data(), sizeof record));
                 hang();
               }),
               RunOutcome::crash, "false record");
}

TEST_CASE("longjmp within the candidate is its own affair") {
  const RunResult result = run([](const float* x, float* y, std::int64_t n, float a, void* s) {
    if (setjmp(target) == 0) {
      scale(x, y, n, a, s);
      std::longjmp(target, 1);
    }
  });
  checkOutcome(result, RunOutcome::ok, "");
  // Into a frame that is gone: whatever happens, it is not a success and the caller lives.
  const RunResult stale = run([](const float*, float*, std::int64_t, float, void*) {
    static bool jumped = false;
    if (setjmp(target) != 0 || jumped) {
      std::longjmp(target, 1);
    }
    jumped = true;
    std::longjmp(target, 1);
  });
  CHECK(stale.outcome != RunOutcome::ok);
}

TEST_CASE("system calls beyond computing are forbidden, and named") {
  const auto forbidden = [](Entry entry, const char* name) {
    RunRequest wanted = request(entry);
    checkOutcome(runCandidate(wanted), RunOutcome::forbiddenSystemCall, name);
  };
  forbidden([](const float*, float*, std::int64_t, float, void*) { static_cast<void>(fork()); }, "clone");
  forbidden([](const float*, float*, std::int64_t, float, void*) { static_cast<void>(std::system("true")); }, ": ");
  forbidden([](const float*, float*, std::int64_t, float, void*) { std::thread([] {}).detach(); }, ": ");
  forbidden([](const float*, float*, std::int64_t, float, void*) { static_cast<void>(open("/etc/passwd", O_RDONLY)); },
            "openat");
  forbidden([](const float*, float*, std::int64_t, float, void*) { creat("/tmp/qkc-must-not-exist", 0600); }, "creat");
  forbidden([](const float*, float*, std::int64_t, float, void*) { socket(AF_INET, SOCK_STREAM, 0); }, "socket");
  forbidden([](const float*, float*, std::int64_t, float, void*) { kill(getppid(), SIGKILL); }, "getppid");
  forbidden([](const float*, float*, std::int64_t, float, void*) { kill(-1, SIGKILL); }, "kill");
  forbidden([](const float*, float*, std::int64_t, float, void*) { syscall(SYS_tgkill, 1, 1, SIGKILL); }, "tgkill");
  forbidden([](const float*, float*, std::int64_t, float, void*) { std::signal(SIGSEGV, SIG_IGN); }, "rt_sigaction");
  forbidden([](const float*, float*, std::int64_t, float, void*) { execl("/bin/true", "true", nullptr); }, "execve");
  forbidden([](const float*, float*, std::int64_t, float, void*) { memfd_create("x", 0); }, "memfd_create");
  forbidden([](const float*, float*, std::int64_t, float, void*) { close(3); }, "close");
  forbidden(
      [](const float*, float*, std::int64_t, float, void*) {
        char c = 0;
        static_cast<void>(read(0, &c, 1));
      },
      "read");
  forbidden([](const float*, float*, std::int64_t, float, void*) { syscall(100'000); }, "number 100000");
}

namespace {
void* volatile hoard = nullptr; // what a candidate took and never gives back
}

TEST_CASE("memory beyond the limit is refused") {
  checkOutcome(run([](const float* x, float* y, std::int64_t n, float a, void* s) {
                 for (;;) {
                   auto* more = static_cast<char*>(std::malloc(std::size_t{16} << 20));
                   if (more == nullptr) {
                     break;
                   }
                   std::memset(more, 1, std::size_t{16} << 20);
                   hoard = more;
                 }
                 scale(x, y, n, a, s);
               }),
               RunOutcome::ok, "");
  checkOutcome(run([](const float*, float*, std::int64_t, float, void*) {
                 for (std::vector<std::vector<char>> all;;) {
                   all.emplace_back(std::size_t{16} << 20, 'x');
                 }
               }),
               RunOutcome::crash, "bad_alloc");
}

TEST_CASE("printing is kept up to a limit and harms nothing") {
  const RunResult result = run([](const float* x, float* y, std::int64_t n, float a, void* s) {
    scale(x, y, n, a, s);
    std::printf("tile %d\n", 7);
    std::fprintf(stderr, "note\n");
    for (int i = 0; i < 100'000; ++i) {
      std::puts("more");
    }
  });
  checkOutcome(result, RunOutcome::ok, "");
  CHECK(result.printed.starts_with("tile 7\nnote\nmore\n"));
  CHECK(result.printed.size() <= 8192);
  RunRequest endless = request([](const float*, float*, std::int64_t, float, void*) {
    for (;;) {
      std::fputs("again and again\n", stderr);
    }
  });
  endless.timeLimitMs = 200;
  checkOutcome(runCandidate(endless), RunOutcome::timeout, "");
}

namespace {
RunFault* faultOfChild = nullptr;
int stickyError = 0;
std::byte* devicePage = nullptr;
} // namespace

TEST_CASE("what the device's runtime records becomes the outcome") {
  RunRequest wanted = request([](const float*, float*, std::int64_t, float, void*) {
    std::strcpy(faultOfChild->message, "barrier in divergent code");
    faultOfChild->kind = QKC_FAULT_DIVERGENT_BARRIER;
    _exit(QKC_FAULT_EXIT_STATUS);
  });
  wanted.prepare = [](RunFault* fault) { faultOfChild = fault; };
  const RunResult result = runCandidate(wanted);
  checkOutcome(result, RunOutcome::fault, "barrier in divergent code");
  CHECK(result.fault.kind == QKC_FAULT_DIVERGENT_BARRIER);
  CHECK(faultOfChild == nullptr);

  wanted.entry = reinterpret_cast<void*>(Entry([](const float* x, float* y, std::int64_t n, float a, void* s) {
    scale(x, y, n, a, s);
    std::memset(faultOfChild->launch_message, 'x', sizeof faultOfChild->launch_message);
    faultOfChild->launch_error = 9;
  }));
  const RunResult launch = runCandidate(wanted);
  checkOutcome(launch, RunOutcome::launchError, "xxx");
  CHECK(launch.message.size() == sizeof(RunFault::launch_message) - 1);
}

TEST_CASE("the device may claim a memory fault") {
  RunRequest wanted = request([](const float*, float*, std::int64_t, float, void*) { *opaque(devicePage) = {}; });
  wanted.prepare = [](RunFault* fault) {
    faultOfChild = fault;
    devicePage = static_cast<std::byte*>(mmap(nullptr, 4096, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
  };
  wanted.claimFault = [](std::uintptr_t address, bool write) {
    if (address != reinterpret_cast<std::uintptr_t>(devicePage) || !write) {
      return false;
    }
    std::strcpy(faultOfChild->message, "beyond device memory");
    faultOfChild->kind = QKC_FAULT_DEVICE_MEMORY;
    return true;
  };
  checkOutcome(runCandidate(wanted), RunOutcome::fault, "beyond device memory");
  wanted.entry = reinterpret_cast<void*>(
      Entry([](const float*, float*, std::int64_t, float, void*) { *opaque<volatile int*>(nullptr) = 1; }));
  checkOutcome(runCandidate(wanted), RunOutcome::crash, "null pointer");
}

TEST_CASE("a sticky device error is a launch error") {
  RunRequest wanted = request([](const float* x, float* y, std::int64_t n, float a, void* s) {
    scale(x, y, n, a, s);
    stickyError = 98;
  });
  wanted.lastError = [] { return stickyError; };
  checkOutcome(runCandidate(wanted), RunOutcome::launchError, "device error 98");
  wanted.describeError = [](int error) { return "invalid device function " + std::to_string(error); };
  checkOutcome(runCandidate(wanted), RunOutcome::launchError, "invalid device function 98");
}

namespace {
std::atomic<int> requested{0};
std::atomic<int> finished{0};
void (*workerTask)() = nullptr;

// Stands for a device with one worker thread.
void startWorker(RunFault* /*fault*/) {
  std::thread([] {
    while (true) {
      requested.wait(0);
      requested = 0;
      workerTask();
      finished = 1;
      finished.notify_all();
    }
  }).detach();
}

void runOnWorker(void (*task)()) {
  workerTask = task;
  finished = 0;
  requested = 1;
  requested.notify_all();
  finished.wait(0);
}
} // namespace

TEST_CASE("threads prepared before work, and are confined too") {
  RunRequest wanted = request([](const float* x, float* y, std::int64_t n, float a, void* s) {
    scale(x, y, n, a, s);
    runOnWorker([] { std::vector<int>(100'000, 1); });
  });
  wanted.prepare = startWorker;
  checkOutcome(runCandidate(wanted), RunOutcome::ok, "");
  wanted.entry = reinterpret_cast<void*>(Entry([](const float*, float*, std::int64_t, float, void*) {
    runOnWorker([] { static_cast<void>(open("/etc/passwd", O_RDONLY)); });
  }));
  checkOutcome(runCandidate(wanted), RunOutcome::forbiddenSystemCall, "openat");
  wanted.entry = reinterpret_cast<void*>(Entry([](const float*, float*, std::int64_t, float, void*) {
    runOnWorker([] { *opaque<volatile int*>(nullptr) = 1; });
  }));
  checkOutcome(runCandidate(wanted), RunOutcome::crash, "write through a null pointer");
}

TEST_CASE("what the judge can't do says nothing of the candidate") {
  checkOutcome(runCandidate(RunRequest{}), RunOutcome::notRun, "needs an entry");
  RunRequest wanted = request(scale);
  std::get<TensorArg>(wanted.arguments[0]).initial.pop_back();
  checkOutcome(runCandidate(wanted), RunOutcome::notRun, "tensor 'x' has 3600 bytes, but its data has 3599");
  wanted = request(scale);
  wanted.prepare = [](RunFault*) { throw std::runtime_error("no worker threads"); };
  checkOutcome(runCandidate(wanted), RunOutcome::notRun, "no worker threads");
  wanted.prepare = [](RunFault*) { std::this_thread::sleep_for(std::chrono::seconds(5)); };
  wanted.timeLimitMs = 50;
  checkOutcome(runCandidate(wanted), RunOutcome::notRun, "no end within 50 ms");
  wanted = request(scale);
  std::get<TensorArg>(wanted.arguments[1]).bytes = std::size_t{1} << 60;
  checkOutcome(runCandidate(wanted), RunOutcome::notRun, "'y'");
}

TEST_CASE("runs at the same time do not disturb each other") {
  std::vector<std::thread> threads;
  threads.reserve(4);
  std::atomic<int> right{0};
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([&right, t] {
      for (int i = 0; i < 20; ++i) {
        const RunResult result =
            t % 2 == 0 ? run(scale) : run([](const float*, float*, std::int64_t, float, void*) { std::exit(3); });
        right += result.outcome == (t % 2 == 0 ? RunOutcome::ok : RunOutcome::exited) ? 1 : 0;
      }
    });
  }
  for (std::thread& thread : threads) {
    thread.join();
  }
  CHECK(right == 80);
}

TEST_CASE("a thousand runs leave no descriptor and no memory behind") {
  run(scale);
  const std::size_t descriptors = openDescriptors();
  const long pages = addressSpacePages();
  const auto start = std::chrono::steady_clock::now();
  int right = 0;
  for (int i = 0; i < 1000; ++i) {
    right +=
        run(i % 2 == 0 ? scale : Entry([](const float*, float*, std::int64_t, float, void*) { _exit(1); })).outcome ==
                (i % 2 == 0 ? RunOutcome::ok : RunOutcome::exited)
            ? 1
            : 0;
  }
  const std::chrono::duration<double, std::milli> passed = std::chrono::steady_clock::now() - start;
  const double each = passed.count() / 1000;
  MESSAGE(each, " ms for each run");
  CHECK(right == 1000);
  CHECK(openDescriptors() == descriptors);
  CHECK(addressSpacePages() <= pages + 256); // the allocator may keep a little
}
