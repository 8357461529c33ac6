#include "runtime/judge/scale_candidate_testing.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csetjmp>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <thread>

using namespace qkc::judge;
using namespace qkc::judge::testing;

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
  CHECK(passed < std::chrono::milliseconds(10'000));
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
  // No bytes are a message too. Each wakes the judge, so that it would never look at the clock.
  checkOutcome(run([](const float*, float*, std::int64_t, float, void*) {
                 for (;;) {
                   static_cast<void>(write(3, "", 0));
                 }
               }),
               RunOutcome::crash, "false record");
}

TEST_CASE("bytes that a candidate wrote never become code") {
  const auto refused = [](Entry entry, const char* name) {
    RunRequest wanted = request(entry);
    checkOutcome(runCandidate(wanted), RunOutcome::forbiddenSystemCall, name);
  };
  refused([](const float*, float*, std::int64_t, float,
             void*) { mmap(nullptr, 4096, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0); },
          "mmap");
  refused(
      [](const float*, float* y, std::int64_t, float, void*) {
        mprotect(y - reinterpret_cast<std::uintptr_t>(y) % 4096 / sizeof(float), 4096, PROT_READ | PROT_EXEC);
      },
      "mprotect");
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
  forbidden([](const float*, float*, std::int64_t, float, void*) { static_cast<void>(std::system("true")); },
            "forbidden system call");
  forbidden([](const float*, float*, std::int64_t, float, void*) { std::thread([] {}).detach(); },
            "forbidden system call");
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

// AddressSanitizer's allocator reports to its own log where the system's returns null.
#ifdef __SANITIZE_ADDRESS__ // GCC
constexpr bool kOwnAllocator = true;
#elif defined(__has_feature) // Clang
constexpr bool kOwnAllocator = __has_feature(address_sanitizer);
#else
constexpr bool kOwnAllocator = false;
#endif

TEST_CASE("memory beyond the limit is refused") {
  if (kOwnAllocator) {
    MESSAGE("skipped: AddressSanitizer's allocator writes to a log of its own where the system's returns null");
    return;
  }
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
