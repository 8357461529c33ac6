#include "runtime/judge/confinement.h"

#include <fcntl.h>
#include <sched.h>
#include <seccomp.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>

namespace qkc::judge {
namespace {

// What computation, the C library's allocator, locks, clocks and the end of a process need. No call here makes a
// process, a thread, a descriptor or a signal for another process; rt_sigaction is absent, so handlers stay. The
// last three are what a thread does as it starts: one made by the preparation may start only after the filter is on.
constexpr std::array kAllowed = {
    SCMP_SYS(munmap),
    SCMP_SYS(mremap),
    SCMP_SYS(madvise),
    SCMP_SYS(brk),
    SCMP_SYS(futex),
    SCMP_SYS(rt_sigreturn),
    SCMP_SYS(rt_sigprocmask),
    SCMP_SYS(exit),
    SCMP_SYS(exit_group),
    SCMP_SYS(sched_yield),
    SCMP_SYS(clock_gettime),
    SCMP_SYS(clock_nanosleep),
    SCMP_SYS(nanosleep),
    SCMP_SYS(gettimeofday),
    SCMP_SYS(gettid),
    SCMP_SYS(getpid),
    SCMP_SYS(getrandom),
    SCMP_SYS(restart_syscall),
    SCMP_SYS(sched_getaffinity),
    SCMP_SYS(set_robust_list),
    SCMP_SYS(rseq),
    SCMP_SYS(sigaltstack),
};

// Calls that make memory code, or code of memory.
constexpr std::array kMapping = {SCMP_SYS(mmap), SCMP_SYS(mprotect)};

int allow(scmp_filter_ctx filter, NewCode code) {
  for (const int call : kAllowed) {
    if (const int error = seccomp_rule_add(filter, SCMP_ACT_ALLOW, call, 0); error != 0) {
      return error;
    }
  }
  int error = 0;
  for (const int call : kMapping) {
    // Where all code is there already, bytes that a candidate wrote never become any.
    error = error != 0 ? error
            : code == NewCode::allowed
                ? seccomp_rule_add(filter, SCMP_ACT_ALLOW, call, 0)
                : seccomp_rule_add(filter, SCMP_ACT_ALLOW, call, 1, SCMP_A2_64(SCMP_CMP_MASKED_EQ, PROT_EXEC, 0));
  }
  if (error == 0 && code == NewCode::allowed) {
    // For forbidNewCode: a filter more never allows what one before it forbids.
    error = seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(seccomp), 0);
  }
  const auto channel = static_cast<scmp_datum_t>(kChannelDescriptor);
  error = error != 0 ? error
                     : seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(read), 1, SCMP_A0_64(SCMP_CMP_EQ, channel, 0));
  for (const int call : {SCMP_SYS(write), SCMP_SYS(writev)}) {
    if (error == 0) {
      error = seccomp_rule_add(filter, SCMP_ACT_ALLOW, call, 1, SCMP_A0_64(SCMP_CMP_LE, channel, 0));
    }
  }
  // abort() and raise() signal the process itself; they end it with a signal that the parent sees.
  const auto self = static_cast<scmp_datum_t>(getpid());
  if (error == 0) {
    error = seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(tgkill), 1, SCMP_A0_64(SCMP_CMP_EQ, self, 0));
  }
  return error;
}

bool limit(int resource, rlim_t soft, rlim_t hard) {
  rlimit current{};
  if (getrlimit(resource, &current) != 0) {
    return false;
  }
  // A limit that is lower already stays: only a privileged process could raise it.
  const rlimit wanted{.rlim_cur = std::min(soft, current.rlim_max), .rlim_max = std::min(hard, current.rlim_max)};
  return setrlimit(resource, &wanted) == 0;
}

} // namespace

bool keepOnlyDescriptors(int channel, int output) {
  // Both are first moved out of the way of their final numbers.
  constexpr int kAbove = 8;
  const int movedChannel = fcntl(channel, F_DUPFD, kAbove);
  const int movedOutput = fcntl(output, F_DUPFD, kAbove);
  if (movedChannel < 0 || movedOutput < 0) {
    return false;
  }
  close(STDIN_FILENO);
  return dup2(movedOutput, STDOUT_FILENO) >= 0 && dup2(movedOutput, STDERR_FILENO) >= 0 &&
         dup2(movedChannel, kChannelDescriptor) >= 0 && close_range(kChannelDescriptor + 1, ~0U, 0) == 0;
}

bool limitResources(std::size_t fileBytes, unsigned long cpuSeconds) {
  return limit(RLIMIT_CORE, 0, 0) && limit(RLIMIT_FSIZE, fileBytes, fileBytes) &&
         limit(RLIMIT_CPU, cpuSeconds, cpuSeconds + 1);
}

bool limitFurtherMemory(std::size_t bytes) {
  FILE* file = std::fopen("/proc/self/statm", "re");
  if (file == nullptr) {
    return false;
  }
  std::array<char, 64> text{};
  const bool got = std::fgets(text.data(), static_cast<int>(text.size()), file) != nullptr;
  std::fclose(file);
  // The first number is the size of the address space in pages.
  const unsigned long long pages = std::strtoull(text.data(), nullptr, 10);
  if (!got || pages == 0) {
    errno = EIO;
    return false;
  }
  const rlim_t total = pages * static_cast<rlim_t>(sysconf(_SC_PAGESIZE)) + bytes;
  return limit(RLIMIT_AS, total, total);
}

int forbidSystemCalls(NewCode code) {
  scmp_filter_ctx filter = seccomp_init(SCMP_ACT_TRAP);
  if (filter == nullptr) {
    return ENOMEM;
  }
  int error = seccomp_attr_set(filter, SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_KILL_PROCESS);
  if (error == 0) {
    // Worker threads exist already; without this the filter would bind the calling thread alone.
    error = seccomp_attr_set(filter, SCMP_FLTATR_CTL_TSYNC, 1);
  }
  if (error == 0) {
    error = allow(filter, code);
  }
  if (error == 0) {
    error = seccomp_load(filter);
  }
  seccomp_release(filter);
  return -error;
}

int forbidNewCode() {
  scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ALLOW);
  if (filter == nullptr) {
    return ENOMEM;
  }
  int error = seccomp_attr_set(filter, SCMP_FLTATR_CTL_TSYNC, 1);
  // The filter before has set it, and forbids the call.
  error = error != 0 ? error : seccomp_attr_set(filter, SCMP_FLTATR_CTL_NNP, 0);
  for (const int call : kMapping) {
    error = error != 0 ? error
                       : seccomp_rule_add(filter, SCMP_ACT_TRAP, call, 1,
                                          SCMP_A2_64(SCMP_CMP_MASKED_EQ, PROT_EXEC, PROT_EXEC));
  }
  error = error != 0 ? error : seccomp_rule_add(filter, SCMP_ACT_TRAP, SCMP_SYS(seccomp), 0);
  error = error != 0 ? error : seccomp_load(filter);
  seccomp_release(filter);
  return -error;
}

int forbidProcessesAndNetwork() {
  constexpr std::array kForbidden = {
      SCMP_SYS(execve),
      SCMP_SYS(execveat),
      SCMP_SYS(fork),
      SCMP_SYS(vfork),
      SCMP_SYS(socket),
      SCMP_SYS(connect),
      SCMP_SYS(bind),
      SCMP_SYS(ptrace),
      SCMP_SYS(kill),
      SCMP_SYS(process_vm_readv),
      SCMP_SYS(process_vm_writev),
      SCMP_SYS(pidfd_getfd),
      SCMP_SYS(unlink),
      SCMP_SYS(unlinkat),
      SCMP_SYS(rename),
      SCMP_SYS(renameat2),
      SCMP_SYS(mkdir),
      SCMP_SYS(mkdirat),
      SCMP_SYS(link),
      SCMP_SYS(symlink),
      SCMP_SYS(truncate),
      SCMP_SYS(mount),
      SCMP_SYS(chmod),
      SCMP_SYS(creat),
  };
  scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ALLOW);
  if (filter == nullptr) {
    return ENOMEM;
  }
  int error = seccomp_attr_set(filter, SCMP_FLTATR_CTL_TSYNC, 1);
  for (const int call : kForbidden) {
    error = error != 0 ? error : seccomp_rule_add(filter, SCMP_ACT_TRAP, call, 0);
  }
  // Threads are the driver's to start. clone3 hides its flags behind a pointer: the C library then uses clone.
  constexpr scmp_datum_t kThread = CLONE_THREAD;
  error = error != 0
              ? error
              : seccomp_rule_add(filter, SCMP_ACT_TRAP, SCMP_SYS(clone), 1, SCMP_A0_64(SCMP_CMP_MASKED_EQ, kThread, 0));
  error = error != 0 ? error : seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0);
  constexpr scmp_datum_t kCreate = O_CREAT;
  error = error != 0 ? error
                     : seccomp_rule_add(filter, SCMP_ACT_TRAP, SCMP_SYS(openat), 1,
                                        SCMP_A2_64(SCMP_CMP_MASKED_EQ, kCreate, kCreate));
  error = error != 0 ? error
                     : seccomp_rule_add(filter, SCMP_ACT_TRAP, SCMP_SYS(open), 1,
                                        SCMP_A1_64(SCMP_CMP_MASKED_EQ, kCreate, kCreate));
  error = error != 0 ? error : seccomp_load(filter);
  seccomp_release(filter);
  return -error;
}

std::string systemCallName(int number) {
  char* resolved = seccomp_syscall_resolve_num_arch(SCMP_ARCH_NATIVE, number);
  std::string name = resolved != nullptr ? resolved : "number " + std::to_string(number);
  std::free(resolved);
  return name;
}

} // namespace qkc::judge
