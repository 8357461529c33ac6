#include "runtime/device/cpu/compiler_confinement.h"

#include <fcntl.h>
#include <sched.h>
#include <seccomp.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <utility>

namespace qkc::device::cpu {
namespace {

bool load(scmp_filter_ctx filter, bool complete) {
  bool const done = complete && seccomp_load(filter) == 0;
  seccomp_release(filter);
  return done;
}

// What Clang, LLVM and the C library call, as traced, and what their like may: none makes a descriptor, a process or a
// signal for another process.
constexpr std::array kAllowed = {
    SCMP_SYS(munmap),
    SCMP_SYS(mremap),
    SCMP_SYS(madvise),
    SCMP_SYS(brk),
    SCMP_SYS(futex),
    SCMP_SYS(set_robust_list),
    SCMP_SYS(get_robust_list),
    SCMP_SYS(set_tid_address),
    SCMP_SYS(rseq),
    SCMP_SYS(exit),
    SCMP_SYS(exit_group),
    SCMP_SYS(rt_sigaction),
    SCMP_SYS(rt_sigprocmask),
    SCMP_SYS(rt_sigreturn),
    SCMP_SYS(sigaltstack),
    SCMP_SYS(restart_syscall),
    SCMP_SYS(sched_yield),
    SCMP_SYS(sched_getaffinity),
    SCMP_SYS(getcpu),
    SCMP_SYS(getpid),
    SCMP_SYS(gettid),
    SCMP_SYS(getuid),
    SCMP_SYS(geteuid),
    SCMP_SYS(getgid),
    SCMP_SYS(getegid),
    SCMP_SYS(getrandom),
    SCMP_SYS(getrlimit),
    SCMP_SYS(getrusage),
    SCMP_SYS(times),
    SCMP_SYS(time),
    SCMP_SYS(gettimeofday),
    SCMP_SYS(clock_gettime),
    SCMP_SYS(clock_getres),
    SCMP_SYS(nanosleep),
    SCMP_SYS(clock_nanosleep),
    SCMP_SYS(sysinfo),
    SCMP_SYS(uname),
    SCMP_SYS(read),
    SCMP_SYS(pread64),
    SCMP_SYS(write),
    SCMP_SYS(writev),
    SCMP_SYS(pwrite64),
    SCMP_SYS(lseek),
    SCMP_SYS(fstat),
    SCMP_SYS(close),
};

// A compiler that does not find a file says so, and goes on.
constexpr std::array kRefused = {
    SCMP_SYS(open),   SCMP_SYS(openat), SCMP_SYS(stat),         SCMP_SYS(lstat),    SCMP_SYS(newfstatat),
    SCMP_SYS(statx),  SCMP_SYS(access), SCMP_SYS(faccessat),    SCMP_SYS(readlink), SCMP_SYS(readlinkat),
    SCMP_SYS(getcwd), SCMP_SYS(execve), SCMP_SYS(memfd_create), SCMP_SYS(socket),   SCMP_SYS(kill),
};

// What reaches files to write, programs, other processes and what lies in the system beside them.
constexpr std::array kForbidden = {
    SCMP_SYS(execve),
    SCMP_SYS(execveat),
    SCMP_SYS(fork),
    SCMP_SYS(vfork),
    SCMP_SYS(openat2),
    SCMP_SYS(open_by_handle_at),
    SCMP_SYS(creat),
    SCMP_SYS(unlink),
    SCMP_SYS(unlinkat),
    SCMP_SYS(rename),
    SCMP_SYS(renameat),
    SCMP_SYS(renameat2),
    SCMP_SYS(link),
    SCMP_SYS(linkat),
    SCMP_SYS(symlink),
    SCMP_SYS(symlinkat),
    SCMP_SYS(mkdir),
    SCMP_SYS(mkdirat),
    SCMP_SYS(rmdir),
    SCMP_SYS(truncate),
    SCMP_SYS(chmod),
    SCMP_SYS(fchmodat),
    SCMP_SYS(chown),
    SCMP_SYS(fchownat),
    SCMP_SYS(socket),
    SCMP_SYS(socketpair),
    SCMP_SYS(ptrace),
    SCMP_SYS(process_vm_readv),
    SCMP_SYS(process_vm_writev),
    SCMP_SYS(pidfd_open),
    SCMP_SYS(pidfd_getfd),
    SCMP_SYS(kill),
    SCMP_SYS(tkill),
    SCMP_SYS(rt_sigqueueinfo),
    SCMP_SYS(rt_tgsigqueueinfo),
    SCMP_SYS(pidfd_send_signal),
    SCMP_SYS(shmget),
    SCMP_SYS(shmat),
    SCMP_SYS(semget),
    SCMP_SYS(msgget),
    SCMP_SYS(mq_open),
    SCMP_SYS(add_key),
    SCMP_SYS(request_key),
    SCMP_SYS(mknod),
    SCMP_SYS(mknodat),
    SCMP_SYS(utimensat),
    SCMP_SYS(inotify_init1),
    SCMP_SYS(open_tree),
    SCMP_SYS(fsopen),
    SCMP_SYS(memfd_create),
    SCMP_SYS(mount),
    SCMP_SYS(bpf),
    SCMP_SYS(io_uring_setup),
    SCMP_SYS(userfaultfd),
    SCMP_SYS(perf_event_open),
    SCMP_SYS(setns),
    SCMP_SYS(unshare),
    SCMP_SYS(keyctl),
};

} // namespace

bool keepOnlyResult(int result) {
  // A compiler that crashes prints.
  int const nowhere = open("/dev/null", O_RDWR);
  if (nowhere < 0 || dup2(nowhere, 0) < 0 || dup2(nowhere, 1) < 0 || dup2(nowhere, 2) < 0) {
    return false;
  }
  return (result <= 3 || close_range(3, static_cast<unsigned>(result) - 1, 0) == 0) &&
         close_range(static_cast<unsigned>(result) + 1, ~0U, 0) == 0;
}

bool allowComputing() {
  scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ERRNO(ENOSYS));
  if (filter == nullptr) {
    return false;
  }
  bool done = true;
  for (int const call : kAllowed) {
    done = done && seccomp_rule_add(filter, SCMP_ACT_ALLOW, call, 0) == 0;
  }
  for (int const call : kRefused) {
    done = done && seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), call, 0) == 0;
  }
  // A compiler's output is not run here.
  for (int const call : {SCMP_SYS(mmap), SCMP_SYS(mprotect)}) {
    done = done && seccomp_rule_add(filter, SCMP_ACT_ALLOW, call, 1, SCMP_A2_64(SCMP_CMP_MASKED_EQ, PROT_EXEC, 0)) == 0;
  }
  // Signals to itself end a compiler that crashes; limits are its own to read; threads have names.
  done = done && seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(tgkill), 1,
                                  SCMP_A0_64(SCMP_CMP_EQ, static_cast<scmp_datum_t>(getpid()))) == 0;
  done = done && seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(prlimit64), 1, SCMP_A0_64(SCMP_CMP_EQ, 0)) == 0;
  done =
      done && seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(prctl), 1, SCMP_A0_64(SCMP_CMP_EQ, PR_SET_NAME)) == 0;
  // Threads, no processes. clone3, which hides its flags behind a pointer, is not there: the C library then uses clone.
  constexpr scmp_datum_t kThread = CLONE_THREAD;
  done = done && seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(clone), 1,
                                  SCMP_A0_64(SCMP_CMP_MASKED_EQ, kThread, kThread)) == 0;
  return load(filter, done);
}

bool forbidFilesAndProcesses() {
  scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ALLOW);
  if (filter == nullptr) {
    return false;
  }
  bool done = true;
  for (int const call : kForbidden) {
    done = done && seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), call, 0) == 0;
  }
  // Signals to itself end a compiler that crashes; limits are its own to read.
  done = done && seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), SCMP_SYS(tgkill), 1,
                                  SCMP_A0(SCMP_CMP_NE, static_cast<scmp_datum_t>(getpid()))) == 0;
  done = done && seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), SCMP_SYS(prlimit64), 1, SCMP_A0(SCMP_CMP_NE, 0)) == 0;
  // Threads are the compiler's to start, processes are not. clone3 hides its flags behind a pointer: the C library then
  // uses clone.
  constexpr scmp_datum_t kThread = CLONE_THREAD;
  done = done && seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), SCMP_SYS(clone), 1,
                                  SCMP_A0(SCMP_CMP_MASKED_EQ, kThread, 0)) == 0;
  done = done && seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0) == 0;
  // Only opening to read.
  for (auto const& [call, flags] : {std::pair(SCMP_SYS(open), 1U), std::pair(SCMP_SYS(openat), 2U)}) {
    for (scmp_datum_t const writes : {O_WRONLY, O_RDWR, O_CREAT, O_TRUNC}) {
      done = done && seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), call, 1,
                                      SCMP_CMP(flags, SCMP_CMP_MASKED_EQ, writes, writes)) == 0;
    }
  }
  return load(filter, done);
}

} // namespace qkc::device::cpu
