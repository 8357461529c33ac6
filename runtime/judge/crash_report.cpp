#include "runtime/judge/crash_report.h"

#include <sched.h>
#include <ucontext.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <csignal>
#include <cstdlib>
#include <cstring>

namespace qkc::judge {
namespace {

constexpr std::array kReportedSignals = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGSYS};

// Set in the child alone, before the candidate runs: handlers get no argument of ours.
CrashReport* reportOfThisProcess = nullptr;
const FaultClaim* claimOfThisProcess = nullptr;

// In a sanitized build of the judge, the instrumentation of a function that does not return reads /proc, which a
// confined process may not do.
#define QKC_UNINSTRUMENTED __attribute__((no_sanitize("address", "undefined")))

// Only one thread may write; the others must not end the process before it is done.
QKC_UNINSTRUMENTED void claim(CrashReport* report) {
  if (std::atomic_ref(report->claimed).exchange(1) != 0) {
    for (;;) {
      sched_yield();
    }
  }
}

Access accessOf([[maybe_unused]] const ucontext_t& context) {
#if defined(__x86_64__)
  constexpr greg_t kWriteBit = 2; // page fault error code, bit 1
  return (context.uc_mcontext.gregs[REG_ERR] & kWriteBit) != 0 ? Access::write : Access::read;
#else
  return Access::unknown;
#endif
}

std::uint64_t stackPointerOf([[maybe_unused]] const ucontext_t& context) {
#if defined(__x86_64__)
  return static_cast<std::uint64_t>(context.uc_mcontext.gregs[REG_RSP]);
#elif defined(__aarch64__)
  return context.uc_mcontext.sp;
#else
  return 0;
#endif
}

QKC_UNINSTRUMENTED void onSignal(int signal, siginfo_t* info, void* contextPointer) {
  CrashReport* report = reportOfThisProcess;
  claim(report);
  const auto& context = *static_cast<const ucontext_t*>(contextPointer);
  const bool memoryFault = signal == SIGSEGV || signal == SIGBUS;
  if (memoryFault && claimOfThisProcess != nullptr &&
      claimOfThisProcess->owns(reinterpret_cast<std::uintptr_t>(info->si_addr), accessOf(context) == Access::write)) {
    _exit(claimOfThisProcess->exitStatus);
  }
  report->signal = signal;
  report->signalCode = info->si_code;
  if (signal == SIGSYS) {
    report->number = info->si_syscall;
  } else if (memoryFault) {
    report->address = reinterpret_cast<std::uint64_t>(info->si_addr);
    report->access = accessOf(context);
    report->stackPointer = stackPointerOf(context);
  }
  report->kind = CrashReport::signalled;
  _exit(kReportedExitCode);
}

// Registered last, hence called first: the parent's own handlers and destructors must not run in the child.
QKC_UNINSTRUMENTED void onExit(int status, void* /*unused*/) {
  endWithReport(reportOfThisProcess, CrashReport::calledExit, status, "exit");
}
QKC_UNINSTRUMENTED void onQuickExit() {
  endWithReport(reportOfThisProcess, CrashReport::calledExit, 0, "quick_exit");
}

void resetSignals() {
  struct sigaction standard{};
  standard.sa_handler = SIG_DFL;
  for (int signal = 1; signal < SIGRTMIN; ++signal) {
    sigaction(signal, &standard, nullptr); // SIGKILL and SIGSTOP refuse, rightly
  }
  struct sigaction ignore{};
  ignore.sa_handler = SIG_IGN;
  sigaction(SIGXFSZ, &ignore, nullptr); // printing beyond the limit fails, it doesn't end the candidate
  sigaction(SIGPIPE, &ignore, nullptr);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
}

} // namespace

bool reportCrashesTo(CrashReport* report, const FaultClaim* claim) {
  static constexpr std::size_t kStackBytes = std::size_t{64} << 10; // above MINSIGSTKSZ with AVX-512 and AMX state
  static std::array<char, kStackBytes> alternateStack;
  reportOfThisProcess = report;
  claimOfThisProcess = claim;
  resetSignals();
  stack_t stack{};
  stack.ss_sp = alternateStack.data();
  stack.ss_size = alternateStack.size();
  if (sigaltstack(&stack, nullptr) != 0) {
    return false;
  }
  struct sigaction action{};
  action.sa_sigaction = onSignal;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  sigfillset(&action.sa_mask); // a fault within the handler ends the process at once
  for (const int signal : kReportedSignals) {
    if (sigaction(signal, &action, nullptr) != 0) {
      return false;
    }
  }
  return on_exit(onExit, nullptr) == 0 && at_quick_exit(onQuickExit) == 0;
}

QKC_UNINSTRUMENTED void endWithReport(CrashReport* report, CrashReport::Kind kind, int number, const char* text) {
  claim(report);
  report->number = number;
  std::strncpy(report->text.data(), text, report->text.size() - 1);
  report->kind = kind;
  _exit(kReportedExitCode);
}

std::string signalText(int signal, int signalCode) {
  const char* abbreviation = sigabbrev_np(signal);
  const char* description = sigdescr_np(signal);
  std::string what = description != nullptr ? description : "unknown signal";
  if (signal == SIGFPE && signalCode == FPE_INTDIV) {
    what = "integer division by zero or overflow of a division";
  } else if (signal == SIGILL || signal == SIGTRAP) {
    what = "trap: what the program does there is undefined, or it asked to be ended";
  } else if (signal == SIGXCPU) {
    what = "processor time used up";
  }
  return what + " (SIG" + (abbreviation != nullptr ? abbreviation : std::to_string(signal)) + ")";
}

bool isStackOverflow(const CrashReport& report) {
  // A function touches its frame from the top or probes it page by page (-fstack-clash-protection).
  constexpr std::uint64_t kNear = std::uint64_t{64} << 10;
  return report.stackPointer != 0 && report.address >= report.stackPointer - kNear &&
         report.address < report.stackPointer + kNear;
}

} // namespace qkc::judge
