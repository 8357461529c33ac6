#include "runtime/device/cpu/compiler_confinement.h"

#include <doctest/doctest.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <functional>
#include <thread>

namespace qkc::device::cpu {
namespace {

// The errors of calls in a child that is confined so, 0 where one was allowed.
using Errors = std::array<int, 16>;
Errors errorsBehind(bool (*confine)(), const std::function<void(Errors&)>& work) {
  int const result = memfd_create("result", MFD_CLOEXEC);
  pid_t const child = fork();
  if (child == 0) {
    Errors errors{};
    if (!keepOnlyResult(result) || !confine()) {
      _exit(2);
    }
    work(errors);
    _exit(write(result, errors.data(), sizeof errors) == sizeof errors ? 0 : 1);
  }
  int status = 0;
  REQUIRE(waitpid(child, &status, 0) == child);
  REQUIRE(WIFEXITED(status));
  REQUIRE(WEXITSTATUS(status) == 0);
  Errors errors{};
  REQUIRE(pread(result, errors.data(), sizeof errors, 0) == sizeof errors);
  close(result);
  return errors;
}

int errorOf(long returned) {
  return returned < 0 ? errno : 0;
}

TEST_CASE("a confined compiler computes, has threads and memory, and reaches nothing else") {
  Errors const errors = errorsBehind(allowComputing, [](Errors& out) {
    std::size_t at = 0;
    auto const note = [&](long returned) { out[at++] = errorOf(returned); };
    bool ran = false;
    std::thread([&] { ran = true; }).join();
    void* const memory = mmap(nullptr, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    out[at++] = ran && memory != MAP_FAILED ? 0 : 1;
    note(mprotect(memory, 4096, PROT_READ | PROT_EXEC));
    note(open("/dev/null", O_RDONLY));
    note(syscall(SYS_fork));
    note(syscall(SYS_clone, SIGCHLD, nullptr, nullptr, nullptr, nullptr));
    note(syscall(SYS_clone3, nullptr, 0));
    note(syscall(SYS_socket, 1, 1, 0));
    note(kill(getppid(), 0));
    note(syscall(SYS_tgkill, getppid(), getppid(), 0));
    note(syscall(SYS_memfd_create, "x", 0));
    note(syscall(SYS_shmget, 1, 4096, 0));
    note(syscall(SYS_mkdirat, AT_FDCWD, "x", 0700));
    note(syscall(SYS_fcntl, 0, F_DUPFD, 9));
    struct rlimit limit{};
    note(prlimit(getppid(), RLIMIT_CPU, nullptr, &limit));
    note(prlimit(0, RLIMIT_CPU, nullptr, &limit));
    note(syscall(SYS_tgkill, getpid(), gettid(), 0));
  });
  CHECK(errors == Errors{0, ENOSYS, EPERM, ENOSYS, ENOSYS, ENOSYS, EPERM, EPERM, ENOSYS, EPERM, ENOSYS, ENOSYS, ENOSYS,
                         ENOSYS, 0, 0});
}

TEST_CASE("one that may read files reaches nothing else either") {
  Errors const errors = errorsBehind(forbidFilesAndProcesses, [](Errors& out) {
    std::size_t at = 0;
    auto const note = [&](long returned) { out[at++] = errorOf(returned); };
    note(open("/dev/null", O_RDONLY));
    note(open("/dev/null", O_WRONLY));
    note(syscall(SYS_fork));
    note(syscall(SYS_socket, 1, 1, 0));
    note(kill(getppid(), 0));
  });
  CHECK(errors == Errors{0, EPERM, EPERM, EPERM, EPERM});
}

} // namespace
} // namespace qkc::device::cpu
