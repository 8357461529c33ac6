#pragma once
#include <array>
#include <cstdint>
#include <functional>
#include <string>

/// How a child process tells its parent why it ends: a record in shared memory, written by its signal handlers.
namespace qkc::judge {

/// Exit status of a child that wrote its CrashReport; a record without it counts for nothing.
inline constexpr int kReportedExitCode = 121;

enum class Access : std::uint32_t { unknown, read, write };

/// Written by the child, in memory that the candidate could scribble over: every field is checked before use.
struct CrashReport {
  enum Kind : std::uint32_t { none, signalled, calledExit, threw, setupFailed };

  alignas(4) std::uint32_t claimed; ///< the first thread that crashes writes, the others wait for the end
  std::uint32_t kind;
  std::int32_t signal;
  std::int32_t signalCode; ///< si_code
  std::int32_t number;     ///< SIGSYS: the system call; calledExit: the status; setupFailed: errno
  Access access;
  std::uint64_t address;      ///< of a memory fault
  std::uint64_t stackPointer; ///< at the fault
  std::array<char, 256> text; ///< threw, setupFailed: what; not always terminated
};

/// Who else may own the address of a memory fault.
struct FaultClaim {
  /// Async-signal-safe. True: the owner has recorded the fault itself, and the process ends with exitStatus.
  std::function<bool(std::uintptr_t address, bool write)> owns;
  int exitStatus = 0;
};

/// Installs handlers for SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP and SIGSYS (on an alternate stack, for the calling
/// thread) and for exit() and quick_exit(); each writes `report` and ends the process with kReportedExitCode. `claim`
/// may be null; both must outlive the process. Signals that the parent had blocked or handled get their default. For a
/// child process only; false with errno on failure.
bool reportCrashesTo(CrashReport* report, const FaultClaim* claim);

/// Writes the report and ends the process.
[[noreturn]] void endWithReport(CrashReport* report, CrashReport::Kind kind, int number, const char* text);

/// "segmentation fault (SIGSEGV)", "integer division by zero (SIGFPE)".
std::string signalText(int signal, int signalCode);

/// Whether the report is a memory fault just below the stack: recursion without end, or a huge local array.
bool isStackOverflow(const CrashReport& report);

} // namespace qkc::judge
